// What the engine sends of In the Year of the Dragon, by the names the table uses.

export type {
  ActionCard,
  ActionData,
  Burden,
  Card,
  Court,
  Effect,
  Event as Happening,
  Forecast,
  Kind,
  MonthEvent,
  Palace,
  Person,
  PersonWords,
  Role,
  SeatToll,
  Stage,
  Stock,
  SuperEvent,
  View,
  WallTile,
} from './engine'
