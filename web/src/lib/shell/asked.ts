// What a game tells the shell about its present decision.

import type { Action, Choice, GameId } from '$lib/games'

/** A line of what a choice would do: the subject, the effect, the gain. */
export interface EffectLine {
  seat: number
  words: string
  /** The colour of a chip before the words. */
  chip?: string | undefined
  /** A mark of the pieces in place of the player's (`#m-coin`). */
  sign?: string | undefined
  by?: number
}

export interface Asked<G extends GameId = GameId> {
  /** The question in one sentence. */
  prompt: string
  /** How to begin, in one quiet line. */
  begin: string
  /** The labels of the buttons: play what is staged, put it back, turn it. */
  play: string
  back: string
  turn?: string
  /** A choice that needs nothing on the board; a quiet one is rarely wanted, so it is not red and no key plays it. */
  button?: { label: string; play: () => void; quiet?: boolean } | undefined
  effects: (choice: Choice<G>) => EffectLine[]
  /** Said of a choice without effects. */
  nothing: string
  /** An action in few words: its places. */
  called: (action: Action<G>) => string
}
