// In the Year of the Dragon in the browser.

import type { GameModule } from '$lib/game'
import HueSeal from '$lib/pieces/HueSeal.svelte'
import { dynastyOf } from '$lib/pieces/seals'
import { learn } from './learn'
import { ledger } from './ledger'
import { placesOf } from './places'
import { because } from './sources'
import { actionWords, describe, group } from './words'

const dragon: GameModule<'dragon'> = {
  id: 'dragon',
  drawn: () => import('./Table.svelte'),
  framed: true,
  figure: () => import('./Figure.svelte'),
  glimpse: () => import('./Glimpse.svelte'),
  learn,
  mark: HueSeal,
  hue: (seat) => `var(--p-${dynastyOf(seat)})`,
  score: () => import('./panels/Score.svelte'),
  ending: () => import('./Ending.svelte'),
  because,
  places: (told) => placesOf(told.event),
  heading: ({ event }) => ['month', 'event', 'super_event', 'wall_check', 'ends'].includes(event.event),
  sound: ({ event }) => (event.event === 'event' ? 'event' : event.event === 'acts' ? 'tile' : undefined),
  describe,
  group,
  sums: true,
  ledger: (told) => ledger(told.event),
  called: (action, view, seat) => actionWords(action, view, view.seats[seat - 1]),
}

export default dragon
