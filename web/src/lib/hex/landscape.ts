// The ink landscape of a map, made from nothing but its rows: rivers as brushed courses, the coast, mountain ranges, the grid.
// It is worked out once for each map.

import { courses, terrainOf, type Course } from './courses'
import { around, centre, corner, hexName, hexUnder, MARGIN, round, SIDE, WIDTH, type Hex, type Point } from './geometry'
import {
  contour,
  contourPath,
  linePath,
  noise,
  random,
  range,
  sampled,
  smooth,
  spline,
  toSegment,
  type Box,
  type Field,
  type Range,
} from './ink'

export interface Landscape {
  width: number
  height: number
  /** Where land meets water, rivers and sea in one line. */
  bank: string
  sea: string
  /** Lines along the coast, out at sea. */
  lining: string[]
  /** Lines along the rivers. */
  flow: string[]
  grid: string
  ranges: Range[]
  /** The hex in the middle of each large river, north to south, and a point out at sea. */
  names: { rivers: Point[]; sea: Point | null }
  /** How deep a point lies in water: above 0 is wet. */
  wet: Field
}

const cache = new Map<string, Landscape>()

/** The landscape of a map given as rows of `.`, `~` and `#`. */
export function landscape(rows: string[]): Landscape {
  const key = rows.join('\n')
  let found = cache.get(key)
  if (!found) cache.set(key, (found = draw(rows)))
  return found
}

interface Line {
  points: Point[]
  width: [number, number]
}

function draw(rows: string[]): Landscape {
  const columns = Math.max(1, ...rows.map((row) => row.replace(/#+$/, '').length))
  const width = Math.round(MARGIN.left + (columns + 0.5) * WIDTH + MARGIN.right)
  const height = Math.round(MARGIN.top + (rows.length - 1) * 1.5 * SIDE + 2 * SIDE + MARGIN.bottom)
  const box: Box = [-50, -50, width + 50, height + 50, 5]
  const rivers = courses(rows)
  const lines = rivers.map(line)
  const sea = sampled(seaField(rows, box), box)
  const river = sampled(riverField([...lines, ...pools(rows, rivers)]), box)
  const coast = contour(sea, box)
  const water: Field = (x, y) => {
    const [a, b] = [river(x, y), sea(x, y)]
    // A smooth maximum, so that bank and coast are one line.
    const mix = Math.max(0, Math.min(1, 0.5 + (a - b) / 20))
    return Math.min(200, b + (a - b) * mix + 10 * mix * (1 - mix))
  }
  return {
    width,
    height,
    bank: contourPath(contour(water, box), 12),
    sea: contourPath(coast),
    lining: lining(sea, coast, box, width, height),
    flow: lines.flatMap(flowLines),
    grid: gridPath(rows),
    ranges: ranges(rows, width, river),
    names: names(rivers, rows, width),
    wet: water,
  }
}

/** A course as a smooth line through the centres of its hexes, which are moved a little. */
function line({ path, width }: Course): Line {
  const points = path.map(([column, row]): Point => {
    const [x, y] = centre([column, row])
    return [x + (noise(column * 3.1, row * 1.7) - 0.5) * 9, y + (noise(column * 1.3 + 9, row * 2.9) - 0.5) * 9]
  })
  return { points: spline(points, 8), width }
}

/** Where three river hexes meet there is no island, nor between a side arm and the sea. */
function pools(rows: string[], rivers: Course[]): Line[] {
  const terrain = terrainOf(rows)
  const main = new Set(rivers.filter((river) => river.main).flatMap(({ path }) => path.map(hexName)))
  const found: Line[] = []
  rows.forEach((row, y) =>
    [...row].forEach((kind, x) => {
      if (kind !== '~') return
      const here = centre([x, y])
      const near = around([x, y])
      near.forEach((hex, i) => {
        const next = near[(i + 1) % 6] as Hex
        if (terrain(hex) === 'river' && terrain(next) === 'river') {
          const [a, b] = [centre(hex), centre(next)]
          found.push({ points: [here, [(here[0] + a[0] + b[0]) / 3, (here[1] + a[1] + b[1]) / 3]], width: [0.4, 0.4] })
        }
        if (terrain(hex) === 'sea' && !main.has(hexName([x, y])))
          found.push({ points: [here, centre(hex)], width: [0.42, 0.5] })
      })
    }),
  )
  return found
}

function riverField(lines: Line[]): Field {
  // Pieces of all lines by squares of 64 units, so that a point asks only those near it.
  const near = new Map<number, [Point, Point, number, number][]>()
  const square = (column: number, row: number) => (row + 100) * 1000 + column + 100
  for (const { points, width } of lines) {
    for (let i = 0; i < points.length - 1; i++) {
      const [a, b] = [points[i] as Point, points[i + 1] as Point]
      const half = (along: number) => (width[0] + (width[1] - width[0]) * (along / (points.length - 1))) * SIDE
      const [column, row] = [Math.floor(a[0] / 64), Math.floor(a[1] / 64)]
      for (let x = column - 1; x <= column + 1; x++)
        for (let y = row - 1; y <= row + 1; y++) {
          const key = square(x, y)
          const pieces = near.get(key) ?? []
          near.set(key, pieces)
          pieces.push([a, b, half(i), half(i + 1)])
        }
    }
  }
  return (x, y) => {
    let best = -100
    const pieces = near.get(square(Math.floor(x / 64), Math.floor(y / 64)))
    if (!pieces) return best
    for (const [a, b, first, last] of pieces) {
      const [distance, along] = toSegment(x, y, a, b)
      best = Math.max(best, first + (last - first) * along - distance)
    }
    return best + (noise(x / 15, y / 15) - 0.5) * 7
  }
}

/** The sea: the hexes east of the land, blurred and roughened. */
function seaField(rows: string[], [left, top, right, bottom]: Box): Field {
  const terrain = terrainOf(rows)
  const grid: Box = [left - 10, top - 10, right + 10, bottom + 10, 6]
  let mask: Field = sampled((x, y) => (terrain(hexUnder(x, y)) === 'sea' ? 1 : 0), grid)
  for (let times = 0; times < 2; times++) {
    const before = mask
    const across = sampled((x, y) => average((d) => before(x + d, y)), grid)
    mask = sampled((x, y) => average((d) => across(x, y + d)), grid)
  }
  return (x, y) => {
    const deep = mask(x, y)
    // Far from the coast the noise cannot matter.
    if (deep < 0.3 || deep > 0.8) return (deep - 0.56) * 60
    return (deep - 0.56 + (noise(x / 23, y / 23) - 0.5) * 0.2 + (noise(x / 8, y / 8) - 0.5) * 0.06) * 60
  }
}

function average(value: (d: number) => number): number {
  let sum = 0
  for (let d = -18; d <= 18; d += 6) sum += value(d)
  return sum / 7
}

function lining(sea: Field, shore: Point[][], box: Box, width: number, height: number): string[] {
  const coast = shore.flat().filter(([x, y], i) => i % 2 === 0 && x < width + 30 && y > -40 && y < height + 40)
  if (coast.length === 0) return []
  const coarse: Box = [box[0], box[1], box[2], box[3], 7]
  const away = sampled((x, y) => {
    if (sea(x, y) <= 0) return -1
    let least = 80 ** 2
    for (const [a, b] of coast) {
      const distance = (a - x) ** 2 + (b - y) ** 2
      if (distance < least) least = distance
    }
    return Math.sqrt(least)
  }, coarse)
  return [8, 17, 28, 42].map((distance) =>
    contour((x, y) => {
      const far = away(x, y)
      return far < 0 ? -1 : far - distance - (noise(x / 30 + distance, y / 30) - 0.5) * 6
    }, coarse)
      .map((loop) => linePath(smooth(loop, true, 1)))
      .join(''),
  )
}

/** Three lines beside each other along a course, broken by dashes. */
function flowLines({ points, width }: Line): string[] {
  return [-0.24, 0.02, 0.27].map((offset, number) =>
    linePath(
      points.map(([x, y], i): Point => {
        const [before, after] = [
          points[Math.max(i - 1, 0)] as Point,
          points[Math.min(i + 1, points.length - 1)] as Point,
        ]
        const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
        const length = Math.hypot(dx, dy) || 1
        const half = width[0] + ((width[1] - width[0]) * i) / points.length
        const off = (offset * SIDE * half) / 0.58 + (noise(i / 5, number * 7) - 0.5) * 5
        return [x - (dy / length) * off, y + (dx / length) * off]
      }),
      false,
    ),
  )
}

/** Every edge of a hex once. */
function gridPath(rows: string[]): string {
  const seen = new Set<string>()
  let path = ''
  rows.forEach((row, y) =>
    [...row].forEach((kind, x) => {
      if (kind === '#') return
      const middle = centre([x, y])
      for (let i = 0; i < 6; i++) {
        const [a, b] = [corner(middle, i), corner(middle, i + 1)]
        const key = `${Math.round(a[0] + b[0])},${Math.round(a[1] + b[1])}`
        if (seen.has(key)) continue
        seen.add(key)
        path += `M${round(a[0])} ${round(a[1])}L${round(b[0])} ${round(b[1])}`
      }
    }),
  )
  return path
}

/** Mountains where there is room: beyond the western edge, along the north and the south, and on land away from rivers. */
function ranges(rows: string[], width: number, river: Field): Range[] {
  const next = random(rows.length * 31 + width)
  const terrain = terrainOf(rows)
  const feet: { at: Point; width: number; height: number }[] = []
  const clear = ([x, y]: Point, wide: number, high: number) =>
    feet.every(({ at, width: other }) => Math.abs(at[1] - y) > 34 || Math.abs(at[0] - x) > (wide + other) * 0.36) &&
    [0.1, 0.3, 0.5, 0.7, 0.9].every((way) =>
      [0.05, 0.5, 0.8].every((up) => river(x - wide / 2 + way * wide, y - up * high * (1 - Math.abs(way - 0.5))) < -2),
    )
  const add = (at: Point, wide: number, high: number) => {
    if (clear(at, wide, high)) feet.push({ at, width: wide, height: high })
  }
  const far = MARGIN.top + rows.length * 1.5 * SIDE
  for (let y = 190; y < far; y += 130 + next() * 40) add([10 + next() * 26, y], 150 + next() * 70, 62 + next() * 34)
  rows.forEach((row, y) => {
    const edge = y === 0 || y === rows.length - 1
    for (let x = 1; x < row.length; x += edge ? 3 : 1) {
      const hex: Hex = [x, y]
      const firm = [hex, [x - 1, y], [x + 1, y]].every((one) => ['land', 'beyond'].includes(terrain(one as Hex)))
      if (!firm || (!edge && noise(x * 1.7 + y, y * 2.3) < 0.47)) continue
      const [cx, cy] = centre(hex)
      const wide = edge ? 210 + next() * 130 : 110 + next() * 120
      add(
        [cx + (next() - 0.5) * 50, cy + 18 + next() * 20],
        Math.min(wide, (width - cx) * 1.1),
        edge ? 48 + next() * 26 : 30 + next() * 26,
      )
    }
  })
  return feet.sort((a, b) => a.at[1] - b.at[1]).map(({ at, width: wide, height }, i) => range(at, wide, height, i + 3))
}

function names(rivers: Course[], rows: string[], width: number): Landscape['names'] {
  const large = rivers.filter(({ main, path }) => main && path.length >= 8)
  const calm = (path: Hex[]): Hex =>
    path.slice(2, -2).sort((a, b) => Math.abs(noise(a[0], a[1]) - 0.5) - Math.abs(noise(b[0], b[1]) - 0.5))[0] ??
    (path[0] as Hex)
  const middle = Math.floor(rows.length / 2) - 1
  const shore = (rows[middle] ?? '').replace(/#+$/, '').length
  const [x, y] = centre([shore, middle])
  return {
    rivers: large.map(({ path }) => centre(calm(path))).sort((a, b) => a[1] - b[1]),
    sea: x + 60 < width ? [Math.min(width - 30, x + 100), y] : null,
  }
}
