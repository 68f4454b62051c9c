// Where points come from (D16, D24 to D34, D42): the lines behind a score, for the score sheet and the report.

import type { Entry } from '$lib/game'
import type { Happening } from './view'

export const ledger = (happening: Happening): Entry[] =>
  happening.event === 'scores'
    ? [{ seat: happening.seat, by: happening.points, source: `dragon-source-${happening.source.replace('_', '-')}` }]
    : []
