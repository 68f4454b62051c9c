// Where the banners of a war stand: each on an empty hex beside its state, none on another.

import { hexAt, hexName } from '$lib/hex/geometry'
import { knownAs } from './capitals'
import { near } from './places'
import type { Spot, View, War } from './view'

/** The outlines of the sides of a war, in their order. */
export const LINES = ['first', 'second', 'third'] as const

export type Line = (typeof LINES)[number]

export interface Banner {
  at: Spot
  name: string
  total: number
  line: Line
}

export const lineOf = (side: number): Line => LINES[side] ?? 'third'

/** The banners of a war, with these totals of its sides. */
export function bannersOf(war: War, view: View, totals: number[]): Banner[] {
  const taken = new Set([...view.tiles.map(({ at }) => at), ...view.leaders.map(({ at }) => at)])
  const there = (spot: Spot) => '.~'.includes(view.map.rows[hexAt(spot)[1]]?.[hexAt(spot)[0]] ?? '#')
  const right = (spot: Spot) => hexName([hexAt(spot)[0] + 1, hexAt(spot)[1]])
  return war.sides.flatMap((side, i) => {
    const free = side.cells.flatMap(near).filter((spot) => there(spot) && !taken.has(spot) && there(right(spot)))
    const at = free.find((spot) => !taken.has(right(spot))) ?? free[0]
    if (!at) return []
    taken.add(at)
    return [{ at, name: knownAs(side.name), total: totals[i] ?? side.total, line: lineOf(i) }]
  })
}
