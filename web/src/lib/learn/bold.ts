// `**bold**` in what a guide says: what to look at.

export interface Piece {
  text: string
  bold: boolean
}

export const pieces = (said: string): Piece[] =>
  said
    .split('**')
    .map((text, index) => ({ text, bold: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
