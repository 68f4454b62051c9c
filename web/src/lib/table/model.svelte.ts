// One table as everything on the page sees it: the drawn table, the text table, the log, the seats. Views read its fields and
// call its methods; it speaks with the session, and knows no rules of any game.

import type { Action, Choice, GameId, GameNow, Hint, Item, Preview, Told, Update, View } from '$lib/games'
import { t, speech, type Part } from '$lib/i18n/speech.svelte'
import { still } from '$lib/motion'
import { api, Refused } from '$lib/protocol/api'
import { unpack } from '$lib/protocol/legal'
import type { Command, EyeName, Phrase, Problem, SeatInfo, TableInfo } from '$lib/protocol/types'
import type { Link, Session } from '$lib/session/session'
import { Attention } from './attention.svelte'

/** How long what somebody else did stays on screen before the next thing happens; shorter, the more waits. */
const PACE = 650
const LEAST_PACE = 220
const ALTOGETHER = 6000
/** When more than this waits to be shown, it is shown at once. */
const MOST_WAITING = 30

export type Acted<G extends GameId = GameId> = Extract<Item<G>, { kind: 'acted' }>

/** A choice worth a mark on the board: what a hint suggests, or what was played and what would have been better. */
export interface Mark<G extends GameId = GameId> {
  action: Action<G>
  kind: 'hint' | 'played' | 'better'
  /** What stands beside it: a chance to win, "played", "better". */
  word: string
}

/** A click that the rules forbid: why, and by which rule. */
export interface Refusal {
  phrase: Phrase
  rule?: string | undefined
}

export const isActed = <G extends GameId>(item: Item<G>): item is Acted<G> => item.kind === 'acted' && !item.undone

export class TableModel<G extends GameId = GameId> {
  link = $state<Link>('opening')
  /** Why the table cannot be shown. */
  refused = $state.raw<Problem | null>(null)
  info = $state.raw<TableInfo | null>(null)
  game = $state.raw<GameNow<G> | null>(null)
  eye = $state<EyeName>('spectator')
  items = $state.raw<Item<G>[]>([])
  /** Places (squares, hexes, cards, as in the notation) that the log or a hint points at. */
  pointed = $state.raw<string[]>([])
  hint = $state.raw<Hint<G> | null>(null)
  /** In a report: what was played at this moment, and what would have been better. */
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
  /** Why a click was not legal. */
  refusal = $state.raw<Refusal | null>(null)
  /** What just happened, in order: tables move their pieces by it. */
  news = $state.raw<Acted<G>[]>([])
  /** Has the first sight been drawn? What comes later is animated. */
  settled = $state(false)
  /** At a hot seat: the seat whose curtain is lifted. */
  lifted = $state<number | null>(null)
  readonly attention = new Attention()
  /** Who may hold back an answer before it is sent: a coach who warns. */
  guard: ((number: number) => Promise<boolean>) | null = null

  #unpacked = $derived(this.game?.legal ? unpack<G>(this.game.legal) : [])
  #waiting: Update<G>[] = []
  #pacing: ReturnType<typeof setTimeout> | undefined
  #previews = new Map<string, Promise<Preview<G>>>()
  #showing: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly id: string,
    readonly session: Session<G>,
    /** A finished game being looked through: nothing can be done. */
    readonly replay = false,
  ) {}

  open(): void {
    this.session.open({
      update: (update) => this.#receive(update),
      link: (link) => (this.link = link),
      refused: (problem) => (this.refused = problem),
    })
  }

  close(): void {
    clearTimeout(this.#pacing)
    clearTimeout(this.#showing)
    this.session.close()
    this.attention.rest()
  }

  // What there is to see.

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

  /** The seat this page looks from and acts for; in a replay, the one whose eyes were chosen. */
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

  name = (seat: number): string => {
    const info = this.seats[seat - 1]
    if (info?.name) return info.name
    return info?.kind === 'bot' ? t('web-bot', { number: seat }) : t('seat-name', { number: seat })
  }

  say = (phrase: Phrase): string => speech.say(phrase, this.name)

  parts = (phrase: Phrase): Part[] => speech.parts(phrase, this.name)

  /** What a bot suggests, best first: at most three choices, each of which it has thought about. */
  get advised(): Hint<G>['actions'] {
    return this.hint?.actions.filter(({ sure }) => sure).slice(0, 3) ?? []
  }

  /** The choices to be marked on the board. */
  get marks(): Mark<G>[] {
    if (this.compared.length) return this.compared
    const best = this.advised
    return best.map(({ action, chance }) => ({ action, kind: 'hint', word: percent(chance) }))
  }

  /** What stands in the log of the game, oldest first. */
  get acted(): Acted<G>[] {
    return this.items.filter(isActed)
  }

  /** What happened since this seat acted last, or since the beginning if it has not acted yet. */
  get lately(): Acted<G>[] {
    const [acted, mine] = [this.acted, this.mine]
    return mine.length ? acted.slice(acted.findLastIndex((item) => mine.includes(item.seat)) + 1) : []
  }

  // What can be done.

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

  /**
   * Says why an answer is not legal, which must not be among the choices. An answer in notation that the rules forbid changes
   * nothing, so the server is asked by giving it.
   */
  async explain(notation: string): Promise<boolean> {
    const [seat, game] = [this.seat, this.game]
    if (seat === null || !game || this.busy || this.choices.some((choice) => choice.notation === notation)) return false
    const { problem } = await this.session.send({ do: 'act', seat, at: game.at, action: notation })
    if (problem?.code !== 'illegal' || !problem.phrase || this.game?.at !== game.at) return false
    this.refusal = { phrase: problem.phrase, rule: problem.rule }
    return true
  }

  async askHint(): Promise<void> {
    const [seat, game] = [this.seat, this.game]
    if (seat === null || !game || this.thinking) return
    this.thinking = true
    try {
      const hint = await api.hint(this.id, seat)
      if (hint.at === this.game?.at) this.hint = hint
    } catch (error) {
      if (error instanceof Refused) this.notice = this.#sentence(error.problem)
    } finally {
      this.thinking = false
    }
  }

  /** At a hot seat: this person has taken the seat. */
  lift(seat: number): void {
    this.lifted = seat
    this.session.look(seat)
  }

  /** Shows again, one after the other, what happened since this seat acted last. */
  again(places: (told: Told<G>) => string[]): void {
    clearTimeout(this.#showing)
    const lately = this.lately.length ? this.lately : this.acted.slice(-1)
    this.news = []
    const step = (index: number) => {
      const item = lately[index]
      this.news = item ? [item] : []
      this.pointed = item ? item.told.flatMap(places) : []
      this.notice = item ? item.told.map((told) => this.say(told.phrase)).join(' ') : ''
      if (item) this.#showing = setTimeout(() => step(index + 1), 2 * PACE + item.told.length * 350)
    }
    this.#showing = setTimeout(() => step(0), 40)
  }

  // What comes from the session.

  /** Shows this at once, whatever waits: any click of the player does so. */
  hurry(): void {
    if (this.#waiting.length === 0) return
    clearTimeout(this.#pacing)
    this.#pacing = undefined
    for (const update of this.#waiting.splice(0)) this.#apply(update)
  }

  #receive(update: Update<G>): void {
    this.#waiting.push(update)
    if (this.#waiting.length > MOST_WAITING || document.hidden) this.hurry()
    else if (this.#pacing === undefined) this.#next()
  }

  #next(): void {
    const update = this.#waiting.shift()
    this.#pacing = undefined
    if (!update) return
    const others = update.items.some((item) => item.kind === 'acted' && !this.mine.includes(item.seat))
    const paced = this.settled && others && !still()
    const pace = paced ? Math.max(LEAST_PACE, Math.min(PACE, ALTOGETHER / (this.#waiting.length + 1))) : 0
    this.#apply(update)
    if (pace) this.#pacing = setTimeout(() => this.#next(), pace)
    else this.#next()
  }

  #apply(update: Update<G>): void {
    const moved = this.game?.at !== update.game?.at
    if (moved) {
      this.#previews.clear()
      this.hint = null
      this.refusal = null
      this.pointed = []
    }
    this.info = update.table
    this.eye = update.eye
    const known = this.items.at(-1)?.seq ?? -1
    this.items = merged(this.items, update)
    if (moved)
      this.news = this.settled ? this.items.filter((item): item is Acted<G> => item.seq > known && isActed(item)) : []
    this.game = update.game ?? null
    if (this.hotSeat) this.#draw(update)
    if (moved && !this.replay) this.attention.notice(this)
    if (!this.settled) setTimeout(() => (this.settled = true), 50)
  }

  /** Replaces everything: replays jump. One step on, the pieces move. */
  show(update: Update<G>): void {
    const before = this.game?.at
    this.items = []
    this.#apply(update)
    this.news = before !== undefined && update.game?.at === before + 1 ? this.acted.slice(-1) : []
  }

  /** At a hot seat nobody's hand stays on screen: between decisions the page looks with a visitor's eye. */
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

/** The log with what is new. Taken-back actions are marked in what stands already. */
function merged<G extends GameId>(items: Item<G>[], update: Update<G>): Item<G>[] {
  const known = items.at(-1)?.seq ?? -1
  const fresh = update.items.filter((item) => item.seq > known)
  if (fresh.length === 0) return items
  const all = [...items, ...fresh]
  for (const undone of fresh) {
    if (undone.kind !== 'undone') continue
    let left = undone.actions
    for (let i = all.indexOf(undone) - 1; i >= 0 && left > 0; i--) {
      const item = all[i] as Item<G>
      if (!isActed(item)) continue
      all[i] = { ...item, undone: true, told: [] }
      left--
    }
  }
  return all
}
