//! A text is a scenario or it is not; one that is runs to an answer.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tianxia_core::Scenario;

fuzz_target!(|text: &str| {
    if let Ok(scenario) = text.parse::<Scenario>() {
        let _ = tianxia_games::with_game!(scenario.game(), G => scenario.run::<G>().is_ok());
    }
});
