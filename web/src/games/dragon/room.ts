// How the parts of the table share its height: what takes part in no decision stands aside where it does not fit, and room to spare lies
// between the parts, not in one heap above the question.

/** More than this between two parts would pull them asunder. */
const WIDEST = 26

export interface Room {
  /** Does what can be spared stand aside? */
  aside: boolean
  /** What lies between two parts, in pixels. */
  gap: number
}

/**
 * `height` is shared by `parts` and, where it fits, what can be `spared`, which is 0 high where everything is needed; `reserve` is what the
 * question may still grow by.
 */
export function roomOf(height: number, parts: number[], spared: number, reserve: number): Room {
  const free = height - parts.reduce((sum, part) => sum + part, 0) - reserve
  const aside = free < spared && spared > 0
  const gaps = parts.length - (aside || spared === 0 ? 1 : 0)
  const left = free - (aside ? 0 : spared)
  return { aside, gap: Math.max(0, Math.min(WIDEST, Math.floor(left / Math.max(1, gaps)))) }
}
