//! Chances that mean what they say: of the positions called 70 %, 70 % are won. A search knows who is ahead better than by how much, so its
//! chances are sharpened or blunted by what games of the bots have shown (`examples/calibration.rs` measures it).

use crate::insight::Values;
use crate::portable::{exp, ln};
use tianxia_core::MAX_SEATS;

/// The power to which chances are raised before they are made to add up to one again: above 1 they become more decided.
fn sharpness(game: &str, players: u8) -> f32 {
    match (game, players) {
        _ => 1.0,
    }
}

/// The chances of a search, as they are shown.
#[must_use]
pub fn calibrated(game: &str, players: u8, chances: Values) -> Values {
    sharpened(chances, sharpness(game, players))
}

/// Chances raised to a power.
#[must_use]
pub fn sharpened(chances: Values, power: f32) -> Values {
    if power == 1.0 {
        return chances;
    }
    let mut raised = [0.0; MAX_SEATS];
    for (raised, chance) in raised.iter_mut().zip(chances).filter(|(_, chance)| *chance > 0.0) {
        *raised = exp(power * ln(chance));
    }
    let total: f32 = raised.iter().sum();
    if total > 0.0 { raised.map(|raised| raised / total) } else { chances }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sharpened_chances_add_up_and_keep_their_order() {
        let values = sharpened([0.5, 0.3, 0.2, 0.0, 0.0], 1.5);
        assert!((values.iter().sum::<f32>() - 1.0).abs() < 1e-5);
        assert!(values[0] > 0.5 && values[2] < 0.2 && values[3] == 0.0);
        assert!(sharpened([0.5, 0.3, 0.2, 0.0, 0.0], 0.5)[0] < 0.5);
    }
}
