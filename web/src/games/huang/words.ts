// Huang in words: for the text table, for the names of hexes, and for what a choice is called.

import { boardTitle } from '$lib/board/title'
import type { Group, Section } from '$lib/game'
import { clauses, pair, t } from '$lib/i18n/speech.svelte'
import { OFFICES } from '$lib/pieces/seals'
import type { TableModel } from '$lib/table/model.svelte'
import { counted, isHelped, pieceOf, placesOf } from './actions'
import { capitalName, knownAs } from './capitals'
import type { Action, Colour, Spot, Tiles, View } from './view'

const colour = (name: Colour) => t(`huang-${name}`)

/** A colour for a sentence: its name, and the key by which languages with genders choose its form. */
export const hued = (name: Colour) => ({ colour: colour(name), hue: name })

/** One tile, colour first: "red tile (soldier)". */
export const tileName = (name: Colour): string =>
  t('huang-table-tile', { ...hued(name), office: t(`huang-office-${name}`) })

/** The engine names a state by its capital, or by a hex if it has none. */
const isHex = (name: string) => /^[a-z]+\d+$/.test(name)

/** A state inside a sentence: "Qin", "the state at d7". */
export const stateName = (name: string): string => (isHex(name) ? t('huang-table-state', { at: name }) : knownAs(name))

/** A state as a heading or at the beginning of a sentence: "Qin", "State at d7". */
export const stateTitle = (name: string): string =>
  isHex(name) ? t('huang-table-state-title', { at: name }) : knownAs(name)

/** What the side of the war is called that actions name by this hex. */
function sideName(view: View | undefined, side: Spot): string {
  const sides = view?.pending.decision === 'war' ? view.pending.sides : []
  return sides.find((one) => one.side === side)?.name ?? side
}

/** Tiles in words: "2 yellow, 1 red". */
export const tileWords = (tiles: Tiles): string =>
  OFFICES.filter((office) => tiles[office] > 0)
    .map((office) => t('huang-table-tiles', { count: tiles[office], ...hued(office) }))
    .join(', ') || '–'

/** What a choice is called. */
export function actTitle(act: Action, view?: View): string {
  const at = placesOf(act).join(' ')
  switch (act.action) {
    case 'tile':
      return t('huang-table-title-tile', { ...hued(act.colour), at })
    case 'leader':
      return t('huang-table-title-leader', { ...hued(act.colour), at })
    case 'withdraw':
      return t('huang-table-title-withdraw', hued(act.colour))
    case 'take':
      return t('huang-table-title-take', hued(act.colour))
    case 'riot':
      return t('huang-table-title-riot', { at })
    case 'replace':
      return t('huang-table-title-replace', { tiles: tileWords(counted(act.tiles)) })
    case 'none':
      return t('huang-table-none')
    case 'commit':
      return t('huang-table-title-commit', { tiles: act.tiles, leader: String(isHelped(act)) })
    case 'support':
      return t('huang-table-title-support', {
        tiles: act.tiles,
        leader: String(isHelped(act)),
        state: stateName(sideName(view, act.side)),
      })
    case 'win':
      return t('huang-table-title-win', { state: stateTitle(sideName(view, act.side)) })
    default:
      return t(`huang-table-title-${act.action}`, { at })
  }
}

/** What lies on each hex, for a screen reader. */
export function contents(view: View, name: (seat: number) => string): Map<Spot, string> {
  const words = new Map<Spot, string[]>()
  const add = (spot: Spot, text: string) => words.set(spot, [...(words.get(spot) ?? []), text])
  for (const tile of view.tiles) add(tile.at, tileName(tile.colour))
  for (const leader of view.leaders)
    add(leader.at, t('huang-table-leader-of', { ...hued(leader.colour), name: name(leader.seat) }))
  for (const pagoda of view.pagodas)
    for (const spot of pagoda.at) add(spot, t('huang-table-under-pagoda', hued(pagoda.colour)))
  for (const spot of view.palace) add(spot, t('huang-table-under-palace'))
  for (const spot of view.granaries) add(spot, t('huang-table-granary'))
  for (const camp of view.bandits)
    for (const spot of camp.at) add(spot, t('huang-table-bandits', { count: camp.bandits }))
  for (const capital of view.map.capitals)
    add(capital.at, t('huang-table-capital', { name: capitalName(capital.name) }))
  return new Map([...words].map(([spot, list]) => [spot, list.join(', ')]))
}

function conflict(view: View, table: TableModel<'huang'>): Section[] {
  const { pending } = view
  if (pending.decision === 'war') {
    return [
      {
        heading: t('huang-table-war-at', { at: pending.tile }),
        items: pending.sides.map((side) =>
          clauses([
            pair(stateTitle(side.name), side.total),
            `${t('huang-table-from-map')} ${side.red_tiles.join(', ')}`,
            ...side.supports.map(({ seat, tiles, leader }) =>
              t('huang-side-support', { seat: table.name(seat), tiles, leader: leader ? 'yes' : 'no' }),
            ),
          ]),
        ),
      },
    ]
  }
  if (pending.decision !== 'revolt') return []
  return [
    {
      heading: t('huang-table-revolt'),
      items: [pending.attacker, pending.defender].map((side) =>
        t('huang-rebel-adds', {
          seat: table.name(side.seat),
          at: side.at ?? '–',
          total: side.total,
          tiles: side.yellows.join(', ') || '–',
          added: side.total - side.yellows.length,
        }),
      ),
    },
  ]
}

export function describe(table: TableModel<'huang'>): Section[] {
  const view = table.view
  const own = table.seat === null ? undefined : view.seats[table.seat - 1]
  const place = (seat: number, office: Colour) =>
    view.leaders.find((leader) => leader.seat === seat && leader.colour === office)?.at ?? '–'
  const sections = conflict(view, table)
  if (own?.hand)
    sections.push({ heading: t('huang-table-your-hand', { count: own.hand_size }), text: tileWords(own.hand) })
  sections.push({ heading: t('huang-market-now'), text: tileWords(view.market) })
  sections.push({
    heading: t('huang-table-players'),
    text: t('huang-bag', { count: view.bag }),
    rows: {
      head: [t('web-player'), t('huang-hand'), ...OFFICES.map(colour)],
      body: view.seats.map(({ seat, dynasty, hand_size, points }) => [
        `${table.name(seat)} (${t(`huang-${dynasty}`)})`,
        String(hand_size),
        ...OFFICES.map((office) => place(seat, office) + (points ? ` (${points[office]})` : '')),
      ]),
    },
  })
  const words = contents(view, table.name)
  const order = (spot: Spot) => Number(spot.slice(1)) * 100 + spot.charCodeAt(0)
  sections.push({
    heading: t('huang-table-map', { title: boardTitle(view.map.title) }),
    items: [...words].sort(([a], [b]) => order(a) - order(b)).map(([spot, text]) => pair(spot, text)),
  })
  sections.push({ heading: t('huang-supply'), text: tileWords(view.pagodas_left) })
  return sections
}

/** The choices by the piece they take up. */
export function group(table: TableModel<'huang'>): Group[] {
  const groups = new Map<string, Group>()
  for (const choice of table.choices) {
    const { action } = choice
    const piece = pieceOf(action)
    const key = piece ?? action.action
    const heading =
      action.action === 'tile' || action.action === 'leader'
        ? t(`huang-table-piece-${action.action}`, hued(action.colour))
        : t(`huang-table-piece-${key}`)
    const found = groups.get(key) ?? { heading, choices: [] }
    groups.set(key, found)
    // What goes into a conflict says so itself.
    const helped = isHelped(action) && !('tiles' in action)
    found.choices.push({
      choice,
      label: actTitle(action, table.view) + (helped ? ` + ${t('huang-table-leader')}` : ''),
    })
  }
  return [...groups.values()]
}
