//! Options of any kind, own boards among them, are accepted or refused; accepted ones start a game.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tianxia_core::{Game, Seed, Setup};

fuzz_target!(|input: (u8, u8, String)| {
    let (players, option, value) = input;
    for id in tianxia_games::IDS {
        let Ok(about) = tianxia_games::about(id) else { return };
        let key = about.options[usize::from(option) % about.options.len()].key;
        let setup = Setup::new(players).with(key, value.clone());
        if tianxia_games::with_game!(*id, G => G::read_options(&setup).is_ok()) == Ok(true) {
            assert!(tianxia_games::start(id, &setup, Seed::from_number(1)).is_ok());
        }
    }
});
