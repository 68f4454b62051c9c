//! Two answers compared in the same worlds: what luck gives to one it gives to the other, so that their difference is known much sooner than the
//! chance of either.

use super::Search;
use crate::insight::Insight;
use crate::values::Values;
use std::sync::atomic::{AtomicBool, Ordering};
use tianxia_core::{FastDice, Game, MAX_SEATS};

/// The pairs are told in so many batches, because what a search finds out one after the other is not independent.
const BATCHES: usize = 12;
/// How many times the error of the mean 95 of 100 intervals reach, for so many batches (Student's t).
const REACH: f64 = 2.201;

/// Two answers, compared.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Compared {
    /// The chance of every seat to win after the one.
    pub one: Values,
    /// After the other.
    pub other: Values,
    /// By how much the other is better for the deciding seat.
    pub gain: f32,
    /// How far the mean over all worlds may lie from that, 95 times in 100. It is the reach of luck alone: a longer search may find another gain.
    pub reach: f32,
}

impl<G: Game, I: Insight<G>> Search<'_, G, I> {
    /// Goes on with what follows two answers, in so many pairs of iterations that begin with the same world and the same dice. Only these count, for
    /// by now the search knows what follows. `None` if it was stopped.
    pub fn compare(&mut self, one: G::Action, other: G::Action, pairs: u32, stop: &AtomicBool) -> Option<Compared> {
        let seat = self.knowledge.seat().index();
        let pairs = (pairs as usize).div_ceil(BATCHES).max(1);
        let mut seeds = self.dice.clone();
        let mut sums = [[0.0_f64; MAX_SEATS]; 2];
        let mut means = [0.0_f64; BATCHES];
        for mean in &mut means {
            for _ in 0..pairs {
                if stop.load(Ordering::Relaxed) {
                    return None;
                }
                let seed = seeds.next_u64();
                for (action, sum, sign) in [(one, 0, -1.0), (other, 1, 1.0)] {
                    self.dice = FastDice::new(seed);
                    let values = self.iterate(Some(action));
                    sums[sum].iter_mut().zip(values).for_each(|(sum, value)| *sum += f64::from(value));
                    *mean += sign * f64::from(values[seat]) / pairs as f64;
                }
            }
        }
        self.dice = seeds;
        let gain = means.iter().sum::<f64>() / BATCHES as f64;
        let spread = means.iter().map(|mean| (mean - gain) * (mean - gain)).sum::<f64>() / (BATCHES - 1) as f64;
        let [one, other] = sums.map(|sum| sum.map(|sum| (sum / (pairs * BATCHES) as f64) as f32));
        let reach = REACH * (spread / BATCHES as f64).sqrt();
        Some(Compared { one, other, gain: gain as f32, reach: reach as f32 })
    }
}
