import { expect, test } from 'vitest'
import { unpack } from '../../src/lib/protocol/legal'

test('answers come back one by one, each with its fields and its effect', () => {
  const choices = unpack<'qin'>({
    groups: [
      {
        notation: 'RY {first} {second}',
        action: { action: 'place', tile: 'RY' },
        columns: { first: ['c4', 'c5'], second: ['c5', 'c4'] },
        free: false,
        numbers: [7, 9],
        effects: [1, 0],
      },
      { notation: 'pass', action: { action: 'pass' }, free: true, numbers: [0], effects: [0] },
    ],
    effects: [{}, { last_pagoda: 1 }],
  })
  expect(choices).toEqual([
    {
      number: 7,
      notation: 'RY c4 c5',
      free: false,
      action: { action: 'place', tile: 'RY', first: 'c4', second: 'c5' },
      effect: { last_pagoda: 1 },
    },
    {
      number: 9,
      notation: 'RY c5 c4',
      free: false,
      action: { action: 'place', tile: 'RY', first: 'c5', second: 'c4' },
      effect: {},
    },
    { number: 0, notation: 'pass', free: true, action: { action: 'pass' }, effect: {} },
  ])
})

test('a list is written with spaces, and a number as it is', () => {
  const [pagoda, floor] = unpack<'huang'>({
    groups: [
      {
        notation: 'pagoda {at} leader',
        action: { action: 'pagoda', leader: true },
        columns: { at: [['a1', 'a2', 'b1']] },
        free: true,
        numbers: [7],
        effects: [0],
      },
      {
        notation: 'commit {tiles}',
        action: { action: 'commit' },
        columns: { tiles: [2] },
        free: true,
        numbers: [8],
        effects: [0],
      },
    ],
    effects: [{}],
  })
  expect([pagoda?.notation, floor?.notation]).toEqual(['pagoda a1 a2 b1 leader', 'commit 2'])
  expect(pagoda?.action).toEqual({ action: 'pagoda', leader: true, at: ['a1', 'a2', 'b1'] })
})
