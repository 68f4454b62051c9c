// The bots of the tables that somebody looks at: they think one decision at a time, in one tab only, and stop at once when it is no longer
// asked.

import type { Thinkers, Thinking } from './thinkers'
import type { Thought } from './wire'

interface Under {
  /** What it thinks about: the game so far, and the bot's level. */
  job: string
  stop(): void
}

export class Bots {
  #watched = new Set<string>()
  #under = new Map<string, Under>()

  constructor(
    private readonly thinkers: Thinkers,
    /** What a table waits for. */
    private readonly thought: (table: string) => Thought | null,
    private readonly play: (table: string, at: number, number: number) => void,
  ) {}

  watch(table: string, on: boolean): void {
    if (on) this.#watched.add(table)
    else this.#watched.delete(table)
    this.goOn(table)
  }

  /** After a change or a look: lets the bot think that has to play, and no other. */
  goOn(table: string): void {
    const thought = this.#watched.has(table) ? this.thought(table) : null
    const under = this.#under.get(table)
    if (under && under.job === thought?.jobs[0]) return
    under?.stop()
    this.#under.delete(table)
    if (thought) this.#under.set(table, this.#begin(thought))
  }

  #begin({ table, at, takes, jobs }: Thought): Under {
    let thinking: Thinking | undefined
    const wanted = new AbortController()
    // Another tab that shows this table has its bots; this one waits until that is gone.
    const alone = locked(`tianxia bots ${table}`, wanted.signal, async () => {
      thinking = this.thinkers.think(jobs[0] ?? '')
      const pause = new Promise((resolve) => setTimeout(resolve, takes))
      const stopped = new Promise<null>((resolve) => wanted.signal.addEventListener('abort', () => resolve(null)))
      const answer = await Promise.race([Promise.all([thinking.answer, pause]), stopped])
      const number: unknown = answer && JSON.parse(answer[0])
      if (typeof number === 'number' && !wanted.signal.aborted) this.play(table, at, number)
    })
    alone.catch(() => undefined)
    return {
      job: jobs[0] ?? '',
      stop: () => {
        wanted.abort()
        thinking?.stop()
      },
    }
  }
}

/** Does some work while no other tab does the same. Browsers have such locks only for pages that came safely; elsewhere two tabs may both
 * think, and the first to store its action is heard. */
async function locked(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  const locks = (navigator as { locks?: LockManager }).locks
  await (locks ? locks.request(name, { signal }, work) : work())
}
