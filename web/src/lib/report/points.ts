// Points over time, from the events of a log: what each seat has after every action.

import type { GameModule } from '$lib/game'
import type { Item } from '$lib/protocol/types'
import { isActed } from '$lib/table/model.svelte'

/** For each action that stood, every seat's points after it; begins with none. */
export function pointsOverTime(items: Item[], module: GameModule, seats: number): number[][] {
  if (!module.ledger) return []
  let now = Array<number>(seats).fill(0)
  return [
    now,
    ...items.filter(isActed).map((item) => {
      const next = [...now]
      for (const told of item.told)
        for (const { seat, by } of module.ledger?.(told) ?? []) next[seat - 1] = (next[seat - 1] ?? 0) + by
      return (now = next)
    }),
  ]
}
