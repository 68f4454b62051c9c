//! The log of a table, which is the table: entries are only ever added, each with its own number, and a table is what they
//! add up to. This is the form in which they are stored, so every kind ever written must stay readable.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::str::FromStr;
use tianxia_core::Seat;
use tianxia_core::json::{self, Unwritable};
use tianxia_protocol::{LiveClock, Remedy};

/// One entry.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// When, in milliseconds since 1970.
    pub time: i64,
    /// Who asked under which command id, if somebody did; it is how a command acts once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub command: Option<String>,
    /// What happened.
    pub deed: Deed,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deed {
    /// The table was made: always the first entry, and never another.
    Created(Box<Created>),
    /// A person took an open seat.
    Joined {
        /// Which.
        seat: Seat,
        /// Who.
        identity: String,
        /// What they are called.
        name: String,
    },
    /// A person gave a seat free before the start.
    Left {
        /// Which.
        seat: Seat,
    },
    /// The host is somebody else from now on.
    Hosted {
        /// Who.
        identity: String,
    },
    /// The host opened a seat or put a bot on it.
    Arranged {
        /// Which.
        seat: Seat,
        /// Whose it is now.
        to: Chair,
    },
    /// The host freed the seat of somebody else before the start.
    Removed {
        /// Which.
        seat: Seat,
        /// What they were called.
        name: String,
    },
    /// The host stopped the owner of a seat from writing in the chat, or let them again.
    Muted {
        /// Which.
        seat: Seat,
        /// May they write no more?
        muted: bool,
    },
    /// A player added their part to the game's chance.
    Contributed {
        /// Whose seat.
        seat: Seat,
        /// 64 hexadecimal digits.
        random: String,
    },
    /// The game began.
    Started,
    /// A seat acted.
    Acted {
        /// Which.
        seat: Seat,
        /// What it played, in the game's notation.
        action: String,
    },
    /// Actions were taken back: several at once where others' were taken back by consent.
    Undone {
        /// Who asked.
        seat: Seat,
        /// How many.
        actions: u32,
    },
    /// A player asks to undo.
    UndoAsked {
        /// Who.
        seat: Seat,
        /// How many actions.
        actions: u32,
    },
    /// A player answered an undo request.
    UndoAnswered {
        /// Who.
        seat: Seat,
        /// Yes?
        accept: bool,
    },
    /// A player resigned.
    Resigned {
        /// Which.
        seat: Seat,
    },
    /// A player ended the game in its first round, without a result.
    Aborted {
        /// Who.
        seat: Seat,
    },
    /// A player goes on without another, who was away too long.
    Claimed {
        /// Who.
        seat: Seat,
        /// Without whom.
        against: Seat,
        /// How it goes on.
        to: Remedy,
    },
    /// A bot plays for a seat from now on.
    HandedOver {
        /// Which.
        seat: Seat,
        /// Because its time was up?
        overdue: bool,
    },
    /// The owner plays again.
    TakenBack {
        /// Which seat.
        seat: Seat,
    },
    /// Somebody said something.
    Said {
        /// Who.
        seat: Seat,
        /// What.
        text: String,
    },
    /// The server was away until now; that time counts on no live clock.
    Resumed {
        /// From when.
        stopped: i64,
    },
    /// There is a rematch.
    Rematch {
        /// Its table.
        table: String,
    },
    /// Everybody left before the start, or the host closed the table.
    Closed,
    /// Somebody is erased: nothing of theirs is shown any more.
    Erased {
        /// Who.
        identity: String,
    },
}

/// How a table begins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Created {
    /// The game's id.
    pub game: String,
    /// The version of the rules it is played under.
    pub rules: u32,
    /// The options in full, defaults included.
    pub options: BTreeMap<String, String>,
    /// Whose seat is whose.
    pub seats: Vec<Chair>,
    /// The identity of who made it.
    pub host: String,
    /// Shown in the lobby?
    pub listed: bool,
    /// May seats ask for hints?
    pub hints: bool,
    /// Seconds for each decision.
    pub deadline: Option<u32>,
    /// The bank of time of every seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<LiveClock>,
    /// The level of the bot that plays for absent people.
    pub stand_in: String,
    /// 64 hexadecimal digits from which all chance of the game grows.
    pub seed: String,
    /// Where it does not begin as games do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Beginning>,
    /// Does the game count for the ratings of its players?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
}

/// A moment of a finished game from which another begins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Beginning {
    /// The table of the finished game.
    pub table: String,
    /// How many of its actions stand.
    pub step: u32,
    /// The position itself (TOML), so that this log stands alone.
    pub position: String,
}

/// Who a seat belongs to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chair {
    /// Nobody yet.
    Open,
    /// A person; without identity and name once they are erased.
    Person {
        /// Who.
        identity: String,
        /// What they are called.
        name: String,
    },
    /// A bot.
    Bot {
        /// How well it plays. A log may name a level that a later program no longer has.
        level: String,
        /// What it likes beside winning.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        style: Option<String>,
    },
}

/// A deed as it was stored.
impl FromStr for Deed {
    type Err = serde_json::Error;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        serde_json::from_str(text)
    }
}

impl Deed {
    /// The deed as it is stored.
    pub fn text(&self) -> Result<String, Unwritable> {
        json::text(self)
    }

    /// The seat it is about.
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Deed::Joined { seat, .. }
            | Deed::Left { seat }
            | Deed::Arranged { seat, .. }
            | Deed::Removed { seat, .. }
            | Deed::Muted { seat, .. }
            | Deed::Contributed { seat, .. }
            | Deed::Aborted { seat }
            | Deed::Claimed { seat, .. }
            | Deed::Acted { seat, .. }
            | Deed::Undone { seat, .. }
            | Deed::UndoAsked { seat, .. }
            | Deed::UndoAnswered { seat, .. }
            | Deed::Resigned { seat }
            | Deed::HandedOver { seat, .. }
            | Deed::TakenBack { seat }
            | Deed::Said { seat, .. } => Some(*seat),
            Deed::Created(_)
            | Deed::Hosted { .. }
            | Deed::Started
            | Deed::Resumed { .. }
            | Deed::Rematch { .. }
            | Deed::Closed
            | Deed::Erased { .. } => None,
        }
    }
}

impl Chair {
    /// Is it this person's?
    #[must_use]
    pub fn is_of(&self, who: &str) -> bool {
        matches!(self, Chair::Person { identity, .. } if identity == who)
    }

    /// The identity of whose it is, if a person's who is still known.
    #[must_use]
    pub fn person(&self) -> Option<&str> {
        match self {
            Chair::Person { identity, .. } if !identity.is_empty() => Some(identity),
            _ => None,
        }
    }
}
