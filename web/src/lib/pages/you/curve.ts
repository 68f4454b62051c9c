// A rating over the games that counted for it, as points of a drawing.

export interface Curve {
  /** The points of the line, as SVG wants them. */
  points: string
  /** The lowest and the highest figure that the drawing shows, on round numbers. */
  low: number
  high: number
  /** Where the last point is. */
  end: { x: number; y: number }
}

/** The figures, oldest first, in a drawing of this size; a single one is a level line. */
export function curve(ratings: readonly number[], width: number, height: number): Curve {
  const step = 50
  const low = Math.floor((Math.min(...ratings) - 1) / step) * step
  const high = Math.ceil((Math.max(...ratings) + 1) / step) * step
  const drawn = ratings.length === 1 ? [ratings[0] ?? low, ratings[0] ?? low] : ratings
  const x = (index: number) => (index / (drawn.length - 1)) * width
  const y = (rating: number) => height - ((rating - low) / (high - low)) * height
  const points = drawn.map((rating, index) => `${x(index).toFixed(1)},${y(rating).toFixed(1)}`).join(' ')
  return { points, low, high, end: { x: x(drawn.length - 1), y: y(drawn.at(-1) ?? low) } }
}
