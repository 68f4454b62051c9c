// A finished game as a session: moments of it stand where updates of a live table would.

import type { Answer, Item, Moment, Preview, Update } from '$lib/games'
import { api, earlier, Refused } from '$lib/protocol/api'
import type { EyeName, Outcome, TableInfo } from '$lib/protocol/types'
import type { Listener, Session } from './session'

const NOTHING = new Refused({ code: 'not_now', message: 'a replay can only be looked at' })

export class ReplaySession implements Session {
  #listener: Listener | null = null
  #items: Item[] = []
  #info: TableInfo | null = null
  #outcome: Outcome | undefined
  #logs = new Map<EyeName, Promise<Update>>()
  #moments = new Map<string, Promise<Moment>>()

  constructor(readonly id: string) {}

  open(listener: Listener): void {
    this.#listener = listener
  }

  close(): void {
    this.#listener = null
  }

  look(): void {}

  send(): Promise<Answer> {
    return Promise.reject(NOTHING)
  }

  preview(): Promise<Preview> {
    return Promise.reject(NOTHING)
  }

  whyNot(): Promise<null> {
    return Promise.resolve(null)
  }

  /** The moment after `until` actions, as a viewpoint sees it; the last one if left out. */
  async moment(until: number | undefined, eye: EyeName): Promise<{ update: Update; moment: Moment } | null> {
    try {
      const log = await this.#log(eye)
      if (log.table.status !== 'over') {
        this.#listener?.refused({ code: 'not_now', message: '' })
        return null
      }
      this.#info = log.table
      this.#items = log.items.filter((item) => item.kind === 'acted' && !item.undone)
      this.#outcome = log.game?.outcome
      const moment = await this.#fetch(until, eye)
      if (!this.#info) return null
      // Look ahead, so that the next step is there at once.
      if (moment.until < moment.of) void this.#fetch(moment.until + 1, eye).catch(() => undefined)
      return { moment, update: this.#shown(moment, this.#info) }
    } catch (error) {
      if (error instanceof Refused) this.#listener?.refused(error.problem)
      return null
    }
  }

  /** How the game ended. */
  get outcome(): Outcome | undefined {
    return this.#outcome
  }

  /** The whole log as a viewpoint sees it. */
  #log(eye: EyeName): Promise<Update> {
    let log = this.#logs.get(eye)
    if (!log) {
      log = this.#whole(eye)
      log.catch(() => this.#logs.delete(eye))
      this.#logs.set(eye, log)
    }
    return log
  }

  async #whole(eye: EyeName): Promise<Update> {
    const log = await api.table(this.id, eye)
    let items = log.items
    if (log.earlier !== undefined)
      for await (const part of earlier(this.id, log.earlier, eye)) items = [...part, ...items]
    return { ...log, items }
  }

  #fetch(until: number | undefined, eye: EyeName): Promise<Moment> {
    const key = `${eye}:${until ?? 'end'}`
    let moment = this.#moments.get(key)
    if (!moment) {
      moment = api.moment(this.id, until, eye)
      moment.catch(() => this.#moments.delete(key))
      this.#moments.set(key, moment)
    }
    return moment
  }

  #shown(moment: Moment, table: TableInfo): Update {
    const ended = moment.until === moment.of
    const game = {
      at: moment.until,
      ...(moment.turn === undefined ? {} : { turn: moment.turn }),
      ask: moment.ask,
      view: moment.view,
      undo: 'no' as const,
      first_round: false,
      ...(ended && this.#outcome ? { outcome: this.#outcome } : {}),
    }
    return { seq: moment.until, now: 0, eye: moment.eye, table, game, items: this.#items.slice(0, moment.until) }
  }

  /** Which action of a list begins another seat's turn: where stepping by turns stops. */
  turns(): number[] {
    const stops = [0]
    this.#items.forEach((item, index) => {
      const next = this.#items[index + 1]
      if (!next || ('seat' in item && 'seat' in next && item.seat !== next.seat)) stops.push(index + 1)
    })
    return stops
  }
}
