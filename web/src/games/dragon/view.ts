// What the engine sends of In the Year of the Dragon: the twins of `crates/dragon/src/view.rs`, `forecast.rs` and `happening.rs`.

export const ROLES = ['monk', 'pyrotechnist', 'warrior', 'healer', 'farmer', 'scholar', 'craftsman', 'lady', 'collector'] as const
export type Role = (typeof ROLES)[number]
export type Person = `${'young' | 'old'}_${Role}` | Role
export type Card = Role | 'wild'
export type ActionCard = 'taxes' | 'build' | 'harvest' | 'fireworks' | 'military' | 'research' | 'privilege' | 'wall'
export type MonthEvent = 'peace' | 'tribute' | 'drought' | 'festival' | 'mongols' | 'epidemic'
export type WallTile = 'rice' | 'firework' | 'floor' | 'yuan' | 'steps' | 'points'
export type What = 'draft' | 'act' | 'build' | 'card' | 'place' | 'release' | 'starve' | 'fall' | 'crowded' | 'give_back' | 'discard' | 'dawn' | 'treaty'

export interface Palace {
  floors: number
  persons: Person[]
  starved?: boolean
}

export interface Court {
  seat: number
  score: number
  yuan: number
  rice: number
  fireworks: number
  small_privileges: number
  large_privileges: number
  palaces: Palace[]
  space: number
  cards: Card[]
  wall_tiles: WallTile[]
  chosen: string | null
  due: number
  actions: { action: ActionCard; amount: number; price: number | null; possible: boolean }[]
  income: [palaces: number, ladies: number, privileges: number]
  estate: [persons: number, monks: number, money: number]
}

export interface Burden {
  seat: number
  yuan: number
  rice: number
  fireworks: number
  points: number
  persons: number
  floors: number
}

export interface View {
  turn: { decide: number } | 'over'
  ask: { seat: number; what: What; person?: Person; then?: Person; left: number } | null
  month: number
  phase: string
  great_wall: boolean
  super_event: string | null
  large_privilege_cost: number
  events: MonthEvent[]
  order: number[]
  done: number
  track: { space: number; seats: number[] }[]
  groups: { cards: ActionCard[]; taken_by: number[] }[]
  supply: { role: Role; young: number; old: number | null }[]
  wall: number[]
  dawn_taken: Role[]
  forecast: { month: number; event: MonthEvent; seats: Burden[] } | null
  seats: Court[]
}

/** Happenings that the table looks into; all others are only said. */
export type Happening =
  | { event: 'acts'; seat: number; action: ActionCard; paid: number }
  | { event: 'gains'; seat: number; good: 'yuan' | 'rice' | 'fireworks' | 'floors'; amount: number }
  | { event: 'passes'; seat: number; yuan: number }
  | { event: 'buys'; seat: number; size: 'small' | 'large'; cost: number }
  | { event: 'advances'; seat: number; steps: number; space: number }
  | { event: 'scores'; seat: number; source: string; points: number }
  | { event: 'places'; seat: number; person: Person; replaced: Person | null; palace: Palace }
  | { event: 'builds' | 'falls' | 'releases'; seat: number; palace: Palace }
  | { event: 'month' | 'event' | 'ends' }
