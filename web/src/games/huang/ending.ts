// What decided a finished game of Huang: the totals of every seat from the score sheet, with the white points that raised them.

import { speech, t } from '$lib/i18n/speech.svelte'
import type { Outcome } from '$lib/protocol/types'
import type { TableModel } from '$lib/table/model.svelte'
import type { Colour } from './view'

/** The four colours that are compared; white raises them. */
export const COMPARED = ['yellow', 'red', 'blue', 'green'] as const satisfies Colour[]

export interface Bar {
  colour: (typeof COMPARED)[number]
  /** Points of the colour, with what granaries are worth. */
  earned: number
  /** White points added. */
  added: number
}

export interface Tally {
  seat: number
  place: number
  /** The lowest total. */
  score: number
  bars: Bar[]
}

export const totalOf = ({ earned, added }: Bar): number => earned + added

/** The seats, best first. */
export function tallies({ sheet, places, scores }: Outcome): Tally[] {
  const value = (section: string, label: string, seat: number) =>
    sheet.find((row) => row.section === section && row.label.id === label)?.values[seat] ?? 0
  return places
    .map((place, index) => ({
      seat: index + 1,
      place,
      score: scores[index] ?? 0,
      bars: COMPARED.map((colour) => ({
        colour,
        earned:
          value('huang-sheet-earned', `huang-${colour}`, index) +
          (colour === 'blue' ? value('huang-sheet-earned', 'huang-sheet-granaries', index) : 0),
        added: value('huang-sheet-white-added', `huang-${colour}`, index),
      })),
    }))
    .sort((a, b) => a.place - b.place || b.score - a.score)
}

/** The comparison that decided, by the last word of its message: `lowest`, `second`, `nobody`. */
function decided({ sheet }: Outcome): { by: string; values: number[] } | undefined {
  const row = sheet.find(({ section }) => section === 'huang-sheet-decided')
  return row && { by: row.label.id.replace('huang-sheet-decided-', ''), values: row.values }
}

/** Why the winner won, as a sentence. */
export function because(table: TableModel<'huang'>): string | undefined {
  const outcome = table.game?.outcome
  const found = outcome && decided(outcome)
  if (!found) return undefined
  const [best, next] = tallies(outcome)
  if (!best || !next) return undefined
  if (found.by === 'nobody') return t('huang-because-nobody')
  const lowest = ({ bars, score }: Tally) =>
    new Intl.ListFormat(speech.language).format(
      bars.filter((bar) => totalOf(bar) === score).map(({ colour }) => t(`huang-${colour}`)),
    )
  return t(`huang-because-${found.by}`, {
    winner: table.name(best.seat),
    best: found.values[best.seat - 1] ?? 0,
    colours: lowest(best),
    white: best.bars.reduce((sum, { added }) => sum + added, 0),
    other: table.name(next.seat),
    less: found.values[next.seat - 1] ?? 0,
    lower: lowest(next),
    equal: best.score,
  })
}
