// At which tables a coach sits beside me, and what he may do there. It is kept in the browser and nowhere else.

export interface Coaching {
  /** Does he say what he would do? */
  words: boolean
  /** Does he warn before a choice that costs much? */
  warns: boolean
}

const KEY = 'tianxia-coach'
const MOST = 30
const NONE: Coaching = { words: false, warns: false }

function read(): [string, Coaching][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? (kept as [string, Coaching][]) : []
  } catch {
    return []
  }
}

class Coached {
  #tables = $state.raw(read())

  at(table: string): Coaching {
    return this.#tables.find(([id]) => id === table)?.[1] ?? NONE
  }

  set(table: string, change: Partial<Coaching>): void {
    const kept = { ...this.at(table), ...change }
    this.#tables = [...this.#tables.filter(([id]) => id !== table), [table, kept] as [string, Coaching]].slice(-MOST)
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#tables))
    } catch {
      // A private window keeps nothing; it holds until it is closed.
    }
  }
}

export const coached = new Coached()
