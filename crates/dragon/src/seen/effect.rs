//! What an action would do, in short: goods, points, persons, floors, privileges, the track, each with its reason, and what the
//! event brings to every seat where the action ends a phase. How it is told from the events stands in `condense`.

use crate::board::calendar::{MonthEvent, SuperEvent};
use crate::board::cards::Card;
use crate::board::person::Person;
use crate::board::tiles::{Size, WallTile};
use crate::seen::event::Good;
use crate::seen::is_zero;
use crate::state::decision::Owed;
use crate::state::tally::{Cause, Source};
use serde::Serialize;
use tianxia_core::Seat;

/// What an action would do. Lists are in the order in which it happens; what is empty is left out.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default)]
pub struct Effect {
    /// Goods that come and go.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub goods: Vec<GoodsChange>,
    /// Points scored.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub points: Vec<PointsChange>,
    /// Persons taken from the supply, who are then placed or let go.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub takes: Vec<Arrival>,
    /// Persons who move into a palace.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub arrives: Vec<Arrival>,
    /// Persons who leave the game.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub leaves: Vec<Departure>,
    /// Floors built and lost.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub floors: Vec<FloorChange>,
    /// Floors won, each to be placed by a decision of its own (D12).
    #[serde(skip_serializing_if = "is_zero")]
    pub to_build: u8,
    /// Privileges bought and lost.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub privileges: Vec<PrivilegeChange>,
    /// The tile that is added to the wall.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wall: Option<WallGrowth>,
    /// Markers that move on the person track.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub track: Vec<Move>,
    /// The order on the track afterwards, where it changes.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub order: Vec<Seat>,
    /// Person cards that leave hands.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<CardSpent>,
    /// What begins: the month's event, a check of the wall, the super event.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub brings: Vec<Brings>,
    /// What seats then have to give up by their own choice.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub owed: Vec<Debt>,
    /// The month that begins.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub month: Option<u8>,
    /// Who wins, where the game ends.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winner: Option<Seat>,
}

/// Goods of a seat that change.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GoodsChange {
    /// Whose.
    pub seat: Seat,
    /// Yuan, rice or fireworks.
    pub good: Good,
    /// By how much: below 0 for what is paid.
    pub by: i32,
    /// Why.
    pub why: Reason,
}

/// Why goods come and go.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// The group was taken before (D10).
    Group,
    /// No action was taken (D10).
    Pass,
    /// What the action gives (D11, D13, D14).
    Action,
    /// A privilege is bought (D17).
    Privilege,
    /// The bonus of a wall tile (D30).
    WallTile,
    /// The symbols of one role under the treaty (D42).
    Treaty,
    /// The tribute (D22).
    Tribute,
    /// The drought (D23).
    Drought,
    /// Fireworks used up at the festival (D24).
    Festival,
    /// The tsunami (D36).
    Tsunami,
    /// Rice and fireworks sold at the end (D29).
    Sale,
}

/// Points of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PointsChange {
    /// Whose.
    pub seat: Seat,
    /// How many.
    pub points: u16,
    /// What for.
    pub source: Source,
}

/// A person who comes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Arrival {
    /// To whom.
    pub seat: Seat,
    /// Who.
    pub person: Person,
}

/// A person who leaves the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Departure {
    /// Whose.
    pub seat: Seat,
    /// Who.
    pub person: Person,
    /// Why.
    pub cause: Cause,
}

/// Floors of a seat that change.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FloorChange {
    /// Whose.
    pub seat: Seat,
    /// By how many floors.
    pub by: i32,
    /// By how many palaces.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub palaces: i32,
    /// Why.
    pub why: Works,
}

/// Why floors come and go.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Works {
    /// Built (D12).
    Build,
    /// Nobody lives there (D27).
    Decay,
    /// The earthquake (D35).
    Earthquake,
}

/// Privileges of a seat that change.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PrivilegeChange {
    /// Whose.
    pub seat: Seat,
    /// Which.
    pub size: Size,
    /// By how many.
    pub by: i32,
}

/// A tile added to the wall.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WallGrowth {
    /// Whose tile.
    pub seat: Seat,
    /// Which.
    pub tile: WallTile,
    /// The length of the wall afterwards.
    pub length: u8,
}

/// A marker that moves on the person track.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Move {
    /// Whose.
    pub seat: Seat,
    /// By how many spaces.
    pub by: i32,
    /// The space it comes to.
    pub space: u16,
}

/// A person card that leaves a hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CardSpent {
    /// Whose.
    pub seat: Seat,
    /// Which.
    pub card: Card,
}

/// What a seat has to give up by its own choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Debt {
    /// Who.
    pub seat: Seat,
    /// What.
    pub what: Owed,
    /// How many.
    pub count: u16,
}

/// Something that begins for everybody in a month.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Brings {
    /// The month's event (D21).
    Event(MonthEvent),
    /// The month's event for the second time (D37).
    Again(MonthEvent),
    /// A check of the wall (D31).
    Wall {
        /// The length it needs.
        needed: u8,
        /// The length it has.
        length: u8,
        /// Does it hold?
        holds: bool,
    },
    /// The super event (D32).
    Super(SuperEvent),
    /// The decay of empty palaces (D27).
    Decay,
    /// The monthly scoring (D28).
    Scoring,
}
