// In the Year of the Dragon in the browser.

import type { GameModule } from '$lib/game'
import type { Happening } from './view'
import { describe, group } from './words'

const dragon: GameModule = {
  id: 'dragon',
  drawn: () => import('./Table.svelte'),
  describe,
  group,
  ledger: (told) => {
    const happening = told.event as Happening
    return happening.event === 'scores' ? [{ seat: happening.seat, by: happening.points }] : []
  },
}

export default dragon
