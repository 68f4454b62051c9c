// A scene as text: what tests compare, and what a developer reads. A field is a diagram; a flow is a line.
import { placesOf, touchKey, type Key, type Scene, type Thing } from './types'

/** Writes lit places as `*` (or a capital letter), ghosts as `#`, touched things in brackets. */
export function asText(scene: Scene, letters: Record<string, (thing: Thing) => string> = {}): string {
  const letter = (thing: Thing) => letters[thing.kind]?.(thing) ?? thing.kind[0] ?? '?'
  return scene.areas
    .map((area) => {
      const things = scene.things.filter((thing) => thing.area === area.key)
      if (area.layout !== 'field') {
        const words = things.map((thing) => {
          const word = thing.name ?? thing.key
          if (scene.touched.has(thing.key)) return `[${word}]`
          return scene.lit.places.has(touchKey(thing)) ? `${word}*` : thing.dim ? `(${word})` : word
        })
        return `${area.name}: ${words.join(' | ')}`
      }
      const at = new Map<Key, string>()
      for (const thing of things)
        for (const place of placesOf(thing)) at.set(place, (at.get(place) ?? '') + letter(thing))
      const ghosts = new Set(scene.marks.flatMap((mark) => (mark.mark === 'ghost' ? placesOf(mark.thing) : [])))
      const cell = (place: Key) => {
        const last = at.get(place)?.slice(-1) ?? '.'
        if (ghosts.has(place)) return '#'
        return scene.lit.places.has(place) ? (last === '.' ? '*' : last.toUpperCase()) : last
      }
      return `${area.name}\n${area.field.rows.map((row) => row.map(cell).join(' ')).join('\n')}`
    })
    .join('\n')
}
