// A lesson or a puzzle as a session: the server tells where it stands after the right answers given so far, and judges a try.

import type { Answer, Preview } from '$lib/games'
import type { Asked, Asks, Stage } from '$lib/learn/wire'
import { Refused } from '$lib/protocol/api'
import type { Command } from '$lib/protocol/types'
import type { Listener, Session } from './session'

const NOT_HERE = { code: 'not_now', message: 'a lesson only waits for the answer to its question' } as const

export class LessonSession implements Session {
  #listener: Listener | null = null

  constructor(
    private readonly asks: Asks,
    /** Judges an action of the table; nothing while nothing is asked. */
    private readonly act: (action: number | string) => Promise<Stage | null>,
  ) {}

  open(listener: Listener): void {
    this.#listener = listener
    listener.link('live')
  }

  close(): void {
    this.#listener = null
  }

  look(): void {}

  async send(command: Command): Promise<Answer> {
    if (command.do !== 'act') return { id: '', problem: NOT_HERE }
    const stage = await this.act(command.action)
    if (!stage) return { id: '', problem: NOT_HERE }
    // Why it is not legal, the guide says.
    return stage.verdict?.kind === 'illegal' ? { id: '', problem: { code: 'illegal', message: '' } } : { id: '' }
  }

  preview(): Promise<Preview> {
    return Promise.reject(new Refused(NOT_HERE))
  }

  /** A lesson judges a try that is not legal like any other: its guide says why. */
  async whyNot(_seat: number, _at: number, notation: string): Promise<null> {
    await this.act(notation)
    return null
  }

  /** The stage after some right answers, and what becomes of a try; nothing if the server cannot say, which the table is told. */
  async stage(asked: Asked, refusals: 'told' | 'kept' = 'told'): Promise<Stage | null> {
    try {
      const stage = await this.asks(asked)
      this.#listener?.link('live')
      return stage
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      if (error.problem.code === 'unavailable') this.#listener?.link('lost')
      else if (refusals === 'told') this.#listener?.refused(error.problem)
      return null
    }
  }
}
