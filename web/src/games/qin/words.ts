// Qin in words, for the text table and for who hears the board.

import { squareNumber } from '$lib/board/square'
import type { Group, Section } from '$lib/game'
import { pair, t } from '$lib/i18n/speech.svelte'
import type { TableModel } from '$lib/table/model.svelte'
import { gridOf, type Area } from './scene'
import { LETTER_COLOUR, type ActionData, type Colour, type Letter, type Tile, type View } from './view'

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

/** What lies on the squares that are not bare meadow, in words. */
export function contents(view: View, land: Area[], name: (seat: number) => string): Map<number, string> {
  const grid = gridOf(view)
  const words = new Map<number, string>()
  view.rows.forEach((row, y) =>
    [...row].forEach((kind, x) => {
      if (kind === '~') words.set(y * grid.columns + x, t('web-qin-water'))
    }),
  )
  for (const { at, owner } of view.villages) {
    const village = owner === null ? t('web-qin-village-free') : t('web-qin-village-of', { owner: name(owner) })
    words.set(squareNumber(at, grid), village)
  }
  for (const area of land) {
    const territory = territoryWords(area, name)
    for (const cell of area.cells) words.set(cell, territory)
  }
  return words
}

function territoryWords({ colour: hue, rank, owner, cells }: Area, name: (seat: number) => string): string {
  if (rank === 'lone') return t('web-qin-lone-territory', { colour: colour(hue), hue })
  return t('web-qin-territory', {
    colour: colour(hue),
    hue,
    owner: owner === null ? '–' : name(owner),
    size: cells.length,
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
