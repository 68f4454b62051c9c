// Where things are on the screen. Hints, flights and drags ask here, never the DOM.
import { getContext, setContext } from 'svelte'
import {
  placesOf,
  type Box as Part,
  type Field,
  type Key,
  type Kinds,
  type Point,
  type Scene,
  type Thing,
} from './types'

interface Drawn {
  svg: SVGSVGElement
  field: Field
  /** The part of the field that is shown. */
  part: Part
}
export interface Box {
  left: number
  top: number
  width: number
  height: number
}
/** What is in the air while it is dragged. */
export interface Lifted {
  thing: Pick<Thing, 'kind' | 'face'>
  aim?: (field: Field, at: Point, reach: number) => void
  /** Over no field: what lies under it, the smallest first. */
  over?: (keys: readonly Key[]) => void
  /** Over no field: nothing is aimed at. */
  away: () => void
  drop: () => void
  cancel: () => void
}
interface Hands {
  touch: (key: Key, thing: Key) => boolean
  look?: (key: Key | null) => void
  turn?: (by: 1 | -1) => void
  /** Takes up what is dragged; nothing if it cannot be dragged. */
  lift?: (key: Key, thing: Key) => Lifted | undefined
  /** Can a drag begin at this key? */
  lifts?: (key: Key) => boolean
}

/** Where a part of a field lies in its drawing: how many pixels a unit is, and where the field's origin would be. */
function placed({ svg, part: [x, y, width, height] }: Drawn) {
  const box = svg.getBoundingClientRect()
  const scale = Math.min(box.width / width, box.height / height) || 1
  return {
    scale,
    left: box.left + (box.width - width * scale) / 2 - x * scale,
    top: box.top + (box.height - height * scale) / 2 - y * scale,
    box,
  }
}

export class Stage {
  #drawn = new Map<Key, Drawn>()
  #parts = new Map<Key, Element>()
  /** Are boards shown without names of rows and columns? The shell says so where there is little room. */
  close = $state(false)
  constructor(
    readonly scene: () => Scene,
    readonly kinds: Kinds,
    readonly on: Hands = { touch: () => false },
  ) {}

  /** Attachments: areas and things report their element while they are there. */
  draws = (area: Key, field: Field, part: Part) => (svg: SVGSVGElement) => {
    this.#drawn.set(area, { svg, field, part })
    return () => this.#drawn.delete(area)
  }
  is = (key: Key) => (element: Element) => {
    this.#parts.set(key, element)
    return () => this.#parts.get(key) === element && this.#parts.delete(key)
  }

  /** Returns where a thing, a place or an area is in the window; undefined if it is not shown. */
  where(key: Key): Box | undefined {
    const part = this.#parts.get(key)
    if (part) return part.getBoundingClientRect()
    const thing = this.scene().things.find((one) => one.key === key)
    const at = thing && placesOf(thing).length ? placesOf(thing).join(' ') : key
    for (const [area, drawn] of this.#drawn) {
      if (thing ? thing.area !== area : !drawn.field.has(at)) continue
      const { scale, left, top } = placed(drawn)
      const [x, y] = drawn.field.centre(at)
      const size = drawn.field.cell * scale
      return { left: left + x * scale - size / 2, top: top + y * scale - size / 2, width: size, height: size }
    }
    return undefined
  }
  /** Returns the field under a point of the window, and where the point lies in it. */
  field(x: number, y: number): { field: Field; at: Point } | undefined {
    for (const drawn of this.#drawn.values()) {
      const { scale, left, top, box } = placed(drawn)
      if (x < box.left || x > box.right || y < box.top || y > box.bottom) continue
      return { field: drawn.field, at: [(x - left) / scale, (y - top) / scale] }
    }
    return undefined
  }
  /** Returns the things and areas under a point of the window, the smallest first. */
  under(x: number, y: number): Key[] {
    const found: [key: Key, size: number][] = []
    for (const [key, element] of this.#parts) {
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
      if (x >= left && x <= right && y >= top && y <= bottom) found.push([key, width * height])
    }
    return found.sort(([, a], [, b]) => a - b).map(([key]) => key)
  }
  /** Returns the pixels of a unit of the first field. */
  unit(): number {
    const [drawn] = this.#drawn.values()
    return drawn ? placed(drawn).scale : 1
  }
}

const KEY = Symbol('stage')
export const setStage = (stage: Stage): Stage => setContext(KEY, stage)
export const getStage = (): Stage => getContext<Stage>(KEY)
