// Huang's choices read back into pieces and places, lit places graded, and the outlook of a war.

import { describe, expect, test } from 'vitest'
import { noTiles, pieceOf, placesOf, read } from '../../src/games/huang/actions'
import { askedOrder, outlook } from '../../src/games/huang/conflict'
import { grades } from '../../src/games/huang/grading'
import type { Side, View, War } from '../../src/games/huang/view'

const act = (notation: string) => {
  const found = read({ number: 0, notation, free: true })
  if (!found) throw new Error(`${notation} is not read`)
  return found
}

describe('notation', () => {
  test.each([
    ['tile red f7', 'tile red', ['f7']],
    ['leader white c4', 'leader white', ['c4']],
    ['riot d4 leader', 'riot', ['d4']],
    ['pagoda a1 b1 a2', 'build', ['a1', 'b1', 'a2']],
    ['palace a1 b1 a2 b2 leader', 'build', ['a1', 'b1', 'a2', 'b2']],
    ['move a1 b1 a2', undefined, ['a1', 'b1', 'a2']],
    ['remove k8', undefined, ['k8']],
    ['keep k8', undefined, ['k8']],
    ['none', undefined, []],
  ])('%s', (notation, piece, places) => {
    expect(pieceOf(act(notation))).toBe(piece)
    expect(placesOf(act(notation))).toEqual(places)
  })
  test('what is committed', () => {
    expect(act('support f8 2 leader')).toMatchObject({ side: 'f8', tiles: 2, leader: true })
    expect(act('support f8 leader')).toMatchObject({ side: 'f8', tiles: 0, leader: true })
    expect(act('commit 3')).toMatchObject({ tiles: 3, leader: false })
    expect(act('replace 2 red 1 blue')).toMatchObject({ tiles: { ...noTiles(), red: 2, blue: 1 } })
  })
  test('an unknown action is left to the text table', () =>
    expect(read({ number: 0, notation: 'dance c4', free: true })).toBeUndefined())
})

const view = (tiles: View['tiles'], leaders: View['leaders']): View =>
  ({
    tiles,
    leaders,
    seats: [{}, {}, {}],
    active: 2,
    map: { rows: [], capitals: [], name: '', title: '' },
  }) as unknown as View

describe('grades', () => {
  const board = view(
    [
      { at: 'b1', colour: 'yellow' },
      { at: 'e1', colour: 'yellow' },
    ],
    [
      { seat: 1, colour: 'yellow', at: 'a1' },
      { seat: 2, colour: 'yellow', at: 'f1' },
    ],
  )
  const grade = (notation: string, on = board, seat = 1) => [...grades(on, [act(notation)], seat).values()][0]
  test('a tile scores for the leader of its group', () => {
    expect(grade('tile red c1')).toEqual({ kind: 'own' })
    expect(grade('tile red d1')).toEqual({ kind: 'other', seat: 2 })
    expect(grade('tile red c5')).toEqual({ kind: 'legal' })
  })
  test('a tile between two states with like leaders is war', () => {
    const close = view([...board.tiles, { at: 'c1', colour: 'green' }], board.leaders)
    expect(grade('tile red d1', close)).toEqual({ kind: 'war' })
  })
  test('a leader beside one of its colour is a revolt, but not beside itself', () => {
    expect(grade('leader yellow d1')).toEqual({ kind: 'revolt' })
    expect(grade('leader yellow c1')).toEqual({ kind: 'legal' })
  })
})

describe('a war as it stands', () => {
  const side = (name: string, total: number, reds: number, supports: Side['supports'], seats: number[]): Side => ({
    side: name,
    name,
    cells: [name],
    contested: seats.map((seat) => ({ seat, colour: 'red', at: name })),
    reds,
    red_tiles: [],
    supports,
    total,
  })
  // The rulebook's war: 2 and 3 more against 4 and 3 more.
  const war: War = {
    decision: 'war',
    tile: 'c3',
    order: [],
    step: { asks: 'support', seat: 1 },
    sides: [
      side(
        'b3',
        5,
        2,
        [
          { seat: 1, tiles: 2, leader: false },
          { seat: 4, tiles: 0, leader: true },
        ],
        [1],
      ),
      side('d3', 4, 4, [], [3]),
    ],
  }
  test('the winner, its price and the points change with what one has in mind', () => {
    expect(outlook(war).leading.map((one) => one.side)).toEqual(['b3'])
    const then = outlook(war, { side: 'd3', tiles: 3, leader: false })
    expect(then.leading.map((one) => one.side)).toEqual(['d3'])
    expect(then).toMatchObject({ price: 5, fromMap: 2, gains: [{ seat: 3, colour: 'red' }] })
    expect(outlook(war, { side: 'd3', tiles: 0, leader: true }).leading).toHaveLength(2)
  })
  test('everybody is asked from the left of the active player, who is last', () =>
    expect(askedOrder(view([], []))).toEqual([3, 1, 2]))
})
