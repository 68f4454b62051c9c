// What decided a finished game of Qin: where everybody's pagodas stand, how many are left, and how the race went.

import { t } from '$lib/i18n/speech.svelte'
import { pointsBySource, total } from '$lib/report/points'
import type { TableModel } from '$lib/table/model.svelte'
import { ledger } from './ledger'
import { pagodasOf } from './scene'

type Table = Pick<TableModel<'qin'>, 'game' | 'view' | 'items'>

export interface Standing {
  seat: number
  place: number
  /** The provinces it owns, and how many of them are major and carry a second pagoda. */
  provinces: number
  majors: number
  villages: number
  /** Pagodas not placed. */
  left: number
}

/** The seats, best first. */
export function standings({ game, view }: Table): Standing[] {
  return view.players
    .map(({ pagodas }, index) => {
      const owned = view.provinces.filter(({ owner }) => owner === index + 1)
      return {
        seat: index + 1,
        place: game?.outcome?.places[index] ?? 0,
        provinces: owned.length,
        majors: owned.filter(({ major }) => major).length,
        villages: view.villages.filter(({ owner }) => owner === index + 1).length,
        left: pagodas,
      }
    })
    .sort((a, b) => a.place - b.place || a.left - b.left)
}

/** How many pagodas every seat had left, tile by tile; nothing of a series, whose games begin anew. */
export function raceOf({ view, items }: Table): number[][] {
  if (view.series.length > 1) return []
  const { moments } = pointsBySource(items, { ledger: (told) => ledger(told.event) }, view.players.length)
  const all = view.players.map((_, index) => pagodasOf(view, index + 1))
  return moments.map((rows) => rows.map((row, index) => (all[index] ?? 0) - total(row)))
}

/** These heights, from above to below, at least so far from each other: moved down where there is room above the bottom, else up. */
export function apart(heights: number[], distance: number, bottom: number): number[] {
  let above = -Infinity
  let below = bottom + distance
  return heights
    .map((height) => (above = Math.max(height, above + distance)))
    .toReversed()
    .map((height) => (below = Math.min(height, below - distance)))
    .toReversed()
}

/** Why the winner won, as a sentence; nothing where several share the victory. */
export function because(table: TableModel<'qin'>): string | undefined {
  const [best, next] = standings(table)
  if (!best || !next || !table.game?.outcome?.scores.length || next.place === best.place) return undefined
  if (table.view.series.length > 1) return t('web-qin-because-series', { name: table.name(best.seat) })
  return t(best.left === 0 ? 'web-qin-because-last' : 'web-qin-because-fewest', {
    name: table.name(best.seat),
    left: best.left,
    other: table.name(next.seat),
    more: next.left,
  })
}
