// Points by source over time, from the events of each game.

import { describe, expect, test } from 'vitest'
import type { Event as Happening, Source } from '../../src/games/dragon/engine'
import { ledger as dragon } from '../../src/games/dragon/ledger'
import { ledger as huang } from '../../src/games/huang/ledger'
import { pointsBySource, total } from '../../src/lib/report/points'
import type { Item, Told } from '../../src/lib/games'
import type { Acted } from '../../src/lib/table/model.svelte'

const told = (event: Happening): Told<'dragon'> => ({ event, phrase: { id: 'x' } })
const acted = (seq: number, seat: number, ...events: Happening[]): Acted<'dragon'> => ({
  seq,
  time: 0,
  kind: 'acted',
  seat,
  bot: false,
  undone: false,
  told: events.map(told),
})

describe('Huang', () => {
  test('points by why they were gained; a granary is worth two', () => {
    const points = { event: 'points', seat: 2, colour: 'red', points: 3, at: 'c4' } as const
    expect(huang({ ...points, because: 'war' })).toEqual([{ seat: 2, by: 3, source: 'huang-source-war' }])
    expect(huang({ ...points, because: 'stand_in' })).toEqual([{ seat: 2, by: 3, source: 'huang-source-stand-in' }])
    expect(huang({ event: 'granaries', seat: 1, count: 2, points: 4, left: 'c4' })).toEqual([
      { seat: 1, by: 4, source: 'huang-source-granaries' },
    ])
    expect(huang({ event: 'neutral', seat: 1 })).toEqual([])
  })
})

describe('the Year of the Dragon', () => {
  test('points by source', () => {
    expect(dragon({ event: 'scores', seat: 1, source: 'wall_tile', points: 3 })).toEqual([
      { seat: 1, by: 3, source: 'dragon-source-wall-tile' },
    ])
    expect(dragon({ event: 'passes', seat: 1, yuan: 3 })).toEqual([])
  })
})

describe('over time', () => {
  const scores = (seat: number, source: Source, points: number): Happening => ({
    event: 'scores',
    seat,
    source,
    points,
  })
  const items: Item<'dragon'>[] = [
    { seq: 0, time: 0, kind: 'started' },
    acted(1, 1, scores(1, 'research', 2)),
    { ...acted(2, 2, scores(2, 'research', 9)), undone: true },
    acted(3, 2, scores(1, 'palaces', 2), scores(2, 'palaces', 3)),
    acted(4, 1, scores(1, 'research', 1)),
  ]
  test('one moment before everything and one after each action that stood', () => {
    const { sources, moments } = pointsBySource(items, { ledger: ({ event }: Told<'dragon'>) => dragon(event) }, 2)
    expect(sources).toEqual(['dragon-source-palaces', 'dragon-source-research'])
    expect(moments).toEqual([
      [
        [0, 0],
        [0, 0],
      ],
      [
        [0, 2],
        [0, 0],
      ],
      [
        [2, 2],
        [3, 0],
      ],
      [
        [2, 3],
        [3, 0],
      ],
    ])
    expect(moments.at(-1)?.map(total)).toEqual([5, 3])
  })
  test('a game without a ledger has no sources', () => {
    expect(pointsBySource(items, {}, 2).sources).toEqual([])
  })
})
