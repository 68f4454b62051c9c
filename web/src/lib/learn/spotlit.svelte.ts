// Where the holes of a lesson lie on screen now, and what of the table rests. Tables scroll, turn over their tabs and draw themselves
// anew, so the places are looked up again and again while a question stands.

import { decidesAt, holeOf, isCovered, thingsAt, touchableAt, type Box, type Hole } from './holes'

const AGAIN = 160

export class Spotlit {
  holes = $state.raw<Hole[]>([])
  touchable = $state.raw<Box[]>([])
  /** Where the table begins. */
  top = $state(0)
  #key = ''

  /** Follows what is pointed at inside of an element; gives back how to stop. `rests` says whether what only informs rests. */
  follow(root: HTMLElement, words: readonly string[], rests: boolean): () => void {
    let brought = false
    const look = () => {
      const [pointed, decides] = [thingsAt(root, words), decidesAt(root)]
      if (!brought && pointed.length) {
        brought = true
        bring(pointed, root)
      }
      this.top = root.getBoundingClientRect().top
      const open = (words.length ? [...pointed, ...decides] : []).filter((thing) => !isCovered(thing, root))
      this.#set(
        open.flatMap((thing) => holeOf(thing) ?? []),
        touchableAt(root),
      )
      rest(root, rests ? [...pointed, ...decides] : null)
    }
    look()
    const timer = setInterval(look, AGAIN)
    const soon = () => requestAnimationFrame(look)
    addEventListener('resize', soon)
    root.addEventListener('scroll', soon, { capture: true, passive: true })
    return () => {
      clearInterval(timer)
      removeEventListener('resize', soon)
      root.removeEventListener('scroll', soon, { capture: true })
      rest(root, null)
      this.#set([], [])
    }
  }

  /** Only what has moved is drawn again. */
  #set(holes: Hole[], touchable: Box[]): void {
    const key = JSON.stringify([holes, touchable])
    if (key === this.#key) return
    this.#key = key
    this.holes = holes
    this.touchable = touchable
  }
}

/** Brings things into sight where they can scroll there: the first in the middle of the map or of the page, and then as many as fit. */
function bring(things: Element[], root: HTMLElement): void {
  const window = root.getBoundingClientRect()
  const isInSight = ({ width, top, bottom, left, right }: DOMRect) =>
    width === 0 || (top >= window.top && bottom <= window.bottom && left >= 0 && right <= innerWidth)
  if (things.every((thing) => isInSight(thing.getBoundingClientRect()))) return
  things[0]?.scrollIntoView({ block: 'center', inline: 'center' })
  for (const thing of things.toReversed()) thing.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** What only informs rests while a question stands, unless it is pointed at. */
function rest(root: HTMLElement, things: Element[] | null): void {
  for (const aside of root.querySelectorAll<HTMLElement>('[data-aside]'))
    aside.inert = things !== null && !things.some((thing) => aside.contains(thing))
}
