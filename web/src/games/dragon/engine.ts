// Made from the Rust types of crates/dragon; do not edit.

/** An action card. */
export type ActionCard =
  /** 2 yuan and the coins (D11). */
  | 'taxes'
  /** 1 floor and the hammers (D12). */
  | 'build'
  /** 1 rice and the farmers' rice (D13). */
  | 'harvest'
  /** 1 firework and the rockets (D14). */
  | 'fireworks'
  /** 1 step and the helmets (D15). */
  | 'military'
  /** 1 point and the books (D16). */
  | 'research'
  /** Buy a privilege (D17). */
  | 'privilege'
  /** Extend the Great Wall (D30). */
  | 'wall'

/**
 * An answer to a decision, as data.
 *
 * ```
 * use tianxia_core::{FastDice, Game, Setup, Written};
 * use tianxia_dragon::{Action, ActionData, Dragon, Role};
 *
 * let options = Dragon::read_options(&Setup::new(2))?;
 * let game = Dragon::start(&options, &mut FastDice::new(1));
 * let data = ActionData::Draft { first: Role::Monk, second: Role::Healer };
 * let action = game.action(&data)?;
 * assert_eq!(action, Action::Draft(Role::Monk, Role::Healer));
 * assert_eq!(game.data(action), data);
 * assert_eq!(game.write(action), "draft monk healer");
 * # Ok::<(), tianxia_core::BadInput>(())
 * ```
 */
export type ActionData =
  /** Draft two young persons (D6). */
  | {
      action: 'draft'
      /** The role of one. */
      first: Role
      /** The role of the other. */
      second: Role
    }
  /** Take the action of a card other than `privilege` and `wall` (D11 to D16). */
  | {
      action: 'act'
      /** The card. */
      card: ActionCard
    }
  /** Buy a privilege (D17). */
  | {
      action: 'privilege'
      /** Which. */
      size: Size
    }
  /** Extend the Great Wall (D30). */
  | {
      action: 'wall'
      /** With which of the own tiles. */
      tile: WallTile
    }
  /** Take no action (D10). */
  | { action: 'pass' }
  /** Put a floor on a palace (D12). */
  | {
      action: 'floor'
      /** The number of the palace, from 1. */
      palace: number
    }
  /** Begin a new palace (D12). */
  | { action: 'new_palace' }
  /** Play the card of this person's role and take the person (D18). */
  | {
      action: 'person'
      /** Who is taken. */
      person: PersonWords
    }
  /** Play a wild card and take a person (D18). */
  | {
      action: 'wild'
      /** Who is taken. */
      person: PersonWords
    }
  /** Play a person card for which no tile is left (D18). */
  | {
      action: 'spend'
      /** The card. */
      card: Card
    }
  /** Place the new person in a palace (D19). */
  | {
      action: 'palace'
      /** The number of the palace, from 1. */
      palace: number
    }
  /** Place the new person instead of another (D19). */
  | {
      action: 'replace'
      /** The number of the palace, from 1. */
      palace: number
      /** Who leaves. */
      person: PersonWords
    }
  /** Let the new person go (D19). */
  | { action: 'let_go' }
  /** Release a person (D21, D23, D35). */
  | {
      action: 'release'
      /** The number of the palace, from 1. */
      palace: number
      /** Who leaves. */
      person: PersonWords
    }
  /** Take a floor from a palace (D35). */
  | {
      action: 'fall'
      /** The number of the palace, from 1. */
      palace: number
    }
  /** Give goods back (D36). */
  | {
      action: 'give'
      /** Yuan; all three together are what is owed. */
      yuan: number
      /** Rice. */
      rice: number
      /** Fireworks. */
      fireworks: number
    }
  /** Discard a person card (D39). */
  | {
      action: 'discard'
      /** The card. */
      card: Card
    }
  /** Take the young person of a role at dawn (D40). */
  | {
      action: 'dawn'
      /** The role. */
      role: Role
    }
  /** Use the persons of a role under the treaty (D42). */
  | {
      action: 'treaty'
      /** The role. */
      role: Role
    }

/** A person who comes. */
export type Arrival = {
  /** To whom. */
  seat: number
  /** Who. */
  person: Person
}

/** The decision that is waited for. */
export type Ask = {
  /** Who decides. */
  seat: number
  /** What kind of decision it is. */
  what: string
  /** How many floors, persons, cards or goods this decision and the following ones are about. */
  left: number
  /** The person to be placed. */
  person?: Person
  /** The person to be placed after that one. */
  then?: Person
}

/** Something that begins for everybody in a month. */
export type Brings =
  /** The month's event (D21). */
  | { event: MonthEvent }
  /** The month's event for the second time (D37). */
  | { again: MonthEvent }
  /** A check of the wall (D31). */
  | {
      wall: {
        /** The length it needs. */
        needed: number
        /** The length it has. */
        length: number
        /** Does it hold? */
        holds: boolean
      }
    }
  /** The super event (D32). */
  | { super: SuperEvent }
  /** The decay of empty palaces (D27). */
  | 'decay'
  /** The monthly scoring (D28). */
  | 'scoring'

/**
 * What a month means for a seat. Persons are counted, never named: who leaves is for the player to choose, and until then their symbols
 * count.
 */
export type Burden = {
  /** Who. */
  seat: number
  /**
   * What the event asks for: yuan for the tribute, rice in a drought, mortars in an epidemic, helmets to be safe from the Mongols,
   * fireworks for the first place at the festival. 0 once the event has begun.
   */
  need: number
  /** What the seat will have of it. */
  have: number
  /** Yuan to be paid. */
  yuan: number
  /** Rice to be paid. */
  rice: number
  /** Fireworks to be given back. */
  fireworks: number
  /** Points for the event, the wall and the super event. */
  points: number
  /** Persons to be released. */
  persons: number
  /** Floors that decay because nobody lives there (D27). */
  floors: number
  /** Floors to be taken off in the earthquake (D35). */
  falls: number
  /** Goods to be given back in the tsunami, in any mix (D36). */
  goods: number
  /** Person cards to be discarded in the tornado (D39). */
  cards: number
  /** Privileges that are lost (D41). */
  privileges: number
  /** What the monthly scoring brings after the decay: palaces, court ladies, privileges (D28). */
  income: [number, number, number]
}

/** A person card. */
export type Card = Role | 'wild'

/** A person card that leaves a hand. */
export type CardSpent = {
  /** Whose. */
  seat: number
  /** Which. */
  card: Card
}

/** Why a person left the game (D21). */
export type Cause =
  /** The tribute was short (D22). */
  | 'tribute'
  /** A palace went unfed (D23). */
  | 'drought'
  /** Fewest helmets (D25). */
  | 'mongols'
  /** Not enough mortars (D26). */
  | 'epidemic'
  /** Fewest tiles in a wall that is too short (D31). */
  | 'wall'
  /** The floor above fell (D35). */
  | 'earthquake'
  /** A new person took the place (D19). */
  | 'replaced'
  /** All palaces were full, and the new person was let go (D19). */
  | 'refused'

/** A player's side of the table. */
export type Court = {
  /** Who. */
  seat: number
  /** Points. */
  score: number
  /** Money. */
  yuan: number
  /** Rice. */
  rice: number
  /** Fireworks. */
  fireworks: number
  /** Small privileges. */
  small_privileges: number
  /** Large privileges. */
  large_privileges: number
  /** The dragons on all privileges: a point each in every monthly scoring (D17, D28). */
  dragons: number
  /** The symbols of the persons at court, by role. */
  symbols: Record<string, number>
  /** The palaces in falling order, numbered from 1 in notation. */
  palaces: Palace[]
  /** The space of the marker on the person track. */
  space: number
  /** The person cards still held. */
  cards: Card[]
  /** The wall tiles not yet used. */
  wall_tiles: WallTile[]
  /** What this seat did in this month's action phase: an action, or `pass`. */
  chosen: string | null
  /** Persons, floors, cards or goods this seat still has to give up in this phase. */
  due: number
  /** What each action would give this seat now. */
  actions: Yield[]
  /** What the next monthly scoring brings as things stand, after the decay: palaces, court ladies, privileges (D28). */
  income: [number, number, number]
  /** What the final scoring would bring: persons, monks, money (D29). */
  estate: [number, number, number]
  /** What the monks of each palace would bring in the final scoring (D29). */
  monks: number[]
  /** Points by source. */
  points: Record<string, number>
  /** Points by month; the thirteenth figure is the final scoring. */
  months: number[]
  /** Persons lost, by cause. */
  lost: Record<string, number>
  /** Floors built after the first four. */
  built: number
  /** Floors lost to decay. */
  decayed: number
  /** Floors lost to the earthquake. */
  fallen: number
  /** Actions paid with 3 yuan. */
  paid: number
}

/** What a seat has to give up by its own choice. */
export type Debt = {
  /** Who. */
  seat: number
  /** What. */
  what: Owed
  /** How many. */
  count: number
}

/** A person who leaves the game. */
export type Departure = {
  /** Whose. */
  seat: number
  /** Who. */
  person: Person
  /** Why. */
  cause: Cause
}

/** What an action would do. Lists are in the order in which it happens; what is empty is left out. */
export type Effect = {
  /** Persons who move into a palace. */
  arrives?: Arrival[]
  /** What begins: the month's event, a check of the wall, the super event. */
  brings?: Brings[]
  /** Person cards that leave hands. */
  cards?: CardSpent[]
  /** Floors built and lost. */
  floors?: FloorChange[]
  /** Goods that come and go. */
  goods?: GoodsChange[]
  /** Persons who leave the game. */
  leaves?: Departure[]
  /** The month that begins. */
  month?: number
  /** The order on the track afterwards, where it changes. */
  order?: number[]
  /** What seats then have to give up by their own choice. */
  owed?: Debt[]
  /** Points scored. */
  points?: PointsChange[]
  /** Privileges bought and lost. */
  privileges?: PrivilegeChange[]
  /** Persons taken from the supply, who are then placed or let go. */
  takes?: Arrival[]
  /** Floors won, each to be placed by a decision of its own (D12). */
  to_build?: number
  /** Markers that move on the person track. */
  track?: Move[]
  /** The tile that is added to the wall. */
  wall?: WallGrowth
  /** Who wins, where the game ends. */
  winner?: number
}

/** Something that happened. Palaces are shown as they stand afterwards. */
export type Event =
  /** A new month: the action cards are dealt (D9). */
  | {
      event: 'month'
      month: number
      brings: MonthEvent
      /** How the action cards of the month lie together: the group of each card, counted from 0. */
      groups: ActionCard[][]
    }
  /** A pair was drafted (D6). */
  | {
      event: 'drafts'
      /**
       * A place at the table: its index counts from 0 inside, and is written from 1 outside (`Seat::new(0)` prints `1`).
       * An `Option<Seat>` takes one byte, so that positions stay small.
       */
      seat: number
      first: Person
      second: Person
    }
  /** An action was chosen, and the group paid if it had been taken (D10). */
  | {
      event: 'acts'
      /**
       * A place at the table: its index counts from 0 inside, and is written from 1 outside (`Seat::new(0)` prints `1`).
       * An `Option<Seat>` takes one byte, so that positions stay small.
       */
      seat: number
      action: ActionCard
      group: number
      paid: number
    }
  /** No action: topped up to 3 yuan (D10). */
  | {
      event: 'passes'
      /**
       * A place at the table: its index counts from 0 inside, and is written from 1 outside (`Seat::new(0)` prints `1`).
       * An `Option<Seat>` takes one byte, so that positions stay small.
       */
      seat: number
      yuan: number
    }
  /** Goods came in (D11 to D14, D30, D42). */
  | {
      event: 'gains'
      /**
       * A place at the table: its index counts from 0 inside, and is written from 1 outside (`Seat::new(0)` prints `1`).
       * An `Option<Seat>` takes one byte, so that positions stay small.
       */
      seat: number
      good: Good
      amount: number
    }
  /** The marker moved (D15, D20, D30, D42). */
  | {
      event: 'advances'
      /**
       * A place at the table: its index counts from 0 inside, and is written from 1 outside (`Seat::new(0)` prints `1`).
       * An `Option<Seat>` takes one byte, so that positions stay small.
       */
      seat: number
      steps: number
      space: number
    }
  /** Points (D16, D24, D25, D28 to D31, D33, D34, D42). */
  | {
      event: 'scores'
      /**
       * A place at the table: its index counts from 0 inside, and is written from 1 outside (`Seat::new(0)` prints `1`).
       * An `Option<Seat>` takes one byte, so that positions stay small.
       */
      seat: number
      source: Source
      points: number
    }
  /** A privilege was bought (D17). */
  | {
      event: 'buys'
      /**
       * A place at the table: its index counts from 0 inside, and is written from 1 outside (`Seat::new(0)` prints `1`).
       * An `Option<Seat>` takes one byte, so that positions stay small.
       */
      seat: number
      size: Size
      cost: number
    }
  /** The wall grew (D30). */
  | {
      event: 'walls'
      /**
       * A place at the table: its index counts from 0 inside, and is written from 1 outside (`Seat::new(0)` prints `1`).
       * An `Option<Seat>` takes one byte, so that positions stay small.
       */
      seat: number
      tile: WallTile
      length: number
    }
  /** A floor was built (D12). */
  | {
      event: 'builds'
      /**
       * A place at the table: its index counts from 0 inside, and is written from 1 outside (`Seat::new(0)` prints `1`).
       * An `Option<Seat>` takes one byte, so that positions stay small.
       */
      seat: number
      palace: Palace
    }
  /** A person card was played, with the person taken for it, if any was left (D18). */
  | {
      event: 'plays'
      /**
       * A place at the table: its index counts from 0 inside, and is written from 1 outside (`Seat::new(0)` prints `1`).
       * An `Option<Seat>` takes one byte, so that positions stay small.
       */
      seat: number
      card: Card
      person: Person | null
    }
  /** A person came to court, in the place of another if all was full (D19). */
  | {
      event: 'places'
      /**
       * A place at the table: its index counts from 0 inside, and is written from 1 outside (`Seat::new(0)` prints `1`).
       * An `Option<Seat>` takes one byte, so that positions stay small.
       */
      seat: number
      person: Person
      replaced: Person | null
      palace: Palace
    }
  /** The new person was let go (D19). */
  | {
      event: 'lets_go'
      /**
       * A place at the table: its index counts from 0 inside, and is written from 1 outside (`Seat::new(0)` prints `1`).
       * An `Option<Seat>` takes one byte, so that positions stay small.
       */
      seat: number
      person: Person
    }
  /** The month's event begins, or begins again (D21, D37). */
  | {
      event: 'event'
      month: number
      brings: MonthEvent
      again: boolean
    }
  /** Tribute or rice was paid; so much was missing (D22, D23). */
  | {
      event: 'pays'
      /**
       * A place at the table: its index counts from 0 inside, and is written from 1 outside (`Seat::new(0)` prints `1`).
       * An `Option<Seat>` takes one byte, so that positions stay small.
       */
      seat: number
      good: Good
      amount: number
      missing: number
    }
  /** Goods were given back after the festival or in the tsunami (D24, D36). */
  | {
      event: 'gives_back'
      /**
       * A place at the table: its index counts from 0 inside, and is written from 1 outside (`Seat::new(0)` prints `1`).
       * An `Option<Seat>` takes one byte, so that positions stay small.
       */
      seat: number
      yuan: number
      rice: number
      fireworks: number
    }
  /** A person left (D21). */
  | {
      event: 'releases'
      /**
       * A place at the table: its index counts from 0 inside, and is written from 1 outside (`Seat::new(0)` prints `1`).
       * An `Option<Seat>` takes one byte, so that positions stay small.
       */
      seat: number
      person: Person
      palace: Palace
      cause: Cause
    }
  /** Empty palaces lost one floor each, and so many are gone (D27). */
  | {
      event: 'decays'
      /**
       * A place at the table: its index counts from 0 inside, and is written from 1 outside (`Seat::new(0)` prints `1`).
       * An `Option<Seat>` takes one byte, so that positions stay small.
       */
      seat: number
      floors: number
      palaces: number
    }
  /** The wall was checked (D31). */
  | {
      event: 'wall_check'
      month: number
      length: number
      holds: boolean
    }
  /** The super event begins (D32). */
  | {
      event: 'super_event'
      brings: SuperEvent
    }
  /** A floor fell (D35). */
  | {
      event: 'falls'
      /**
       * A place at the table: its index counts from 0 inside, and is written from 1 outside (`Seat::new(0)` prints `1`).
       * An `Option<Seat>` takes one byte, so that positions stay small.
       */
      seat: number
      palace: Palace
    }
  /** All markers are back on space 0 (D38). */
  | { event: 'erupts' }
  /** A person card was discarded (D39). */
  | {
      event: 'discards'
      /**
       * A place at the table: its index counts from 0 inside, and is written from 1 outside (`Seat::new(0)` prints `1`).
       * An `Option<Seat>` takes one byte, so that positions stay small.
       */
      seat: number
      card: Card
    }
  /** A young person was taken without a card (D40). */
  | {
      event: 'dawns'
      /**
       * A place at the table: its index counts from 0 inside, and is written from 1 outside (`Seat::new(0)` prints `1`).
       * An `Option<Seat>` takes one byte, so that positions stay small.
       */
      seat: number
      person: Person
    }
  /** Privileges were lost (D41). */
  | {
      event: 'loses_privileges'
      /**
       * A place at the table: its index counts from 0 inside, and is written from 1 outside (`Seat::new(0)` prints `1`).
       * An `Option<Seat>` takes one byte, so that positions stay small.
       */
      seat: number
      small: number
      large: number
    }
  /** The persons of one role were called upon (D42). */
  | {
      event: 'treats'
      /**
       * A place at the table: its index counts from 0 inside, and is written from 1 outside (`Seat::new(0)` prints `1`).
       * An `Option<Seat>` takes one byte, so that positions stay small.
       */
      seat: number
      role: Role
    }
  /** Rice and fireworks were sold at the end (D29). */
  | {
      event: 'sells'
      /**
       * A place at the table: its index counts from 0 inside, and is written from 1 outside (`Seat::new(0)` prints `1`).
       * An `Option<Seat>` takes one byte, so that positions stay small.
       */
      seat: number
      rice: number
      fireworks: number
      yuan: number
    }
  /** The game is over (D29). */
  | {
      event: 'ends'
      /**
       * A place at the table: its index counts from 0 inside, and is written from 1 outside (`Seat::new(0)` prints `1`).
       * An `Option<Seat>` takes one byte, so that positions stay small.
       */
      winner: number
      points: number
    }

/** Floors of a seat that change. */
export type FloorChange = {
  /** Whose. */
  seat: number
  /** By how many floors. */
  by: number
  /** Why. */
  why: Works
  /** By how many palaces. */
  palaces?: number
}

/** What a month brings, seen from now. */
export type Forecast = {
  /** The month. */
  month: number
  /** Its event. */
  event: MonthEvent
  /** Its super event (D32), as long as it lies ahead. */
  super_event: SuperEvent | null
  /** Everything that still happens in it, in order, with what each part means for each seat. */
  stages: Stage[]
  /** What it all means for each seat. */
  seats: Burden[]
}

/** What a player gains or gives. */
export type Good =
  /** Money. */
  | 'yuan'
  /** Rice. */
  | 'rice'
  /** Fireworks. */
  | 'fireworks'
  /** Floors to be built. */
  | 'floors'

/** Goods of a seat that change. */
export type GoodsChange = {
  /** Whose. */
  seat: number
  /** Yuan, rice or fireworks. */
  good: Good
  /** By how much: below 0 for what is paid. */
  by: number
  /** Why. */
  why: Reason
}

/** A group of action cards. */
export type Group = {
  /** Its cards. */
  cards: ActionCard[]
  /** Who has taken it this month. */
  taken_by: number[]
}

/** A kind of person tile. */
export type Kind = {
  /** Who. */
  person: Person
  /** How many symbols of the role a tile shows. */
  symbols: number
  /** How many spaces it brings the marker forward. */
  value: number
}

/** What a month brings. */
export type MonthEvent =
  /** Pay 4 yuan (D22). */
  | 'tribute'
  /** Feed every inhabited palace (D23). */
  | 'drought'
  /** Score for fireworks (D24). */
  | 'festival'
  /** Score for helmets; the weakest lose a person (D25). */
  | 'mongols'
  /** Lose three persons less the mortars (D26). */
  | 'epidemic'
  /** Nothing. */
  | 'peace'

/** A marker that moves on the person track. */
export type Move = {
  /** Whose. */
  seat: number
  /** By how many spaces. */
  by: number
  /** The space it comes to. */
  space: number
}

/** What a seat has to give up by its own choice. */
export type Owed =
  /** Persons (D21). */
  | 'persons'
  /** Floors (D35). */
  | 'floors'
  /** Yuan, rice and fireworks (D36). */
  | 'goods'
  /** Person cards (D39). */
  | 'cards'

/**
 * A palace: its floors and the persons who live in it.
 *
 * Bits 13 and 14 hold the floors, three groups of four bits below them the persons (0 for nobody), bit 0 the mark.
 */
export type Palace = {
  floors: number
  persons: Person[]
  starved?: boolean
}

/** A kind of person tile. */
export type Person =
  | 'young_monk'
  | 'old_monk'
  | 'young_pyrotechnist'
  | 'old_pyrotechnist'
  | 'young_warrior'
  | 'old_warrior'
  | 'young_healer'
  | 'old_healer'
  | 'young_farmer'
  | 'old_farmer'
  | 'young_scholar'
  | 'old_scholar'
  | 'craftsman'
  | 'lady'
  | 'collector'

/** A person by the words of the notation. */
export type PersonWords =
  | 'young monk'
  | 'old monk'
  | 'young pyrotechnist'
  | 'old pyrotechnist'
  | 'young warrior'
  | 'old warrior'
  | 'young healer'
  | 'old healer'
  | 'young farmer'
  | 'old farmer'
  | 'young scholar'
  | 'old scholar'
  | 'craftsman'
  | 'lady'
  | 'collector'

/** A part of the game. */
export type Phase =
  /** The first two persons (D6). */
  | 'draft'
  /** Phase 1 (D10). */
  | 'action'
  /** Phase 2 (D18). */
  | 'person'
  /** Phase 3 (D21). */
  | 'event'
  /** The wall is checked after the Mongols (D31). */
  | 'wall'
  /** The super event of month 7 (D32). */
  | 'super'
  /** The month's event for the second time (D37). */
  | 'eclipse'
  /** The wall is checked after the last scoring (D31). */
  | 'last_wall'
  /** The game is over. */
  | 'over'

/** Points of a seat. */
export type PointsChange = {
  /** Whose. */
  seat: number
  /** How many. */
  points: number
  /** What for. */
  source: Source
}

/** Privileges of a seat that change. */
export type PrivilegeChange = {
  /** Whose. */
  seat: number
  /** Which. */
  size: Size
  /** By how many. */
  by: number
}

/** Why goods come and go. */
export type Reason =
  /** The group was taken before (D10). */
  | 'group'
  /** No action was taken (D10). */
  | 'pass'
  /** What the action gives (D11, D13, D14). */
  | 'action'
  /** A privilege is bought (D17). */
  | 'privilege'
  /** The bonus of a wall tile (D30). */
  | 'wall_tile'
  /** The symbols of one role under the treaty (D42). */
  | 'treaty'
  /** The tribute (D22). */
  | 'tribute'
  /** The drought (D23). */
  | 'drought'
  /** Fireworks used up at the festival (D24). */
  | 'festival'
  /** The tsunami (D36). */
  | 'tsunami'
  /** Rice and fireworks sold at the end (D29). */
  | 'sale'

/** What a person does at court. */
export type Role =
  /** Buddhas, which score with the floors of the palace. */
  | 'monk'
  /** Rockets, for fireworks. */
  | 'pyrotechnist'
  /** Helmets, for the military and against the Mongols. */
  | 'warrior'
  /** Mortars, against the epidemic. */
  | 'healer'
  /** Rice, for the harvest. */
  | 'farmer'
  /** Books, for research. */
  | 'scholar'
  /** Hammers, for building. */
  | 'craftsman'
  /** The court lady: a dragon, a point every month. */
  | 'lady'
  /** The tax collector: coins, for taxes. */
  | 'collector'

/** What a part of a month means for a seat. What is 0 is left out. */
export type SeatToll = {
  /** Who. */
  seat: number
  /** Person cards to discard. */
  cards?: number
  /** Floors to take off. */
  falls?: number
  /** Fireworks given back. */
  fireworks?: number
  /** Floors that decay. */
  floors?: number
  /** Goods to give back, in any mix. */
  goods?: number
  /** The points of the monthly scoring: palaces, court ladies, privileges (D28). */
  income?: [number, number, number]
  /** Persons to release. */
  persons?: number
  /** Points. */
  points?: number
  /** Privileges lost. */
  privileges?: number
  /** Rice paid. */
  rice?: number
  /** Yuan paid. */
  yuan?: number
}

/** The size of a privilege (D17). */
export type Size =
  /** One dragon for 2 yuan. */
  | 'small'
  /** Two dragons for 7 yuan (6 in the edition of 2007). */
  | 'large'

/** Where points come from. */
export type Source =
  /** Palaces in the monthly scoring (D28). */
  | 'palaces'
  /** Court ladies in the monthly scoring (D28). */
  | 'ladies'
  /** Privileges in the monthly scoring (D28). */
  | 'privileges'
  /** Research actions (D16). */
  | 'research'
  /** Dragon festivals (D24). */
  | 'festival'
  /** Helmets when the Mongols come (D25). */
  | 'mongols'
  /** Own tiles in a wall that holds (D31). */
  | 'wall'
  /** The wall tile that is worth points (D30). */
  | 'wall_tile'
  /** Persons under the lanterns (D33). */
  | 'lanterns'
  /** Monks before the Buddha (D34). */
  | 'buddha'
  /** Books, dragons and monks under the treaty (D42). */
  | 'treaty'
  /** Persons at the end (D29). */
  | 'persons'
  /** Monks at the end (D29). */
  | 'monks'
  /** Yuan at the end (D29). */
  | 'money'

/** A space of the person track. */
export type Space = {
  /** Its number. */
  space: number
  /** The markers on it, the uppermost first. */
  seats: number[]
}

/** A part of a month: the event, a check of the wall, the super event, decay, scoring. */
export type Stage = {
  /** What it is. */
  brings: Brings
  /** What it means for the seats for which it means anything. */
  seats: SeatToll[]
}

/** The tiles of one role left to take. */
export type Stock = {
  /** The role. */
  role: Role
  /** Young tiles. */
  young: number
  /** Old tiles, if the role has any. */
  old: number | null
  /** Its kinds of persons, young before old, with what their tiles say (D2). */
  persons: Kind[]
}

/** What may happen once, in month 7 (D33 to D42). */
export type SuperEvent =
  /** 2 points for each person (D33). */
  | 'lanterns'
  /** Monks score (D34). */
  | 'buddha'
  /** Two floors fall (D35). */
  | 'earthquake'
  /** Half of all goods are given back (D36). */
  | 'tsunami'
  /** The month's event comes again (D37). */
  | 'eclipse'
  /** All markers return to 0 (D38). */
  | 'eruption'
  /** Two person cards are discarded (D39). */
  | 'tornado'
  /** Each takes a young person (D40). */
  | 'dawn'
  /** All privileges are lost (D41). */
  | 'assassination'
  /** Each uses the persons of one role (D42). */
  | 'treaty'

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

/** A position, ready to be drawn or sent. */
export type View = {
  /** Whose decision it is. */
  turn: Turn
  /** The decision. */
  ask: Ask | null
  /** The month, from 1 to 12. */
  month: number
  /** The phase of the month. */
  phase: Phase
  /** Is the Great Wall built? */
  great_wall: boolean
  /** What happens in month 7 after the month's own event. */
  super_event: SuperEvent | null
  /** The month of the super event (D32). */
  super_month: number
  /** What a group costs that was taken before (D10). */
  group_cost: number
  /** The yuan to which a player without an action tops up (D10). */
  top_up: number
  /** What a small privilege costs (D17). */
  small_privilege_cost: number
  /** What a large privilege costs (D17). */
  large_privilege_cost: number
  /** What each wall tile gives, in what its name says (D30); empty without the wall. */
  wall_bonus: Record<string, number>
  /** What the twelve months bring. */
  events: MonthEvent[]
  /** The order of this phase, fixed at its start. */
  order: number[]
  /** How many of them are done. */
  done: number
  /** The person track, farthest space first. */
  track: Space[]
  /** The action cards of the month. */
  groups: Group[]
  /** The person tiles left to take. */
  supply: Stock[]
  /** The person tiles out of the game. */
  gone: Record<string, number>
  /** Person cards played or discarded. */
  spent_cards: number
  /** Whose tiles make the wall, first month first. */
  wall: number[]
  /** The roles taken during the dawn. */
  dawn_taken: Role[]
  /** What the rest of this month and the two after it bring as things stand. */
  forecast: Forecast[]
  /** One entry for each seat. */
  seats: Court[]
}

/** A tile added to the wall. */
export type WallGrowth = {
  /** Whose tile. */
  seat: number
  /** Which. */
  tile: WallTile
  /** The length of the wall afterwards. */
  length: number
}

/** The bonus on the back of a wall tile (D30); each player has one of each. */
export type WallTile =
  /** 1 rice. */
  | 'rice'
  /** 1 firework. */
  | 'firework'
  /** 1 floor. */
  | 'floor'
  /** 2 yuan. */
  | 'yuan'
  /** 3 steps on the person track. */
  | 'steps'
  /** 3 points. */
  | 'points'

/** Why floors come and go. */
export type Works =
  /** Built (D12). */
  | 'build'
  /** Nobody lives there (D27). */
  | 'decay'
  /** The earthquake (D35). */
  | 'earthquake'

/** What an action would give a seat now. */
export type Yield = {
  /** The action. */
  action: ActionCard
  /** Yuan, floors, rice, fireworks, steps or points; for a privilege the dragons that could be bought. */
  amount: number
  /** How much of it the card gives by itself; the rest comes from persons. */
  base: number
  /** Yuan to be paid for the group first; `None` while the card does not lie out. */
  price: number | null
  /** Could this seat do it? */
  possible: boolean
}
