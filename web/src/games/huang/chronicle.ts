// What happened, in the words of the log: states by their names instead of hexes. An event does not say in which state it happened, so
// the position of its time is found by going back from the present one, event by event.

import type { Told as AnyTold } from '$lib/games'
import type { Phrase } from '$lib/protocol/types'
import type { Acted, TableModel } from '$lib/table/model.svelte'
import { groupAt } from './groups'
import type { Event, Spot, View } from './view'

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

/** In which state an event happened, once that is known; a state without a capital has no name. */
const states = new WeakMap<Told, string | null>()

/** A position that goes back in time. */
class Past {
  readonly #taken: Set<Spot>
  readonly #map: View['map']

  constructor({ tiles, leaders, map }: View) {
    this.#taken = new Set([...tiles, ...leaders].map(({ at }) => at))
    this.#map = map
  }

  /** The state around a hex, as the engine calls it: by its first capital. */
  state(spot: Spot | undefined): string | null {
    if (spot === undefined) return null
    return groupAt(spot, { taken: this.#taken, leaders: [] }, this.#map).names[0] ?? null
  }

  /** Takes back an event. */
  undo(event: Event): void {
    switch (event.event) {
      case 'tile':
        this.#taken.delete(event.at)
        break
      case 'removed':
        this.#taken.add(event.at)
        break
      case 'leader':
        this.#taken.delete(event.at)
        if (event.from) this.#taken.add(event.from)
        break
      case 'withdrawn':
      case 'returned':
        this.#taken.add(event.from)
        break
    }
  }
}

/** The hex that says in which state an event happened. */
function spotOf(event: Event): Spot | undefined {
  if (!('at' in event)) return undefined
  return Array.isArray(event.at) ? event.at[0] : event.at
}

/** Finds the states of what is new in the log. */
function recall(table: TableModel<'huang'>): void {
  const told = table.acted.flatMap((item) => item.told)
  if (told.every((one) => states.has(one))) return
  const past = new Past(table.view)
  for (let i = told.length - 1; i >= 0; i--) {
    const one = told[i] as Told
    // What a tile joins while a war begins is no state yet.
    const joins = one.event.event === 'tile' && told[i + 1]?.event.event === 'war'
    if (!states.has(one)) states.set(one, joins ? null : past.state(spotOf(one.event)))
    past.undo(one.event)
  }
}

function worded(one: Told): Phrase {
  const { phrase } = one
  const placeless = PLACELESS[phrase.id]
  if (placeless) return { ...phrase, id: placeless }
  const [named, state] = [NAMED[phrase.id], states.get(one)]
  return named && state ? { id: named, args: [...(phrase.args ?? []), ['state', { text: state }]] } : phrase
}

/** What an entry tells, one sentence for each event. */
export function tell(item: Acted<'huang'>, table: TableModel<'huang'>): Told[] {
  recall(table)
  return item.told.map((one) => ({ ...one, phrase: worded(one) }))
}

/** Whom an event is about. */
export function subject({ event }: Told): number | undefined {
  if ('seat' in event) return event.seat
  if (event.event === 'revolt') return event.attacker
  if (event.event === 'revolt_over') return event.winner
  return undefined
}
