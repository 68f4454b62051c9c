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
    /// Where it does not begin as games do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) from: Option<Beginning>,
}

/// A moment of a finished game from which another begins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Beginning {
    /// The table of the finished game.
    pub(crate) table: String,
    /// How many of its actions stand.
    pub(crate) step: u32,
    /// The position itself (TOML), so that this log stands alone.
    pub(crate) position: String,
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Table;

    /// As the first version wrote it: before tables could begin from a moment of another.
    const OLD: &str = r#"{"created":{"game":"qin","rules":1,"options":{"board":"lion","fair_start":"true"},
        "seats":[{"person":{"identity":"5f","name":"East"}},{"bot":{"level":"easy"}}],"host":"5f","listed":false,
        "hints":true,"deadline":null,"stand_in":"medium",
        "seed":"8e547e28999c32ef09c06cac5b601848a542db1c5eae88f68c164aba7cbfd4cb"}}"#;

    #[test]
    fn an_entry_of_the_first_version_is_still_a_table() {
        let created: Deed = serde_json::from_str(OLD).unwrap();
        let entries = [created.clone(), Deed::Started].map(|deed| Entry { time: 1, command: None, deed });
        let table = Table::load("old", entries.to_vec()).unwrap();
        assert!(table.turn().is_some());
        let again = serde_json::to_value(&created).unwrap();
        assert_eq!(again, serde_json::from_str::<serde_json::Value>(OLD).unwrap(), "and is written as it was");
    }
}
