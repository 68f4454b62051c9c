//! A position that is accepted can be played to its end.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tianxia_core::{FastDice, Mute, Turn, Written, parse_toml};

fuzz_target!(|text: &str| {
    let Ok(table) = parse_toml(text) else { return };
    for id in tianxia_games::IDS {
        let _ = tianxia_games::with_game!(*id, G => play::<G>(&table));
    }
});

fn play<G: Written>(table: &toml::Table) {
    let mut dice = FastDice::new(1);
    let Ok(mut game) = G::from_position(table, &mut dice) else { return };
    let mut legal = Vec::new();
    for _ in 0..100_000 {
        if game.turn() == Turn::Over {
            return;
        }
        legal.clear();
        game.legal(&mut legal);
        game.play(legal[0], &mut dice, &mut Mute).expect("a listed action is legal");
    }
    panic!("the game does not end");
}
