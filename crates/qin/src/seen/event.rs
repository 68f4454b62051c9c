//! What happens in a game of Qin, as events that can be animated and told.

use crate::board::{Colour, Tile};
use serde::Serialize;
use tianxia_core::{Seat, Square, Viewpoint};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// A tile was placed (Q7).
    Placed {
        /// By whom.
        seat: Seat,
        /// Which tile.
        tile: Tile,
        /// Where its first colour lies.
        first: Square,
        /// Where its second colour lies.
        second: Square,
    },
    /// A province grew (Q12).
    Grown {
        /// Its owner.
        seat: Seat,
        /// Its colour.
        colour: Colour,
        /// Where.
        at: Square,
        /// Its territories now.
        size: u8,
    },
    /// Provinces became one (Q14).
    Merged {
        /// Who owns it now.
        seat: Seat,
        /// Its colour.
        colour: Colour,
        /// Where.
        at: Square,
        /// Its territories now.
        size: u8,
    },
    /// Pagodas went back from a merged province (Q18).
    Returned {
        /// To whom.
        seat: Seat,
        /// How many.
        count: u8,
        /// From the province here.
        at: Square,
    },
    /// A province was founded, with a pagoda (Q11).
    Founded {
        /// By whom.
        seat: Seat,
        /// Its colour.
        colour: Colour,
        /// Where.
        at: Square,
        /// Its territories.
        size: u8,
    },
    /// A province got its second pagoda (Q13).
    Major {
        /// Whose.
        seat: Seat,
        /// Its colour.
        colour: Colour,
        /// Where.
        at: Square,
    },
    /// A village was lost: its pagoda went back (Q20).
    VillageLost {
        /// By whom.
        seat: Seat,
        /// Which.
        at: Square,
    },
    /// A village was won: a pagoda stands on it (Q19).
    VillageWon {
        /// By whom.
        seat: Seat,
        /// Which.
        at: Square,
    },
    /// A tile was drawn (Q21).
    Drew {
        /// By whom.
        seat: Seat,
        /// Which; only the drawer knows.
        tile: Option<Tile>,
    },
    /// A player placed nothing (Q24).
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A player placed the last pagoda: the game is over (Q22).
    LastPagoda {
        /// Who.
        seat: Seat,
    },
    /// No held tile can be placed: the game is over (Q23).
    NoTileFits,
    /// The next game of a series begins (Q25).
    NextGame {
        /// Its number, counted from 1.
        game: u8,
        /// Who begins.
        seat: Seat,
    },
}

/// All is public but the tile drawn.
pub(crate) fn witness(event: &Event, eye: Viewpoint) -> Event {
    match *event {
        Event::Drew { seat, .. } if !eye.sees(seat) => Event::Drew { seat, tile: None },
        other => other,
    }
}
