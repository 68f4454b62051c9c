// Where the points of a finished year came from, and which source decided it: the evidence of the ending.

import { t } from '$lib/i18n/speech.svelte'
import type { Mark } from '$lib/pieces/marks'
import type { TableModel } from '$lib/table/model.svelte'
import type { Source, View } from './view'

export const SOURCE_MARK: Record<Source, Mark | 'dragon'> = {
  palaces: 'roof',
  ladies: 'dragon',
  privileges: 'dragon',
  research: 'book',
  festival: 'rocket',
  mongols: 'helmet',
  wall: 'wall',
  wall_tile: 'wall',
  lanterns: 'lantern',
  buddha: 'buddha',
  treaty: 'hands',
  persons: 'card',
  monks: 'buddha',
  money: 'coin',
}

/** The name of a source. */
export const sourceWords = (source: Source): string => t(`dragon-source-${source.replace('_', '-')}`)

/** A source with the points of every column, in the order in which the seats came in. */
export interface Row {
  source: Source
  points: number[]
}

/** The seats in the order of their places, with points and places. */
export function ranked(table: Pick<TableModel<'dragon'>, 'game'>): { seat: number; place: number; score: number }[] {
  const { places = [], scores = [] } = table.game?.outcome ?? {}
  return places
    .map((place, index) => ({ seat: index + 1, place, score: scores[index] ?? 0 }))
    .sort((a, b) => a.place - b.place || b.score - a.score)
}

/** The sources that brought anybody anything, the richest first; columns in the order of `seats`. */
export function rows(view: View, seats: number[]): Row[] {
  const points = (seat: number, source: Source) => view.seats[seat - 1]?.points[source] ?? 0
  return (Object.keys(SOURCE_MARK) as Source[])
    .map((source) => ({ source, points: seats.map((seat) => points(seat, source)) }))
    .filter((row) => row.points.some((one) => one !== 0))
    .sort((a, b) => sum(b.points) - sum(a.points))
}

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0)

/** The row with the largest gap between the first and the second column, if without it the second would have come level. */
export function deciding(all: Row[]): Row | undefined {
  const gap = ({ points: [first = 0, second = 0] }: Row) => first - second
  const margin = sum(all.map(gap))
  const widest = all.reduce<Row | undefined>((best, row) => (!best || gap(row) > gap(best) ? row : best), undefined)
  return widest && gap(widest) >= Math.max(1, margin) ? widest : undefined
}

/** Why the winner won, as one sentence; nothing where nobody won alone or no single source decided. */
export function because(table: TableModel<'dragon'>): string | undefined {
  const [first, second] = ranked(table)
  if (!first || !second || second.place === 1) return undefined
  const name = table.name(first.seat)
  if (first.score === second.score) return t('dragon-because-track', { name })
  const row = deciding(rows(table.view, [first.seat, second.seat]))
  if (!row) return undefined
  const [points = 0, others = 0] = row.points
  return t('dragon-because', {
    source: sourceWords(row.source),
    name,
    points,
    more: points - others,
    other: table.name(second.seat),
  })
}
