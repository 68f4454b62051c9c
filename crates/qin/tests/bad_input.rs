//! Whatever is handed to Qin as text is used or refused with one sentence; nothing panics.

use proptest::prelude::*;
use tianxia_core::{BadInput, FastDice, Game, Seed, SeededDice, Setup, Written, parse_toml};
use tianxia_qin::{Board, Qin};

const BIRD: &str = include_str!("../../../maps/qin/bird.txt");

fn one_sentence(error: &BadInput) -> String {
    let text = error.to_string();
    assert!(!text.is_empty() && !text.contains('\n'), "not one sentence: {text:?}");
    text
}

fn complaint<T: std::fmt::Debug>(result: Result<T, BadInput>, parts: &[&str]) {
    let text = one_sentence(&result.unwrap_err());
    assert!(parts.iter().all(|part| text.contains(part)), "{text:?} lacks one of {parts:?}");
}

#[test]
fn boards_are_refused_with_line_and_column() {
    complaint(Board::own(""), &["line 1", "name"]);
    complaint(Board::own("name: x\nlayout: hexes\n"), &["line 2", "squares"]);
    complaint(Board::own("name: x\ncolour: red\n"), &["line 2", "`colour` is unknown"]);
    complaint(Board::own(&BIRD.replacen("....oo", "...?oo", 1)), &["line 5, column 4", "`?` is not a square"]);
    complaint(Board::own(&BIRD.replacen(".............\n", "............\n", 1)), &["line 6", "12 squares", "13"]);
    complaint(Board::own(&BIRD.replacen(".............\n", "", 1)), &["12 rows", "13"]);
    complaint(Board::own(&format!("{BIRD}.............\n")), &["line 18", "14 rows"]);
    complaint(Board::own(&BIRD.replace('B', "R")), &["2 squares `R`"]);
    complaint(Board::named("tiger"), &["`tiger`", "bird and lion"]);
}

#[test]
fn options_are_refused_with_what_would_be_right() {
    let with = |key: &str, value: &str| Qin::options(&Setup::new(2).with(key, value));
    complaint(with("bord", "lion"), &["no option `bord`", "board, boards, fair_start"]);
    complaint(with("board", "tiger"), &["`tiger`", "bird, lion"]);
    complaint(with("fair_start", "yes"), &["`yes`", "true or false"]);
    complaint(with("boards", "bird"), &["1 games", "2 to 8"]);
    complaint(with("boards", "bird,dog"), &["`bird,dog`"]);
    complaint(Qin::options(&Setup::new(2).with("board", "lion").with("boards", "bird,lion")), &["exclude each other"]);
}

#[test]
fn notation_is_refused_with_what_was_expected() {
    let game = Qin::start(&Qin::options(&Setup::new(2)).unwrap(), &mut FastDice::new(1));
    complaint(game.read("RG c4 c5"), &["`RG` is not a tile"]);
    complaint(game.read("RY c4"), &["is not an action", "RY c4 c5"]);
    complaint(game.read("RY c4 zz"), &["`zz` is not a square"]);
    complaint(game.read("RY c4 c14"), &["`c14` is not on the board", "m13"]);
    complaint(game.read("RY c4 c0"), &["`c0` is not a square"]);
    complaint(game.read("RY c4 d5"), &["do not share an edge"]);
    complaint(game.read(""), &["is not an action"]);
}

#[test]
fn positions_are_refused_with_the_key_and_the_place() {
    let read = |text: &str| Qin::from_position(&parse_toml(text)?, &mut FastDice::new(1));
    complaint(read("players = 7"), &["players", "2 to 4"]);
    complaint(read("colour = 'red'"), &["unknown field `colour`"]);
    complaint(read("game = 'go'"), &["`go`"]);
    complaint(read("hands = ['RR', 'XX']"), &["hands, seat 2", "`XX` is not a tile"]);
    complaint(read("hands = ['RR RR RR RR', '?']"), &["hands, seat 1", "at most 3"]);
    complaint(read("turn = 3"), &["turn", "no seat 3"]);
    complaint(read("turn = 'later'"), &["`later` is not a turn"]);
    complaint(read("pagodas = [1]"), &["pagodas", "2 players"]);
    complaint(read("pagodas = [0, 3]"), &["no pagoda left", "Q22"]);
    complaint(read("pagodas = [25, 3]"), &["more than 24"]);
    complaint(read("supply = '13RR'"), &["supply", "too many"]);
    complaint(read("supply = '12RR'\nhands = ['RR', 'RR']"), &["supply", "only 12"]);
    complaint(read("diagram = '''\nr r .\n'''"), &["diagram", "needs an owner"]);
    complaint(read("diagram = '''\nr1 r2 .\n'''"), &["two owners"]);
    complaint(read("diagram = '''\nr1 . .\n'''"), &["Q10"]);
    complaint(read("diagram = '''\nr1 r3 .\n'''"), &["two owners"]);
    complaint(read("diagram = '''\nr3 r3 .\n'''"), &["beyond the 2 players"]);
    complaint(read("diagram = '''\n. . .\n. .\n'''"), &["line 2", "2 squares"]);
    complaint(read("diagram = '''\n.1 . .\n'''"), &["only provinces and villages"]);
    complaint(read("diagram = '''\n. x .\n'''"), &["`x` is not a square"]);
    complaint(read("board = 'bird'\ndiagram = '''\n. .\n'''"), &["2 × 1", "13 × 13"]);
    complaint(read("boards = ['bird', 'lion']\ngame_number = 3"), &["game_number", "1 to 2"]);
    complaint(read("hands = ['RR', '']\nturn = 2"), &["holds no tile"]);
    complaint(read("diagram = '''\nR ~\n~ .\n'''"), &["Q23"]);
    complaint(read("known = ['2 cats', '']"), &["known", "double"]);
    complaint(read("= 3"), &["line 1, column 1", "TOML"]);
}

fn real_position(seed: u64, plies: usize) -> String {
    let mut dice = SeededDice::new(Seed::from_number(seed));
    let mut game = Qin::start(&Qin::options(&Setup::new(3)).unwrap(), &mut dice);
    for _ in 0..plies {
        let mut legal = Vec::new();
        game.legal(&mut legal);
        let Some(action) = legal.get(seed as usize % legal.len().max(1)) else { break };
        game.play(*action, &mut dice, &mut tianxia_core::Mute).unwrap();
    }
    toml::to_string(&game.position()).unwrap()
}

/// Cuts a piece out of a text and puts another in, at character boundaries.
fn mutate(text: &str, at: usize, cut: usize, put: &str) -> String {
    let letters: Vec<char> = text.chars().collect();
    let at = at % (letters.len() + 1);
    let end = (at + cut).min(letters.len());
    letters[..at].iter().collect::<String>() + put + &letters[end..].iter().collect::<String>()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn noise_never_panics(noise in "\\PC{0,200}") {
        let game = Qin::start(&Qin::options(&Setup::new(2)).unwrap(), &mut FastDice::new(1));
        let _ = game.read(&noise).map_err(|error| one_sentence(&error));
        let _ = Board::own(&noise).map_err(|error| one_sentence(&error));
        let _ = Qin::options(&Setup::new(2).with("board", noise.clone())).map_err(|error| one_sentence(&error));
        let _ = parse_toml(&noise).and_then(|table| Qin::from_position(&table, &mut FastDice::new(1)))
            .map_err(|error| one_sentence(&error));
    }

    #[test]
    fn mutated_boards_never_panic(at in 0usize..400, cut in 0usize..4, put in "[.o~RYB\\n :a-z]{0,4}") {
        let _ = Board::own(&mutate(BIRD, at, cut, &put)).map_err(|error| one_sentence(&error));
    }

    #[test]
    fn mutated_positions_are_refused_or_playable(
        seed in 0u64..40, at in 0usize..2000, cut in 0usize..4, put in "[.o~RYBryb0-9\\n \"=?-]{0,4}"
    ) {
        let text = mutate(&real_position(seed, 20), at, cut, &put);
        match parse_toml(&text).and_then(|table| Qin::from_position(&table, &mut FastDice::new(1))) {
            Err(error) => { one_sentence(&error); }
            Ok(mut game) => {
                let mut dice = FastDice::new(seed);
                let mut legal = Vec::new();
                game.legal(&mut legal);
                for _ in 0..400 {
                    let Some(action) = legal.first() else { break };
                    game.play(*action, &mut dice, &mut tianxia_core::Mute).unwrap();
                    legal.clear();
                    game.legal(&mut legal);
                }
                prop_assert!(legal.is_empty(), "the game does not end");
            }
        }
    }
}
