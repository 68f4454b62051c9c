// How the lines of seats differ where colours mean something else: the graph and its legend draw them alike.

const DASHES = ['none', '9 5', '3 4', '12 4 3 4', '1 5']

/** The dashes of a seat's line. */
export const dashesOf = (seat: number): string => DASHES[seat - 1] ?? 'none'

/** Its ink: the reader's own lines alone are red. */
export const inkOf = (seat: number, mine: number[]): string => (mine.includes(seat) ? 'var(--accent)' : 'var(--ink)')
