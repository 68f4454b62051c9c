// The Dragon's scene as text: a view, a staging, lines of areas. `*` is lit, brackets are taken up, round brackets pale.
import { flushSync } from 'svelte'
import { describe, expect, test, vi } from 'vitest'
import type { Choice } from '../../src/lib/games'
import type { ActionData, Effect, View } from '../../src/games/dragon/view'

vi.stubGlobal('document', { documentElement: { lang: '' } })
const { speech } = await import('../../src/lib/i18n/speech.svelte')
await speech.need('common', 'dragon', 'web')
const { keysOf } = await import('../../src/games/dragon/actions')
const scenes = await import('../../src/games/dragon/scene')
const { effectLines } = await import('../../src/games/dragon/words')
const { Staging } = await import('../../src/lib/scene/staging.svelte')
const { asText } = await import('../../src/lib/scene/text')

const kind = (person: string, symbols: number, value: number) => ({ person, symbols, value })
const supply = [
  { role: 'monk', young: 2, old: 1, persons: [kind('young_monk', 1, 6), kind('old_monk', 2, 2)] },
  { role: 'farmer', young: 0, old: 3, persons: [kind('young_farmer', 1, 4), kind('old_farmer', 2, 1)] },
  { role: 'lady', young: 4, old: null, persons: [kind('lady', 1, 1)] },
]
const court = (seat: number) => ({
  seat,
  score: 5,
  yuan: 4,
  rice: 1,
  fireworks: 0,
  dragons: 0,
  symbols: {},
  palaces: [
    { floors: 2, persons: ['lady', 'lady'] },
    { floors: 2, persons: ['young_farmer'] },
    { floors: 1, persons: [] },
    { floors: 1, persons: [] },
  ],
  space: 3,
  cards: ['monk', 'lady', 'wild', 'wild'],
  wall_tiles: ['rice', 'points'],
  chosen: null,
  due: 0,
  actions: ['taxes', 'harvest', 'privilege', 'wall'].map((action) => ({
    action,
    amount: 2,
    base: 2,
    price: 0,
    possible: action !== 'privilege',
  })),
  monks: [0, 0, 0, 0],
})
const position = (what: string, more: object = {}) =>
  ({
    turn: { decide: 1 },
    ask: { seat: 1, what, left: 1 },
    month: 2,
    phase: what === 'draft' ? 'draft' : 'action',
    great_wall: true,
    super_event: null,
    super_month: 7,
    group_cost: 3,
    small_privilege_cost: 2,
    large_privilege_cost: 7,
    wall_bonus: { rice: 1, points: 3 },
    events: ['peace', 'drought', 'tribute'],
    order: [2, 1],
    track: [{ space: 3, seats: [2, 1] }],
    groups: [
      { cards: ['taxes', 'wall'], taken_by: [2] },
      { cards: ['harvest', 'privilege'], taken_by: [] },
    ],
    supply,
    wall: [2],
    forecast: [
      {
        month: 2,
        event: 'drought',
        super_event: null,
        stages: [{ brings: { event: 'drought' }, seats: [{ seat: 1, persons: 1 }] }],
        seats: [{ seat: 1, need: 2, have: 1, income: [0, 0, 0], persons: 1 }],
      },
    ],
    seats: [court(1), court(2)],
    ...more,
  }) as unknown as View

function sit(what: string, actions: [ActionData, Effect?][], more: object = {}) {
  const view = position(what, more)
  const choices = actions.map(([action, effect = {}], number): Choice<'dragon'> => ({
    number,
    notation: JSON.stringify(action),
    free: true,
    action,
    effect,
  }))
  const sent: number[] = []
  const staging = new Staging<Choice<'dragon'>>({
    choices: () => choices,
    keys: ({ action }) => keysOf(action, view.supply),
    place: () => false,
    thing: (key) => key,
    send: ({ number }) => sent.push(number),
  })
  const open = new Set(choices.flatMap(({ action }) => keysOf(action, view.supply)))
  const scene = () => {
    flushSync()
    return {
      ...scenes.layout(view, { name: (seat) => `P${seat}`, seat: 1, own: true, open }),
      lit: scenes.lit(choices, view, staging.touched),
      marks: scenes.marks(view, { seat: 1, staged: staging.staged }),
      touched: staging.held,
    }
  }
  /** Areas of the scene, each in a line. */
  const drawn = (...areas: string[]) => {
    const now = scene()
    const found = now.areas.filter(({ key }) => areas.some((start) => key === start || key.startsWith(`${start} `)))
    return found
      .map((area) => {
        const cover = area.layout !== 'field' && area.touch && now.lit.places.has(area.touch) ? '* ' : ''
        return cover + asText({ ...now, areas: [area] })
      })
      .join('\n')
  }
  return { staging, drawn, scene, sent, view, choices }
}
const words = ({ marks }: { marks: readonly { mark: string }[] }) =>
  marks.flatMap((mark) => ('word' in mark && 'at' in mark ? [`${String(mark.at)} ${String(mark.word)}`] : []))

describe('an action', () => {
  const fed: Effect = { goods: [{ seat: 1, good: 'rice', by: 1, why: 'action' }] }
  const asked = () =>
    sit('act', [
      [{ action: 'act', card: 'taxes' }],
      [{ action: 'act', card: 'harvest' }, fed],
      [{ action: 'privilege', size: 'small' }],
      [{ action: 'privilege', size: 'large' }],
      [{ action: 'wall', tile: 'rice' }],
      [{ action: 'wall', tile: 'points' }],
      [{ action: 'pass' }],
    ])
  test('all cards that can be taken are lit, and no tile of the wall', () => {
    expect(asked().drawn('group', 'tiles', 'stores')).toMatchInlineSnapshot(`
      "Group 1: Taxes, +2 yuan, pay 3* | Great Wall, 2 tiles left, pay 3*
      Group 2: Harvest, +2 rice* | Privilege, for 2 or 7*
      Your seat: Yuan 4 | Rice 1 | Fireworks 0 | Dragons 0
      Wall tiles left: 1 rice | 3 points"
    `)
  })
  test('what a staged card changes stands on stores and months', () => {
    const { staging, scene, view } = asked()
    staging.touch('act harvest')
    expect(staging.staged?.number).toBe(1)
    expect(words(scene())).toEqual(['good rice 2', 'month 2 2'])
    expect(effectLines(staging.staged as Choice<'dragon'>, view, 1)).toEqual([
      { seat: 1, words: 'Rice 1 → 2', sign: '#m-blue' },
    ])
  })
  test('another card takes the place of the staged one, and the same card goes back', () => {
    const { staging } = asked()
    staging.touch('act harvest')
    staging.touch('act taxes')
    expect(staging.staged?.number).toBe(0)
    staging.touch('act taxes')
    expect(staging.staged).toBeNull()
  })
  test('a privilege needs its size, and the wall one of the tiles, which are lit then', () => {
    const { staging, drawn } = asked()
    staging.touch('act privilege')
    expect(staging.staged).toBeNull()
    staging.touch('size large')
    expect(staging.staged?.number).toBe(3)
    staging.touch('act wall')
    expect(drawn('tiles')).toMatchInlineSnapshot(`"Wall tiles left: 1 rice* | 3 points*"`)
    staging.touch('tile points')
    expect(staging.staged?.number).toBe(5)
  })
})

test('a draft takes two persons, and another replaces the last', () => {
  const { staging, drawn } = sit('draft', [
    [{ action: 'draft', first: 'monk', second: 'lady' }],
    [{ action: 'draft', first: 'monk', second: 'farmer' }],
  ])
  staging.touch('person young_monk')
  expect(staging.staged).toBeNull()
  staging.touch('person lady')
  expect(drawn('draft')).toMatchInlineSnapshot(
    `"Two young persons to start with: [monk (young), 2 left] | farmer (young), 0 left* | [court lady, 4 left]"`,
  )
  staging.touch('person young_farmer')
  expect(staging.staged?.number).toBe(1)
})

test('a person is taken with a card, and another card takes the place of the first', () => {
  const { staging, drawn } = sit('card', [
    [{ action: 'person', person: 'young monk' }],
    [{ action: 'wild', person: 'young monk' }],
    [{ action: 'wild', person: 'old farmer' }],
  ])
  expect(drawn('role', 'cards')).toMatchInlineSnapshot(`
    "Monk: monk (young), 2 left* | (monk (old), 1 left)
    Farmer: (farmer (young), 0 left) | farmer (old), 3 left*
    Court lady: (court lady, 4 left)
    Cards, 4: monk* | court lady | wild* | wild*"
  `)
  staging.touch('person young_monk')
  staging.touch('card monk')
  expect(staging.staged?.number).toBe(0)
  staging.touch('card wild')
  expect(staging.staged?.number).toBe(1)
  staging.touch('person old_farmer')
  expect(staging.staged?.number, 'a wild card takes any person').toBe(2)
})

test('a new person is placed in a palace or replaces another', () => {
  const { staging, drawn, sent } = sit(
    'place',
    [[{ action: 'palace', palace: 2 }], [{ action: 'replace', palace: 1, person: 'lady' }], [{ action: 'let_go' }]],
    { ask: { seat: 1, what: 'place', left: 1, person: 'old_monk' } },
  )
  expect(drawn('newcomers', 'palace')).toMatchInlineSnapshot(`
    "Palace 1 with 2 floors: roof 1 | court lady in palace 1* | court lady in palace 1*
    * Palace 2 with 2 floors: roof 2 | room for a person | farmer (young) in palace 2
    Palace 3 with 1 floor: roof 3 | room for a person
    Palace 4 with 1 floor: roof 4 | room for a person
    Place the person in a palace: monk (old)*"
  `)
  staging.touch('palace 2')
  expect(staging.staged?.number).toBe(0)
  staging.touch('lives 1 lady', 'lives 1 lady 2')
  expect(staging.staged?.number).toBe(1)
  expect([...staging.held], 'of two equal persons the one that was touched').toContain('lives 1 lady 2')
  staging.touch('lives 1 lady', 'lives 1 lady 1')
  expect([...staging.held].sort(), 'the other takes its place').toEqual(['lives 1 lady 1', 'newcomer'])
  staging.touch('lives 1 lady', 'lives 1 lady 1')
  expect(staging.staged, 'touched again it goes back').toBeNull()
  expect(sent).toEqual([])
})

test('of equal palaces each can be touched, and a floor may begin a new one', () => {
  const { drawn } = sit('build', [[{ action: 'floor', palace: 3 }], [{ action: 'new_palace' }]])
  expect(drawn('palace')).toMatchInlineSnapshot(`
    "Palace 1 with 2 floors: roof 1 | court lady in palace 1 | court lady in palace 1
    Palace 2 with 2 floors: roof 2 | room for a person | farmer (young) in palace 2
    * Palace 3 with 1 floor: roof 3 | room for a person
    * Palace 4 with 1 floor: roof 4 | room for a person
    * Start a new palace: plot"
  `)
})

test('a release lights persons, a discard cards, a treaty whole roles, a dawn young persons', () => {
  expect(sit('release', [[{ action: 'release', palace: 1, person: 'lady' }]]).drawn('palace 1')).toMatchInlineSnapshot(
    `"Palace 1 with 2 floors: roof 1 | court lady in palace 1* | court lady in palace 1*"`,
  )
  expect(sit('discard', [[{ action: 'discard', card: 'wild' }]]).drawn('cards')).toMatchInlineSnapshot(
    `"Cards, 4: monk | court lady | wild* | wild*"`,
  )
  expect(sit('treaty', [[{ action: 'treaty', role: 'lady' }]]).drawn('role lady')).toMatchInlineSnapshot(
    `"* Court lady: court lady, 4 left"`,
  )
  expect(sit('dawn', [[{ action: 'dawn', role: 'monk' }]]).drawn('role monk')).toMatchInlineSnapshot(
    `"Monk: monk (young), 2 left* | (monk (old), 1 left)"`,
  )
})

test('a gift is one key, so steps to another mix replace it', () => {
  const { staging } = sit('give_back', [
    [{ action: 'give', yuan: 2, rice: 0, fireworks: 0 }],
    [{ action: 'give', yuan: 1, rice: 1, fireworks: 0 }],
  ])
  staging.touch('give 2 0 0')
  staging.touch('give 1 1 0')
  expect(staging.staged?.number).toBe(1)
})

test('hints ring what they need, with a number on the card', () => {
  const { view } = sit('act', [])
  const advised = [
    { action: { action: 'act', card: 'taxes' }, kind: 'hint', word: '', rank: 1, lifted: true },
    { action: { action: 'wall', tile: 'rice' }, kind: 'hint', word: '', rank: 2 },
  ] as const
  expect(
    scenes
      .marks(view, { seat: 1, advised })
      .filter(({ mark }) => mark !== 'word')
      .slice(0, 4),
  ).toEqual([
    { mark: 'ring', tone: 'hint', at: ['act taxes'] },
    { mark: 'disc', at: ['act taxes'], number: 1, chosen: true },
    { mark: 'ring', tone: 'other', at: ['act wall', 'tile rice'] },
    { mark: 'disc', at: ['act wall'], number: 2, chosen: false },
  ])
})

test('what another player does flies: a seal to the action, a person to the seat', () => {
  const view = position('act')
  expect(scenes.flight({ event: 'acts', seat: 2, action: 'taxes', group: 0, paid: 0 }, view)).toMatchObject({
    from: 'seat 2',
    to: 'act taxes',
  })
  expect(scenes.flight({ event: 'plays', seat: 2, card: 'monk', person: 'old_monk' }, view)).toMatchObject({
    from: 'person old_monk',
    to: 'seat 2',
  })
  expect(scenes.flight({ event: 'plays', seat: 2, card: 'monk', person: null }, view)).toBeUndefined()
})

test('groups of cards stand in two rows of as few columns as they need', () => {
  expect(scenes.columnsFor([2, 2, 2, 1])).toBe(4)
  expect(scenes.columnsFor([2, 2, 2, 1, 1])).toBe(4)
  expect(scenes.columnsFor([3, 3, 2])).toBe(5)
  expect(scenes.columnsFor([4, 4])).toBe(4)
})
