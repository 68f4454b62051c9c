// A scene that follows the game. Its parts are derived separately, so a touch computes what is lit and marked, and nothing else. The renderer
// reads `scene.lit`, never a whole scene that is new with every click.
import type { Area, Key, Layout, Lit, Mark, Scene, Thing } from './types'

interface Parts {
  layout: () => Layout
  lit: () => Lit
  marks: () => readonly Mark[]
  touched: () => ReadonlySet<Key>
}
const NONE: readonly never[] = []

export class LiveScene implements Scene {
  constructor(readonly parts: Parts) {}
  #layout = $derived.by(() => this.parts.layout())
  areas = $derived(this.#layout.areas)
  things = $derived(this.#layout.things)
  lit = $derived.by(() => this.parts.lit())
  marks = $derived.by(() => this.parts.marks())
  touched = $derived.by(() => this.parts.touched())
  #areas = $derived(new Map(this.areas.map((area) => [area.key, area])))
  #inside = $derived.by(() => {
    const inside = new Map<Key, Thing[]>()
    for (const thing of this.things) {
      const list = inside.get(thing.area)
      if (list) list.push(thing)
      else inside.set(thing.area, [thing])
    }
    return inside
  })
  area = (key: Key): Area | undefined => this.#areas.get(key)
  inside = (area: Key): readonly Thing[] => this.#inside.get(area) ?? NONE
}
