// Qin in words, for the text table.

import type { Group, Section } from '$lib/game'
import { t } from '$lib/i18n/speech.svelte'
import type { TableModel } from '$lib/table/model.svelte'
import type { Colour, Tile, View } from './view'

const colour = (name: Colour) => t(`qin-${name}`)

/** A tile in words: "red and yellow". */
export function tileWords(tile: Tile): string {
  const [first, second] = [...tile].map((letter) =>
    t(`qin-${letter === 'R' ? 'red' : letter === 'Y' ? 'yellow' : 'blue'}`),
  )
  return tile[0] === tile[1]
    ? t('web-qin-tile-double', { colour: first ?? '' })
    : t('web-qin-tile', { first: first ?? '', second: second ?? '' })
}

export function describe(table: TableModel): Section[] {
  const view = table.view as View
  const owned = view.villages.filter((village) => village.owner !== null)
  const free = view.villages.filter((village) => village.owner === null)
  const hand = table.seat === null ? null : view.players[table.seat - 1]?.hand
  const sections: Section[] = []
  if (hand) sections.push({ heading: t('web-qin-hand'), items: hand.map((tile) => `${tile}: ${tileWords(tile)}`) })
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
        owner: province.owner === null ? '–' : table.name(province.owner),
        size: province.squares.length,
        major: String(province.major),
        squares: province.squares.join(', '),
      }),
    ),
  })
  sections.push({
    heading: t('web-qin-lone'),
    items: view.lone.map(({ at, colour: name }) => `${at}: ${colour(name)}`),
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

/** A placement in words: which tile, and where. */
export function placementWords(notation: string): string {
  const [tile = '', first = '', second] = notation.split(' ')
  return second ? `${tileWords(tile as Tile)}: ${t('web-qin-place-at', { first, second })}` : t('web-qin-pass')
}

/** The placements by tile; "pass" stands alone. */
export function group(table: TableModel): Group[] {
  const groups = new Map<string, Group>()
  for (const choice of table.choices) {
    const [tile = '', first, second] = choice.notation.split(' ')
    const heading = second ? `${tile}: ${tileWords(tile)}` : t('web-qin-pass')
    const label = second ? t('web-qin-place-at', { first: first ?? '', second }) : t('web-qin-pass')
    const found = groups.get(tile) ?? { heading, choices: [] }
    groups.set(tile, found)
    found.choices.push({ choice, label })
  }
  return [...groups.values()]
}
