// Huang's choices by pieces and places, and what is shown of conflicts as they would stand.

import { describe, expect, test } from 'vitest'
import { isHelped, pieceOf, placesOf, type Choice } from '../../src/games/huang/actions'
import { bannersOf } from '../../src/games/huang/banners'
import { revoltStanding, warStanding } from '../../src/games/huang/conflict'
import { ledger } from '../../src/games/huang/ledger'
import type { Action, Effect, Revolt, Side, View, War } from '../../src/games/huang/view'

let numbers = 0
const choice = (action: Action, effect: Effect = {}): Choice => ({
  number: numbers++,
  notation: '',
  free: true,
  action,
  effect,
})

describe('actions', () => {
  test.each<[Action, string | undefined, string[]]>([
    [{ action: 'tile', colour: 'red', at: 'f7' }, 'tile red', ['f7']],
    [{ action: 'leader', colour: 'white', at: 'c4' }, 'leader white', ['c4']],
    [{ action: 'riot', at: 'd4', leader: true }, 'riot', ['d4']],
    [{ action: 'pagoda', at: ['a1', 'b1', 'a2'] }, 'build', ['a1', 'b1', 'a2']],
    [{ action: 'palace', at: ['a1', 'b1', 'a2', 'b2'], leader: true }, 'build', ['a1', 'b1', 'a2', 'b2']],
    [{ action: 'move', from: ['a1', 'b1', 'a2'] }, undefined, ['a1', 'b1', 'a2']],
    [{ action: 'remove', at: 'k8' }, undefined, ['k8']],
    [{ action: 'keep', at: 'k8' }, undefined, ['k8']],
    [{ action: 'withdraw', colour: 'red' }, undefined, []],
    [{ action: 'none' }, undefined, []],
  ])('%o', (action, piece, places) => {
    expect(pieceOf(action)).toBe(piece)
    expect(placesOf(action)).toEqual(places)
  })
  test('a leader helps only where the action says so', () => {
    expect(isHelped({ action: 'commit', tiles: 0, leader: true })).toBe(true)
    expect(isHelped({ action: 'commit', tiles: 3 })).toBe(false)
    expect(isHelped({ action: 'leader', colour: 'red', at: 'c4' })).toBe(false)
  })
})

const side = (name: string, total: number): Side => ({
  side: name,
  name: `State of ${name}`,
  cells: [name],
  contested: [],
  reds: total,
  red_tiles: [],
  supports: [],
  total,
})
const war: War = {
  decision: 'war',
  tile: 'c2',
  order: [2, 1],
  step: { asks: 'support', seat: 1 },
  outlook: { leading: ['b2'], total: 5, price: 4, from_map: 2 },
  sides: [side('b2', 5), side('d2', 4)],
}
const supported = choice(
  { action: 'support', side: 'd2', tiles: 2, leader: true },
  {
    spent: [{ seat: 1, colour: 'red', tiles: 2, leader: true }],
    war: { totals: [5, 7], outlook: { leading: ['d2'], total: 7, price: 5, from_map: 3 } },
  },
)

describe('a conflict as it stands', () => {
  test('a war, and what an answer would make of it', () => {
    expect(warStanding(war)).toEqual({ totals: [5, 4], outlook: war.outlook })
    expect(warStanding(war, supported)).toEqual({ totals: [5, 7], outlook: supported.effect.war?.outlook })
  })
  test('its banners bear the names and totals of its sides, beside them', () => {
    const view = { tiles: [], leaders: [], map: { rows: ['......', '......', '......'] } } as unknown as View
    expect(bannersOf(war, view, [5, 7])).toMatchObject([
      { name: 'State of b2', total: 5, line: 'first' },
      { name: 'State of d2', total: 7, line: 'second' },
    ])
  })
  test('a revolt, and what an answer would make of it', () => {
    const rebel = (seat: number, total: number) => ({
      seat,
      at: null,
      yellows: [],
      commitment: { tiles: 0, leader: false },
      total,
    })
    const revolt: Revolt = {
      decision: 'revolt',
      colour: 'red',
      attacker: rebel(1, 1),
      defender: rebel(2, 1),
      outlook: { winner: 2, loser: 1, gains: [] },
    }
    expect(revoltStanding(revolt)).toMatchObject({ attack: 1, defence: 1, outlook: { winner: 2 } })
    const outlook = { winner: 1, loser: 2, gains: [] }
    const committed = choice(
      { action: 'commit', tiles: 1 },
      { revolt: { colour: 'red', attacker: 1, attack: 2, defender: 2, defence: 1, outlook } },
    )
    expect(revoltStanding(revolt, committed)).toMatchObject({ attack: 2, defence: 1, outlook })
  })
})

test('granaries enter the score sheet with the points they are worth', () =>
  expect(ledger({ event: 'granaries', seat: 2, count: 3, points: 6, left: 'a1' })).toEqual([
    { seat: 2, by: 6, source: 'huang-source-granaries' },
  ]))
