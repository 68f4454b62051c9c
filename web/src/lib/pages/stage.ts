// How far a table of a list is, in a few words.

import { speech, t } from '$lib/i18n/speech.svelte'
import { seatNames } from '$lib/names'
import type { Listing } from '$lib/protocol/types'

const nameOf = (table: Listing, number: number): string =>
  seatNames(table.game, table.seats)[number - 1] ?? t('seat-name', { number })

/** Who sits there: names first, then how many bots. */
export function company(table: Listing): string {
  const bots = table.seats.filter((seat) => seat.kind === 'bot').length
  const called = seatNames(table.game, table.seats)
  const names = table.seats.flatMap(({ kind }, index) => (kind === 'person' ? (called[index] ?? []) : []))
  const all = [...names, ...(bots ? [t('web-bots', { count: bots })] : [])]
  return new Intl.ListFormat(speech.language, { type: 'unit' }).format(all)
}

/** Whose turn it is, or who won. */
export function stage(table: Listing): string {
  if (table.status === 'open') return t('web-state-open')
  if (table.status === 'over') {
    const winners = table.seats.filter((_, index) => table.places?.[index] === 1).map(({ seat }) => nameOf(table, seat))
    const won = winners.length ? t('web-won-by', { names: winners.join(', ') }) : t('nobody-wins')
    // The scores stay on one line.
    return table.scores ? `${won} (${table.scores.join('\u00a0:\u00a0')})` : won
  }
  const turn = table.seats.find((seat) => seat.seat === table.turn)
  if (turn?.yours) return t('web-state-yours', { ago: speech.ago(table.updated) })
  return turn ? t('web-state-waits', { name: nameOf(table, turn.seat) }) : t('web-playing')
}
