// The part of a map that an example needs: everything that stands on it at any step, and the hexes around.

import { landscape } from '$lib/hex/landscape'
import { SIDE, WIDTH } from '$lib/hex/geometry'
import { at } from './places'
import type { Spot, View } from './view'

/** So far from the edge reach the letters and numbers of the map: they are shown whole or not at all. */
const AXIS = 24

export interface Crop {
  left: number
  top: number
  width: number
  height: number
}

export function cropOf(views: View[]): Crop {
  const [first] = views
  if (!first) return { left: 0, top: 0, width: 1, height: 1 }
  const land = landscape(first.map.rows)
  const points = views.flatMap((view) => [...used(view, first)].map((spot) => at(spot)))
  if (points.length === 0) return { left: 0, top: 0, width: land.width, height: land.height }
  const [left, width] = span(
    points.map(([x]) => x),
    1.6 * WIDTH,
    6 * WIDTH,
    land.width,
  )
  const [top, height] = span(
    points.map(([, y]) => y),
    2.4 * SIDE,
    6.5 * SIDE,
    land.height,
  )
  return { left, top, width, height }
}

/** The hexes around some of them, for a small picture that is wider than high. */
export function cropAround(spots: Spot[], view: View): Crop {
  const land = landscape(view.map.rows)
  const points = spots.map(at)
  const [left, width] = span(
    points.map(([x]) => x),
    1.4 * WIDTH,
    5.5 * WIDTH,
    land.width,
  )
  const [top, height] = span(
    points.map(([, y]) => y),
    1.6 * SIDE,
    5 * SIDE,
    land.height,
  )
  return { left, top, width, height }
}

/** The hexes with something on them; a capital that nobody has touched in the whole example is left out if there is anything else. */
function used(view: View, first: View): Set<string> {
  const capitals = new Set(first.map.capitals.map(({ at: spot }) => spot))
  const leaders = view.leaders.map(({ at: spot }) => spot)
  const tiles = view.tiles.map(({ at: spot }) => spot)
  const others = [
    ...leaders,
    ...tiles.filter((spot) => !capitals.has(spot)),
    ...view.bandits.flatMap((camp) => camp.at),
  ]
  return new Set(others.length ? others : tiles)
}

/** Where to begin and how far to reach: the points with room around them, not less than `least`, inside the drawing. */
function span(points: number[], room: number, least: number, all: number): [from: number, length: number] {
  const [low, high] = [Math.min(...points) - room, Math.max(...points) + room]
  const length = Math.min(all, Math.max(least, high - low))
  const from = Math.max(0, Math.min(all - length, (low + high - length) / 2))
  return from < AXIS ? [0, length + from] : [from, length]
}
