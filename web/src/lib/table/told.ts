// The sentences of a move, as the log and the strip under the bar tell it.

import type { GameModule } from '$lib/game'
import type { GameId, Told } from '$lib/games'
import type { Acted, TableModel } from './model.svelte'

/** What a move tells, without what is too small for a line. */
export const toldOf = <G extends GameId>(item: Acted<G>, table: TableModel<G>, module: GameModule<G>): Told<G>[] =>
  (module.tell?.(item, table) ?? item.told).filter((one) => !module.quiet?.(one))

/** Whom a sentence is about: as the game says, or the seat that its event names, or else who acted; nobody in a heading. */
export function subjectOf<G extends GameId>(
  item: Acted<G>,
  one: Told<G>,
  module: Pick<GameModule<G>, 'subject' | 'heading'>,
): number | undefined {
  if (module.heading?.(one)) return undefined
  return module.subject?.(one) ?? ('seat' in one.event ? one.event.seat : item.seat)
}

/** What a move tells, with one subject an entry: sentences about the same seat stay together, and a heading stands alone. */
export function bySubject<G extends GameId>(
  item: Acted<G>,
  told: Told<G>[],
  module: Pick<GameModule<G>, 'subject' | 'heading'>,
): Told<G>[][] {
  const entries: Told<G>[][] = []
  let last: number | undefined
  for (const one of told) {
    const subject = subjectOf(item, one, module)
    const entry = entries.at(-1)
    if (entry && subject !== undefined && subject === last) entry.push(one)
    else entries.push([one])
    last = subject
  }
  return entries
}
