// When each piece moves: what happened is shown in its order, a beat apart, and all of it within a breath.

import type { Event, Spot } from './view'

const BEAT = 160
const BREATH = 1400

export interface Motions {
  /** The delay of an event of the list. */
  delay: (event: Event) => string
  /** Where a tile came down, a leader came from somewhere, a building rose: with its delay. */
  tiles: Map<Spot, string>
  leaders: Map<Spot, { from: Spot | null; delay: string }>
  buildings: Map<string, string>
}

const MOVING = [
  'tile',
  'leader',
  'pagoda',
  'palace',
  'removed',
  'pagoda_lost',
  'palace_lost',
  'granary_lost',
  'withdrawn',
  'returned',
  'bandits',
]

export function motions(events: Event[]): Motions {
  const moving = events.filter(({ event }) => MOVING.includes(event))
  const beat = Math.min(BEAT, BREATH / Math.max(1, moving.length))
  const delay = (event: Event) => `${Math.round(Math.max(0, moving.indexOf(event)) * beat)}ms`
  const found: Motions = { delay, tiles: new Map(), leaders: new Map(), buildings: new Map() }
  for (const event of events) {
    if (event.event === 'tile') found.tiles.set(event.at, delay(event))
    else if (event.event === 'leader') found.leaders.set(event.at, { from: event.from, delay: delay(event) })
    else if (event.event === 'pagoda' || event.event === 'palace') found.buildings.set(event.at.join(), delay(event))
  }
  return found
}

/** The piece of a move: who moved it, where it is now, and where it was if it was on the map. */
export interface Moved {
  seat: number
  spots: Spot[]
  from: Spot[]
}

/** The piece that a player moved among these events, if one did: a tile, a leader or a building. */
export function movedBy(events: Event[]): Moved | null {
  for (const event of events) {
    if (event.event === 'tile') return { seat: event.seat, spots: [event.at], from: [] }
    if (event.event === 'leader') return { seat: event.seat, spots: [event.at], from: event.from ? [event.from] : [] }
    if (event.event === 'pagoda' || event.event === 'palace')
      return { seat: event.seat, spots: event.at, from: event.from ?? [] }
    if (event.event === 'riot') return { seat: event.seat, spots: [event.at], from: [] }
    if (event.event === 'withdrawn') return { seat: event.seat, spots: [event.from], from: [] }
  }
  return null
}
