// What somebody has learned on this device: lessons done, puzzles solved and on which days. It is kept in the browser and nowhere else.

interface Kept {
  /** Lessons that were finished: `qin/01-found`. */
  done: string[]
  /** The right answers given in a lesson that is not finished. */
  begun: Record<string, string[]>
  /** Puzzles that were solved: `qin/07`. */
  solved: string[]
  /** The days on which a puzzle was solved, as `2026-11-15`. */
  days: string[]
}

const KEY = 'tianxia-learn'
const MOST_DAYS = 400

function read(): Kept {
  const nothing: Kept = { done: [], begun: {}, solved: [], days: [] }
  try {
    return { ...nothing, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) }
  } catch {
    return nothing
  }
}

/** A day as it is kept, by the clock of this device. */
export const dayOf = (time: Date): string =>
  [time.getFullYear(), time.getMonth() + 1, time.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

/** The days of the week of a day, Monday first, at noon. */
export const weekOf = (today: Date): Date[] =>
  Array.from({ length: 7 }, (_, index) => {
    const since = today.getDate() - ((today.getDay() + 6) % 7) + index
    return new Date(today.getFullYear(), today.getMonth(), since, 12)
  })

/** How many days in a row end today or yesterday. */
export function streak(days: readonly string[], today: Date): number {
  const solved = new Set(days)
  const before = (count: number) => new Date(today.getFullYear(), today.getMonth(), today.getDate() - count, 12)
  const first = solved.has(dayOf(before(0))) ? 0 : 1
  let count = 0
  while (solved.has(dayOf(before(first + count)))) count++
  return count
}

class Progress {
  #kept: Kept = $state(read())

  isDone(lesson: string): boolean {
    return this.#kept.done.includes(lesson)
  }

  isSolved(puzzle: string): boolean {
    return this.#kept.solved.includes(puzzle)
  }

  get days(): string[] {
    return this.#kept.days
  }

  /** The right answers given so far in a lesson that was left. */
  begun(lesson: string): string[] {
    return $state.snapshot(this.#kept.begun[lesson] ?? [])
  }

  keep(lesson: string, answers: string[]): void {
    if (answers.length) this.#kept.begun[lesson] = [...answers]
    else delete this.#kept.begun[lesson]
    this.#write()
  }

  finish(lesson: string): void {
    if (!this.isDone(lesson)) this.#kept.done.push(lesson)
    delete this.#kept.begun[lesson]
    this.#write()
  }

  solve(puzzle: string): void {
    if (!this.isSolved(puzzle)) this.#kept.solved.push(puzzle)
    const today = dayOf(new Date())
    if (!this.#kept.days.includes(today)) this.#kept.days = [...this.#kept.days, today].slice(-MOST_DAYS)
    this.#write()
  }

  #write(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept))
    } catch {
      // A private window keeps nothing; it holds until it is closed.
    }
  }
}

export const progress = new Progress()
