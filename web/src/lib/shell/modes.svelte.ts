// The modes of the dock: log, hints, score, chat, rules, and before them one of the game while it has something to show. They are exclusive and
// share one place, the page. In narrow forms the hand lies there when no mode is open.

import type { Snippet } from 'svelte'
import type { TableModel } from '$lib/table/model.svelte'

export const MODES = ['log', 'hints', 'score', 'chat', 'rules'] as const
export type Mode = (typeof MODES)[number] | 'tray' | 'game'

/** The mode of a game: a war, a market, the event of a month. */
export interface GameMode {
  name: string
  /** An icon of the sprite, a mark (`#m-sun`) or a character (`#g6230`) of the pieces. */
  icon: string
  page: Snippet
  /** Does it open by itself, until the player chooses another mode? `desk`: only where it covers no hand. */
  opens: boolean | 'desk'
}

export class Modes {
  /** Is the log chosen where the hand is at home? */
  #logged = $state(false)
  /** Has the player opened the game's mode, or left it? Undefined: it opens by itself. */
  #game = $state<boolean | undefined>()
  constructor(
    readonly table: TableModel,
    /** What is open when nothing else is. */
    readonly base: () => 'log' | 'tray',
    /** Puts a held piece back: hints are about the decision as it stands. */
    readonly putBack: () => void,
    readonly game: () => GameMode | null = () => null,
  ) {}

  now: Mode = $derived.by(() => {
    const { rules, scoring, chatting, hint, thinking } = this.table
    if (rules !== null) return 'rules'
    if (scoring) return 'score'
    if (chatting) return 'chat'
    if (hint !== null || thinking) return 'hints'
    const game = this.game()
    if (game && (this.#game ?? (game.opens === 'desk' ? this.base() === 'log' : game.opens))) return 'game'
    return this.#logged ? 'log' : this.base()
  })
  get atHome(): boolean {
    return this.now === this.base() || this.now === 'game'
  }

  /** Opens a mode in place of the others; the open one goes home. */
  choose(mode: Mode): void {
    const same = mode === this.now
    this.home()
    if (mode === 'log' || mode === 'tray' || (same && mode === 'game')) this.#game = false
    if (same && mode !== 'log') return
    if (mode === 'log') this.#logged = true
    else if (mode === 'game') this.#game = true
    else if (mode === 'score') this.table.scoring = true
    else if (mode === 'chat') this.table.talk(true)
    else if (mode === 'rules') this.table.rules = 'now'
    else if (mode === 'hints') {
      this.putBack()
      void this.table.askHint()
    }
  }
  /** A new decision: the game's mode opens by itself again. */
  renew(): void {
    this.#game = undefined
  }
  home(): void {
    const { table } = this
    this.#logged = false
    this.#game = undefined
    table.rules = null
    table.scoring = false
    table.closeHints()
    if (table.chatting) table.talk(false)
  }
}
