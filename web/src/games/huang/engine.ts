// Made from the Rust types of crates/huang; do not edit.

/** A bandit tile on the map. */
export type BanditView = {
  /** Its number. */
  tile: number
  /** How many bandits it shows. */
  bandits: number
  /** The hexes below it. */
  at: string[]
}

/** A capital. */
export type CapitalView = {
  /** Where it lies. */
  at: string
  /** The state and its city. */
  name: string
}

/** A colour of tiles, leaders, pagodas and points. */
export type Colour =
  /** Governors: order. */
  | 'yellow'
  /** Soldiers: power. */
  | 'red'
  /** Farmers: food. */
  | 'blue'
  /** Traders: trade. */
  | 'green'
  /** Artisans: wealth. */
  | 'white'

/** What a player adds to a conflict: tiles from the hand, and perhaps a leader who is off the map. */
export type Commitment = {
  /** Tiles from the hand. */
  tiles: number
  /** Does the leader off the map help? */
  leader: boolean
}

/** A dynasty, which a seat plays (H1). */
export type Dynasty =
  /** Seat 1. */
  | 'tiger'
  /** Seat 2; the English and Polish texts say Rabbit. */
  | 'hare'
  /** Seat 3. */
  | 'rat'
  /** Seat 4. */
  | 'goat'
  /** Seat 5, the expansion. */
  | 'dragon'

/** Why the game ended. */
export type Ending =
  /** Somebody had to draw from the empty bag (H31). */
  | 'empty_bag'
  /** For too many turns nobody placed or drew a tile (H32). */
  | 'nothing_happens'

/** Something that happened. */
export type Event =
  /** A tile was placed (H15). */
  | {
      event: 'tile'
      /**
       * A place at the table: its index counts from 0 inside, and is written from 1 outside (`Seat::new(0)` prints `1`).
       * An `Option<Seat>` takes one byte, so that positions stay small.
       */
      seat: number
      colour: Colour
      /** A hex by its place in the rows: column and row from 0, written from `a` and 1. */
      at: string
    }
  /** A leader was placed, or moved from another hex (H10). */
  | {
      event: 'leader'
      /**
       * A place at the table: its index counts from 0 inside, and is written from 1 outside (`Seat::new(0)` prints `1`).
       * An `Option<Seat>` takes one byte, so that positions stay small.
       */
      seat: number
      colour: Colour
      /** A hex by its place in the rows: column and row from 0, written from `a` and 1. */
      at: string
      /** A hex by its place in the rows: column and row from 0, written from `a` and 1. */
      from: string | null
    }
  /** A leader was withdrawn by its owner (H10). */
  | {
      event: 'withdrawn'
      /**
       * A place at the table: its index counts from 0 inside, and is written from 1 outside (`Seat::new(0)` prints `1`).
       * An `Option<Seat>` takes one byte, so that positions stay small.
       */
      seat: number
      colour: Colour
      /** A hex by its place in the rows: column and row from 0, written from `a` and 1. */
      from: string
    }
  /** A leader returned to its owner. */
  | {
      event: 'returned'
      /**
       * A place at the table: its index counts from 0 inside, and is written from 1 outside (`Seat::new(0)` prints `1`).
       * An `Option<Seat>` takes one byte, so that positions stay small.
       */
      seat: number
      colour: Colour
      /** A hex by its place in the rows: column and row from 0, written from `a` and 1. */
      from: string
      because: Return
    }
  /** A seat gained points of a colour, through its leader at this hex. */
  | {
      event: 'points'
      /**
       * A place at the table: its index counts from 0 inside, and is written from 1 outside (`Seat::new(0)` prints `1`).
       * An `Option<Seat>` takes one byte, so that positions stay small.
       */
      seat: number
      colour: Colour
      points: number
      because: Reason
      /** A hex by its place in the rows: column and row from 0, written from `a` and 1. */
      at: string
    }
  /** A riot began (H21): what it cost. */
  | {
      event: 'riot'
      /**
       * A place at the table: its index counts from 0 inside, and is written from 1 outside (`Seat::new(0)` prints `1`).
       * An `Option<Seat>` takes one byte, so that positions stay small.
       */
      seat: number
      tiles: number
      leader: boolean
      /** A hex by its place in the rows: column and row from 0, written from `a` and 1. */
      at: string
    }
  /** Green tiles were paid for a building (H24). */
  | {
      event: 'paid'
      /**
       * A place at the table: its index counts from 0 inside, and is written from 1 outside (`Seat::new(0)` prints `1`).
       * An `Option<Seat>` takes one byte, so that positions stay small.
       */
      seat: number
      tiles: number
      leader: boolean
    }
  /** A pagoda was built, or moved from other tiles (H27). */
  | {
      event: 'pagoda'
      /**
       * A place at the table: its index counts from 0 inside, and is written from 1 outside (`Seat::new(0)` prints `1`).
       * An `Option<Seat>` takes one byte, so that positions stay small.
       */
      seat: number
      colour: Colour
      at: [string, string, string]
      from: [string, string, string] | null
    }
  /** The palace was built, or moved from other tiles (H53). */
  | {
      event: 'palace'
      /**
       * A place at the table: its index counts from 0 inside, and is written from 1 outside (`Seat::new(0)` prints `1`).
       * An `Option<Seat>` takes one byte, so that positions stay small.
       */
      seat: number
      at: [string, string, string, string]
      from: [string, string, string, string] | null
    }
  /** A tile left the map. */
  | {
      event: 'removed'
      colour: Colour
      /** A hex by its place in the rows: column and row from 0, written from `a` and 1. */
      at: string
      because: Removal
    }
  /** A pagoda went back to the supply with a tile below it (H23). */
  | {
      event: 'pagoda_lost'
      colour: Colour
      at: [string, string, string]
    }
  /** The palace went back to the supply with a tile below it (H23). */
  | {
      event: 'palace_lost'
      at: [string, string, string, string]
    }
  /** A granary left the game with the tile below it (H23). */
  | {
      event: 'granary_lost'
      /** A hex by its place in the rows: column and row from 0, written from `a` and 1. */
      at: string
    }
  /** A tile was taken from the market (H19). */
  | {
      event: 'took'
      /**
       * A place at the table: its index counts from 0 inside, and is written from 1 outside (`Seat::new(0)` prints `1`).
       * An `Option<Seat>` takes one byte, so that positions stay small.
       */
      seat: number
      colour: Colour
    }
  /** Tiles were discarded unseen (H26); which ones only their owner knows. */
  | {
      event: 'discarded'
      /**
       * A place at the table: its index counts from 0 inside, and is written from 1 outside (`Seat::new(0)` prints `1`).
       * An `Option<Seat>` takes one byte, so that positions stay small.
       */
      seat: number
      count: number
      /** Tiles counted by colour: a hand, the market, the bag. */
      tiles: 
        | {
            yellow: number
            red: number
            blue: number
            green: number
            white: number
          }
        | null
    }
  /** Tiles were drawn; which ones only their owner knows. */
  | {
      event: 'drew'
      /**
       * A place at the table: its index counts from 0 inside, and is written from 1 outside (`Seat::new(0)` prints `1`).
       * An `Option<Seat>` takes one byte, so that positions stay small.
       */
      seat: number
      count: number
      /** Tiles counted by colour: a hand, the market, the bag. */
      tiles: 
        | {
            yellow: number
            red: number
            blue: number
            green: number
            white: number
          }
        | null
    }
  /** The market was filled up (H30). */
  | {
      event: 'market'
      /** Tiles counted by colour: a hand, the market, the bag. */
      tiles: {
        yellow: number
        red: number
        blue: number
        green: number
        white: number
      }
    }
  /** A revolt began (H33), with the yellow tiles next to each leader. */
  | {
      event: 'revolt'
      colour: Colour
      /**
       * A place at the table: its index counts from 0 inside, and is written from 1 outside (`Seat::new(0)` prints `1`).
       * An `Option<Seat>` takes one byte, so that positions stay small.
       */
      attacker: number
      /** A hex by its place in the rows: column and row from 0, written from `a` and 1. */
      at: string
      attack: number
      /**
       * A place at the table: its index counts from 0 inside, and is written from 1 outside (`Seat::new(0)` prints `1`).
       * An `Option<Seat>` takes one byte, so that positions stay small.
       */
      defender: number
      /** A hex by its place in the rows: column and row from 0, written from `a` and 1. */
      against: string
      defence: number
    }
  /** What somebody committed to a revolt (H34). */
  | {
      event: 'committed'
      /**
       * A place at the table: its index counts from 0 inside, and is written from 1 outside (`Seat::new(0)` prints `1`).
       * An `Option<Seat>` takes one byte, so that positions stay small.
       */
      seat: number
      commitment: Commitment
    }
  /** How a revolt ended (H35). */
  | {
      event: 'revolt_over'
      /**
       * A place at the table: its index counts from 0 inside, and is written from 1 outside (`Seat::new(0)` prints `1`).
       * An `Option<Seat>` takes one byte, so that positions stay small.
       */
      winner: number
      /**
       * A place at the table: its index counts from 0 inside, and is written from 1 outside (`Seat::new(0)` prints `1`).
       * An `Option<Seat>` takes one byte, so that positions stay small.
       */
      loser: number
      colour: Colour
      strength: number
      against: number
    }
  /** A war began at this tile (H38). */
  | {
      event: 'war'
      /**
       * A place at the table: its index counts from 0 inside, and is written from 1 outside (`Seat::new(0)` prints `1`).
       * An `Option<Seat>` takes one byte, so that positions stay small.
       */
      seat: number
      /** A hex by its place in the rows: column and row from 0, written from `a` and 1. */
      at: string
    }
  /** A state at war, named by its first hex next to the tile, with its red tiles. */
  | {
      event: 'warring'
      /** A hex by its place in the rows: column and row from 0, written from `a` and 1. */
      side: string
      reds: number
    }
  /** What somebody added to a warring state, and what it has now (H40). */
  | {
      event: 'supported'
      /**
       * A place at the table: its index counts from 0 inside, and is written from 1 outside (`Seat::new(0)` prints `1`).
       * An `Option<Seat>` takes one byte, so that positions stay small.
       */
      seat: number
      /** A hex by its place in the rows: column and row from 0, written from `a` and 1. */
      side: string
      commitment: Commitment
      total: number
    }
  /** Somebody stayed out of a war. */
  | {
      event: 'neutral'
      /**
       * A place at the table: its index counts from 0 inside, and is written from 1 outside (`Seat::new(0)` prints `1`).
       * An `Option<Seat>` takes one byte, so that positions stay small.
       */
      seat: number
    }
  /** How a war ended: the winner's total and the highest of the others, which is its price (H41, H44). */
  | {
      event: 'war_over'
      /** A hex by its place in the rows: column and row from 0, written from `a` and 1. */
      winner: string
      total: number
      price: number
    }
  /** A bandit tile was beaten (H48). */
  | {
      event: 'bandits'
      /**
       * A place at the table: its index counts from 0 inside, and is written from 1 outside (`Seat::new(0)` prints `1`).
       * An `Option<Seat>` takes one byte, so that positions stay small.
       */
      seat: number
      tile: number
      bandits: number
      at: [string, string, string]
    }
  /** Granaries were taken and one was left (H51). */
  | {
      event: 'granaries'
      /**
       * A place at the table: its index counts from 0 inside, and is written from 1 outside (`Seat::new(0)` prints `1`).
       * An `Option<Seat>` takes one byte, so that positions stay small.
       */
      seat: number
      count: number
      /** A hex by its place in the rows: column and row from 0, written from `a` and 1. */
      left: string
    }
  /** Something that was offered was not done. */
  | {
      event: 'declined'
      /**
       * A place at the table: its index counts from 0 inside, and is written from 1 outside (`Seat::new(0)` prints `1`).
       * An `Option<Seat>` takes one byte, so that positions stay small.
       */
      seat: number
      what: Offer
    }
  /** A seat without any legal action passed (H9). */
  | {
      event: 'passed'
      /**
       * A place at the table: its index counts from 0 inside, and is written from 1 outside (`Seat::new(0)` prints `1`).
       * An `Option<Seat>` takes one byte, so that positions stay small.
       */
      seat: number
    }
  /** A turn began. */
  | {
      event: 'turn'
      /**
       * A place at the table: its index counts from 0 inside, and is written from 1 outside (`Seat::new(0)` prints `1`).
       * An `Option<Seat>` takes one byte, so that positions stay small.
       */
      seat: number
    }
  /** The game ended. */
  | {
      event: 'over'
      because: Ending
    }

/** Tiles that everybody knows a seat to have, since it took them from the market: at least so many of each colour. */
export type KnownView = {
  /** In the hand. */
  hand: {
    yellow: number
    red: number
    blue: number
    green: number
    white: number
  }
  /** In the hand or among the unseen discards. */
  hand_or_discards: {
    yellow: number
    red: number
    blue: number
    green: number
    white: number
  }
  /** Among the unseen discards. */
  discards: {
    yellow: number
    red: number
    blue: number
    green: number
    white: number
  }
}

/** A leader on the map. */
export type LeaderView = {
  /** Whose it is. */
  seat: number
  /** Its colour. */
  colour: Colour
  /** Where it stands. */
  at: string
}

/** The map as rows of `.` land, `~` river and `#` nothing. */
export type MapView = {
  /** Its name. */
  name: string
  /** Its title. */
  title: string
  /** Its rows from the top; every second one is shifted right by half a hex. */
  rows: string[]
  /** Its capitals. */
  capitals: CapitalView[]
}

/** What a seat may decline. */
export type Offer =
  /** A pagoda or the palace (H18). */
  | 'building'
  /** A market tile (H19). */
  | 'market'
  /** Another blue tile (H20). */
  | 'chain'
  /** Granaries (H51). */
  | 'granaries'

/** A pagoda on the map. */
export type PagodaView = {
  /** Its colour. */
  colour: Colour
  /** The tiles below it. */
  at: string[]
}

/** What is being decided. */
export type Pending =
  /** An action (H9). */
  | { decision: 'act' }
  /** A building on one of these sites, or none (H18). */
  | {
      decision: 'build'
      /** A hex by its place in the rows: column and row from 0, written from `a` and 1. */
      tile: string
      sites: SiteView[]
    }
  /** Which pagoda moves to this triangle (H27). */
  | {
      decision: 'move'
      colour: Colour
      to: string[]
      from: string[][]
    }
  /** A market tile, or none (H19). */
  | { decision: 'market' }
  /** Another blue tile next to this one, or none (H20). */
  | {
      decision: 'chain'
      /** A hex by its place in the rows: column and row from 0, written from `a` and 1. */
      tile: string
      places: string[]
    }
  /** A revolt: the attacker's commitment, then the defender's (H34). */
  | {
      decision: 'revolt'
      colour: Colour
      attacker: RebelView
      defender: RebelView
    }
  /** A war: support, tie or price (H40, H41, H44). */
  | {
      decision: 'war'
      /** A hex by its place in the rows: column and row from 0, written from `a` and 1. */
      tile: string
      sides: SideView[]
      step: WarStep
    }
  /** Red tiles to remove for beaten bandits (H48). */
  | {
      decision: 'bandits'
      /** A hex by its place in the rows: column and row from 0, written from `a` and 1. */
      tile: string
      left: number
      reds: string[]
    }
  /** Granaries to take but for one, or none (H51). */
  | {
      decision: 'granaries'
      at: string[]
    }
  /** Nothing: the game is over. */
  | { decision: 'over' }

/** The points of a seat. */
export type PointsView = {
  /** Order. */
  yellow: number
  /** Power. */
  red: number
  /** Food. */
  blue: number
  /** Trade. */
  green: number
  /** Wealth. */
  white: number
  /** Granaries, worth 2 blue points each at the end (H52). */
  granaries: number
}

/** Why points were gained. */
export type Reason =
  /** A tile of the leader's colour (H17). */
  | 'tile'
  /** A tile of another colour, for the yellow leader (H17). */
  | 'stand_in'
  /** A won revolt (H35). */
  | 'revolt'
  /** A leader beaten in a war (H43). */
  | 'war'
  /** Pagodas at the end of the turn (H29). */
  | 'pagodas'
  /** Beaten bandits (H48). */
  | 'bandits'

/** One side of a revolt. */
export type RebelView = {
  /** Whose leader. */
  seat: number
  /** Where it stands. */
  at: string | null
  /** The yellow tiles next to it. */
  yellows: string[]
  /** What was committed; nothing yet, or nothing at all, is the same figure. */
  commitment: Commitment
  /** The strength so far. */
  total: number
}

/** Why a tile left the map. */
export type Removal =
  /** A riot (H21). */
  | 'riot'
  /** Its state lost a war (H42). */
  | 'lost'
  /** The price of a won war (H44). */
  | 'price'
  /** The price of beaten bandits (H48). */
  | 'bandits'

/** Why a leader returned. */
export type Return =
  /** No yellow tile is left next to it (H14). */
  | 'unsupported'
  /** It lost a revolt (H35). */
  | 'revolt'
  /** Its state lost a war (H42). */
  | 'war'

/** A seat. */
export type SeatView = {
  /** The seat. */
  seat: number
  /** Its dynasty. */
  dynasty: Dynasty
  /** Its leaders off the map. */
  leaders_off: Colour[]
  /** How many tiles it holds. */
  hand_size: number
  /** How many tiles it discarded unseen (H26). */
  discards_size: number
  /** What everybody knows of these, from the market. */
  known: KnownView
  /** Which ones, for those who may know. */
  discards?: {
    yellow: number
    red: number
    blue: number
    green: number
    white: number
  }
  /** Which ones, for those who may know. */
  hand?: {
    yellow: number
    red: number
    blue: number
    green: number
    white: number
  }
  /** Its points by colour, for those who may know (H7). */
  points?: PointsView
}

/** One side of a war. */
export type SideView = {
  /** How actions name it: its first hex next to the unifying tile. */
  side: string
  /** The hexes it had before the tile. */
  cells: string[]
  /** Its leaders that have a like-coloured one on another side, as far as they still stand. */
  contested: LeaderView[]
  /** How many red tiles it had before the tile. */
  reds: number
  /** Those of them that still lie there. */
  red_tiles: string[]
  /** Who supports it, and how. */
  supports: SupportView[]
  /** The strength so far. */
  total: number
}

/** A place for a building. */
export type SiteView = {
  /** A pagoda of this colour; the palace if there is none. */
  pagoda: Colour | null
  /** The tiles below it. */
  at: string[]
}

/** What a seat added to a side of a war. */
export type SupportView = {
  /** Who. */
  seat: number
  /** Tiles from the hand. */
  tiles: number
  /** Does the leader off the map help? */
  leader: boolean
}

/** A tile on the map. */
export type TileView = {
  /** Where it lies. */
  at: string
  /** Its colour. */
  colour: Colour
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

/** What an eye may know of a game of Huang. */
export type View = {
  /** The map, drawn in rows. */
  map: MapView
  /** The tiles on the map, in reading order. */
  tiles: TileView[]
  /** The leaders on the map. */
  leaders: LeaderView[]
  /** The pagodas on the map. */
  pagodas: PagodaView[]
  /** How many pagodas of each colour are in the supply. */
  pagodas_left: {
    yellow: number
    red: number
    blue: number
    green: number
    white: number
  }
  /** The tiles under the palace; empty while it is not built. */
  palace: string[]
  /** The granaries on the map. */
  granaries: string[]
  /** The bandit tiles on the map. */
  bandits: BanditView[]
  /** The open market. */
  market: {
    yellow: number
    red: number
    blue: number
    green: number
    white: number
  }
  /** How many tiles are in the bag. */
  bag: number
  /** How many tiles the short game took out unseen (H5). */
  removed: number
  /** Discarded tiles that everybody has seen. */
  spent: {
    yellow: number
    red: number
    blue: number
    green: number
    white: number
  }
  /** The seats, in order. */
  seats: SeatView[]
  /** Who decides now. */
  turn: Turn
  /** Whose turn it is: who takes the actions, also while somebody else decides. */
  active: number
  /** Actions left in the turn, the present one included. */
  actions: number
  /** Turns in a row without a tile placed or drawn (H32). */
  quiet: number
  /** What is being decided. */
  pending: Pending
  /** Which ones; only where everything lies open. */
  bag_tiles?: {
    yellow: number
    red: number
    blue: number
    green: number
    white: number
  }
  /** Why the game ended, if it did. */
  over?: Ending
  /** Which ones; only where everything lies open. */
  removed_tiles?: {
    yellow: number
    red: number
    blue: number
    green: number
    white: number
  }
}

/** How far a war is. */
export type WarStep =
  /** This seat may support a side. */
  | {
      asks: 'support'
      /**
       * A place at the table: its index counts from 0 inside, and is written from 1 outside (`Seat::new(0)` prints `1`).
       * An `Option<Seat>` takes one byte, so that positions stay small.
       */
      seat: number
    }
  /** The active player chooses the winner among these sides. */
  | {
      asks: 'tie'
      sides: string[]
    }
  /** The active player removes red tiles of the winner. */
  | {
      asks: 'price'
      /** A hex by its place in the rows: column and row from 0, written from `a` and 1. */
      winner: string
      left: number
    }
