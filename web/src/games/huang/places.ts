// Where the hexes lie on the drawn map.

import { around, centre, hexAt, hexName, round, type Point } from '$lib/hex/geometry'
import type { Spot } from './view'

export const at = (spot: Spot): Point => centre(hexAt(spot))

/** The hexes around one. */
export const near = (spot: Spot): Spot[] => around(hexAt(spot)).map(hexName)

/** The point in the middle of several hexes. */
export function middle(spots: Spot[]): Point {
  const points = spots.map(at)
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length
  return [mean(0), mean(1)]
}

/** What moves a drawing from the origin to a point. */
export const move = ([x, y]: Point): string => `translate(${round(x)} ${round(y)})`
