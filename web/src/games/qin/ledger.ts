// Where pagodas come from: the lines behind a score, for the score sheet and the report. An event of a founding, a second pagoda or a
// village tells of one pagoda each; one that gives pagodas back tells how many.

import type { Entry } from '$lib/game'
import type { Event } from './view'

const provinces = 'qin-sheet-provinces'
const villages = 'qin-sheet-villages'

export function ledger(event: Event): Entry[] {
  switch (event.event) {
    case 'founded':
    case 'major':
      return [{ seat: event.seat, by: 1, source: provinces }]
    case 'village_won':
      return [{ seat: event.seat, by: 1, source: villages }]
    case 'village_lost':
      return [{ seat: event.seat, by: -1, source: villages }]
    case 'returned':
      return [{ seat: event.seat, by: -event.count, source: provinces }]
    default:
      return []
  }
}
