// In the Year of the Dragon in the browser.

import type { GameModule } from '$lib/game'
import { ledger } from './ledger'
import { choiceWords, describe, group } from './words'

const dragon: GameModule<'dragon'> = {
  id: 'dragon',
  drawn: () => import('./Table.svelte'),
  describe,
  group,
  sums: true,
  ledger: (told) => ledger(told.event),
  called: (notation, view, seat) => choiceWords({ number: 0, notation, free: false }, view, view.seats[seat - 1]),
}

export default dragon
