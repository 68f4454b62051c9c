//! A game gone through again: every seat's chance to win at each decision, and the decisions that changed it most. Each
//! decision is judged by what its seat knew then.
//!
//! That takes two passes. The first judges every decision quickly. The decisions that seem to have cost most are often the luckiest errors of that pass, so the
//! second thinks long about these, from another seed: what was played and what is best are compared in the same imagined worlds, which gives the cost and an interval
//! for it. Only a cost that is sure is told as a turning point.

use crate::calibration::calibrated;
use crate::insight::Insight;
use crate::knowledge::with_insight;
use crate::reason::{Reasoned, reasons_for};
use crate::search::{Budget, Compared, Rated, Search};
use crate::style::Styled;
use crate::values::Values;
use serde::Serialize;
use std::num::NonZero;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread::available_parallelism;
use tianxia_core::{BadInput, Game, Knowledge, Level, Match, Phrase, Record, Seat, Step};
use tianxia_games::{AnyMatch, Json};

/// A game gone through again.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Analysis {
    /// The game.
    pub game: String,
    /// The level that judged.
    pub level: Level,
    /// Every action that stood, in order.
    pub decisions: Vec<Verdict>,
    /// The numbers (from 1) of the decisions that surely cost their seat most, worst first.
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
    /// Roughly the least and the most it cost, where it was thought about at length.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cost_range: Option<Range>,
    /// What spoke for the choice that was played, the weightiest first.
    pub played_reasons: Vec<Phrase>,
    /// What would have spoken for the best one.
    pub best_reasons: Vec<Phrase>,
}

/// Between what a figure lies, roughly.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Range {
    /// At least this.
    pub least: f32,
    /// At most this.
    pub most: f32,
}

/// How many turning points are named.
const TURNING_POINTS: usize = 5;
/// How many decisions are thought about at length.
const CANDIDATES: usize = 9;
/// A cost below this is nothing but noise.
const NOTABLE: f32 = 0.02;
/// What a decision seems to have cost that is worth a second look.
const SUSPECT: f32 = 0.01;
/// How many times as long the second pass thinks, before it compares and while it does.
const DEEP: f64 = 8.0;
const COMPARED: f64 = 8.0;
/// By how much of it a cost may be wrong beside luck, because a longer search would see more. In the first six that were asked again (`examples/confirm.rs`) the
/// reach of luck alone held none of the longer search's figures.
const SEARCH_ERROR: f32 = 1.0 / 3.0;
/// The first pass gives what was played so much of its thinking to itself.
const PLAYED: f64 = 0.25;
/// The seeds of the second pass differ from those of the first.
const SECOND: u64 = 0x5EC0_9D00_0000_0000;

/// Goes through a record. `progress` hears how many of how many decisions are done; with `stop` set it ends with what it has.
/// The same record and level give the same analysis.
pub fn analyse(
    record: &Record,
    level: Level,
    progress: &mut dyn FnMut(usize, usize),
    stop: &AtomicBool,
) -> Result<Analysis, BadInput> {
    with_insight!(record.game.as_str(), (G, I) => {
        let game = tianxia_games::replay(record, None)?;
        Ok(go_through::<G, I>(of_type(&*game)?, level, progress, stop))
    })?
}

/// Judges one decision of a record quickly, numbered from 1, as the first pass of [`analyse`] does; `None` beyond the last. With `stop` set while it thinks,
/// its figures mean nothing. For callers who let others think between two decisions.
pub fn judge_one(record: &Record, number: usize, level: Level, stop: &AtomicBool) -> Result<Option<Verdict>, BadInput> {
    with_insight!(record.game.as_str(), (G, I) => {
        at::<G, _>(record, number, |knowledge, step| judge::<G, I>(knowledge, number - 1, step, level, stop))
    })?
}

/// Judges one decision at length, as the second pass does. `None` beyond the last, and when stopped.
pub fn weigh_one(record: &Record, number: usize, level: Level, stop: &AtomicBool) -> Result<Option<Verdict>, BadInput> {
    let weighed = with_insight!(record.game.as_str(), (G, I) => {
        at::<G, _>(record, number, |knowledge, step| weigh::<G, I>(knowledge, number - 1, step, level, stop))
    })?;
    weighed.map(Option::flatten)
}

/// Asks a search that thinks so many times as long as the first pass, from another seed, by how much an answer (by its notation) is better than what
/// was played at a decision, and how sure that is. It finds out whether a turning point is one.
pub fn confirm(
    record: &Record,
    number: usize,
    better: &str,
    times: f64,
    stop: &AtomicBool,
) -> Result<Option<(f32, f32)>, BadInput> {
    let confirmed = with_insight!(record.game.as_str(), (G, I) => {
        at::<G, _>(record, number, |knowledge, step| ask_again::<G, I>(knowledge, step, number, better, times, stop))
    })?;
    confirmed.map(Option::flatten)
}

fn ask_again<G: Reasoned, I: Insight<G> + Default>(
    knowledge: &Knowledge<G>,
    step: &Step<G>,
    number: usize,
    better: &str,
    times: f64,
    stop: &AtomicBool,
) -> Option<(f32, f32)> {
    let mut legal = Vec::new();
    knowledge.legal(&mut legal);
    let better = legal.into_iter().find(|action| knowledge.write(*action) == better)?;
    let tuning = I::tuning();
    let budget = Budget::Iterations(tuning.pace).scaled(times);
    let mut search = Search::<G, Styled<I>>::new(knowledge, tuning, !SECOND ^ number as u64);
    search.run(budget, stop);
    let compared = search.compare(step.action, better, pairs(budget), stop)?;
    let told = told::<G, I>(knowledge, compared);
    Some((told.gain, told.reach))
}

/// Does something with a decision of a record.
fn at<G: Reasoned, T>(
    record: &Record,
    number: usize,
    what: impl FnOnce(&Knowledge<G>, &Step<G>) -> T,
) -> Result<Option<T>, BadInput> {
    let game = tianxia_games::replay(record, None)?;
    let game = of_type::<G>(&*game)?;
    let step = number.checked_sub(1).and_then(|index| game.steps().get(index));
    let knowledge = step.and_then(|step| Knowledge::of_decider(&step.before));
    Ok(knowledge.zip(step).map(|(knowledge, step)| what(&knowledge, step)))
}

/// A game that is known to be of a type. Replaying is compiled with the games, and not once more here.
fn of_type<G: Game>(game: &dyn AnyMatch) -> Result<&Match<G>, BadInput> {
    game.as_any().downcast_ref().ok_or_else(|| BadInput::new("the record is of another game"))
}

fn go_through<G: Reasoned, I: Insight<G> + Default>(
    game: &Match<G>,
    level: Level,
    progress: &mut dyn FnMut(usize, usize),
    stop: &AtomicBool,
) -> Analysis {
    let total = game.steps().len();
    let first = |index: usize| {
        let step = &game.steps()[index];
        let verdict = judge::<G, I>(&Knowledge::of_decider(&step.before)?, index, step, level, stop);
        // A judgement that was broken off is none.
        (!stop.load(Ordering::Relaxed)).then_some(verdict)
    };
    let judged = on_all_cores(total, &first, &mut |done| progress(done, total));
    let mut decisions: Vec<Verdict> = judged.into_iter().map_while(|verdict| verdict).collect();
    let weighed = candidates(decisions.iter().map(|verdict| (verdict.number, verdict.cost)));
    let second = |at: usize| {
        let index = weighed[at] - 1;
        let step = &game.steps()[index];
        weigh::<G, I>(&Knowledge::of_decider(&step.before)?, index, step, level, stop)
    };
    for verdict in on_all_cores(weighed.len(), &second, &mut |_| {}).into_iter().flatten() {
        let index = verdict.number - 1;
        decisions[index] = verdict;
    }
    progress(decisions.len(), total);
    let sure = decisions.iter().filter_map(|verdict| Some((verdict.number, verdict.cost, verdict.cost_range?)));
    let turning_points = turning_points(sure);
    Analysis {
        game: G::about().id.to_owned(),
        level,
        turning_points,
        complete: decisions.len() == total && !stop.load(Ordering::Relaxed),
        decisions,
        places: game.outcome().map(|outcome| outcome.places),
    }
}

/// Does so many things that do not depend on each other, as many at once as there are cores. The results come in order; `progress` hears the number of each thing that
/// this core begins, from 0.
fn on_all_cores<T: Send>(count: usize, one: &(dyn Fn(usize) -> T + Sync), progress: &mut dyn FnMut(usize)) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let take = || Some(next.fetch_add(1, Ordering::Relaxed)).filter(|index| *index < count);
    let work = || std::iter::from_fn(take).map(|index| (index, one(index))).collect::<Vec<_>>();
    // A page in a browser has one core, and no threads.
    let cores = if cfg!(target_family = "wasm") { 1 } else { available_parallelism().map_or(1, NonZero::get) };
    let mut told = || take().inspect(|index| progress(*index));
    // The first is told before anybody else begins.
    let mut mine = told();
    let mut done = std::thread::scope(|scope| {
        let others: Vec<_> = (1..cores.min(count)).map(|_| scope.spawn(work)).collect();
        let mut done = Vec::with_capacity(count);
        while let Some(index) = mine {
            done.push((index, one(index)));
            mine = told();
        }
        for other in others {
            match other.join() {
                Ok(part) => done.extend(part),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        done
    });
    done.sort_by_key(|(index, _)| *index);
    done.into_iter().map(|(_, result)| result).collect()
}

/// The decisions that deserve a second look, given what each seems to have cost.
#[must_use]
pub fn candidates<N: Copy>(costs: impl Iterator<Item = (N, f32)>) -> Vec<N> {
    let mut worst: Vec<(N, f32)> = costs.filter(|(_, cost)| *cost >= SUSPECT).collect();
    worst.sort_by(|a, b| b.1.total_cmp(&a.1));
    worst.iter().take(CANDIDATES).map(|(number, _)| *number).collect()
}

/// The decisions that surely cost something, worst first, given what each cost and between what that lies.
#[must_use]
pub fn turning_points<N: Copy>(costs: impl Iterator<Item = (N, f32, Range)>) -> Vec<N> {
    let mut worst: Vec<_> = costs.filter(|(_, _, range)| range.least >= NOTABLE).collect();
    worst.sort_by(|a, b| b.1.total_cmp(&a.1));
    worst.iter().take(TURNING_POINTS).map(|(number, ..)| *number).collect()
}

/// How many times the pace of a game the first pass thinks about a decision.
const fn thinking(level: Level) -> f64 {
    match level {
        Level::Random | Level::Easy | Level::Medium => 1.0,
        Level::Hard => 5.0,
        Level::Expert | Level::Master => 20.0,
    }
}

/// The first pass. It judges by what the seat knew; the position itself is only looked at for reasons, which tell what everybody could see.
fn judge<G: Reasoned, I: Insight<G> + Default>(
    knowledge: &Knowledge<G>,
    index: usize,
    step: &Step<G>,
    level: Level,
    stop: &AtomicBool,
) -> Verdict {
    let played = step.action;
    let tuning = I::tuning();
    let budget = Budget::Iterations(tuning.pace).scaled(thinking(level));
    let mut legal = Vec::new();
    knowledge.legal(&mut legal);
    let mut search = Search::<G, Styled<I>>::new(knowledge, tuning, index as u64);
    search.run(if legal.len() > 1 { budget } else { budget.scaled(PLAYED) }, stop);
    // What was played may have looked too weak to be tried much; it deserves a judgement of its own.
    search.run_after(played, budget.scaled(PLAYED), stop);
    let rated = search.rated();
    let own = rated.iter().find(|rated| rated.action == played).map_or([0.0; _], |rated| rated.values);
    let (best, values) = best_of(&rated, knowledge.seat()).map_or((played, own), |best| (best.action, best.values));
    let values = [own, values].map(|values| calibrated::<G, I>(values, knowledge));
    verdict(knowledge, index, step, (best, legal.len()), values, None)
}

/// The second pass: a long search from another seed, then what was played and what is best in the same worlds.
fn weigh<G: Reasoned, I: Insight<G> + Default>(
    knowledge: &Knowledge<G>,
    index: usize,
    step: &Step<G>,
    level: Level,
    stop: &AtomicBool,
) -> Option<Verdict> {
    let played = step.action;
    let tuning = I::tuning();
    let budget = Budget::Iterations(tuning.pace).scaled(thinking(level));
    let mut legal = Vec::new();
    knowledge.legal(&mut legal);
    let mut search = Search::<G, Styled<I>>::new(knowledge, tuning, SECOND ^ index as u64);
    search.run(budget.scaled(DEEP), stop);
    search.run_after(played, budget.scaled(DEEP * PLAYED), stop);
    let best = best_of(&search.rated(), knowledge.seat())?.action;
    let compared = told::<G, I>(knowledge, search.compare(played, best, pairs(budget.scaled(COMPARED)), stop)?);
    let range = if best == played {
        Range { least: 0.0, most: 0.0 }
    } else {
        let Compared { gain, reach, .. } = compared;
        let reach = reach + SEARCH_ERROR * gain.abs();
        Range { least: (gain - reach).max(0.0), most: (gain + reach).max(0.0) }
    };
    Some(verdict(knowledge, index, step, (best, legal.len()), [compared.one, compared.other], Some(range)))
}

/// A comparison in chances as people are told them. The reach grows or shrinks with the gain.
fn told<G: Reasoned, I: Insight<G>>(knowledge: &Knowledge<G>, found: Compared) -> Compared {
    let seat = knowledge.seat().index();
    let [one, other] = [found.one, found.other].map(|values| calibrated::<G, I>(values, knowledge));
    let gain = other[seat] - one[seat];
    let grown = if found.gain == 0.0 { 1.0 } else { (gain / found.gain).abs() };
    Compared { one, other, gain, reach: found.reach * grown }
}

/// As many pairs of iterations as a budget has iterations for.
fn pairs(budget: Budget) -> u32 {
    match budget {
        Budget::Iterations(count) | Budget::Within(count, _) => count / 2,
        Budget::Time(_) => 0,
    }
}

/// The best of the answers that were tried often enough to be trusted.
fn best_of<A: Copy>(rated: &[Rated<A>], seat: Seat) -> Option<Rated<A>> {
    let trusted = rated.iter().map(|rated| rated.visits).max()? / 4;
    let trusted = rated.iter().filter(|rated| rated.visits >= trusted);
    trusted.max_by(|a, b| a.values[seat.index()].total_cmp(&b.values[seat.index()])).copied()
}

/// What is to be said, given the best of so many answers, and what the one played and the best one are worth.
fn verdict<G: Reasoned>(
    knowledge: &Knowledge<G>,
    index: usize,
    step: &Step<G>,
    (best, answers): (G::Action, usize),
    values: [Values; 2],
    cost_range: Option<Range>,
) -> Verdict {
    let (played, seat, players) = (step.action, knowledge.seat(), knowledge.players());
    let [own, other] = values;
    let (chance, best_chance) = (own[seat.index()], other[seat.index()]);
    // Where the second pass finds what was played to be better after all, it cost nothing.
    let (best, other, best_chance) =
        if best_chance < chance { (played, own, chance) } else { (best, other, best_chance) };
    Verdict {
        number: index + 1,
        seat,
        played: knowledge.write(played),
        played_action: Json::of(&knowledge.data(played)),
        answers,
        chances: other[..usize::from(players)].to_vec(),
        chance,
        best: knowledge.write(best),
        best_action: Json::of(&knowledge.data(best)),
        best_chance,
        cost: best_chance - chance,
        cost_range,
        played_reasons: reasons_for(&step.before, seat, played),
        best_reasons: reasons_for(&step.before, seat, best),
    }
}
