// Where something happens on the table of the Year of the Dragon, by the keys of its things: what is ringed while a move is shown.

import type { Happening } from './view'

/** `act taxes`, `taker 2`, `person young_monk`, `seat 2`, `month 4`, and `marker 2 5` for a marker that goes five steps. */
export function placesOf(happening: Happening): string[] {
  const seat = 'seat' in happening ? [`seat ${happening.seat}`] : []
  switch (happening.event) {
    case 'acts':
      return [`act ${happening.action}`, `taker ${happening.seat}`, ...seat]
    case 'plays':
      return [...(happening.person ? [`person ${happening.person}`] : []), ...seat]
    case 'dawns':
      return [`person ${happening.person}`, ...seat]
    case 'drafts':
      return [`person ${happening.first}`, `person ${happening.second}`, ...seat]
    case 'advances':
      return [`marker ${happening.seat} ${happening.steps}`, ...seat]
    case 'event':
    case 'month':
      return [`month ${happening.month}`]
    default:
      return seat
  }
}

/** The markers that these places let move, with their steps. */
export const stepsOf = (places: string[]): Map<number, number> =>
  new Map(
    places
      .map((place) => place.split(' '))
      .filter(([kind]) => kind === 'marker')
      .map(([, seat, steps]) => [Number(seat), Number(steps)]),
  )
