// Huang in the browser.

import type { GameModule } from '$lib/game'
import { read } from './actions'
import { ledger } from './ledger'
import { spotsOf, type Event } from './view'
import { actTitle, describe, group } from './words'

const CHIPS: Record<string, string> = {
  'huang-yellow': 'gov',
  'huang-red': 'sol',
  'huang-blue': 'far',
  'huang-green': 'tra',
  'huang-white': 'art',
}

const huang: GameModule = {
  id: 'huang',
  drawn: () => import('./Table.svelte'),
  describe,
  group,
  places: (told) => spotsOf(told.event as Event),
  quiet: (told) => ['warring', 'market', 'turn'].includes((told.event as Event).event),
  ledger: (told) => ledger(told.event as Event),
  called: (notation) => {
    const act = read({ number: 0, notation, free: false })
    return act ? actTitle(act) : notation
  },
  chip: (term) => CHIPS[term],
}

export default huang
