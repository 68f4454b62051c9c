// The part of a board that an example needs: everything that lies on it at any step, and a square around.

import { squareNumber, type Grid } from '$lib/board/square'
import { CELL, ORIGIN } from './measure'
import { gridOf } from './scene'
import type { View } from './view'

export interface Crop {
  left: number
  top: number
  width: number
  height: number
}

/** Boards up to this many squares across are shown whole. */
const WHOLE = 8
const LEAST = 5
/** A small picture shows at least so many squares. */
const SMALL = [6, 4] as const

export function cropOf(views: View[]): Crop {
  const [first] = views
  if (!first) return { left: 0, top: 0, width: 1, height: 1 }
  const grid = gridOf(first)
  const cells = views.flatMap((view) =>
    [
      ...view.provinces.flatMap(({ squares }) => squares),
      ...view.lone.map(({ at }) => at),
      ...view.villages.filter(({ owner }) => owner !== null).map(({ at }) => at),
    ].map((at) => squareNumber(at, grid)),
  )
  const [left, columns] = span(
    cells.map((cell) => cell % grid.columns),
    grid.columns,
  )
  const [top, rows] = span(
    cells.map((cell) => Math.floor(cell / grid.columns)),
    grid.rows,
  )
  // At the edge of the board the frame and the names of rows and columns are seen too.
  const from = (at: number) => (at === 0 ? 0 : ORIGIN + at * CELL)
  const to = (at: number, all: number) => ORIGIN + at * CELL + (at === all ? ORIGIN : 0)
  return {
    left: from(left),
    top: from(top),
    width: to(left + columns, grid.columns) - from(left),
    height: to(top + rows, grid.rows) - from(top),
  }
}

/** The squares around some of them, for a small picture that is a little wider than high. */
export function cropAround(cells: number[], grid: Grid): Crop {
  const [left, columns] = near(
    cells.map((cell) => cell % grid.columns),
    grid.columns,
    SMALL[0],
  )
  const [top, rows] = near(
    cells.map((cell) => Math.floor(cell / grid.columns)),
    grid.rows,
    SMALL[1],
  )
  return { left: ORIGIN + left * CELL, top: ORIGIN + top * CELL, width: columns * CELL, height: rows * CELL }
}

/** So many squares in the middle of which the used ones lie; more if they reach further. */
function near(used: number[], all: number, least: number): [from: number, count: number] {
  const [low, high] = used.length ? [Math.min(...used), Math.max(...used)] : [0, all - 1]
  const count = Math.min(all, Math.max(least, high - low + 3))
  return [Math.max(0, Math.min(all - count, Math.round((low + high + 1 - count) / 2))), count]
}

/** Where to begin, and how many squares to show. */
function span(used: number[], all: number): [from: number, count: number] {
  if (all <= WHOLE || used.length === 0) return [0, all]
  let from = Math.max(0, Math.min(...used) - 1)
  let to = Math.min(all, Math.max(...used) + 2)
  while (to - from < Math.min(LEAST, all)) {
    if (from > 0) from--
    if (to < all) to++
  }
  return [from, to - from]
}
