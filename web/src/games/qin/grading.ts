// The lit places by what a tile gives there: the effects of the choices, seen by one seat, as marks on squares.

import type { Placement } from './placing'
import type { Effect } from './view'

/** From nothing to the best: legal, good for somebody else only, a pagoda of mine, several. */
export type Grade = 'legal' | 'other' | 'one' | 'more'

const RANK: Record<Grade, number> = { legal: 0, other: 1, one: 2, more: 3 }

/** The squares that matter, with the best that a placement over each gives to a seat. */
export function grades(placements: Placement[], seat: number): Map<number, Grade> {
  const best = new Map<number, Grade>()
  // Many placements share one effect.
  const known = new Map<Effect, Grade>()
  for (const { choice, first, second } of placements) {
    const grade = known.get(choice.effect) ?? gradeOf(gains(choice.effect), seat)
    known.set(choice.effect, grade)
    for (const cell of [first, second]) {
      const before = best.get(cell)
      if (before === undefined || RANK[grade] > RANK[before]) best.set(cell, grade)
    }
  }
  return best
}

/** The pagodas that each seat would place, less those it would get back. */
export function gains({ pagodas = [] }: Effect): Map<number, number> {
  const gained = new Map<number, number>()
  for (const { seat, by } of pagodas) gained.set(seat, (gained.get(seat) ?? 0) + by)
  return gained
}

function gradeOf(gained: Map<number, number>, seat: number): Grade {
  const own = gained.get(seat) ?? 0
  if (own > 0) return own > 1 ? 'more' : 'one'
  return [...gained].some(([who, by]) => who !== seat && by > 0) ? 'other' : 'legal'
}
