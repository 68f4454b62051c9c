// The choices of a game that does not group them itself: all in one group, by their notation.

import type { Group } from '$lib/game'
import type { Choice } from '$lib/games'
import { t } from '$lib/i18n/speech.svelte'

export const ungrouped = (choices: Choice[]): Group[] => [
  {
    heading: t('web-legal-actions', { count: choices.length }),
    choices: choices.map((choice) => ({ choice, label: choice.notation })),
  },
]
