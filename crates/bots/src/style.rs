//! A character on top of a level: what its seat likes is added to what a position is worth to it. The likings of each game are in
//! `knowledge/` ([`Insight::likes`]), small beside the chance to win, so that a level stays what it is.

use crate::insight::{Insight, Tuning};
use crate::values::Values;
use tianxia_core::{FastDice, Game, Mute, Seat, Style};

/// Knowledge of a game, and what one seat likes, if it has a style. Whoever has none searches with it too: a search is large, and compiled for each kind of
/// knowledge.
#[derive(Default, Debug)]
pub(crate) struct Styled<I> {
    base: I,
    style: Option<(Seat, Style)>,
    /// Are actions tried for what the seat would like about them, before they are searched? Who only looks once needs that.
    looks: bool,
}

impl<I> Styled<I> {
    pub(crate) fn new(base: I, seat: Seat, style: Option<Style>, looks: bool) -> Self {
        Styled { base, style: style.map(|style| (seat, style)), looks }
    }

    fn with_likes<G: Game>(&self, world: &G, mut values: Values) -> Values
    where
        I: Insight<G>,
    {
        if let Some((seat, style)) = self.style {
            values[seat.index()] += self.base.likes(world, seat, style);
        }
        values
    }
}

impl<G: Game, I: Insight<G>> Insight<G> for Styled<I> {
    const EVALUATES: bool = I::EVALUATES;
    const ROLLS: bool = I::ROLLS;
    const POLICY: bool = I::POLICY;

    fn tuning() -> Tuning {
        I::tuning()
    }

    fn sharpness(world: &G) -> f32 {
        I::sharpness(world)
    }

    fn evaluate(&self, world: &G) -> Values {
        self.with_likes(world, self.base.evaluate(world))
    }

    fn settle(&self, world: &G) -> Values {
        self.with_likes(world, self.base.settle(world))
    }

    fn prior(&self, world: &G, legal: &[G::Action], dice: &mut FastDice, out: &mut Vec<f32>) {
        let first = out.len();
        self.base.prior(world, legal, dice, out);
        let Some((seat, style)) = self.style.filter(|_| self.looks) else { return };
        if world.turn().seat() != Some(seat) {
            return;
        }
        for (prior, action) in out[first..].iter_mut().zip(legal) {
            let mut after = world.clone();
            if after.play(*action, dice, &mut Mute).is_ok() {
                *prior += self.base.likes(&after, seat, style);
            }
        }
    }

    fn quick_prior(&self, world: &G, legal: &[G::Action], dice: &mut FastDice, out: &mut Vec<f32>) {
        self.base.quick_prior(world, legal, dice, out);
    }

    fn policy(&self, world: &G, legal: &[G::Action], out: &mut Vec<f32>) {
        self.base.policy(world, legal, out);
    }

    fn roll(&self, world: &G, legal: &[G::Action], dice: &mut FastDice) -> usize {
        self.base.roll(world, legal, dice)
    }
}
