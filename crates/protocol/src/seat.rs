//! The seats of a table, and how far the table is.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// People are taking their seats.
    Open,
    /// The game is on.
    Playing,
    /// The game is over.
    Over,
    /// Everyone left before the start.
    Closed,
}

/// A seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SeatInfo {
    /// Its number.
    pub seat: u8,
    /// Who holds it.
    pub kind: SeatKind,
    /// The person's name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The bot's level.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// Is it mine?
    pub yours: bool,
    /// Does its owner play?
    pub standing: Standing,
}

/// Who holds a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    /// Nobody yet.
    Open,
    /// A human player.
    Person,
    /// A bot.
    Bot,
}

/// Does a seat's owner play?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Standing {
    /// Yes.
    Playing,
    /// A bot does, since the owner said so.
    HandedOver,
    /// A bot does, since a deadline passed.
    Overdue,
    /// A bot does, since the owner resigned.
    Resigned,
}
