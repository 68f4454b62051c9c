// The answers of the deciding seat, one by one. They travel in groups, as columns of the fields in which they differ, with each effect once;
// here they become one choice each, with the types of their game.

import type { Choice, GameId } from '$lib/games'
import type { Group, Legal } from './types'

export function unpack<G extends GameId>(legal: Legal): Choice<G>[] {
  return legal.groups.flatMap((group) => choices<G>(group, legal.effects as Choice<G>['effect'][]))
}

function choices<G extends GameId>(group: Group, effects: Choice<G>['effect'][]): Choice<G>[] {
  const columns = Object.entries(group.columns ?? {})
  // Every second part is the name of a column.
  const parts = group.notation.split(/[{}]/)
  return group.numbers.map((number, index) => {
    const varying = Object.fromEntries(columns.map(([field, column]) => [field, column[index]]))
    const shared = group.action
    return {
      number,
      notation: parts.map((part, place) => (place % 2 ? words(varying[part]) : part)).join(''),
      free: group.free,
      action: (columns.length ? { ...(shared as object), ...varying } : shared) as Choice<G>['action'],
      effect: effects[group.effects[index] ?? -1] as Choice<G>['effect'],
    }
  })
}

/** A value as the notation names it. */
const words = (value: unknown): string => (Array.isArray(value) ? value.map(words).join(' ') : String(value))
