//! A text that is read as an action is written as a text that reads the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tianxia_core::{FastDice, Game, Setup, Written};

fuzz_target!(|text: &str| {
    for id in tianxia_games::IDS {
        let _ = tianxia_games::with_game!(*id, G => read::<G>(text));
    }
});

fn read<G: Written>(text: &str) {
    let options = G::read_options(&Setup::new(G::about().players.0)).expect("defaults are valid");
    let game = G::start(&options, &mut FastDice::new(1));
    if let Ok(action) = game.read(text) {
        assert_eq!(game.read(&game.write(action)), Ok(action));
    }
}
