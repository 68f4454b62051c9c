// A table of this page, without a server: the same messages, answered by a worker.

import type { Answer, Preview, Update } from '$lib/games'
import { tables } from '$lib/local/tables'
import { api, freshId, Refused } from '$lib/protocol/api'
import type { Command, EyeName, Problem, WhyNot } from '$lib/protocol/types'
import type { Listener, Session } from './session'

export class LocalSession implements Session {
  #listener: Listener | null = null
  #seen: number | undefined
  #leave: (() => void) | null = null
  #looking: Promise<void> = Promise.resolve()

  constructor(
    readonly id: string,
    private eye: EyeName = 'mine',
  ) {}

  open(listener: Listener): void {
    this.#listener = listener
    this.#leave = tables.watch(this.id, () => this.#look())
    this.#look()
  }

  close(): void {
    this.#listener = null
    this.#leave?.()
  }

  look(eye: EyeName): void {
    this.eye = eye
    this.#look()
  }

  async send(command: Command): Promise<Answer> {
    const id = freshId()
    const response = await tables.request('POST', `/api/tables/${this.id}/commands`, { id, command })
    const answer = (await response.json()) as Answer | Problem
    if ('code' in answer) return { id, problem: answer }
    if (answer.update) this.#listener?.update(answer.update)
    return answer
  }

  preview(seat: number, at: number, number: number): Promise<Preview> {
    return api.preview(this.id, seat, at, number)
  }

  whyNot(seat: number, at: number, notation: string): Promise<WhyNot> {
    return api.whyNot(this.id, seat, at, notation)
  }

  /** One look after the other, so that what happened is told once and in order. */
  #look(): void {
    this.#looking = this.#looking.then(async () => {
      try {
        const update: Update = await api.table(this.id, this.eye, this.#seen)
        this.#seen = update.seq
        this.#listener?.update(update)
        this.#listener?.link('live')
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        this.#listener?.refused(error.problem)
      }
    })
  }
}
