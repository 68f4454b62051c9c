// Placing a tile: the legal choices by tile and square, and turning a tile about the square that was picked.

import { squareName, squareNumber, type Grid } from '$lib/board/square'
import type { Choice } from '$lib/games'
import type { ActionData, Tile } from './view'

/** A tile and where it lies. */
export interface Lying {
  tile: Tile
  /** Where the tile's first colour lies. */
  first: number
  second: number
}

/** A legal placement. */
export interface Placement extends Lying {
  choice: Choice<'qin'>
}

/** The placements among the choices. A pass is none. */
export function placements(choices: Choice<'qin'>[], grid: Grid): Placement[] {
  return choices.flatMap((choice) => {
    const { action } = choice
    if (action.action !== 'place') return []
    const [first, second] = [squareNumber(action.first, grid), squareNumber(action.second, grid)]
    return [{ choice, tile: action.tile, first, second }]
  })
}

/** The squares that an action covers: none by a pass. */
export const covered = (action: ActionData): string[] =>
  action.action === 'place' ? [action.first, action.second] : []

/** The squares of a tile: "c4–c5". */
export const nameOf = ({ first, second }: Lying, grid: Grid): string =>
  `${squareName(first, grid)}–${squareName(second, grid)}`

/** The same in a sentence whose lines may end anywhere but there. */
export const unbroken = (squares: string): string => squares.replace('–', '–\u2060')

export const covers = (placement: Lying, cell: number): boolean => placement.first === cell || placement.second === cell

/** Clockwise from the east: which way the tile's second half points, and for the same way the first colour first. */
function turnOf({ first, second }: Lying, anchor: number): number {
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
