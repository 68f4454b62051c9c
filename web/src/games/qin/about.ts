// What lies on the squares of Qin's board, by the kinds of things that are explained, and the answer that a click on a square
// without a legal one would have been.

import { squareName, squareNumber, type Grid } from '$lib/board/square'
import { gridOf, type Area } from './scene'
import type { Tile, View } from './view'

const RANKS = { lone: 'lone-territory', province: 'province', major: 'major-province' } as const

/** The kind of every square that is not bare meadow. */
export function kinds(view: View, land: Area[]): Map<number, string> {
  const grid = gridOf(view)
  const found = new Map<number, string>()
  view.rows.forEach((row, y) =>
    [...row].forEach((square, x) => {
      if (square === '~') found.set(y * grid.columns + x, 'lake')
    }),
  )
  for (const { at } of view.villages) found.set(squareNumber(at, grid), 'village')
  const starts = (cell: number) =>
    'RYB'.includes(view.rows[Math.floor(cell / grid.columns)]?.[cell % grid.columns] ?? ' ')
  for (const { cells, rank } of land)
    for (const cell of cells) found.set(cell, rank === 'lone' && starts(cell) ? 'starting-territory' : RANKS[rank])
  return found
}

/** The kind of a tile: of one colour or of two. */
export const tileKind = (tile: Tile): string => (tile[0] === tile[1] ? 'tile-double' : 'tile-two-colours')

/**
 * A placement of the tile on a square, in notation, that tells most about why nothing goes there: on free squares if it can be, and
 * beside a territory if there is one.
 */
export function attempt(tile: Tile, cell: number, view: View, taken: ReadonlyMap<number, string>): string {
  const grid = gridOf(view)
  const free = (one: number) => !taken.has(one)
  const touches = (one: number) => around(one, grid).some((next) => /territory|province/.test(taken.get(next) ?? ''))
  const worth = (other: number) => (free(other) ? 2 : 0) + (touches(other) || touches(cell) ? 1 : 0)
  const [second = cell] = around(cell, grid).sort((one, other) => worth(other) - worth(one))
  return `${tile} ${squareName(cell, grid)} ${squareName(second, grid)}`
}

/** The squares that share an edge with one. */
function around(cell: number, { columns, rows }: Grid): number[] {
  const [x, y] = [cell % columns, Math.floor(cell / columns)]
  return [
    ...(x + 1 < columns ? [cell + 1] : []),
    ...(y + 1 < rows ? [cell + columns] : []),
    ...(x > 0 ? [cell - 1] : []),
    ...(y > 0 ? [cell - columns] : []),
  ]
}
