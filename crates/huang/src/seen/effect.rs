//! What everybody can see that an action would do, in short; `condense` makes it. Hundreds of effects are sent at once, so what is empty is
//! left out, and where a piece is put is not said again: places with the same effect have equal effects.

use super::event::{Reason, Removal, Return};
use super::outlook::{RevoltOutlook, WarOutlook};
use super::view::LeaderView;
use crate::board::{Colour, Tiles};
use crate::state::Ending;
use serde::Serialize;
use tianxia_core::{Seat, Square};

/// What an action would do.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default)]
pub struct Effect {
    /// A tile that goes from a hand onto the map (H15).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tile: Option<Placed>,
    /// Leaders that are placed, moved or withdrawn by their owners (H10).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub leaders: Vec<LeaderMove>,
    /// Points, each with its reason.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub points: Vec<Gain>,
    /// What it costs: tiles from hands, and leaders off the map that help.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub spent: Vec<Spent>,
    /// What leaves the map.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub gone: Vec<Gone>,
    /// What is built or moved (H27, H53).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub built: Option<Built>,
    /// A tile that is taken from the market (H19).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub took: Option<Placed>,
    /// Granaries that are taken (H51).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub granaries: Option<Granaries>,
    /// A revolt that begins, goes on or ends (H33).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub revolt: Option<RevoltEffect>,
    /// A war that begins, goes on or is decided (H38).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub war: Option<WarEffect>,
    /// Bandits that are beaten (H48).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub bandits: Vec<Beaten>,
    /// How many red tiles the active player still has to choose and remove after it (H44, H48).
    #[serde(skip_serializing_if = "is_zero")]
    pub to_remove: u8,
    /// What may be done next without a further action.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub offers: Vec<Offered>,
    /// Tiles that are discarded unseen (H26).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub discarded: Option<Counted>,
    /// Tiles that are drawn. Never foreseen: only the effect of what has happened has them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub drew: Vec<Counted>,
    /// Tiles that fill up the market. Never foreseen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub market: Option<Tiles>,
    /// Why it ends the game, if it does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub over: Option<Ending>,
}

/// A tile that a seat places or takes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Placed {
    /// Who.
    pub seat: Seat,
    /// Its colour.
    pub colour: Colour,
}

/// A leader that its owner positions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LeaderMove {
    /// Whose.
    pub seat: Seat,
    /// Its colour.
    pub colour: Colour,
    /// How.
    pub how: Moved,
}

/// How a leader is positioned.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Moved {
    /// Onto the map.
    Placed,
    /// To another hex.
    Moved,
    /// Off the map.
    Withdrawn,
}

/// Points of a colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Gain {
    /// Who gains.
    pub seat: Seat,
    /// Of which colour.
    pub colour: Colour,
    /// How many.
    pub points: u8,
    /// Why.
    pub because: Reason,
}

/// What a seat spends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Spent {
    /// Who pays.
    pub seat: Seat,
    /// The colour of the tiles and of the leader.
    pub colour: Colour,
    /// Tiles from the hand.
    pub tiles: u8,
    /// Does the leader off the map help? It is not spent.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub leader: bool,
}

/// Something that leaves the map.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "piece", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields say what they are; the variants are documented")]
pub enum Gone {
    /// A tile; where it lay is left out if the action says it (H21).
    Tile {
        colour: Colour,
        #[serde(skip_serializing_if = "Option::is_none")]
        at: Option<Square>,
        because: Removal,
    },
    /// A leader, which returns to its owner.
    Leader { seat: Seat, colour: Colour, at: Square, because: Return },
    /// A pagoda, which goes back to the supply (H23).
    Pagoda { colour: Colour, at: [Square; 3] },
    /// The palace, likewise.
    Palace { at: [Square; 4] },
    /// A granary, which leaves the game (H23).
    Granary { at: Square },
}

/// A building that is raised, or moved from other tiles.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Built {
    /// A pagoda of this colour; the palace if there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pagoda: Option<Colour>,
    /// The tiles it leaves; empty if it comes from the supply.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub from: Vec<Square>,
}

/// Granaries that a seat takes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Granaries {
    /// Who.
    pub seat: Seat,
    /// How many.
    pub count: u8,
    /// What they are worth at the end, in blue points (H52).
    pub points: u8,
}

/// A revolt: both strengths, and how it ends if nothing more is added.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RevoltEffect {
    /// The colour of the leaders.
    pub colour: Colour,
    /// Who positioned the leader.
    pub attacker: Seat,
    /// The attacker's strength.
    pub attack: u8,
    /// Who is attacked.
    pub defender: Seat,
    /// The defender's strength.
    pub defence: u8,
    /// How it ends, or would end.
    pub outlook: RevoltOutlook,
    /// Is it over?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub over: bool,
}

/// A war: the totals of its sides, and how it ends if nothing more is added.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WarEffect {
    /// The states at war, where it begins.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub begins: Vec<WarState>,
    /// The total of each side, in the order in which views list them.
    pub totals: Vec<u8>,
    /// How it ends, or would end.
    pub outlook: WarOutlook,
    /// Is it decided?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub over: bool,
}

/// A state that a war begins for.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WarState {
    /// How actions name it: its first hex next to the unifying tile.
    pub side: Square,
    /// What it is called: the state of its first capital, or else its first hex.
    pub name: String,
    /// Its red tiles (H39).
    pub reds: u8,
    /// Its leaders that can be lost (H42).
    pub leaders: Vec<LeaderView>,
}

/// A bandit tile that is beaten.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Beaten {
    /// Its number.
    pub tile: u8,
    /// How many bandits it shows.
    pub bandits: u8,
}

/// What may be done next without a further action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Offered {
    /// A pagoda may be built (H18).
    Pagoda,
    /// The palace may be built (H53).
    Palace,
    /// A tile may be taken from the market (H19).
    Market,
    /// Another blue tile may be placed (H20).
    Chain,
    /// Granaries may be taken (H51).
    Granaries,
}

/// Tiles of a seat that are only counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Counted {
    /// Whose.
    pub seat: Seat,
    /// How many.
    pub count: u8,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
fn is_zero(count: &u8) -> bool {
    *count == 0
}
