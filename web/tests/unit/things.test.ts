// What a table leads to: every question, event, kind of thing and refusal of a game has its rule, and every thing its words.

import { FluentResource } from '@fluent/bundle'
import { describe, expect, test } from 'vitest'
import type { Learn } from '../../src/lib/game'
import { attempt as dragonAttempt } from '../../src/games/dragon/about'
import { learn as dragon } from '../../src/games/dragon/learn'
import type { Court, View as DragonView } from '../../src/games/dragon/view'
import { learn as huang } from '../../src/games/huang/learn'
import { attempt as huangAttempt, layout as huangLayout } from '../../src/games/huang/scene'
import type { View as HuangView } from '../../src/games/huang/view'
import { learn as qin } from '../../src/games/qin/learn'
import { attempt as qinAttempt, layout } from '../../src/games/qin/scene'
import type { View as QinView } from '../../src/games/qin/view'
import { readThings } from '../../src/lib/rules/things'

const LOCALES = import.meta.glob<string>('../../../locales/*/*.ftl', { query: '?raw', import: 'default', eager: true })
const BOOKS = import.meta.glob<string>('../../../rulebook/*/en.md', { query: '?raw', import: 'default', eager: true })
const THINGS = import.meta.glob<string>('../../../rulebook/*/things.toml', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const SOURCES = import.meta.glob<string>('../../src/games/*/**/*.{ts,svelte}', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const languages = [...new Set(Object.keys(LOCALES).map((path) => path.split('/').at(-2) ?? ''))]
const messages = (language: string, file: string) =>
  new Set(new FluentResource(LOCALES[`../../../locales/${language}/${file}.ftl`] ?? '').body.map(({ id }) => id))

const GAMES = { qin, dragon, huang }
const rulesIn = (text: string) => new Set(Array.from(text.matchAll(/^\*\*([A-Z]\d+)\*\*/gm), (match) => match[1] ?? ''))

describe.each(Object.entries(GAMES) as [string, Learn][])('%s', (game, learn) => {
  const rules = rulesIn(BOOKS[`../../../rulebook/${game}/en.md`] ?? '')
  const things = readThings(THINGS[`../../../rulebook/${game}/things.toml`] ?? '')
  const sources = Object.entries(SOURCES).filter(([path]) => path.includes(`/games/${game}/`))

  test('its rulebook and its things are there', () => {
    expect(rules.size).toBeGreaterThan(20)
    expect(things.size).toBeGreaterThan(20)
  })
  test('every question has a rule', () => {
    const asked = [...messages('en', game)].filter((id) => id.startsWith(`${game}-ask-`))
    expect(asked.length).toBeGreaterThan(0)
    expect(Object.keys(learn.asks).sort()).toEqual(asked.sort())
  })
  test('every rule that a question, an event or a thing leads to is in the book', () => {
    const named = sources.find(([path]) => path.endsWith('/learn.ts'))?.[1].matchAll(/'([QDH]\d+)'/g) ?? []
    const all = [...Array.from(named, (match) => match[1] ?? ''), ...things.values()]
    expect(all.filter((rule) => !rules.has(rule))).toEqual([])
  })
  test.each(languages)('every thing has a name and says what it does in %s', (language) => {
    const own = messages(language, `${game}-learn`)
    const wanted = [...things.keys()].flatMap((kind) => [learn.about(kind, 'name'), learn.about(kind, 'what')])
    expect([...wanted, ...learn.goal].filter((id) => !own.has(id))).toEqual([])
  })
  test('every thing on the drawn table is known', () => {
    const used = sources.flatMap(([, text]) =>
      Array.from(text.matchAll(/data-about="([^"]+)"/g), (match) => match[1] ?? ''),
    )
    expect(used.length).toBeGreaterThan(1)
    // What is made at run time (`tile-{colour}`) has at least one thing that it may come to.
    const known = (kind: string) => {
      const [begin = '', ...rest] = kind.split('{')
      return rest.length ? [...things.keys()].some((one) => one.startsWith(begin)) : things.has(kind)
    }
    expect(used.filter((kind) => !known(kind))).toEqual([])
  })
  test('the kinds that the sources list are known', () => {
    const about = sources.find(([path]) => path.endsWith('/about.ts'))?.[1] ?? ''
    const listed = Array.from(about.matchAll(/found\.set\(\w+, '([a-z-]+)'\)/g), (match) => match[1] ?? '')
    expect(listed.filter((kind) => !things.has(kind))).toEqual([])
  })
})

describe('what an answer that is not legal would have been', () => {
  const view = {
    rows: ['.....', '.R.o.', '..~..'],
    villages: [{ at: 'd2', owner: null }],
    players: [],
    title: 'Test',
    provinces: [],
    lone: [{ at: 'b2', colour: 'red' }],
  } as unknown as QinView
  const [board] = layout(view, { name: String }).areas
  test('Qin knows its squares', () =>
    expect(board?.layout === 'field' ? ['b2', 'd2', 'c3', 'a1'].map((place) => board.about?.(place)) : []).toEqual([
      'starting-territory',
      'village',
      'lake',
      'meadow',
    ]))
  test('Qin explains what it knows', () => {
    const things = readThings(THINGS['../../../rulebook/qin/things.toml'] ?? '')
    const hand = { ...view, players: [{ hand: ['RR', 'RY'] }] } as unknown as QinView
    const scene = layout(hand, { name: String, seat: 1 })
    const cells = scene.areas.flatMap((area) =>
      area.layout === 'field' ? area.field.rows.flat().map((place) => area.about?.(place) ?? '') : [],
    )
    const kinds = new Set([...cells, ...scene.things.flatMap(({ about }) => about ?? [])])
    expect(kinds.size).toBe(6)
    expect([...kinds].filter((kind) => !things.has(kind))).toEqual([])
  })
  test('Qin tries free squares beside a territory', () => {
    expect(qinAttempt('RY', 'e1', view)).toMatch(/^RY e1 (d1|e2)$/)
    expect(qinAttempt('RY', 'a1', view)).toMatch(/^RY a1 (b1|a2)$/)
  })
  test('Huang tries what was taken up', () => {
    const act = { decision: 'act' } as never
    expect(huangAttempt(['leader red'], act, 'g9')).toBe('leader red g9')
    expect(huangAttempt(['riot', 'help blue'], act, 'g9')).toBe('riot g9 leader')
    expect(huangAttempt(['build'], act, 'g9')).toBeUndefined()
    expect(huangAttempt([], act, 'g9')).toBeUndefined()
    expect(huangAttempt([], { decision: 'bandits' } as never, 'g9')).toBe('remove g9')
  })
  test('Huang explains what it knows', () => {
    const things = readThings(THINGS['../../../rulebook/huang/things.toml'] ?? '')
    const tiles = { yellow: 1, red: 1, blue: 1, green: 1, white: 1 }
    const scene = huangLayout(
      {
        map: { title: 'Test', rows: ['.....', '.~~..', '.....'], capitals: [{ at: 'b1', name: 'Qin' }] },
        tiles: ['b1', 'a1', 'a2', 'a3', 'b3'].map((at) => ({ at, colour: 'yellow' })),
        leaders: [{ seat: 1, colour: 'red', at: 'c1' }],
        pagodas: [{ colour: 'yellow', at: ['a2'] }],
        palace: ['a3'],
        granaries: ['b3'],
        bandits: [{ tile: 1, bandits: 2, at: ['e1', 'd2', 'e2'] }],
        market: tiles,
        seats: [{ seat: 1, hand: tiles, leaders_off: ['yellow', 'white'] }],
        pending: { decision: 'act' },
      } as unknown as HuangView,
      { name: String, seat: 1 },
    )
    const cells = scene.areas.flatMap((area) =>
      area.layout === 'field' ? area.field.rows.flat().map((place) => area.about?.(place) ?? '') : [],
    )
    const kinds = new Set([...cells, ...scene.things.flatMap(({ about }) => about ?? [])])
    expect(kinds.size).toBe(15)
    expect([...kinds].filter((kind) => !things.has(kind))).toEqual([])
  })
  test('the Dragon tries what is asked for', () => {
    const asked = (what: string) => ({ ask: { what } }) as unknown as DragonView
    const court = { wall_tiles: ['yuan'] } as unknown as Court
    expect(dragonAttempt('act taxes', asked('act'), court)).toBe('taxes')
    expect(dragonAttempt('act privilege', asked('act'), court)).toBe('privilege small')
    expect(dragonAttempt('act wall', asked('act'), court)).toBe('wall yuan')
    expect(dragonAttempt('person old_monk', asked('card'), court)).toBe('person old monk')
    expect(dragonAttempt('person old_monk', asked('act'), court)).toBeUndefined()
  })
})
