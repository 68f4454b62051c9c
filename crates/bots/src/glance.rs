//! How `easy` plays: one look at what each action leads to, with the faults people make. It overlooks some actions and
//! misjudges all of them a little.

use crate::insight::{Insight, Tuning};
use tianxia_core::{Dice, FastDice, Game, Knowledge};

/// One action in this many is not seen at all.
const OVERLOOKED: u32 = 10;

/// What somebody plays who takes one look.
pub(crate) fn glance<G: Game, I: Insight<G>>(
    insight: &I,
    knowledge: &Knowledge<G>,
    tuning: &Tuning,
    seed: u64,
) -> Option<G::Action> {
    let mut dice = FastDice::new(seed);
    let mut legal = Vec::new();
    knowledge.legal(&mut legal);
    if legal.len() < 2 {
        return legal.first().copied();
    }
    let world = knowledge.imagine(&mut dice);
    let choice = best_at_a_look(insight, &world, &legal, tuning.blur, OVERLOOKED, &mut dice);
    legal.get(choice).copied()
}

/// The action that looks best, each judged with an error of about `blur` and one in `overlooked` not seen (0: all are seen).
pub(crate) fn best_at_a_look<G: Game, I: Insight<G>>(
    insight: &I,
    world: &G,
    legal: &[G::Action],
    blur: f32,
    overlooked: u32,
    dice: &mut FastDice,
) -> usize {
    let mut prior = Vec::with_capacity(legal.len());
    insight.prior(world, legal, dice, &mut prior);
    let mut best = (f32::MIN, 0);
    for (index, prior) in prior.into_iter().enumerate() {
        let unseen = overlooked > 0 && dice.below(overlooked) == 0;
        let judged = prior + blur * error(dice) - if unseen { 10.0 } else { 0.0 };
        if judged > best.0 {
            best = (judged, index);
        }
    }
    best.1
}

/// An error around 0 with a spread of about 1: a sum of four even ones is close enough to normal.
fn error(dice: &mut FastDice) -> f32 {
    const STEPS: u32 = 1 << 16;
    let sum: u32 = (0..4).map(|_| dice.below(STEPS)).sum();
    (sum as f32 / STEPS as f32 - 2.0) * 1.73
}
