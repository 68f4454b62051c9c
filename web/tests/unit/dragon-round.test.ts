// The sheet of an event: what every seat had, paid, lost and scored, from what the log tells.

import { expect, test, vi } from 'vitest'
import type { Event, View } from '../../src/games/dragon/engine'
import { placesOf, stepsOf } from '../../src/games/dragon/places'
import { roundOf } from '../../src/games/dragon/round'

vi.stubGlobal('document', { documentElement: { lang: '' } })
const { speech } = await import('../../src/lib/i18n/speech.svelte')
await speech.need('common', 'dragon', 'web')
const { broughtBy } = await import('../../src/games/dragon/special')

const palace = { floors: 2, persons: [] }
const court = (seat: number, more = {}) => ({
  seat,
  score: 10 * seat,
  yuan: 1,
  rice: 0,
  fireworks: 0,
  symbols: { warrior: 0, healer: 1 },
  ...more,
})
const view = {
  supply: [{ role: 'healer', young: 1, old: 1, persons: [{ person: 'old_healer', symbols: 2, value: 1 }] }],
  seats: [court(1), court(2, { yuan: 5 })],
} as unknown as View

const tribute: Event[] = [
  { event: 'month', month: 8, brings: 'tribute', groups: [] },
  { event: 'gains', seat: 1, good: 'yuan', amount: 9 },
  { event: 'event', month: 8, brings: 'tribute', again: false, had: [4, 9] },
  { event: 'pays', seat: 1, good: 'yuan', amount: 3, missing: 1 },
  { event: 'pays', seat: 2, good: 'yuan', amount: 4, missing: 0 },
]
const released: Event = { event: 'releases', seat: 1, person: 'old_healer', palace, cause: 'tribute' }
const decay: Event = { event: 'decays', seat: 2, floors: 2, palaces: 0 }
const scoring: Event[] = [
  { event: 'scores', seat: 1, source: 'palaces', points: 3 },
  { event: 'scores', seat: 1, source: 'ladies', points: 1 },
]

test('before the first event there is no sheet', () => expect(roundOf(tribute.slice(0, 2), view)).toBeUndefined())

test('while somebody chooses, the event is on', () => {
  const found = roundOf(tribute, view)
  expect(found).toMatchObject({ month: 8, event: 'tribute', mark: 'coin', reached: 'event', done: false })
  expect(found?.rows).toMatchObject([
    { seat: 1, had: 4, paid: 3, missing: 1, lost: [], points: 0 },
    { seat: 2, had: 9, paid: 4, missing: 0 },
  ])
})

test('persons, decay and points come in steps, and the next month ends it', () => {
  expect(roundOf([...tribute, released, decay], view)).toMatchObject({ reached: 'decay' })
  const month: Event = { event: 'month', month: 9, brings: 'peace', groups: [] }
  const found = roundOf([...tribute, released, decay, ...scoring, month], view)
  expect(found).toMatchObject({ reached: 'points', done: true })
  expect(found?.rows).toMatchObject([{ lost: ['old_healer'], points: 4 }, { floors: 2 }])
})

test('the sheet says what a seat had when the event came, whatever happens later', () => {
  const after: Event[] = [
    { event: 'month', month: 9, brings: 'peace', groups: [] },
    { event: 'passes', seat: 2, yuan: 0 },
  ]
  expect(roundOf([...tribute, ...after], view)?.rows.map(({ had }) => had)).toEqual([4, 9])
})

test('what a super event brings or takes stands apart from what the event asks for', () => {
  const special: Event[] = [
    { event: 'super_event', brings: 'tsunami' },
    { event: 'gives_back', seat: 1, yuan: 2, rice: 0, fireworks: 1 },
  ]
  const found = roundOf([...tribute, ...special, decay], view)
  expect(found).toMatchObject({ event: 'tribute', special: 'tsunami' })
  expect(found?.rows).toMatchObject([
    { seat: 1, had: 4, paid: 3, special: [special[1]] },
    { seat: 2, had: 9, paid: 4, special: [], floors: 2 },
  ])
})

test('goods and persons of a super event stand by themselves', () => {
  const treaty: Event[] = [
    { event: 'super_event', brings: 'treaty' },
    { event: 'treats', seat: 1, role: 'collector' },
    { event: 'gains', seat: 1, good: 'yuan', amount: 1 },
  ]
  expect(roundOf([...tribute, ...treaty], view)?.rows[0]).toMatchObject({ had: 4, special: treaty.slice(1) })
  const dawn: Event[] = [
    { event: 'event', month: 7, brings: 'epidemic', again: false, had: [3, 1] },
    { event: 'super_event', brings: 'dawn' },
    { event: 'dawns', seat: 1, person: 'old_healer' },
    { event: 'places', seat: 1, person: 'old_healer', replaced: null, palace },
    { event: 'advances', seat: 1, steps: 1, space: 9 },
  ]
  expect(roundOf(dawn, view)?.rows[0]).toMatchObject({ had: 3, special: [dawn[2]] })
})

test('floors that an earthquake took are no decay', () => {
  const quake: Event[] = [
    { event: 'super_event', brings: 'earthquake' },
    { event: 'falls', seat: 2, palace },
    { event: 'falls', seat: 2, palace },
  ]
  expect(roundOf([...tribute, ...quake, decay], view)?.rows[1]).toMatchObject({ floors: 2, special: quake.slice(1) })
})

test('a wild card that a tornado takes is a star, and a word only where it is read out', () =>
  expect(
    broughtBy([
      { event: 'discards', seat: 1, card: 'monk' },
      { event: 'discards', seat: 1, card: 'wild' },
    ]),
  ).toEqual([
    { role: 'monk', words: speech.t('dragon-role-monk') },
    { symbol: 'star', words: '', spoken: speech.t('dragon-table-wild-card') },
  ]))

test('in an eclipse the event is paid twice', () => {
  const eclipse: Event[] = [
    { event: 'super_event', brings: 'eclipse' },
    { event: 'event', month: 8, brings: 'tribute', again: true, had: [1, 5] },
    { event: 'pays', seat: 1, good: 'yuan', amount: 0, missing: 4 },
  ]
  expect(roundOf([...tribute, ...eclipse], view)).toMatchObject({
    special: 'eclipse',
    rows: [{ had: 4, paid: 3, missing: 5, special: [] }, {}],
  })
})

test('every move has its places on the table', () => {
  expect(placesOf({ event: 'acts', seat: 2, action: 'research', group: 0, paid: 3 })).toEqual([
    'act research',
    'taker 2',
    'seat 2',
  ])
  expect(placesOf({ event: 'plays', seat: 1, card: 'wild', person: 'lady' })).toContain('person lady')
  expect(stepsOf(placesOf({ event: 'advances', seat: 3, steps: 5, space: 20 }))).toEqual(new Map([[3, 5]]))
})
