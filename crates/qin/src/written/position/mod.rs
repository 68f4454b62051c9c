//! Positions of Qin as TOML, written by the engine or by hand. `docs/scenarios.md` explains the keys; the diagram is
//! read and drawn in `diagram.rs`.

mod canonical;
mod check;
mod read;
mod tiles;
mod write;

pub(crate) use canonical::canonical;
pub(crate) use read::from_position;
pub(crate) use write::position;

use serde::{Deserialize, Serialize};

/// The keys of a position. All may be left out, and all are written.
#[derive(Serialize, Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct Position {
    game: Option<String>,
    rules: Option<u32>,
    players: Option<u8>,
    board: Option<String>,
    boards: Option<Vec<String>>,
    fair_start: Option<bool>,
    turn: Option<TurnKey>,
    game_number: Option<u8>,
    starter: Option<u8>,
    left_over: Option<Vec<u8>>,
    pagodas: Option<Vec<u8>>,
    hands: Option<Vec<String>>,
    supply: Option<String>,
    known: Option<Vec<String>>,
    diagram: Option<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum TurnKey {
    Seat(u8),
    Word(String),
}
