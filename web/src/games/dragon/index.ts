// In the Year of the Dragon in the browser.

import type { GameModule } from '$lib/game'
import { ledger } from './ledger'
import type { Happening, View } from './view'
import { choiceWords, describe, group } from './words'

const dragon: GameModule = {
  id: 'dragon',
  drawn: () => import('./Table.svelte'),
  describe,
  group,
  sums: true,
  ledger: (told) => ledger(told.event as Happening),
  called: (notation, view, seat) => {
    const table = view as View
    return choiceWords({ number: 0, notation, free: false }, table, table.seats[seat - 1])
  },
}

export default dragon
