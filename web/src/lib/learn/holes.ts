// The holes of the veil: the shapes on screen of what a lesson points at, and where a card finds room beside them.

/** A hole in pixels of the window: a rectangle, or the outline of something drawn with the matrix that puts it on screen. */
export type Hole = { box: Box; path?: { d: string; matrix: string } }

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

const PAD = 6
/** Words for the same thing, where a table has no thing of its own for the first. */
const ALSO: Record<string, string[]> = { points: ['score', 'seat:1'], yuan: ['points'], hand: ['card'] }

const named = (root: ParentNode, word: string): Element[] => [
  ...root.querySelectorAll(`[data-point="${CSS.escape(word)}"]`),
]

/** The things that a lesson points at; the own seat's where a thing exists at several. */
export function thingsAt(root: ParentNode, words: readonly string[]): Element[] {
  return words.flatMap((word) => {
    const found = named(root, word)
    if (found.length) return found
    return (ALSO[word] ?? []).map((other) => named(root, other)).find((things) => things.length) ?? []
  })
}

/** What decides, as soon as something is chosen: buttons and panels. */
export const decidesAt = (root: ParentNode): Element[] => [...root.querySelectorAll('[data-decision="true"]')]

/** The part of a thing that can be seen: inside of everything that scrolls around it. */
export function seen(thing: Element): Box | null {
  const rect = thing.getBoundingClientRect()
  let [left, top, right, bottom] = [rect.left, rect.top, rect.right, rect.bottom]
  for (let around = thing.parentElement; around; around = around.parentElement) {
    if (around instanceof SVGElement || getComputedStyle(around).overflow === 'visible') continue
    const box = around.getBoundingClientRect()
    ;[left, top] = [Math.max(left, box.left), Math.max(top, box.top)]
    ;[right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)]
  }
  return right - left > 1 && bottom - top > 1 ? { x: left, y: top, width: right - left, height: bottom - top } : null
}

export function holeOf(thing: Element): Hole | null {
  const box = seen(thing)
  if (!box) return null
  if (thing instanceof SVGPathElement) {
    const matrix = thing.getScreenCTM()
    const d = thing.getAttribute('d')
    if (matrix && d) {
      const { a, b, c, d: e, e: f, f: g } = matrix
      return { box, path: { d, matrix: `matrix(${[a, b, c, e, f, g].join(' ')})` } }
    }
  }
  return { box: padded(box, thing instanceof SVGElement ? 2 : PAD) }
}

const padded = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

/** The box around all of them. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))]
  const right = Math.max(...boxes.map(({ x, width }) => x + width))
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height))
  return { x: left, y: top, width: right - left, height: bottom - top }
}

export type Side = 'right' | 'left' | 'below' | 'above'

export interface Place {
  x: number
  y: number
  side: Side | null
  /** How far along its side the tail stands. */
  tail: number
}

const GAP = 18
const MARGIN = 10

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))

/**
 * Where a card of a size stands so that it covers no hole: beside the first hole on a side with room, else beside all of them, else in
 * the corner where it covers least.
 */
export function placeBeside(
  holes: readonly Box[],
  card: { width: number; height: number },
  window: { width: number; height: number },
  top: number,
): Place {
  const within = (x: number, y: number) => ({
    x: Math.max(MARGIN, Math.min(window.width - card.width - MARGIN, x)),
    y: Math.max(top, Math.min(window.height - card.height - MARGIN, y)),
  })
  const covered = ({ x, y }: { x: number; y: number }) =>
    holes.reduce((sum, hole) => sum + overlap(hole, { x, y, ...card }), 0)
  const [first, all] = [holes[0], around(holes)]
  if (!first || !all) return { ...within((window.width - card.width) / 2, window.height * 0.3), side: null, tail: 0 }
  for (const anchor of [first, all]) {
    const [cx, cy] = [anchor.x + anchor.width / 2, anchor.y + anchor.height / 2]
    const tries: [Side, number, number][] = [
      ['right', anchor.x + anchor.width + GAP, cy - card.height / 2],
      ['left', anchor.x - GAP - card.width, cy - card.height / 2],
      ['below', cx - card.width / 2, anchor.y + anchor.height + GAP],
      ['above', cx - card.width / 2, anchor.y - GAP - card.height],
    ]
    for (const [side, x, y] of tries) {
      const at = within(x, y)
      const moved = side === 'right' || side === 'left' ? at.x !== x : at.y !== y
      if (moved || covered(at) > 0) continue
      const along = side === 'right' || side === 'left' ? cy - at.y : cx - at.x
      const length = side === 'right' || side === 'left' ? card.height : card.width
      return { ...at, side, tail: Math.max(24, Math.min(length - 24, along)) }
    }
  }
  const corners = [
    within(window.width, 0),
    within(0, 0),
    within(0, window.height),
    within(window.width, window.height),
    within((window.width - card.width) / 2, 0),
  ]
  const best = corners.reduce((least, corner) => (covered(corner) < covered(least) ? corner : least))
  return { ...best, side: null, tail: 0 }
}
