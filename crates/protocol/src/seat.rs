//! The seats of a table, and how far the table is.

use serde::{Deserialize, Serialize};

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// People are taking their seats.
    Open,
    /// The game is on.
    Playing,
    /// The game is over.
    Over,
    /// Everyone left before the start, the host closed it, or the game was aborted: there is no result.
    Closed,
}

/// A seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
    /// What the bot likes beside winning.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub style: Option<String>,
    /// Is it mine?
    pub yours: bool,
    /// Does its owner play?
    pub standing: Standing,
    /// Has the host stopped its owner from writing in the chat?
    #[serde(default, skip_serializing_if = "is_false")]
    pub muted: bool,
    /// Has its owner added their own part to the game's chance?
    #[serde(default, skip_serializing_if = "is_false")]
    pub contributed: bool,
    /// Its owner has no connection to the table while the game is on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub away: Option<Away>,
}

/// How long a player is away, and from when the others may go on without them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Away {
    /// Without a connection since when.
    pub since: i64,
    /// From when the others may let a bot play, if the game waits for this player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<i64>,
    /// From when the others may end it, if the game waits for this player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end: Option<i64>,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_false(flag: &bool) -> bool {
    !flag
}

/// Who holds a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
