// Made from the Rust types of crates/qin; do not edit.

/** An action: `{"action": "place", "tile": "RY", "first": "c4", "second": "c5"}` or `{"action": "pass"}`. */
export type ActionData =
  /** A tile is placed (Q7). */
  | {
      action: 'place'
      /** Which tile: `RR`, `YY`, `BB`, `RY`, `RB` or `YB`. */
      tile: Tile
      /** Where its first colour lies. */
      first: Square
      /** Where its second colour lies. */
      second: Square
    }
  /** Nothing can be placed (Q24). */
  | { action: 'pass' }

/** A public figure that changes. */
export type Change = {
  /** What it counts. */
  what: Counted
  /** By how much. */
  by: number
  /** Whose it is; nobody's if it is the table's. */
  seat?: number
}

/** The colour of a territory. */
export type Colour =
  /** Red. */
  | 'red'
  /** Yellow. */
  | 'yellow'
  /** Blue. */
  | 'blue'

/** What a public figure counts. */
export type Counted =
  /** A player's pagodas that are left to place (Q3). */
  | 'pagodas_left'
  /** A player's pagodas on provinces. */
  | 'pagodas_on_provinces'
  /** A player's pagodas on villages. */
  | 'pagodas_on_villages'
  /** A player's provinces that carry a pagoda; one that the end of the game leaves without is not founded (Q22). */
  | 'provinces'
  /** The territories in them. */
  | 'territories'
  /** The villages a player holds. */
  | 'villages'
  /** The tiles a player holds. */
  | 'tiles_held'
  /** A player's pagodas left over in the earlier games of a series (Q25). */
  | 'left_over'
  /** Red territories on the board. */
  | 'red'
  /** Yellow territories on the board. */
  | 'yellow'
  /** Blue territories on the board. */
  | 'blue'
  /** Tiles in the supply. */
  | 'supply'
  /** The number of the game in a series. */
  | 'game'

/** What everybody can see that an action would do. What is empty is left out when it is written. */
export type Effect = {
  /** Who places the last pagoda, which ends the game (Q22). */
  last_pagoda?: number
  /** The next game of the series that has begun (Q25). It is dealt first, so it cannot be foreseen. */
  next_game?: NextGame
  /** The pagodas that are placed or come back, in this order. */
  pagodas?: PagodaChange[]
  /** The tile that is placed; none by a pass. */
  placed?: Placed
  /** The provinces that are founded, grow or become one (Q11 to Q18). */
  provinces?: ProvinceChange[]
  /** The villages that change hands (Q19, Q20). */
  villages?: VillageChange[]
}

/** Something that happened. */
export type Event =
  /** A tile was placed (Q7). */
  | {
      event: 'placed'
      /** By whom. */
      seat: number
      /** Which tile. */
      tile: Tile
      /** Where its first colour lies. */
      first: Square
      /** Where its second colour lies. */
      second: Square
    }
  /** A province grew (Q12). */
  | {
      event: 'grown'
      /** Its owner. */
      seat: number
      /** Its colour. */
      colour: Colour
      /** Where. */
      at: Square
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
      at: Square
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
      at: Square
    }
  /** A province was founded, with a pagoda (Q11). */
  | {
      event: 'founded'
      /** By whom. */
      seat: number
      /** Its colour. */
      colour: Colour
      /** Where. */
      at: Square
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
      at: Square
    }
  /** A village was lost: its pagoda went back (Q20). */
  | {
      event: 'village_lost'
      /** By whom. */
      seat: number
      /** Which. */
      at: Square
    }
  /** A village was won: a pagoda stands on it (Q19). */
  | {
      event: 'village_won'
      /** By whom. */
      seat: number
      /** Which. */
      at: Square
    }
  /** A tile was drawn (Q21). */
  | {
      event: 'drew'
      /** By whom. */
      seat: number
      /** Which; only the drawer knows. */
      tile: Tile | null
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

/** A province as it was. */
export type Joined = {
  /** Whose it was. */
  owner: number
  /** Its territories. */
  size: number
  /** The first of its squares, row by row. */
  at: Square
}

/** A lone territory. */
export type Lone = {
  /** Where. */
  at: Square
  /** Its colour. */
  colour: Colour
}

/** The next game of a series, which begins with a new board, full supplies and new hands. */
export type NextGame = {
  /** Its number, counted from 1. */
  game: number
  /** Who begins. */
  starter: number
  /** What changes by clearing the table. */
  changes: Change[]
}

/** Pagodas that are placed or come back. */
export type PagodaChange = {
  /** Whose. */
  seat: number
  /** How many are placed; below zero, how many come back. */
  by: number
  /** For what. */
  why: PagodaReason
  /** Where. */
  at: Square
}

/** Why pagodas are placed or come back. */
export type PagodaReason =
  /** A province is founded (Q11). */
  | 'founded'
  /** A province has become major (Q13). */
  | 'major'
  /** Of merged provinces only two pagodas stay (Q18). */
  | 'merged'
  /** A village is won (Q19). */
  | 'village_won'
  /** A village is lost (Q20). */
  | 'village_lost'

/** A tile that is placed (Q7). */
export type Placed = {
  /** By whom. */
  seat: number
  /** Which. */
  tile: Tile
  /** Another is drawn afterwards (Q21). */
  draws?: boolean
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
  hand: Tile[] | null
  /** Everybody knows that the hand holds a double (Q6). */
  surely_double: boolean
  /** Everybody knows from a pass (Q24) that this many of the tiles, at least … */
  barred_tiles: number
  /** … are of none of these kinds. */
  barred: Tile[]
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
  squares: Square[]
}

/** A province that is not what it was. */
export type ProvinceChange = {
  /** How it came about. */
  what: ProvinceDeed
  /** Its colour. */
  colour: Colour
  /** One of its squares: the tile's. */
  at: Square
  /** Its territories now. */
  size: number
  /** Its owner now. */
  owner: number
  /** The provinces it was before: none if it is founded, one if it has grown, several if they became one. */
  joined?: Joined[]
  /** It was not major, and is now (Q13, Q18). */
  major?: boolean
}

/** What happens to a province. */
export type ProvinceDeed =
  /** It is new (Q11). */
  | 'founded'
  /** It has more territories (Q12). */
  | 'grown'
  /** Several became one (Q14). */
  | 'merged'

/** A place on the board: column and row, such as c4. */
export type Square = string

/** A tile of two territories (Q2). */
export type Tile = string

/** How many of a kind of tile. */
export type TileCount = {
  /** The kind. */
  tile: Tile
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
  at: Square
  /** Who holds it. */
  owner: number | null
}

/** A village that changes hands. */
export type VillageChange = {
  /** Which. */
  at: Square
  /** Who loses it; nobody if it was free. */
  lost?: number
  /** Who wins it; nobody if the game ends before. */
  won?: number
}
