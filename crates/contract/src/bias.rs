//! Is imagination fair? At the start of a game nothing has been learnt yet, so real and imagined worlds must come from one
//! distribution. Over many starts every figure of the open view is compared in pairs; a mean difference of more than six
//! standard errors does not happen by chance.

use super::failure::{Breach, Kept, promise};
use super::json::{deltas, json};
use super::{Budget, Clause};
use std::collections::HashMap;
use tianxia_core::{FastDice, Seat, Seed, SeededDice, Setup, Viewpoint, Written};

/// This many standard errors are beyond chance.
const BEYOND_CHANCE: f64 = 6.0;

/// The sum and the sum of squares of a figure's differences.
#[derive(Clone, Copy, Default)]
struct Spread {
    sum: f64,
    squares: f64,
}

impl Spread {
    /// How many standard errors the mean lies from zero.
    fn errors_from_zero(self, n: f64) -> f64 {
        if self.sum == 0.0 {
            return 0.0;
        }
        let variance = (self.squares - self.sum * self.sum / n) / (n - 1.0);
        let error = (variance / n).max(0.0).sqrt();
        if error > 0.0 { (self.sum / n / error).abs() } else { f64::INFINITY }
    }
}

/// Compares real and imagined starts, for every seat.
pub(super) fn check<G: Written>(setup: &Setup, budget: &Budget) -> Kept {
    if budget.starts < 2 {
        return Ok(());
    }
    let options = G::read_options(setup).map_err(|error| Breach::new(Clause::Positions, error.to_string()))?;
    let first = Seed::from_number(budget.seed).derive(u64::from(u32::MAX));
    for seat in Seat::all(setup.players) {
        let mut spreads: HashMap<String, Spread> = HashMap::new();
        for start in 0..u64::from(budget.starts) {
            let seed = first.derive(start);
            let real = G::start(&options, &mut SeededDice::new(seed));
            let world = real.imagine(seat, &mut FastDice::from_seed(seed));
            for (figure, delta) in deltas(&json(&real.view(Viewpoint::Open))?, &json(&world.view(Viewpoint::Open))?) {
                let spread = spreads.entry(figure).or_default();
                spread.sum += delta;
                spread.squares += delta * delta;
            }
        }
        let n = f64::from(budget.starts);
        let worst = spreads.iter().map(|(figure, spread)| (spread.errors_from_zero(n), figure, spread.sum / n));
        if let Some((errors, figure, mean)) = worst.max_by(|one, two| one.0.total_cmp(&two.0)) {
            promise!(
                Imagination,
                errors <= BEYOND_CHANCE,
                "imagination is biased: over {n} starts `{figure}` is off by {mean:.3} on average in what seat {seat} \
                 imagines ({errors:.1} standard errors)"
            );
        }
    }
    Ok(())
}
