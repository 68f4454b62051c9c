// The three forms of a table, and how high its parts are: a pure function of the box that the table has, in rem. Text that is twice as large
// has half as much room, so a desk becomes a stack.

/** desk: board beside a dock. stack: one above the other. side: board beside the question, in a low window. */
export type Form = 'desk' | 'stack' | 'side'

export interface Plan {
  form: Form
  /** Less than the usual room in this form: smaller rows. */
  tight: boolean
  /** In a stack: hand and question side by side. */
  pair: boolean
  /** The width of the board in a side, and its height in a stack. */
  board: number
  /** The height of the question: fixed, so that nothing moves when it says more. */
  ask: number
  /** A board without names of rows and columns. */
  close: boolean
}

/** Heights of title, seats and tabs together, of the question, and the least of the hand. */
const ROWS = {
  roomy: { frame: 10, ask: 9.6, tray: 5.4 },
  tight: { frame: 8.25, ask: 8.4, tray: 4.25 },
  pair: { frame: 10.5, ask: 11.25, tray: 0 },
}
/** Title and tabs, which a table inside of a lesson or a report does not have. */
const OUTSIDE = 5.5
/** What the question of a stack takes at most of the height that the board leaves: two rows of a preview that wrap. */
const MORE = 3
/** Below this a board is too small for a finger: the table scrolls. */
const LEAST = 13

export function formOf(width: number, height: number): Form {
  if (width >= 58 && height >= 36) return 'desk'
  return width > height * 1.25 ? 'side' : 'stack'
}

/**
 * `aspect`: how high the board is for its width. `tray`: what the hand of a stack wants beside its least height, before the question grows.
 * `inside`: a table without title and tabs.
 */
export function planOf(width: number, height: number, aspect: number, tray = 0, inside = false): Plan {
  const form = formOf(width, height)
  if (form === 'desk') {
    const tight = width < 73.75 || height < 44
    return { form, tight, pair: false, board: 0, ask: tight ? 12.6 : 13.6, close: false }
  }
  if (form === 'side') {
    const board = Math.max(LEAST, Math.min(height / aspect, width * 0.52))
    return { form, tight: height < 26, pair: false, board, ask: height < 26 ? 8.4 : 11, close: true }
  }
  const pair = width >= 37.5
  const left = ({ frame, ask, tray }: (typeof ROWS)['roomy']) =>
    height - (inside ? frame - OUTSIDE : frame) - ask - tray
  const wanted = width * aspect
  const tight = !pair && left(ROWS.roomy) < wanted
  const rows = pair ? ROWS.pair : tight ? ROWS.tight : ROWS.roomy
  const board = Math.max(Math.min(LEAST, wanted), Math.min(wanted, left(rows)))
  const spare = Math.max(0, left(rows) - board - (pair ? 0 : tray))
  return { form, tight, pair, board, ask: rows.ask + Math.min(MORE, spare), close: !pair }
}
