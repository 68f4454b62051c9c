// Qin's scene as a diagram: a view, a staging, a text. `*` is lit, `#` is staged, a capital letter is lit under a thing.
import { flushSync } from 'svelte'
import { describe, expect, test } from 'vitest'
import type { Choice } from '../../src/lib/games'
import { Staging } from '../../src/lib/scene/staging.svelte'
import { asText } from '../../src/lib/scene/text'
import { placesOf } from '../../src/lib/scene/types'
import { attempt, keys, layout, lit, marks, order, pagodasOf, partOf, fieldOf } from '../../src/games/qin/scene'
import type { Effect, View } from '../../src/games/qin/view'

const view = {
  title: 'Test',
  rows: ['......', '.R..o.', '...~..', '......'],
  lone: [{ at: 'b2', colour: 'red' }],
  provinces: [{ colour: 'blue', owner: 2, pagodas: 1, major: false, squares: ['b4', 'c4'] }],
  villages: [{ at: 'e2', owner: null }],
  players: [{ pagodas: 5, hand: ['RY', 'BB'] }, { pagodas: 7 }],
  supply: 9,
  series: ['test'],
} as unknown as View
const one = {
  pagodas: [{ seat: 1, by: 1, why: 'founded', at: 'a2' }],
  provinces: [{ what: 'founded', owner: 1, colour: 'red', size: 2, at: 'a2', joined: [] }],
} as unknown as Effect
const PLACED: [tile: string, first: string, second: string, effect?: Effect][] = [
  ['RY', 'a2', 'a1', one],
  ['RY', 'a2', 'a3', one],
  ['RY', 'b1', 'c1', one],
  ['RY', 'c1', 'b1'],
  ['BB', 'd4', 'e4'],
  ['BB', 'e4', 'd4'],
]
const choices = PLACED.map(([tile, first, second, effect = {}], number): Choice<'qin'> => ({
  number,
  notation: `${tile} ${first} ${second}`,
  free: false,
  action: { action: 'place', tile, first, second },
  effect,
}))
const isPlace = (key: string) => /^[a-f]\d$/.test(key)
function sit(all = choices) {
  const sent: string[] = []
  const refused: string[] = []
  const staging = new Staging<Choice<'qin'>>({
    choices: () => all,
    keys,
    place: isPlace,
    spare: 1,
    order,
    thing: (key) => (key === 'tile RY' ? 'hand 1' : 'hand 2'),
    send: ({ notation }) => sent.push(notation),
    refuse: (key) => refused.push(key),
  })
  const drawn = () => {
    flushSync()
    const laid = layout(view, { name: (seat) => `P${seat}`, seat: 1 })
    return asText(
      {
        ...laid,
        lit: lit(staging.lit, 1, staging.staged),
        marks: marks(view, { staged: staging.staged, foreseen: staging.foreseen, things: laid.things }),
        touched: staging.held,
      },
      {
        land: ({ face }) => (face as { colour: string }).colour[0] ?? '',
        shade: () => '',
        start: () => '',
        pagoda: () => 'p',
        village: () => 'v',
      },
    )
  }
  return { staging, drawn, sent, refused }
}

describe('a placement', () => {
  test('is asked: all places of all tiles are lit', () => {
    expect(sit().drawn()).toMatchInlineSnapshot(`
      "[web-qin-board]
      * * * . . .
      * r . . v .
      * . . . . .
      . p b * * .
      [web-qin-hand]: [web-qin-hand-tile]* | [web-qin-hand-tile]*"
    `)
  })
  test('begins with a tile: its places are lit', () => {
    const { staging, drawn } = sit()
    staging.touch('tile BB', 'hand 2')
    expect(drawn()).toMatchInlineSnapshot(`
      "[web-qin-board]
      . . . . . .
      . r . . v .
      . . . . . .
      . p b * * .
      [web-qin-hand]: [web-qin-hand-tile]* | [[web-qin-hand-tile]]"
    `)
  })
  test('begins with a place: the only tile that fits is taken up and lies there', () => {
    const { staging, drawn } = sit()
    staging.touch('d4')
    expect(drawn()).toMatchInlineSnapshot(`
      "[web-qin-board]
      . . . . . .
      . r . . v .
      . . . . . .
      . p b # # .
      [web-qin-hand]: [web-qin-hand-tile]* | [[web-qin-hand-tile]]"
    `)
  })
  test('is staged: the tile lies there, other places stay lit', () => {
    const { staging, drawn } = sit()
    staging.touch('tile RY', 'hand 1')
    staging.touch('a2')
    expect(drawn()).toMatchInlineSnapshot(`
      "[web-qin-board]
      * * * . . .
      # r . . v .
      # . . . . .
      . p b . . .
      [web-qin-hand]: [[web-qin-hand-tile]] | [web-qin-hand-tile]*"
    `)
  })
  test('turns about the place that was touched, and a second touch plays it', () => {
    const { staging, sent } = sit()
    staging.touch('tile RY', 'hand 1')
    staging.touch('a2')
    expect(staging.staged?.notation).toBe('RY a2 a3')
    staging.turn()
    expect(staging.staged?.notation).toBe('RY a2 a1')
    staging.turn()
    staging.touch('a3')
    expect(sent).toEqual(['RY a2 a3'])
  })
  test('does not go where the tile does not fit: the table says why, and the tile stays in the hand', () => {
    const { staging, refused } = sit()
    staging.touch('tile BB', 'hand 2')
    expect(staging.touch('a2')).toBe(false)
    expect([refused, [...staging.held]]).toEqual([['a2'], ['hand 2']])
  })
})

test('a pass needs nothing on the board: nothing is lit', () => {
  const pass = { number: 0, notation: 'pass', free: false, action: { action: 'pass' }, effect: {} } as Choice<'qin'>
  const { drawn, staging } = sit([pass])
  expect(drawn()).not.toContain('*')
  expect(staging.fitting).toEqual([pass])
})

describe('a lit place', () => {
  const change = (seat: number, by: number) => ({ seat, by, why: 'major', at: 'b1' })
  const graded = (...pagodas: object[]) =>
    lit(new Map([['b1', [{ ...choices[0]!, effect: { pagodas } as Effect }]]]), 1, null).places.get('b1')
  test('is better, the more pagodas of mine it takes', () => {
    expect([graded(), graded(change(1, 1)), graded(change(1, 1), change(1, 1))]).toEqual(['legal', 'one', 'more'])
  })
  test('shows what is good for another player only', () => {
    expect(graded(change(2, 1))).toBe('other')
    expect(graded(change(2, 1), change(1, 1))).toBe('one')
  })
  test('is merely legal where pagodas only come back', () => {
    expect(graded(change(1, -1))).toBe('legal')
    expect(graded(change(1, 1), change(1, -1))).toBe('legal')
  })
})

describe('a pagoda', () => {
  const at = (layouted: ReturnType<typeof layout>) =>
    layouted.things.filter(({ kind }) => kind === 'pagoda').map((thing) => placesOf(thing)[0])
  test('stands at the square that the events named, and stays there while its province grows', () => {
    const first = layout(view, { name: String, named: new Set(['c4']) })
    expect(at(first)).toEqual(['c4'])
    const grown = { ...view, provinces: [{ ...view.provinces[0]!, squares: ['b4', 'c4', 'd4'] }] }
    expect(at(layout(grown, { name: String, before: first }))).toEqual(['c4'])
  })
  test('counts for its seat wherever it is', () => expect([1, 2].map((seat) => pagodasOf(view, seat))).toEqual([5, 8]))
  test('that would grow hides the one that stands', () => {
    const effect = {
      provinces: [{ what: 'grown', owner: 2, colour: 'blue', size: 5, at: 'd4', joined: [{ at: 'b4' }] }],
      pagodas: [{ seat: 2, by: 1, why: 'major', at: 'd4' }],
    } as unknown as Effect
    const { things } = layout(view, { name: String })
    const ghost = marks(view, { staged: { ...choices[4]!, effect }, things }).find(
      (mark) => mark.mark === 'ghost' && !mark.breathes,
    )
    expect(ghost).toMatchObject({ hides: ['pagoda b4 2 1'], thing: { at: 'b4', face: { seat: 2, count: 2, by: 1 } } })
  })
})

test('a tile shows its middle as a seam of its own', () => {
  const { things } = layout(view, {
    name: String,
    events: [{ event: 'placed', seat: 2, tile: 'BB', first: 'b4', second: 'c4' }],
  })
  expect(things.find(({ kind, at }) => kind === 'land' && at?.includes('b4'))?.face).toMatchObject({ tiles: ['b4 c4'] })
})

test('what a refusal says most about is a placement on free squares beside a territory', () => {
  expect(attempt('RY', 'f1', view)).toMatch(/^RY f1 /)
  expect(attempt('RY', 'a1', view)).toMatch(/^RY a1 (a2|b1)$/)
})

describe('a part of the board', () => {
  const field = fieldOf({ rows: Array<string>(13).fill('.'.repeat(13)) })
  test('has room around its places, also in a corner, where the frame is seen', () => {
    expect(partOf(field, ['g7', 'h7'], [6, 4])).toEqual([260, 320, 360, 240])
    expect(partOf(field, ['a1', 'b1'], [6, 4])).toEqual([0, 0, 380, 260])
  })
  test('is the whole board for no places, and for a small one', () => {
    expect(partOf(field, [], [6, 4])).toEqual([0, 0, 820, 820])
    expect(partOf(fieldOf(view), ['a1'], [2, 2])).toEqual([0, 0, 400, 280])
  })
})
