// Made from the Rust types of crates/huang; do not edit.

/**
 * An action as data.
 *
 * ```
 * use tianxia_huang::{ActionData, Colour};
 *
 * let data = ActionData::Tile { colour: Colour::Red, at: "f7".parse()? };
 * assert_eq!(serde_json::to_string(&data).unwrap(), r#"{"action":"tile","colour":"red","at":"f7"}"#);
 * # Ok::<(), tianxia_core::BadInput>(())
 * ```
 */
export type ActionData =
  /** Place a tile of the hand (H15), also as the next one of a chain (H20). */
  | {
      action: 'tile'
      /** Its colour. */
      colour: Colour
      /** Where. */
      at: Square
    }
  /** Place a leader, or move it if it is on the map (H10). */
  | {
      action: 'leader'
      /** Its colour. */
      colour: Colour
      /** Where. */
      at: Square
    }
  /** Withdraw a leader (H10). */
  | {
      action: 'withdraw'
      /** Its colour. */
      colour: Colour
    }
  /** A riot (H21). */
  | {
      action: 'riot'
      /** The tile to remove. */
      at: Square
      /** Does the blue leader off the map stand for one of the two tiles (H22)? */
      leader?: boolean
    }
  /** Build a pagoda, after a tile (H18) or for green tiles (H24). */
  | {
      action: 'pagoda'
      /** The triangle, in any order. */
      at: [Square, Square, Square]
      /** Does the green leader off the map stand for one of the two tiles? */
      leader?: boolean
    }
  /** Build the palace, likewise (H53). */
  | {
      action: 'palace'
      /** The rhombus, in any order. */
      at: [Square, Square, Square, Square]
      /** Does the green leader off the map stand for one of the two tiles? */
      leader?: boolean
    }
  /** The pagoda that moves (H27). */
  | {
      action: 'move'
      /** The triangle it stands on. */
      from: [Square, Square, Square]
    }
  /** Replace tiles of the hand (H26). */
  | {
      action: 'replace'
      /** Which ones. */
      tiles: TileCounts
    }
  /** Take a tile from the market (H19). */
  | {
      action: 'take'
      /** Its colour. */
      colour: Colour
    }
  /** Commit to a revolt (H34): something, since nothing is [`ActionData::None`]. */
  | {
      action: 'commit'
      /** Yellow tiles of the hand. */
      tiles: number
      /** Does the yellow leader off the map help? */
      leader?: boolean
    }
  /** Support a warring state (H40). */
  | {
      action: 'support'
      /** The state: its first hex next to the unifying tile, or any other of its hexes. */
      side: Square
      /** Red tiles of the hand. */
      tiles: number
      /** Does the red leader off the map help? */
      leader?: boolean
    }
  /** This warring state wins the tie (H41). */
  | {
      action: 'win'
      /** The state, as in [`ActionData::Support`]. */
      side: Square
    }
  /** Remove a red tile (H44, H48). */
  | {
      action: 'remove'
      /** The tile. */
      at: Square
    }
  /** Take the granaries and leave this one (H51). */
  | {
      action: 'keep'
      /** The granary that stays. */
      at: Square
    }
  /** No building, no market tile, no further tile, no support, no granaries. */
  | { action: 'none' }

/** A bandit tile on the map. */
export type BanditView = {
  /** Its number. */
  tile: number
  /** How many bandits it shows. */
  bandits: number
  /** The hexes below it. */
  at: Square[]
}

/** A bandit tile that is beaten. */
export type Beaten = {
  /** Its number. */
  tile: number
  /** How many bandits it shows. */
  bandits: number
}

/** A building that is raised, or moved from other tiles. */
export type Built = {
  /** The tiles it leaves; empty if it comes from the supply. */
  from?: Square[]
  /** A pagoda of this colour; the palace if there is none. */
  pagoda?: Colour
}

/** A capital. */
export type CapitalView = {
  /** Where it lies. */
  at: Square
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

/** Tiles of a seat that are only counted. */
export type Counted = {
  /** Whose. */
  seat: number
  /** How many. */
  count: number
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

/** What an action would do. */
export type Effect = {
  /** Bandits that are beaten (H48). */
  bandits?: Beaten[]
  /** What is built or moved (H27, H53). */
  built?: Built
  /** Tiles that are discarded unseen (H26). */
  discarded?: Counted
  /** Tiles that are drawn. Never foreseen: only the effect of what has happened has them. */
  drew?: Counted[]
  /** What leaves the map. */
  gone?: Gone[]
  /** Granaries that are taken (H51). */
  granaries?: Granaries
  /** Leaders that are placed, moved or withdrawn by their owners (H10). */
  leaders?: LeaderMove[]
  /** Tiles that fill up the market. Never foreseen. */
  market?: Tiles
  /** What may be done next without a further action. */
  offers?: Offered[]
  /** Why it ends the game, if it does. */
  over?: Ending
  /** Points, each with its reason. */
  points?: Gain[]
  /** A revolt that begins, goes on or ends (H33). */
  revolt?: RevoltEffect
  /** What it costs: tiles from hands, and leaders off the map that help. */
  spent?: Spent[]
  /** A tile that goes from a hand onto the map (H15). */
  tile?: Placed
  /** How many red tiles the active player still has to choose and remove after it (H44, H48). */
  to_remove?: number
  /** A tile that is taken from the market (H19). */
  took?: Placed
  /** A war that begins, goes on or is decided (H38). */
  war?: WarEffect
}

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
      at: Square
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
      at: Square
      from: Square | null
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
      from: Square
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
      from: Square
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
      at: Square
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
      at: Square
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
      at: [Square, Square, Square]
      from: [Square, Square, Square] | null
    }
  /** The palace was built, or moved from other tiles (H53). */
  | {
      event: 'palace'
      /**
       * A place at the table: its index counts from 0 inside, and is written from 1 outside (`Seat::new(0)` prints `1`).
       * An `Option<Seat>` takes one byte, so that positions stay small.
       */
      seat: number
      at: [Square, Square, Square, Square]
      from: [Square, Square, Square, Square] | null
    }
  /** A tile left the map. */
  | {
      event: 'removed'
      colour: Colour
      at: Square
      because: Removal
    }
  /** A pagoda went back to the supply with a tile below it (H23). */
  | {
      event: 'pagoda_lost'
      colour: Colour
      at: [Square, Square, Square]
    }
  /** The palace went back to the supply with a tile below it (H23). */
  | {
      event: 'palace_lost'
      at: [Square, Square, Square, Square]
    }
  /** A granary left the game with the tile below it (H23). */
  | {
      event: 'granary_lost'
      at: Square
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
      tiles: Tiles | null
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
      tiles: Tiles | null
    }
  /** The market was filled up (H30). */
  | {
      event: 'market'
      tiles: Tiles
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
      at: Square
      attack: number
      /**
       * A place at the table: its index counts from 0 inside, and is written from 1 outside (`Seat::new(0)` prints `1`).
       * An `Option<Seat>` takes one byte, so that positions stay small.
       */
      defender: number
      against: Square
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
      at: Square
    }
  /** A state at war, with its red tiles: actions name it by its first hex next to the tile, people by its capital if it has one. */
  | {
      event: 'warring'
      side: Square
      reds: number
      state?: StateName
    }
  /** What a player added to a warring state, and what it has now (H40). */
  | {
      event: 'supported'
      /**
       * A place at the table: its index counts from 0 inside, and is written from 1 outside (`Seat::new(0)` prints `1`).
       * An `Option<Seat>` takes one byte, so that positions stay small.
       */
      seat: number
      side: Square
      commitment: Commitment
      total: number
      state?: StateName
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
      winner: Square
      total: number
      price: number
      state?: StateName
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
      at: [Square, Square, Square]
    }
  /** Granaries were taken and one was left (H51): what they are worth at the end in blue points (H52). */
  | {
      event: 'granaries'
      /**
       * A place at the table: its index counts from 0 inside, and is written from 1 outside (`Seat::new(0)` prints `1`).
       * An `Option<Seat>` takes one byte, so that positions stay small.
       */
      seat: number
      count: number
      points: number
      left: Square
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

/** Points of a colour. */
export type Gain = {
  /** Who gains. */
  seat: number
  /** Of which colour. */
  colour: Colour
  /** How many. */
  points: number
  /** Why. */
  because: Reason
}

/** Something that leaves the map. */
export type Gone =
  /** A tile; where it lay is left out if the action says it (H21). */
  | {
      piece: 'tile'
      colour: Colour
      because: Removal
      at?: Square
    }
  /** A leader, which returns to its owner. */
  | {
      piece: 'leader'
      /**
       * A place at the table: its index counts from 0 inside, and is written from 1 outside (`Seat::new(0)` prints `1`).
       * An `Option<Seat>` takes one byte, so that positions stay small.
       */
      seat: number
      colour: Colour
      at: Square
      because: Return
    }
  /** A pagoda, which goes back to the supply (H23). */
  | {
      piece: 'pagoda'
      colour: Colour
      at: [Square, Square, Square]
    }
  /** The palace, likewise. */
  | {
      piece: 'palace'
      at: [Square, Square, Square, Square]
    }
  /** A granary, which leaves the game (H23). */
  | {
      piece: 'granary'
      at: Square
    }

/** Granaries that a seat takes. */
export type Granaries = {
  /** Who. */
  seat: number
  /** How many. */
  count: number
  /** What they are worth at the end, in blue points (H52). */
  points: number
}

/** Tiles that everybody knows a seat to have, since it took them from the market: at least so many of each colour. */
export type KnownView = {
  /** In the hand. */
  hand: Tiles
  /** In the hand or among the unseen discards. */
  hand_or_discards: Tiles
  /** Among the unseen discards. */
  discards: Tiles
}

/** A leader that its owner positions. */
export type LeaderMove = {
  /** Whose. */
  seat: number
  /** Its colour. */
  colour: Colour
  /** How. */
  how: Moved
}

/** A leader on the map. */
export type LeaderView = {
  /** Whose it is. */
  seat: number
  /** Its colour. */
  colour: Colour
  /** Where it stands. */
  at: Square
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

/** How a leader is positioned. */
export type Moved =
  /** Onto the map. */
  | 'placed'
  /** To another hex. */
  | 'moved'
  /** Off the map. */
  | 'withdrawn'

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

/** What may be done next without a further action. */
export type Offered =
  /** A pagoda may be built (H18). */
  | 'pagoda'
  /** The palace may be built (H53). */
  | 'palace'
  /** A tile may be taken from the market (H19). */
  | 'market'
  /** Another blue tile may be placed (H20). */
  | 'chain'
  /** Granaries may be taken (H51). */
  | 'granaries'

/** A pagoda on the map. */
export type PagodaView = {
  /** Its colour. */
  colour: Colour
  /** The tiles below it. */
  at: Square[]
}

/** What is being decided. */
export type Pending =
  /** An action (H9). */
  | { decision: 'act' }
  /** A building on one of these sites, or none (H18). */
  | {
      decision: 'build'
      tile: Square
      sites: SiteView[]
    }
  /** Which pagoda moves to this triangle (H27). */
  | {
      decision: 'move'
      colour: Colour
      to: Square[]
      from: Square[][]
    }
  /** A market tile, or none (H19). */
  | { decision: 'market' }
  /** Another blue tile next to this one, or none (H20). */
  | {
      decision: 'chain'
      tile: Square
      places: Square[]
    }
  /** A revolt: the attacker's commitment, then the defender's (H34). */
  | {
      decision: 'revolt'
      colour: Colour
      attacker: RebelView
      defender: RebelView
      outlook: RevoltOutlook
    }
  /**
   * A war: support, tie or price (H40, H41, H44). `order` has the seats as they are asked, the active one last; `outlook` says what
   * happens if nothing more is added, until the war is decided.
   */
  | {
      decision: 'war'
      tile: Square
      sides: SideView[]
      order: number[]
      step: WarStep
      outlook?: WarOutlook
    }
  /**
   * Red tiles to remove for beaten bandits (H48): how many bandits the state with this name has beaten, and with how many red
   * tiles; `left` of those that still lie there (`reds`) have to go.
   */
  | {
      decision: 'bandits'
      tile: Square
      name: string
      beaten: number
      soldiers: number
      left: number
      reds: Square[]
    }
  /** Granaries to take but for one, or none (H51). */
  | {
      decision: 'granaries'
      at: Square[]
    }
  /** Nothing: the game is over. */
  | { decision: 'over' }

/** A tile that a seat places or takes. */
export type Placed = {
  /** Who. */
  seat: number
  /** Its colour. */
  colour: Colour
}

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
  at: Square | null
  /** The yellow tiles next to it. */
  yellows: Square[]
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

/** A revolt: both strengths, and how it ends if nothing more is added. */
export type RevoltEffect = {
  /** The colour of the leaders. */
  colour: Colour
  /** Who positioned the leader. */
  attacker: number
  /** The attacker's strength. */
  attack: number
  /** Who is attacked. */
  defender: number
  /** The defender's strength. */
  defence: number
  /** How it ends, or would end. */
  outlook: RevoltOutlook
  /** Is it over? */
  over?: boolean
}

/** How a revolt ends if nothing more is added. */
export type RevoltOutlook = {
  /** Who wins. */
  winner: number
  /** Who loses: the leader in question returns to this seat. */
  loser: number
  /** The points that follow. */
  gains: Gain[]
}

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
  discards?: Tiles
  /** Which ones, for those who may know. */
  hand?: Tiles
  /** Its points by colour, for those who may know (H7). */
  points?: PointsView
}

/** One side of a war. */
export type SideView = {
  /** How actions name it: its first hex next to the unifying tile. */
  side: Square
  /** What it is called: the state of its first capital, or else its first hex. */
  name: string
  /** The hexes it had before the tile. */
  cells: Square[]
  /** Its leaders that have a like-coloured one on another side, as far as they still stand. */
  contested: LeaderView[]
  /** How many red tiles it had before the tile. */
  reds: number
  /** Those of them that still lie there. */
  red_tiles: Square[]
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
  at: Square[]
}

/** What a seat spends. */
export type Spent = {
  /** Who pays. */
  seat: number
  /** The colour of the tiles and of the leader. */
  colour: Colour
  /** Tiles from the hand. */
  tiles: number
  /** Does the leader off the map help? It is not spent. */
  leader?: boolean
}

/** A place on the board: column and row, such as c4. */
export type Square = string

/** What a state is called: the state's name of its first capital. */
export type StateName = string

/** What a seat added to a side of a war. */
export type SupportView = {
  /** Who. */
  seat: number
  /** Tiles from the hand. */
  tiles: number
  /** Does the leader off the map help? */
  leader: boolean
  /** What they count together (H40). */
  strength: number
}

/** Tiles by colour, where a colour that is left out has none. */
export type TileCounts = {
  blue?: number
  green?: number
  red?: number
  white?: number
  yellow?: number
}

/** A tile on the map. */
export type TileView = {
  /** Where it lies. */
  at: Square
  /** Its colour. */
  colour: Colour
}

/** Tiles counted by colour: a hand, the market, the bag. */
export type Tiles = {
  yellow: number
  red: number
  blue: number
  green: number
  white: number
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

/** What a viewpoint may know of a game of Huang. */
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
  pagodas_left: Tiles
  /** The tiles under the palace; empty while it is not built. */
  palace: Square[]
  /** The granaries on the map. */
  granaries: Square[]
  /** The bandit tiles on the map. */
  bandits: BanditView[]
  /** The open market. */
  market: Tiles
  /** How many tiles are in the bag. */
  bag: number
  /** How many tiles the short game took out unseen (H5). */
  removed: number
  /** Discarded tiles that everybody has seen. */
  spent: Tiles
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
  bag_tiles?: Tiles
  /** Why the game ended, if it did. */
  over?: Ending
  /** Which ones; only where everything lies open. */
  removed_tiles?: Tiles
}

/** A war: the totals of its sides, and how it ends if nothing more is added. */
export type WarEffect = {
  /** The total of each side, in the order in which views list them. */
  totals: number[]
  /** How it ends, or would end. */
  outlook: WarOutlook
  /** The states at war, where it begins. */
  begins?: WarState[]
  /** Is it decided? */
  over?: boolean
}

/** How a war ends if nothing more is added. */
export type WarOutlook = {
  /** The sides with the highest total. Several are a tie, which the active player decides; the lists below are empty then. */
  leading: Square[]
  /** Their total. */
  total: number
  /** How many red tiles the winner pays: the highest total of the others. */
  price: number
  /** How many of them it pays from the map. */
  from_map: number
  /** The points that follow. */
  gains?: Gain[]
  /** The leaders that return to their owners. */
  home?: LeaderView[]
}

/** A state that a war begins for. */
export type WarState = {
  /** How actions name it: its first hex next to the unifying tile. */
  side: Square
  /** What it is called: the state of its first capital, or else its first hex. */
  name: string
  /** Its red tiles (H39). */
  reds: number
  /** Its leaders that can be lost (H42). */
  leaders: LeaderView[]
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
      sides: Square[]
    }
  /** The active player removes red tiles of the winner. */
  | {
      asks: 'price'
      winner: Square
      left: number
    }
