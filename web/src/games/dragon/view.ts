// What the engine sends of In the Year of the Dragon, by the names the table uses.

import type { Role } from './engine'

export type {
  ActionCard,
  Burden,
  Card,
  Court,
  Event as Happening,
  MonthEvent,
  Palace,
  Person,
  Role,
  View,
  WallTile,
} from './engine'

/** All roles, in the order of the person cards. */
export const ROLES = [
  'monk',
  'pyrotechnist',
  'warrior',
  'healer',
  'farmer',
  'scholar',
  'craftsman',
  'lady',
  'collector',
] as const satisfies Role[]
