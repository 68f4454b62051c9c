//! The refused commands of a table. What was refused under an id stays refused under it, whatever became possible since; so refusals
//! are stored like entries, though they are none. Each has a bound in bytes, and each player a bound in number.

use super::Table;
use std::collections::{HashMap, VecDeque};
use tianxia_protocol::{Code, Phrase, Problem};

/// Refused commands that are remembered of each player, and of everybody else together: the newest.
pub const REFUSALS: usize = 128;
/// The longest message of a refusal, in characters; what was typed can be repeated in it.
const LONGEST_MESSAGE: usize = 160;
/// The longest phrase of a refusal, in bytes of JSON.
const LONGEST_PHRASE: usize = 256;

/// What has to be stored of refusals.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct RefusalNews {
    /// Commands that were refused, with their answers, oldest first.
    pub refused: Vec<(String, Problem)>,
    /// Commands whose refusals are no longer remembered.
    pub forgotten: Vec<String>,
}

impl RefusalNews {
    /// Is there nothing to store?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.refused.is_empty() && self.forgotten.is_empty()
    }
}

#[derive(Default)]
pub(super) struct Refusals {
    of: HashMap<String, Problem>,
    /// The commands of each player, and under an empty name those of everybody else, oldest first.
    order: HashMap<String, VecDeque<String>>,
    news: RefusalNews,
}

impl Refusals {
    pub(super) fn get(&self, command: &str) -> Option<&Problem> {
        self.of.get(command)
    }

    fn remember(&mut self, player: &str, command: String, problem: Problem) {
        if self.of.insert(command.clone(), problem).is_some() {
            return;
        }
        let order = self.order.entry(player.to_owned()).or_default();
        order.push_back(command);
        if order.len() > REFUSALS
            && let Some(oldest) = order.pop_front()
        {
            self.of.remove(&oldest);
            self.news.forgotten.push(oldest);
        }
    }
}

/// Cuts what a refusal repeats of a long command.
pub(super) fn brief(mut problem: Problem) -> Problem {
    if let Some((end, _)) = problem.message.char_indices().nth(LONGEST_MESSAGE) {
        problem.message.truncate(end);
        problem.message.push('…');
    }
    let length = |phrase: &Phrase| serde_json::to_string(phrase).map_or(usize::MAX, |json| json.len());
    problem.phrase = problem.phrase.filter(|phrase| length(phrase) <= LONGEST_PHRASE);
    problem
}

impl Table {
    /// Remembers a refusal. A stale command is stale for ever, so its refusal need not be stored.
    pub(super) fn refuse(&mut self, command: String, problem: Problem) {
        if problem.code != Code::Stale {
            self.refusals.news.refused.push((command.clone(), problem.clone()));
        }
        self.remember(command, problem);
    }

    /// Recalls refusals from storage, oldest first.
    pub fn recall(&mut self, refusals: Vec<(String, Problem)>) {
        for (command, problem) in refusals {
            self.remember(command, brief(problem));
        }
    }

    /// Takes what has to be stored of refusals.
    pub fn take_refusals(&mut self) -> RefusalNews {
        std::mem::take(&mut self.refusals.news)
    }

    /// People without a seat share one allowance, so that they cannot push out what a player was refused.
    fn remember(&mut self, command: String, problem: Problem) {
        let identity = command.split_once(':').map_or("", |(identity, _)| identity);
        let plays = self.host == identity || self.is_player(identity);
        let player = if plays { identity.to_owned() } else { String::new() };
        self.refusals.remember(&player, command, problem);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::refusal::not_now;

    #[test]
    fn the_newest_refusals_of_each_player_are_remembered() {
        let mut refusals = Refusals::default();
        refusals.remember("east", "east:0".to_owned(), not_now("no"));
        for number in 0..=REFUSALS {
            refusals.remember("", number.to_string(), not_now("no"));
        }
        assert!(refusals.get("east:0").is_some(), "a stranger pushes out nothing of a player's");
        assert!(refusals.get("0").is_none() && refusals.get("1").is_some());
        assert_eq!(refusals.of.len(), REFUSALS + 1);
        assert_eq!(refusals.news.forgotten, ["0"], "the store forgets it, too");
    }
}
