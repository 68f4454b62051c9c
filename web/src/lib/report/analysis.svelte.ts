// A finished game gone through by a bot, once for every page that shows it: the ending begins it, the report goes on with it. It stops a
// moment after nobody looks at it any more.

import { refusal } from '$lib/i18n/refusal'
import type { Analysis, Verdict } from '$lib/games'
import { api, Refused } from '$lib/protocol/api'

/** How long it goes on while somebody walks from one page to the next, in milliseconds. */
const PATIENCE = 3000

export class AnalysisRun {
  /** What is known of each decision, in order. */
  verdicts = $state.raw<Verdict[]>([])
  /** The whole, once it is there. */
  found = $state.raw<Analysis | null>(null)
  /** Why there is none. */
  trouble = $state('')
  readonly #stop = new AbortController()
  #watched = 0

  constructor(
    readonly id: string,
    readonly ended: () => void,
  ) {
    void this.#run()
  }

  /** Somebody looks at it; gives back how to stop looking. */
  watch(): () => void {
    this.#watched += 1
    return () => {
      this.#watched -= 1
      setTimeout(() => {
        if (this.#watched > 0 || this.found) return
        this.#stop.abort()
        this.ended()
      }, PATIENCE)
    }
  }

  async #run(): Promise<void> {
    try {
      const found = await api.analysis(
        this.id,
        (verdict) => (this.verdicts = [...this.verdicts, verdict]),
        this.#stop.signal,
      )
      this.verdicts = found.decisions
      this.found = found
    } catch (error) {
      this.ended()
      if (this.#stop.signal.aborted) return
      if (!(error instanceof Refused)) throw error
      this.trouble = refusal(error.problem)
    }
  }
}

const runs = new Map<string, AnalysisRun>()

/** The analysis of a table, which begins with the first who asks. */
export function analysisOf(id: string): AnalysisRun {
  const known = runs.get(id)
  if (known) return known
  const run = new AnalysisRun(id, () => runs.delete(id))
  runs.set(id, run)
  return run
}
