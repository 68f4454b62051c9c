//! A network looking at the positions of one search. The first layer is summed only as far as values or the policy need it, and not anew for
//! every position: positions of a search differ in few figures from each other, so each seat's first look is kept, and later ones add only
//! what is different.

use super::layer::Layer;
use super::{First, LEANINGS, Net};
use crate::insight::Insight;
use crate::portable::ln;
use crate::values::Values;
use std::sync::Arc;
use tianxia_core::encoding::Encoded;
use tianxia_core::{MAX_SEATS, Seat};

/// Figures that are compared at once.
const BLOCK: usize = 16;

/// The least chance of which the logarithm is shown.
const LEAST: f32 = 3e-4;

/// A network and its working memory.
#[derive(Debug)]
pub(crate) struct Eye {
    net: Arc<Net>,
    seen: Vec<f32>,
    /// The first look of each seat: for values, and for the policy.
    bases: [[Option<Look>; MAX_SEATS]; 2],
    hidden: Vec<f32>,
    narrow: Vec<f32>,
    judged: Vec<f32>,
    chances: Vec<f32>,
}

/// What is looked for.
#[derive(Clone, Copy)]
enum Purpose {
    Values,
    Policy,
}

/// What was seen, and the first layer's sums for it.
#[derive(Debug)]
struct Look {
    seen: Vec<f32>,
    sums: Vec<f32>,
}

impl Look {
    fn at(seen: &[f32], first: &Layer) -> Look {
        let mut sums = first.bias.clone();
        for (input, size) in seen.iter().enumerate() {
            if *size != 0.0 {
                first.add(input, *size, &mut sums);
            }
        }
        Look { seen: seen.to_vec(), sums }
    }
}

/// What the network is told of the evaluation: logarithms of the chances, the observer's first.
fn leanings(chances: &Values, seat: Seat, players: u8) -> [f32; LEANINGS] {
    let players = usize::from(players);
    std::array::from_fn(|step| {
        if step < players { ln(chances[(seat.index() + step) % players].max(LEAST)) / 4.0 } else { 0.0 }
    })
}

/// Writes what a network sees of a world from the input `from` on: what the seat knows, which is left out where `from` lies behind it, figures, leanings.
pub(crate) fn show<G: Encoded, I: Insight<G>>(world: &G, seat: Seat, base: &I, from: usize, seen: &mut [f32]) {
    let (rest, leaning) = seen.split_at_mut(seen.len() - LEANINGS);
    let (observation, figures) = rest.split_at_mut(rest.len() - I::FIGURES);
    if from < observation.len() {
        world.observe(seat, observation);
    }
    figures.fill(0.0);
    let chances = base.study(world, seat, figures);
    leaning.copy_from_slice(&leanings(&chances, seat, world.players()));
}

impl Eye {
    pub(crate) fn new(net: Arc<Net>) -> Self {
        let seen = vec![0.0; net.inputs()];
        let [hidden, narrow, judged, chances] = [const { Vec::new() }; 4];
        Eye { net, seen, bases: [const { [const { None }; MAX_SEATS] }; 2], hidden, narrow, judged, chances }
    }

    /// Looks at a world as a seat of it knows it, and sums up the first layer.
    fn look<G: Encoded, I: Insight<G>>(&mut self, world: &G, seat: Seat, base: &I, purpose: Purpose) {
        let First { from, layer: first } = &self.net.first[purpose as usize];
        show(world, seat, base, *from, &mut self.seen);
        let seen = &self.seen[*from..];
        let base = self.bases[purpose as usize][seat.index()].get_or_insert_with(|| Look::at(seen, first));
        self.hidden.clear();
        self.hidden.extend_from_slice(&base.sums);
        let blocks = seen.chunks(BLOCK).zip(base.seen.chunks(BLOCK));
        for (block, (now, before)) in blocks.enumerate() {
            let differs = now.iter().zip(before).fold(false, |differs, (now, before)| differs | (now != before));
            if differs {
                for (place, (now, before)) in
                    now.iter().zip(before).enumerate().filter(|(_, (now, before))| now != before)
                {
                    first.add(block * BLOCK + place, now - before, &mut self.hidden);
                }
            }
        }
    }

    /// The chance of every seat to win.
    pub(crate) fn judge<G: Encoded, I: Insight<G>>(&mut self, world: &G, seat: Seat, base: &I) -> Values {
        self.look(world, seat, base, Purpose::Values);
        self.net.to_value.apply(&self.hidden, &mut self.narrow);
        self.net.judge.apply(&self.narrow, &mut self.judged);
        self.net.chances.apply(&self.judged, &mut self.chances);
        let leaning = &self.seen[self.seen.len() - LEANINGS..];
        let playing = usize::from(world.players());
        let mut strengths = [0.0; MAX_SEATS];
        for step in 0..playing {
            strengths[(seat.index() + step) % playing] = self.chances[step] + self.net.lean[step] * leaning[step];
        }
        crate::values::chances(strengths, world.players())
    }

    /// Makes the policy ready to be asked about a world.
    pub(crate) fn weigh<G: Encoded, I: Insight<G>>(&mut self, world: &G, seat: Seat, base: &I) {
        self.look(world, seat, base, Purpose::Policy);
        self.net.to_policy.apply(&self.hidden, &mut self.narrow);
    }

    /// How likely an action is to be the best one, as a logarithm that means something beside others only. [`Eye::weigh`] comes before it.
    #[inline]
    pub(crate) fn weight(&self, policy: u32) -> f32 {
        let row = policy as usize;
        if row < self.net.policy.rows { self.net.policy.output(row, &self.narrow) } else { 0.0 }
    }
}
