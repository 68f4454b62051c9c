import { expect, test } from 'vitest'
import { unpack } from '../../src/lib/protocol/legal'

test('answers come back one by one, each with its places and its effect', () => {
  const choices = unpack<'qin'>({
    groups: [
      {
        notation: 'RY *1 *2',
        action: { action: 'place', tile: 'RY', first: '*1', second: '*2' },
        free: false,
        numbers: [7, 9],
        places: ['c4 c5', 'c5 c4'],
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
