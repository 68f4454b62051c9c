// What a game brings to the client: how its table is drawn, how its position reads aloud, and where its events happen.

import type { Component } from 'svelte'
import type { BoardMap } from '$lib/board/mapfile'
import type { Action, Choice, GameId, Told, View } from '$lib/games'
import type { Sound } from '$lib/sound'
import type { Acted, TableModel } from '$lib/table/model.svelte'

/** What every drawn table is given. Everything else it finds in the model: view, choices, preview, act, names, log, viewpoint. */
export interface TableProps<G extends GameId = GameId> {
  table: TableModel<G>
  /** The whole window (a framed table only), or a table inside of a lesson or a report. */
  frame?: 'page' | 'inside'
  /** Where Escape leads when nothing is open. */
  onescape?: (() => void) | undefined
}

/** What the board of an example is given: the table at one step, and the positions of all steps, so that it can keep its frame. */
export interface FigureProps<G extends GameId = GameId> extends TableProps<G> {
  views: View<G>[]
}

/** What a small picture of a decision is given: the position before it, who decided, what was played and what would have been better. */
export interface GlimpseProps<G extends GameId = GameId> {
  view: View<G>
  seat: number
  played: Action<G>
  best?: Action<G> | undefined
}

/** A part of the position in words: a heading, and a list or a table below it. */
export interface Section {
  heading: string
  /** A sentence of its own. */
  text?: string
  items?: string[]
  /** The first cell of each row is its heading. */
  rows?: { head: string[]; body: string[][] }
}

/** Choices that belong together, under a heading. */
export interface Group {
  heading: string
  choices: { choice: Choice; label: string }[]
}

/** A line behind a score. */
export interface Entry {
  seat: number
  by: number
  /** Where it comes from, as the id of a message. */
  source: string
}

/** What a game's table needs to lead to its rules. */
export interface Learn<G extends GameId = GameId> {
  /** The rule of a decision, by the message id of the question. */
  asks: Readonly<Record<string, string>>
  /** The rule that an event comes from; none for what needs no rule. */
  rule: (told: Told<G>) => string | undefined
  /** The message of a part (`name`, `what`, `when`) of a kind of thing. */
  about: (kind: string, part: string) => string
  /** The kinds of things that help against a thing, such as an event: they are outlined while it is explained. */
  helps?: Readonly<Record<string, readonly string[]>>
  /** The messages of the goal card: goal, turn, scoring. */
  goal: readonly [goal: string, turn: string, scoring: string]
  /** The three pictures of the goal card, loaded when it is first shown. */
  pictures: () => Promise<{ default: Component<{ part: 0 | 1 | 2 }> }>
}

/** How a game shows the words of a sentence. */
export interface Chips {
  /** A text of a sentence, such as the notation of a tile, as chips; the words stay for who cannot see them. */
  chips?: (text: string) => string[] | undefined
  /** The pattern or colour (`red`, `gov`) of the chip that stands before a term in a sentence. */
  chip?: (term: string) => string | undefined
}

/** The module of a game; without a game, of whichever game the tables are that it is handed. */
export interface GameModule<G extends GameId = GameId> extends Chips {
  id: string
  /** The drawn table, loaded when it is first shown. */
  drawn?: () => Promise<{ default: Component<TableProps<G>> }>
  /** The drawn table brings the whole frame (`lib/shell`). */
  framed?: true
  /** The event of a move that matters most, where it is not the first: the ribbon tells one sentence. */
  caption?: (told: readonly Told<G>[]) => Told<G> | undefined
  /** The board alone, without controls, as examples of the rulebook show it; loaded when it is first shown. */
  figure?: () => Promise<{ default: Component<FigureProps<G>> }>
  /** The bare board as it lies before the game, for who comes to sit down; loaded there. */
  bare?: () => Promise<{ default: Component<{ map: BoardMap }> }>
  /** A decision as a small picture; loaded when it is first shown. */
  glimpse?: () => Promise<{ default: Component<GlimpseProps<G>> }>
  /** Has it one board that everybody plays on? It stands beside the ending. */
  board?: boolean
  /** Where the rules of what happens at the table stand, and what its things are called. */
  learn?: Learn<G>
  /** The mark of a player, the same everywhere: a pagoda, a seal. */
  mark: Component<{ seat: number; size?: number }>
  /** The colour of a player in charts; none where the colours of the game mean something else than players. */
  hue?: (seat: number) => string
  /** What decided a finished game, drawn: its evidence in the ending. Loaded when a game ends. */
  ending?: () => Promise<{ default: Component<TableProps<G>> }>
  /** Why the winner won, as one sentence that names the deciding category; nothing where there is none. */
  because?: (table: TableModel<G>) => string | undefined
  /** How points come and how the game stands: the head of the score sheet while it is played. Loaded when that is first opened. */
  score?: () => Promise<{ default: Component<TableProps<G>> }>
  /** Does the score stand beside the board where there is room? The drawn table shows it then. */
  scoreBeside?: boolean
  /** The position in words, most important first. */
  describe: (table: TableModel<G>) => Section[]
  /** The choices in groups; all in one if left out. */
  group?: (table: TableModel<G>) => Group[]
  /** The places of an event, as in the notation: what the log points at. */
  places?: (told: Told<G>) => string[]
  /** The keys of the drawn table, each with what it does. */
  keys?: () => [key: string, label: string][]
  /** What an entry of the log tells, in the words of the log; then every event has a line of its own. As the engine tells it if left out. */
  tell?: (item: Acted<G>, table: TableModel<G>) => Told<G>[]
  /** Whom an event is about; who acted, if left out. */
  subject?: (told: Told<G>) => number | undefined
  /** Events that begin a phase: headings of the log. */
  heading?: (told: Told<G>) => boolean
  /** What an event sounds like; most make no sound. */
  sound?: (told: Told<G>) => Sound | undefined
  /** Events too small for a line of the log. */
  quiet?: (told: Told<G>) => boolean
  /** What an event adds to or takes from a score: the lines behind it. */
  ledger?: (told: Told<G>) => Entry[]
  /** Do these lines add up to the figure that seats are ranked by, open to all? Then their sums are shown. */
  sums?: boolean
  /** A choice in words, in the position in which a seat had it. */
  called?: (action: Action<G>, view: View<G>, seat: number) => string
  /** A choice as its piece and its place, where that says it shorter than words. */
  choice?: Component<{ action: Action<G> }>
}
