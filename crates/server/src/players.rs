//! What bots do for tables: they play, advise and judge. The only file of this crate that knows them.

use std::sync::atomic::AtomicBool;
use std::time::Duration;
use tianxia_bots::{Bot, Budget, Level};
use tianxia_core::Record;
use tianxia_games::AnyMatch;
use tianxia_protocol::{Analysis, Phrase, Problem, Verdict, Weighed};

/// The level that goes through finished games.
const JUDGE: Level = Level::Medium;
/// How long a hint may take, and how many actions it names: so many that a coach can tell what a weak one costs.
const HINT: (Duration, usize) = (Duration::from_millis(800), 60);

/// A bot of a table: what it plays, and how long it takes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Player(Level);

impl Player {
    /// The bot of a level. A log may name a level that a later program no longer has; the table goes on all the same.
    pub(crate) fn of(level: &str) -> Self {
        Player(level.parse().unwrap_or(Level::Medium))
    }

    /// What it plays, with this part of its usual thinking.
    pub(crate) fn choose(self, game: &dyn AnyMatch, effort: f64, seed: u64, stop: &AtomicBool) -> Option<u32> {
        Bot::of(self.0).with_effort(effort).within(self.takes()).choose(game, seed, stop)
    }

    /// How long it takes over every decision, however soon it knows: a bot that answers at once has no choice, and so would tell what it
    /// holds. It is a little more than the level needs for nearly all decisions; a search that would need more is cut short.
    pub(crate) fn takes(self) -> Duration {
        Duration::from_millis(match self.0 {
            Level::Random => 0,
            Level::Easy => 60,
            Level::Medium => 200,
            Level::Hard => 900,
            Level::Expert => 3500,
        })
    }

    /// Does it answer in a moment?
    pub(crate) fn is_quick(self) -> bool {
        matches!(self.0, Level::Random | Level::Easy)
    }
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
            sure: advice.sure,
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
