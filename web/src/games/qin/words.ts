// Qin in words, for the text table and for screen readers.

import type { Group, Section } from '$lib/game'
import type { Told } from '$lib/games'
import { pair, t } from '$lib/i18n/speech.svelte'
import type { TableModel } from '$lib/table/model.svelte'
import type { EffectLine } from '$lib/shell/asked'
import type { Line } from './foreseen'
import type { Land } from './scene'
import { LETTER_COLOUR, TOKEN, type ActionData, type Colour, type Event, type Letter, type Tile } from './view'

const colour = (name: Colour) => t(`qin-${name}`)

/** A tile in words: "red and yellow". */
export function tileWords(tile: Tile): string {
  const [first, second] = [...tile].map((letter) => colour(LETTER_COLOUR[letter as Letter]))
  return tile[0] === tile[1]
    ? t('web-qin-tile-double', { colour: first ?? '' })
    : t('web-qin-tile', { first: first ?? '', second: second ?? '' })
}

export function describe(table: TableModel<'qin'>): Section[] {
  const view = table.view
  const owned = view.villages.filter((village) => village.owner !== null)
  const free = view.villages.filter((village) => village.owner === null)
  const hand = table.seat === null ? null : view.players[table.seat - 1]?.hand
  const sections: Section[] = []
  if (hand) sections.push({ heading: t('web-qin-hand'), items: hand.map((tile) => pair(tile, tileWords(tile))) })
  sections.push({
    heading: t('web-qin-players'),
    text: t('qin-supply', { count: view.supply }),
    rows: {
      head: [t('web-player'), t('web-qin-left'), t('web-qin-tiles'), t('qin-sheet-provinces'), t('qin-sheet-villages')],
      body: view.players.map((player, index) => [
        table.name(index + 1),
        String(player.pagodas),
        player.hand && index + 1 !== table.seat ? player.hand.join(', ') : String(player.tiles),
        String(view.provinces.filter((province) => province.owner === index + 1).length),
        String(owned.filter((village) => village.owner === index + 1).length),
      ]),
    },
  })
  if (view.series.length > 1)
    sections.push({
      heading: t('web-qin-series'),
      text: t('qin-series', { game: view.game, games: view.series.length }),
    })
  sections.push({
    heading: t('web-qin-provinces'),
    items: view.provinces.map((province) =>
      t('web-qin-province', {
        colour: colour(province.colour),
        hue: province.colour,
        owner: province.owner === null ? '–' : table.name(province.owner),
        size: province.squares.length,
        major: String(province.major),
        squares: province.squares.join(', '),
      }),
    ),
  })
  sections.push({
    heading: t('web-qin-lone'),
    items: view.lone.map(({ at, colour: name }) => pair(at, colour(name))),
  })
  sections.push({
    heading: t('web-qin-villages'),
    items: [
      ...owned.map(({ at, owner }) => t('web-qin-village-held', { at, owner: table.name(owner as number) })),
      ...(free.length ? [t('web-qin-villages-free', { list: free.map((village) => village.at).join(', ') })] : []),
    ],
  })
  return sections
}

/** A territory or a province in words. */
export function landWords({ colour: hue, rank, owner, squares }: Land, name: (seat: number) => string): string {
  if (rank === 'lone') return t('web-qin-lone-territory', { colour: colour(hue), hue })
  return t('web-qin-territory', {
    colour: colour(hue),
    hue,
    owner: owner === null ? '–' : name(owner),
    size: squares.length,
    major: String(rank === 'major'),
  })
}

/** A placement in words: which tile, and where. */
export function placementWords(action: ActionData): string {
  return action.action === 'place' ? pair(tileWords(action.tile), placeWords(action)) : t('web-qin-pass')
}

function placeWords({ first, second }: { first: string; second: string }): string {
  return t('web-qin-place-at', { first, second })
}

/** The placements by tile; "pass" stands alone. */
export function group(table: TableModel<'qin'>): Group[] {
  const groups = new Map<string, Group>()
  for (const choice of table.choices) {
    const { action } = choice
    const places = action.action === 'place'
    const heading = places ? pair(action.tile, tileWords(action.tile)) : t('web-qin-pass')
    const label = places ? placeWords(action) : t('web-qin-pass')
    const found = groups.get(heading) ?? { heading, choices: [] }
    groups.set(heading, found)
    found.choices.push({ choice, label })
  }
  return [...groups.values()]
}

const EFFECTS: Record<Line['what'], string> = {
  founded: 'founds',
  grown: 'grows',
  merged: 'merges',
  major: 'major',
  returned: 'returned',
  village_won: 'won',
  village_lost: 'lost',
  last: 'last',
}

/** Something that a staged tile would do, as a line of the question. */
export function effectLine(line: Line, { name, mine }: Pick<TableModel<'qin'>, 'name' | 'mine'>): EffectLine {
  const hue = 'colour' in line ? line.colour : undefined
  const words = t(`web-qin-preview-${EFFECTS[line.what]}`, {
    name: name(line.seat),
    whose: mine.includes(line.seat) ? 'you' : 'other',
    hue: hue ?? '',
    colour: hue ? colour(hue) : '',
    at: 'at' in line ? line.at : '',
    count: Math.abs(line.by),
  })
  return { seat: line.seat, words, chip: hue && TOKEN[hue], by: line.by }
}

/** The events of a move from the most telling to the least: the ribbon tells one of them. */
const TELLING: readonly Event['event'][] = [
  'next_game',
  'last_pagoda',
  'no_tile_fits',
  'merged',
  'founded',
  'major',
  'village_won',
  'grown',
]
export const caption = (told: readonly Told<'qin'>[]): Told<'qin'> | undefined =>
  TELLING.flatMap((kind) => told.find(({ event }) => event.event === kind) ?? [])[0]
