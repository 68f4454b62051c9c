// Boards of squares: names as in the notation (columns from a, rows from 1 at the top), and walking by arrow keys.

export interface Grid {
  columns: number
  rows: number
}

/** The name of a square by its number, counted row by row. */
export const squareName = (cell: number, { columns }: Grid): string =>
  String.fromCharCode(97 + (cell % columns)) + (Math.floor(cell / columns) + 1)

/** The number of a square by its name. */
export const squareNumber = (name: string, { columns }: Grid): number =>
  (Number(name.slice(1)) - 1) * columns + name.charCodeAt(0) - 97

/** The squares that share an edge with one. */
export function beside(cell: number, { columns, rows }: Grid): number[] {
  const [x, y] = [cell % columns, Math.floor(cell / columns)]
  return [
    ...(x > 0 ? [cell - 1] : []),
    ...(x < columns - 1 ? [cell + 1] : []),
    ...(y > 0 ? [cell - columns] : []),
    ...(y < rows - 1 ? [cell + columns] : []),
  ]
}

/** Where a key leads from a square; undefined for keys that do not walk. */
export function step(cell: number, key: string, { columns, rows }: Grid): number | undefined {
  const [x, y] = [cell % columns, Math.floor(cell / columns)]
  const at = (column: number, row: number) =>
    Math.max(0, Math.min(rows - 1, row)) * columns + Math.max(0, Math.min(columns - 1, column))
  switch (key) {
    case 'ArrowLeft':
      return at(x - 1, y)
    case 'ArrowRight':
      return at(x + 1, y)
    case 'ArrowUp':
      return at(x, y - 1)
    case 'ArrowDown':
      return at(x, y + 1)
    case 'Home':
      return at(0, y)
    case 'End':
      return at(columns - 1, y)
    default:
      return undefined
  }
}
