// Where hints and reports point at Huang's table.

import { expect, test } from 'vitest'
import { heldMarks, placeMarks } from '../../src/games/huang/marks'
import type { View } from '../../src/games/huang/view'
import type { Mark } from '../../src/lib/table/model.svelte'

const mark = (notation: string, kind: Mark['kind'] = 'hint'): Mark => ({ notation, kind, word: '50 %' })
const view = {
  leaders: [{ seat: 2, colour: 'red', at: 'd5' }],
  pending: { decision: 'war', sides: [{ side: 'c4', cells: ['c4', 'd4'] }] },
} as unknown as View

test('tiles and leaders are marked where they go, with the piece', () => {
  expect(placeMarks([mark('tile red f7', 'better')], view, 2)).toEqual([
    { kind: 'better', word: '50 %', spots: ['f7'], piece: { kind: 'tile', colour: 'red', seat: 2 } },
  ])
})

test('a withdrawn leader is marked where it stands, a supported side by its whole state', () => {
  expect(placeMarks([mark('withdraw red')], view, 2)[0]?.spots).toEqual(['d5'])
  expect(placeMarks([mark('support c4 2 leader')], view, 2)[0]?.spots).toEqual(['c4', 'd4'])
})

test('what has no place is not on the map, but its piece is marked beside it', () => {
  expect(placeMarks([mark('take green'), mark('none')], view, 2)).toEqual([])
  const held = heldMarks([mark('take green'), mark('tile red f7', 'played'), mark('tile red f8', 'better')])
  expect(held.get('take green')?.kind).toBe('hint')
  expect(held.get('tile red')?.kind).toBe('played')
})
