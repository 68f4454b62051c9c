// A refusal of the server as a sentence in the reader's language. The server's own sentence is English: it is exact, so English readers get it, and
// others get one for the kind of refusal.

import { speech, t } from '$lib/i18n/speech.svelte'
import { Refused } from '$lib/protocol/api'
import type { Problem } from '$lib/protocol/types'

const bySeat = (seat: number) => t('seat-name', { number: seat })

/** The sentence for a refusal. `name` says what the players are called. */
export function refusal(problem: Problem, name: (seat: number) => string = bySeat): string {
  if (problem.phrase) return speech.say(problem.phrase, name) + (problem.rule ? ` (${problem.rule})` : '')
  const known = `web-problem-${problem.code.replaceAll('_', '-')}`
  return speech.language === 'en' || !speech.has(known) ? problem.message : t(known)
}

/** The sentence for whatever went wrong with a request. */
export const trouble = (error: unknown): string => (error instanceof Refused ? refusal(error.problem) : String(error))
