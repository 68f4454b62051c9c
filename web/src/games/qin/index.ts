// Qin in the browser.

import type { GameModule } from '$lib/game'
import { t } from '$lib/i18n/speech.svelte'
import { describe, group, placementWords } from './words'
import { squaresOf } from './scene'
import { TOKEN, type Event, type Letter } from './view'

const CHIPS: Record<string, string> = { 'qin-red': 'red', 'qin-yellow': 'yel', 'qin-blue': 'blu' }

const qin: GameModule = {
  id: 'qin',
  drawn: () => import('./Table.svelte'),
  describe,
  group,
  places: (told) => squaresOf(told.event as Event),
  keys: () => [
    ['1–3', t('web-qin-key-tiles')],
    ['R', t('web-qin-rotate')],
  ],
  quiet: (told) => (told.event as Event).event === 'drew',
  sums: true,
  ledger: (told) => {
    const event = told.event as Event
    switch (event.event) {
      case 'founded':
      case 'major':
        return [{ seat: event.seat, by: 1, source: 'qin-sheet-provinces' }]
      case 'village_won':
        return [{ seat: event.seat, by: 1, source: 'qin-sheet-villages' }]
      case 'village_lost':
        return [{ seat: event.seat, by: -1, source: 'qin-sheet-villages' }]
      case 'returned':
        return [{ seat: event.seat, by: -event.count, source: 'qin-sheet-provinces' }]
      default:
        return []
    }
  },
  called: placementWords,
  chips: (text) => (/^[RYB]{2}$/.test(text) ? [...text].map((letter) => TOKEN[letter as Letter]) : undefined),
  chip: (term) => CHIPS[term],
}

export default qin
