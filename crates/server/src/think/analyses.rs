//! Finished games as bots have gone through them, in memory: a game is gone through once, however many pages show it. Nothing is thought
//! ahead: the next decision is judged for whoever listens and has heard all the others.

use parking_lot::Mutex;
use std::collections::VecDeque;
use std::sync::Arc;
use tianxia_core::Record;
use tianxia_protocol::Verdict;

/// So many games are remembered. The one that nobody has asked for longest is forgotten first.
const MOST: usize = 64;

/// The games, the one that was asked for last at the end.
#[derive(Default)]
pub(crate) struct Analyses(Mutex<VecDeque<Arc<Judged>>>);

/// A game as far as it was gone through.
pub(crate) struct Judged {
    table: String,
    pub(crate) record: Record,
    /// Whoever holds this judges the next decision; everybody else waits for it.
    pub(crate) decisions: tokio::sync::Mutex<Vec<Verdict>>,
    /// The decisions thought over at length, in the order of [`tianxia_host::candidates`]; held in the same way.
    pub(crate) weighed: tokio::sync::Mutex<Vec<Verdict>>,
}

impl Analyses {
    /// What is known of the game of a table. A table whose last moves were taken back and played otherwise is another game.
    pub(crate) fn of(&self, table: &str, record: Record) -> Arc<Judged> {
        let mut games = self.0.lock();
        let known = games.iter().position(|judged| judged.table == table).and_then(|index| games.remove(index));
        let judged = known.filter(|judged| judged.record == record).unwrap_or_else(|| {
            let (decisions, weighed) = Default::default();
            Arc::new(Judged { table: table.to_owned(), record, decisions, weighed })
        });
        games.push_back(judged.clone());
        if games.len() > MOST {
            games.pop_front();
        }
        judged
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tianxia_core::{Seed, Setup};

    fn record(seed: u64) -> Record {
        tianxia_games::start("qin", &Setup::new(2), Seed::from_number(seed)).unwrap().record()
    }

    #[test]
    fn a_game_is_remembered_until_many_others_were_asked_for() {
        let analyses = Analyses::default();
        let first = analyses.of("first", record(1));
        for number in 1..MOST {
            analyses.of(&number.to_string(), record(2));
        }
        assert!(Arc::ptr_eq(&first, &analyses.of("first", record(1))), "it was forgotten too early");
        for number in 0..MOST {
            analyses.of(&format!("other {number}"), record(2));
        }
        assert!(!Arc::ptr_eq(&first, &analyses.of("first", record(1))), "it was never forgotten");
    }

    #[test]
    fn another_game_at_the_same_table_is_judged_anew() {
        let analyses = Analyses::default();
        let first = analyses.of("table", record(1));
        assert!(!Arc::ptr_eq(&first, &analyses.of("table", record(2))));
    }
}
