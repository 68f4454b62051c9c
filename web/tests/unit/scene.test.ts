import { expect, test } from 'vitest'
import { pagodasOf, pieces, seams, tilePairs } from '../../src/games/qin/scene'
import type { Event, View } from '../../src/games/qin/view'

const view = {
  rows: ['....', '....', '....'],
  lone: [],
  provinces: [{ colour: 'red', owner: 1, pagodas: 1, major: false, squares: ['a1', 'b1'] }],
  villages: [{ at: 'd1', owner: 2 }],
  players: [{ pagodas: 5 }, { pagodas: 7 }],
} as unknown as View

test('a pagoda stays where it stood while its province grows', () => {
  const stood = new Map<number, number>()
  expect(pieces(view, stood, new Set([1]))[0]?.at).toBe(1)
  const grown = { ...view, provinces: [{ ...view.provinces[0]!, squares: ['a1', 'b1', 'a2'] }] }
  expect(pieces(grown, stood, new Set())[0]?.at).toBe(1)
})

test('all pagodas of a seat are those left and those that stand, on provinces and villages', () => {
  expect([1, 2].map((seat) => pagodasOf(view, seat))).toEqual([6, 8])
  const grown = { ...view, provinces: [{ ...view.provinces[0]!, pagodas: 2 }] }
  expect(pagodasOf(grown, 1)).toBe(7)
})

test('a tile has a dotted middle, neighbours have a border', () => {
  const grid = { columns: 4, rows: 3 }
  const events: Event[] = [{ event: 'placed', seat: 1, tile: 'RR', first: 'a1', second: 'b1' }]
  const lines = seams([0, 1, 2], tilePairs(events, grid), grid, 60, 20)
  expect(lines.middle).toContain('M80')
  expect(lines.border).toContain('M140')
})
