import { describe, expect, test } from 'vitest'
import { gains, lines, risen } from '../../src/games/qin/foreseen'
import type { Effect, View } from '../../src/games/qin/view'

const view = {
  rows: ['......', '......', '......'],
  lone: [],
  provinces: [
    { colour: 'red', owner: 1, pagodas: 1, major: false, squares: ['a1', 'b1'] },
    { colour: 'red', owner: 2, pagodas: 1, major: false, squares: ['d1', 'e1'] },
    { colour: 'blue', owner: 2, pagodas: 1, major: false, squares: ['d2', 'e2'] },
  ],
  villages: [{ at: 'c3', owner: 2 }],
  players: [{ pagodas: 5 }, { pagodas: 7 }],
} as unknown as View

/** The first seat takes the second one's red province, and a village. */
const merge: Effect = {
  provinces: [
    {
      what: 'merged',
      colour: 'red',
      at: 'c1',
      size: 5,
      owner: 1,
      major: true,
      joined: [
        { owner: 1, size: 2, at: 'a1' },
        { owner: 2, size: 2, at: 'd1' },
      ],
    },
  ],
  villages: [{ at: 'c3', won: 1, lost: 2 }],
  pagodas: [
    { seat: 2, by: -1, why: 'merged', at: 'c1' },
    { seat: 1, by: 1, why: 'major', at: 'c1' },
    { seat: 2, by: -1, why: 'village_lost', at: 'c3' },
    { seat: 1, by: 1, why: 'village_won', at: 'c3' },
  ],
}

/** A province that is major at once, with the last pagoda. */
const founding: Effect = {
  provinces: [{ what: 'founded', colour: 'blue', at: 'a3', size: 5, owner: 1, major: true }],
  pagodas: [
    { seat: 1, by: 1, why: 'founded', at: 'a3' },
    { seat: 1, by: 1, why: 'major', at: 'a3' },
  ],
  last_pagoda: 1,
}

describe('the lines of the panel', () => {
  test('tell provinces first, then pagodas with what they are for', () =>
    expect(lines(merge)).toEqual([
      { what: 'merged', seat: 1, colour: 'red', size: 5, by: 0 },
      { what: 'returned', seat: 2, by: -1 },
      { what: 'major', seat: 1, by: 1, colour: 'red' },
      { what: 'village_lost', seat: 2, by: -1, at: 'c3' },
      { what: 'village_won', seat: 1, by: 1, at: 'c3' },
    ]))
  test('tell the pagoda of a founding beside it, and the last one at the end', () =>
    expect(lines(founding)).toEqual([
      { what: 'founded', seat: 1, colour: 'blue', size: 5, by: 1 },
      { what: 'major', seat: 1, by: 1, colour: 'blue' },
      { what: 'last', seat: 1, by: 0 },
    ]))
  test('are none where nothing happens', () => expect(lines({})).toEqual([]))
})

test('what every seat gains is what it places, less what comes back', () => {
  expect(Object.fromEntries(gains(merge))).toEqual({ 1: 2, 2: -2 })
  expect(gains({})).toEqual(new Map())
})

describe('what rises', () => {
  test('takes the place of what stood on the joined provinces', () =>
    expect(risen(merge, view)).toEqual([
      { at: 'c1', seat: 1, by: 1, count: 2, village: false, over: ['a1', 'b1', 'd1', 'e1'] },
      { at: 'c3', seat: 1, by: 1, count: 1, village: true, over: [] },
    ]))
  test('is one double pagoda where a province is major at once', () =>
    expect(risen(founding, view)).toEqual([{ at: 'a3', seat: 1, by: 2, count: 2, village: false, over: [] }]))
})
