// The geometries of boards.
import { outline as squareOutline } from '$lib/art/outline'
import { squareName, squareNumber, step as squareStep } from '$lib/board/square'
import { centre as hexCentre, hexAt, hexName, hexUnder, outline as hexOutline, walk, WIDTH } from '$lib/hex/geometry'
import type { Field, Key, Point } from './types'

const mean = (points: Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
]

/** Remembers centres: `c4 c5` lies between c4 and c5. */
function centres(one: (place: Key) => Point): (place: Key) => Point {
  const known = new Map<Key, Point>()
  return (place) => {
    let found = known.get(place)
    if (!found) known.set(place, (found = place.includes(' ') ? mean(place.split(' ').map(one)) : one(place)))
    return found
  }
}

/** A board of squares, with a margin of `origin` for the names of rows and columns. */
export function squares(columns: number, rows: number, cell = 60, origin = 20): Field {
  const grid = { columns, rows }
  const names = Array.from({ length: rows }, (_, y) =>
    Array.from({ length: columns }, (_, x) => squareName(y * columns + x, grid)),
  )
  const all = new Set(names.flat())
  return {
    width: columns * cell + 2 * origin,
    height: rows * cell + 2 * origin,
    cell,
    rows: names,
    has: (place) => all.has(place) || (place.includes(' ') && place.split(' ').every((one) => all.has(one))),
    centre: centres((place) => {
      const n = squareNumber(place, grid)
      return [origin + (n % columns) * cell + cell / 2, origin + Math.floor(n / columns) * cell + cell / 2]
    }),
    outline: (places, inset, radius = 8) =>
      squareOutline(
        Array.from(places, (place) => squareNumber(place, grid)),
        columns,
        { cell, inset, radius, origin },
      ),
    step: (from, arrow) => {
      const next = squareStep(squareNumber(from, grid), arrow, grid)
      return next === undefined ? undefined : squareName(next, grid)
    },
    under: ([x, y]) => names[Math.floor((y - origin) / cell)]?.[Math.floor((x - origin) / cell)],
  }
}

/** A map of pointy hexes, given as rows of signs: `#` is no hex. */
export function hexes(map: readonly string[], size: { width: number; height: number }): Field {
  const isHex = ([x, y]: readonly [number, number]) => (map[y]?.[x] ?? '#') !== '#'
  const names = map.map((row, y) => [...row].flatMap((_, x) => (isHex([x, y]) ? [hexName([x, y])] : [])))
  const all = new Set(names.flat())
  return {
    width: size.width,
    height: size.height,
    cell: WIDTH,
    rows: names,
    has: (place) => all.has(place) || (place.includes(' ') && place.split(' ').every((one) => all.has(one))),
    centre: centres((place) => hexCentre(hexAt(place))),
    outline: (places, inset, radius = 9) => hexOutline(places, inset, radius),
    step: (from, arrow) => {
      let next = walk(hexAt(from), arrow)
      // Steps over gaps to the next hex in this direction.
      for (let i = 0; next && i < 20 && !isHex(next); i++) next = walk(next, arrow)
      return next && isHex(next) ? hexName(next) : undefined
    },
    under: ([x, y]) => {
      const hex = hexUnder(x, y)
      return isHex(hex) ? hexName(hex) : undefined
    },
  }
}
