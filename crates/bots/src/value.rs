//! From positions and outcomes to figures a search can average.

use crate::insight::{Insight, Values};
use crate::portable::{exp, ln};
use tianxia_core::{FastDice, Game, Knowledge, MAX_SEATS, Mute, Outcome};

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

/// The value of a world: as it ended, or as it looks.
pub(crate) fn value<G: Game, I: Insight<G>>(insight: &I, world: &G) -> Values {
    match world.turn().seat() {
        Some(_) => insight.evaluate(world),
        None => world.ranking().map_or_else(|| equal_shares(world.players()), |outcome| reward(&outcome)),
    }
}

/// Promises by trying: plays every action on a copy and evaluates what comes of it for the deciding seat.
pub(crate) fn look_ahead<G: Game, I: Insight<G>>(
    insight: &I,
    world: &G,
    legal: &[G::Action],
    dice: &mut FastDice,
    out: &mut Vec<f32>,
) {
    let Some(seat) = world.turn().seat() else { return };
    out.extend(legal.iter().map(|action| {
        let mut after = world.clone();
        match after.play(*action, dice, &mut Mute) {
            Ok(()) => value(insight, &after)[seat.index()],
            Err(_) => 0.0,
        }
    }));
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

/// What a search found at a decision, as people are told it ([`Insight::sharpness`]): the same order of seats, and still one in all.
pub(crate) fn calibrated<G: Game, I: Insight<G>>(values: Values, knowledge: &Knowledge<G>) -> Values {
    // Any world that the seat can imagine: what everybody can see is the same in all of them.
    let power = I::sharpness(&knowledge.imagine(&mut FastDice::new(0)));
    if power == 1.0 {
        return values;
    }
    let raised = values.map(|value| if value > 0.0 { exp(power * ln(value)) } else { 0.0 });
    let total: f32 = raised.iter().sum();
    if total > 0.0 { raised.map(|raised| raised / total) } else { values }
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
    fn what_is_told_adds_up_and_keeps_the_order() {
        use crate::{DragonInsight, Plain};
        use tianxia_core::Setup;
        use tianxia_games::Dragon;
        let options = Dragon::read_options(&Setup::new(3)).unwrap();
        let world = Dragon::start(&options, &mut FastDice::new(1));
        let knowledge = Knowledge::of_decider(&world).unwrap();
        let found = [0.6, 0.3, 0.1, 0.0, 0.0];
        let told = calibrated::<Dragon, DragonInsight>(found, &knowledge);
        assert!((told.iter().sum::<f32>() - 1.0).abs() < 1e-5);
        assert!(told[0] > found[0] && told[1] < found[1] && told[2] < told[1] && told[3] == 0.0, "{told:?}");
        assert_eq!(calibrated::<Dragon, Plain>(found, &knowledge), found, "where nothing is to be corrected");
        assert_eq!(calibrated::<Dragon, DragonInsight>([0.0; 5], &knowledge), [0.0; 5], "where nothing was found");
    }

    #[test]
    fn chances_add_up_and_follow_strength() {
        let values = chances([2.0, 1.0, 1.0, 9.0, 9.0], 3);
        assert!((values.iter().sum::<f32>() - 1.0).abs() < 1e-5);
        assert!(values[0] > values[1] && values[1] == values[2] && values[3] == 0.0);
    }
}
