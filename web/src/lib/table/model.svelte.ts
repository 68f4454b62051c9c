// One table as everything on the page sees it: the drawn table, the text table, the log, the seats. Views read its fields and
// call its methods; it speaks with the session, and knows no rules of any game.

import type { Action, Choice, GameId, GameNow, Hint, Item, Preview, Update, View } from '$lib/games'
import { t, speech, type Part } from '$lib/i18n/speech.svelte'
import { seatNames } from '$lib/names'
import { still } from '$lib/motion'
import { Refused } from '$lib/protocol/api'
import { unpack } from '$lib/protocol/legal'
import type { Command, EyeName, Phrase, Problem, SeatInfo, TableInfo } from '$lib/protocol/types'
import { hintFor } from '$lib/session/imagined'
import type { Link, Session } from '$lib/session/session'
import { settings } from '$lib/settings.svelte'
import { Attention } from './attention.svelte'
import { Following, type Pace } from './following.svelte'
import { Ratings } from './ratings.svelte'
import { frameOf, isActed, past, type Acted, type Frame } from './frames'

export { isActed, type Acted }

/** A choice worth a mark on the board: what a hint suggests, what was played and what would have been better, or a step of a line. */
export interface Mark<G extends GameId = GameId> {
  action: Action<G>
  kind: 'hint' | 'played' | 'better' | 'line'
  /** What stands beside it: a chance to win, "played", "better", the number of a step. */
  word: string
  /** Of a hint: its number, the best first; of a line: which step it is. */
  rank?: number
  /** Of a hint: is it the one that is lifted on the board? */
  lifted?: boolean
  /** Whose step of a line it is. */
  seat?: number
}

/** A click that the rules forbid: why, and by which rule. */
export interface Refusal {
  phrase: Phrase
  rule?: string | undefined
}

/**
 * What is done at a table: a game is `played`; one that has been is looked through (`replay`), and nothing can be done; or a lesson or a
 * puzzle is `scripted`, so that its opponents think about nothing.
 */
export type TableKind = 'played' | 'replay' | 'scripted'

export class TableModel<G extends GameId = GameId> {
  link = $state<Link>('opening')
  /** Why the table cannot be shown. */
  refused = $state.raw<Problem | null>(null)
  info = $state.raw<TableInfo | null>(null)
  game = $state.raw<GameNow<G> | null>(null)
  /** The server's time of what is shown. */
  asOf = $state(0)
  eye = $state<EyeName>('spectator')
  items = $state.raw<Item<G>[]>([])
  /** Places (squares, hexes, cards, as in the notation) that the log or a hint points at. */
  pointed = $state.raw<string[]>([])
  hint = $state.raw<Hint<G> | null>(null)
  /** Which of the hints is picked: 0 is the best. */
  picked = $state(0)
  /** In a report: what was played at this moment, and what would have been better. Of a solved puzzle: its line. */
  compared = $state.raw<Mark<G>[]>([])
  thinking = $state(false)
  /** A command is on its way. */
  busy = $state(false)
  /** What the last command met, as a sentence. */
  notice = $state('')
  /** Are the rules open beside the table? At the present decision (`now`), or at a rule. */
  rules = $state<string | null>(null)
  /** Does the player hold a piece? Then the key that turns it is the table's. */
  holding = $state(false)
  /** Does the chat lie open in the place of the log? */
  chatting = $state(false)
  /** Was it opened to be written in? */
  talking = $state(false)
  /** Is the score open? */
  scoring = $state(false)
  /** The last entry of the log when the chat was last seen. */
  #read = $state<number | null>(null)
  /** Why a click was not legal. */
  refusal = $state.raw<Refusal | null>(null)
  /** What just happened, in order: tables move their pieces by it. */
  news = $state.raw<Acted<G>[]>([])
  /** Has the first sight been drawn? What comes later is animated. */
  settled = $state(false)
  /** At a hot seat: the seat whose curtain is lifted. */
  lifted = $state<number | null>(null)
  readonly attention = new Attention()
  readonly ratings = new Ratings()
  /** What others did, move by move. */
  readonly following = new Following<G>({
    pace: () => this.pace,
    away: () => document.hidden,
    mine: () => this.mine,
    lasts: (news) => (this.tellsMuch(news) ? 4 : 1),
    show: (frame, newest) => this.#show(frame, newest),
  })
  /** Events that take longer to read than a move: a table names those of its game. */
  lengthy: readonly string[] = []
  /** Who may hold back an answer before it is sent: a coach who warns. */
  guard: ((number: number) => Promise<boolean>) | null = null

  #unpacked = $derived(this.game?.legal ? unpack<G>(this.game.legal) : [])
  #names = $derived(seatNames(this.info?.game ?? '', this.seats))
  /** The server's time less that of this page's own clock, which nobody can set. */
  #ahead = 0
  #previews = new Map<string, Promise<Preview<G>>>()
  #earlier: Item<G>[] = []
  #shown: Acted<G>[] = []
  /** What the bot thinks about, for hints. */
  #thought: { at: number; hint: Promise<Hint<G>> } | null = null

  constructor(
    readonly id: string,
    readonly session: Session<G>,
    readonly kind: TableKind = 'played',
  ) {}

  open(): void {
    this.session.open({
      update: (update) => this.#receive(update),
      earlier: (items) => this.#fill(items),
      link: (link) => (this.link = link),
      refused: (problem) => (this.refused = problem),
    })
  }

  close(): void {
    this.following.close()
    this.session.close()
    this.attention.rest()
  }

  // What there is to see.

  /** Is it only looked at? */
  get replay(): boolean {
    return this.kind === 'replay'
  }

  /** The position. There is one as soon as the game has begun. */
  get view(): View<G> {
    if (!this.game) throw new Error('this game has not begun')
    return this.game.view
  }

  get seats(): SeatInfo[] {
    return this.info?.seats ?? []
  }

  get mine(): number[] {
    return this.seats.filter((seat) => seat.yours).map((seat) => seat.seat)
  }

  /** The seat this page looks from and acts for; in a replay, the one whose viewpoints were chosen. */
  get seat(): number | null {
    if (this.replay) return typeof this.eye === 'number' ? this.eye : null
    return typeof this.eye === 'number' && this.mine.includes(this.eye) ? this.eye : null
  }

  get over(): boolean {
    return this.info?.status === 'over'
  }

  /** Do several people share this screen? */
  get hotSeat(): boolean {
    return !this.replay && this.seats.filter((seat) => seat.yours && seat.standing === 'playing').length > 1
  }

  /** The seat that must take its place before its curtain. */
  get curtain(): number | null {
    const turn = this.game?.turn
    if (!this.hotSeat || turn === undefined || turn === this.lifted) return null
    const seat = this.seats[turn - 1]
    return seat?.yours && seat.standing === 'playing' ? turn : null
  }

  /** The answers that may be given now. */
  get choices(): Choice<G>[] {
    return this.curtain === null ? this.#unpacked : []
  }

  get deciding(): boolean {
    return this.choices.length > 0
  }

  /** The question as a sentence. */
  get ask(): string {
    return this.game ? this.say(this.game.ask) : ''
  }

  /** The server's time now, in milliseconds since 1970. */
  time = (): number => performance.now() + this.#ahead

  name = (seat: number): string => this.#names[seat - 1] ?? t('seat-name', { number: seat })

  say = (phrase: Phrase): string => speech.say(phrase, this.name)

  parts = (phrase: Phrase): Part[] => speech.parts(phrase, this.name)

  /** What a bot suggests, best first: at most three choices, each of which it has thought about. */
  get advised(): Hint<G>['actions'] {
    return this.hint?.actions.filter(({ sure }) => sure).slice(0, 3) ?? []
  }

  /** The choices to be marked on the board. */
  get marks(): Mark<G>[] {
    if (this.compared.length) return this.compared
    return this.advised.map(({ action, chance }, index) => ({
      action,
      kind: 'hint',
      word: percent(chance),
      rank: index + 1,
      lifted: index === this.picked,
    }))
  }

  /** How fast the others' moves are shown. Who wants no motion sees all at once, or goes step by step. */
  get pace(): Pace {
    return still() && settings.pace !== 'step' ? 'instant' : settings.pace
  }

  set pace(pace: Pace) {
    settings.set('pace', pace)
    this.following.repace()
  }

  /** The seat that everybody waits for, if it is somebody else's. */
  get awaited(): number | null {
    const turn = this.game?.turn
    if (
      turn === undefined ||
      this.over ||
      this.replay ||
      this.kind === 'scripted' ||
      this.mine.includes(turn) ||
      this.following.behind
    )
      return null
    return turn
  }

  /** What stands in the log of the game, oldest first. */
  get acted(): Acted<G>[] {
    return this.items.filter(isActed)
  }

  /** Is there an event among them that takes longer to read? */
  tellsMuch(news: Acted<G>[]): boolean {
    return news.some(({ told }) => told.some(({ event }) => this.lengthy.includes(event.event)))
  }

  /** What happened since this seat acted last, or since the beginning if it has not acted yet. */
  get lately(): Acted<G>[] {
    const [acted, mine] = [this.acted, this.mine]
    return mine.length ? acted.slice(acted.findLastIndex((item) => mine.includes(item.seat)) + 1) : []
  }

  /** Has this person decided anything yet? */
  get begun(): boolean {
    return this.acted.some(({ seat }) => this.mine.includes(seat))
  }

  /** What somebody asks to undo, oldest first. */
  get contested(): Acted<G>[] {
    const request = this.game?.undo_request
    return request ? this.acted.slice(-request.actions) : []
  }

  /** Does an undo request wait for an answer of this page? */
  get answers(): boolean {
    return this.game?.undo_request?.waiting.some((seat) => this.mine.includes(seat)) ?? false
  }

  /** How many messages came while the chat was closed. */
  get unread(): number {
    const read = this.#read
    return read === null ? 0 : this.items.filter((item) => item.kind === 'said' && item.seq > read).length
  }

  // What can be done.

  /** Opens or closes the chat. */
  talk(open: boolean, by: 'button' | 'tab' = 'button'): void {
    this.chatting = open
    this.talking = open && by === 'button'
    if (open) this.#read = this.items.at(-1)?.seq ?? 0
  }

  async act(choice: Pick<Choice, 'number'>): Promise<boolean> {
    const at = this.game?.at
    if (this.guard && !(await this.guard(choice.number))) return false
    // What is asked may have changed while somebody thought again.
    return at === this.game?.at && this.#decide(choice.number)
  }

  /** Answers in notation, as typed. */
  type(notation: string): Promise<boolean> {
    return this.#decide(notation)
  }

  #decide(action: number | string): Promise<boolean> {
    const [seat, game] = [this.seat, this.game]
    if (seat === null || !game) return Promise.resolve(false)
    this.hint = null
    return this.do({ do: 'act', seat, at: game.at, action })
  }

  undo(): Promise<boolean> {
    const [seat, game] = [this.seat, this.game]
    if (seat === null || !game || game.undo === 'no') return Promise.resolve(false)
    return this.do({ do: 'undo', seat, at: game.at })
  }

  answerUndo(accept: boolean): Promise<boolean> {
    const seat = this.game?.undo_request?.waiting.find((waiting) => this.mine.includes(waiting))
    if (seat === undefined || !this.game) return Promise.resolve(false)
    return this.do({ do: 'answer_undo', seat, at: this.game.at, accept })
  }

  /** Sends a command; says whether it acted. */
  async do(command: Command): Promise<boolean> {
    this.busy = true
    this.notice = ''
    try {
      const answer = await this.session.send(command)
      if (answer.problem) this.notice = this.#sentence(answer.problem)
      return !answer.problem
    } finally {
      this.busy = false
    }
  }

  #sentence(problem: Problem): string {
    if (problem.phrase) return this.say(problem.phrase) + (problem.rule ? ` (${problem.rule})` : '')
    const known = `web-problem-${problem.code.replaceAll('_', '-')}`
    return problem.code !== 'bad_request' && speech.has(known) ? t(known) : problem.message
  }

  /** What an action would do; asked once for each. */
  preview(number: number): Promise<Preview<G>> {
    const [seat, game] = [this.seat, this.game]
    if (seat === null || !game) return Promise.reject(new Error('nobody decides here'))
    const key = `${game.at}:${number}`
    let preview = this.#previews.get(key)
    if (!preview) {
      preview = this.session.preview(seat, game.at, number)
      preview.catch(() => this.#previews.delete(key))
      this.#previews.set(key, preview)
    }
    return preview
  }

  /** Shows why an answer in notation is not legal, which must not be among the choices. Returns whether there is anything to show. */
  async explain(notation: string): Promise<boolean> {
    const [seat, game] = [this.seat, this.game]
    if (seat === null || !game || this.busy || this.choices.some((choice) => choice.notation === notation)) return false
    try {
      const why = await this.session.whyNot(seat, game.at, notation)
      if (!why?.phrase || this.game?.at !== game.at) return false
      this.refusal = { phrase: why.phrase, rule: why.rule }
      return true
    } catch (error) {
      if (error instanceof Refused) return false
      throw error
    }
  }

  async askHint(): Promise<void> {
    const [seat, game] = [this.seat, this.game]
    if (seat === null || !game || this.thinking) return
    this.thinking = true
    // Hints that were closed while the bot thought are the same when asked for again.
    if (this.#thought?.at !== game.at) this.#thought = { at: game.at, hint: hintFor(this.id, seat, game.at) }
    const thought = this.#thought
    try {
      const hint = await thought.hint
      if (this.#thought !== thought || !this.thinking || hint.at !== this.game?.at) return
      this.picked = 0
      this.hint = hint
    } catch (error) {
      if (this.thinking && error instanceof Refused) this.notice = this.#sentence(error.problem)
    } finally {
      if (this.#thought === thought) {
        this.#thought = null
        this.thinking = false
      }
    }
  }

  /** Closes the hints, also those that the bot still thinks about. */
  closeHints(): void {
    this.hint = null
    this.thinking = false
  }

  /** Plays the hint that is picked. */
  async playHint(): Promise<boolean> {
    const hint = this.advised[this.picked]
    return hint !== undefined && this.act(hint)
  }

  /** At a hot seat: this person has taken the seat. */
  lift(seat: number): void {
    this.lifted = seat
    this.session.look(seat)
  }

  /** Shows again, one after the other, what happened since this seat acted last. */
  again(): void {
    this.following.again(this.lately.length ? this.lately : this.acted.slice(-1))
  }

  /** Shows what waits at once: any click of the player does so, unless they go step by step. */
  hurry(): void {
    if (this.pace !== 'step') this.following.catchUp()
  }

  // What comes from the session.

  #receive(update: Update<G>): void {
    this.#ahead = update.now - performance.now()
    this.following.receive(update)
  }

  #show({ update, items, news }: Frame<G>, newest: boolean): void {
    const game = update.game && (newest ? update.game : past(update.game))
    const moved = this.game?.at !== game?.at || news !== this.#shown
    if (moved) {
      this.#previews.clear()
      this.closeHints()
      this.refusal = null
      this.pointed = []
      this.news = this.settled ? news : []
      this.#shown = news
    }
    this.info = update.table
    this.ratings.update(update.table)
    this.eye = update.eye
    this.items = this.#whole(items)
    if (this.#read === null || this.chatting) this.#read = items.at(-1)?.seq ?? 0
    this.game = game ?? null
    this.asOf = update.now
    if (this.hotSeat && newest) this.#draw(update)
    if (moved && newest && !this.replay) this.attention.notice(this)
    if (!this.settled) setTimeout(() => (this.settled = true), 50)
  }

  /** Takes in a part of a long log that came after the table itself. */
  #fill(items: Item<G>[]): void {
    this.#earlier = [...items, ...this.#earlier]
    this.items = this.#whole(this.items)
  }

  /** What happened, with the parts of a long log that came later. */
  #whole(items: Item<G>[]): Item<G>[] {
    if (this.#earlier.length === 0) return items
    const known = new Set(items.map(({ seq }) => seq))
    return [...this.#earlier.filter(({ seq }) => !known.has(seq)), ...items].sort((one, other) => one.seq - other.seq)
  }

  /** Replaces everything: replays jump. One step on, the pieces move. */
  show(update: Update<G>): void {
    const before = this.game?.at
    const frame = frameOf(update, [], [])
    const on = before !== undefined && update.game?.at === before + 1
    this.following.jump({ ...frame, news: on ? frame.news : [] })
  }

  /** At a hot seat nobody's hand stays on screen: between decisions the page looks with a visitor's viewpoint. */
  #draw(update: Update<G>): void {
    const turn = update.game?.turn
    if (this.lifted !== null && turn !== this.lifted) this.lifted = null
    if (this.lifted === null && update.eye !== 'spectator' && update.table.status === 'playing')
      this.session.look('spectator')
  }
}

/** A share of one in whole percent, with the sign as the language writes it. */
export const percent = (part: number): string =>
  new Intl.NumberFormat(speech.language, { style: 'percent', maximumFractionDigits: 0 }).format(part)
