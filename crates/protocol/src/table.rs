//! A table as one viewpoint sees it.

use crate::clock::LiveClock;
use crate::command::Origin;
use crate::game::GameNow;
use crate::item::Item;
use crate::seat::{SeatInfo, Status};
use crate::viewpoint::ViewpointName;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The table as it is now, and what happened since the `since` that was asked for.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Update {
    /// The number of the newest entry of the log: what to resume from.
    pub seq: u32,
    /// The server's time when this was made, in milliseconds since 1970: all other times are to be compared with it.
    #[serde(default)]
    pub now: i64,
    /// Whom this was made for.
    pub eye: ViewpointName,
    /// The table.
    pub table: TableInfo,
    /// The game, once it has started.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<GameNow>,
    /// What happened since, oldest first; of a long log the newest part.
    pub items: Vec<Item>,
    /// Where something that happened since is left out: it happened before this entry (`GET /api/tables/{id}/log?before=`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub earlier: Option<u32>,
}

/// What has changed at a table since the update before: sockets that ask for changes get it instead of an [`Update`] wherever they have what it
/// adds to.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Changed {
    /// The number of the newest entry of the log: what to resume from.
    pub seq: u32,
    /// The `seq` of the update before on this socket, to which this one adds.
    pub since: u32,
    /// The server's time when this was made, in milliseconds since 1970.
    pub now: i64,
    /// Whom this was made for.
    pub eye: ViewpointName,
    /// The table; left out if it is as it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableInfo>,
    /// The game. Its `view` holds only what has changed: each key is a JSON Pointer (RFC 6901) to a place in the view of before, each value is what
    /// stands there now.
    pub game: GameNow,
    /// What happened since, oldest first; if that is much, the newest part.
    pub items: Vec<Item>,
    /// Where something that happened since is left out: it happened before this entry (`GET /api/tables/{id}/log?before=`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub earlier: Option<u32>,
}

/// A part of a table's log.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LogPart {
    /// What happened, oldest first.
    pub items: Vec<Item>,
    /// What to pass as `before` for the part before this one, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub earlier: Option<u32>,
}

/// What does not change with every move.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TableInfo {
    /// The table's id; anyone who knows it may look.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The version of the game's rules it is played by.
    pub rules: u32,
    /// The options in full, defaults included.
    pub options: BTreeMap<String, String>,
    /// How far it is.
    pub status: Status,
    /// Shown in the lobby?
    pub listed: bool,
    /// May seats ask for hints?
    pub hints: bool,
    /// Seconds for each decision.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deadline: Option<u32>,
    /// The bank of time of every seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<LiveClock>,
    /// The level of the bot that plays for absent people.
    pub stand_in: String,
    /// Am I the host?
    pub host: bool,
    /// When it was made.
    pub created: i64,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// SHA-256 of the server's 32 bytes, from which all chance of this game grows, together with what players contributed: shown
    /// from the start, so that nobody can choose them later.
    pub seed_hash: String,
    /// The server's bytes, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// What players contributed, in seat order, once the game is over.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub contributions: Vec<Contribution>,
    /// The table of the rematch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<String>,
    /// Does the game count for ratings (`GET /api/tables/{id}/ratings`)?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
    /// The moment of a finished game from which this one begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Origin>,
}

/// What a player contributed to the game's chance.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Contribution {
    /// Whose seat.
    pub seat: u8,
    /// 32 bytes, as 64 hexadecimal digits.
    pub random: String,
}
