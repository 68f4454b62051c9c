// Huang in the browser.

import type { GameModule } from '$lib/game'
import InkSeal from '$lib/pieces/InkSeal.svelte'
import { subject, tell } from './chronicle'
import { because } from './ending'
import { learn } from './learn'
import { ledger } from './ledger'
import { spotsOf } from './view'
import { actTitle, describe, group } from './words'

const CHIPS: Record<string, string> = {
  'huang-yellow': 'gov',
  'huang-red': 'sol',
  'huang-blue': 'far',
  'huang-green': 'tra',
  'huang-white': 'art',
}

const huang: GameModule<'huang'> = {
  id: 'huang',
  drawn: () => import('./Table.svelte'),
  figure: () => import('./Figure.svelte'),
  learn,
  mark: InkSeal,
  score: () => import('./ScoreNow.svelte'),
  ending: () => import('./Ending.svelte'),
  because,
  describe,
  group,
  places: (told) => spotsOf(told.event),
  tell,
  subject,
  quiet: (told) => ['warring', 'market', 'turn'].includes(told.event.event),
  ledger: (told) => ledger(told.event),
  called: actTitle,
  chip: (term) => CHIPS[term],
}

export default huang
