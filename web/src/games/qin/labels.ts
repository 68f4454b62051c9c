// Where the labels of hints lie, so that none covers another: several tiles may go to the same squares, or to squares beside them.

export interface Label {
  x: number
  y: number
  wide: number
  /** The number of the hint; none in a report. */
  rank: number | undefined
  /** Its chance, or what a report says of it. */
  word: string
}

/** From one row of labels to the next: as high as the round ones on phones. */
const ROW = 36

/** How wide a label is. */
export const widthOf = (rank: number | undefined, word: string) => (rank ? 38 : 16) + word.length * 9

/** The labels, the best first, each moved down until it is free. */
export function spread(labels: Label[]): Label[] {
  const placed: Label[] = []
  const isCovered = ({ x, y, wide }: Label) =>
    placed.some((other) => Math.abs(other.x - x) < (other.wide + wide) / 2 && Math.abs(other.y - y) < ROW)
  for (const label of labels) {
    let moved = label
    while (isCovered(moved)) moved = { ...moved, y: moved.y + ROW }
    placed.push(moved)
  }
  return placed
}
