//! What happened at a table: the entries of its log, as one viewpoint may know them.

use crate::command::Remedy;
use crate::phrase::Told;
use serde::{Deserialize, Serialize};
use tianxia_core::Json;

/// An entry of the log, as one viewpoint may know it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Item {
    /// Its number.
    pub seq: u32,
    /// When.
    pub time: i64,
    /// What.
    #[serde(flatten)]
    pub what: Happening,
}

/// What happened at the table.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Happening {
    /// The table was made.
    Created,
    /// A player sat down.
    Joined {
        /// Where.
        seat: u8,
        /// Who.
        name: String,
    },
    /// A player left before the start.
    Left {
        /// From where.
        seat: u8,
    },
    /// The host opened a seat or put a bot on it.
    Arranged {
        /// Which seat.
        seat: u8,
    },
    /// The host removed a player before the start.
    Removed {
        /// From where.
        seat: u8,
        /// Who it was.
        name: String,
    },
    /// The host stopped a player from writing in the chat, or let them again.
    Muted {
        /// Who.
        seat: u8,
        /// No more?
        muted: bool,
    },
    /// A player added their own part to the game's chance.
    Contributed {
        /// Who.
        seat: u8,
    },
    /// The game began.
    Started,
    /// A seat acted.
    Acted {
        /// Who.
        seat: u8,
        /// Did a bot play?
        bot: bool,
        /// Was it undone since?
        undone: bool,
        /// The notation, for the seat that played and where everything lies open: for others it might tell a secret.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        notation: Option<String>,
        /// The same as data, in the game's own terms.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        action: Option<Json>,
        /// What came of it, as far as this viewpoint may know.
        told: Vec<Told>,
    },
    /// Actions were undone.
    Undone {
        /// Who asked.
        seat: u8,
        /// How many.
        actions: u32,
    },
    /// A player asks to undo.
    UndoAsked {
        /// Who.
        seat: u8,
    },
    /// A player answered an undo request.
    UndoAnswered {
        /// Who.
        seat: u8,
        /// Yes?
        accept: bool,
    },
    /// A player resigned.
    Resigned {
        /// Who.
        seat: u8,
    },
    /// A player ended the game in its first round, without a result.
    Aborted {
        /// Who.
        seat: u8,
    },
    /// A player goes on without another, who was away too long.
    Claimed {
        /// Who.
        seat: u8,
        /// Without whom.
        against: u8,
        /// How it goes on.
        to: Remedy,
    },
    /// A bot plays for a seat.
    HandedOver {
        /// Which.
        seat: u8,
        /// Because its time was up?
        overdue: bool,
    },
    /// The owner plays again.
    TakenBack {
        /// Who.
        seat: u8,
    },
    /// A player wrote in the chat.
    Said {
        /// Who.
        seat: u8,
        /// What.
        text: String,
    },
    /// There is a rematch.
    Rematch {
        /// Its table.
        table: String,
    },
    /// Everyone left before the start, or the host closed the table.
    Closed,
}
