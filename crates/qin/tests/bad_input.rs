//! Whatever is handed to Qin as text is used or refused with one sentence; nothing panics.

use proptest::prelude::*;
use tianxia_contract::noise::{complaint, damage, play_out, position_after, used_or_refused};
use tianxia_core::{BadInput, FastDice, Game, Seat, Setup, Written, parse_toml};
use tianxia_qin::{Board, Qin};

const BIRD: &str = include_str!("../maps/bird.txt");

fn read(text: &str) -> Result<Qin, BadInput> {
    Qin::from_position(&parse_toml(text)?, &mut FastDice::new(1))
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
    let with = |key: &str, value: &str| Qin::read_options(&Setup::new(2).with(key, value));
    complaint(with("bord", "lion"), &["no option `bord`", "board, boards, fair_start"]);
    complaint(with("board", "tiger"), &["`tiger`", "bird, lion"]);
    complaint(with("fair_start", "yes"), &["`yes`", "true or false"]);
    complaint(with("boards", "bird"), &["1 games", "2 to 8"]);
    complaint(with("boards", "bird,dog"), &["`bird,dog`"]);
    complaint(
        Qin::read_options(&Setup::new(2).with("board", "lion").with("boards", "bird,lion")),
        &["exclude each other"],
    );
}

#[test]
fn notation_is_refused_with_what_was_expected() {
    let game = Qin::start(&Qin::read_options(&Setup::new(2)).unwrap(), &mut FastDice::new(1));
    complaint(game.read("RG c4 c5"), &["word 1 is `rg`; expected a tile (RR, YY, BB, RY, RB or YB) or pass"]);
    complaint(game.read("RY c4"), &["word 3 is missing; expected a square such as c4"]);
    complaint(game.read("RY c4 zz"), &["word 3: `zz` is not a square"]);
    complaint(game.read("RY c4 c5 c6"), &["word 4, `c6`, is one too many"]);
    complaint(game.read("RY c4 c14"), &["`c14` is not on the board", "m13"]);
    complaint(game.read("RY c4 c0"), &["`c0` is not a square"]);
    complaint(game.read("RY c4 d5"), &["do not share an edge"]);
    complaint(game.read(""), &["word 1 is missing; expected a tile", "or pass"]);
}

#[test]
fn positions_are_refused_with_the_key_and_the_place() {
    complaint(read("players = 7"), &["players", "2 to 4"]);
    complaint(read("colour = 'red'"), &["unknown field `colour`"]);
    complaint(read("game = 'go'"), &["`go`"]);
    complaint(read("hands = ['RR', 'XX']"), &["hands, seat 2", "`XX` is not a tile"]);
    complaint(read("hands = ['RR RR RR RR', '?']"), &["hands, seat 1", "at most 3"]);
    complaint(read("turn = 3"), &["turn", "no seat 3"]);
    complaint(read("turn = 'later'"), &["`later` is not a turn"]);
    complaint(read("pagodas = [1]"), &["pagodas", "2 players"]);
    complaint(read("pagodas = [0, 3]"), &["no pagoda left", "Q22"]);
    complaint(read("pagodas = [25, 3]"), &["pagodas", "seat 1 has 25 pagodas, 25 of them left to place; there are 24"]);
    let province = |rest: &str| read(&format!("diagram = '''\n. r1 r1 .\n. . . .\n'''\n{rest}"));
    complaint(province("pagodas = [24, 24]"), &["seat 1 has 25 pagodas, 24 of them left to place; there are 24 (Q3)"]);
    assert!(province("pagodas = [23, 24]").is_ok());
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
    complaint(read("known = ['double', '']\nhands = ['RY RB YB', '?']"), &["known", "seat 1", "cannot be"]);
    complaint(read("known = ['', '2 not RR']\nhands = ['?', 'RR RR YY']"), &["known", "seat 2", "cannot be"]);
    assert!(read("known = ['', '1 not RR']\nhands = ['?', 'RR RR YY']").is_ok());
    let full = read("known = ['3 not RR YY BB RY RB', '']\nhands = ['? ? ?', '']").unwrap();
    assert!(full.hand(Seat::new(0)).all(|tile| tile.name() == "YB"), "hidden tiles are dealt as they are known");
    complaint(read("known = ['3 not RR YY BB RY RB YB', '']"), &["known", "seat 1", "cannot be"]);
    complaint(read("turn = 'over'"), &["turn", "no supply is empty", "Q22, Q23"]);
    complaint(province("turn = 'over'\nhands = ['RR', '']"), &["turn", "a held tile can be placed"]);
    assert!(province("turn = 'over'\nhands = ['', '']").is_ok());
    assert!(province("turn = 'over'\npagodas = [0, 3]").is_ok());
    complaint(read("boards = ['bird', 'lion']\nturn = 'over'\nhands = ['', '']"), &["turn", "game 1", "Q25"]);
    complaint(read("= 3"), &["line 1, column 1", "TOML"]);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn noise_never_panics(noise in "\\PC{0,200}") {
        let game = Qin::start(&Qin::read_options(&Setup::new(2)).unwrap(), &mut FastDice::new(1));
        used_or_refused(game.read(&noise));
        used_or_refused(Board::own(&noise));
        used_or_refused(Qin::read_options(&Setup::new(2).with("board", noise.clone())));
        used_or_refused(read(&noise));
    }

    #[test]
    fn mutated_boards_never_panic(at in 0usize..400, cut in 0usize..4, put in "[.o~RYB\\n :a-z]{0,4}") {
        used_or_refused(Board::own(&damage(BIRD, at, cut, &put)));
    }

    #[test]
    fn mutated_positions_are_refused_or_playable(
        seed in 0u64..40, at in 0usize..2000, cut in 0usize..4, put in "[.o~RYBryb0-9\\n \"=?-]{0,4}"
    ) {
        let position = position_after::<Qin>(&Setup::new(3), seed, 20);
        let written = parse_toml(&position).unwrap();
        prop_assert_eq!(Qin::canonical(written.clone()), written, "what the engine writes stays as it is");
        if let Some(damaged) = used_or_refused(parse_toml(&damage(&position, at, cut, &put))) {
            let canonical = Qin::canonical(damaged);
            prop_assert_eq!(Qin::canonical(canonical.clone()), canonical);
        }
        if let Some(game) = used_or_refused(read(&damage(&position, at, cut, &put))) {
            play_out(game, seed);
        }
    }
}
