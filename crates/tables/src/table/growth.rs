//! How long the log of a table can become. Actions bring a game to its end; whatever does not, and could be repeated for ever, is counted for
//! each person and for the whole table.

use super::Table;
use crate::log::Deed;
use crate::refusal::too_many;
use std::collections::HashMap;
use tianxia_protocol::Problem;

/// What can be repeated without bringing the game on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Kind {
    /// Chat messages.
    Chat,
    /// Sitting down, who is to sit where, and who may write. Every leaving follows one of them.
    Seating,
    /// Undoing, and leaving the seat to a bot and taking it back.
    Turning,
}

impl Kind {
    fn of(deed: &Deed) -> Option<Self> {
        match deed {
            Deed::Said { .. } => Some(Kind::Chat),
            Deed::Joined { .. } | Deed::Arranged { .. } | Deed::Muted { .. } => Some(Kind::Seating),
            Deed::Undone { .. }
            | Deed::UndoAsked { .. }
            | Deed::HandedOver { overdue: false, .. }
            | Deed::TakenBack { .. } => Some(Kind::Turning),
            _ => None,
        }
    }

    /// The most for one person, and for all people of a table together.
    fn most(self) -> (u32, u32) {
        match self {
            Kind::Chat | Kind::Turning => (1_000, 5_000),
            Kind::Seating => (200, 2_000),
        }
    }

    fn refusal(self) -> Problem {
        too_many(match self {
            Kind::Chat => "the chat of this table takes no more messages",
            Kind::Seating => "seats were changed and players muted too often here; open another table",
            Kind::Turning => "too much was undone or handed over at this table; act, or resign",
        })
    }
}

/// How often each person has done each kind of thing.
#[derive(Default)]
pub(super) struct Growth {
    of_person: HashMap<(Kind, String), u32>,
    of_all: HashMap<Kind, u32>,
}

impl Growth {
    fn count(&mut self, kind: Kind, person: &str) {
        *self.of_person.entry((kind, person.to_owned())).or_default() += 1;
        *self.of_all.entry(kind).or_default() += 1;
    }

    fn is_full(&self, kind: Kind, person: &str) -> bool {
        let (of_person, of_all) = kind.most();
        let count = self.of_person.get(&(kind, person.to_owned()));
        count.is_some_and(|count| *count >= of_person) || self.of_all.get(&kind).is_some_and(|count| *count >= of_all)
    }
}

impl Table {
    /// Is there room in the log for what somebody wants to do?
    pub(super) fn room_for(&self, deed: &Deed) -> Result<(), Problem> {
        match Kind::of(deed) {
            Some(kind) if self.growth.is_full(kind, self.doer(deed)) => Err(kind.refusal()),
            _ => Ok(()),
        }
    }

    /// Counts what was done. A log of an older version may have grown beyond the bounds; it is read all the same.
    pub(super) fn grow(&mut self, deed: &Deed) {
        if let Some(kind) = Kind::of(deed) {
            let person = self.doer(deed).to_owned();
            self.growth.count(kind, &person);
        }
    }

    /// Whose doing it is.
    fn doer<'a>(&'a self, deed: &'a Deed) -> &'a str {
        match deed {
            Deed::Joined { identity, .. } => identity,
            Deed::Arranged { .. } | Deed::Muted { .. } => &self.host,
            _ => deed.seat().and_then(|seat| self.chairs.get(seat.index())?.person()).unwrap_or_default(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_person_does_not_use_up_what_others_may_do() {
        let mut growth = Growth::default();
        for _ in 0..1_000 {
            assert!(!growth.is_full(Kind::Chat, "east"));
            growth.count(Kind::Chat, "east");
        }
        assert!(growth.is_full(Kind::Chat, "east"));
        assert!(!growth.is_full(Kind::Chat, "west") && !growth.is_full(Kind::Turning, "east"));
        for person in 0..4 {
            (0..1_000).for_each(|_| growth.count(Kind::Chat, &person.to_string()));
        }
        assert!(growth.is_full(Kind::Chat, "west"), "the whole table has its bound too");
    }
}
