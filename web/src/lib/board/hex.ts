// Boards of pointy hexes in offset rows: odd rows (counted from 1, the second, fourth …) lie half a hex to the right unless told
// otherwise. Names are as in the notation: columns from a, rows from 1 at the top.

export interface HexGrid {
  columns: number
  rows: number
  /** The side of a hex. */
  side: number
}

export const hexName = (column: number, row: number): string => String.fromCharCode(97 + column) + (row + 1)

export function hexPlace(name: string): [column: number, row: number] {
  return [name.charCodeAt(0) - 97, Number(name.slice(1)) - 1]
}

/** The centre of a hex. */
export function hexCentre(column: number, row: number, { side }: HexGrid): [x: number, y: number] {
  const width = Math.sqrt(3) * side
  return [width * (column + 0.5 + (row % 2) / 2), side * (1 + 1.5 * row)]
}

/** The corners of a hex around a centre, the top one first, clockwise. */
export function hexCorners(x: number, y: number, side: number): [number, number][] {
  return [0, 1, 2, 3, 4, 5].map((k) => {
    const angle = ((k - 1.5) * Math.PI) / 3
    return [x + side * Math.cos(angle), y + side * Math.sin(angle)]
  })
}

/** Where an arrow key leads from a hex; rows are changed towards the nearer side. */
export function hexStep(column: number, row: number, key: string, grid: HexGrid): [number, number] | undefined {
  const keep = (c: number, r: number): [number, number] => [
    Math.max(0, Math.min(grid.columns - 1, c)),
    Math.max(0, Math.min(grid.rows - 1, r)),
  ]
  switch (key) {
    case 'ArrowLeft':
      return keep(column - 1, row)
    case 'ArrowRight':
      return keep(column + 1, row)
    case 'ArrowUp':
      return keep(column, row - 1)
    case 'ArrowDown':
      return keep(column, row + 1)
    default:
      return undefined
  }
}
