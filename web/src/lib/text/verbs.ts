// The choices of a game that does not group them itself: by the first word of their notation.

import type { Group } from '$lib/game'
import type { Choice } from '$lib/games'
import { speech, t } from '$lib/i18n/speech.svelte'

export function byVerb(game: string, choices: Choice[]): Group[] {
  const groups = new Map<string, Group>()
  for (const choice of choices) {
    const [verb = '', ...rest] = choice.notation.split(' ')
    const id = `${game}-group-${verb}`
    const word = speech.has(id) ? t(id) : verb.charAt(0).toUpperCase() + verb.slice(1)
    const group = groups.get(verb) ?? { heading: word, choices: [] }
    groups.set(verb, group)
    group.choices.push({ choice, label: rest.join(' ') || word })
  }
  return [...groups.values()]
}
