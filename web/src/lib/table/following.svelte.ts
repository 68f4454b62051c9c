// Following the others: their moves are shown one by one, at the pace a person has chosen, and can be gone back through. The server
// never waits for it.

import type { GameId, Update } from '$lib/games'
import { frameOf, framesOf, type Acted, type Frame } from './frames'

export const PACES = ['step', 'slow', 'normal', 'instant'] as const
export type Pace = (typeof PACES)[number]

/** How long a move stays before the next one, in milliseconds. */
const PAUSE: Record<Pace, number> = { step: Infinity, slow: 1600, normal: 700, instant: 0 }
/** How many moves can be gone back through. */
const KEPT = 60

/** What following needs to know of its table and its person. */
export interface Followed<G extends GameId> {
  pace(): Pace
  /** Does nobody look at the page? */
  away(): boolean
  mine(): number[]
  /** How many times as long as usual this is shown, since it tells more; then one's own move stays, too. */
  lasts(news: Acted<G>[]): number
  /** Shows a frame; the newest one can be answered. */
  show(frame: Frame<G>, newest: boolean): void
}

export class Following<G extends GameId = GameId> {
  #frames = $state.raw<Frame<G>[]>([])
  #at = $state(-1)
  /** The person has gone back: nothing moves by itself until the newest move is reached again. */
  #held = $state(false)
  /** The moves are being shown again. */
  #again = $state(false)
  /** They were shown again, and nothing has happened since: they stay marked. */
  reviewed = $state(false)
  #since = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(readonly followed: Followed<G>) {}

  /** How many moves of others there are to go through, and which of them is on screen. */
  get of(): number {
    return count(this.#frames)
  }

  get number(): number {
    return count(this.#frames.slice(0, this.#at + 1))
  }

  /** Are there moves that have not been shown yet? */
  get behind(): boolean {
    return this.#at < this.#frames.length - 1
  }

  get canGoBack(): boolean {
    return this.#before(this.#at) >= 0
  }

  /** How fast it goes now. Who asks to see something again wants to see it. */
  get pace(): Pace {
    const pace = this.followed.pace()
    return this.#again && pace === 'instant' ? 'slow' : pace
  }

  receive(update: Update<G>): void {
    this.reviewed = false
    const newest = this.#frames.at(-1)
    const known = newest?.items ?? []
    if (!newest) {
      this.jump({ ...frameOf(update, [], []), news: [], by: 'nobody' })
    } else if (newest.update.eye !== update.eye || undoes(update, known)) {
      // Another viewpoint must not see what the one before saw; and what was undone is no longer to be followed.
      const frame = frameOf(update, known, this.followed.mine())
      this.jump(frame.news.length ? frame : { ...frame, news: newest.news, by: newest.by })
    } else {
      const frames = framesOf(update, known, this.followed.mine())
      if (frames[0]?.by === 'nobody') return this.#fold(frames[0])
      // An answer to the position on screen does not wait until that has stayed its time.
      const answers = !this.behind && frames[0]?.by === 'mine'
      this.#frames = [...this.#frames, ...frames]
      if (this.followed.away()) this.catchUp()
      else if (answers) this.next()
      else this.#proceed()
    }
  }

  /** Shows this and nothing else: the first sight of a table, or a moment of a replay. */
  jump(frame: Frame<G>): void {
    this.#rest()
    this.#frames = [frame]
    this.#show(0)
  }

  next(): void {
    if (!this.behind) return
    clearTimeout(this.#timer)
    this.#show(this.#at + 1)
    this.#proceed()
  }

  back(): void {
    const to = this.#before(this.#at)
    if (to < 0) return
    clearTimeout(this.#timer)
    this.#held = true
    this.#show(to)
  }

  /** Shows what happened since this person's last move once more; `lately` is used where the positions are not known. */
  again(lately: Acted<G>[]): void {
    const newest = this.#frames.at(-1)
    if (!newest) return
    if (count(this.#frames) === 0) this.#frames = [...this.#recall(lately, newest), newest]
    this.#held = false
    this.#again = this.reviewed = true
    clearTimeout(this.#timer)
    this.#show(
      Math.max(
        0,
        this.#frames.findIndex(({ by }) => by === 'other'),
      ),
    )
    this.#proceed()
  }

  /** The pace has changed, maybe in the middle of a move. */
  repace(): void {
    this.#held = false
    this.#proceed()
  }

  /** Shows everything up to now at once. */
  catchUp(): void {
    this.#rest()
    while (this.behind) this.#show(this.#at + 1)
  }

  close(): void {
    clearTimeout(this.#timer)
  }

  #rest(): void {
    clearTimeout(this.#timer)
    this.#held = this.#again = false
  }

  /** The moves of a log whose positions were never seen: the newest position stands behind them. */
  #recall(lately: Acted<G>[], newest: Frame<G>): Frame<G>[] {
    return lately.map((move) => ({
      ...newest,
      items: newest.items.filter(({ seq }) => seq <= move.seq),
      news: [move],
      by: 'other',
    }))
  }

  /** What is said or asked at the table is no move: it is seen at once, whatever waits. */
  #fold(news: Frame<G>): void {
    const said = news.items.filter(({ seq }) => seq > (this.#frames.at(-1)?.items.at(-1)?.seq ?? -1))
    this.#frames = this.#frames.map((frame, index) => {
      if (index === this.#frames.length - 1) return { ...frame, update: news.update, items: news.items }
      return index < this.#at || said.length === 0 ? frame : { ...frame, items: [...frame.items, ...said] }
    })
    if (news.update.game?.undo_request) this.catchUp()
    const shown = this.#frames[this.#at]
    if (shown) this.followed.show(shown, !this.behind)
  }

  #proceed(): void {
    clearTimeout(this.#timer)
    while (this.behind) {
      const wait = this.#wait()
      if (wait > 0) {
        if (wait < Infinity) this.#timer = setTimeout(() => this.#proceed(), wait)
        return
      }
      this.#show(this.#at + 1)
    }
  }

  #wait(): number {
    const frame = this.#frames[this.#at]
    const lasts = frame ? this.followed.lasts(frame.news) : 1
    if (frame?.by !== 'other' && lasts === 1) return 0
    return this.#held ? Infinity : PAUSE[this.pace] * lasts - (performance.now() - this.#since)
  }

  #show(index: number): void {
    const frame = this.#frames[index]
    if (!frame) return
    this.#at = index
    this.#since = performance.now()
    // A move of one's own begins a new list; and nobody goes back for ever.
    const first = frame.by === 'mine' ? index : index - KEPT
    if (first > 0) {
      this.#frames = this.#frames.slice(first)
      this.#at -= first
    }
    if (!this.behind) this.#held = this.#again = false
    this.followed.show(frame, !this.behind)
  }

  /** The move of somebody else before this one. */
  #before(index: number): number {
    return this.#frames.findLastIndex(({ by }, before) => before < index && by === 'other')
  }
}

const count = (frames: Frame[]): number => frames.filter(({ by }) => by === 'other').length

const undoes = ({ items }: Pick<Update, 'items'>, known: Frame['items']): boolean =>
  items.some((item) => item.kind === 'undone' && item.seq > (known.at(-1)?.seq ?? -1))
