// Huang in the browser.

import type { GameModule } from '$lib/game'
import type { Told } from '$lib/games'
import type { Sound } from '$lib/sound'
import InkSeal from '$lib/pieces/InkSeal.svelte'
import Choice from './Choice.svelte'
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

const SOUNDS: Partial<Record<Told<'huang'>['event']['event'], Sound>> = {
  tile: 'tile',
  leader: 'tile',
  pagoda: 'tile',
  palace: 'tile',
  war: 'war',
  revolt: 'war',
}

const huang: GameModule<'huang'> = {
  id: 'huang',
  drawn: () => import('./Table.svelte'),
  framed: true,
  figure: () => import('./Figure.svelte'),
  bare: () => import('./Bare.svelte'),
  glimpse: () => import('./Glimpse.svelte'),
  board: true,
  learn,
  mark: InkSeal,
  score: () => import('./panels/Score.svelte'),
  ending: () => import('./Ending.svelte'),
  because,
  describe,
  group,
  places: (told) => spotsOf(told.event),
  tell,
  subject,
  sound: ({ event }) => SOUNDS[event.event],
  quiet: (told) => ['warring', 'market', 'turn'].includes(told.event.event),
  ledger: (told) => ledger(told.event),
  called: actTitle,
  choice: Choice,
  chip: (term) => CHIPS[term],
}

export default huang
