// How far a table of a list is, in a few words.

import { speech, t } from '$lib/i18n/speech.svelte'
import type { Listing } from '$lib/protocol/types'

const nameOf = (table: Listing, number: number): string => table.seats[number - 1]?.name ?? t('web-bot', { number })

/** Who sits there: names first, then how many bots. */
export function company(table: Listing): string {
  const bots = table.seats.filter((seat) => seat.kind === 'bot').length
  const names = table.seats.flatMap((seat) => seat.name ?? [])
  const all = [...names, ...(bots ? [t('web-bots', { count: bots })] : [])]
  return new Intl.ListFormat(speech.language, { type: 'unit' }).format(all)
}

/** Whose turn it is, or who won. */
export function stage(table: Listing): string {
  if (table.status === 'open') return t('web-state-open')
  if (table.status === 'over') {
    const winners = table.seats.filter((_, index) => table.places?.[index] === 1).map(({ seat }) => nameOf(table, seat))
    const won = winners.length ? t('web-won-by', { names: winners.join(', ') }) : t('nobody-wins')
    return table.scores ? `${won} (${table.scores.join(' : ')})` : won
  }
  const turn = table.seats.find((seat) => seat.seat === table.turn)
  if (turn?.yours) return t('web-state-yours', { ago: speech.ago(table.updated) })
  return turn ? t('web-state-waits', { name: nameOf(table, turn.seat) }) : t('web-playing')
}
