// Dragging a piece with mouse, finger or pen: it starts after 6 pixels, a finger carries the piece above itself, a drop stages, Escape returns.
import type { Lifted, Stage } from './stage.svelte'
import type { Key, Point } from './types'

const START = 6
/** Pixels by which the piece is carried above a finger, and above a mouse. */
const RAISED = { touch: 64, other: 5 }
/** Reach of a drop, in places. */
const REACH = 1.4

export class Drag {
  lifted = $state.raw<Lifted | null>(null)
  at = $state.raw<Point>([0, 0])
  /** The width of a dragged plate, in pixels. */
  width = $state(0)
  #from: { x: number; y: number; key: Key; thing: Key; id: number; touch: boolean } | null = null
  constructor(readonly stage: Stage) {}

  /** A pointer went down on a thing that may be dragged. */
  down(event: PointerEvent, key: Key, thing: Key): void {
    if (event.button !== 0 || this.#from || !this.stage.on.lifts?.(key)) return
    const { clientX: x, clientY: y, pointerId: id, pointerType } = event
    this.#from = { x, y, key, thing, id, touch: pointerType === 'touch' }
    addEventListener('pointermove', this.#move)
    addEventListener('pointerup', this.#up)
    addEventListener('pointercancel', this.#cancel)
    addEventListener('keydown', this.#keydown, true)
  }
  /** True while a drag has begun or may begin: the page must not scroll. */
  get waits(): boolean {
    return this.#from !== null
  }

  #move = (event: PointerEvent) => {
    const from = this.#from
    if (!from || event.pointerId !== from.id) return
    const { clientX: x, clientY: y } = event
    if (!this.lifted) {
      if (Math.hypot(x - from.x, y - from.y) < START) return
      this.lifted = this.stage.on.lift?.(from.key, from.thing) ?? null
      if (!this.lifted) return this.#end()
      this.width = this.stage.where(from.thing)?.width ?? 0
    }
    this.at = [x, y - (from.touch ? RAISED.touch : RAISED.other)]
    const over = this.stage.field(...this.at)
    if (over) return this.lifted.aim?.(over.field, over.at, over.field.cell * REACH)
    this.lifted.away()
    this.lifted.over?.(this.stage.under(...this.at))
  }
  #up = (event: PointerEvent) => {
    if (event.pointerId !== this.#from?.id) return
    const { lifted } = this
    this.#end()
    if (!lifted) return
    lifted.drop()
    swallow()
  }
  #cancel = () => {
    const { lifted } = this
    this.#end()
    lifted?.cancel()
  }
  #keydown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !this.lifted) return
    event.preventDefault()
    event.stopImmediatePropagation()
    this.#cancel()
    // The pointer is still down.
    addEventListener('pointerup', swallow, { once: true })
  }
  #end(): void {
    this.lifted = null
    this.#from = null
    removeEventListener('pointermove', this.#move)
    removeEventListener('pointerup', this.#up)
    removeEventListener('pointercancel', this.#cancel)
    removeEventListener('keydown', this.#keydown, true)
  }
}

/** The click that ends a drag touches nothing. */
function swallow(): void {
  const none = (click: Event) => {
    click.stopPropagation()
    click.preventDefault()
  }
  addEventListener('click', none, true)
  setTimeout(() => removeEventListener('click', none, true))
}
