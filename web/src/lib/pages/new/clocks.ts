// The live clocks that a new table offers.

import { t } from '$lib/i18n/speech.svelte'
import type { LiveClock } from '$lib/protocol/types'

/** From quick to thorough; the first is none at all. */
export const CLOCKS: readonly (LiveClock | undefined)[] = [
  undefined,
  { bank: 300, increment: 5 },
  { bank: 600, increment: 10 },
  { bank: 1200, increment: 20 },
  { bank: 2400, increment: 30 },
]

export const clockWords = ({ bank, increment }: LiveClock): string =>
  t('web-clock-choice', { minutes: Math.round(bank / 60), seconds: increment })
