// Looking at a large map through a window: zoom by wheel, pinch, keys and buttons, pan by dragging or by the browser's own scrolling.

import type { Point } from './geometry'

const CLOSEST = 2.2

export class Viewport {
  /** Pixels for each unit of the drawing; 0 until the window is measured. */
  scale = $state(0)
  #window: HTMLElement | undefined
  #width = 1
  #height = 1
  #fit = 1
  #whole = true
  /** How close the map is opened where the whole of it would be too small for a finger. */
  readonly comfortable = 0.77

  /** Takes hold of the scrolling element; to be used as an attachment. */
  attach(element: HTMLElement, width: number, height: number): () => void {
    this.#window = element
    ;[this.#width, this.#height] = [width, height]
    const observer = new ResizeObserver(() => this.#measure())
    observer.observe(element)
    this.#measure()
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      this.zoom(Math.exp(-event.deltaY / 300), [event.clientX, event.clientY])
    }
    element.addEventListener('wheel', wheel, { passive: false })
    element.addEventListener('touchstart', this.#pinchStart, { passive: true })
    element.addEventListener('touchmove', this.#pinch, { passive: false })
    return () => {
      observer.disconnect()
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
      this.#whole = this.#fit > 0.5
      this.scale = this.#whole ? this.#fit : this.comfortable
    } else if (this.#whole) this.scale = this.#fit
  }

  /** Zooms by a factor around a point of the screen, or around the middle. */
  zoom(factor: number, around?: Point): void {
    const element = this.#window
    if (!element || this.scale === 0) return
    const box = element.getBoundingClientRect()
    const unit = this.#unit(element)
    const [left, top] = around ? [around[0] - box.left, around[1] - box.top] : [box.width / 2, box.height / 2]
    const [px, py] = [left * unit, top * unit]
    const [x, y] = [(element.scrollLeft + px) / this.scale, (element.scrollTop + py) / this.scale]
    const next = Math.max(Math.min(this.#fit, this.comfortable), Math.min(CLOSEST, this.scale * factor))
    this.#whole = Math.abs(next - this.#fit) < 0.01
    this.scale = next
    requestAnimationFrame(() => element.scrollTo(x * next - px, y * next - py))
  }

  /** The whole map, or back to a comfortable size. */
  whole(): void {
    this.#whole = !this.#whole || this.#fit > 0.5
    this.scale = this.#whole ? this.#fit : this.comfortable
  }

  /** Brings a point of the drawing to the middle. */
  show([x, y]: Point, smooth = false): void {
    const element = this.#window
    if (!element) return
    requestAnimationFrame(() =>
      element.scrollTo({
        left: x * this.scale - element.clientWidth / 2,
        top: y * this.scale - element.clientHeight / 2,
        behavior: smooth ? 'smooth' : 'instant',
      }),
    )
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
