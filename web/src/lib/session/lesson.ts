// A lesson or a puzzle as a session: the server tells where it stands after the right answers given so far, and judges a try.

import type { Answer, Preview } from '$lib/games'
import type { Asks, Stage } from '$lib/learn/wire'
import { Refused } from '$lib/protocol/api'
import type { Command } from '$lib/protocol/types'
import type { Listener, Session } from './session'

const NOT_HERE = { code: 'not_now', message: 'a lesson only waits for the answer to its question' } as const

export class LessonSession implements Session {
  /** The right answers given so far, in notation. */
  answers: string[] = []
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

  /** The stage after some right answers; nothing if the server cannot say, which the table is told. */
  async stage(answers: string[]): Promise<Stage | null> {
    const stage = await this.#ask({ answers })
    if (stage) this.answers = answers
    return stage
  }

  /** What would become of an answer? */
  attempt(notation: string): Promise<Stage | null> {
    return this.#ask({ answers: this.answers, try: notation })
  }

  async send(command: Command): Promise<Answer> {
    if (command.do !== 'act') return { id: '', problem: NOT_HERE }
    const stage = await this.act(command.action)
    if (!stage) return { id: '', problem: NOT_HERE }
    const { verdict } = stage
    if (verdict?.kind !== 'illegal') return { id: '' }
    return {
      id: '',
      problem: {
        code: 'illegal',
        message: '',
        ...(verdict.phrase ? { phrase: verdict.phrase } : {}),
        ...(verdict.rule ? { rule: verdict.rule } : {}),
      },
    }
  }

  preview(): Promise<Preview> {
    return Promise.reject(new Refused(NOT_HERE))
  }

  async #ask(asked: Parameters<Asks>[0]): Promise<Stage | null> {
    try {
      const stage = await this.asks(asked)
      this.#listener?.link('live')
      return stage
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      if (error.problem.code === 'unavailable') this.#listener?.link('lost')
      else this.#listener?.refused(error.problem)
      return null
    }
  }
}
