// Pointy hexes in offset rows, as every map of Huang has them: places by name, neighbours, corners, rounded outlines. All measures
// are in units of the drawing.

/** The side of a hex. */
export const SIDE = 36
/** The width of a hex. */
export const WIDTH = Math.sqrt(3) * SIDE
/** Room for the letters on the left and the numbers on top. */
export const MARGIN = { left: 46, top: 28, right: 108, bottom: 30 }

export type Point = [x: number, y: number]
/** A column and a row, both from 0. */
export type Hex = [column: number, row: number]

/** The name of a hex as in the notation: `c4`. */
export const hexName = ([column, row]: Hex): string => String.fromCharCode(97 + column) + (row + 1)

export const hexAt = (name: string): Hex => [name.charCodeAt(0) - 97, Number(name.slice(1)) - 1]

export const centre = ([column, row]: Hex): Point => [
  MARGIN.left + (column + (row & 1 ? 0.5 : 0)) * WIDTH + WIDTH / 2,
  MARGIN.top + row * 1.5 * SIDE + SIDE,
]

/** The six hexes around one: north-east, east, south-east, south-west, west, north-west. */
export function around([column, row]: Hex): Hex[] {
  const shift = row & 1
  return [
    [column + shift, row - 1],
    [column + 1, row],
    [column + shift, row + 1],
    [column + shift - 1, row + 1],
    [column - 1, row],
    [column + shift - 1, row - 1],
  ]
}

/** A corner of a hex, the top one first, clockwise. */
export function corner([x, y]: Point, number: number, side = SIDE): Point {
  const angle = (Math.PI / 180) * (60 * number - 90)
  return [x + side * Math.cos(angle), y + side * Math.sin(angle)]
}

/** The hex whose centre is nearest to a point. */
export function hexUnder(x: number, y: number): Hex {
  const near = Math.round((y - MARGIN.top - SIDE) / (1.5 * SIDE))
  let [best, least]: [Hex, number] = [[0, near], Infinity]
  for (let row = near - 1; row <= near + 1; row++) {
    const column = Math.round((x - MARGIN.left - WIDTH / 2) / WIDTH - (row & 1 ? 0.5 : 0))
    for (let c = column - 1; c <= column + 1; c++) {
      const [cx, cy] = centre([c, row])
      const distance = (cx - x) ** 2 + (cy - y) ** 2
      if (distance < least) [best, least] = [[c, row], distance]
    }
  }
  return best
}

/** Where an arrow key leads; left and right stay in the row, up and down zigzag through the column. */
export function walk([column, row]: Hex, key: string): Hex | undefined {
  switch (key) {
    case 'ArrowLeft':
      return [column - 1, row]
    case 'ArrowRight':
      return [column + 1, row]
    case 'ArrowUp':
      return [column, row - 1]
    case 'ArrowDown':
      return [column, row + 1]
    default:
      return undefined
  }
}

export const round = (value: number): number => Math.round(value * 10) / 10

const at = ([x, y]: Point): string => `${round(x)} ${round(y)}`

/** A hex with rounded corners around a point. */
export function hexPath(side: number, radius: number, middle: Point = [0, 0]): string {
  const way = radius / side
  const between = (a: Point, b: Point): Point => [a[0] + (b[0] - a[0]) * way, a[1] + (b[1] - a[1]) * way]
  return (
    [0, 1, 2, 3, 4, 5]
      .map((i) => {
        const [before, here, after] = [i + 5, i, i + 1].map((k) => corner(middle, k, side)) as [Point, Point, Point]
        return `${i ? 'L' : 'M'}${at(between(here, before))}Q${at(here)} ${at(between(here, after))}`
      })
      .join('') + 'Z'
  )
}

interface Edge {
  from: Point
  to: Point
}

/** The border of a set of hexes (by name) as one rounded path, moved inwards by `inset`. */
export function outline(names: Iterable<string>, inset: number, radius = 9): string {
  const inside = new Set(names)
  const edges = new Map<string, Edge>()
  for (const name of inside) {
    const hex = hexAt(name)
    const middle = centre(hex)
    around(hex).forEach((next, i) => {
      if (inside.has(hexName(next))) return
      const [from, to] = [corner(middle, i), corner(middle, i + 1)]
      edges.set(at(from), { from, to })
    })
  }
  let path = ''
  for (const [first] of edges) {
    const loop: Edge[] = []
    for (let edge = edges.get(first); edge; edge = edges.get(at(edge.to))) {
      edges.delete(at(edge.from))
      loop.push(edge)
    }
    if (loop.length > 2) path += rounded(loop, inset, radius)
  }
  return path
}

function rounded(loop: Edge[], inset: number, radius: number): string {
  const count = loop.length
  const normal = ({ from, to }: Edge): Point => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    return [-(to[1] - from[1]) / length, (to[0] - from[0]) / length]
  }
  const points = loop.map((edge, i): Point => {
    const [u, v] = [normal(loop[(i + count - 1) % count] as Edge), normal(edge)]
    const scale = inset / (1 + u[0] * v[0] + u[1] * v[1])
    return [edge.from[0] + (u[0] + v[0]) * scale, edge.from[1] + (u[1] + v[1]) * scale]
  })
  const part = (a: Point, b: Point, way: number): Point => [a[0] + (b[0] - a[0]) * way, a[1] + (b[1] - a[1]) * way]
  const length = (a: Point, b: Point) => Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  return (
    points
      .map((a, i) => {
        const [b, c] = [points[(i + 1) % count] as Point, points[(i + 2) % count] as Point]
        const [enter, leave] = [Math.max(0.5, 1 - radius / length(a, b)), Math.min(0.5, radius / length(b, c))]
        return `${i ? 'L' : 'M'}${at(part(a, b, enter))}Q${at(b)} ${at(part(b, c, leave))}`
      })
      .join('') + 'Z'
  )
}
