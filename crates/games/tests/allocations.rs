//! `legal` and `play` allocate nothing, so that search and simulation run at the speed of the rules.

use tianxia_core::{Dice, FastDice, Mute, Turn, Written, contract};
use tianxia_games::with_game;

fn plays_without_allocating<G: Written>() {
    for setup in contract::every_setup::<G>() {
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
