// What the engine sends of Qin: the twins of `crates/qin/src/view.rs` and `event.rs`.

export type Colour = 'red' | 'yellow' | 'blue'
/** Two letters: RR, YY, BB, RY, RB, YB. */
export type Tile = string
export type Letter = 'R' | 'Y' | 'B'

export interface View {
  board: string
  title: string
  rows: string[]
  lone: { at: string; colour: Colour }[]
  provinces: Province[]
  villages: { at: string; owner: number | null }[]
  players: Player[]
  supply: number
  unseen: { tile: Tile; count: number }[]
  turn: { decide: number } | 'over'
  series: string[]
  game: number
}

export interface Province {
  colour: Colour
  owner: number | null
  pagodas: number
  major: boolean
  squares: string[]
}

export interface Player {
  pagodas: number
  left_over: number
  tiles: number
  hand: Tile[] | null
  surely_double: boolean
}

export type Event =
  | { event: 'placed'; seat: number; tile: Tile; first: string; second: string }
  | { event: 'grown' | 'merged' | 'founded'; seat: number; colour: Colour; at: string; size: number }
  | { event: 'returned'; seat: number; count: number; at: string }
  | { event: 'major'; seat: number; colour: Colour; at: string }
  | { event: 'village_lost' | 'village_won'; seat: number; at: string }
  | { event: 'drew'; seat: number; tile: Tile | null }
  | { event: 'passed' | 'last_pagoda'; seat: number }
  | { event: 'no_tile_fits' }
  | { event: 'next_game'; game: number; seat: number }

/** The suffix of a colour's tokens: `--t-red`, `--t-yel`, `--t-blu`. */
export const TOKEN = { red: 'red', yellow: 'yel', blue: 'blu', R: 'red', Y: 'yel', B: 'blu' } as const

export const LETTER_COLOUR = { R: 'red', Y: 'yellow', B: 'blue' } as const
