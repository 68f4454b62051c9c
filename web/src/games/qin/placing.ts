// Placing a tile: the legal choices by tile and square, and turning a tile about the square that was picked.

import { squareNumber, type Grid } from '$lib/board/square'
import type { Choice } from '$lib/protocol/types'
import type { Tile } from './view'

/** A legal placement. */
export interface Placement {
  choice: Choice
  tile: Tile
  /** Where the tile's first colour lies. */
  first: number
  second: number
}

/** Reads the placements out of the choices: `RY c4 c5`. A pass is none. */
export function placements(choices: Choice[], grid: Grid): Placement[] {
  return choices.flatMap((choice) => {
    const [tile, first, second] = choice.notation.split(' ')
    if (!tile || !first || !second) return []
    return [{ choice, tile, first: squareNumber(first, grid), second: squareNumber(second, grid) }]
  })
}

export const covers = (placement: Placement, cell: number): boolean =>
  placement.first === cell || placement.second === cell

/** Clockwise from the east: which way the tile's second half points, and for the same way the first colour first. */
function turnOf({ first, second }: Placement, anchor: number): number {
  const other = first === anchor ? second : first
  const way = other === anchor + 1 ? 0 : other > anchor ? 1 : other === anchor - 1 ? 2 : 3
  return way * 2 + (first === anchor ? 0 : 1)
}

/** The ways a tile can lie over a square, in the order in which it turns. */
export function turns(all: Placement[], tile: Tile, anchor: number): Placement[] {
  return all
    .filter((placement) => placement.tile === tile && covers(placement, anchor))
    .sort((a, b) => turnOf(a, anchor) - turnOf(b, anchor))
}

/** The next way round, or the previous one. */
export function turned(all: Placement[], now: Placement, anchor: number, by: 1 | -1): Placement {
  const ways = turns(all, now.tile, anchor)
  const index = ways.findIndex((placement) => placement.choice.number === now.choice.number)
  return ways[(index + by + ways.length) % ways.length] ?? now
}

/** How a tile lies first when a square is picked: as it lay before if it can, otherwise the first way. */
export function firstTurn(
  all: Placement[],
  tile: Tile,
  anchor: number,
  before: Placement | null,
): Placement | undefined {
  const ways = turns(all, tile, anchor)
  const lies = (placement: Placement) => placement.second - placement.first
  return ways.find((placement) => before && lies(placement) === lies(before) && placement.first === anchor) ?? ways[0]
}

/** The square nearest to a point (in squares from the corner) on which something can be placed. */
export function nearest(
  cells: Iterable<number>,
  x: number,
  y: number,
  { columns }: Grid,
  reach: number,
): number | undefined {
  let best: number | undefined
  let least = reach
  for (const cell of cells) {
    const distance = Math.hypot((cell % columns) + 0.5 - x, Math.floor(cell / columns) + 0.5 - y)
    if (distance < least) [best, least] = [cell, distance]
  }
  return best
}
