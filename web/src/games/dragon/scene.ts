// The Year of the Dragon as data: a table without a board. Months, groups of action cards, persons and palaces are areas of plates. Pure
// functions of a view, for the table, the rulebook, the report and tests.

import type { Choice } from '$lib/games'
import { pair, t } from '$lib/i18n/speech.svelte'
import type { Area, Flight, FlowArea, Key, Layout, Lit, Mark, Thing } from '$lib/scene/types'
import type { Mark as Advice } from '$lib/table/model.svelte'
import { keysOf, palaceNumber } from './actions'
import { coming, type Coming } from './coming'
import { isOld, kindOf, personWords, roleOf } from './people'
import type { ActionCard, Card, Court, Happening, MonthEvent, Palace, Person, SuperEvent, View } from './view'
import { foretold, gainWords, whyWords } from './words'

export type Doing = Choice<'dragon'>

/** What a layout shows besides the position. */
export interface Beside {
  name: (seat: number) => string
  /** The seat whose court is shown, and for which the months are foretold. */
  seat: number
  /** Does the player of this page hold that seat? */
  own: boolean
  /** Everything that a choice needs; empty while others decide. */
  open?: ReadonlySet<Key>
  /** Markers that have just moved, with their steps. */
  moved?: ReadonlyMap<number, number>
}

/** The part of the game in which persons are chosen, not actions. */
export const choosesPersons = (view: View): boolean =>
  view.phase === 'person' || ['draft', 'card', 'dawn', 'treaty'].includes(view.ask?.what ?? '')

export interface MonthFace {
  month: number
  event: MonthEvent
  when: 'past' | 'now' | 'next' | 'later'
  special: SuperEvent | undefined
  /** Whose tile lies in the wall here; null for none, undefined without a wall. */
  wall: number | null | undefined
  count: Coming['count']
  /** Persons at risk. */
  risk: number
  said: string
}
export interface ActionFace {
  card: ActionCard
  gain: string
  /** Can the seat not do it? */
  off: boolean
}
export interface PersonFace {
  person: Person
  symbols: number
  value: number
  /** How many are left; left out for one person. */
  count?: number
  /** Does its name stand beside it? */
  named?: boolean
}

const flow = (key: Key, name: string, more: Partial<FlowArea> = {}): FlowArea => ({ key, name, layout: 'row', ...more })

/** Returns areas and things of a position. */
export function layout(view: View, beside: Beside): Layout {
  const court = view.seats[beside.seat - 1]
  const areas: Area[] = [
    flow('months', t('dragon-table-months'), view.great_wall ? { point: 'wall' } : {}),
    flow('track', t('dragon-table-track'), { point: 'track', about: 'person-track' }),
  ]
  const things: Thing[] = months(view, beside.seat)
  const spaces = view.track.map(({ space }) => space).join(', ')
  things.push({
    key: 'track',
    area: 'track',
    kind: 'track',
    face: { spaces: view.track, moved: beside.moved ?? new Map() },
    name: pair(t('dragon-table-track'), spaces),
  })
  view.groups.forEach(({ cards, taken_by }, i) => {
    const paid = taken_by.length > 0
    areas.push(
      flow(`toll ${i + 1}`, t('dragon-table-group', { number: i + 1 }), { about: 'group' }),
      flow(`group ${i + 1}`, t('dragon-table-group', { number: i + 1 })),
    )
    const cost = paid ? view.group_cost : 0
    things.push({ key: `price ${i + 1}`, area: `toll ${i + 1}`, kind: 'price', face: cost, about: 'price' })
    for (const seat of taken_by)
      things.push({
        key: `taker ${seat}`,
        area: `toll ${i + 1}`,
        kind: 'taker',
        face: seat,
        name: t('dragon-table-taken', { name: beside.name(seat) }),
      })
    for (const card of cards) things.push(actionThing(view, court, card, i, cost))
  })
  if (view.phase === 'draft') {
    areas.push(flow('draft', t('dragon-table-draft-head')))
    for (const { young, persons } of view.supply)
      if (persons[0]) things.push(personThing(persons[0], young, 'draft', 'candidate', beside))
  } else
    for (const { role, young, old, persons } of view.supply) {
      areas.push(
        flow(`role ${role}`, t(`dragon-table-role-${role}`), {
          layout: 'column',
          heading: true,
          touch: `role ${role}`,
          point: `person:${role}`,
        }),
      )
      for (const kind of persons)
        things.push(personThing(kind, isOld(kind.person) ? (old ?? 0) : young, `role ${role}`, 'person', beside))
    }
  if (court) holdings(view, court, beside, areas, things)
  return { areas, things }
}

function months(view: View, seat: number): Thing[] {
  const lines = coming(view, seat)
  const present = view.turn === 'over' ? view.events.length + 1 : view.month
  return view.events.map((event, i): Thing => {
    const month = i + 1
    const here = lines.filter((one) => one.month === month)
    const counted = here.find(({ count }) => count)
    const first = counted ?? here[0]
    const face: MonthFace = {
      month,
      event,
      when: month < present ? 'past' : month === present ? 'now' : month === present + 1 ? 'next' : 'later',
      special: month === view.super_month && view.super_event ? view.super_event : undefined,
      wall: view.great_wall ? (view.wall[i] ?? null) : undefined,
      count: counted?.count,
      risk: here.reduce((sum, { persons }) => sum + persons, 0),
      said: counted ? '' : (first?.said[0] ?? ''),
    }
    const words = [`${month}, ${t(`dragon-table-event-${event}`)}`]
    if (face.special) words.push(t(`dragon-super-${face.special}`))
    if (face.wall) words.push(t('dragon-table-wall-tile'))
    return {
      key: `month ${month}`,
      area: 'months',
      kind: 'month',
      face,
      name: [words.join(', '), foretold(here, view.month)].filter(Boolean).join('. '),
      point: `month:${month}`,
      about: `event-${event}`,
      here: foretold(here, view.month),
    }
  })
}

function actionThing(view: View, court: Court | undefined, card: ActionCard, group: number, cost: number): Thing {
  const can = court?.actions.find(({ action }) => action === card)
  const gain = gainWords(view, court, card)
  const words = [t(`dragon-action-${card}`), gain, ...(cost ? [t('dragon-table-pay', { cost })] : [])]
  return {
    key: `act ${card}`,
    area: `group ${group + 1}`,
    kind: 'action',
    touch: true,
    face: { card, gain, off: can?.possible === false } satisfies ActionFace,
    name: words.join(', '),
    point: `action:${card}`,
    about: `action-${card}`,
    here: `${gain}. ${whyWords(can)}`,
  }
}

function personThing(
  { person, symbols, value }: PersonFace,
  count: number,
  area: Key,
  kind: string,
  { open }: Beside,
): Thing {
  const key = `person ${person}`
  const name = t('dragon-table-person-left', { person: personWords(person), count })
  const asked = open && [...open].some((one) => one.startsWith('person '))
  return {
    key,
    area,
    kind,
    touch: true,
    dim: count === 0 || (asked === true && !open.has(key)),
    face: { person, symbols, value, count } satisfies PersonFace,
    name,
    point: `person:${person.replace('_', ' ')}`,
    about: `role-${roleOf(person)}`,
    here: name,
  }
}

/** What a palace has to say besides its persons. */
function noteOf(palace: Palace, points: number): string {
  if (palace.starved) return t('dragon-table-unfed')
  if (palace.persons.length > palace.floors) return t('dragon-table-palace-crowded')
  return points > 0 ? t('dragon-table-palace-monk', { points }) : ''
}

const STORES = [
  ['yuan', 'coin', 'yuan', 'yuan'],
  ['rice', 'blue', 'rice', 'rice'],
  ['fireworks', 'rocket', 'firework', 'fireworks'],
] as const

/** The stores, palaces, cards and wall tiles of a court. */
function holdings(view: View, court: Court, { own, open }: Beside, areas: Area[], things: Thing[]): void {
  areas.push(flow('stores', t('dragon-table-your-seat')))
  for (const [good, mark, about, point] of STORES)
    things.push({
      key: `good ${good}`,
      area: 'stores',
      kind: 'store',
      face: { mark, name: t(`dragon-table-${good}`), count: court[good] },
      name: `${t(`dragon-table-${good}`)} ${court[good]}`,
      about,
      point,
    })
  things.push({
    key: 'good dragons',
    area: 'stores',
    kind: 'store',
    face: { mark: 'dragon', name: t('dragon-source-privileges'), count: court.dragons },
    name: `${t('dragon-table-dragons')} ${court.dragons}`,
    about: 'symbol-dragon',
    point: 'privileges',
  })
  court.palaces.forEach((palace, i) => {
    const number = palaceNumber(court.palaces, i)
    const area = `palace ${i + 1}`
    const note = noteOf(palace, court.monks[i] ?? 0)
    const name = t('dragon-table-palace', { number: i + 1, floors: palace.floors })
    areas.push(
      flow(area, note ? `${name}, ${note}` : name, {
        layout: 'column',
        touch: `palace ${number}`,
        about: 'palace',
        ...(own && { point: `palace:${i + 1}` }),
      }),
    )
    things.push({ key: `roof ${i + 1}`, area, kind: 'roof', face: note })
    for (let room = palace.persons.length; room < palace.floors; room++)
      things.push({
        key: `room ${i + 1} ${room}`,
        area,
        kind: 'room',
        face: t(
          palace.persons.length || view.phase === 'draft' ? 'dragon-table-free-place' : 'dragon-table-palace-empty',
        ),
        name: t('dragon-table-free-place'),
        about: 'floor',
      })
    const seen = new Map<Person, number>()
    for (const person of palace.persons) {
      const nth = (seen.get(person) ?? 0) + 1
      seen.set(person, nth)
      const kind = kindOf(view.supply, person)
      things.push({
        key: `lives ${i + 1} ${person} ${nth}`,
        area,
        kind: 'resident',
        touch: `lives ${number} ${person}`,
        face: { person, symbols: kind?.symbols ?? 0, value: kind?.value ?? 0, named: true } satisfies PersonFace,
        name: t('dragon-table-lives', { person: personWords(person), number: i + 1 }),
        about: `role-${roleOf(person)}`,
      })
    }
  })
  if (open?.has('palace new')) {
    areas.push(
      flow('palace new', t('dragon-table-new-palace'), {
        layout: 'column',
        touch: 'palace new',
        point: 'palace:new',
        about: 'new-palace',
      }),
    )
    things.push({ key: 'plot', area: 'palace new', kind: 'room', face: t('dragon-table-new-palace') })
  }
  areas.push(flow('cards', t('dragon-table-cards', { count: court.cards.length }), { point: 'hand' }))
  const cards = new Map<Card, number>()
  for (const card of court.cards) {
    const nth = (cards.get(card) ?? 0) + 1
    cards.set(card, nth)
    things.push({
      key: nth > 1 ? `card ${card} ${nth}` : `card ${card}`,
      area: 'cards',
      kind: 'card',
      touch: `card ${card}`,
      face: card,
      name: t(card === 'wild' ? 'dragon-card-wild' : `dragon-role-${card}`),
      about: card === 'wild' ? 'wild-card' : 'card',
      point: card === 'wild' ? 'wild' : `card:${card}`,
    })
  }
  if (view.great_wall) {
    areas.push(flow('tiles', t('dragon-table-wall-left'), { point: 'wall' }))
    for (const tile of court.wall_tiles)
      things.push({
        key: `tile ${tile}`,
        area: 'tiles',
        kind: 'tile',
        touch: true,
        face: { tile, amount: view.wall_bonus[tile] ?? 0 },
        name: t(`dragon-tile-${tile}`),
        about: 'wall-tile',
      })
  }
  const person = view.ask?.person
  if (open?.has('newcomer') && person) {
    const kind = kindOf(view.supply, person)
    areas.push(flow('newcomers', t('dragon-table-group-place')))
    things.push({
      key: 'newcomer',
      area: 'newcomers',
      kind: 'resident',
      touch: true,
      face: { person, symbols: kind?.symbols ?? 0, value: kind?.value ?? 0, named: true } satisfies PersonFace,
      name: personWords(person),
      about: `role-${roleOf(person)}`,
    })
  }
}

/** Everything that a choice needs. What needs another thing first is lit with it: a size of a privilege, a tile of the wall. */
export function lit(choices: readonly Doing[], view: View, touched: readonly Key[]): Lit {
  const walls = touched.includes('act wall')
  const keys = choices.flatMap(({ action }) => keysOf(action, view.supply))
  const shown = keys.filter((key) => (key.startsWith('tile ') ? walls : !key.startsWith('give ')))
  return {
    places: new Map(shown.map((key) => [key, 'legal'])),
    grades: { legal: { says: t('web-legal'), draw: [] } },
  }
}

export interface Minded {
  /** The choice that is staged, or the hint that is chosen. */
  staged?: Doing | null
  looked?: Key | null
  moved?: readonly Key[]
  pointed?: readonly Key[]
  contested?: readonly Key[]
  advised?: readonly Advice<'dragon'>[]
  seat: number
}

/** What is marked on the table: hints, moves of others, and what a staged choice would make of stores and months. */
export function marks(view: View, minded: Minded): Mark[] {
  const { staged, looked, moved = [], pointed = [], contested = [], advised = [], seat } = minded
  const found: Mark[] = [
    ...advised.flatMap((advice) => advisedAt(advice, view, seat)),
    { mark: 'ring', tone: 'pointed', at: pointed },
    { mark: 'ring', tone: 'contested', at: contested },
  ]
  if (!staged) found.push({ mark: 'ring', tone: 'moved', at: moved })
  if (looked) found.push({ mark: 'ring', tone: 'other', at: [looked] })
  const court = view.seats[seat - 1]
  if (staged && court) {
    const change = changeOf(staged, seat)
    for (const good of ['yuan', 'rice', 'fireworks'] as const)
      if (change[good])
        found.push({ mark: 'word', tone: 'gain', at: [`good ${good}`], word: String(court[good] + change[good]) })
    for (const { month, count } of staged.effect.brings?.length ? [] : coming(view, seat)) {
      if (!count?.good || !change[count.good]) continue
      const have = Math.max(0, Math.min(count.have + change[count.good], count.need))
      found.push({ mark: 'word', tone: 'gain', at: [`month ${month}`], word: String(have) })
    }
  }
  return found
}

/** What a choice changes in the stores of a seat. */
export function changeOf(
  { effect }: Pick<Doing, 'effect'>,
  seat: number,
): Record<'yuan' | 'rice' | 'fireworks', number> {
  const change = { yuan: 0, rice: 0, fireworks: 0 }
  for (const one of effect.goods ?? []) if (one.seat === seat && one.good !== 'floors') change[one.good] += one.by
  return change
}

function advisedAt(
  { action, kind, word, rank = 0, lifted = false, seat: by }: Advice<'dragon'>,
  view: View,
  seat: number,
): Mark[] {
  // Of another seat's step only what lies on the table can be marked: the palaces below are not that seat's.
  const at = keysOf(action, view.supply).filter((key) => by === undefined || by === seat || /^(act|person) /.test(key))
  if (!at.length) return []
  const disc = (chosen: boolean): Mark => ({ mark: 'disc', at: at.slice(-1), number: rank, chosen })
  const first = { mark: 'disc', at: at.slice(0, 1), number: rank, chosen: lifted } as const
  switch (kind) {
    case 'played':
      return [{ mark: 'ring', tone: 'pointed', at }]
    case 'better':
      return [
        { mark: 'ring', tone: 'hint', at },
        { mark: 'word', tone: 'hint', at: at.slice(-1), word },
      ]
    case 'line':
      return [{ mark: 'ring', tone: 'line', at }, disc(false)]
    case 'hint':
      return [
        { mark: 'ring', tone: lifted ? 'hint' : 'other', at },
        action.action === 'act' || action.action === 'privilege' || action.action === 'wall' ? first : disc(lifted),
      ]
  }
}

/** What another player does goes from its place to theirs, or from them to the table. */
export function flight(event: Happening, view: View): Flight | undefined {
  if (event.event === 'acts')
    return {
      key: `acts ${event.seat} ${event.action}`,
      thing: { kind: 'taker', face: event.seat },
      from: `seat ${event.seat}`,
      to: `act ${event.action}`,
    }
  const person = event.event === 'plays' || event.event === 'dawns' ? event.person : null
  const kind = person && kindOf(view.supply, person)
  if (!kind || !('seat' in event)) return undefined
  return {
    key: `takes ${event.seat} ${person}`,
    thing: { kind: 'person', face: kind },
    from: `person ${person}`,
    to: `seat ${event.seat}`,
  }
}

/** Columns in which groups of these sizes stand in two rows. */
export function columnsFor(sizes: readonly number[]): number {
  for (let columns = Math.max(4, ...sizes); ; columns++) {
    const rows: number[] = []
    for (const size of sizes) {
      const row = rows.findIndex((room) => room >= size)
      if (row < 0) rows.push(columns - size)
      else rows[row] = (rows[row] ?? 0) - size
    }
    if (rows.length <= 2) return columns
  }
}
