// What happened, in the words of the log: states by their names instead of hexes, where the engine says in which state it happened.

import type { Told as AnyTold } from '$lib/games'
import type { Arg, Phrase } from '$lib/protocol/types'
import type { Acted } from '$lib/table/model.svelte'
import { knownAs } from './capitals'

type Told = AnyTold<'huang'>

/** Sentences of the engine, and those of the log that say the state. */
const NAMED: Record<string, string> = {
  'huang-tile': 'huang-log-tile',
  'huang-leader-placed': 'huang-log-leader-placed',
  'huang-leader-moved': 'huang-log-leader-moved',
  'huang-points-tile': 'huang-log-points-tile',
  'huang-points-stand-in': 'huang-log-points-stand-in',
  'huang-points-pagodas': 'huang-log-points-pagodas',
  'huang-points-bandits': 'huang-log-points-bandits',
  'huang-pagoda-built': 'huang-log-pagoda-built',
  'huang-pagoda-moved': 'huang-log-pagoda-moved',
  'huang-revolt': 'huang-log-revolt',
}

/** Sentences that need no place at all: the one before says where. */
const PLACELESS: Record<string, string> = {
  'huang-points-war': 'huang-log-points-war',
  'huang-leader-lost-revolt': 'huang-log-leader-lost-revolt',
  'huang-leader-lost-war': 'huang-log-leader-lost-war',
}

/** A phrase with the state called as in the language of the page. */
export function named(phrase: Phrase): Phrase {
  const args = phrase.args?.map(([key, arg]): [string, Arg] =>
    key === 'state' && 'text' in arg ? [key, { text: knownAs(arg.text) }] : [key, arg],
  )
  return args ? { ...phrase, args } : phrase
}

function worded(one: Told): Phrase {
  const phrase = named(one.phrase)
  const placeless = PLACELESS[phrase.id]
  if (placeless) return { ...phrase, id: placeless }
  const stated = NAMED[phrase.id]
  const state = 'state' in one.event ? one.event.state : undefined
  return stated && state ? { id: stated, args: [...(phrase.args ?? []), ['state', { text: knownAs(state) }]] } : phrase
}

/** What an entry tells, one sentence for each event. */
export function tell(item: Acted<'huang'>): Told[] {
  return item.told.map((one) => ({ ...one, phrase: worded(one) }))
}

/** Whom an event is about. */
export function subject({ event }: Told): number | undefined {
  if ('seat' in event) return event.seat
  if (event.event === 'revolt') return event.attacker
  if (event.event === 'revolt_over') return event.winner
  return undefined
}
