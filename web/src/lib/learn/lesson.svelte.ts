// One lesson (or puzzle) as it goes on: what is asked, what became of the answer, what is shown next. The page and the guide read
// its fields; the table under them is the one of any game.

import type { Item, Update } from '$lib/games'
import { speech, t } from '$lib/i18n/speech.svelte'
import { still } from '$lib/motion'
import { person } from '$lib/person.svelte'
import type { Phrase } from '$lib/protocol/types'
import { LessonSession } from '$lib/session/lesson'
import { TableModel } from '$lib/table/model.svelte'
import type { Asks, Stage, Verdict } from './wire'

/** How long a reply without words, and a shown move, stay on the board. */
const GLANCE = 900
const SHOWN = 2000

/** What a step that is only read is answered by. */
const READ = 'next'

export type Phase =
  | { kind: 'opening' }
  /** The learner decides, or reads. */
  | { kind: 'asked' }
  /** The answer was wrong or not legal. A wrong one stays on the board. */
  | { kind: 'refused'; verdict: Verdict; reason: Phrase[] }
  /** The answer was right: it and the replies are shown one after the other. */
  | { kind: 'right'; frame: number; say: string | undefined; waits: boolean }
  /** The right answer is shown, to be done by the learner then. */
  | { kind: 'showing' }
  | { kind: 'done' }

export class Lesson {
  readonly table: TableModel
  phase = $state.raw<Phase>({ kind: 'opening' })
  /** The stage that is asked about; after a right answer already the next one. */
  stage = $state.raw<Stage | null>(null)
  /** The right answers given so far, in notation. */
  answers = $state.raw<string[]>([])
  /** Was the right answer of this step shown? */
  shown = $state(false)
  #session: LessonSession
  /** What happened up to the question. */
  #log: Item[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #kept: (answers: string[]) => void

  constructor(id: string, asks: Asks, kept: (answers: string[]) => void = () => {}) {
    this.#session = new LessonSession(asks, (action) => this.#answer(action))
    this.#kept = kept
    this.table = new TableModel(id, this.#session, 'scripted')
  }

  begin(answers: string[] = []): void {
    this.table.open()
    void this.#go(answers)
  }

  close(): void {
    clearTimeout(this.#timer)
    this.table.close()
  }

  /** Is this step only read? */
  get reads(): boolean {
    return this.stage !== null && !this.stage.line
  }

  /** Can the table be touched? What is not legal leaves it as it was. */
  get open(): boolean {
    const { phase } = this
    return !this.reads && (phase.kind === 'asked' || (phase.kind === 'refused' && phase.verdict.kind === 'illegal'))
  }

  /** How many answers were right so far. */
  get answered(): number {
    return this.answers.length
  }

  /** On: to the next reply, to the next step, past what is only read. */
  next(): void {
    clearTimeout(this.#timer)
    if (this.phase.kind === 'right') this.#frame(this.phase.frame + 1, this.phase.say)
    else if (this.phase.kind === 'asked' && this.reads) void this.#judge(READ)
  }

  /** The wrong answer leaves the board. */
  again(): void {
    if (this.phase.kind === 'refused') this.#settle()
  }

  /** Back to the step before. */
  back(): void {
    clearTimeout(this.#timer)
    if (this.phase.kind === 'refused' || this.phase.kind === 'showing') this.#settle()
    else if (this.answered) void this.#go(this.answers.slice(0, -1))
  }

  /** From the beginning. */
  restart(): void {
    clearTimeout(this.#timer)
    void this.#go([])
  }

  /** Plays the right answer slowly, and hands it back to be done. */
  async show(): Promise<void> {
    const { stage } = this
    if (!stage?.line || (this.phase.kind !== 'asked' && this.phase.kind !== 'refused')) return
    this.#settle()
    this.phase = { kind: 'showing' }
    const shown = await this.#session.stage({ answers: this.answers, try: stage.line.notation })
    const [own] = shown?.frames ?? []
    if (this.phase.kind !== 'showing') return
    if (own) this.#put(own.update, false)
    this.#timer = setTimeout(() => {
      this.#settle()
      this.shown = true
      this.#mark(stage)
    }, SHOWN)
  }

  /** Rings the right answer on the board. */
  #mark(stage: Stage): void {
    const choice = this.table.choices.find(({ number }) => number === stage.line?.number)
    if (choice) this.table.compared = [{ action: choice.action, kind: 'better', word: t('learn-here') }]
  }

  async #go(answers: string[]): Promise<void> {
    const stage = await this.#session.stage({ answers }, answers.length ? 'kept' : 'told')
    // Answers kept from an older lesson may no longer be right: then it begins anew.
    if (!stage) return answers.length && this.table.link === 'live' ? this.#go([]) : undefined
    this.answers = answers
    this.#kept(stage.done ? [] : answers)
    this.#reach(stage)
  }

  /** The table acted: a number of a choice, or typed notation. */
  async #answer(action: number | string): Promise<Stage | null> {
    if (!this.open) return null
    const chosen = this.table.choices.find(({ number }) => number === action)
    return this.#judge(chosen?.notation ?? String(action))
  }

  async #judge(notation: string): Promise<Stage | null> {
    const stage = await this.#session.stage({ answers: this.answers, try: notation })
    if (!stage) return null
    const { verdict } = stage
    this.table.compared = []
    // What is only read gets no verdict.
    if (!verdict || verdict.kind === 'right') {
      this.answers = [...this.answers, notation]
      this.#kept(stage.done ? [] : this.answers)
      this.stage = stage
      this.shown = false
      this.#frame(0, verdict?.say)
    } else {
      this.phase = { kind: 'refused', verdict, reason: stage.reason ?? [] }
      if (verdict.kind === 'wrong') this.#put(stage.update, false)
    }
    return stage
  }

  /** Shows a frame; those without words pass by themselves. */
  #frame(index: number, said: string | undefined): void {
    const frames = this.stage?.frames ?? []
    const frame = frames[index]
    if (!frame) {
      if (this.stage) this.#reach(this.stage)
      return
    }
    const say = frame.say ?? (index === 0 ? said : undefined)
    this.#put(frame.update, false)
    this.phase = { kind: 'right', frame: index, say: say ?? (index > 0 ? said : undefined), waits: say !== undefined }
    if (!say) this.#timer = setTimeout(() => this.next(), still() ? 0 : GLANCE)
  }

  #reach(stage: Stage): void {
    this.stage = stage
    this.shown = false
    this.#settle()
  }

  /** The table as it is asked about. */
  #settle(): void {
    clearTimeout(this.#timer)
    const { stage } = this
    if (!stage) return
    this.table.compared = []
    this.phase = stage.done ? { kind: 'done' } : { kind: 'asked' }
    this.#log = []
    this.#put(stage.update, !stage.done)
  }

  /** Shows a table; nothing can be done at it unless something is asked. */
  #put(update: Update, asked: boolean): void {
    const seats = update.table.seats.map((seat) => {
      const name = seat.yours ? person.name : seat.name && nameOf(seat.name)
      return name ? { ...seat, name } : seat
    })
    const known = this.#log.at(-1)?.seq ?? 0
    this.#log = [...this.#log, ...update.items.filter(({ seq }) => seq > known)]
    const { legal, ...game } = update.game ?? {}
    const now = update.game ? { ...game, ...(asked && legal ? { legal } : {}) } : undefined
    const table = { ...update.table, seats }
    this.table.show({ ...update, table, items: this.#log, ...(now ? { game: now } : {}) } as Update)
  }
}

/** The names of the others are messages of the lesson. */
const nameOf = (name: string): string => (speech.has(name) ? t(name) : name)
