//! The log of a table, which is the table: entries are only ever added, each with its own number, and a table is what they
//! add up to. This is the form in which they are stored, so every kind ever written must stay readable.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tianxia_core::Seat;

/// One entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    /// When, in milliseconds since 1970.
    pub(crate) time: i64,
    /// Who asked under which command id, if somebody did; it is how a command acts once.
    pub(crate) command: Option<String>,
    pub(crate) deed: Deed,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Deed {
    /// Always the first entry.
    Created(Box<Created>),
    /// A person took an open seat.
    Joined {
        seat: Seat,
        identity: String,
        name: String,
    },
    /// A person gave a seat free before the start.
    Left {
        seat: Seat,
    },
    /// The host is somebody else from now on.
    Hosted {
        identity: String,
    },
    /// The host opened a seat or put a bot on it.
    Arranged {
        seat: Seat,
        to: Chair,
    },
    Started,
    Acted {
        seat: Seat,
        action: String,
    },
    /// Several actions at once where others' were taken back by consent.
    Undone {
        seat: Seat,
        actions: u32,
    },
    UndoAsked {
        seat: Seat,
        actions: u32,
    },
    UndoAnswered {
        seat: Seat,
        accept: bool,
    },
    Resigned {
        seat: Seat,
    },
    HandedOver {
        seat: Seat,
        overdue: bool,
    },
    TakenBack {
        seat: Seat,
    },
    Said {
        seat: Seat,
        text: String,
    },
    Rematch {
        table: String,
    },
    /// Everybody left before the start.
    Closed,
}

/// How a table begins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Created {
    pub(crate) game: String,
    /// The version of the rules it is played under.
    pub(crate) rules: u32,
    pub(crate) options: BTreeMap<String, String>,
    pub(crate) seats: Vec<Chair>,
    pub(crate) host: String,
    pub(crate) listed: bool,
    pub(crate) hints: bool,
    pub(crate) deadline: Option<u32>,
    pub(crate) stand_in: String,
    /// 64 hexadecimal digits.
    pub(crate) seed: String,
}

/// Who a seat belongs to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Chair {
    Open,
    Person { identity: String, name: String },
    Bot { level: String },
}

impl Chair {
    pub(crate) fn is_of(&self, who: &str) -> bool {
        matches!(self, Chair::Person { identity, .. } if identity == who)
    }

    pub(crate) fn person(&self) -> Option<&str> {
        match self {
            Chair::Person { identity, .. } => Some(identity),
            _ => None,
        }
    }
}
