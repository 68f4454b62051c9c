// Which thing of a table is explained: by resting on it, by focus, by a long press, a right click or a key, and by a click where
// it is no choice. Things carry `data-about`, the kind by which `things.toml` and the messages know them.

import { isElsewhere } from '$lib/keys'
import type { Box } from './placing'

/** A thing that is being explained. */
export interface Explained {
  kind: string
  anchor: Box
  element: Element
  /** What is here, in words, with this table's figures. */
  here: string
  /** Does it stay until it is closed? */
  pinned: boolean
}

const REST = 650
/** What can be chosen is rested on while one thinks. */
const REST_ON_CHOICE = 1100
const LONG = 500
const SLACK = 10

export class About {
  shown = $state.raw<Explained | null>(null)
  /** What was clicked last, or had the focus when a key was pressed: a refusal stands there. */
  last: Element | null = null
  #waiting: ReturnType<typeof setTimeout> | undefined
  #rested: Element | null = null
  #pressed: [x: number, y: number] | null = null
  #long = false
  /** Where was clicked last: what comes to lie there when something above it goes, such as a curtain, is not asked about. */
  #clicked: [x: number, y: number] | null = null

  /** Can anything be said of this kind? */
  constructor(
    readonly knows: (kind: string) => boolean,
    /** Does the player hold a piece? Then resting on the board explains nothing. */
    readonly holding: () => boolean,
    /** Does the player decide? While nothing is asked a piece in hand is no choice. */
    readonly deciding: () => boolean,
    /** Does a resting pointer or the focus explain things? */
    readonly rests: () => boolean = () => true,
  ) {}

  close(): void {
    clearTimeout(this.#waiting)
    const { element, pinned } = this.shown ?? {}
    element?.removeAttribute('aria-describedby')
    this.shown = null
    if (pinned && element instanceof HTMLElement && document.activeElement === document.body) element.focus()
  }

  explain(element: Element | null, pinned: boolean): boolean {
    const kind = element?.getAttribute('data-about')
    if (!element || !kind || !this.knows(kind)) return false
    clearTimeout(this.#waiting)
    this.shown?.element.removeAttribute('aria-describedby')
    const { left, top, width, height } = element.getBoundingClientRect()
    this.shown = { kind, element, pinned, here: hereOf(element), anchor: { left, top, width, height } }
    return true
  }

  // What the window tells.

  over = (event: PointerEvent): void => {
    const thing = thingOf(event)
    if (event.pointerType !== 'mouse' || thing === this.#rested) return
    if (this.#clicked?.[0] === event.clientX && this.#clicked[1] === event.clientY) return
    this.#rested = thing
    this.#rest(thing)
  }

  focus = (event: FocusEvent): void => {
    const thing = thingOf(event)
    if (thing && event.target instanceof Element && event.target.matches(':focus-visible')) this.#rest(thing)
  }

  #rest(thing: Element | null): void {
    clearTimeout(this.#waiting)
    if (this.shown?.pinned) return
    this.close()
    if (!this.rests() || !thing || (thing.getAttribute('role') === 'gridcell' && (isChoice(thing) || this.holding())))
      return
    this.#waiting = setTimeout(() => this.explain(thing, false), isChoice(thing) ? REST_ON_CHOICE : REST)
  }

  press = (event: PointerEvent): void => {
    this.#long = false
    this.#clicked = [event.clientX, event.clientY]
    if (isInCard(event)) return
    this.last = thingOf(event) ?? (event.target instanceof Element ? event.target : null)
    this.close()
    const thing = thingOf(event)
    if (!thing || event.pointerType === 'mouse') return
    this.#pressed = [event.clientX, event.clientY]
    this.#waiting = setTimeout(() => {
      this.#pressed = null
      this.#long = this.explain(thing, true)
    }, LONG)
  }

  move = ({ clientX, clientY }: PointerEvent): void => {
    if (this.#pressed && Math.hypot(clientX - this.#pressed[0], clientY - this.#pressed[1]) > SLACK) this.release()
  }

  release = (): void => {
    if (!this.#pressed) return
    this.#pressed = null
    clearTimeout(this.#waiting)
  }

  /** The click that ends a long press chooses nothing. */
  before = (event: MouseEvent): void => {
    if (!this.#long) return
    this.#long = false
    event.preventDefault()
    event.stopPropagation()
  }

  /** A click that meant nothing else explains what was clicked. */
  click = (event: MouseEvent): void => {
    if (event.defaultPrevented || isInCard(event)) return
    const thing = thingOf(event)
    if (thing && !(isChoice(event.target as Element) && (this.deciding() || !isPiece(thing)))) this.explain(thing, true)
  }

  menu = (event: MouseEvent): void => {
    if (this.explain(thingOf(event), true)) event.preventDefault()
  }

  key = (event: KeyboardEvent): void => {
    if (isElsewhere(event)) return
    const focused = document.activeElement
    if (event.key === 'Escape' && this.shown) {
      this.close()
      event.stopImmediatePropagation()
    } else if (
      event.key.toLowerCase() === 'i' ||
      (event.key === '?' && !this.rests() && focused?.closest('[data-about]'))
    ) {
      const thing = focused?.closest('[data-about]') ?? this.#rested
      if (this.explain(thing, true)) event.preventDefault()
    } else {
      if (focused && focused !== document.body) this.last = focused.closest('[data-about]') ?? focused
      if (!this.shown?.pinned) this.close()
    }
  }
}

const thingOf = ({ target }: Event): Element | null =>
  target instanceof Element && !target.closest('[data-card]') ? target.closest('[data-about]') : null

const isInCard = ({ target }: Event): boolean => target instanceof Element && target.closest('[data-card]') !== null

/** Would a click here choose something? */
export function isChoice(element: Element): boolean {
  const control = element.closest('button, a, input, summary, [role=gridcell]')
  if (!control) return false
  if (control.getAttribute('role') === 'gridcell') return control.matches('.lit, [data-grade]')
  return control.getAttribute('aria-disabled') !== 'true' && !control.hasAttribute('disabled')
}

/** Is this a piece that is taken up by a click? */
const isPiece = (thing: Element): boolean => thing.matches('button[aria-pressed]')

/** What a thing says of itself: a note of its own, or the name of its square. */
function hereOf(element: Element): string {
  const own = element.getAttribute('data-here')
  return own ?? (element.getAttribute('role') === 'gridcell' ? (element.getAttribute('aria-label') ?? '') : '')
}
