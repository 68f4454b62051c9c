//! No knowledge: the baseline for every game.

use crate::insight::{Insight, Tuning};
use crate::values::{Values, equal_shares};
use tianxia_core::{FastDice, Game};

/// No knowledge at all: every action looks alike, and every rollout is random to the end. The baseline that knowledge has to beat.
#[derive(Clone, Copy, Default, Debug)]
pub struct Plain;

impl<G: Game> Insight<G> for Plain {
    const EVALUATES: bool = false;

    fn tuning() -> Tuning {
        Tuning {
            pace: plain_pace(G::about().id),
            crowd: 0.0,
            horizon: u32::MAX,
            blend: 0.0,
            care: 0.0,
            exploration: 1.5,
            temperature: 1.0,
            promise: 1.0,
            sight: f32::MAX,
            ripe: 1,
            reduction: 0.0,
            paranoia: 0.0,
            blur: 0.0,
        }
    }

    fn evaluate(&self, world: &G) -> Values {
        equal_shares(world.players())
    }

    fn prior(&self, _: &G, legal: &[G::Action], _: &mut FastDice, out: &mut Vec<f32>) {
        out.extend(std::iter::repeat_n(0.0, legal.len()));
    }
}

/// The pace of the search without any knowledge, random to the end: measured as `docs/bots.md` says, so that the plain
/// baseline gets the time that `hard` gets.
fn plain_pace(game: &str) -> u32 {
    match game {
        "qin" => 750,
        "dragon" => 4600,
        "huang" => 320,
        _ => 500,
    }
}
