// Points by source over time, from the events of a log: what each seat has from where after every action.

import type { GameModule } from '$lib/game'
import type { GameId, Item } from '$lib/games'

export interface PointsBySource {
  /** Where points came from, as ids of messages: the richest source of the whole table first. */
  sources: string[]
  /** After so many actions: for every seat its points from each source. */
  moments: number[][][]
}

export function pointsBySource<G extends GameId>(
  items: Item<G>[],
  module: Pick<GameModule<G>, 'ledger'>,
  seats: number,
): PointsBySource {
  const entries = items.flatMap((item) =>
    item.kind === 'acted' && !item.undone ? [item.told.flatMap((told) => module.ledger?.(told) ?? [])] : [],
  )
  const earned = new Map<string, number>()
  for (const { source, by } of entries.flat()) earned.set(source, (earned.get(source) ?? 0) + by)
  const sources = [...earned].sort(([, a], [, b]) => b - a).map(([source]) => source)
  let now = Array.from({ length: seats }, () => Array<number>(sources.length).fill(0))
  const moments = [now]
  for (const one of entries) {
    now = now.map((row, seat) =>
      row.map(
        (points, index) =>
          points +
          one.reduce(
            (sum, { seat: whose, by, source }) => (whose === seat + 1 && source === sources[index] ? sum + by : sum),
            0,
          ),
      ),
    )
    moments.push(now)
  }
  return { sources, moments }
}

export const total = (row: number[]): number => row.reduce((sum, points) => sum + points, 0)
