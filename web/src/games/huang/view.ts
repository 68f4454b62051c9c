// What the engine sends of Huang: the twins of `crates/huang/src/view.rs`, `view_pending.rs` and `event.rs`.

import type { Dynasty, Office } from '$lib/pieces/seals'

export type Colour = Office
/** A hex as in the notation: `c4`. */
export type Spot = string
export type Tiles = Record<Colour, number>

export interface View {
  map: { name: string; title: string; rows: string[]; capitals: { at: Spot; name: string }[] }
  tiles: { at: Spot; colour: Colour }[]
  leaders: Leader[]
  pagodas: { colour: Colour; at: Spot[] }[]
  pagodas_left: Tiles
  palace: Spot[]
  granaries: Spot[]
  bandits: { tile: number; bandits: number; at: Spot[] }[]
  market: Tiles
  bag: number
  removed: number
  spent: Tiles
  seats: SeatView[]
  active: number
  actions: number
  quiet: number
  pending: Pending
  over?: string
}

export interface Leader {
  seat: number
  colour: Colour
  at: Spot
}

export interface SeatView {
  seat: number
  dynasty: Dynasty
  leaders_off: Colour[]
  hand_size: number
  hand?: Tiles
  discards_size: number
  discards?: Tiles
  known: { hand: Tiles; hand_or_discards: Tiles; discards: Tiles }
  points?: Record<Colour | 'granaries', number>
}

export interface Commitment {
  tiles: number
  leader: boolean
}

export interface Rebel {
  seat: number
  at: Spot | null
  yellows: Spot[]
  commitment: Commitment
  total: number
}

export interface Side {
  side: Spot
  cells: Spot[]
  contested: Leader[]
  reds: number
  red_tiles: Spot[]
  supports: ({ seat: number } & Commitment)[]
  total: number
}

export type Step =
  | { asks: 'support'; seat: number }
  | { asks: 'tie'; sides: Spot[] }
  | { asks: 'price'; winner: Spot; left: number }

export type Pending =
  | { decision: 'act' | 'market' | 'over' }
  | { decision: 'build'; tile: Spot; sites: { pagoda: Colour | null; at: Spot[] }[] }
  | { decision: 'move'; colour: Colour; to: Spot[]; from: Spot[][] }
  | { decision: 'chain'; tile: Spot; places: Spot[] }
  | { decision: 'revolt'; colour: Colour; attacker: Rebel; defender: Rebel }
  | { decision: 'war'; tile: Spot; sides: Side[]; step: Step }
  | { decision: 'bandits'; tile: Spot; left: number; reds: Spot[] }
  | { decision: 'granaries'; at: Spot[] }

export type War = Extract<Pending, { decision: 'war' }>
export type Revolt = Extract<Pending, { decision: 'revolt' }>

export type Event =
  | { event: 'tile'; seat: number; colour: Colour; at: Spot }
  | { event: 'leader'; seat: number; colour: Colour; at: Spot; from: Spot | null }
  | { event: 'withdrawn' | 'returned'; seat: number; colour: Colour; from: Spot }
  | { event: 'points'; seat: number; colour: Colour; points: number; because: string; at: Spot }
  | { event: 'riot'; seat: number; tiles: number; leader: boolean; at: Spot }
  | { event: 'paid'; seat: number; tiles: number; leader: boolean }
  | { event: 'pagoda'; seat: number; colour: Colour; at: Spot[]; from: Spot[] | null }
  | { event: 'palace'; seat: number; at: Spot[]; from: Spot[] | null }
  | { event: 'removed'; colour: Colour; at: Spot; because: string }
  | { event: 'pagoda_lost'; colour: Colour; at: Spot[] }
  | { event: 'palace_lost'; at: Spot[] }
  | { event: 'granary_lost'; at: Spot }
  | { event: 'took'; seat: number; colour: Colour }
  | { event: 'discarded' | 'drew'; seat: number; count: number; tiles: Tiles | null }
  | { event: 'market'; tiles: Tiles }
  | { event: 'revolt'; colour: Colour; attacker: number; at: Spot; attack: number; defender: number; against: Spot; defence: number }
  | { event: 'committed'; seat: number; commitment: Commitment }
  | { event: 'revolt_over'; winner: number; loser: number; colour: Colour; strength: number; against: number }
  | { event: 'war'; seat: number; at: Spot }
  | { event: 'warring'; side: Spot; reds: number }
  | { event: 'supported'; seat: number; side: Spot; commitment: Commitment; total: number }
  | { event: 'neutral' | 'passed' | 'turn'; seat: number }
  | { event: 'war_over'; winner: Spot; total: number; price: number }
  | { event: 'bandits'; seat: number; tile: number; bandits: number; at: Spot[] }
  | { event: 'granaries'; seat: number; count: number; left: Spot }
  | { event: 'over'; because: string }

/** The hexes an event is about. */
export function spotsOf(event: Event): Spot[] {
  const spots: Spot[] = []
  if ('at' in event) spots.push(...(Array.isArray(event.at) ? event.at : [event.at]))
  if (event.event === 'withdrawn' || event.event === 'returned') spots.push(event.from)
  if (event.event === 'revolt') spots.push(event.against)
  if (event.event === 'warring' || event.event === 'supported') spots.push(event.side)
  if (event.event === 'war_over') spots.push(event.winner)
  if (event.event === 'granaries') spots.push(event.left)
  return spots
}
