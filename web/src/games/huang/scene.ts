// Huang's table as data: what lies where, what is lit and how good it is, what is in mind. Pure functions of a view, for the table, the
// rulebook, the report and tests.

import type { BoardMap } from '$lib/board/mapfile'
import { boardTitle } from '$lib/board/title'
import type { Choice } from '$lib/games'
import { hexAt, hexHere, hexName } from '$lib/hex/geometry'
import { landscape } from '$lib/hex/landscape'
import { t } from '$lib/i18n/speech.svelte'
import { hexes } from '$lib/scene/fields'
import type { Area, Box, Field, Flight, Grade, Key, Layout, Lit, Mark, Thing } from '$lib/scene/types'
import { counted, isHelped, oneByOne, placesOf } from './actions'
import { bannersOf } from './banners'
import { capital } from './capitals'
import { warStanding } from './conflict'
import { plateAt } from './plates'
import type { Action, Colour, Effect, Event, Pending, Spot, View } from './view'
import { contents, hued, tileName } from './words'

export type Doing = Choice<'huang'>

const fields = new Map<string, Field>()
export function fieldOf({ map: { rows } }: Pick<View, 'map'>): Field {
  const key = rows.join()
  let field = fields.get(key)
  if (!field) fields.set(key, (field = hexes(rows, landscape(rows))))
  return field
}

/** True for a place of the map: a hex, or the hexes of a building site. */
export const isPlace = (key: Key): boolean => /^[a-z]\d/.test(key)

/** What a layout shows besides the position. */
export interface Beside {
  name: (seat: number) => string
  /** The seat whose hand is shown. */
  seat?: number | null
  /** Is the sea named? */
  sea?: boolean
  /** The hexes that the map opens at, where nothing is asked. */
  heart?: readonly Key[]
}
/** Below this a hex is too small for a finger, so the map is larger than its window. */
const LEAST = 0.52
/** The sea may be cut off, so that the land is larger. */
const SPARE = 80

/** The things of `things.toml` on the hexes; of several the one on top. */
function explained(view: View): Map<Spot, string> {
  const found = new Map<Spot, string>()
  for (const { at, colour } of view.tiles) found.set(at, `tile-${colour}`)
  for (const { at } of view.map.capitals) if (found.has(at)) found.set(at, 'capital')
  for (const { at } of view.pagodas) for (const spot of at) found.set(spot, 'pagoda')
  for (const spot of view.granaries) found.set(spot, 'granary')
  for (const spot of view.palace) found.set(spot, 'palace')
  for (const { at } of view.bandits) for (const spot of at) found.set(spot, 'bandits')
  for (const { at, colour } of view.leaders) found.set(at, `leader-${colour}`)
  return found
}

/** The hexes of a decision: where a conflict is, or what can be chosen between. */
function askedAt({ pending }: View): readonly Key[] {
  switch (pending.decision) {
    case 'war':
    case 'bandits':
    case 'chain':
      return [pending.tile]
    case 'build':
      return pending.sites.flatMap(({ at }) => at)
    case 'revolt':
      return [pending.attacker.at, pending.defender.at].flatMap((spot) => spot ?? [])
    case 'granaries':
      return pending.at
    case 'move':
      return [...pending.to, ...pending.from.flat()]
    default:
      return []
  }
}

const LINES = ['first', 'second', 'third'] as const

/** Returns areas and things of a position. */
export function layout(view: View, { name, seat = null, sea = true, heart = [] }: Beside): Layout {
  const field = fieldOf(view)
  const { rows, capitals } = view.map
  const isRiver = (place: Key) => rows[hexAt(place)[1]]?.[hexAt(place)[0]] === '~'
  const about = explained(view)
  const words = contents(view, name)
  const own = seat === null ? undefined : view.seats[seat - 1]
  const hand = own?.hand ? oneByOne(own.hand) : []
  const market = oneByOne(view.market)
  const { decision } = view.pending
  /** In a conflict tiles and leaders are added to a side. */
  const fought = decision === 'war' ? 'red' : decision === 'revolt' ? 'yellow' : null
  const asked = askedAt(view)
  const areas: Area[] = [
    {
      key: 'map',
      name: t('huang-table-map', { title: boardTitle(view.map.title) }),
      point: 'board',
      layout: 'field',
      field,
      ground: { kind: 'ground', face: { rows, sea } },
      bare: (place) => words.get(place) ?? t(isRiver(place) ? 'huang-table-river' : 'huang-table-land'),
      about: (place) => about.get(place) ?? (isRiver(place) ? 'river' : 'land'),
      zoom: { least: LEAST, spare: SPARE },
      heart: asked.length ? asked : heart,
    },
    { key: 'hand', name: t('huang-table-your-hand', { count: hand.length }), point: 'hand', layout: 'row' },
    { key: 'off', name: t('huang-table-leaders-off', { count: own?.leaders_off.length ?? 0 }), layout: 'row' },
    { key: 'market', name: t('huang-table-market', { count: market.length }), point: 'market', layout: 'row' },
  ]
  const things: Thing[] = []
  const add = (key: Key, at: Key | readonly Key[], kind: string, face: unknown, more: Partial<Thing> = {}) =>
    things.push({ key, area: 'map', at, kind, face, ...more })
  for (const { at } of capitals) add(`capital ${at}`, at, 'capital', null)
  // Front rows last, so that they lie over those behind.
  const low = ({ at }: { at: Spot }) => field.centre(at)[1]
  for (const { at, colour } of [...view.tiles].sort((a, b) => low(a) - low(b))) add(`tile ${at}`, at, 'tile', colour)
  for (const { tile, at, bandits } of view.bandits) add(`camp ${tile}`, at, 'camp', bandits)
  if (view.pending.decision === 'war')
    view.pending.sides.forEach(({ side, cells }, i) => add(`state ${side}`, cells, 'state', LINES[i] ?? 'third'))
  for (const at of view.granaries) add(`granary ${at}`, at, 'granary', null)
  for (const { seat, colour, at } of view.leaders) add(`leader ${seat} ${colour}`, at, 'leader', { seat, colour })
  if (view.palace.length) add('palace', view.palace, 'palace', null)
  for (const { colour, at } of view.pagodas) add(`pagoda ${colour} ${at.join(' ')}`, at, 'pagoda', colour)
  for (const { at, name } of capitals) {
    const { state, character } = capital(name)
    const width = (character ? 24 : 10) + state.length * 6.8
    add(`plate ${at}`, at, 'plate', { state, character, width, y: plateAt(at, width, view) }, { over: true })
  }
  hand.forEach((colour, i) =>
    things.push({
      key: `hand ${i + 1}`,
      area: 'hand',
      kind: 'tile',
      face: colour,
      touch: colour === fought ? `add ${colour}` : `tile ${colour}`,
      name: tileName(colour),
      point: `hand:${colour}`,
      about: `tile-${colour}`,
    }),
  )
  for (const colour of own?.leaders_off ?? [])
    things.push({
      key: `off ${colour}`,
      area: 'off',
      kind: 'leader',
      face: { seat, colour },
      touch: colour === fought ? `help ${colour}` : `leader ${colour}`,
      name: t('huang-table-leader-off', hued(colour)),
      point: `leader:${colour}`,
      about: `leader-${colour}`,
    })
  market.forEach((colour, i) =>
    things.push({
      key: `market ${i + 1}`,
      area: 'market',
      kind: 'tile',
      face: colour,
      ...(decision === 'market' ? { touch: `take ${colour}` } : { dim: true }),
      name: tileName(colour),
      point: `market:${colour}`,
      about: `tile-${colour}`,
    }),
  )
  return { areas, things }
}

/** Returns the layout of a map before the game. */
export function bare({ rows, title, capitals: names }: BoardMap): Layout {
  const capitals = rows.flatMap((row, y) =>
    row.flatMap((sign, x) => {
      const name = names[sign]
      return name === undefined ? [] : [{ at: hexName([x, y]), name }]
    }),
  )
  const view = {
    map: {
      name: '',
      title,
      rows: rows.map((row) => row.map((sign) => ('#~'.includes(sign) ? sign : '.')).join('')),
      capitals,
    },
    tiles: capitals.map(({ at }) => ({ at, colour: 'yellow' as const })),
    ...{ bandits: [], granaries: [], leaders: [], palace: [], pagodas: [], seats: [] },
    market: counted({}),
    pending: { decision: 'act' },
  }
  return layout(view as unknown as View, { name: String })
}

/** The leader off the map that helps with an action. */
const HELPERS: Partial<Record<Action['action'], Colour>> = {
  riot: 'blue',
  pagoda: 'green',
  palace: 'green',
  support: 'red',
}

/** What a choice needs. Riot, building, replacing and withdrawing are keys of their own; `help blue` is a leader off the map. */
export function keysOf(pending: Pending, action: Action): Key[] {
  const help = isHelped(action) ? [`help ${HELPERS[action.action] ?? 'yellow'}`] : []
  switch (action.action) {
    case 'tile':
    case 'leader':
      return [`${action.action} ${action.colour}`, action.at]
    case 'withdraw':
      return [`leader ${action.colour}`, 'withdraw']
    case 'riot':
      return ['riot', ...help, action.at]
    case 'pagoda':
    case 'palace':
      return [...(pending.decision === 'act' ? ['build'] : []), ...help, action.at.join(' ')]
    case 'move':
      return [action.from.join(' ')]
    case 'replace':
      return ['replace', ...oneByOne(counted(action.tiles)).map((colour) => `swap ${colour}`)]
    case 'take':
      return [`take ${action.colour}`]
    case 'commit':
      return [...Array<Key>(action.tiles).fill('add yellow'), ...help]
    case 'support':
      return [`side ${action.side}`, ...Array<Key>(action.tiles).fill('add red'), ...help]
    case 'win':
      return [`side ${action.side}`]
    case 'remove':
    case 'keep':
      return [action.at]
    default:
      return []
  }
}

/** What a touched thing means now: a tile that is replaced, a leader that helps, a leader that is taken up from its hex. */
export function meant(
  view: View,
  seat: number,
  key: Key,
  touched: readonly Key[],
  lit: ReadonlyMap<Key, unknown>,
): Key {
  if (key.startsWith('tile ') && touched.includes('replace')) return key.replace('tile', 'swap')
  const help = key.replace('leader', 'help')
  if (help !== key && lit.has(help) && isAided(touched)) return help
  const held = touched.some((one) => !isPlace(one))
  if (!isPlace(key) || (held && lit.has(key)) || view.pending.decision !== 'act') return key
  const own = view.leaders.find((leader) => leader.at === key && leader.seat === seat)
  return own ? `leader ${own.colour}` : key
}

/** Is something begun that a leader off the map can help with? */
const isAided = (touched: readonly Key[]): boolean => touched.some((key) => key === 'riot' || key === 'build')

/** Returns the thing that a key stands for: of equal tiles one that is not taken up. */
export function thingOf(layout: Layout, seat: number, key: Key, held: ReadonlySet<Key>): Key | undefined {
  const [kind = '', colour] = key.split(' ')
  const free = (touch: Key) => layout.things.find((one) => one.touch === touch && !held.has(one.key))?.key
  if (kind === 'swap') return free(`tile ${colour}`)
  if (kind === 'help') return free(key) ?? free(`leader ${colour}`)
  const standing = `leader ${seat} ${colour}`
  if (kind === 'leader' && layout.things.some((one) => one.key === standing)) return standing
  return free(key) ?? (/^(riot|build|replace|withdraw|side)/.test(key) ? key : undefined)
}

// What is lit.

const HEX = hexHere(34.6, 4)
const FLAG = 'm-9 -13h18l6 13-6 13h-18l-6-13z'
/** A dot shows well enough among a hundred others; a few alone on the map would be missed. */
const FEW = 8
/** The points that make a place good: what pagodas give when the turn ends says nothing about the place. */
const gainsOf = ({ points = [] }: Effect) => points.filter(({ because }) => because !== 'pagodas')

/** The grade of a place, as a word: `war`, `own red 1`, `other red 1 2`, `legal`. */
export function gradeOf(effect: Effect, seat: number | null): string {
  if (effect.war) return 'war'
  if (effect.revolt) return 'revolt'
  const gains = gainsOf(effect)
  const first = gains.find((one) => one.seat === seat) ?? gains[0]
  if (!first) return 'legal'
  const { colour } = first
  const sum = gains
    .filter((one) => one.seat === first.seat && one.colour === colour)
    .reduce((total, { points }) => total + points, 0)
  return first.seat === seat ? `own ${colour} ${sum}` : `other ${colour} ${sum} ${first.seat}`
}
function gradeFor(grade: string, few: boolean): Grade {
  const [kind = '', colour, points, seat] = grade.split(' ')
  const says = t(`huang-table-lit-${kind}`)
  switch (kind) {
    case 'own':
      return { says, draw: [[`face o-${colour}`, HEX]], sign: { kind: 'gain', face: { points } } }
    case 'other':
      return { says, draw: [['dashed', HEX]], sign: { kind: 'gain', face: { points, colour, seat: Number(seat) } } }
    case 'war':
    case 'revolt':
      return {
        says,
        draw: [
          ['strife', HEX],
          ['flag', FLAG],
        ],
        sign: { kind: 'glyph', face: kind === 'war' ? '戰' : '亂' },
      }
    case 'legal':
      return { says, draw: [...(few ? ([['few', HEX]] as const) : []), ['dot', 'h0']] }
    default:
      return { says, draw: [] }
  }
}

/** Returns what is lit, graded for a seat by the choice over each place. */
export function lit(
  choices: ReadonlyMap<Key, readonly Doing[]>,
  { pending }: Pick<View, 'pending'>,
  seat: number,
  touched: readonly Key[],
): Lit {
  const places = new Map<Key, string>()
  const known = new Map<Effect, string>()
  const grade = ({ action, effect }: Doing): string => {
    if (action.action !== 'tile' && action.action !== 'leader') return 'piece'
    const found = known.get(effect) ?? gradeOf(effect, seat)
    known.set(effect, found)
    return found
  }
  for (const [key, [first]] of choices) {
    if (!first) continue
    if (key.startsWith('help ') && isAided(touched)) places.set(key.replace('help', 'leader'), 'piece')
    if (!isPlace(key)) places.set(key.replace('swap', 'tile'), 'piece')
    // Before a piece is taken up nearly every hex is legal for one of them.
    else if (touched.length || pending.decision !== 'act')
      places.set(key, touched.includes(key) ? 'piece' : grade(first))
  }
  const few = [...places.keys()].filter(isPlace).length <= FEW
  return {
    places,
    grades: Object.fromEntries([...new Set(places.values())].map((name) => [name, gradeFor(name, few)])),
    edgeless: true,
  }
}

// What is marked.

export interface Minded {
  seat?: number
  staged?: Doing | null
  foreseen?: Doing | null
  touched?: readonly Key[]
  /** What can be touched next. */
  choices?: ReadonlyMap<Key, readonly Doing[]>
  moved?: readonly Key[]
  pointed?: readonly Key[]
  /** What an undo request would take back. */
  contested?: readonly Key[]
  advised?: readonly Advice[]
}
export interface Advice {
  action: Action
  kind: 'hint' | 'played' | 'better' | 'line'
  word: string
  rank?: number
  lifted?: boolean
  seat?: number
}

/** The kind and face of what an action puts on the map. */
function pieceOf(action: Action, effect: Effect, view: View, seat: number): Pick<Thing, 'kind' | 'face'> | null {
  switch (action.action) {
    case 'tile':
      return { kind: 'tile', face: action.colour }
    case 'leader':
      return { kind: 'leader', face: { seat, colour: action.colour } }
    case 'palace':
      return { kind: 'palace', face: null }
    case 'pagoda':
    case 'move': {
      // What moves keeps its colour; a pagoda from the supply has that of its ground.
      const ground =
        view.pagodas.find(({ at }) => at.join() === placesOf(action).join()) ??
        view.tiles.find(({ at }) => at === placesOf(action)[0])
      return { kind: 'pagoda', face: effect.built?.pagoda ?? ground?.colour ?? 'yellow' }
    }
    case 'riot':
    case 'remove':
      return { kind: 'cross', face: null }
    default:
      return null
  }
}

export function marks(view: View, minded: Minded): Mark[] {
  const {
    seat = 1,
    staged,
    foreseen,
    touched = [],
    choices,
    moved = [],
    pointed = [],
    contested = [],
    advised = [],
  } = minded
  const under = staged ? placesOf(staged.action).join(' ') : ''
  const found: Mark[] = [
    ...conflict(view, staged ?? null),
    ...[...(choices ?? [])].flatMap(([key, [first]]) => {
      const free = first && isPlace(key) && key !== under && (view.pending.decision !== 'act' || touched.length > 0)
      return free ? choosable(key, first, view, seat) : []
    }),
    ...advised.toReversed().flatMap((one) => advice(one, view, one.seat ?? seat)),
    { mark: 'ring', tone: 'pointed', at: pointed },
    { mark: 'ring', tone: 'contested', at: contested },
  ]
  if (!staged) found.push({ mark: 'ring', tone: 'moved', at: moved })
  if (foreseen) found.push({ mark: 'ring', tone: 'looked', at: placesOf(foreseen.action) })
  const picked = touched.filter(isPlace)
  if (!staged && picked.length)
    found.push({ mark: 'ring', tone: 'looked', at: picked.flatMap((key) => key.split(' ')) })
  const held = view.leaders.find((one) => one.seat === seat && touched.includes(`leader ${one.colour}`))
  const hides = held ? [`leader ${seat} ${held.colour}`] : []
  if (held && !under) {
    const thing = { key: 'held', area: 'map', at: held.at, kind: 'leader', face: { seat, colour: held.colour } }
    found.push({ mark: 'ghost', breathes: true, thing, hides })
    found.push({ mark: 'ring', tone: 'staged', at: [held.at] })
  }
  if (staged && under) {
    const at = placesOf(staged.action)
    const piece = pieceOf(staged.action, staged.effect, view, seat)
    if (piece) found.push({ mark: 'ghost', breathes: true, thing: { key: 'staged', area: 'map', at, ...piece }, hides })
    found.push({ mark: 'ring', tone: 'staged', at })
    const sum = gainsOf(staged.effect).reduce((total, one) => total + (one.seat === seat ? one.points : 0), 0)
    const plus = { key: 'plus', area: 'map', at, kind: 'plus', face: sum }
    if (sum > 0) found.push({ mark: 'ghost', thing: plus })
    found.push(...begun(staged.effect, view))
  }
  return found
}
/** The leaders that a staged piece would set against each other. */
function begun({ war, revolt }: Effect, view: View): Mark[] {
  const against = revolt && view.leaders.find((one) => one.seat === revolt.defender && one.colour === revolt.colour)
  const at = [
    ...(war?.begins ?? []).flatMap(({ leaders }) => leaders.map((one) => one.at)),
    ...(against ? [against.at] : []),
  ]
  return at.map((one) => ({ mark: 'ring', tone: 'contested', at: [one] }))
}
/** What lies on the map and can be chosen, and sites with what would stand there. */
function choosable(key: Key, { action, effect }: Doing, view: View, seat: number): Mark[] {
  if (action.action === 'tile' || action.action === 'leader') return []
  const at = key.split(' ')
  const piece = action.action === 'pagoda' || action.action === 'palace' ? pieceOf(action, effect, view, seat) : null
  return [
    ...(piece ? [{ mark: 'ghost' as const, thing: { key: `site ${key}`, area: 'map', at, ...piece } }] : []),
    { mark: 'ring', tone: 'choice', at },
  ]
}
/** A war with its banners, a revolt, the site that a pagoda moves to. */
function conflict(view: View, staged: Doing | null): Mark[] {
  const { pending } = view
  const strife = (at: Key, face: string): Mark[] => [
    { mark: 'ring', tone: 'strife', at: [at] },
    { mark: 'ghost', thing: { key: 'strife', area: 'map', at, kind: 'strife', face } },
  ]
  switch (pending.decision) {
    case 'war': {
      const { totals } = warStanding(pending, staged ?? undefined)
      const banners = bannersOf(pending, view, totals).map(({ at, ...face }): Mark => {
        return { mark: 'ghost', thing: { key: `banner ${at}`, area: 'map', at, kind: 'banner', face } }
      })
      return [...banners, ...strife(pending.tile, '戰')]
    }
    case 'revolt':
      return pending.attacker.at ? strife(pending.attacker.at, '亂') : []
    case 'move':
      return [
        { mark: 'ghost', thing: { key: 'goal', area: 'map', at: pending.to, kind: 'pagoda', face: pending.colour } },
        { mark: 'ring', tone: 'strife', at: pending.to },
      ]
    default:
      return []
  }
}

/** The hexes of a choice; a leader is marked where it stands, a side of a war by its whole state. */
export function markedAt(action: Action, view: View, seat: number): Spot[] {
  if (action.action === 'withdraw')
    return view.leaders.filter((one) => one.seat === seat && one.colour === action.colour).map(({ at }) => at)
  if ('side' in action && view.pending.decision === 'war')
    return view.pending.sides.find(({ side }) => side === action.side)?.cells ?? [action.side]
  return placesOf(action)
}
function advice({ action, kind, word, rank = 0, lifted = true }: Advice, view: View, seat: number): Mark[] {
  // What has no place on the map is marked beside it.
  const at = action.action === 'take' ? [`take ${action.colour}`] : markedAt(action, view, seat)
  if (!at.length) return []
  const piece = action.action === 'tile' || action.action === 'leader' ? pieceOf(action, {}, view, seat) : null
  const ghost: Mark[] = piece ? [{ mark: 'ghost', thing: { key: `${kind} ${rank}`, area: 'map', at, ...piece } }] : []
  // A number stands at the middle of one hex.
  const disc: Mark[] = [
    {
      mark: 'disc',
      at: placesOf(action).length > 1 ? at : at.slice(0, 1),
      number: rank,
      chosen: lifted && kind === 'hint',
    },
  ]
  switch (kind) {
    case 'played':
      return [...ghost, { mark: 'ring', tone: 'contested', at }]
    case 'better':
      return [
        { mark: 'ring', tone: 'hint', at },
        ...(word ? [{ mark: 'word' as const, tone: 'hint' as const, at: at.slice(0, 1), word }] : []),
      ]
    case 'line':
      return [{ mark: 'ring', tone: 'line', at }, ...disc]
    case 'hint':
      return [...(lifted ? ghost : []), { mark: 'ring', tone: lifted ? 'hint' : 'other', at }, ...disc]
  }
}

/** Returns what was tried on a hex, in notation; nothing where no single answer is meant. */
export function attempt(touched: readonly Key[], pending: Pending, spot: Spot): string | undefined {
  if (touched.includes('riot')) return `riot ${spot}${touched.includes('help blue') ? ' leader' : ''}`
  const piece = touched.find((key) => /^(tile|leader) /.test(key))
  if (piece) return `${piece} ${spot}`
  const pays = pending.decision === 'bandits' || (pending.decision === 'war' && pending.step.asks === 'price')
  return pays ? `remove ${spot}` : undefined
}

/** The tile or leader that a player put on the map flies from their card to its hex. */
export function flight(event: Event): Flight | undefined {
  if (event.event !== 'tile' && (event.event !== 'leader' || event.from)) return undefined
  const { seat, colour, at } = event
  const thing = event.event === 'tile' ? { kind: 'tile', face: colour } : { kind: 'leader', face: { seat, colour } }
  return { key: `${seat} ${colour} ${at}`, thing, from: `seat ${seat}`, to: at }
}
/** The hexes of the piece that an event moves. */
export function movedBy(event: Event): Spot[] {
  switch (event.event) {
    case 'tile':
    case 'leader':
    case 'riot':
      return [event.at]
    case 'pagoda':
    case 'palace':
      return event.at
    case 'withdrawn':
      return [event.from]
    default:
      return []
  }
}

/** So far from the edge reach the letters and numbers of the map: they are shown whole or not at all. */
const AXIS = 24
/** Returns the part of the map around some hexes, at least `least` hexes wide and high; all of it without hexes. */
export function partOf(field: Field, places: readonly Key[], least: readonly [number, number]): Box {
  if (!places.length) return [0, 0, field.width, field.height]
  const points = places.map((place) => field.centre(place))
  const span = (axis: 0 | 1, unit: number, all: number): [from: number, length: number] => {
    const values = points.map((point) => point[axis])
    const [low, high] = [Math.min(...values) - 1.6 * unit, Math.max(...values) + 1.6 * unit]
    const length = Math.min(all, Math.max((least[axis] ?? 1) * unit, high - low))
    const from = Math.max(0, Math.min(all - length, (low + high - length) / 2))
    return from < AXIS ? [0, length + from] : [from, length]
  }
  const [left, width] = span(0, field.cell, field.width)
  const [top, height] = span(1, field.cell * 0.87, field.height)
  return [left, top, width, height]
}
/** The hexes with something on them; a capital that nothing has touched in a whole example is left out if there is anything else. */
export function used(view: View, first: View): Spot[] {
  const capitals = new Set(first.map.capitals.map(({ at }) => at))
  const tiles = view.tiles.map(({ at }) => at)
  const others = [
    ...view.leaders.map(({ at }) => at),
    ...tiles.filter((at) => !capitals.has(at)),
    ...view.bandits.flatMap(({ at }) => at),
  ]
  return others.length ? others : tiles
}
