// Looking at a large map through a window: zoom by wheel, pinch, keys and buttons, pan by dragging or by the browser's own scrolling.

import type { Point } from './geometry'

const CLOSEST = 2.2
/** The whole map is shown by itself only where it is larger than this: in less its pieces cannot be told apart. */
const READABLE = 0.5

/** Points of the drawing that are seen together, with room around each, and the buttons that lie over the map. */
interface Sight {
  points: Point[]
  room: number
  buttons: HTMLElement
}

export class Viewport {
  /** Pixels for each unit of the drawing; 0 until the window is measured. */
  scale = $state(0)
  #window: HTMLElement | undefined
  #width = 1
  #height = 1
  #fit = 1
  #whole = true
  /** Did somebody ask for the whole of it, however small? */
  #asked = false
  /** How close the map is opened where the whole of it would be too small for a finger. */
  readonly comfortable = 0.77
  /** What has to be in sight until somebody moves the map, and how close it was before. */
  #wanted: Sight | undefined
  #before = 0
  /** What was brought to the middle: it stays there while the window changes its size, until somebody moves the map. */
  #middle: Point | undefined

  /** Takes hold of the scrolling element; to be used as an attachment. */
  attach(element: HTMLElement, width: number, height: number): () => void {
    this.#window = element
    ;[this.#width, this.#height] = [width, height]
    const observer = new ResizeObserver(() => this.#measure())
    observer.observe(element)
    this.#measure()
    const hold = () => this.#release()
    element.addEventListener('pointerdown', hold, { passive: true })
    const wheel = (event: WheelEvent) => {
      this.#release()
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      this.zoom(Math.exp(-event.deltaY / 300), [event.clientX, event.clientY])
    }
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
    if (this.scale === 0) {
      this.#whole = this.#fit > READABLE
      this.scale = this.#whole ? this.#fit : this.comfortable
    } else if (this.#whole) this.scale = this.#asked || this.#fit > READABLE ? this.#fit : this.comfortable
    if (this.#wanted) this.#include(this.#wanted, false)
    else if (this.#middle) this.#centre(element, this.#middle, false)
  }

  /** Zooms by a factor around a point of the screen, or around the middle. */
  zoom(factor: number, around?: Point): void {
    const element = this.#window
    if (!element || this.scale === 0) return
    this.#release()
    const box = element.getBoundingClientRect()
    const unit = this.#unit(element)
    const [left, top] = around ? [around[0] - box.left, around[1] - box.top] : [box.width / 2, box.height / 2]
    const [px, py] = [left * unit, top * unit]
    const [x, y] = [(element.scrollLeft + px) / this.scale, (element.scrollTop + py) / this.scale]
    const next = Math.max(Math.min(this.#fit, this.comfortable), Math.min(CLOSEST, this.scale * factor))
    this.#whole = this.#asked = Math.abs(next - this.#fit) < 0.01
    this.scale = next
    requestAnimationFrame(() => element.scrollTo(x * next - px, y * next - py))
  }

  /** The whole map, or back to a comfortable size. */
  whole(): void {
    this.#release()
    const seen = Math.abs(this.scale - this.#fit) < 0.01
    this.#whole = this.#asked = !seen || this.#fit > READABLE
    this.scale = this.#whole ? this.#fit : this.comfortable
  }

  /** Brings a point of the drawing to the middle. */
  show(point: Point, smooth = false): void {
    const element = this.#window
    if (!element) return
    if (this.#before) this.scale = this.#before
    this.#release()
    this.#middle = point
    this.#centre(element, point, smooth)
  }

  #centre(element: HTMLElement, [x, y]: Point, smooth: boolean): void {
    this.#scroll(element, [x * this.scale - element.clientWidth / 2, y * this.scale - element.clientHeight / 2], smooth)
  }

  /** Brings all of it into sight, from farther away where it must be, and keeps it there until somebody moves the map. */
  include(wanted: Sight, smooth = false): void {
    this.#middle = undefined
    this.#wanted = wanted
    this.#include(wanted, smooth)
  }

  #include({ points, room, buttons }: Sight, smooth: boolean): void {
    const element = this.#window
    if (!element || this.scale === 0) return
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
    const [left, right] = [Math.min(...xs) - room, Math.max(...xs) + room]
    const [top, bottom] = [Math.min(...ys) - room, Math.max(...ys) + room]
    // The buttons lie over the map: in a column at its right, or in a row at its foot.
    const upright = buttons.offsetHeight > buttons.offsetWidth
    const width = upright ? buttons.offsetLeft : element.clientWidth
    const height = upright ? element.clientHeight : buttons.offsetTop
    const needed = Math.min(width / (right - left), height / (bottom - top))
    const before = this.#before || this.scale
    const next = Math.max(Math.min(this.#fit, before), Math.min(before, needed))
    this.#before = next < before ? before : 0
    const [x, y] = [element.scrollLeft, element.scrollTop]
    const seen =
      next === this.scale &&
      left * next >= x &&
      right * next <= x + width &&
      top * next >= y &&
      bottom * next <= y + height
    if (seen) return
    this.scale = next
    this.#scroll(element, [((left + right) * next - width) / 2, ((top + bottom) * next - height) / 2], smooth)
  }

  #scroll(element: HTMLElement, [left, top]: Point, smooth: boolean): void {
    requestAnimationFrame(() => element.scrollTo({ left, top, behavior: smooth ? 'smooth' : 'instant' }))
  }

  /** Somebody moves the map: it stays as they leave it. */
  #release(): void {
    this.#wanted = undefined
    this.#middle = undefined
    this.#before = 0
  }

  /** Is the map larger than its window? */
  get pannable(): boolean {
    return this.scale > this.#fit * 1.01
  }

  /** How many units of scrolling a pixel of the screen is: large screens enlarge the table. */
  #unit(element: HTMLElement): number {
    return element.offsetWidth / element.getBoundingClientRect().width
  }

  pan(dx: number, dy: number): void {
    const element = this.#window
    if (element) element.scrollBy(-dx * this.#unit(element), -dy * this.#unit(element))
  }

  #apart = 0

  #pinchStart = (event: TouchEvent): void => {
    this.#apart = spread(event)
  }

  #pinch = (event: TouchEvent): void => {
    const apart = spread(event)
    if (!apart || !this.#apart) return
    event.preventDefault()
    const [a, b] = [event.touches[0] as Touch, event.touches[1] as Touch]
    this.zoom(apart / this.#apart, [(a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2])
    this.#apart = apart
  }
}

function spread({ touches }: TouchEvent): number {
  const [a, b] = [touches[0], touches[1]]
  return a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0
}
