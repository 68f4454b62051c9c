// What the server sends of each game, by the game's id. Messages are alike for all games but for what the protocol leaves to the
// game (`unknown` in its types): here it gets its type. A new game enters its types in `Games`.

import type * as Dragon from '$games/dragon/engine'
import type * as Huang from '$games/huang/engine'
import type * as Qin from '$games/qin/engine'
import type * as Wire from '$lib/protocol/types'

export interface Games {
  dragon: Terms<Dragon.View, Dragon.Event, Dragon.ActionData, Dragon.Effect>
  huang: Terms<Huang.View, Huang.Event, Huang.ActionData, Huang.Effect>
  qin: Terms<Qin.View, Qin.Event, Qin.ActionData, Qin.Effect>
}

export type GameId = keyof Games

/** A game's own terms. */
interface Terms<View, Event, Action, Effect> {
  /** A position, as a viewpoint sees it. */
  view: View
  /** Something that happened. */
  event: Event
  /** A choice, as data. */
  action: Action
  /** What a choice would do. */
  effect: Effect
}

// Without a game each of these is of any game: whoever passes it on need not know of which.
export type View<G extends GameId = GameId> = Games[G]['view']
export type Action<G extends GameId = GameId> = Games[G]['action']
export type Effect<G extends GameId = GameId> = Games[G]['effect']
export type Told<G extends GameId = GameId> = Of<G, Wire.Told>
export type Item<G extends GameId = GameId> = Of<G, Wire.Item>
export type Preview<G extends GameId = GameId> = Of<G, Wire.Preview>
export type GameNow<G extends GameId = GameId> = Of<G, Wire.GameNow>
export type Update<G extends GameId = GameId> = Of<G, Wire.Update>
export type Changed<G extends GameId = GameId> = Of<G, Wire.Changed>
export type LogPart<G extends GameId = GameId> = Of<G, Wire.LogPart>
export type Answer<G extends GameId = GameId> = Of<G, Wire.Answer>
export type Moment<G extends GameId = GameId> = Of<G, Wire.Moment>
export type FromServer<G extends GameId = GameId> = Of<G, Wire.FromServer>
export type Hint<G extends GameId = GameId> = Omit<Wire.Hint, 'actions'> & { actions: Weighed<G>[] }
export type Weighed<G extends GameId = GameId> = Of<G, Wire.Weighed>
export type Verdict<G extends GameId = GameId> = Of<G, Wire.Verdict>
export type Analysis<G extends GameId = GameId> = Of<G, Wire.Analysis>
export type AnalysisLine<G extends GameId = GameId> = Of<G, Wire.AnalysisLine>

/** An answer that the deciding seat may give. */
export interface Choice<G extends GameId = GameId> {
  /** The same for the same action everywhere within a game and board. */
  number: number
  notation: string
  /** Can it be undone without asking? */
  free: boolean
  action: Action<G>
  /** What everybody can see that it would do. */
  effect: Effect<G>
}

/** The fields of messages that are in a game's terms, or hold something that is. */
interface Fields<G extends GameId> extends Terms<
  Games[G]['view'],
  Games[G]['event'],
  Games[G]['action'],
  Games[G]['effect']
> {
  analysis: Analysis<G>
  best_action: Action<G>
  decisions: Verdict<G>[]
  game: GameNow<G>
  items: Item<G>[]
  played_action: Action<G>
  preview: Preview<G>
  told: Told<G>[]
  update: Update<G>
  verdict: Verdict<G>
}

/** A message with the types of a game. */
type Of<G extends GameId, Message> = Message extends unknown
  ? { [Field in keyof Message]: Field extends keyof Fields<G> ? Fields<G>[Field] : Message[Field] }
  : never
