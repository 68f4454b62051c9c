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
    if (around instanceof SVGElement) continue
    const { overflow, display } = getComputedStyle(around)
    // What has no box of its own cuts nothing, whatever it would do with one.
    if (overflow === 'visible' || display === 'contents') continue
    const box = around.getBoundingClientRect()
    ;[left, top] = [Math.max(left, box.left), Math.max(top, box.top)]
    ;[right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)]
  }
  return right - left > 1 && bottom - top > 1 ? { x: left, y: top, width: right - left, height: bottom - top } : null
}

/** Does something that stays where it is while the table scrolls lie over the middle of a thing? */
export function isCovered(thing: Element, root: Element): boolean {
  const { x, y, width, height } = thing.getBoundingClientRect()
  const over = document.elementFromPoint(x + width / 2, y + height / 2)
  if (!over || !root.contains(over)) return false
  for (let one: Element | null = over; one && !one.contains(thing); one = one.parentElement)
    if (['sticky', 'fixed'].includes(getComputedStyle(one).position)) return true
  return false
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
/** A card steps aside rather far before it covers a hole, and a little before it covers something that can be touched. */
const OVER_HOLE = 1000
const OVER_TOUCHABLE = 20

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))

interface Room {
  /** What must stay open. */
  holes: readonly Box[]
  /** What can be touched, and should stay open too. */
  touchable: readonly Box[]
  card: { width: number; height: number }
  window: { width: number; height: number }
  /** Where the table begins. */
  top: number
  /** Where the card stands now: it does not move without need. */
  now?: Place | null
}

/** Where a card stands so that it covers nothing that matters: as near to the first hole as can be. */
export function placeBeside({ holes, touchable, card, window, top, now }: Room): Place {
  const within = (x: number, y: number) => ({
    x: Math.max(MARGIN, Math.min(window.width - card.width - MARGIN, x)),
    y: Math.max(top, Math.min(window.height - card.height - MARGIN, y)),
  })
  const covered = ({ x, y }: { x: number; y: number }) => {
    const box = { x, y, ...card }
    const sum = (boxes: readonly Box[]) => boxes.reduce((area, one) => area + overlap(one, box), 0)
    return sum(holes) * OVER_HOLE + sum(touchable) * OVER_TOUCHABLE
  }
  const first = holes[0]
  if (now && within(now.x, now.y).x === now.x && within(now.x, now.y).y === now.y && covered(now) === 0) {
    // The tail points at nothing once the hole has gone elsewhere.
    return now.side && first && tailOf(first, now, card) !== null ? now : { ...now, side: null }
  }
  const [cx, cy] = first
    ? [first.x + first.width / 2, first.y + first.height / 2]
    : [window.width / 2, window.height * 0.4]
  const beside: Place[] = first
    ? [
        { ...within(first.x + first.width + GAP, cy - card.height / 2), side: 'right', tail: 0 },
        { ...within(first.x - GAP - card.width, cy - card.height / 2), side: 'left', tail: 0 },
        { ...within(cx - card.width / 2, first.y + first.height + GAP), side: 'below', tail: 0 },
        { ...within(cx - card.width / 2, first.y - GAP - card.height), side: 'above', tail: 0 },
      ]
    : [{ ...within(cx - card.width / 2, cy - card.height / 2), side: null, tail: 0 }]
  const anywhere = Array.from({ length: 13 * 9 }, (_, index): Place => {
    const [column, row] = [index % 13, Math.floor(index / 13)]
    const x = MARGIN + ((window.width - card.width - 2 * MARGIN) * column) / 12
    return { ...within(x, top + ((window.height - card.height - MARGIN - top) * row) / 8), side: null, tail: 0 }
  })
  const far = (place: Place) => Math.hypot(place.x + card.width / 2 - cx, place.y + card.height / 2 - cy)
  // Beside the hole counts as nearer, for the tail shows what is meant.
  const weight = (place: Place) => covered(place) + far(place) - (place.side ? 250 : 0)
  // Pushed back onto the screen, a card no longer stands beside the hole.
  const standing = beside.filter((place) => !first || tailOf(first, place, card) !== null)
  const best = [...standing, ...anywhere].reduce((least, place) => (weight(place) < weight(least) ? place : least))
  const tail = first && best.side ? tailOf(first, best, card) : null
  return tail === null ? { ...best, side: null } : { ...best, tail }
}

/** How far along its side the tail of a card stands, if the card stands beside the hole at all. */
function tailOf(hole: Box, { x, y, side }: Place, card: { width: number; height: number }): number | null {
  const upright = side === 'right' || side === 'left'
  const [along, length] = upright
    ? [hole.y + hole.height / 2 - y, card.height]
    : [hole.x + hole.width / 2 - x, card.width]
  const gap = {
    right: x - hole.x - hole.width,
    left: hole.x - x - card.width,
    below: y - hole.y - hole.height,
    above: hole.y - y - card.height,
  }[side ?? 'right']
  return Math.abs(gap - GAP) < 2 && along > 10 && along < length - 10
    ? Math.max(24, Math.min(length - 24, along))
    : null
}

/** Everything at a table that can be touched now, and the question. */
export function touchableAt(root: ParentNode): Box[] {
  const things = root.querySelectorAll(
    '.lit, [data-grade], button[data-point]:enabled:not([aria-disabled=true]), [data-decision=true], [data-point=prompt]',
  )
  return [...things].flatMap((thing) => {
    const { x, y, width, height } = thing.getBoundingClientRect()
    return width > 0 ? [{ x, y, width, height }] : []
  })
}
