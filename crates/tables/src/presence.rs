//! Who is connected to a table. It does not come from the log: the server sees it, and hands it in with the time.

use std::collections::HashMap;

/// How long a player must be without a connection before the others may go on without them, in milliseconds: three minutes.
const ABSENCE: i64 = 3 * 60 * 1000;
/// How long a game that is not played in one sitting waits for a decision, in milliseconds: a day.
pub(crate) const DAY: i64 = 24 * 60 * 60 * 1000;

/// Who is connected to a table, as far as the server has seen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Presence {
    /// How long somebody must be without a connection before the others may go on without them, in milliseconds.
    pub absence: i64,
    /// Since when the server has been looking: of people it has not seen yet it knows only that they were away since then.
    pub watching: i64,
    /// Those who were seen, by identity: connected now (`None`), or until when.
    pub seen: HashMap<String, Option<i64>>,
}

impl Default for Presence {
    fn default() -> Self {
        Presence { absence: ABSENCE, watching: 0, seen: HashMap::new() }
    }
}

impl Presence {
    /// Since when somebody is away; nothing while they are connected.
    #[must_use]
    pub fn away(&self, identity: &str) -> Option<i64> {
        self.seen.get(identity).copied().unwrap_or(Some(self.watching))
    }
}
