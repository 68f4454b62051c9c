// The courses of a map's rivers: every river hex lies on one, from its source to its mouth. Side arms and lakes are courses of
// their own that leave a river and come back to it.

import { around, hexAt, hexName, type Hex } from './geometry'

export interface Course {
  path: Hex[]
  /** Half of its width in sides of a hex, at its first and at its last hex. */
  width: [number, number]
  /** Does it flow by itself, or is it a side arm? */
  main: boolean
}

export type Terrain = 'land' | 'river' | 'sea' | 'beyond'

/** Rows of `.`, `~` and `#` as ground. What lies east of a row's last hex is the sea, what lies elsewhere off the map is land. */
export function terrainOf(rows: string[]): (hex: Hex) => Terrain {
  const shore = rows.map((row) => row.replace(/#+$/, '').length)
  return ([column, row]) => {
    const y = Math.max(0, Math.min(rows.length - 1, row))
    if (column >= (shore[y] as number)) return 'sea'
    const kind = row === y ? rows[y]?.[column] : undefined
    return kind === '~' ? 'river' : kind === '.' ? 'land' : 'beyond'
  }
}

/** Steps from a hex to all others within a set, and the hex before each. */
function distances(from: string, within: Set<string>): Map<string, { steps: number; before: string | null }> {
  const found = new Map([[from, { steps: 0, before: null as string | null }]])
  const queue = [from]
  for (const name of queue) {
    const steps = found.get(name)?.steps ?? 0
    for (const next of around(hexAt(name)).map(hexName)) {
      if (!within.has(next) || found.has(next)) continue
      found.set(next, { steps: steps + 1, before: name })
      queue.push(next)
    }
  }
  return found
}

function trace(to: string, found: Map<string, { before: string | null }>): string[] {
  const path: string[] = []
  for (let name: string | null = to; name !== null; name = found.get(name)?.before ?? null) path.push(name)
  return path.reverse()
}

/** The rivers of a map. */
export function courses(rows: string[]): Course[] {
  const terrain = terrainOf(rows)
  const left = new Set(rows.flatMap((row, y) => [...row].flatMap((kind, x) => (kind === '~' ? [hexName([x, y])] : []))))
  const all: Course[] = []
  while (left.size) {
    const water = new Set(distances([...left][0] as string, left).keys())
    for (const name of water) left.delete(name)
    const main = longest(water, terrain)
    all.push({ path: extended(main.map(hexAt), terrain), width: [0.46, 0.66], main: true })
    all.push(
      ...arms(water, new Set(main)).map((path): Course => ({ path: path.map(hexAt), width: [0.5, 0.54], main: false })),
    )
  }
  return all
}

/** The longest way through a river that has no shortcut, from the land to the sea. */
function longest(water: Set<string>, terrain: (hex: Hex) => Terrain): string[] {
  const touches = (name: string, kind: Terrain) => around(hexAt(name)).some((hex) => terrain(hex) === kind)
  // Rivers rise in the west: an end at the edge of the map is worth a hex, the sea two.
  const worth = new Map(
    [...water].map((name) => [name, touches(name, 'sea') ? 2 : touches(name, 'beyond') ? 1 : 0] as const),
  )
  let best: { path: string[]; worth: number } = { path: [], worth: -1 }
  for (const from of water) {
    const found = distances(from, water)
    for (const [to, { steps }] of found) {
      const value = steps + (worth.get(from) ?? 0) + (worth.get(to) ?? 0)
      if (value > best.worth) best = { path: trace(to, found), worth: value }
    }
  }
  const [first, last] = [best.path[0] as string, best.path[best.path.length - 1] as string]
  const mouth = (name: string) => (touches(name, 'sea') ? 100 : 0) + hexAt(name)[0]
  return mouth(first) > mouth(last) ? best.path.reverse() : best.path
}

/** A river comes from beyond the map where it can, from the west if there is a choice, and flows one hex out to the sea. */
function extended(path: Hex[], terrain: (hex: Hex) => Terrain): Hex[] {
  const [first, last] = [path[0] as Hex, path[path.length - 1] as Hex]
  const west = (hex: Hex | undefined): Hex | undefined =>
    hex &&
    around(hex)
      .filter((next) => terrain(next) === 'beyond' && path.every((one) => hexName(one) !== hexName(next)))
      .sort((a, b) => a[0] + Math.abs(a[1] - first[1]) * 0.4 - b[0] - Math.abs(b[1] - first[1]) * 0.4)[0]
  const source = west(first)
  const farther = west(source)
  const before = path[path.length - 2] ?? last
  const away = ([column, row]: Hex) => Math.hypot(column - before[0], row - before[1])
  const mouth = around(last)
    .filter((next) => terrain(next) === 'sea')
    .sort((a, b) => away(b) - away(a))[0]
  return [...(farther ? [farther] : []), ...(source ? [source] : []), ...path, ...(mouth ? [mouth] : [])]
}

/** The hexes beside the main course, as ways that leave it and come back if they can. */
function arms(water: Set<string>, done: Set<string>): string[][] {
  const found: string[][] = []
  const open = new Set([...water].filter((name) => !done.has(name)))
  const near = (name: string) => around(hexAt(name)).map(hexName)
  while (open.size) {
    const start = [...open].find((name) => near(name).some((next) => done.has(next))) as string
    const far = [...distances(start, open)].sort((a, b) => b[1].steps - a[1].steps)[0] as [string, unknown]
    const way = trace(far[0], distances(start, open))
    const from = near(start).find((next) => done.has(next))
    const to = near(far[0]).find((next) => done.has(next) && next !== from)
    found.push([...(from ? [from] : []), ...way, ...(to ? [to] : [])])
    for (const name of way) {
      open.delete(name)
      done.add(name)
    }
  }
  return found
}
