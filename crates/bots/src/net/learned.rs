//! What a search knows of a game with a network: the network's judgement on top of the knowledge written by hand, which it is shown too.

use super::{Eye, Net};
use crate::insight::{Insight, Tuning};
use crate::knowledge::learned_tuning;
use crate::values::Values;
use std::cell::RefCell;
use std::sync::Arc;
use tianxia_core::encoding::Encoded;
use tianxia_core::{FastDice, Seat, Style};

/// Knowledge by hand, and a network that learned with it.
#[derive(Debug)]
pub struct Learned<I> {
    base: I,
    eye: RefCell<Eye>,
}

impl<I: Default> Learned<I> {
    /// Knowledge with this network, which has to be of the same game.
    #[must_use]
    pub fn new(net: Arc<Net>) -> Self {
        Learned { base: I::default(), eye: RefCell::new(Eye::new(net)) }
    }
}

impl<G: Encoded, I: Insight<G>> Insight<G> for Learned<I> {
    const EVALUATES: bool = true;
    const ROLLS: bool = I::ROLLS;
    const POLICY: bool = true;

    fn tuning() -> Tuning {
        learned_tuning(G::about().id, I::tuning())
    }

    fn sharpness(world: &G) -> f32 {
        I::sharpness(world)
    }

    fn evaluate(&self, world: &G) -> Values {
        let Some(seat) = world.turn().seat() else { return self.base.evaluate(world) };
        let mut eye = self.eye.borrow_mut();
        eye.judge(world, seat, &self.base)
    }

    fn settle(&self, world: &G) -> Values {
        self.base.evaluate(world)
    }

    fn prior(&self, world: &G, legal: &[G::Action], dice: &mut FastDice, out: &mut Vec<f32>) {
        crate::insight::look_ahead(self, world, legal, dice, out);
    }

    fn quick_prior(&self, world: &G, legal: &[G::Action], dice: &mut FastDice, out: &mut Vec<f32>) {
        self.base.quick_prior(world, legal, dice, out);
    }

    fn policy(&self, world: &G, legal: &[G::Action], out: &mut Vec<f32>) {
        let Some(seat) = world.turn().seat() else { return };
        let mut eye = self.eye.borrow_mut();
        eye.weigh(world, seat, &self.base);
        out.extend(legal.iter().map(|action| world.policy(*action).map_or(0.0, |index| eye.weight(index))));
    }

    fn likes(&self, world: &G, seat: Seat, style: Style) -> f32 {
        self.base.likes(world, seat, style)
    }

    fn roll(&self, world: &G, legal: &[G::Action], dice: &mut FastDice) -> usize {
        self.base.roll(world, legal, dice)
    }
}
