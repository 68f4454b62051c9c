//! Noise into everything that parses: whatever comes in, nothing panics, and every complaint is one line.

use crate::lots::{HONEST, Lots};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use tianxia_contract::{Budget, SOAK};
use tianxia_core::{
    BadInput, Dice, FastDice, Match, ProbeDice, Record, Scenario, Seed, Setup, TextFile, Turn, Written, parse_toml,
};

type Toy = Lots<HONEST>;

const SCENARIO: &str = r#"
title = "Noise"
game = "lots"
rules = ["L2"]
seed = 3
[position]
players = 3
hands = ["jade clay", "bone bone", "clay"]
laid = """
- bone
- jade clay
-
"""
last = "bone"
[[step]]
play = ["high", "lay jade"]
dice = ["bone"]
turn = 2
only = ["low", "high"]
illegal = { "lay jade" = "L2" }
[step.view]
bag = 9
[[step.events]]
event = "staked"
"#;

fn finished_record() -> String {
    let mut game = Match::<Toy>::start(&Setup::new(3), Seed::from_number(1)).unwrap();
    let mut dice = FastDice::new(2);
    while let Turn::Decide(seat) = game.turn() {
        let mut legal = Vec::new();
        tianxia_core::Game::legal(game.state(), &mut legal);
        game.act(seat, legal[dice.below(legal.len() as u32) as usize]).unwrap();
    }
    game.set_names(vec!["East".to_owned()]);
    game.record().to_string()
}

/// A text with some of its characters, words or lines cut, doubled or replaced.
fn mutated(text: String) -> impl Strategy<Value = String> {
    let cut = (any::<prop::sample::Index>(), 0_usize..12, prop_oneof!["\\PC{0,4}", "[0-9\"|:!\\[\\]{}=\\n -]{0,4}"]);
    prop::collection::vec(cut, 1..4).prop_map(move |cuts| {
        let mut letters: Vec<char> = text.chars().collect();
        for (place, length, new) in cuts {
            let start = place.index(letters.len() + 1);
            let end = (start + length).min(letters.len());
            letters.splice(start..end, new.chars());
        }
        letters.into_iter().collect()
    })
}

fn one_line<T>(read: Result<T, BadInput>) -> Option<T> {
    read.map_err(|error| assert!(!error.to_string().contains(['\n', '\r']), "{error:?}")).ok()
}

/// Whatever reads as a record prints to a text that reads as the same record, and replays or says why not.
fn try_record(text: &str) {
    let Some(record) = one_line(text.parse::<Record>()) else { return };
    assert_eq!(record.to_string().parse(), Ok(record.clone()), "{text}");
    if let Some(game) = one_line(Match::<Toy>::replay(&record, None)) {
        let again = Match::<Toy>::replay(&game.record(), None).expect("a replayed record replays");
        assert_eq!(again.state(), game.state());
    }
}

fn try_scenario(text: &str) {
    let ran = one_line(text.parse::<Scenario>()).map(|scenario| scenario.run::<Toy>());
    if let Some(Err(failed)) = ran {
        assert!(!failed.differences.is_empty());
    }
}

/// The same noise every time, but ever new and more of it in a soak.
fn noise() -> ProptestConfig {
    let soaking = std::env::var(SOAK).is_ok();
    ProptestConfig {
        cases: if soaking { 20_000 } else { 256 },
        rng_seed: if soaking { RngSeed::Random } else { RngSeed::Fixed(1) },
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

proptest! {
    #![proptest_config(noise())]

    #[test]
    fn noise_is_refused_everywhere(text in "\\PC{0,60}(\n\\PC{0,20}){0,6}") {
        one_line(text.parse::<Seed>());
        one_line(TextFile::parse(&text));
        one_line(parse_toml(&text));
        try_record(&text);
        try_scenario(&text);
        let state = a_start();
        one_line(state.read(&text));
    }

    #[test]
    fn mutated_records_are_read_or_refused(text in mutated(finished_record())) {
        try_record(&text);
        one_line(TextFile::parse(&text));
    }

    #[test]
    fn mutated_scenarios_are_run_or_refused(text in mutated(SCENARIO.to_owned())) {
        try_scenario(&text);
        one_line(parse_toml(&text));
    }

    #[test]
    fn mutated_positions_are_read_or_refused(text in mutated(a_start().position().to_string())) {
        if let Some(table) = one_line(parse_toml(&text)) {
            one_line(Toy::from_position(&table, &mut ProbeDice::default()));
        }
    }

    #[test]
    fn every_seed_is_written_and_read(bytes in any::<[u8; 32]>()) {
        prop_assert_eq!(Seed(bytes).to_string().parse(), Ok(Seed(bytes)));
    }

    #[test]
    fn every_seed_keeps_the_contract(seed in any::<u64>()) {
        let budget = Budget { seed, starts: 0, ..Budget::games(1) };
        if let Err(failure) = tianxia_contract::check::<Toy>(&Setup::new(4), &budget) {
            panic!("{failure}");
        }
    }
}

fn a_start() -> Toy {
    Match::<Toy>::start(&Setup::new(3), Seed::from_number(9)).unwrap().state().clone()
}
