//! What happens, for everybody who watches: enough to animate it, to say it in a sentence, and to explain every point. Events
//! have a fixed size, so that a game which nobody watches allocates nothing. A `state` is the name of the state in which it happened,
//! once that is settled, if it has a capital.

use crate::board::{Colour, StateName, Tiles};
use crate::state::{Commitment, Ending};
use serde::Serialize;
use tianxia_core::{Seat, Square, Viewpoint};

/// Something that happened.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields say what they are; the variants are documented")]
pub enum Event {
    /// A tile was placed (H15).
    Tile {
        seat: Seat,
        colour: Colour,
        at: Square,
        #[serde(skip_serializing_if = "Option::is_none")]
        state: Option<StateName>,
    },
    /// A leader was placed, or moved from another hex (H10).
    Leader {
        seat: Seat,
        colour: Colour,
        at: Square,
        from: Option<Square>,
        #[serde(skip_serializing_if = "Option::is_none")]
        state: Option<StateName>,
    },
    /// A leader was withdrawn by its owner (H10).
    Withdrawn { seat: Seat, colour: Colour, from: Square },
    /// A leader returned to its owner.
    Returned { seat: Seat, colour: Colour, from: Square, because: Return },
    /// A seat gained points of a colour, through its leader at this hex.
    Points {
        seat: Seat,
        colour: Colour,
        points: u8,
        because: Reason,
        at: Square,
        #[serde(skip_serializing_if = "Option::is_none")]
        state: Option<StateName>,
    },
    /// A riot began (H21): what it cost.
    Riot { seat: Seat, tiles: u8, leader: bool, at: Square },
    /// Green tiles were paid for a building (H24).
    Paid { seat: Seat, tiles: u8, leader: bool },
    /// A pagoda was built, or moved from other tiles (H27).
    Pagoda {
        seat: Seat,
        colour: Colour,
        at: [Square; 3],
        from: Option<[Square; 3]>,
        #[serde(skip_serializing_if = "Option::is_none")]
        state: Option<StateName>,
    },
    /// The palace was built, or moved from other tiles (H53).
    Palace { seat: Seat, at: [Square; 4], from: Option<[Square; 4]> },
    /// A tile left the map.
    Removed { colour: Colour, at: Square, because: Removal },
    /// A pagoda went back to the supply with a tile below it (H23).
    PagodaLost { colour: Colour, at: [Square; 3] },
    /// The palace went back to the supply with a tile below it (H23).
    PalaceLost { at: [Square; 4] },
    /// A granary left the game with the tile below it (H23).
    GranaryLost { at: Square },
    /// A tile was taken from the market (H19).
    Took { seat: Seat, colour: Colour },
    /// Tiles were discarded unseen (H26); which ones only their owner knows.
    Discarded { seat: Seat, count: u8, tiles: Option<Tiles> },
    /// Tiles were drawn; which ones only their owner knows.
    Drew { seat: Seat, count: u8, tiles: Option<Tiles> },
    /// The market was filled up (H30).
    Market { tiles: Tiles },
    /// A revolt began (H33), with the yellow tiles next to each leader.
    Revolt {
        colour: Colour,
        attacker: Seat,
        at: Square,
        attack: u8,
        defender: Seat,
        against: Square,
        defence: u8,
        #[serde(skip_serializing_if = "Option::is_none")]
        state: Option<StateName>,
    },
    /// What somebody committed to a revolt (H34).
    Committed { seat: Seat, commitment: Commitment },
    /// How a revolt ended (H35).
    RevoltOver { winner: Seat, loser: Seat, colour: Colour, strength: u8, against: u8 },
    /// A war began at this tile (H38).
    War { seat: Seat, at: Square },
    /// A state at war, with its red tiles: actions name it by its first hex next to the tile, people by its capital if it has one.
    Warring {
        side: Square,
        #[serde(skip_serializing_if = "Option::is_none")]
        state: Option<StateName>,
        reds: u8,
    },
    /// What a player added to a warring state, and what it has now (H40).
    Supported {
        seat: Seat,
        side: Square,
        #[serde(skip_serializing_if = "Option::is_none")]
        state: Option<StateName>,
        commitment: Commitment,
        total: u8,
    },
    /// Somebody stayed out of a war.
    Neutral { seat: Seat },
    /// How a war ended: the winner's total and the highest of the others, which is its price (H41, H44).
    WarOver {
        winner: Square,
        #[serde(skip_serializing_if = "Option::is_none")]
        state: Option<StateName>,
        total: u8,
        price: u8,
    },
    /// A bandit tile was beaten (H48).
    Bandits { seat: Seat, tile: u8, bandits: u8, at: [Square; 3] },
    /// Granaries were taken and one was left (H51): what they are worth at the end in blue points (H52).
    Granaries { seat: Seat, count: u8, points: u8, left: Square },
    /// Something that was offered was not done.
    Declined { seat: Seat, what: Offer },
    /// A seat without any legal action passed (H9).
    Passed { seat: Seat },
    /// A turn began.
    Turn { seat: Seat },
    /// The game ended.
    Over { because: Ending },
}

/// The event as a viewpoint may know it: others' drawn and discarded tiles are only counted.
pub(crate) fn witness(event: &Event, eye: Viewpoint) -> Event {
    let mut event = event.clone();
    if let Event::Drew { seat, tiles, .. } | Event::Discarded { seat, tiles, .. } = &mut event
        && !eye.sees(*seat)
    {
        *tiles = None;
    }
    event
}

/// What a seat may decline.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Offer {
    /// A pagoda or the palace (H18).
    Building,
    /// A market tile (H19).
    Market,
    /// Another blue tile (H20).
    Chain,
    /// Granaries (H51).
    Granaries,
}

/// Why a leader returned.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Return {
    /// No yellow tile is left next to it (H14).
    Unsupported,
    /// It lost a revolt (H35).
    Revolt,
    /// Its state lost a war (H42).
    War,
}

/// Why a tile left the map.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Removal {
    /// A riot (H21).
    Riot,
    /// Its state lost a war (H42).
    Lost,
    /// The price of a won war (H44).
    Price,
    /// The price of beaten bandits (H48).
    Bandits,
}

/// Why points were gained.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// A tile of the leader's colour (H17).
    Tile,
    /// A tile of another colour, for the yellow leader (H17).
    StandIn,
    /// A won revolt (H35).
    Revolt,
    /// A leader beaten in a war (H43).
    War,
    /// Pagodas at the end of the turn (H29).
    Pagodas,
    /// Beaten bandits (H48).
    Bandits,
}
