//! What bots do for tables: they play, advise and judge.

use std::sync::atomic::AtomicBool;
use std::time::Duration;
use tianxia_bots::{Bot, Level};
use tianxia_core::{Record, Style};
use tianxia_games::AnyMatch;
use tianxia_protocol::{Analysis, Phrase, Problem, Range, Verdict, Weighed};

/// The level that goes through finished games.
const JUDGE: Level = Level::Medium;
/// A hint is thought about for up to so many tenths of a second; iterations are counted, so the same decision gets the same hint on every
/// machine. It names so many actions that a coach can tell what a weak one costs.
const ADVISER: f64 = 7.5;
const ADVISED: usize = 60;
/// The most time that a hint may take.
const HINT: Duration = Duration::from_secs(10);

/// A bot of a table: what it plays, and how long it takes.
#[derive(Clone, Copy, Debug)]
pub struct Player(Level, Option<Style>);

impl Player {
    /// The bot of a level and a style. A log may name a level or a style that a later program no longer has; the table goes on all the same.
    #[must_use]
    pub fn of(level: &str, style: Option<&str>) -> Self {
        Player(level.parse().unwrap_or(Level::Medium), style.and_then(|style| style.parse().ok()))
    }

    /// What it plays, with this part of its usual thinking and no more time than that.
    #[must_use]
    pub fn choose(self, game: &dyn AnyMatch, effort: f64, most: Duration, seed: u64, stop: &AtomicBool) -> Option<u32> {
        Bot::of(self.0).with_style(self.1).with_effort(effort).within(most).choose(game, seed, stop)
    }

    /// When its answer is to be heard, counted from the beginning of the decision, if it knew after so long. All answers of a level take the
    /// same time: a bot that answers at once has no choice, and so would tell what it holds.
    #[must_use]
    pub fn answers_after(self, thought: Duration) -> Duration {
        self.takes().max(thought)
    }

    /// How long it takes over every decision, however soon it knows. It is a little more than the level needs for nearly all decisions; a
    /// search that would need more is cut short in time.
    #[must_use]
    pub fn takes(self) -> Duration {
        Duration::from_millis(match self.0 {
            Level::Random => 0,
            Level::Easy => 60,
            Level::Medium => 120,
            Level::Hard => 200,
            Level::Expert => 1500,
            Level::Master => 3500,
        })
    }

    /// Does it answer in a moment?
    #[must_use]
    pub fn is_quick(self) -> bool {
        matches!(self.0, Level::Random | Level::Easy)
    }
}

/// The best actions of the seat that decides.
#[must_use]
pub fn hint(game: &dyn AnyMatch, stop: &AtomicBool) -> Vec<Weighed> {
    let Ok(budget) = tianxia_bots::budget(game.about().id, ADVISER) else { return Vec::new() };
    let budget = budget.within(HINT);
    let advice = tianxia_bots::best_answers(game, budget, ADVISED, stop).into_iter();
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
    tianxia_bots::reason(game, number).map_or_else(Vec::new, |told| sent(&told.reasons))
}

fn sent(reasons: &[tianxia_core::Phrase]) -> Vec<Phrase> {
    reasons.iter().map(Phrase::from).collect()
}

/// What is to be said at a look of one decision of a finished game, numbered from 1; nothing beyond the last.
pub fn judge(record: &Record, number: u32, stop: &AtomicBool) -> Result<Option<Verdict>, Problem> {
    Ok(tianxia_bots::judge_one(record, number as usize, JUDGE, stop)?.map(told))
}

/// The decisions that seem to have cost most, once all have been judged: they deserve [`weigh`].
#[must_use]
pub fn candidates(decisions: &[Verdict]) -> Vec<u32> {
    tianxia_bots::candidates(decisions.iter().map(|verdict| (verdict.number, verdict.cost)))
}

/// What is to be said of one decision after long thought, and how sure that is. Nothing beyond the last, and when stopped.
pub fn weigh(record: &Record, number: u32, stop: &AtomicBool) -> Result<Option<Verdict>, Problem> {
    Ok(tianxia_bots::weigh_one(record, number as usize, JUDGE, stop)?.map(told))
}

fn told(verdict: tianxia_bots::Verdict) -> Verdict {
    Verdict {
        number: verdict.number as u32,
        seat: u8::from(verdict.seat),
        played: verdict.played,
        played_action: verdict.played_action,
        chances: verdict.chances,
        chance: verdict.chance,
        best: verdict.best,
        best_action: verdict.best_action,
        best_chance: verdict.best_chance,
        cost: verdict.cost,
        cost_range: verdict.cost_range.map(|range| Range { least: range.least, most: range.most }),
        played_reasons: sent(&verdict.played_reasons),
        best_reasons: sent(&verdict.best_reasons),
    }
}

/// All verdicts on a game, some of them replaced by what long thought came to, with the decisions that surely cost most.
#[must_use]
pub fn sum_up(mut decisions: Vec<Verdict>, weighed: Vec<Verdict>) -> Analysis {
    for verdict in weighed {
        if let Some(place) = decisions.iter_mut().find(|place| place.number == verdict.number) {
            *place = verdict;
        }
    }
    let sure = decisions.iter().filter_map(|verdict| {
        let Range { least, most } = verdict.cost_range?;
        Some((verdict.number, verdict.cost, tianxia_bots::Range { least, most }))
    });
    let turning_points = tianxia_bots::turning_points(sure);
    Analysis { level: JUDGE.to_string(), turning_points, decisions }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tianxia_core::{Dice, FastDice, Seed, Setup};

    const SAMPLES: usize = 500;

    /// How far apart two sets of samples are, by the test of Kolmogorov and Smirnov: are they told apart at 1 %?
    fn told_apart(one: &[Duration], other: &[Duration]) -> bool {
        let below = |samples: &[Duration], most: Duration| {
            samples.iter().filter(|sample| **sample <= most).count() as f64 / samples.len() as f64
        };
        let apart = one.iter().chain(other).map(|at| (below(one, *at) - below(other, *at)).abs()).fold(0.0, f64::max);
        let (n, m) = (one.len() as f64, other.len() as f64);
        apart > 1.628 * ((n + m) / (n * m)).sqrt()
    }

    /// Decisions of Huang where the seat has only one answer, as without a tile that it could commit, and others: how long a bot that takes
    /// no care of it would think. One without a choice knows at once.
    fn thoughts() -> [Vec<Duration>; 2] {
        let (mut forced, mut free) = (Vec::new(), Vec::new());
        let mut dice = FastDice::new(7);
        for number in 0.. {
            let mut game = tianxia_games::start("huang", &Setup::new(4), Seed::from_number(number)).unwrap();
            while let Some(seat) = game.turn().seat() {
                let answers: Vec<u32> = game.numbers();
                let noise = Duration::from_micros(u64::from(dice.below(3_000)));
                match answers.len() {
                    1 => forced.push(Duration::from_millis(4) + noise),
                    many => free.push(Duration::from_millis(30 + many.min(20) as u64) + noise),
                }
                if forced.len() >= SAMPLES && free.len() >= SAMPLES {
                    return [forced, free].map(|samples| samples[..SAMPLES].to_vec());
                }
                let answer = answers[dice.below(answers.len() as u32) as usize];
                game.act_numbered(seat, answer).unwrap();
            }
        }
        unreachable!("there are always more games")
    }

    #[test]
    fn how_long_a_bot_takes_does_not_tell_what_it_holds() {
        let [forced, free] = thoughts();
        assert!(told_apart(&forced, &free), "the test would miss what it is for");
        for level in [Level::Easy, Level::Medium, Level::Hard, Level::Expert, Level::Master] {
            let player = Player(level, None);
            let heard = |thoughts: &[Duration]| -> Vec<Duration> {
                thoughts.iter().map(|thought| player.answers_after(*thought)).collect()
            };
            assert!(!told_apart(&heard(&forced), &heard(&free)), "{level}");
        }
    }
}
