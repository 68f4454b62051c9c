// What the engine sends of Qin, and what the table makes of its names.

export type { ActionData, Colour, Effect, Event, Player, Province, Tile, View } from './engine'

export type Letter = 'R' | 'Y' | 'B'

/** The suffix of a colour's tokens: `--t-red`, `--t-yel`, `--t-blu`. */
export const TOKEN = { red: 'red', yellow: 'yel', blue: 'blu', R: 'red', Y: 'yel', B: 'blu' } as const

export const LETTER_COLOUR = { R: 'red', Y: 'yellow', B: 'blue' } as const
