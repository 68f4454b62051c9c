// Huang in the browser.

import type { GameModule } from '$lib/game'
import { spotsOf, type Event } from './view'
import { describe, group } from './words'

const huang: GameModule = {
  id: 'huang',
  drawn: () => import('./Table.svelte'),
  describe,
  group,
  places: (told) => spotsOf(told.event as Event),
  quiet: (told) => ['warring', 'market', 'turn'].includes((told.event as Event).event),
  ledger: (told) => {
    const event = told.event as Event
    return event.event === 'points' ? [{ seat: event.seat, by: event.points }] : []
  },
}

export default huang
