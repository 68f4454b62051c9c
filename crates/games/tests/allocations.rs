//! `legal`, `random_action`, `play` and `observe` allocate nothing, so that search, simulation and learning run at the speed of the
//! rules.

use tianxia_core::{Dice, Encoded, FastDice, Mute, Turn, Written};
use tianxia_games::with_game;

fn plays_without_allocating<G: Written>() {
    for setup in tianxia_contract::every_setup::<G>() {
        let options = G::read_options(&setup).unwrap();
        let mut dice = FastDice::new(7);
        let mut game = G::start(&options, &mut dice);
        let mut legal = Vec::with_capacity(1 << 16);
        let counted = allocation_counter::measure(|| {
            while game.turn() != Turn::Over {
                legal.clear();
                game.legal(&mut legal);
                let action = legal[dice.below(legal.len() as u32) as usize];
                game.play(action, &mut dice, &mut Mute).unwrap();
            }
        });
        assert_eq!(counted.count_total, 0, "{} with {setup:?} allocates", G::about().id);
    }
}

#[test]
fn no_game_allocates_while_it_is_played() {
    for id in tianxia_games::IDS {
        with_game!(*id, G => plays_without_allocating::<G>()).unwrap();
    }
}

fn is_observed_without_allocating<G: Encoded>() {
    for setup in tianxia_contract::every_setup::<G>() {
        let options = G::read_options(&setup).unwrap();
        let mut dice = FastDice::new(7);
        let mut game = G::start(&options, &mut dice);
        let mut buffer = Vec::with_capacity(1 << 12);
        let mut floats = vec![0.0; game.layout().size()];
        // Tables that are made once for all games are made now.
        let _ = (0..G::POLICY).filter_map(|index| game.at_policy(index)).count();
        let counted = allocation_counter::measure(|| {
            while let Turn::Decide(seat) = game.turn() {
                game.observe(seat, &mut floats);
                let action = game.random_action(&mut dice, &mut buffer).unwrap();
                game.policy(action).unwrap();
                game.play(action, &mut dice, &mut Mute).unwrap();
            }
        });
        assert_eq!(counted.count_total, 0, "{} with {setup:?} allocates", G::about().id);
    }
}

#[test]
fn no_game_allocates_while_it_is_observed() {
    for id in tianxia_games::IDS {
        with_game!(*id, G => is_observed_without_allocating::<G>()).unwrap();
    }
}
