// An entry of the log has one subject, whatever a move brings about for others.

import { expect, test } from 'vitest'
import { bySubject } from '../../src/lib/table/told'
import type { Acted } from '../../src/lib/table/model.svelte'
import type { Told } from '../../src/lib/games'

const told = (...events: object[]) =>
  events.map((event) => ({ event, phrase: { id: 'x' } })) as unknown as Told<'qin'>[]
const item = { kind: 'acted', seq: 1, seat: 1 } as unknown as Acted<'qin'>

test('sentences about one seat stay together, those about another begin an entry', () => {
  const all = told(
    { event: 'placed', seat: 1 },
    { event: 'founded', seat: 1 },
    { event: 'returned', seat: 2 },
    { event: 'village_won', seat: 1 },
    { event: 'no_tile_fits' },
  )
  expect(bySubject(item, all, {}).map((entry) => entry.map(({ event }) => event.event))).toEqual([
    ['placed', 'founded'],
    ['returned'],
    ['village_won', 'no_tile_fits'],
  ])
})

test('what begins a phase stands alone', () => {
  const all = told({ event: 'placed', seat: 1 }, { event: 'next_game' }, { event: 'drew', seat: 1 })
  const heading = (one: Told<'qin'>) => one.event.event === 'next_game'
  expect(bySubject<'qin'>(item, all, { heading })).toHaveLength(3)
})
