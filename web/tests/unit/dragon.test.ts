// The Year of the Dragon's choices by the things one touches, what they are called, and what is said of the coming months.

import { describe, expect, test, vi } from 'vitest'
import type { ActionData, Brings, Burden, Forecast, Role, SeatToll, Stage, View } from '../../src/games/dragon/engine'
import type { Choice } from '../../src/lib/games'

vi.stubGlobal('document', { documentElement: { lang: '' } })
const { speech } = await import('../../src/lib/i18n/speech.svelte')
await speech.need('common', 'dragon')
const { keysOf, palaceNumber } = await import('../../src/games/dragon/actions')
const { coming } = await import('../../src/games/dragon/coming')
const { actionWords, choiceWords } = await import('../../src/games/dragon/words')

const aged = (role: 'monk' | 'warrior' | 'scholar') => ({
  role,
  young: 2,
  old: 2,
  persons: [
    { person: `young_${role}` as const, symbols: 1, value: 5 },
    { person: `old_${role}` as const, symbols: 2, value: 3 },
  ],
})
const ageless = (role: Role & ('craftsman' | 'lady')) => ({
  role,
  young: 2,
  old: null,
  persons: [{ person: role, symbols: 1, value: 2 }],
})
const supply = [aged('monk'), aged('warrior'), aged('scholar'), ageless('craftsman'), ageless('lady')]

const ACTIONS: [ActionData, string[]][] = [
  [{ action: 'act', card: 'taxes' }, ['act taxes']],
  [{ action: 'privilege', size: 'large' }, ['act privilege', 'size large']],
  [{ action: 'wall', tile: 'rice' }, ['act wall', 'tile rice']],
  [{ action: 'pass' }, []],
  [{ action: 'draft', first: 'monk', second: 'lady' }, ['person young_monk', 'person lady']],
  [{ action: 'person', person: 'old scholar' }, ['card scholar', 'person old_scholar']],
  [{ action: 'wild', person: 'craftsman' }, ['card wild', 'person craftsman']],
  [{ action: 'spend', card: 'healer' }, ['card healer']],
  [{ action: 'palace', palace: 2 }, ['newcomer', 'palace 2']],
  [{ action: 'floor', palace: 1 }, ['palace 1']],
  [{ action: 'new_palace' }, ['palace new']],
  [{ action: 'replace', palace: 2, person: 'young farmer' }, ['newcomer', 'lives 2 young_farmer']],
  [{ action: 'release', palace: 1, person: 'lady' }, ['lives 1 lady']],
  [{ action: 'let_go' }, []],
  [{ action: 'give', yuan: 1, rice: 0, fireworks: 2 }, ['give 1 0 2']],
  [{ action: 'fall', palace: 3 }, ['palace 3']],
  [{ action: 'discard', card: 'wild' }, ['card wild']],
  [{ action: 'dawn', role: 'warrior' }, ['person young_warrior']],
  [{ action: 'treaty', role: 'monk' }, ['role monk']],
]

test.each(ACTIONS)('%j is found under what one touches', (action, keys) => expect(keysOf(action, supply)).toEqual(keys))

test('of equal palaces the first is named', () => {
  const palace = { floors: 2, persons: [] }
  expect(palaceNumber([palace, { floors: 1, persons: ['lady'] }, { ...palace }], 2)).toBe(1)
})

describe('what choices are called', () => {
  const court = { seat: 1, yuan: 1, actions: [{ action: 'privilege', price: 5 }] } as unknown as View['seats'][0]
  const view = { small_privilege_cost: 4, large_privilege_cost: 9, seats: [court] } as View
  test.each(ACTIONS)('%j has words', (action) => expect(actionWords(action, view, court)).not.toMatch(/[[\]{}$]/))
  test('prices are those of the view', () =>
    expect(actionWords({ action: 'privilege', size: 'small' }, view, court)).toBe('Small privilege for 9 yuan'))
  test('passing says the yuan of its effect, without what an event then takes', () => {
    const pass: Choice<'dragon'> = {
      number: 0,
      notation: '',
      free: true,
      action: { action: 'pass' },
      effect: {
        goods: [
          { seat: 1, good: 'yuan', by: 4, why: 'pass' },
          { seat: 1, good: 'yuan', by: -5, why: 'tribute' },
        ],
      },
    }
    expect(choiceWords(pass, view, court)).toBe(speech.t('dragon-table-do-pass', { yuan: 4 }))
  })
})

describe('what is coming', () => {
  const said = (id: string, args = {}) => speech.t(`dragon-table-${id}`, args)
  const burden = (more: Partial<Burden>) => ({ seat: 1, need: 0, have: 0, goods: 0, ...more }) as Burden
  const stage = (brings: Brings, toll?: Omit<SeatToll, 'seat'>): Stage => ({
    brings,
    seats: toll ? [{ seat: 1, ...toll }] : [],
  })
  const month = (number: number, event: Forecast['event'], stages: Stage[], more: Partial<Burden> = {}): Forecast => ({
    month: number,
    event,
    super_event: null,
    stages,
    seats: [burden(more)],
  })
  const view = (forecast: Forecast[], more: Partial<View> = {}) =>
    ({
      month: forecast[0]?.month,
      phase: 'action',
      super_event: null,
      super_month: 7,
      forecast,
      ...more,
    }) as unknown as View
  const brief = (found: ReturnType<typeof coming>) =>
    found.map((one) => [one.month, one.name, ...one.said, one.persons])

  test('an event says what it needs and what there is, as foretold', () => {
    const forecast = [
      month(3, 'tribute', [stage({ event: 'tribute' }, { yuan: 1, persons: 2 })], { need: 5, have: 1 }),
      month(4, 'mongols', [stage({ event: 'mongols' }, { points: 2 })], { need: 3, have: 2 }),
      month(5, 'epidemic', [stage({ event: 'epidemic' })], { need: 4, have: 0 }),
    ]
    const found = coming(view(forecast), 1)
    expect(brief(found)).toEqual([
      [3, 'Tribute', said('coming-tribute', { need: 5, have: 1, points: 0 }), 2],
      [4, 'Mongols', said('coming-mongols', { need: 3, have: 2, points: 2 }), 0],
      [5, 'Epidemic', said('coming-epidemic', { need: 4, have: 0, points: 0 }), 0],
    ])
    expect(found.map(({ count }) => count)).toEqual([
      { mark: 'coin', need: 5, have: 1, good: 'yuan' },
      undefined,
      { mark: 'mortar', need: 4, have: 0 },
    ])
  })

  test('a later event of the same kind promises nothing of what comes in now', () => {
    const drought = (number: number) => month(number, 'drought', [stage({ event: 'drought' })], { need: 2, have: 1 })
    const goods = coming(view([drought(3), drought(4)]), 1).map(({ count }) => count?.good)
    expect(goods).toEqual(['rice', undefined])
  })

  test('every part of a month is told: walls, the super event, the event again, decay', () => {
    const wall = (length: number, holds: boolean): Brings => ({ wall: { needed: 7, length, holds } })
    const stages = [
      stage({ event: 'peace' }),
      stage(wall(8, true), { points: 3 }),
      stage({ super: 'tsunami' }, { goods: 4 }),
      stage({ again: 'drought' }, { persons: 1 }),
      stage('decay', { floors: 2 }),
      stage('scoring', { points: 5 }),
      stage(wall(2, false), { persons: 1 }),
    ]
    expect(brief(coming(view([month(7, 'peace', stages)]), 1))).toEqual([
      [7, 'Peace', said('coming-peace'), 0],
      [
        7,
        'Great Wall',
        said('coming-wall', { needed: 7, length: 8, holds: 'yes' }),
        said('coming-points', { points: 3 }),
        0,
      ],
      [7, 'Tsunami', said('super-tsunami'), said('coming-goods', { goods: 4 }), 0],
      [7, 'Drought', said('coming-again'), 1],
      [7, 'Palaces', said('coming-decay', { floors: 2 }), 0],
      [7, 'Great Wall', said('coming-wall', { needed: 7, length: 2, holds: 'no' }), 1],
    ])
  })

  test('an event that is on is told only as long as it asks for something', () => {
    const on = (toll?: Omit<SeatToll, 'seat'>) =>
      coming(view([month(3, 'epidemic', [stage({ event: 'epidemic' }, toll)])], { phase: 'event' }), 1)
    expect(brief(on({ persons: 2 }))).toEqual([[3, 'Epidemic', 2]])
    expect(on()).toEqual([])
  })

  test('a super event beyond the forecast is announced', () => {
    const forecast = [month(1, 'peace', [stage({ event: 'peace' })])]
    const super_ = { super_event: 'dawn', super_month: 7 } as const
    expect(brief(coming(view(forecast, super_), 1))).toContainEqual([7, 'Dawn', said('super-dawn'), 0])
    expect(coming(view(forecast, { ...super_, super_month: 1 }), 1)).toHaveLength(1)
    expect(coming(view([], super_), 1)).toEqual([])
  })
})
