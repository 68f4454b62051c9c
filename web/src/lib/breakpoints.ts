// The sizes at which the layout changes, each by a name: style sheets write `@media (--phone)`, scripts `matches('--phone')`.
// The build puts the condition in the name's place. A size is the largest window the name still means.

export const BREAKPOINTS = {
  /** Held in a hand, upright or on its side: one column everywhere. A page at 200 % on a laptop has no more room. */
  '--phone': '((max-width: 700px) or ((max-width: 900px) and (max-height: 500px)))',
  '--not-phone': '((min-width: 901px) or ((min-width: 701px) and (min-height: 501px)))',
  /** A phone on its side, or such a page: what is asked stands beside the board. */
  '--on-its-side': '((max-width: 900px) and (max-height: 500px) and (orientation: landscape))',
  /** The tables of Huang and the Dragon show their parts under tabs. */
  '--tablet': '(max-width: 820px)',
  /** The text table is one column. */
  '--tablet-wide': '(max-width: 900px)',
  /** The front page sets its prints closer. */
  '--laptop-small': '(max-width: 1100px)',
  /** Qin's table, and what all tables share, in less room. */
  '--laptop': '(max-width: 1180px)',
  '--wide': '(max-width: 1420px)',
  /** A finger and no pointer that hovers: keys and their caps mean nothing there. */
  '--touch': '(hover: none) and (pointer: coarse)',
  /** Large screens: tables grow with them. */
  '--grand': '(min-width: 1800px) and (min-height: 1000px)',
  /** Mostly the smaller phones. */
  '--short': '(max-height: 740px)',
} as const

export type Breakpoint = keyof typeof BREAKPOINTS

/** Is the window of this size now? */
export const matches = (name: Breakpoint): boolean => matchMedia(BREAKPOINTS[name]).matches
