// On which side of its hex the name of a capital stands: above, or below where a building stands in the way.

import type { Point } from '$lib/hex/geometry'
import { at, middle } from './places'
import type { Spot, View } from './view'

/** From the middle of a hex to that of its plate, and how high the plate is. */
export const PLATE = { away: 33, high: 16 }

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}
const box = ([x, y]: Point, half: number, above: number, below: number): Box => ({
  left: x - half,
  right: x + half,
  top: y - above,
  bottom: y + below,
})
const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

/** What the drawings of the buildings cover. */
const built = ({ pagodas, palace }: Pick<View, 'pagodas' | 'palace'>): Box[] => [
  ...pagodas.map(({ at: spots }) => box(middle(spots), 21, 42, 21)),
  ...(palace.length ? [box(middle(palace), 40, 37, 23)] : []),
]

/** How far below the middle of its hex the plate of a capital stands; above is less than nothing. */
export function plateAt(spot: Spot, wide: number, view: Pick<View, 'pagodas' | 'palace'>): number {
  const [x, y] = at(spot)
  const covered = (by: number) => {
    const plate = box([x, y + by], wide / 2, PLATE.high / 2, PLATE.high / 2)
    return built(view).reduce((sum, building) => sum + shared(plate, building), 0)
  }
  return covered(PLATE.away) < covered(-PLATE.away) ? PLATE.away : -PLATE.away
}
