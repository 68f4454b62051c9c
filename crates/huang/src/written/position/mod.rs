//! Positions as TOML, written by the engine or by hand. Every key may be left out; `docs/scenarios.md` lists them with
//! their defaults. Tiles are written in one form, hands and market as letters, heaps with numbers, always in the order of the colours.

mod canonical;
mod check;
mod pending;
mod read;
mod write;

use crate::state::Ending;
use crate::written::FullTie;
use pending::PendingKey;
use serde::{Deserialize, Serialize};

pub(crate) use canonical::canonical;
pub(crate) use read::from_position;
pub(crate) use write::position;

/// The keys of a position.
#[derive(Serialize, Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct Position {
    game: Option<String>,
    rules: Option<u32>,
    players: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    map: Option<String>,
    short: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    bandits: Option<bool>,
    eighteen_kingdoms: bool,
    palace: bool,
    open_scores: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    full_tie: Option<FullTie>,
    turn: Option<u8>,
    actions: Option<u8>,
    lively: bool,
    quiet: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    over: Option<Ending>,
    hands: Option<Vec<String>>,
    discards: Option<Vec<String>>,
    known: Option<Vec<String>>,
    points: Option<Vec<String>>,
    granaries: Option<Vec<u8>>,
    granaries_lost: u8,
    market: Option<String>,
    removed: Option<String>,
    spent: Option<String>,
    bag: Option<String>,
    diagram: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pending: Option<PendingKey>,
}
