// Made from the Rust types of crates/qin; do not edit.

/** The colour of a territory. */
export type Colour =
  /** Red. */
  | 'red'
  /** Yellow. */
  | 'yellow'
  /** Blue. */
  | 'blue'

/** Something that happened. */
export type Event =
  /** A tile was placed (Q7). */
  | {
      event: 'placed'
      /** By whom. */
      seat: number
      /** Which tile. */
      tile: string
      /** Where its first colour lies. */
      first: string
      /** Where its second colour lies. */
      second: string
    }
  /** A province grew (Q12). */
  | {
      event: 'grown'
      /** Its owner. */
      seat: number
      /** Its colour. */
      colour: Colour
      /** Where. */
      at: string
      /** Its territories now. */
      size: number
    }
  /** Provinces became one (Q14). */
  | {
      event: 'merged'
      /** Who owns it now. */
      seat: number
      /** Its colour. */
      colour: Colour
      /** Where. */
      at: string
      /** Its territories now. */
      size: number
    }
  /** Pagodas went back from a merged province (Q18). */
  | {
      event: 'returned'
      /** To whom. */
      seat: number
      /** How many. */
      count: number
      /** From the province here. */
      at: string
    }
  /** A province was founded, with a pagoda (Q11). */
  | {
      event: 'founded'
      /** By whom. */
      seat: number
      /** Its colour. */
      colour: Colour
      /** Where. */
      at: string
      /** Its territories. */
      size: number
    }
  /** A province got its second pagoda (Q13). */
  | {
      event: 'major'
      /** Whose. */
      seat: number
      /** Its colour. */
      colour: Colour
      /** Where. */
      at: string
    }
  /** A village was lost: its pagoda went back (Q20). */
  | {
      event: 'village_lost'
      /** By whom. */
      seat: number
      /** Which. */
      at: string
    }
  /** A village was won: a pagoda stands on it (Q19). */
  | {
      event: 'village_won'
      /** By whom. */
      seat: number
      /** Which. */
      at: string
    }
  /** A tile was drawn (Q21). */
  | {
      event: 'drew'
      /** By whom. */
      seat: number
      /** Which; only the drawer knows. */
      tile: string | null
    }
  /** A player placed nothing (Q24). */
  | {
      event: 'passed'
      /** Who. */
      seat: number
    }
  /** A player placed the last pagoda: the game is over (Q22). */
  | {
      event: 'last_pagoda'
      /** Who. */
      seat: number
    }
  /** No held tile can be placed: the game is over (Q23). */
  | { event: 'no_tile_fits' }
  /** The next game of a series begins (Q25). */
  | {
      event: 'next_game'
      /** Its number, counted from 1. */
      game: number
      /** Who begins. */
      seat: number
    }

/** A lone territory. */
export type Lone = {
  /** Where. */
  at: string
  /** Its colour. */
  colour: Colour
}

/** A player's side of the table. */
export type Player = {
  /** The pagodas left to place. */
  pagodas: number
  /** Pagodas left over in the earlier games of a series (Q25). */
  left_over: number
  /** Tiles in hand. */
  tiles: number
  /** The hand, if this eye may see it. */
  hand: string[] | null
  /** Everybody knows that the hand holds a double (Q6). */
  surely_double: boolean
  /** Everybody knows from a pass (Q24) that this many of the tiles, at least … */
  barred_tiles: number
  /** … are of none of these kinds. */
  barred: string[]
}

/** A province. */
export type Province = {
  /** Its colour. */
  colour: Colour
  /** Its owner. */
  owner: number | null
  /** The pagodas on it: 2 on a major province. */
  pagodas: number
  /** Is it major (Q13)? */
  major: boolean
  /** Its territories. */
  squares: string[]
}

/** How many of a kind of tile. */
export type TileCount = {
  /** The kind. */
  tile: string
  /** How many. */
  count: number
}

/** Whose decision it is. */
export type Turn =
  /** This seat decides. */
  | {
      /**
       * A place at the table: its index counts from 0 inside, and is written from 1 outside (`Seat::new(0)` prints `1`).
       * An `Option<Seat>` takes one byte, so that positions stay small.
       */
      decide: number
    }
  /** The game is over. */
  | 'over'

/** A position as an eye sees it. */
export type View = {
  /** The name of the board. */
  board: string
  /** Its title. */
  title: string
  /** The bare board, a row each: `.` meadow, `o` village, `~` water, `R` `Y` `B` starting territories. */
  rows: string[]
  /** The territories that belong to no province (Q10). */
  lone: Lone[]
  /** The provinces. */
  provinces: Province[]
  /** The villages, held or free. */
  villages: Village[]
  /** One entry for each seat. */
  players: Player[]
  /** Tiles in the face-down supply. */
  supply: number
  /** Tiles this eye has not seen: the supply and the hands hidden from it. */
  unseen: TileCount[]
  /** Whose decision it is. */
  turn: Turn
  /** The games of the series, as boards; one for a single game. */
  series: string[]
  /** Which of them is being played, counted from 1. */
  game: number
}

/** A village. */
export type Village = {
  /** Where. */
  at: string
  /** Who holds it. */
  owner: number | null
}
