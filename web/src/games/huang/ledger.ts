// Where points come from (H17, H29, H35, H43, H48, H51): the lines behind a score, for the score sheet and the report.

import type { Entry } from '$lib/game'
import type { Event } from './view'

/** What a granary is worth at the end, in blue points (H52). */
const GRANARY = 2

export function ledger(event: Event): Entry[] {
  switch (event.event) {
    case 'points':
      return [{ seat: event.seat, by: event.points, source: `huang-source-${event.because.replace('_', '-')}` }]
    case 'granaries':
      return [{ seat: event.seat, by: GRANARY * event.count, source: 'huang-source-granaries' }]
    default:
      return []
  }
}
