//! Advice for the seat that decides: the best answers, what they promise, and what is expected to follow. It knows what the
//! seat knows and nothing more.

use crate::calibration::calibrated;
use crate::clock;
use crate::glance::best_at_a_look;
use crate::insight::Insight;
use crate::knowledge::with_insight;
use crate::search::{Budget, LONGEST_ROLLOUT, Rated, Search};
use crate::style::Styled;
use serde::Serialize;
use std::sync::atomic::{AtomicBool, Ordering};
use tianxia_core::{FastDice, Game, Knowledge, Match, Mute, Written};
use tianxia_games::{AnyMatch, Json};

/// The longest line that is told.
const LINE: usize = 6;
/// Quick games played on from each answer for its expected result.
const QUICK_GAMES: u32 = 6;
/// The part of a time that is searched when quick games are played as well.
const SEARCHED: f64 = 0.8;
/// The part of a budget that goes to whatever the search wants to know.
const FIRST: f64 = 0.6;
/// As many of the most trusted answers are compared with one another.
const COMPARED: usize = 3;
/// An answer that was tried so much less often than the first says nothing about its chance.
const HARDLY: u32 = 50;
/// What decides the search where nobody names a seed.
const SEED: u64 = 0x00AD_71CE;

/// One answer and what speaks for it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Advice {
    /// The number of the action.
    pub number: u32,
    /// Its notation.
    pub notation: String,
    /// The same as data.
    pub action: Json,
    /// The chance of the deciding seat to win after it, from 0 to 1.
    pub chance: f32,
    /// The chance of every seat.
    pub chances: Vec<f32>,
    /// The final score of every seat, as the mean of a few quick games played on from here; empty if there was no time for one.
    pub scores: Vec<f32>,
    /// What is expected to follow, in notation; begins with the action itself.
    pub line: Vec<String>,
    /// How often the search tried it: the more, the surer the figures.
    pub visits: u32,
    /// Was it tried often enough, beside the best, for its chance to mean something?
    pub sure: bool,
}

/// The best answers of the deciding seat, at most `top` of them, best first; none once the game is over. Repeatable if the
/// budget counts iterations. Of a time, a part goes to the quick games.
#[must_use]
pub fn hint(game: &dyn AnyMatch, budget: Budget, top: usize, stop: &AtomicBool) -> Vec<Advice> {
    ask(game, budget, top, QUICK_GAMES, SEED, stop)
}

/// The same without expected scores: all of the budget goes to the search.
#[must_use]
pub fn best_answers(game: &dyn AnyMatch, budget: Budget, top: usize, stop: &AtomicBool) -> Vec<Advice> {
    ask(game, budget, top, 0, SEED, stop)
}

/// The same with a seed for the search itself: a second opinion on a position that is the same to the seat.
#[must_use]
pub fn seeded_answers(game: &dyn AnyMatch, budget: Budget, top: usize, seed: u64, stop: &AtomicBool) -> Vec<Advice> {
    ask(game, budget, top, 0, seed, stop)
}

fn ask(game: &dyn AnyMatch, budget: Budget, top: usize, quick_games: u32, seed: u64, stop: &AtomicBool) -> Vec<Advice> {
    if game.turn().seat().is_none() {
        return Vec::new();
    }
    with_insight!(game.about().id, (G, I) => {
        let game = game.as_any().downcast_ref::<Match<G>>();
        let knowledge = game.and_then(|game| Knowledge::of_decider(game.state()));
        knowledge.zip(game).map(|(knowledge, game)| {
            let number = |action| game.state().number(action);
            advise::<G, I>(&knowledge, number, budget, top, (quick_games, seed), stop)
        })
    })
    .ok()
    .flatten()
    .unwrap_or_default()
}

fn advise<G: Written, I: Insight<G> + Default>(
    knowledge: &Knowledge<G>,
    number: impl Fn(G::Action) -> u32,
    budget: Budget,
    top: usize,
    (quick_games, seed): (u32, u64),
    stop: &AtomicBool,
) -> Vec<Advice> {
    let seat = knowledge.seat().index();
    let players = usize::from(knowledge.players());
    let (searched, end) = match budget {
        Budget::Time(time) if quick_games > 0 => (budget.scaled(SEARCHED), clock::now().checked_add(time)),
        _ => (budget, None),
    };
    let mut search = Search::<G, Styled<I>>::new(knowledge, I::tuning(), seed);
    let rated = best_first(&mut search, knowledge, searched, top, stop);
    let actions: Vec<G::Action> = rated.iter().map(|(rated, _)| rated.action).collect();
    let goes_on = || !stop.load(Ordering::Relaxed) && end.is_none_or(|end| clock::now() < end);
    let scores = expected_scores::<G, I>(knowledge, &actions, quick_games, goes_on);
    let advise = |((rated, sure), scores): (&(Rated<G::Action>, bool), Vec<f32>)| Advice {
        number: number(rated.action),
        notation: knowledge.write(rated.action),
        action: Json::of(&knowledge.data(rated.action)),
        chance: rated.values[seat],
        chances: rated.values[..players].to_vec(),
        scores,
        line: search.line(rated.action, LINE),
        visits: rated.visits,
        sure: *sure,
    };
    rated.iter().zip(scores).map(advise).collect()
}

/// The answers that are told: first those that were thought about, by the chance they give, then the others. The search spends nearly all of its
/// budget on the one it trusts, and may have tried the others once; so a part of the budget goes to the next ones in equal shares.
fn best_first<G: Game, I: Insight<G> + Default>(
    search: &mut Search<'_, G, Styled<I>>,
    knowledge: &Knowledge<G>,
    budget: Budget,
    top: usize,
    stop: &AtomicBool,
) -> Vec<(Rated<G::Action>, bool)> {
    let seat = knowledge.seat().index();
    search.run(budget.scaled(FIRST), stop);
    let told: Vec<G::Action> = search.rated().iter().take(top).map(|rated| rated.action).collect();
    let compared = told.len().min(COMPARED);
    for other in told.iter().take(compared).skip(1) {
        search.run_after(*other, budget.scaled((1.0 - FIRST) / (compared - 1) as f64), stop);
    }
    let rated = search.rated();
    let most = rated.first().map_or(0, |rated| rated.visits);
    let told = rated.into_iter().filter(|rated| told.contains(&rated.action));
    let told = told.map(|rated| Rated { values: calibrated::<G, I>(rated.values, knowledge), ..rated });
    let mut told: Vec<_> = told.map(|rated| (rated, rated.visits >= most / HARDLY)).collect();
    told.sort_by(|(a, a_sure), (b, b_sure)| b_sure.cmp(a_sure).then(b.values[seat].total_cmp(&a.values[seat])));
    told
}

/// Where quick play leads from each answer: the mean of the final scores. The answers take turns, so that all of them have some
/// games when time runs out.
fn expected_scores<G: Game, I: Insight<G> + Default>(
    knowledge: &Knowledge<G>,
    actions: &[G::Action],
    games: u32,
    goes_on: impl Fn() -> bool,
) -> Vec<Vec<f32>> {
    // Every answer meets the same worlds.
    let mut tallies = vec![(FastDice::new(0), Vec::<f32>::new(), 0.0); actions.len()];
    for _ in 0..games {
        for (action, (dice, sums, played)) in actions.iter().zip(&mut tallies).take_while(|_| goes_on()) {
            if let Some(scores) = quick_game::<G, I>(knowledge, *action, dice) {
                sums.resize(scores.len(), 0.0);
                sums.iter_mut().zip(scores).for_each(|(sum, score)| *sum += score as f32);
                *played += 1.0;
            }
        }
    }
    tallies.into_iter().map(|(_, sums, played)| sums.into_iter().map(|sum| sum / played).collect()).collect()
}

/// Plays an imagined world to its end by looks alone: the final scores.
fn quick_game<G: Game, I: Insight<G> + Default>(
    knowledge: &Knowledge<G>,
    action: G::Action,
    dice: &mut FastDice,
) -> Option<Vec<i32>> {
    let insight = Styled::<I>::default();
    let mut world = knowledge.imagine(dice);
    world.play(action, dice, &mut Mute).ok()?;
    let mut legal = Vec::new();
    for _ in 0..LONGEST_ROLLOUT {
        if world.turn().seat().is_none() {
            break;
        }
        if !I::EVALUATES && !I::ROLLS {
            let action = world.random_action(dice, &mut legal)?;
            world.play(action, dice, &mut Mute).ok()?;
            continue;
        }
        legal.clear();
        world.legal(&mut legal);
        let choice = match I::EVALUATES {
            true => best_at_a_look(&insight, &world, &legal, 0.0, 0, dice),
            false => insight.roll(&world, &legal, dice),
        };
        world.play(*legal.get(choice)?, dice, &mut Mute).ok()?;
    }
    world.ranking().map(|ranking| ranking.scores)
}
