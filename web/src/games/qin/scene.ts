// The board as areas, seams and pieces, worked out once from a view: what Board.svelte paints.

import { squareNumber, type Grid } from '$lib/board/square'
import type { Colour, Event, View } from './view'

export interface Area {
  colour: Colour
  cells: number[]
  rank: 'lone' | 'province' | 'major'
  owner: number | null
  pagodas: number
}

/** Pagodas of a seat on a square. */
export interface Piece {
  at: number
  seat: number
  /** 2 is a double pagoda. */
  count: number
  village: boolean
}

export const gridOf = (view: View): Grid => ({ columns: view.rows[0]?.length ?? 0, rows: view.rows.length })

/** All territories as connected areas, lone ones included. */
export function areas(view: View): Area[] {
  const grid = gridOf(view)
  const number = (name: string) => squareNumber(name, grid)
  return [
    ...view.lone.map(({ at, colour }): Area => ({
      colour,
      cells: [number(at)],
      rank: 'lone',
      owner: null,
      pagodas: 0,
    })),
    ...view.provinces.map(({ colour, squares, major, owner, pagodas }): Area => ({
      colour,
      cells: squares.map(number),
      rank: major ? 'major' : 'province',
      owner,
      pagodas,
    })),
  ]
}

/**
 * Where the pagodas stand. A province's pagoda may stand on any of its squares, so it stays where it stood before (`stood`, which
 * is brought up to date) and a new one begins at the square that the events named.
 */
export function pieces(view: View, stood: Map<number, number>, named: Set<number>): Piece[] {
  const grid = gridOf(view)
  const all: Piece[] = []
  const stand = new Map<number, number>()
  for (const province of view.provinces) {
    if (province.owner === null) continue
    const cells = province.squares.map((square) => squareNumber(square, grid))
    const at =
      cells.find((cell) => stood.get(cell) === province.owner) ?? cells.find((cell) => named.has(cell)) ?? cells[0]
    if (at === undefined) continue
    stand.set(at, province.owner)
    all.push({ at, seat: province.owner, count: province.pagodas, village: false })
  }
  stood.clear()
  for (const [at, owner] of stand) stood.set(at, owner)
  for (const { at, owner } of view.villages) {
    if (owner !== null) all.push({ at: squareNumber(at, grid), seat: owner, count: 1, village: true })
  }
  // Front rows last, so that they stand before those behind.
  return all.sort((a, b) => a.at - b.at)
}

/** All pagodas of a seat: those left to place, and those that stand. */
export function pagodasOf(view: View, seat: number): number {
  const standing = pieces(view, new Map(), new Set()).filter((piece) => piece.seat === seat)
  return standing.reduce((sum, { count }) => sum + count, view.players[seat - 1]?.pagodas ?? 0)
}

/** Which squares lie under one tile, from what was placed: pairs as `low,high`. */
export function tilePairs(events: Event[], grid: Grid): Set<string> {
  const pairs = new Set<string>()
  for (const event of events) {
    if (event.event === 'next_game') pairs.clear()
    if (event.event !== 'placed') continue
    const cells = [squareNumber(event.first, grid), squareNumber(event.second, grid)].sort((a, b) => a - b)
    pairs.add(cells.join())
  }
  return pairs
}

/** The lines between squares of one area: borders of tiles, and the middles of tiles. */
export function seams(cells: number[], pairs: Set<string>, grid: Grid, side: number, origin: number) {
  const inside = new Set(cells)
  let [border, middle] = ['', '']
  for (const cell of cells) {
    for (const down of [false, true]) {
      const next = cell + (down ? grid.columns : 1)
      if ((!down && next % grid.columns === 0) || !inside.has(next)) continue
      const x = origin + (next % grid.columns) * side
      const y = origin + Math.floor(next / grid.columns) * side
      const line = down ? `M${x + 4} ${y}H${x + side - 4}` : `M${x} ${y + 4}V${y + side - 4}`
      if (pairs.has(`${cell},${next}`)) middle += line
      else border += line
    }
  }
  return { border, middle }
}

/** The squares an event is about. */
export function squaresOf(event: Event): string[] {
  if (event.event === 'placed') return [event.first, event.second]
  return 'at' in event ? [event.at] : []
}
