// Huang's choices by pieces and places, and what is drawn from their effects: lit places, and conflicts as they would stand.

import { describe, expect, test } from 'vitest'
import { isHelped, pieceOf, placesOf, type Choice } from '../../src/games/huang/actions'
import { bannersOf } from '../../src/games/huang/banners'
import { revoltStanding, warStanding } from '../../src/games/huang/conflict'
import { byGrade, byKind, grades } from '../../src/games/huang/grading'
import { ledger } from '../../src/games/huang/ledger'
import { Staging } from '../../src/games/huang/staging.svelte'
import type { Action, Colour, Effect, Revolt, Side, View, War } from '../../src/games/huang/view'
import type { TableModel } from '../../src/lib/table/model.svelte'

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

describe('grades', () => {
  const tile: Action = { action: 'tile', colour: 'red', at: 'c1' }
  const grade = (action: Action, effect: Effect) => grades([choice(action, effect)], 1).get('c1')
  const gain = (seat: number, colour: Colour, points = 1) => ({ seat, colour, points, because: 'tile' as const })
  const outlook = { leading: ['b1'], total: 1, price: 0, from_map: 0 }

  test('a place scores for whom the effect says, in the colour and with the points it says', () => {
    expect(grade(tile, { points: [gain(1, 'yellow')] })).toEqual({ kind: 'own', colour: 'yellow', points: 1 })
    expect(grade(tile, { points: [gain(2, 'red', 3)] })).toEqual({ kind: 'other', colour: 'red', points: 3, seat: 2 })
    expect(grade(tile, { points: [gain(2, 'red'), gain(1, 'red')] })).toMatchObject({ kind: 'own' })
  })
  test('where the engine foretells no point, as beside some bandits, none is promised', () =>
    expect(grade(tile, { tile: { seat: 1, colour: 'red' } })).toEqual({ kind: 'legal' }))
  test('what pagodas give at the end of the turn is no merit of the place', () =>
    expect(grade(tile, { points: [{ ...gain(1, 'red'), because: 'pagodas' }] })).toEqual({ kind: 'legal' }))
  test('conflicts', () => {
    expect(grade(tile, { war: { totals: [1, 0], outlook } })).toEqual({ kind: 'war' })
    const revolt = {
      colour: 'red' as const,
      attacker: 1,
      attack: 1,
      defender: 2,
      defence: 0,
      outlook: { winner: 1, loser: 2, gains: [] },
    }
    expect(grade({ action: 'leader', colour: 'red', at: 'c1' }, { revolt })).toEqual({ kind: 'revolt' })
  })
  test('what lies on the map is only chosen', () =>
    expect(grade({ action: 'riot', at: 'c1' }, { points: [gain(1, 'red')] })).toEqual({ kind: 'piece' }))
  test('places of one kind are drawn together, each colour of points by itself', () => {
    const own = { kind: 'own' as const, points: 1 }
    const lit = [
      { ...own, colour: 'red' as const },
      { kind: 'war' as const },
      { ...own, colour: 'red' as const, points: 2 },
    ]
    const found = byKind(lit.map((one, x) => ({ at: [x, 0], grade: one })))
    expect([...found].map(([kind, points]) => [kind, points.map(([x]) => x)])).toEqual([
      ['red', [0, 2]],
      ['war', [1]],
    ])
  })
  test('places of one grade in every respect share a sign', () => {
    const own = { kind: 'own' as const, colour: 'red' as const, points: 1 }
    const lit = [own, { ...own, points: 2 }, { kind: 'war' as const }, { ...own }]
    const found = byGrade(lit.map((one, x) => ({ at: [x, 0], grade: one })))
    expect(found.map(({ points }) => points.map(([x]) => x))).toEqual([[0, 3], [1], [2]])
    expect(new Set(found.map(({ key }) => key)).size).toBe(3)
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
const none = choice({ action: 'none' })

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

describe('what a player has in mind', () => {
  const staging = (pending: View['pending'], choices: Choice[]) => {
    const view = { pending, tiles: [{ at: 'a1', colour: 'white' }], leaders: [] }
    return new Staging({ choices, view, seat: 1, deciding: true } as unknown as TableModel<'huang'>)
  }
  test('the answer to a war is the choice that adds it', () => {
    const mine = staging(war, [supported, none])
    expect(mine.answer).toBe(none)
    expect(mine.most).toEqual({ tiles: 2, leader: true })
    expect(mine.conflict).toBe('red')
    mine.mind = { side: 'd2', tiles: 2, leader: true }
    expect(mine.answer).toBe(supported)
    mine.mind = { side: 'b2', tiles: 2, leader: true }
    expect(mine.answer).toBeUndefined()
  })
  test('a player who takes a side goes there with all tiles, and with the leader where there are none', () => {
    const mine = staging(war, [supported, none])
    mine.support('d2')
    expect(mine.mind).toEqual({ side: 'd2', tiles: 2, leader: false })
    mine.mind = { side: 'd2', tiles: 1, leader: true }
    mine.support('b2')
    expect(mine.mind).toEqual({ side: 'b2', tiles: 1, leader: true })
    const alone = choice({ action: 'support', side: 'd2', tiles: 0, leader: true })
    const few = staging(war, [alone, none])
    few.support('d2')
    expect(few.answer).toBe(alone)
  })
  test('a chain has its piece in the hand already', () => {
    const next = choice({ action: 'tile', colour: 'blue', at: 'b1' })
    const mine = staging({ decision: 'chain', tile: 'a1', places: ['b1'] }, [next, none])
    mine.clear()
    expect(mine.piece).toBe('tile blue')
    expect([...mine.lit]).toEqual([['b1', { kind: 'legal' }]])
  })
  test('a site has the colour of what would be built, or of its ground', () => {
    const built = choice({ action: 'pagoda', at: ['a1', 'b1', 'a2'] }, { built: { pagoda: 'red' } })
    const palace = choice({ action: 'palace', at: ['a1', 'b1', 'a2', 'b2'] }, { built: {} })
    const mine = staging({ decision: 'build', tile: 'a1', sites: [] }, [built, palace, none])
    expect(mine.sites.map(({ colour }) => colour)).toEqual(['red', 'white'])
  })
  test('tiles to replace are found by their counts', () => {
    const one = choice({ action: 'replace', tiles: { red: 1 } })
    const two = choice({ action: 'replace', tiles: { red: 1, blue: 2 } })
    const mine = staging({ decision: 'act' }, [one, two])
    mine.plan()
    expect(mine.replacing).toBeUndefined()
    mine.mark('red', 1)
    expect(mine.replacing).toBe(one)
    mine.mark('blue', 1)
    mine.mark('blue', 1)
    expect(mine.replacing).toBe(two)
  })
})

test('granaries enter the score sheet with the points they are worth', () =>
  expect(ledger({ event: 'granaries', seat: 2, count: 3, points: 6, left: 'a1' })).toEqual([
    { seat: 2, by: 6, source: 'huang-source-granaries' },
  ]))
