// The measures of the drawn board. Both are multiples of 20, so that the patterns meet the squares.

export const CELL = 60
export const ORIGIN = 20
