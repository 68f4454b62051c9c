// Pieces that touch on the drawn map, as groups with the names of their capitals: for who leads where, and for the names in the log.

import { capital } from './capitals'
import { near } from './places'
import type { Leader, Spot, View } from './view'

export interface Group {
  /** The states of its capitals, in the order of the map; empty if it has none. */
  names: string[]
  cells: Set<Spot>
  leaders: Leader[]
}

/** What stands on a map: the hexes that are taken, and the leaders among them. */
export interface Standing {
  taken: ReadonlySet<Spot>
  leaders: Leader[]
}

export const standing = ({ tiles, leaders }: Pick<View, 'tiles' | 'leaders'>): Standing => ({
  taken: new Set([...tiles, ...leaders].map(({ at }) => at)),
  leaders,
})

/** The hexes that are linked with one, itself included; none if nothing stands there. */
function linked(start: Spot, taken: ReadonlySet<Spot>): Set<Spot> {
  const found = new Set<Spot>(taken.has(start) ? [start] : [])
  for (const spot of found) for (const beside of near(spot)) if (taken.has(beside)) found.add(beside)
  return found
}

/** The group around a hex. */
export function groupAt(spot: Spot, { taken, leaders }: Standing, map: View['map']): Group {
  const cells = linked(spot, taken)
  return {
    names: map.capitals.filter(({ at }) => cells.has(at)).map(({ name }) => capital(name).state),
    cells,
    leaders: leaders.filter(({ at }) => cells.has(at)),
  }
}

/** Every group that has a capital or a leader: those with a capital first, in the order of the map. */
export function groups(view: View): Group[] {
  const now = standing(view)
  const seen = new Set<Spot>()
  return [...view.map.capitals, ...view.leaders].flatMap(({ at }) => {
    if (seen.has(at) || !now.taken.has(at)) return []
    const group = groupAt(at, now, view.map)
    for (const spot of group.cells) seen.add(spot)
    return [group]
  })
}
