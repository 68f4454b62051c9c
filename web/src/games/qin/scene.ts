// Qin's table as data: what lies where, what is lit and how good it is, what is in mind. Pure functions of a view, for the table, the
// rulebook, the report, the goal card and tests.

import type { BoardMap } from '$lib/board/mapfile'
import { boardTitle } from '$lib/board/title'
import type { Choice } from '$lib/games'
import { t } from '$lib/i18n/speech.svelte'
import { squares } from '$lib/scene/fields'
import {
  placesOf,
  type Area,
  type Box,
  type Field,
  type Flight,
  type Grade,
  type Key,
  type Layout,
  type Lit,
  type Mark,
  type Thing,
} from '$lib/scene/types'
import { gains, risen } from './foreseen'
import {
  LETTER_COLOUR,
  type ActionData,
  type Colour,
  type Effect,
  type Event,
  type Letter,
  type Tile,
  type View,
} from './view'
import { landWords, tileWords } from './words'

export type Placing = Choice<'qin'>

const fields = new Map<string, Field>()
export function fieldOf({ rows }: Pick<View, 'rows'>): Field {
  const size = `${rows[0]?.length} ${rows.length}`
  let field = fields.get(size)
  if (!field) fields.set(size, (field = squares(rows[0]?.length ?? 0, rows.length)))
  return field
}

/** A connected area of one colour. */
export interface Land {
  colour: Colour
  squares: readonly Key[]
  rank: 'lone' | 'province' | 'major'
  owner: number | null
}
export const landsOf = (view: Pick<View, 'lone' | 'provinces'>): Land[] => [
  ...view.lone.map(({ at, colour }): Land => ({ colour, squares: [at], rank: 'lone', owner: null })),
  ...view.provinces.map(({ colour, squares, major, owner }): Land => ({
    colour,
    squares,
    rank: major ? 'major' : 'province',
    owner,
  })),
]

/** What a layout shows besides the position. */
export interface Beside {
  name: (seat: number) => string
  /** The seat whose hand is shown. */
  seat?: number | null
  /** What happened so far: the seams of tiles. */
  events?: readonly Event[]
  /** The squares that the last events named: new pagodas stand there. */
  named?: ReadonlySet<Key>
  /** The layout before: a pagoda stays where it stood. */
  before?: Layout | undefined
  /** The tiles that others placed since this player's last turn. */
  latest?: readonly Placed[]
}
type Placed = Event & { event: 'placed' }

const RANKS = { lone: 'lone-territory', province: 'province', major: 'major-province' } as const

/** Returns areas and things of a position. */
export function layout(view: View, beside: Beside): Layout {
  const { name, seat = null, named = new Set(), before, latest = [] } = beside
  const field = fieldOf(view)
  const sign = (place: Key) => {
    const y = Number(place.slice(1)) - 1
    return view.rows[y]?.[field.rows[y]?.indexOf(place) ?? -1] ?? ' '
  }
  const lands = landsOf(view)
  const about = new Map<Key, string>(view.villages.map(({ at }) => [at, 'village']))
  for (const { squares, rank } of lands)
    for (const at of squares)
      about.set(at, rank === 'lone' && 'RYB'.includes(sign(at)) ? 'starting-territory' : RANKS[rank])
  const areas: Area[] = [
    {
      key: 'board',
      name: t('web-qin-board', { title: boardTitle(view.title) }),
      point: 'board',
      layout: 'field',
      field,
      ground: { kind: 'ground', face: view.rows },
      bare: (place) => t(sign(place) === '~' ? 'web-qin-water' : 'web-qin-meadow'),
      about: (place) => about.get(place) ?? (sign(place) === '~' ? 'lake' : 'meadow'),
      close: [16, 16, field.width - 32, field.height - 32],
    },
    { key: 'hand', name: t('web-qin-hand'), point: 'hand', layout: 'row' },
  ]
  const tiles = (beside.events ?? []).flatMap((event) =>
    event.event === 'placed' ? [`${event.first} ${event.second}`] : [],
  )
  const things: Thing[] = [
    { key: 'shade', area: 'board', at: lands.flatMap(({ squares }) => squares), kind: 'shade', face: null },
  ]
  const add = (thing: Omit<Thing, 'area'>) => things.push({ area: 'board', ...thing })
  for (const { at, owner } of view.villages)
    add({
      key: `village ${at}`,
      at,
      kind: 'village',
      face: owner,
      name: owner === null ? t('web-qin-village-free') : t('web-qin-village-of', { owner: name(owner) }),
    })
  for (const land of lands) {
    const { colour, squares, rank } = land
    const inside = tiles.filter((tile) => tile.split(' ').every((at) => squares.includes(at)))
    add({
      key: `land ${colour} ${squares.join(' ')}`,
      at: squares,
      kind: 'land',
      face: { colour, rank, tiles: inside },
      name: landWords(land, name),
    })
  }
  for (const at of field.rows.flat())
    if ('RYB'.includes(sign(at))) add({ key: `start ${at}`, at, kind: 'start', face: null })
  for (const { seat, first, second } of latest)
    add({ key: `latest ${first}`, at: [first, second], kind: 'badge', face: seat })
  const stood = new Map(before?.things.flatMap(({ kind, at, face }) => (kind === 'pagoda' ? [[at, face]] : [])) as [])
  const pagodas = [
    ...view.provinces.flatMap(({ owner: seat, pagodas: count, squares }) => {
      const was = squares.find((at) => (stood.get(at) as { seat: number } | undefined)?.seat === seat)
      const at = was ?? squares.find((square) => named.has(square)) ?? squares[0]
      return seat === null || !at ? [] : [{ at, face: { seat, count, village: false } }]
    }),
    ...view.villages.flatMap(({ at, owner: seat }) =>
      seat === null ? [] : [{ at, face: { seat, count: 1, village: true } }],
    ),
  ]
  // Front rows last, so that they stand before those behind.
  const low = ({ at }: { at: Key }) => field.centre(at)[1]
  for (const { at, face } of pagodas.sort((a, b) => low(a) - low(b)))
    add({ key: `pagoda ${at} ${face.seat} ${face.count}`, at, kind: 'pagoda', face, over: true })
  const hand = (seat !== null && view.players[seat - 1]?.hand) || []
  hand.forEach((tile, i) => things.push({ ...handThing(tile, i), touch: `tile ${tile}` }))
  return { areas, things }
}

const handThing = (tile: Tile, i: number): Thing => ({
  key: `hand ${i + 1}`,
  area: 'hand',
  kind: 'tile',
  face: { tile, way: 0 },
  point: `hand:${tile}`,
  about: tile[0] === tile[1] ? 'tile-double' : 'tile-two-colours',
  name: t('web-qin-hand-tile', { number: i + 1, tile: tileWords(tile) }),
})

/** Returns the layout of a board before the game. */
export function bare({ rows, title }: BoardMap): Layout {
  const field = fieldOf({ rows: rows.map((row) => row.join('')) })
  const at = (signs: string) =>
    rows.flatMap((row, y) =>
      row.flatMap((sign, x) => (signs.includes(sign) ? [{ sign, at: field.rows[y]?.[x] ?? '' }] : [])),
    )
  const view = {
    title,
    rows: rows.map((row) => row.join('')),
    lone: at('RYB').map(({ sign, at }) => ({ at, colour: LETTER_COLOUR[sign as Letter] })),
    provinces: [],
    villages: at('o').map(({ at }) => ({ at, owner: null })),
    players: [],
  }
  return layout(view as unknown as View, { name: String })
}

/** What a choice needs: its tile and its two squares. */
export const keys = ({ action }: Pick<Placing, 'action'>): Key[] =>
  action.action === 'place' ? [`tile ${action.tile}`, action.first, action.second] : []
/** The squares that an action covers: none by a pass. */
export const covered = (action: ActionData): Key[] => (action.action === 'place' ? [action.first, action.second] : [])
/** The squares of a tile, "c4–c5", never broken between two lines. */
export const squaresWords = (action: ActionData): string => covered(action).join('–\u2060')

/** Returns where the second square lies, clockwise from the east. */
function wayOf({ first, second }: { first: Key; second: Key }): number {
  const across = second.charCodeAt(0) - first.charCodeAt(0)
  const down = Number(second.slice(1)) - Number(first.slice(1))
  return across > 0 ? 0 : down > 0 ? 1 : across < 0 ? 2 : 3
}
/** Orders the ways in which a tile lies about a square: clockwise from the east, each way with both halves. */
export function order({ action }: Pick<Placing, 'action'>, about: Key): number {
  if (action.action !== 'place') return 0
  const { first, second } = action
  return first === about ? wayOf(action) * 2 : wayOf({ first: second, second: first }) * 2 + 1
}
export const tileFace = (action: ActionData & { action: 'place' }) => ({ tile: action.tile, way: wayOf(action) })

/** From nothing to the best: legal, good for another player only, a pagoda of mine, several. */
export const RANKED = ['legal', 'other', 'one', 'more'] as const
function gradeOf(effect: Effect, seat: number): number {
  const gained = gains(effect)
  const own = gained.get(seat) ?? 0
  if (own > 0) return own > 1 ? 3 : 2
  return [...gained].some(([who, by]) => who !== seat && by > 0) ? 1 : 0
}
const ring = (r: number) => `m${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
const DRAWN: Record<(typeof RANKED)[number], Grade['draw']> = {
  legal: [['dot', 'h0']],
  other: [['grey', ring(5.6)]],
  one: [['big', 'h0']],
  more: [
    ['big', 'h0'],
    ['thin', ring(13)],
  ],
}
const grades = (): Lit['grades'] =>
  Object.fromEntries(
    RANKED.map((grade) => [
      grade,
      {
        says: grade === 'legal' ? t('web-legal') : `${t('web-legal')}, ${t(`web-qin-grade-${grade}`)}`,
        draw: DRAWN[grade],
      },
    ]),
  )

/** Returns what is lit, graded by the best choice over each place for a seat. */
export function lit(choices: ReadonlyMap<Key, readonly Placing[]>, seat: number, staged: Placing | null): Lit {
  const places = new Map<Key, string>()
  const known = new Map<Effect, number>()
  const under = new Set(staged ? covered(staged.action) : [])
  for (const [key, list] of choices) {
    if (under.has(key)) continue
    let best = 0
    for (const { effect } of list) {
      const grade = known.get(effect) ?? gradeOf(effect, seat)
      known.set(effect, grade)
      best = Math.max(best, grade)
    }
    places.set(key, RANKED[best] ?? 'legal')
  }
  return { places, grades: grades() }
}

/** What is marked on the board besides what is lit. */
export interface Minded {
  staged?: Placing | null
  foreseen?: Placing | null
  /** Where things stand now: pagodas that would grow rise there. */
  things?: readonly Thing[]
  /** The tile that another player has just placed. */
  moved?: readonly Key[]
  pointed?: readonly Key[]
  /** What an undo request would take back. */
  contested?: readonly Key[]
  /** Hints, or what a report marks. */
  advised?: readonly Advice[]
}
export interface Advice {
  action: ActionData
  kind: 'hint' | 'played' | 'better' | 'line'
  word: string
  rank?: number
  lifted?: boolean
}

export function marks(view: View, minded: Minded): Mark[] {
  const { staged, foreseen, things = [], moved = [], pointed = [], contested = [], advised = [] } = minded
  const found: Mark[] = [
    ...advised.toReversed().flatMap(advice),
    { mark: 'ring', tone: 'pointed', at: pointed },
    { mark: 'ring', tone: 'contested', at: contested },
  ]
  if (!staged) found.push({ mark: 'ring', tone: 'moved', at: moved })
  if (foreseen) found.push({ mark: 'ring', tone: 'looked', at: covered(foreseen.action) })
  if (staged?.action.action === 'place') {
    const at = covered(staged.action)
    found.push({ mark: 'ghost', breathes: true, thing: tileThing(staged.action, 'staged') })
    found.push({ mark: 'ring', tone: 'staged', at })
    for (const { at, seat, count, by, village, over } of risen(staged.effect, view)) {
      const pagodas = things.filter(({ kind }) => kind === 'pagoda')
      const standing = pagodas.filter((thing) => placesOf(thing).some((one) => over.includes(one) || one === at))
      const own = standing.find(({ face }) => !village && (face as { seat: number }).seat === seat)
      const here = (own && placesOf(own)[0]) ?? at
      const thing = {
        key: `raised ${here}`,
        area: 'board',
        at: here,
        kind: 'pagoda',
        face: { seat, count, by, village },
      }
      found.push({ mark: 'ghost', thing, hides: standing.map(({ key }) => key) })
    }
  }
  return found
}

/** A tile that would lie somewhere. */
export const tileThing = (action: ActionData & { action: 'place' }, key: Key): Thing => ({
  key,
  area: 'board',
  at: covered(action),
  kind: 'tile',
  face: tileFace(action),
})
function advice({ action, kind, word, rank = 0, lifted = true }: Advice): Mark[] {
  if (action.action !== 'place') return []
  const at = covered(action)
  switch (kind) {
    case 'played':
      return [{ mark: 'ring', tone: 'pointed', at }]
    case 'better':
      return [
        { mark: 'ring', tone: 'hint', at },
        { mark: 'word', tone: 'hint', at, word },
      ]
    case 'line':
      return [
        { mark: 'ring', tone: 'line', at },
        { mark: 'disc', at, number: rank, chosen: false },
      ]
    case 'hint':
      return [
        ...(lifted ? [{ mark: 'ghost' as const, thing: tileThing(action, `hint ${rank}`) }] : []),
        { mark: 'ring', tone: lifted ? 'hint' : 'other', at },
        { mark: 'disc', at, number: rank, chosen: lifted },
      ]
  }
}

/** A tile that another player placed flies from their card to its squares. */
export const flight = ({ tile, first, second, seat }: Placed): Flight => ({
  key: `${seat} ${first} ${second}`,
  thing: { kind: 'tile', face: { tile, way: wayOf({ first, second }) } },
  from: `seat ${seat}`,
  to: `${first} ${second}`,
})

/** The squares that an event is about. */
export function squaresOf(event: Event): Key[] {
  if (event.event === 'placed') return [event.first, event.second]
  return 'at' in event ? [event.at] : []
}

/** Returns all pagodas of a seat: those left to place, and those that stand. */
export function pagodasOf({ provinces, villages, players }: View, seat: number): number {
  const standing = provinces.reduce((sum, { owner, pagodas }) => sum + (owner === seat ? pagodas : 0), 0)
  return standing + villages.filter(({ owner }) => owner === seat).length + (players[seat - 1]?.pagodas ?? 0)
}

/**
 * The placement of a tile on a square, in notation, whose refusal says most: on free squares if it can be, and beside a territory if there
 * is one.
 */
export function attempt(tile: Tile, place: Key, view: View): string {
  const field = fieldOf(view)
  const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']
  const around = (one: Key) => ARROWS.flatMap((arrow) => field.step(one, arrow) ?? []).filter((next) => next !== one)
  const land = new Set(landsOf(view).flatMap(({ squares }) => squares))
  const villages = new Set(view.villages.map(({ at }) => at))
  const water = (one: Key) => view.rows[Number(one.slice(1)) - 1]?.[one.charCodeAt(0) - 97] === '~'
  const free = (one: Key) => !land.has(one) && !villages.has(one) && !water(one)
  const touches = (one: Key) => around(one).some((next) => land.has(next))
  const worth = (other: Key) => (free(other) ? 2 : 0) + (touches(other) || touches(place) ? 1 : 0)
  const [second = place] = around(place).sort((one, other) => worth(other) - worth(one))
  return `${tile} ${place} ${second}`
}

/** Boards up to this many squares across are shown whole. */
const WHOLE = 8

/** Returns the part of a board around some squares, at least `least` squares wide and high; all of a small board, or without squares. */
export function partOf(field: Field, places: readonly Key[], [columns, rows]: readonly [number, number]): Box {
  const origin = (field.width - field.cell * (field.rows[0]?.length ?? 0)) / 2
  const span = (used: number[], all: number, least: number): [from: number, size: number] => {
    if (all <= WHOLE || !used.length) return [0, all * field.cell + 2 * origin]
    const [low, high] = [Math.min(...used), Math.max(...used)]
    const count = Math.min(all, Math.max(least, high - low + 3))
    const first = Math.max(0, Math.min(all - count, Math.round((low + high + 1 - count) / 2)))
    // At the edge of the board the frame and the names are seen, too.
    const from = first === 0 ? 0 : origin + first * field.cell
    return [from, origin + (first + count) * field.cell + (first + count === all ? origin : 0) - from]
  }
  const [left, width] = span(
    places.map((place) => place.charCodeAt(0) - 97),
    field.rows[0]?.length ?? 0,
    columns,
  )
  const [top, height] = span(
    places.map((place) => Number(place.slice(1)) - 1),
    field.rows.length,
    rows,
  )
  return [left, top, width, height]
}
