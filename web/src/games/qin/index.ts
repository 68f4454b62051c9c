// Qin in the browser.

import type { GameModule } from '$lib/game'
import { t } from '$lib/i18n/speech.svelte'
import PagodaMark from '$lib/pieces/PagodaMark.svelte'
import Choice from './Choice.svelte'
import { because } from './ending'
import { learn } from './learn'
import { ledger } from './ledger'
import { squaresOf } from './scene'
import { TOKEN, type Letter } from './view'
import { caption, describe, group, placementWords } from './words'

const CHIPS: Record<string, string> = { 'qin-red': 'red', 'qin-yellow': 'yel', 'qin-blue': 'blu' }

const qin: GameModule<'qin'> = {
  id: 'qin',
  drawn: () => import('./Table.svelte'),
  framed: true,
  figure: () => import('./Figure.svelte'),
  bare: () => import('./Bare.svelte'),
  glimpse: () => import('./Glimpse.svelte'),
  board: true,
  learn,
  mark: PagodaMark,
  hue: (seat) => `var(--s${seat})`,
  ending: () => import('./Ending.svelte'),
  because,
  score: () => import('./panels/Score.svelte'),
  caption,
  describe,
  group,
  places: (told) => squaresOf(told.event),
  keys: () => [
    ['1 2 …', t('web-qin-key-tiles')],
    ['R', t('web-qin-rotate')],
  ],
  sound: ({ event }) => (event.event === 'placed' ? 'tile' : undefined),
  quiet: (told) => told.event.event === 'drew',
  sums: true,
  ledger: (told) => ledger(told.event),
  called: placementWords,
  choice: Choice,
  chips: (text) => (/^[RYB]{2}$/.test(text) ? [...text].map((letter) => TOKEN[letter as Letter]) : undefined),
  chip: (term) => CHIPS[term],
}

export default qin
