// What a choice costs, as far as a hint tells.

import type { Hint } from '$lib/games'

/** From how much of the winning chance on a coach warns. */
export const MUCH = 0.07

/**
 * How much winning chance a choice gives away against the best one. A choice that the hint does not name costs at least as much as the
 * worst one it names.
 */
export function cost({ actions }: Pick<Hint, 'actions'>, number: number): number {
  const chances = actions.map(({ chance }) => chance)
  if (chances.length === 0) return 0
  const named = actions.find((action) => action.number === number)
  return Math.max(0, Math.max(...chances) - (named?.chance ?? Math.min(...chances)))
}
