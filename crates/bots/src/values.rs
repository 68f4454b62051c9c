//! Chances to win, one for every seat: from outcomes and from strengths.

use crate::portable::exp;
use tianxia_core::{MAX_SEATS, Outcome};

/// A figure for every seat, by index: chances to win between 0 and 1 that add up to 1. Seats that do not play have 0.
pub type Values = [f32; MAX_SEATS];

/// Nobody is ahead.
pub(crate) fn equal_shares(players: u8) -> Values {
    let share = 1.0 / f32::from(players);
    std::array::from_fn(|index| if index < usize::from(players) { share } else { 0.0 })
}

/// What an outcome is worth: the victory, shared among those who hold the first place. Where nobody wins, everybody gets
/// the same.
pub(crate) fn reward(outcome: &Outcome) -> Values {
    let winners = outcome.places.iter().filter(|place| **place == 1).count();
    if winners == 0 {
        return equal_shares(outcome.places.len() as u8);
    }
    let mut values = [0.0; MAX_SEATS];
    for seat in outcome.winners() {
        values[seat.index()] = 1.0 / winners as f32;
    }
    values
}

/// Chances to win from strengths: those of a lottery in which each seat holds `exp(strength)` tickets.
#[must_use]
pub fn chances(strengths: Values, players: u8) -> Values {
    let playing = usize::from(players);
    let best = strengths[..playing].iter().copied().fold(f32::MIN, f32::max);
    let mut tickets = [0.0; MAX_SEATS];
    for (ticket, strength) in tickets.iter_mut().zip(&strengths[..playing]) {
        *ticket = exp(strength - best);
    }
    let total: f32 = tickets.iter().sum();
    tickets.map(|ticket| ticket / total)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shared_victory_is_shared() {
        let outcome = |places: &[u8]| Outcome { places: places.to_vec(), scores: Vec::new(), sheet: Vec::new() };
        assert_eq!(reward(&outcome(&[1, 3, 1])), [0.5, 0.0, 0.5, 0.0, 0.0]);
        assert_eq!(reward(&outcome(&[2, 2])), [0.5, 0.5, 0.0, 0.0, 0.0]);
    }

    #[test]
    fn chances_add_up_and_follow_strength() {
        let values = chances([2.0, 1.0, 1.0, 9.0, 9.0], 3);
        assert!((values.iter().sum::<f32>() - 1.0).abs() < 1e-5);
        assert!(values[0] > values[1] && values[1] == values[2] && values[3] == 0.0);
    }
}
