// What the players of a table are called: by the name they gave, or by the mark of their seat. No two of a table have one name.

import { speech, t } from '$lib/i18n/speech.svelte'
import type { SeatInfo } from '$lib/protocol/types'

/** What the server calls a person who has not given a name. */
const NAMELESS = 'Guest'

/** The name that a person gave; nothing if they gave none. */
export const givenName = (name: string | null | undefined): string | undefined =>
  name && name !== NAMELESS ? name : undefined

/** What a seat is called by its mark: "Jade Pagoda", "Rat". */
export function markName(game: string, seat: number): string {
  const mark = `mark-${game}-${seat}`
  return speech.has(mark) ? t(mark) : t('seat-name', { number: seat })
}

/** The names of all seats, in order. Bots and those who gave no name are called by their marks; of equal names the later are numbered. */
export function seatNames(game: string, seats: Pick<SeatInfo, 'seat' | 'kind' | 'name'>[]): string[] {
  const given = seats.map(({ kind, name }) => (kind === 'person' ? givenName(name) : undefined))
  const taken = new Set(seats.flatMap(({ seat }, index) => (given[index] ? [] : [markName(game, seat)])))
  return seats.map(({ seat }, index) => {
    const name = given[index]
    if (!name) return markName(game, seat)
    let own = name
    for (let number = 2; taken.has(own); number++) own = `${name} ${number}`
    taken.add(own)
    return own
  })
}

/** Has it a word so long that a narrow column, which has room for so many letters, would break it? */
export const hasLongWord = (name: string, letters = 9): boolean =>
  name.split(/[\s-]/).some((word) => word.length > letters)
