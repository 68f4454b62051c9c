//! The commands of a table that were refused. What was refused under an id stays refused under it, with the same answer, whatever became
//! possible since; so refusals are stored like entries, though they are none.

use super::Table;
use std::collections::{HashMap, VecDeque};
use tianxia_protocol::{Code, Problem};

/// How many refused commands of a table are remembered: the newest.
pub const REFUSALS: usize = 2_000;

#[derive(Default)]
pub(super) struct Refusals {
    of: HashMap<String, Problem>,
    /// The oldest first.
    order: VecDeque<String>,
    unsaved: Vec<(String, Problem)>,
}

impl Refusals {
    pub(super) fn get(&self, command: &str) -> Option<&Problem> {
        self.of.get(command)
    }

    fn remember(&mut self, command: String, problem: Problem) {
        if self.of.insert(command.clone(), problem).is_none() {
            self.order.push_back(command);
        }
        if self.order.len() > REFUSALS
            && let Some(oldest) = self.order.pop_front()
        {
            self.of.remove(&oldest);
        }
    }
}

impl Table {
    /// Remembers a refusal. One that came too late for its decision comes too late for ever, and need not be stored.
    pub(super) fn refuse(&mut self, command: String, problem: Problem) {
        if problem.code != Code::Stale {
            self.refusals.unsaved.push((command.clone(), problem.clone()));
        }
        self.refusals.remember(command, problem);
    }

    /// Recalls refusals from storage, oldest first.
    pub fn recall(&mut self, refusals: Vec<(String, Problem)>) {
        for (command, problem) in refusals {
            self.refusals.remember(command, problem);
        }
    }

    /// The refusals that are not stored yet.
    pub fn take_refusals(&mut self) -> Vec<(String, Problem)> {
        std::mem::take(&mut self.refusals.unsaved)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::refusal::not_now;

    #[test]
    fn the_newest_refusals_are_remembered() {
        let mut refusals = Refusals::default();
        for number in 0..=REFUSALS {
            refusals.remember(number.to_string(), not_now("no"));
        }
        assert!(refusals.get("0").is_none() && refusals.get("1").is_some());
        assert_eq!((refusals.of.len(), refusals.order.len()), (REFUSALS, REFUSALS));
    }
}
