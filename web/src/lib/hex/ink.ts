// The tools of the ink landscape: noise, contours of a field, smooth lines, mountain ranges. Pure functions of numbers, so that a
// map always looks the same.

import { round, type Point } from './geometry'

export type Field = (x: number, y: number) => number
/** Left, top, right, bottom and the distance between samples. */
export type Box = [left: number, top: number, right: number, bottom: number, step: number]

function hash(x: number, y: number): number {
  const value = Math.sin(x * 127.1 + y * 311.7) * 43758.5453
  return value - Math.floor(value)
}

/** Smooth noise between 0 and 1. */
export function noise(x: number, y: number): number {
  const i = Math.floor(x)
  const j = Math.floor(y)
  const u = ease(x - i)
  const v = ease(y - j)
  const top = hash(i, j) * (1 - u) + hash(i + 1, j) * u
  const bottom = hash(i, j + 1) * (1 - u) + hash(i + 1, j + 1) * u
  return top * (1 - v) + bottom * v
}

const ease = (t: number) => t * t * (3 - 2 * t)

/** A small generator of numbers between 0 and 1. */
export function random(seed: number): () => number {
  let state = (seed * 7919 + 13) % 2147483647
  return () => (state = (state * 16807) % 2147483647) / 2147483647
}

/** A field sampled on a grid, and read between the samples: fields are asked often, and most are slow. */
export function sampled(field: Field, [left, top, right, bottom, step]: Box): Field {
  const columns = Math.ceil((right - left) / step) + 1
  const rows = Math.ceil((bottom - top) / step) + 1
  const values = new Float32Array(columns * rows)
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) values[j * columns + i] = field(left + i * step, top + j * step)
  return (x, y) => {
    const u = Math.max(0, Math.min(columns - 1.001, (x - left) / step))
    const v = Math.max(0, Math.min(rows - 1.001, (y - top) / step))
    const i = Math.floor(u)
    const j = Math.floor(v)
    const at = j * columns + i
    const a = (values[at] as number) * (1 - u + i) + (values[at + 1] as number) * (u - i)
    const b = (values[at + columns] as number) * (1 - u + i) + (values[at + columns + 1] as number) * (u - i)
    return a * (1 - v + j) + b * (v - j)
  }
}

// Marching squares: for each of the sixteen cases, the sides (top, right, bottom, left) that lines go from and to.
const CASES = ['', 'LT', 'TR', 'LR', 'RB', 'LTRB', 'TB', 'LB', 'BL', 'BT', 'TRBL', 'BR', 'RL', 'RT', 'TL', '']

/** The closed lines along which a field is 0, with positive values inside. */
export function contour(field: Field, [left, top, right, bottom, step]: Box): Point[][] {
  const [columns, rows] = [Math.ceil((right - left) / step), Math.ceil((bottom - top) / step)]
  const values: number[][] = []
  for (let j = 0; j <= rows; j++) {
    const border = j === 0 || j === rows
    values.push(
      Array.from({ length: columns + 1 }, (_, i) =>
        border || i === 0 || i === columns ? -1 : field(left + i * step, top + j * step),
      ),
    )
  }
  const value = (i: number, j: number) => (values[j] as number[])[i] as number
  const crossing = (i: number, j: number, down: boolean): { point: Point; key: string } => {
    const [a, b] = [value(i, j), down ? value(i, j + 1) : value(i + 1, j)]
    const way = a / (a - b)
    const point: Point = [left + (i + (down ? 0 : way)) * step, top + (j + (down ? way : 0)) * step]
    return { point, key: `${i},${j},${down}` }
  }
  const sides: Record<string, (i: number, j: number) => { point: Point; key: string }> = {
    T: (i, j) => crossing(i, j, false),
    R: (i, j) => crossing(i + 1, j, true),
    B: (i, j) => crossing(i, j + 1, false),
    L: (i, j) => crossing(i, j, true),
  }
  const lines = new Map<string, { point: Point; to: string }>()
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const number =
        (value(i, j) > 0 ? 1 : 0) + (value(i + 1, j) > 0 ? 2 : 0) + (value(i + 1, j + 1) > 0 ? 4 : 0) + (value(i, j + 1) > 0 ? 8 : 0)
      if (number === 0 || number === 15) continue
      const way = CASES[number] as string
      for (let k = 0; k < way.length; k += 2) {
        const [from, to] = [way[k], way[k + 1]].map((side) => sides[side as string]?.(i, j))
        if (from && to) lines.set(from.key, { point: from.point, to: to.key })
      }
    }
  }
  const loops: Point[][] = []
  for (const [first] of lines) {
    const loop: Point[] = []
    for (let key = first, line = lines.get(key); line; key = line.to, line = lines.get(key)) {
      lines.delete(key)
      loop.push(line.point)
    }
    if (loop.length > 8) loops.push(loop)
  }
  return loops
}

/** Cuts the corners of a line (Chaikin). */
export function smooth(points: Point[], closed = true, times = 2): Point[] {
  let line = points
  for (let n = 0; n < times; n++) {
    const cut: Point[] = []
    const count = line.length
    for (let i = 0; i < (closed ? count : count - 1); i++) {
      const [a, b] = [line[i] as Point, line[(i + 1) % count] as Point]
      cut.push([a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25])
      cut.push([a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75])
    }
    line = closed ? cut : [line[0] as Point, ...cut, line[count - 1] as Point]
  }
  return line
}

export const linePath = (points: Point[], closed = true): string =>
  'M' + points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L') + (closed ? 'Z' : '')

/** Twice the area inside a line, positive for a hole. */
const area = (loop: Point[]): number =>
  loop.reduce((sum, [x, y], i) => {
    const [nx, ny] = loop[(i + 1) % loop.length] as Point
    return sum + x * ny - nx * y
  }, 0)

/** Contours as one smooth path; small holes are closed. */
export const contourPath = (loops: Point[][], least = 8): string =>
  loops
    .filter((loop) => loop.length > least && (area(loop) < 0 || area(loop) > 2000))
    .map((loop) => linePath(smooth(loop).filter((_, i) => i % 2 === 0)))
    .join('')

/** A smooth line through all points (Catmull-Rom), with `steps` points between two of them. */
export function spline(points: Point[], steps: number): Point[] {
  const line: Point[] = []
  for (let i = 0; i < points.length - 1; i++) {
    const [b, c] = [points[i] as Point, points[i + 1] as Point]
    const [a, d] = [points[i - 1] ?? b, points[i + 2] ?? c]
    for (let k = 0; k < steps; k++) {
      const t = k / steps
      const mix = (q: 0 | 1) =>
        0.5 *
        (2 * b[q] +
          (c[q] - a[q]) * t +
          (2 * a[q] - 5 * b[q] + 4 * c[q] - d[q]) * t * t +
          (3 * b[q] - a[q] - 3 * c[q] + d[q]) * t ** 3)
      line.push([mix(0), mix(1)])
    }
  }
  return [...line, points[points.length - 1] as Point]
}

/** How far a point is from a piece of a line, and how far along. */
export function toSegment(x: number, y: number, a: Point, b: Point): [distance: number, along: number] {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const square = dx * dx + dy * dy
  const along = square ? Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / square)) : 0
  return [Math.hypot(x - a[0] - along * dx, y - a[1] - along * dy), along]
}

export interface Range {
  wash: string
  crest: string
  strokes: string
}

/** A mountain range: a wash that falls to nothing, a tapered crest, and a few strokes down from each summit. */
export function range([x, y]: Point, width: number, height: number, seed: number): Range {
  const next = random(seed)
  const place = (a: number, b: number) => `${round(a)} ${round(b)}`
  const count = Math.round(width / 6)
  const shift = next() * 50
  const summits = Math.max(2, Math.round(width / 46))
  const peaks = Array.from({ length: summits }, (_, i) => ({
    at: (i + 0.5 + (next() - 0.5) * 0.5) / summits,
    high: 0.5 + next() * 0.5,
    wide: (0.8 + next() * 0.5) / summits,
  }))
  const top = Array.from({ length: count + 1 }, (_, i): Point => {
    const along = i / count
    const rise = peaks.map(({ at, high, wide }) => high * Math.max(0, 1 - (Math.abs(along - at) / wide) ** 0.82))
    const tall = Math.max(0.12, ...rise) + (noise(shift + i * 0.9, seed) - 0.5) * 0.09
    return [x - width / 2 + along * width, y - height * Math.sin(Math.PI * along) ** 0.7 * tall]
  })
  const crest = smooth(top, false, 1)
  const under = crest
    .map(([a, b], i): Point => {
      const along = i / crest.length
      const thick = 0.5 + 1.5 * Math.abs(Math.sin(along * 17 + seed)) * Math.sin(Math.PI * along)
      return [a + thick * 0.5, b + thick]
    })
    .reverse()
  let strokes = ''
  for (let i = 2; i < top.length - 2; i++) {
    const [px, py] = top[i] as Point
    const summit = py < (top[i - 1] as Point)[1] && py <= (top[i + 1] as Point)[1] && py < y - height * 0.35
    for (let k = 0; summit && k < 4; k++) {
      const [dx, dy, long] = [2 + k * (2.6 + next() * 1.6), (y - py) * (0.1 + k * 0.1), (y - py) * (0.16 + next() * 0.14)]
      strokes += `M${place(px + dx, py + dy)}q${place(1 + next() * 2, long * 0.5)} ${place(3.4 + next() * 3, long)}`
      if (k < 2) strokes += `M${place(px - dx * 0.8, py + dy * 1.3)}q${place(-1, long * 0.4)} ${place(-2.6 - next() * 2, long * 0.8)}`
    }
  }
  return {
    wash: `${linePath(crest, false)}L${place(x + width / 2, y)}L${place(x - width / 2, y)}Z`,
    crest: linePath([...crest, ...under]),
    strokes,
  }
}
