// Where hints and reports point at Huang's table.

import { expect, test } from 'vitest'
import { heldMarks, placeMarks, type Mark } from '../../src/games/huang/marks'
import type { Action, View } from '../../src/games/huang/view'

const mark = (action: Action, kind: Mark['kind'] = 'hint'): Mark => ({ action, kind, word: '50 %' })
const tile = (at: string): Action => ({ action: 'tile', colour: 'red', at })
const view = {
  leaders: [
    { seat: 1, colour: 'red', at: 'b2' },
    { seat: 2, colour: 'red', at: 'd5' },
  ],
  pending: {
    decision: 'war',
    sides: [
      { side: 'c4', cells: ['c4', 'd4'] },
      { side: 'f4', cells: ['f4'] },
    ],
  },
} as unknown as View

test('tiles and leaders are marked where they go, with the piece', () => {
  expect(placeMarks([mark(tile('f7'), 'better')], view, 2)).toEqual([
    { kind: 'better', word: '50 %', spots: ['f7'], piece: { kind: 'tile', colour: 'red', seat: 2 } },
  ])
})

test('a withdrawn leader is marked where it stands, a side of a war by its whole state', () => {
  const spots = (action: Action) => placeMarks([mark(action)], view, 2)[0]?.spots
  expect(spots({ action: 'withdraw', colour: 'red' })).toEqual(['d5'])
  expect(spots({ action: 'support', side: 'c4', tiles: 2, leader: true })).toEqual(['c4', 'd4'])
  expect(spots({ action: 'win', side: 'f4' })).toEqual(['f4'])
})

test('buildings are marked by all their hexes', () => {
  const [found] = placeMarks([mark({ action: 'move', from: ['a1', 'b1', 'a2'] })], view, 2)
  expect(found).toMatchObject({ spots: ['a1', 'b1', 'a2'], piece: null })
})

test('what has no place is not on the map, but its piece is marked beside it', () => {
  const take: Action = { action: 'take', colour: 'green' }
  expect(placeMarks([mark(take), mark({ action: 'none' })], view, 2)).toEqual([])
  const held = heldMarks([mark(take), mark(tile('f7'), 'played'), mark(tile('f8'), 'better')])
  expect(held.get('take green')?.kind).toBe('hint')
  expect(held.get('tile red')?.kind).toBe('played')
})

test('the steps of a line are numbered where they are played, each with the piece of its player', () => {
  const line: Mark[] = [
    { ...mark(tile('f7'), 'line'), word: '', rank: 1, seat: 2 },
    { ...mark({ action: 'none' }, 'line'), word: '', rank: 2, seat: 1 },
    { ...mark({ action: 'leader', colour: 'blue', at: 'g7' }, 'line'), word: '', rank: 3, seat: 1 },
  ]
  expect(placeMarks(line, view, 2)).toEqual([
    { kind: 'line', word: '', spots: ['f7'], piece: { kind: 'tile', colour: 'red', seat: 2 }, rank: 1 },
    { kind: 'line', word: '', spots: ['g7'], piece: { kind: 'leader', colour: 'blue', seat: 1 }, rank: 3 },
  ])
  expect(heldMarks(line).size).toBe(0)
})
