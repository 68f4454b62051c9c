//! A game gone through again: every seat's chance to win at each decision, and the decisions that changed it most. Each
//! decision is judged by what its seat knew then.

use crate::bot::Bot;
use crate::insight::Insight;
use crate::knowledge::with_insight;
use crate::reason::{Reasoned, reasons_for};
use crate::search::Search;
use serde::Serialize;
use std::sync::atomic::{AtomicBool, Ordering};
use tianxia_core::{BadInput, Knowledge, Level, Match, Phrase, Record, Seat, Step};
use tianxia_games::Json;

/// A game gone through again.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Analysis {
    /// The game.
    pub game: String,
    /// The level that judged.
    pub level: Level,
    /// Every action that stood, in order.
    pub decisions: Vec<Verdict>,
    /// The numbers (from 1) of the decisions that cost their seat most, worst first.
    pub turning_points: Vec<usize>,
    /// The place of each seat at the end, if the game reached it.
    pub places: Option<Vec<u8>>,
    /// Was everything gone through, or did somebody stop it?
    pub complete: bool,
}

/// What is to be said of one decision.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Verdict {
    /// Its number, from 1.
    pub number: usize,
    /// Who decided.
    pub seat: Seat,
    /// What was played, in notation.
    pub played: String,
    /// The same as data.
    pub played_action: Json,
    /// How many answers there were.
    pub answers: usize,
    /// The chance of every seat to win before it, from what the deciding seat knew.
    pub chances: Vec<f32>,
    /// The deciding seat's chance after what was played.
    pub chance: f32,
    /// What would have been best, in notation.
    pub best: String,
    /// The same as data.
    pub best_action: Json,
    /// The deciding seat's chance after that.
    pub best_chance: f32,
    /// What the choice cost: 0 if it was the best.
    pub cost: f32,
    /// What spoke for the choice that was played, the weightiest first.
    pub played_reasons: Vec<Phrase>,
    /// What would have spoken for the best one.
    pub best_reasons: Vec<Phrase>,
}

/// How many turning points are named.
const TURNING_POINTS: usize = 5;
/// A cost below this is nothing but noise.
const NOTABLE: f32 = 0.02;

/// Goes through a record. `progress` hears how many of how many decisions are done; with `stop` set it ends with what it has.
/// The same record and level give the same analysis.
pub fn analyse(
    record: &Record,
    level: Level,
    progress: &mut dyn FnMut(usize, usize),
    stop: &AtomicBool,
) -> Result<Analysis, BadInput> {
    with_insight!(record.game.as_str(), (G, I) => {
        let game = Match::<G>::replay(record, None)?;
        Ok(go_through::<G, I>(&game, level, progress, stop))
    })?
}

/// Judges one decision of a record, numbered from 1, as [`analyse`] does; `None` beyond the last. With `stop` set while it thinks,
/// its figures mean nothing. For callers who let others think
/// between two decisions.
pub fn judge_one(record: &Record, number: usize, level: Level, stop: &AtomicBool) -> Result<Option<Verdict>, BadInput> {
    with_insight!(record.game.as_str(), (G, I) => {
        let game = Match::<G>::replay(record, None)?;
        let step = number.checked_sub(1).and_then(|index| game.steps().get(index));
        let knowledge = step.and_then(|step| Knowledge::of_decider(&step.before));
        Ok(knowledge.zip(step).map(|(knowledge, step)| judge::<G, I>(&knowledge, number - 1, step, level, stop)))
    })?
}

fn go_through<G: Reasoned, I: Insight<G> + Default>(
    game: &Match<G>,
    level: Level,
    progress: &mut dyn FnMut(usize, usize),
    stop: &AtomicBool,
) -> Analysis {
    let total = game.steps().len();
    let mut decisions = Vec::with_capacity(total);
    for (index, step) in game.steps().iter().enumerate() {
        progress(index, total);
        let Some(knowledge) = Knowledge::of_decider(&step.before) else { break };
        let verdict = judge::<G, I>(&knowledge, index, step, level, stop);
        // A judgement that was broken off is none.
        if stop.load(Ordering::Relaxed) {
            break;
        }
        decisions.push(verdict);
    }
    progress(decisions.len(), total);
    let turning_points = turning_points(decisions.iter().map(|verdict| (verdict.number, verdict.cost)));
    Analysis {
        game: G::about().id.to_owned(),
        level,
        turning_points,
        complete: decisions.len() == total,
        decisions,
        places: game.outcome().map(|outcome| outcome.places),
    }
}

/// The numbers of the decisions that cost most, worst first, given what each cost.
#[must_use]
pub fn turning_points<N: Copy>(costs: impl Iterator<Item = (N, f32)>) -> Vec<N> {
    let mut worst: Vec<(N, f32)> = costs.filter(|(_, cost)| *cost >= NOTABLE).collect();
    worst.sort_by(|a, b| b.1.total_cmp(&a.1));
    worst.iter().take(TURNING_POINTS).map(|(number, _)| *number).collect()
}

/// The bot judges by what the seat knew; the position itself is only looked at for reasons, which tell what everybody could see.
fn judge<G: Reasoned, I: Insight<G> + Default>(
    knowledge: &Knowledge<G>,
    index: usize,
    step: &Step<G>,
    level: Level,
    stop: &AtomicBool,
) -> Verdict {
    let played = step.action;
    let tuning = I::tuning();
    let budget = Bot::of(level).budget(&tuning);
    let players = usize::from(knowledge.players());
    let seat = knowledge.seat();
    let mut legal = Vec::new();
    knowledge.legal(&mut legal);
    let mut search = Search::<G, I>::new(knowledge, tuning, index as u64);
    search.run(if legal.len() > 1 { budget } else { budget.scaled(0.25) }, stop);
    // What was played may have looked too weak to be tried much; it deserves a judgement of its own.
    search.run_after(played, budget.scaled(0.25), stop);
    let rated = search.rated();
    let own = rated.iter().find(|rated| rated.action == played);
    let trusted = rated.iter().map(|rated| rated.visits).max().unwrap_or(0) / 4;
    let best = rated
        .iter()
        .filter(|rated| rated.visits >= trusted)
        .max_by(|a, b| a.values[seat.index()].total_cmp(&b.values[seat.index()]))
        .or(own);
    let best_action = best.map_or(played, |best| best.action);
    let figure = |rated: Option<&crate::Rated<G::Action>>| rated.map_or(0.0, |rated| rated.values[seat.index()]);
    Verdict {
        number: index + 1,
        seat,
        played: knowledge.write(played),
        played_action: Json::of(&knowledge.data(played)),
        answers: legal.len(),
        chances: best.map_or_else(Vec::new, |best| best.values[..players].to_vec()),
        chance: figure(own),
        best: knowledge.write(best_action),
        best_action: Json::of(&knowledge.data(best_action)),
        best_chance: figure(best),
        cost: (figure(best) - figure(own)).max(0.0),
        played_reasons: reasons_for(&step.before, seat, played),
        best_reasons: reasons_for(&step.before, seat, best_action),
    }
}
