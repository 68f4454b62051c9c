// Where points come from: the lines behind a score, for the score sheet and the report.

import type { Entry } from '$lib/game'
import type { Event } from './view'

export function ledger(event: Event): Entry[] {
  switch (event.event) {
    case 'points':
      return [{ seat: event.seat, by: event.points, source: `huang-source-${event.because.replace('_', '-')}` }]
    case 'granaries':
      return [{ seat: event.seat, by: event.points, source: 'huang-source-granaries' }]
    default:
      return []
  }
}
