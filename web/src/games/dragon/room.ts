// How the parts of the table share its height: what takes part in no decision stands aside where it does not fit, and room to spare lies
// between the parts, not in one heap above the question.

/** More than this between two parts would pull them asunder. */
const WIDEST = 26

export interface Room {
  /** Do the actions stand aside? */
  aside: boolean
  /** What lies between two parts, in pixels. */
  gap: number
}

/**
 * `height` is shared by `parts` and, where they fit, the actions; `reserve` is what the question may still grow by. `needed`: the actions are
 * what is chosen from.
 */
export function roomOf(height: number, parts: number[], actions: number, reserve: number, needed: boolean): Room {
  const free = height - parts.reduce((sum, part) => sum + part, 0) - reserve
  const aside = !needed && actions > 0 && free < actions
  const gaps = parts.length - (aside || actions === 0 ? 1 : 0)
  const left = free - (aside ? 0 : actions)
  return { aside, gap: Math.max(0, Math.min(WIDEST, Math.floor(left / Math.max(1, gaps)))) }
}
