// The Year of the Dragon's choices by the things one touches, and what the coming months ask.

import { describe, expect, test } from 'vitest'
import { firstGift, gift, keysOf, palaceNumber } from '../../src/games/dragon/actions'
import { coming } from '../../src/games/dragon/coming'
import type { Court, View } from '../../src/games/dragon/view'

const choice = (notation: string) => ({ number: 0, notation, free: true })

test.each([
  ['taxes', ['act taxes']],
  ['privilege large', ['act privilege']],
  ['wall rice', ['act wall']],
  ['pass', []],
  ['draft monk lady', ['person young_monk', 'person lady']],
  ['person old scholar', ['person old_scholar']],
  ['wild craftsman', ['person craftsman']],
  ['spend healer', ['card healer']],
  ['palace 2', ['palace 2']],
  ['floor new', ['palace new']],
  ['replace 2 young farmer', ['lives 2 young_farmer']],
  ['release 1 lady', ['lives 1 lady']],
  ['let go', []],
  ['fall 3', ['palace 3']],
  ['discard wild', ['card wild']],
  ['dawn warrior', ['person young_warrior']],
  ['treaty monk', ['role monk']],
])('%s is found under what one touches', (notation, keys) => expect(keysOf(choice(notation))).toEqual(keys))

test('a gift is read', () =>
  expect(gift(choice('give 2 yuan 1 rice 0 fireworks'))).toEqual({ yuan: 2, rice: 1, fireworks: 0 }))

test('who has too little money is offered a gift that is enough', () => {
  expect(firstGift(['give 1 yuan 0 rice 2 fireworks', 'give 0 yuan 1 rice 2 fireworks'].map(choice))).toEqual({
    rice: 0,
    fireworks: 2,
  })
  expect(firstGift([choice('pass')])).toEqual({ rice: 0, fireworks: 0 })
})

test('of equal palaces the first is named', () => {
  const palace = { floors: 2, persons: [] }
  expect(palaceNumber([palace, { floors: 1, persons: ['lady'] }, { ...palace }], 2)).toBe(1)
})

describe('what is coming', () => {
  const court = (seat: number, more: Partial<Court>): Court =>
    ({ seat, yuan: 1, rice: 0, fireworks: 2, palaces: [], ...more }) as Court
  const view = {
    month: 3,
    events: ['peace', 'peace', 'tribute', 'mongols', 'epidemic', 'festival'],
    forecast: [{ month: 3, event: 'tribute', seats: [{ seat: 1, persons: 2, points: 0 }] }],
    seats: [
      court(1, { palaces: [{ floors: 3, persons: ['young_warrior', 'old_healer', 'lady'] }] }),
      court(2, { palaces: [{ floors: 2, persons: ['old_warrior'] }], fireworks: 3 }),
    ],
  } as unknown as View
  test('the engine says the nearest, the sums say the next two', () => {
    expect(coming(view, 1)).toEqual([
      { month: 3, event: 'tribute', need: 4, have: 1, persons: 2, points: 0 },
      { month: 4, event: 'mongols', need: 0, have: 1, persons: 1, points: 1 },
      { month: 5, event: 'epidemic', need: 3, have: 2, persons: 1, points: 0 },
    ])
    expect(coming(view, 2)[1]).toMatchObject({ persons: 0, points: 2 })
  })
})
