//! What a client may ask a table to do.

use crate::clock::LiveClock;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A new table.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// Chosen by the client, unique among its requests: sent twice, it makes one table.
    pub id: String,
    /// The game's id.
    #[cfg_attr(feature = "schema", schemars(example = &"qin"))]
    pub game: String,
    /// The options that differ from their defaults.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// Who sits where; their number is the number of players.
    pub seats: Vec<Filling>,
    /// Shown in the lobby? Otherwise only who has the link finds it.
    #[serde(default)]
    pub listed: bool,
    /// May seats ask a bot for hints?
    #[serde(default)]
    pub hints: bool,
    /// Seconds for each decision; when they have passed, a bot plays until the seat's owner returns.
    #[serde(default)]
    pub deadline: Option<u32>,
    /// A bank of time for every seat; when it is used up, a bot plays as after a deadline.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<LiveClock>,
    /// The level of the bot that stands in for absent people; the middle level if left out.
    #[serde(default)]
    pub stand_in: Option<String>,
    /// Start at once? Only if no seat is open.
    #[serde(default)]
    pub start: bool,
    /// Begin from a moment of a finished game, with new chance: its game, options and number of seats.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Origin>,
    /// My own part of the game's chance, as with [`Command::Contribute`]: it counts for my first seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub random: Option<String>,
    /// Does the game count for ratings? Then everybody at the table has agreed to that (`POST /api/me/ratings`); it has a time limit, no
    /// hints, one seat for each player, boards of ours, and begins as games do.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
}

/// The moment of a finished game from which another begins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Origin {
    /// The finished game's table.
    pub table: String,
    /// How many of its actions stand, as in `GET /api/tables/{id}/replay?until=`.
    pub step: u32,
}

/// Where a new table is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Made {
    /// Its id.
    pub table: String,
    /// The address to give to others.
    pub url: String,
}

/// Who is to sit on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Filling {
    /// The player who asks; several seats of one player are hot-seat play.
    Me {
        /// What this seat is called; the person's own name if left out.
        #[serde(default)]
        name: Option<String>,
    },
    /// Nobody yet.
    Open,
    /// A bot.
    Bot {
        /// How well it plays, as listed by `GET /api/about`.
        level: String,
        /// What it likes beside winning, as listed there; nothing if left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        style: Option<String>,
    },
}

/// A command with the id under which it acts once.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Envelope {
    /// Chosen by the client, unique among its commands at this table. Sent twice, the command acts once and gets the same
    /// answer.
    pub id: String,
    /// What to do.
    pub command: Command,
}

/// What to do.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Take an open seat.
    Join {
        /// Which; the first open one if left out.
        #[serde(default)]
        seat: Option<u8>,
    },
    /// Leave all my seats before the start.
    Leave,
    /// Close the table, even while it is being played: nobody can act there any more (host only).
    Close,
    /// Open a seat, or put a bot on it, before the start (host only). During a game without other people: give a bot another level.
    Arrange {
        /// Which seat.
        seat: u8,
        /// Who is to sit there.
        to: Filling,
    },
    /// Free a seat of somebody else before the start; they cannot sit down again (host only).
    Remove {
        /// Which seat.
        seat: u8,
    },
    /// Stop somebody from writing in the chat, or let them again (host only).
    Mute {
        /// Which seat.
        seat: u8,
        /// May they write no more?
        muted: bool,
    },
    /// Add my own part to the game's chance before the start, once for each seat: nobody can then choose the seed, not even the
    /// host of the server (`docs/records.md`).
    Contribute {
        /// My seat.
        seat: u8,
        /// 32 random bytes, as 64 hexadecimal digits.
        random: String,
    },
    /// Begin to play (host only).
    Start,
    /// Answer the present decision.
    Act {
        /// My seat.
        seat: u8,
        /// The decision it answers: `at` of the game as last seen. If the game has moved on, nothing happens.
        at: u32,
        /// The action.
        action: Play,
    },
    /// Undo my last action: at once if it drew nothing and the decision is still mine, otherwise the other players are asked.
    Undo {
        /// My seat.
        seat: u8,
        /// `at` of the game as last seen.
        at: u32,
    },
    /// Accept or refuse another player's undo request.
    AnswerUndo {
        /// My seat.
        seat: u8,
        /// `at` of the game as last seen.
        at: u32,
        /// Accept?
        accept: bool,
    },
    /// Resign: with two players the game ends, otherwise a bot plays on and the seat ranks last.
    Resign {
        /// My seat.
        seat: u8,
    },
    /// End the game without a result, while some seat has not acted yet.
    Abort {
        /// My seat.
        seat: u8,
    },
    /// Go on without the deciding player, who has been away too long: from the times that the seat's `away` names.
    Claim {
        /// My seat.
        seat: u8,
        /// Theirs.
        against: u8,
        /// How to go on.
        to: Remedy,
    },
    /// Let a bot play for me.
    HandOver {
        /// My seat.
        seat: u8,
    },
    /// Play myself again.
    TakeBack {
        /// My seat.
        seat: u8,
    },
    /// Say something to the table.
    Say {
        /// My seat.
        seat: u8,
        /// At most 300 characters.
        text: String,
    },
    /// After the end: another game with the same players. All of them get the same new table.
    Rematch,
}

/// How a game goes on without somebody who is away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Remedy {
    /// A bot plays for them until they return.
    Bot,
    /// They have resigned: with two players the game ends, otherwise a bot plays on and the seat ranks last.
    End,
}

/// An action, by number or in notation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Play {
    /// Its number in the list of legal actions.
    Number(u32),
    /// Its notation.
    Notation(String),
}

impl From<&str> for Play {
    /// Reads an action as an address names it: digits are a number.
    fn from(text: &str) -> Self {
        text.parse().map_or_else(|_| Play::Notation(text.to_owned()), Play::Number)
    }
}
