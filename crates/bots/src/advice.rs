//! Advice for the seat that decides: the best answers, what they promise, and what is expected to follow. It knows what the
//! seat knows and nothing more.

use crate::glance::best_at_a_look;
use crate::insight::Insight;
use crate::knowledge::with_insight;
use crate::search::{Budget, Search, finish};
use serde::Serialize;
use std::sync::atomic::{AtomicBool, Ordering};
use tianxia_core::{FastDice, Game, Knowledge, Match, Mute, Written};
use tianxia_games::AnyMatch;

/// The longest line that is told.
const LINE: usize = 6;
/// Quick games played on from each answer for its expected result.
const QUICK_GAMES: u32 = 6;

/// One answer and what speaks for it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Advice {
    /// The number of the action.
    pub number: u32,
    /// Its notation.
    pub notation: String,
    /// The chance of the deciding seat to win after it, from 0 to 1.
    pub chance: f32,
    /// The chance of every seat.
    pub chances: Vec<f32>,
    /// The final score of every seat, as the mean of a few quick games played on from here.
    pub scores: Vec<f32>,
    /// What is expected to follow, in notation; begins with the action itself.
    pub line: Vec<String>,
    /// How often the search tried it: the more, the surer the figures.
    pub visits: u32,
}

/// The best answers of the deciding seat, at most `top` of them, best first; none once the game is over. Repeatable if the
/// budget counts iterations.
#[must_use]
pub fn hint(game: &dyn AnyMatch, budget: Budget, top: usize, stop: &AtomicBool) -> Vec<Advice> {
    if game.turn().seat().is_none() {
        return Vec::new();
    }
    with_insight!(game.about().id, (G, I) => {
        let game = game.as_any().downcast_ref::<Match<G>>();
        let knowledge = game.and_then(|game| Knowledge::of_decider(game.state()));
        knowledge.zip(game).map(|(knowledge, game)| {
            let number = |action| game.state().number(action);
            advise::<G, I>(&knowledge, number, budget, top, stop)
        })
    })
    .ok()
    .flatten()
    .unwrap_or_default()
}

fn advise<G: Written, I: Insight<G>>(
    knowledge: &Knowledge<G>,
    number: impl Fn(G::Action) -> u32,
    budget: Budget,
    top: usize,
    stop: &AtomicBool,
) -> Vec<Advice> {
    const SEED: u64 = 0x00AD_71CE;
    let seat = knowledge.seat().index();
    let players = usize::from(knowledge.players());
    let mut search = Search::<G, I>::new(knowledge, I::tuning(), SEED);
    search.run(budget, stop);
    let rated = search.rated();
    let advise = |rated: &crate::Rated<G::Action>| Advice {
        number: number(rated.action),
        notation: knowledge.write(rated.action),
        chance: rated.values[seat],
        chances: rated.values[..players].to_vec(),
        scores: expected_scores::<G, I>(knowledge, rated.action, stop),
        line: search.line(rated.action, LINE),
        visits: rated.visits,
    };
    rated.iter().take(top).map(advise).collect()
}

/// Where quick play leads from an answer: the mean of the final scores.
fn expected_scores<G: Game, I: Insight<G>>(knowledge: &Knowledge<G>, action: G::Action, stop: &AtomicBool) -> Vec<f32> {
    let mut dice = FastDice::new(0);
    let insight = I::default();
    let mut sums: Vec<f32> = Vec::new();
    let mut games = 0.0;
    for _ in 0..QUICK_GAMES {
        if stop.load(Ordering::Relaxed) && games > 0.0 {
            break;
        }
        let mut world = knowledge.imagine(&mut dice);
        if world.play(action, &mut dice, &mut Mute).is_err() {
            continue;
        }
        let quick = |world: &G, legal: &[G::Action], dice: &mut FastDice| match I::EVALUATES {
            true => best_at_a_look(&insight, world, legal, 0.0, 0, dice),
            false => insight.roll(world, legal, dice),
        };
        if let Some((_, scores)) = finish(world, &mut dice, quick) {
            sums.resize(scores.len(), 0.0);
            sums.iter_mut().zip(scores).for_each(|(sum, score)| *sum += score as f32);
            games += 1.0;
        }
    }
    sums.into_iter().map(|sum| sum / games).collect()
}
