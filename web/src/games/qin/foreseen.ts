// What a staged tile would do, by its effect: the lines of the question, and the pagodas that rise on the board.

import type { Colour, Effect, View } from './view'

/** Something that would happen, and the pagodas it takes from a seat's supply or, below zero, gives back. */
export type Line = { seat: number; by: number } & (
  | { what: 'founded' | 'grown' | 'merged'; colour: Colour; size: number }
  | { what: 'major'; colour: Colour | undefined }
  | { what: 'returned' | 'last' }
  | { what: 'village_won' | 'village_lost'; at: string }
)

/** A pagoda, or two, that would stand where there was none or only one. */
export interface Risen {
  at: string
  seat: number
  /** How many are new. */
  by: number
  /** How many stand there then: 2 is a double pagoda. */
  count: number
  village: boolean
  /** The squares of the provinces that become this one: what stands there gives way. */
  over: string[]
}

/** Returns the pagodas that each seat would place, less those it would get back. */
export function gains({ pagodas = [] }: Effect): Map<number, number> {
  const gained = new Map<number, number>()
  for (const { seat, by } of pagodas) gained.set(seat, (gained.get(seat) ?? 0) + by)
  return gained
}

/** Returns what a choice changes, line by line. */
export function lines({ provinces = [], pagodas = [], last_pagoda }: Effect): Line[] {
  const last: Line[] = last_pagoda === undefined ? [] : [{ what: 'last', seat: last_pagoda, by: 0 }]
  const changed = provinces.map(({ what, owner: seat, colour, size, at }): Line => {
    const founding = what === 'founded' ? pagodas.find((change) => change.why === what && change.at === at) : undefined
    return { what, seat, colour, size, by: founding?.by ?? 0 }
  })
  const moved = pagodas.flatMap(({ seat, by, why, at }): Line[] => {
    switch (why) {
      case 'founded':
        return []
      case 'major':
        return [{ what: why, seat, by, colour: provinces.find((province) => province.at === at)?.colour }]
      case 'merged':
        return [{ what: 'returned', seat, by }]
      default:
        return [{ what: why, seat, by, at }]
    }
  })
  return [...changed, ...moved, ...last]
}

/** The pagodas that would rise. */
export function risen({ provinces = [], pagodas = [] }: Effect, view: View): Risen[] {
  const all: Risen[] = []
  for (const { seat, by, why, at } of pagodas) {
    if (by < 0) continue
    const same = all.find((one) => one.at === at)
    if (same) {
      same.by += by
      same.count += by
      continue
    }
    const before = (provinces.find((province) => province.at === at)?.joined ?? []).flatMap((joined) =>
      view.provinces.filter(({ squares }) => squares.includes(joined.at)),
    )
    const standing = before.reduce((sum, { owner, pagodas }) => sum + (owner === seat ? pagodas : 0), 0)
    const over = before.flatMap(({ squares }) => squares)
    all.push({ at, seat, by, count: standing + by, village: why === 'village_won', over })
  }
  return all
}
