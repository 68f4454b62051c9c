// Looking at a large board through a window: zoom by wheel, pinch, keys and buttons; pan by dragging or by the browser's own scrolling.

import type { Point } from './types'

const CLOSEST = 2.2
/** How much closer than the whole board a button brings what was seen as a whole. */
const CLOSER = 1.6

export class Viewport {
  /** Pixels for a unit of the drawing; 0 until the window is measured. */
  scale = $state(0)
  #window: HTMLElement | undefined
  #width = 1
  #height = 1
  #fit = 1
  #least = 0
  /** The scale follows the window until the player zooms. */
  #chosen: 'table' | 'whole' | 'hand' = 'table'
  /** Points that stay in sight until the player moves the board. */
  #wanted: readonly Point[] = []
  #room = 0

  /** Takes hold of the scrolling element; to be used as an attachment. */
  attach(element: HTMLElement, width: number, height: number, least: number): () => void {
    this.#window = element
    ;[this.#width, this.#height, this.#least] = [width, height, least]
    const observer = new ResizeObserver(() => this.#measure())
    observer.observe(element)
    this.#measure()
    const hold = () => (this.#wanted = [])
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      this.zoom(Math.exp(-event.deltaY / 400), [event.clientX, event.clientY])
    }
    element.addEventListener('pointerdown', hold, { passive: true })
    element.addEventListener('wheel', wheel, { passive: false })
    element.addEventListener('touchstart', this.#pinchStart, { passive: true })
    element.addEventListener('touchmove', this.#pinch, { passive: false })
    return () => {
      observer.disconnect()
      element.removeEventListener('pointerdown', hold)
      element.removeEventListener('wheel', wheel)
      element.removeEventListener('touchstart', this.#pinchStart)
      element.removeEventListener('touchmove', this.#pinch)
    }
  }

  #measure(): void {
    const element = this.#window
    if (!element || element.clientWidth === 0) return
    this.#fit = Math.min(element.clientWidth / this.#width, element.clientHeight / this.#height)
    if (this.#chosen === 'table' || this.scale === 0) this.scale = this.#opened
    else if (this.#chosen === 'whole') this.scale = this.#fit
    this.#include(false)
  }
  get #opened(): number {
    return Math.max(this.#fit, this.#least)
  }
  /** Is the board larger than its window? */
  get pannable(): boolean {
    return this.scale > this.#fit * 1.01
  }

  /** Zooms by a factor around a point of the screen, or around the middle. */
  zoom(factor: number, around?: Point): void {
    const element = this.#window
    if (!element || this.scale === 0) return
    this.#wanted = []
    const box = element.getBoundingClientRect()
    const [px, py] = around ? [around[0] - box.left, around[1] - box.top] : [box.width / 2, box.height / 2]
    const [x, y] = [(element.scrollLeft + px) / this.scale, (element.scrollTop + py) / this.scale]
    const next = Math.max(this.#fit, Math.min(CLOSEST, this.scale * factor))
    this.#chosen = next < this.#fit * 1.01 ? 'whole' : 'hand'
    this.scale = next
    requestAnimationFrame(() => element.scrollTo(x * next - px, y * next - py))
  }
  /** Shows the whole board, or comes closer again. */
  whole(): void {
    if (this.pannable) this.zoom(this.#fit / this.scale)
    else this.zoom(Math.max(CLOSER, this.#least / this.#fit))
  }
  pan(dx: number, dy: number): void {
    this.#window?.scrollBy(-dx, -dy)
  }

  /** Brings points into sight, with some room around each, and keeps them there until the player moves the board. */
  include(points: readonly Point[], room: number, smooth: boolean): void {
    this.#wanted = points
    this.#room = room
    this.#include(smooth)
  }
  #include(smooth: boolean): void {
    const element = this.#window
    const [points, room, scale] = [this.#wanted, this.#room, this.scale]
    if (!element || scale === 0 || points.length === 0) return
    /** The scroll position that shows all points in one direction; the present one if it does. */
    const reach = (axis: 0 | 1, now: number, length: number): number => {
      const all = points.map((point) => point[axis])
      const [low, high] = [(Math.min(...all) - room) * scale, (Math.max(...all) + room) * scale]
      return low >= now && high <= now + length ? now : (low + high - length) / 2
    }
    const left = reach(0, element.scrollLeft, element.clientWidth)
    const top = reach(1, element.scrollTop, element.clientHeight)
    if (left === element.scrollLeft && top === element.scrollTop) return
    requestAnimationFrame(() => element.scrollTo({ left, top, behavior: smooth ? 'smooth' : 'instant' }))
  }

  #apart = 0
  #pinchStart = (event: TouchEvent): void => {
    this.#apart = spread(event)
  }
  #pinch = (event: TouchEvent): void => {
    const apart = spread(event)
    const [a, b] = [event.touches[0], event.touches[1]]
    if (!apart || !this.#apart || !a || !b) return
    event.preventDefault()
    this.zoom(apart / this.#apart, [(a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2])
    this.#apart = apart
  }
}

function spread({ touches }: TouchEvent): number {
  const [a, b] = [touches[0], touches[1]]
  return a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0
}
