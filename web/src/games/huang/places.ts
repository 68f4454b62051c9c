// Where the hexes lie on the drawn map.

import { around, centre, hexAt, hexName, round, type Point } from '$lib/hex/geometry'
import type { Spot } from './view'

const centres = new Map<Spot, Point>()

/** The middle of a hex: asked for a hundred hexes at a click, and worked out once. */
export function at(spot: Spot): Point {
  const known = centres.get(spot)
  if (known) return known
  const found = centre(hexAt(spot))
  centres.set(spot, found)
  return found
}

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
