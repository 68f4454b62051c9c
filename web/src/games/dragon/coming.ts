// What the coming months ask of a seat as things stand. The nearest event is the engine's own forecast; the two after it are the
// same sums for everybody to see (D22 to D26).

import { symbolsOf } from './people'
import type { Court, MonthEvent, View } from './view'

export interface Coming {
  month: number
  event: MonthEvent
  /** What is needed and what there is, where the event counts something. */
  need: number
  have: number
  persons: number
  points: number
}

const inhabited = (court: Court): number => court.palaces.filter(({ persons }) => persons.length > 0).length
const people = (court: Court): number => court.palaces.reduce((sum, { persons }) => sum + persons.length, 0)

function sums(view: View, seat: number, event: MonthEvent): Omit<Coming, 'month' | 'event'> {
  const court = view.seats[seat - 1] as Court
  const all = (count: (court: Court) => number) => view.seats.map(count)
  const helmets = (one: Court) => symbolsOf(one.palaces, 'warrior')
  const nothing = { need: 0, have: 0, persons: 0, points: 0 }
  const lose = (count: number) => Math.min(people(court), Math.max(0, count))
  switch (event) {
    case 'tribute':
      return { ...nothing, need: 4, have: court.yuan, persons: lose(4 - court.yuan) }
    case 'drought':
      return { ...nothing, need: inhabited(court), have: court.rice, persons: lose(inhabited(court) - court.rice) }
    case 'epidemic': {
      const mortars = symbolsOf(court.palaces, 'healer')
      return { ...nothing, need: 3, have: mortars, persons: lose(3 - mortars) }
    }
    case 'mongols': {
      const mine = helmets(court)
      return { need: 0, have: mine, points: mine, persons: mine === Math.min(...all(helmets)) ? lose(1) : 0 }
    }
    case 'festival': {
      const ranks = [...new Set(all(({ fireworks }) => fireworks))].sort((a, b) => b - a)
      const place = ranks.indexOf(court.fireworks)
      return {
        ...nothing,
        have: court.fireworks,
        points: court.fireworks === 0 ? 0 : place === 0 ? 6 : place === 1 ? 3 : 0,
      }
    }
    default:
      return nothing
  }
}

/** The next events, at most three. */
export function coming(view: View, seat: number): Coming[] {
  const first = view.forecast[0]
  if (!first) return []
  return [0, 1, 2].flatMap((later) => {
    const month = first.month + later
    const event = view.events[month - 1]
    if (!event) return []
    const found: Coming = { month, event, ...sums(view, seat, event) }
    const burden = later === 0 ? first.seats.find((one) => one.seat === seat) : undefined
    return [burden ? { ...found, persons: burden.persons, points: burden.points } : found]
  })
}
