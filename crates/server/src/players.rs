//! The bots, as tables know them: levels by name. The only file of this crate that knows who plays for them.

use crate::wire::{Analysis, Code, Problem, Weighed};
use std::sync::atomic::AtomicBool;
use tianxia_core::Record;
use tianxia_games::AnyMatch;

/// The level of a stand-in when nobody chose one.
pub(crate) const DEFAULT: &str = "random";

/// All levels, weakest first.
pub(crate) fn levels() -> Vec<String> {
    vec!["random".to_owned()]
}

/// Is there such a level?
pub(crate) fn check(level: &str) -> Result<(), Problem> {
    match levels().iter().any(|known| known == level) {
        true => Ok(()),
        false => {
            let known = levels().join(", ");
            Err(Problem::new(Code::BadRequest, format!("there is no level `{level}`; the levels are {known}")))
        }
    }
}

/// What a level plays.
pub(crate) fn choose(game: &dyn AnyMatch, _level: &str, seed: u64, _stop: &AtomicBool) -> Option<u32> {
    let legal = game.legal();
    (!legal.is_empty()).then(|| legal[seed as usize % legal.len()].number)
}

/// The best actions of the seat that decides.
pub(crate) fn hint(game: &dyn AnyMatch, _stop: &AtomicBool) -> Vec<Weighed> {
    let legal = game.legal().into_iter().take(3);
    legal.map(|c| Weighed { number: c.number, notation: c.notation, chance: 0.5, line: Vec::new() }).collect()
}

/// A finished game gone through.
pub(crate) fn analyse(_record: &Record, _stop: &AtomicBool) -> Result<Analysis, Problem> {
    Err(Problem::new(Code::Unavailable, "this server has no bots that could analyse"))
}
