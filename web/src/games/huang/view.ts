// What the engine sends of Huang, by the names the table uses.

import type { Event, Pending, Square } from './engine'

export type {
  ActionData as Action,
  Colour,
  Commitment,
  Effect,
  Event,
  LeaderView as Leader,
  Pending,
  RebelView as Rebel,
  RevoltOutlook,
  SeatView,
  SideView as Side,
  Square as Spot,
  TileCounts,
  Tiles,
  View,
  WarOutlook,
} from './engine'

export type War = Extract<Pending, { decision: 'war' }>
export type Revolt = Extract<Pending, { decision: 'revolt' }>

/** The hexes an event is about. */
export function spotsOf(event: Event): Square[] {
  const spots: Square[] = []
  if ('at' in event) spots.push(...(Array.isArray(event.at) ? event.at : [event.at]))
  if (event.event === 'withdrawn' || event.event === 'returned') spots.push(event.from)
  if (event.event === 'revolt') spots.push(event.against)
  if (event.event === 'warring' || event.event === 'supported') spots.push(event.side)
  if (event.event === 'war_over') spots.push(event.winner)
  if (event.event === 'granaries') spots.push(event.left)
  return spots
}
