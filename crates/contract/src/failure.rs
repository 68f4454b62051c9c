//! How a broken promise is told: the clause, what was seen, and a record that plays the game up to that point.

use std::fmt;
use tianxia_core::{Match, Setup, Written};

/// The clauses of the contract, each with its own checks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clause {
    /// Before the end there are legal answers, afterwards none; none twice; `play` accepts exactly these.
    Legality,
    /// A refused action leaves everything as it was and names a rule.
    Refusal,
    /// Every game ends.
    Ending,
    /// There is an outcome exactly when the game is over, and it is well formed.
    Outcomes,
    /// A clone shares nothing with the original.
    Independence,
    /// Equal states, actions and dice give equal results.
    Determinism,
    /// What is counted can neither appear nor vanish.
    Conservation,
    /// Notation and numbers are unique and round-trip.
    Notation,
    /// Set-ups and positions round-trip.
    Positions,
    /// Records round-trip and replay.
    Records,
    /// A viewpoint is shown nothing that it may not know.
    Secrets,
    /// What is imagined fits what the seat knows, depends on nothing else, and is not biased.
    Imagination,
    /// What can be taken back has neither drawn, nor revealed, nor handed over; the same draws come again.
    Undo,
    /// What is told beforehand is what happens, to the unit, and it is public.
    Effects,
    /// What is said to have changed in a view is all that has.
    Views,
    /// Observations tell what views tell, and policy indices stand for actions.
    Encoding,
    /// Every message belongs to the game.
    Sentences,
    /// Nothing panics.
    Panic,
}

/// A promise that was broken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// The id of the game.
    pub game: &'static str,
    /// The set-up it was played with.
    pub setup: Setup,
    /// The clause that was broken.
    pub clause: Clause,
    /// What was seen.
    pub what: String,
    /// After how many entries of the record; `None` where the whole run broke the promise, not one game.
    pub ply: Option<usize>,
    /// The record of the game so far (see [`recheck`](super::recheck)); empty where the whole run broke the promise.
    pub record: String,
}

impl Failure {
    pub(super) fn of_game<G: Written>(game: &Match<G>, breach: Breach) -> Self {
        let record = game.record();
        Failure {
            game: G::about().id,
            setup: record.setup.clone(),
            clause: breach.clause,
            what: breach.what,
            ply: Some(record.entries.len()),
            record: record.to_string(),
        }
    }

    pub(super) fn of_run<G: Written>(setup: &Setup, breach: Breach) -> Self {
        Failure {
            game: G::about().id,
            setup: setup.clone(),
            clause: breach.clause,
            what: breach.what,
            ply: None,
            record: String::new(),
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} breaks the contract, clause {:?}:\n  {}", self.game, self.clause, self.what)?;
        let options: String = self.setup.options.iter().map(|(key, value)| format!(", {key} {value:?}")).collect();
        writeln!(f, "with {} players{options}", self.setup.players)?;
        match self.ply {
            None => writeln!(f, "seen over the whole run"),
            Some(ply) => writeln!(f, "after {ply} entries of this record:\n\n{}", self.record),
        }
    }
}

impl std::error::Error for Failure {}

/// A broken promise before it is known in which game.
#[derive(Clone, Debug)]
pub(super) struct Breach {
    pub(super) clause: Clause,
    pub(super) what: String,
}

impl Breach {
    pub(super) fn new(clause: Clause, what: impl Into<String>) -> Self {
        Breach { clause, what: what.into() }
    }
}

/// The result of a check.
pub(super) type Kept = Result<(), Breach>;

/// Ends the check with a breach of this clause unless the condition holds.
macro_rules! promise {
    ($clause:ident, $condition:expr, $($what:tt)+) => {
        if $condition {
        } else {
            return Err($crate::failure::Breach::new($crate::Clause::$clause, format!($($what)+)));
        }
    };
}
pub(super) use promise;
