//! Positions as TOML, to be read and written by hand. The keys and their defaults are in [`Page`] and [`SeatPage`]; what
//! they mean for the state is in `read`, `seat` and `write`.

use crate::board::calendar::MonthEvent;
use crate::board::cards::{ActionCard, Card};
use crate::board::person::Role;
use crate::board::tiles::WallTile;
use crate::state::Phase;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tianxia_core::{BadInput, Fault, Seat};

mod calendar;
mod canonical;
mod check;
mod read;
mod seat;
mod write;

pub(crate) use canonical::canonical;
pub(crate) use read::from_position;
pub(crate) use write::position;

/// A whole position. Every key may be left out.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Page {
    /// `dragon`.
    pub(crate) game: Option<String>,
    /// The version of the rules; if left out, the newest.
    pub(crate) rules: Option<u32>,
    /// How many play; if left out, as many as there are `[[seat]]` tables, and at least 2.
    pub(crate) players: Option<u8>,
    pub(crate) great_wall: bool,
    /// A super event's name; if left out, there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) super_event: Option<String>,
    /// 7 if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) large_privilege_cost: Option<u8>,
    /// The month, 1 if left out.
    pub(crate) month: Option<u8>,
    /// The phase; if left out, `action`. An event, a super event or a check of the wall to which nobody owes anything begins now.
    pub(crate) phase: Option<Phase>,
    /// What the twelve months bring; if left out, peace twice, then tribute, drought, festival, mongols, epidemic
    /// twice.
    pub(crate) events: Option<Vec<MonthEvent>>,
    /// Need the row not be one that D5 lays out?
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub(crate) any_events: bool,
    /// What this month brings, in place of what the row says.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) event: Option<MonthEvent>,
    /// The seats in track order, earliest first; if left out, by their spaces, and on one space by seat.
    pub(crate) track: Option<Vec<Seat>>,
    /// The order of the phase, fixed at its start; if left out, the track order.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) order: Option<Vec<Seat>>,
    /// The deciding seat; if left out, the first of the order. In the action phase: the first that has not chosen, or the last that has
    /// while there is something `to_build`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) turn: Option<Seat>,
    /// The action cards; if left out, dealt by the dice in the action phase, and none in other phases.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) groups: Option<Vec<Vec<ActionCard>>>,
    /// The owners of the wall's tiles, first month first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) wall: Vec<Seat>,
    /// The person to be placed next, or two in the draft.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) to_place: Vec<String>,
    /// Floors still to be built by the deciding seat.
    #[serde(skip_serializing_if = "is_zero")]
    pub(crate) to_build: u8,
    /// Roles taken during the dawn.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) dawn_taken: Vec<Role>,
    /// Person tiles out of the game; those neither here nor at a court are in the supply.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) gone: BTreeMap<String, u8>,
    /// One [`SeatPage`] for each seat; a seat without one has everything left out.
    pub(crate) seat: Vec<toml::Table>,
}

/// What lies before one player.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SeatPage {
    /// 6 if left out.
    #[serde(default = "six")]
    pub(crate) yuan: u16,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub(crate) rice: u16,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub(crate) fireworks: u16,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub(crate) small_privileges: u8,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub(crate) large_privileges: u8,
    /// The space of the marker on the person track.
    #[serde(default)]
    pub(crate) space: u16,
    /// Floors and persons of each palace: `2: young monk, lady`. If left out, two empty palaces of 2 floors.
    #[serde(default = "two_of_two")]
    pub(crate) palaces: Vec<String>,
    /// The person cards in hand; if left out, all eleven.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) cards: Option<Vec<Card>>,
    /// The unused wall tiles; if left out, all that are not in the wall, used up in the order rice, firework, floor,
    /// yuan, steps, points.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) wall_tiles: Option<Vec<WallTile>>,
    /// What the seat did in this month's action phase: an action or `pass`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) chosen: Option<String>,
    /// Persons, floors, cards or goods the seat still has to give up in this phase.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub(crate) due: u16,
    /// Actions paid with 3 yuan.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub(crate) paid: u8,
    /// Floors built after the first four.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub(crate) built: u8,
    /// Floors lost to decay.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub(crate) decayed: u8,
    /// Floors lost to the earthquake.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub(crate) fallen: u8,
    /// Points by month, the final scoring last; if left out, all points were scored in this month.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) months: Option<Vec<u16>>,
    /// Points by source.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) points: BTreeMap<String, u16>,
    /// Persons lost, by cause.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) lost: BTreeMap<String, u8>,
}

fn six() -> u16 {
    6
}

fn two_of_two() -> Vec<String> {
    vec!["2".to_owned(); 2]
}

/// Refuses with a sentence about a key unless the condition holds.
fn need(holds: bool, key: &str, message: impl Into<String>) -> Result<(), BadInput> {
    if holds { Ok(()) } else { Err(BadInput::new(message).of(Fault::Contradiction).within(key)) }
}

fn is_zero<T: Default + PartialEq>(number: &T) -> bool {
    *number == T::default()
}
