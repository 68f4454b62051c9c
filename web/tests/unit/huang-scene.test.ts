// Huang's scene as a diagram: a view, a staging, a text. `*` is lit, `#` is staged or foreseen, a capital letter is lit under a thing.
import { flushSync } from 'svelte'
import { describe, expect, test } from 'vitest'
import { linesOf, noteOf } from '../../src/games/huang/asking'
import {
  attempt,
  gradeOf,
  isPlace,
  keysOf,
  layout,
  lit,
  markedAt,
  marks,
  meant,
  movedBy,
  partOf,
  fieldOf,
  thingOf,
  type Doing,
} from '../../src/games/huang/scene'
import { strifeOf } from '../../src/games/huang/strife'
import type { Action, Colour, Effect, Pending, Side, View } from '../../src/games/huang/view'
import { Staging } from '../../src/lib/scene/staging.svelte'
import { asText } from '../../src/lib/scene/text'
import { placesOf } from '../../src/lib/scene/types'

const none = { yellow: 0, red: 0, blue: 0, green: 0, white: 0 }
const at = (pending: Pending): View =>
  ({
    map: {
      name: 'test',
      title: 'Test',
      rows: ['......', '..~~..', '......', '.....#'],
      capitals: [
        { at: 'b2', name: 'Qin' },
        { at: 'e3', name: 'Chu' },
      ],
    },
    tiles: [
      { at: 'b2', colour: 'yellow' },
      { at: 'b3', colour: 'green' },
      { at: 'c3', colour: 'green' },
      { at: 'e3', colour: 'yellow' },
    ],
    leaders: [
      { seat: 1, colour: 'red', at: 'a2' },
      { seat: 2, colour: 'red', at: 'e2' },
    ],
    states: [],
    pagodas: [],
    palace: [],
    granaries: [],
    bandits: [],
    market: { ...none, blue: 1, white: 1 },
    bag: 50,
    active: 1,
    actions: 2,
    turn: { decide: 1 },
    seats: [
      { seat: 1, hand: { ...none, yellow: 1, red: 2 }, hand_size: 3, leaders_off: ['yellow', 'blue', 'green'] },
      { seat: 2, hand_size: 6, leaders_off: ['yellow'] },
    ],
    pending,
  }) as unknown as View
const act = at({ decision: 'act' })

let numbers = 0
const choice = (action: Action, effect: Effect = {}): Doing => ({
  number: numbers++,
  notation: JSON.stringify(action),
  free: true,
  action,
  effect,
})
const tile = (colour: Colour, place: string, effect: Effect = {}) =>
  choice({ action: 'tile', colour, at: place }, effect)
const leader = (colour: Colour, place: string, effect: Effect = {}) =>
  choice({ action: 'leader', colour, at: place }, effect)
const gain = (seat: number, colour: Colour, points = 1) => ({ seat, colour, points, because: 'tile' as const })

function sit(view: View, choices: Doing[]) {
  const sent: Action[] = []
  const refused: string[] = []
  const laid = layout(view, { name: (seat) => `P${seat}`, seat: 1 })
  const staging: Staging<Doing> = new Staging<Doing>({
    choices: () => choices,
    keys: ({ action }) => keysOf(view.pending, action),
    place: isPlace,
    thing: (key) => thingOf(laid, 1, key, staging.held),
    send: ({ action }) => sent.push(action),
    refuse: (key) => refused.push(key),
  })
  const touch = (key: string) => {
    const found = meant(view, 1, key, staging.touched, staging.lit)
    return staging.touch(found, thingOf(laid, 1, found, staging.held) ?? found)
  }
  const marked = () =>
    marks(view, {
      seat: 1,
      staged: staging.staged,
      touched: staging.touched,
      choices: staging.lit,
    })
  const drawn = () => {
    flushSync()
    return asText(
      { ...laid, lit: lit(staging.lit, view, 1, staging.touched), marks: marked(), touched: staging.held },
      {
        capital: () => '',
        plate: () => '',
        state: () => '',
        tile: ({ face }) => (face as string)[0] ?? '',
        leader: () => 'l',
      },
    ).replaceAll('[huang-table-', '[')
  }
  const says = () => [...new Set(lit(staging.lit, view, 1, staging.touched).places)].map((pair) => pair.join(': '))
  return { staging, touch, drawn, marked, says, sent, refused }
}

describe('an action', () => {
  const choices = [
    tile('red', 'b1', { points: [gain(1, 'red')] }),
    tile('red', 'c2'),
    tile('yellow', 'c2'),
    leader('blue', 'c2'),
    leader('red', 'c2'),
    choice({ action: 'withdraw', colour: 'red' }),
    choice({ action: 'riot', at: 'b3' }),
    choice({ action: 'riot', at: 'b3', leader: true }),
    choice({ action: 'pagoda', at: ['b2', 'b3', 'c3'], leader: true }, { built: { pagoda: 'green' } }),
    choice({ action: 'replace', tiles: { yellow: 1 } }),
    choice({ action: 'replace', tiles: { red: 1 } }),
    choice({ action: 'replace', tiles: { red: 2 } }),
    choice({ action: 'replace', tiles: { red: 1, yellow: 1 } }),
  ]
  test('is asked: the pieces are lit, and no hex yet', () => {
    expect(sit(act, choices).drawn()).toMatchInlineSnapshot(`
      "[map]
      . . . . . .
      l y . . l .
      . g g . y .
      . . . . .
      [your-hand]: [tile]* | [tile]* | [tile]*
      [leaders-off]: [leader-off] | [leader-off]* | [leader-off]
      [market]: ([tile]) | ([tile])"
    `)
  })
  test('begins with a tile: its places are lit, graded by what it does there', () => {
    const { touch, drawn, says } = sit(act, choices)
    touch('tile red')
    expect(drawn()).toMatchInlineSnapshot(`
      "[map]
      . * . . . .
      l y * . l .
      . g g . y .
      . . . . .
      [your-hand]: [tile]* | [[tile]] | [tile]*
      [leaders-off]: [leader-off] | [leader-off]* | [leader-off]
      [market]: ([tile]) | ([tile])"
    `)
    expect(says().filter((pair) => isPlace(pair))).toEqual(['b1: own red 1', 'c2: legal'])
  })
  test('is staged: the tile lies there, and a second touch plays it', () => {
    const { touch, drawn, sent } = sit(act, choices)
    touch('tile red')
    touch('b1')
    expect(drawn()).toMatchInlineSnapshot(`
      "[map]
      . # . . . .
      l y * . l .
      . g g . y .
      . . . . .
      [your-hand]: [tile]* | [[tile]] | [tile]*
      [leaders-off]: [leader-off] | [leader-off]* | [leader-off]
      [market]: ([tile]) | ([tile])"
    `)
    touch('b1')
    expect(sent).toEqual([{ action: 'tile', colour: 'red', at: 'b1' }])
  })
  test('begins with a place: the only piece that goes there is taken up, otherwise it is asked for', () => {
    const { touch, staging } = sit(act, choices)
    touch('b1')
    expect(staging.staged?.action).toEqual({ action: 'tile', colour: 'red', at: 'b1' })
    const other = sit(act, choices)
    other.touch('c2')
    expect(other.staging.staged).toBeNull()
    expect([...other.staging.lit.keys()]).toEqual(expect.arrayContaining(['tile red', 'tile yellow', 'leader blue']))
  })
  test('moves a leader that is touched on its hex, or withdraws it', () => {
    const { touch, staging, marked } = sit(act, choices)
    touch('a2')
    expect(staging.touched).toEqual(['leader red'])
    expect(marked()).toContainEqual(expect.objectContaining({ mark: 'ghost', breathes: true, hides: ['leader 1 red'] }))
    touch('c2')
    expect(staging.staged?.action).toEqual({ action: 'leader', colour: 'red', at: 'c2' })
    staging.back()
    touch('withdraw')
    expect(staging.staged?.action).toEqual({ action: 'withdraw', colour: 'red' })
    staging.back()
    expect(staging.touched).toEqual([])
  })
  test('is a riot, with the help of a leader off the map if it is touched', () => {
    const { touch, staging, drawn } = sit(act, choices)
    touch('riot')
    expect(drawn()).toMatchInlineSnapshot(`
      "[map]
      . . . . . .
      l y . . l .
      . G g . y .
      . . . . .
      [your-hand]: [tile]* | [tile]* | [tile]*
      [leaders-off]: [leader-off] | [leader-off]* | [leader-off]
      [market]: ([tile]) | ([tile])"
    `)
    touch('b3')
    expect(staging.staged?.action).toEqual({ action: 'riot', at: 'b3' })
    touch('leader blue')
    expect(staging.staged?.action).toEqual({ action: 'riot', at: 'b3', leader: true })
    expect(staging.held).toContain('off blue')
  })
  test('builds at a site of several hexes, drawn with what would stand there', () => {
    const { touch, staging, drawn, marked } = sit(act, choices)
    touch('build')
    // Nothing can be built without the leader: it helps by itself.
    expect(staging.touched).toEqual(['build', 'help green'])
    expect(marked()).toContainEqual({ mark: 'ring', tone: 'choice', at: ['b2', 'b3', 'c3'] })
    expect(drawn()).toMatchInlineSnapshot(`
      "[map]
      . . . . . .
      l # . . l .
      . # # . y .
      . . . . .
      [your-hand]: [tile]* | [tile]* | [tile]*
      [leaders-off]: [leader-off] | [leader-off]* | [[leader-off]]
      [market]: ([tile]) | ([tile])"
    `)
    touch('b2 b3 c3')
    expect(staging.staged?.action).toMatchObject({ action: 'pagoda' })
  })
  test('replaces the tiles that are touched, one by one', () => {
    const { touch, staging } = sit(act, choices)
    touch('replace')
    expect(staging.staged).toBeNull()
    touch('tile red')
    expect(staging.staged?.action).toEqual({ action: 'replace', tiles: { red: 1 } })
    touch('tile red')
    expect(staging.staged?.action).toEqual({ action: 'replace', tiles: { red: 2 } })
    expect([...staging.held].sort()).toEqual(['hand 2', 'hand 3', 'replace'])
    // A tile that is touched again stays.
    staging.touch('swap red', 'hand 2')
    expect(staging.staged?.action).toEqual({ action: 'replace', tiles: { red: 1 } })
  })
  test('does not go where the piece does not fit: the table says why, and the piece stays in the hand', () => {
    const { touch, staging, refused } = sit(act, choices)
    touch('tile yellow')
    expect(touch('d4')).toBe(false)
    expect([refused, [...staging.held]]).toEqual([['d4'], ['hand 1']])
    expect(attempt(staging.touched, act.pending, 'd4')).toBe('tile yellow d4')
  })
})

describe('after an action', () => {
  test('a building is chosen at its sites', () => {
    const view = at({ decision: 'build', tile: 'b3', sites: [] })
    const built = choice({ action: 'pagoda', at: ['b2', 'b3', 'c3'] }, { built: { pagoda: 'green' } })
    const { touch, staging, drawn } = sit(view, [built, choice({ action: 'none' })])
    expect(drawn()).toMatchInlineSnapshot(`
      "[map]
      . . . . . .
      l # . . l .
      . # # . y .
      . . . . .
      [your-hand]: [tile] | [tile] | [tile]
      [leaders-off]: [leader-off] | [leader-off] | [leader-off]
      [market]: ([tile]) | ([tile])"
    `)
    touch('b2 b3 c3')
    expect(staging.staged).toBe(built)
  })
  test('a pagoda moves to a site that is marked', () => {
    const view = at({ decision: 'move', colour: 'green', to: ['d1', 'd2', 'e1'], from: [['b2', 'b3', 'c3']] })
    const { touch, staging, marked } = sit(view, [choice({ action: 'move', from: ['b2', 'b3', 'c3'] })])
    expect(marked()).toContainEqual({ mark: 'ring', tone: 'strife', at: ['d1', 'd2', 'e1'] })
    touch('b2 b3 c3')
    expect(staging.staged?.action).toMatchObject({ action: 'move' })
  })
  test('a tile is taken from the market', () => {
    const view = at({ decision: 'market' })
    const { touch, staging, drawn } = sit(view, [
      choice({ action: 'take', colour: 'white' }),
      choice({ action: 'none' }),
    ])
    expect(drawn().split('\n').at(-1)).toMatchInlineSnapshot(`"[market]: [tile] | [tile]*"`)
    touch('take white')
    expect(staging.staged?.action).toEqual({ action: 'take', colour: 'white' })
  })
  test('a chain goes on at a lit place, with the tile from the hand', () => {
    const view = { ...at({ decision: 'chain', tile: 'c2', places: ['d2'] }) }
    const { touch, staging, drawn } = sit(view, [tile('red', 'd2'), choice({ action: 'none' })])
    expect(drawn()).toMatchInlineSnapshot(`
      "[map]
      . . . . . .
      l y . * l .
      . g g . y .
      . . . . .
      [your-hand]: [tile] | [tile]* | [tile]*
      [leaders-off]: [leader-off] | [leader-off] | [leader-off]
      [market]: ([tile]) | ([tile])"
    `)
    touch('d2')
    expect([staging.staged?.action, [...staging.held]]).toEqual([
      { action: 'tile', colour: 'red', at: 'd2' },
      ['d2', 'hand 2'],
    ])
  })
  test('a price is chosen among the tiles, and a granary among the granaries', () => {
    const price = sit(at({ decision: 'bandits', tile: 'b3', name: 'Qin', beaten: 1, soldiers: 2, left: 1, reds: [] }), [
      choice({ action: 'remove', at: 'b3' }),
      choice({ action: 'remove', at: 'c3' }),
    ])
    price.touch('c3')
    expect(price.drawn()).toMatchInlineSnapshot(`
      "[map]
      . . . . . .
      l y . . l .
      . G # . y .
      . . . . .
      [your-hand]: [tile] | [tile] | [tile]
      [leaders-off]: [leader-off] | [leader-off] | [leader-off]
      [market]: ([tile]) | ([tile])"
    `)
    const keep = sit(at({ decision: 'granaries', at: ['b3', 'c3'] }), [choice({ action: 'keep', at: 'b3' })])
    keep.touch('b3')
    expect(keep.staging.staged?.action).toEqual({ action: 'keep', at: 'b3' })
  })
})

const side = (name: string, cells: string[], total: number): Side => ({
  side: cells[0] ?? '',
  name,
  cells,
  contested: [],
  reds: total,
  red_tiles: [],
  supports: [],
  total,
})
const outlook = { leading: ['b2'], total: 2, price: 1, from_map: 1, gains: [gain(2, 'red')] }
const war = at({
  decision: 'war',
  tile: 'd3',
  order: [2, 1],
  step: { asks: 'support', seat: 1 },
  outlook,
  sides: [side('Qin', ['b2', 'b3'], 2), side('Chu', ['e3'], 1)],
})
const support = (place: string, tiles: number, helped = false) =>
  choice(
    { action: 'support', side: place, tiles, leader: helped },
    { war: { totals: place === 'b2' ? [2 + tiles, 1] : [2, 1 + tiles], outlook } },
  )
const rebels = at({
  decision: 'revolt',
  colour: 'red',
  attacker: { seat: 2, at: 'e2', yellows: ['e3'], commitment: { tiles: 1, leader: false }, total: 2 },
  defender: { seat: 1, at: 'a2', yellows: ['b2'], commitment: { tiles: 0, leader: false }, total: 1 },
  outlook: { winner: 2, loser: 1, gains: [] },
})

describe('a war', () => {
  const choices = [support('b2', 1), support('b2', 2), support('e3', 1), support('e3', 2), choice({ action: 'none' })]
  const panel = ({ staging }: ReturnType<typeof sit>) =>
    strifeOf(war, { seat: 1, name: String }, (key) => staging.lit.has(key), staging.staged)?.sides.map(
      ({ total, open, chosen }) => [total, open, chosen],
    )
  test('is supported by a side and tiles; its banners and its panel bear the totals that follow', () => {
    const table = sit(war, choices)
    expect(panel(table)).toEqual([
      [2, true, false],
      [1, true, false],
    ])
    // All support costs a tile: the first goes with the side.
    table.touch('side b2')
    expect(table.staging.staged?.action).toMatchObject({ side: 'b2', tiles: 1 })
    table.touch('add red')
    expect(table.staging.staged?.action).toMatchObject({ side: 'b2', tiles: 2 })
    expect(panel(table)).toEqual([
      [4, true, true],
      [1, true, false],
    ])
    const banners = table
      .marked()
      .flatMap((mark) => (mark.mark === 'ghost' ? [mark.thing.face as { total: number }] : []))
    expect(banners.map(({ total }) => total)).toEqual([4, 1, undefined])
    // Another side is taken with what was added.
    table.touch('side e3')
    expect(table.staging.staged?.action).toMatchObject({ side: 'e3', tiles: 2 })
  })
  test('that is a tie is won by the side that is touched', () => {
    const win = choice({ action: 'win', side: 'e3' })
    const { touch, staging } = sit(war, [win, choice({ action: 'win', side: 'b2' })])
    touch('side e3')
    expect(staging.staged).toBe(win)
  })
  test('is told in a few lines: how it ends, and who gains', () => {
    const said = linesOf(support('b2', 1), war, 1, { name: String })
    expect(said.map(({ seat, by }) => [seat, by])).toEqual([
      [1, undefined],
      [1, undefined],
      [2, 1],
    ])
  })
  test('is drawn with the borders of its states', () =>
    expect(
      layout(war, { name: String })
        .things.filter(({ kind }) => kind === 'state')
        .map(placesOf),
    ).toEqual([['b2', 'b3'], ['e3']]))
})

describe('a revolt', () => {
  const commit = (tiles: number, helped = false) => choice({ action: 'commit', tiles, leader: helped })
  test('is answered with tiles of the hand and a leader off the map', () => {
    const { touch, staging, drawn } = sit(rebels, [
      commit(1),
      commit(1, true),
      commit(0, true),
      choice({ action: 'none' }),
    ])
    expect(drawn().split('\n').slice(-3)).toMatchInlineSnapshot(`
      [
        "[your-hand]: [tile]* | [tile] | [tile]",
        "[leaders-off]: [leader-off]* | [leader-off] | [leader-off]",
        "[market]: ([tile]) | ([tile])",
      ]
    `)
    touch('add yellow')
    expect(staging.staged?.action).toEqual({ action: 'commit', tiles: 1, leader: false })
    touch('help yellow')
    expect(staging.staged?.action).toEqual({ action: 'commit', tiles: 1, leader: true })
    expect([...staging.held].sort()).toEqual(['hand 1', 'off yellow'])
  })
  test('says what each seat is in it', () =>
    expect([1, 2].map((seat) => noteOf(rebels, seat, 1))).toEqual(['[huang-table-defends]', '[huang-table-attacks]']))
})

describe('a lit place', () => {
  test('scores for the seat, in the colour and with the points that the effect says', () => {
    expect(gradeOf({ points: [gain(1, 'yellow')] }, 1)).toBe('own yellow 1')
    expect(gradeOf({ points: [gain(2, 'red', 3)] }, 1)).toBe('other red 3 2')
    expect(gradeOf({ points: [gain(2, 'red'), gain(1, 'red')] }, 1)).toBe('own red 1')
  })
  test('without points is legal; what pagodas give at the end of the turn is no merit of the place', () => {
    expect(gradeOf({ tile: { seat: 1, colour: 'red' } }, 1)).toBe('legal')
    expect(gradeOf({ points: [{ ...gain(1, 'red'), because: 'pagodas' }] }, 1)).toBe('legal')
  })
  test('begins a war or a revolt', () => {
    expect(gradeOf({ war: { totals: [1, 0], outlook } }, 1)).toBe('war')
    const revolt = { colour: 'red' as const, attacker: 1, attack: 1, defender: 2, defence: 0 }
    expect(gradeOf({ revolt: { ...revolt, outlook: { winner: 1, loser: 2, gains: [] } } }, 1)).toBe('revolt')
  })
})

describe('a hint', () => {
  const hint = (action: Action) => marks(war, { seat: 2, advised: [{ action, kind: 'hint', word: '', rank: 1 }] })
  test('marks a leader where it stands, a side by its whole state, and nothing without a place', () => {
    expect(markedAt({ action: 'withdraw', colour: 'red' }, war, 2)).toEqual(['e2'])
    expect(markedAt({ action: 'support', side: 'b2', tiles: 1 }, war, 2)).toEqual(['b2', 'b3'])
    expect(hint({ action: 'none' }).filter(({ mark }) => mark === 'disc')).toEqual([])
  })
  test('marks a tile of the market beside the map', () =>
    expect(hint({ action: 'take', colour: 'red' })).toContainEqual(
      expect.objectContaining({ mark: 'disc', at: ['take red'] }),
    ))
  test('has its number at the middle of one hex, or of a site', () => {
    const disc = (action: Action) => hint(action).flatMap((mark) => (mark.mark === 'disc' ? [mark.at] : []))
    expect(disc({ action: 'support', side: 'b2', tiles: 1 })).toEqual([['b2']])
    expect(disc({ action: 'move', from: ['b2', 'b3', 'c3'] })).toEqual([['b2', 'b3', 'c3']])
  })
})

test('the piece of a move is the tile, the leader or the building that was moved', () => {
  expect(movedBy({ event: 'leader', seat: 2, colour: 'blue', at: 'b3', from: 'a1' })).toEqual(['b3'])
  expect(movedBy({ event: 'turn', seat: 1 })).toEqual([])
})

test('a part of the map has room around its places, and shows letters and numbers whole or not at all', () => {
  const field = fieldOf({ map: { ...act.map, rows: Array<string>(13).fill('.'.repeat(14)) } })
  const [left, top, width, height] = partOf(field, ['g7'], [5.5, 5])
  expect([left > 24, top > 24, Math.round(width / field.cell), Math.round(height / field.cell / 0.87)]).toEqual([
    true,
    true,
    6,
    5,
  ])
  expect(partOf(field, ['a1'], [5.5, 5]).slice(0, 2)).toEqual([0, 0])
  expect(partOf(field, [], [5, 5])).toEqual([0, 0, field.width, field.height])
})
