//! Somebody who asked to be erased: their games stay, without their name and without what they said. The log is not rewritten; an entry
//! says from when on nothing of theirs is shown.

use super::{Asker, Table};
use crate::log::{Chair, Deed, Entry};
use crate::presence::Presence;
use std::collections::BTreeMap;
use tianxia_core::Seat;
use tianxia_protocol::{Problem, Standing, Status};

/// Who said which entry of the log, and what is no longer shown.
#[derive(Default)]
pub(super) struct Sayings {
    by: BTreeMap<u32, String>,
}

impl Sayings {
    pub(super) fn add(&mut self, seq: u32, identity: &str) {
        self.by.insert(seq, identity.to_owned());
    }

    /// Is an entry that says something still to be shown?
    pub(super) fn shows(&self, seq: u32) -> bool {
        self.by.contains_key(&seq)
    }
}

impl Table {
    /// Removes somebody from this table, and from what it shows. Before the start they leave; in a running game a bot takes their seat
    /// for good, and without another person the table is closed. Nothing if they were never here.
    pub fn erase(&mut self, identity: &str, now: i64) -> Result<(), Problem> {
        let seated = self.chairs.iter().any(|chair| chair.is_of(identity));
        let others = self.chairs.iter().any(|chair| chair.person().is_some_and(|person| person != identity));
        let mut deeds = match self.status {
            Status::Open if seated || self.host == identity => {
                let asker = Asker { identity, name: "", command: String::new(), now, presence: &Presence::default() };
                self.leave(&asker)?
            }
            Status::Playing if seated && !others => vec![Deed::Closed],
            _ => Vec::new(),
        };
        if seated || self.was_here(identity) {
            deeds.push(Deed::Erased { identity: identity.to_owned() });
        }
        deeds.into_iter().try_for_each(|deed| self.apply(Entry { time: now, command: None, deed }))
    }

    /// Somebody may not play on: before the start they leave, in a running game bots play their seats.
    pub fn stand_in_for(&mut self, identity: &str, now: i64) -> Result<(), Problem> {
        let playing = |seat: &Seat| {
            self.chairs[seat.index()].is_of(identity) && self.standings[seat.index()] == Standing::Playing
        };
        let deeds = match self.status {
            Status::Open if self.chairs.iter().any(|chair| chair.is_of(identity)) => {
                self.leave(&Asker { identity, name: "", command: String::new(), now, presence: &Presence::default() })?
            }
            Status::Playing => Seat::all(self.chairs.len() as u8)
                .filter(playing)
                .map(|seat| Deed::HandedOver { seat, overdue: false })
                .collect(),
            _ => Vec::new(),
        };
        deeds.into_iter().try_for_each(|deed| self.apply(Entry { time: now, command: None, deed }))
    }

    /// The entries that were said by some people.
    pub fn said_by(&self, whom: impl Fn(&str) -> bool) -> Vec<u32> {
        self.sayings.by.iter().filter(|(_, identity)| whom(identity)).map(|(seq, _)| *seq).collect()
    }

    /// The identity of the person in a seat.
    #[must_use]
    pub fn person_in(&self, seat: u8) -> Option<&str> {
        self.chairs.get(usize::from(seat).checked_sub(1)?)?.person()
    }

    /// What [`Deed::Erased`] does.
    pub(super) fn forget(&mut self, who: &str) -> Result<(), Problem> {
        for seat in Seat::all(self.chairs.len() as u8) {
            let chair = &mut self.chairs[seat.index()];
            if !chair.is_of(who) {
                continue;
            }
            let resigned = self.standings[seat.index()] == Standing::Resigned;
            if self.status == Status::Playing && !resigned {
                *chair = Chair::Bot { level: self.created.stand_in.clone(), style: None };
                self.standings[seat.index()] = Standing::Playing;
                self.orphaned.push(seat);
                let holder = self.name(seat);
                self.game_mut()?.seat_holder(seat, &holder);
            } else {
                *chair = Chair::Person { identity: String::new(), name: String::new() };
            }
        }
        if let Some(wish) = &mut self.undo {
            let chairs = &self.chairs;
            wish.waiting.retain(|seat| chairs[seat.index()].person().is_some());
        }
        if self.host == who {
            self.host = self.chairs.iter().find_map(Chair::person).unwrap_or_default().to_owned();
        }
        for logged in &mut self.log {
            match &mut logged.deed {
                Deed::Joined { identity, name, .. } if identity == who => name.clear(),
                _ => {}
            }
        }
        self.sayings.by.retain(|_, identity| identity != who);
        self.relisted = true;
        Ok(())
    }

    /// Has somebody left a name or a word here, though they have no seat any more?
    fn was_here(&self, who: &str) -> bool {
        let named =
            |deed: &Deed| matches!(deed, Deed::Joined { identity, name, .. } if identity == who && !name.is_empty());
        self.host == who || self.sayings.by.values().any(|by| by == who) || self.log.iter().any(|one| named(&one.deed))
    }
}
