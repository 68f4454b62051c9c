// How the client talks to a table. The tables of a server are one kind of session; an engine inside the page could be another.

import type { Answer, GameId, Item, Preview, Update } from '$lib/games'
import type { Command, EyeName, Problem, WhyNot } from '$lib/protocol/types'

/** How well the session is connected. */
export type Link = 'opening' | 'live' | 'lost'

export interface Listener<G extends GameId = GameId> {
  /** The table as it is now, with what happened since the last update. */
  update(update: Update<G>): void
  /** What happened before: the parts of a long log come one after the other, the newest first. */
  earlier(items: Item<G>[]): void
  link(link: Link): void
  /** The table cannot be shown at all. */
  refused(problem: Problem): void
}

export interface Session<G extends GameId = GameId> {
  open(listener: Listener<G>): void
  /** Acts once, however often the connection breaks. */
  send(command: Command): Promise<Answer<G>>
  /** What would an action do? */
  preview(seat: number, at: number, number: number): Promise<Preview<G>>
  /** Asks why an action in notation is not legal, which changes nothing; null where the session answers in another way. */
  whyNot(seat: number, at: number, notation: string): Promise<WhyNot | null>
  /** Look with another viewpoint from now on. */
  look(eye: EyeName): void
  close(): void
}
