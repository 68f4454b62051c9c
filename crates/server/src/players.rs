//! What bots do for tables: they play, advise and judge. The only file of this crate that knows them.

use std::sync::atomic::AtomicBool;
use std::time::Duration;
use tianxia_bots::{Budget, Level};
use tianxia_core::Record;
use tianxia_games::AnyMatch;
use tianxia_protocol::{Analysis, Phrase, Problem, Verdict, Weighed};

/// The level that goes through finished games.
const JUDGE: Level = Level::Medium;
/// How long a hint may take, and how many actions it names.
const HINT: (Duration, usize) = (Duration::from_millis(800), 3);

/// What a level plays.
pub(crate) fn choose(game: &dyn AnyMatch, level: &str, seed: u64, stop: &AtomicBool) -> Option<u32> {
    // A log may name a level that a later program no longer has; the table goes on all the same.
    let level = level.parse().unwrap_or(Level::Medium);
    tianxia_bots::choose(game, level, seed, stop)
}

/// The best actions of the seat that decides.
pub(crate) fn hint(game: &dyn AnyMatch, stop: &AtomicBool) -> Vec<Weighed> {
    let advice = tianxia_bots::best_answers(game, Budget::Time(HINT.0), HINT.1, stop).into_iter();
    advice
        .map(|advice| Weighed {
            number: advice.number,
            notation: advice.notation,
            action: advice.action,
            chance: advice.chance,
            line: advice.line,
            reasons: reasons(game, advice.number),
        })
        .collect()
}

fn reasons(game: &dyn AnyMatch, number: u32) -> Vec<Phrase> {
    tianxia_bots::reason(game, number).map_or_else(Vec::new, |told| told.reasons.iter().map(Phrase::from).collect())
}

/// What is to be said of one decision of a finished game, numbered from 1; nothing beyond the last.
pub(crate) fn judge(record: &Record, number: u32, stop: &AtomicBool) -> Result<Option<Verdict>, Problem> {
    let verdict = tianxia_bots::judge_one(record, number as usize, JUDGE, stop)?;
    Ok(verdict.map(|verdict| Verdict {
        number,
        seat: u8::from(verdict.seat),
        played: verdict.played,
        played_action: verdict.played_action,
        chances: verdict.chances,
        chance: verdict.chance,
        best: verdict.best,
        best_action: verdict.best_action,
        best_chance: verdict.best_chance,
        cost: verdict.cost,
    }))
}

/// All verdicts on a game, with the decisions that cost most.
pub(crate) fn sum_up(decisions: Vec<Verdict>) -> Analysis {
    let turning_points = tianxia_bots::turning_points(decisions.iter().map(|verdict| (verdict.number, verdict.cost)));
    Analysis { level: JUDGE.to_string(), turning_points, decisions }
}
