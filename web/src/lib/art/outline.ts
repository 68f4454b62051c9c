// The outline of several squares as one shape with rounded corners: provinces, lit places, tiles.

import { f } from './brush'

export interface OutlineStyle {
  /** The length of a square's side. */
  cell: number
  /** How far the line stays inside the squares. */
  inset?: number
  radius?: number
  /** Where the first square begins, both ways. */
  origin?: number
}

type Corner = [number, number]

/** The outline of `cells` (numbered row by row, `columns` in a row) as the data of a path. */
export function outline(cells: Iterable<number>, columns: number, style: OutlineStyle): string {
  const { cell, inset = 0, radius = 8, origin = 0 } = style
  const inside = new Set(cells)
  const has = (x: number, y: number) => x >= 0 && x < columns && y >= 0 && inside.has(y * columns + x)
  // Edges run clockwise around the shape.
  const edges = new Map<string, Corner[]>()
  const add = (from: Corner, to: Corner) => {
    const key = from.join()
    const list = edges.get(key)
    if (list) list.push(to)
    else edges.set(key, [to])
  }
  for (const i of inside) {
    const [x, y] = [i % columns, Math.floor(i / columns)]
    if (!has(x, y - 1)) add([x, y], [x + 1, y])
    if (!has(x + 1, y)) add([x + 1, y], [x + 1, y + 1])
    if (!has(x, y + 1)) add([x + 1, y + 1], [x, y + 1])
    if (!has(x - 1, y)) add([x, y + 1], [x, y])
  }
  let path = ''
  for (const [start, list] of edges) {
    while (list.length > 0) path += rounded(walk(start, edges), cell, inset, radius, origin)
  }
  return path
}

function walk(start: string, edges: Map<string, Corner[]>): Corner[] {
  let here = start.split(',').map(Number) as Corner
  let way: Corner | undefined
  const loop: Corner[] = []
  do {
    const list = edges.get(here.join()) ?? []
    let pick = 0
    if (list.length > 1 && way) {
      // Where two squares touch by a corner, turn right: they stay two loops.
      const right: Corner = [-way[1], way[0]]
      pick = Math.max(
        0,
        list.findIndex((to) => to[0] - here[0] === right[0] && to[1] - here[1] === right[1]),
      )
    }
    const next = list.splice(pick, 1)[0] as Corner
    loop.push(here)
    way = [next[0] - here[0], next[1] - here[1]]
    here = next
  } while (here.join() !== start)
  return loop
}

function rounded(loop: Corner[], cell: number, inset: number, radius: number, origin: number): string {
  const corner = (i: number) => loop[(i + loop.length) % loop.length] as Corner
  const bends = loop.flatMap((b, i) => {
    const [a, c] = [corner(i - 1), corner(i + 1)]
    const into: Corner = [b[0] - a[0], b[1] - a[1]]
    const out: Corner = [c[0] - b[0], c[1] - b[1]]
    if (into[0] === out[0] && into[1] === out[1]) return []
    const x = b[0] * cell - (into[1] + out[1]) * inset + origin
    const y = b[1] * cell + (into[0] + out[0]) * inset + origin
    return [{ x, y, into, out }]
  })
  const parts = bends.map(({ x, y, into, out }, i) => {
    const from = `${f(x - into[0] * radius)} ${f(y - into[1] * radius)}`
    const to = `${f(x + out[0] * radius)} ${f(y + out[1] * radius)}`
    return `${i ? 'L' : 'M'}${from}Q${f(x)} ${f(y)} ${to}`
  })
  return `${parts.join('')}Z`
}
