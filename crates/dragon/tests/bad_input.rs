//! Whatever is handed to the Year of the Dragon as text is used or refused with one sentence; nothing panics.

use proptest::prelude::*;
use tianxia_contract::noise::{complaint, damage, play_out, position_after, used_or_refused};
use tianxia_core::{BadInput, FastDice, Game, Setup, Written, parse_toml};
use tianxia_dragon::Dragon;

fn read(text: &str) -> Result<Dragon, BadInput> {
    Dragon::from_position(&parse_toml(text)?, &mut FastDice::new(1))
}

fn start(setup: &Setup) -> Dragon {
    Dragon::start(&Dragon::read_options(setup).unwrap(), &mut FastDice::new(1))
}

#[test]
fn options_are_refused_with_what_would_be_right() {
    let with = |key: &str, value: &str| Dragon::read_options(&Setup::new(3).with(key, value));
    complaint(Dragon::read_options(&Setup::new(1)), &["2 to 5 players", "not 1"]);
    complaint(Dragon::read_options(&Setup::new(6)), &["2 to 5 players"]);
    complaint(with("wall", "true"), &["no option `wall`", "great_wall"]);
    complaint(with("great_wall", "yes"), &["`yes`", "true or false"]);
    complaint(with("super_event", "flood"), &["`flood`", "tsunami"]);
    complaint(with("large_privilege_cost", "5"), &["`5`", "7, 6"]);
}

#[test]
fn notation_is_refused_with_what_was_expected() {
    let game = start(&Setup::new(2));
    complaint(game.read(""), &["missing", "taxes"]);
    complaint(game.read("tax"), &["word 1 is `tax`", "taxes"]);
    complaint(game.read("draft monk"), &["missing", "pyrotechnist"]);
    complaint(game.read("draft monk king"), &["word 3 is `king`", "lady"]);
    complaint(game.read("privilege huge"), &["word 2 is `huge`", "small or large"]);
    complaint(game.read("wall gold"), &["word 2 is `gold`", "steps"]);
    complaint(game.read("floor 0"), &["word 2 is `0`", "new"]);
    complaint(game.read("palace 33"), &["word 2 is `33`", "1 to 32"]);
    complaint(game.read("person monk"), &["missing", "young monk"]);
    complaint(game.read("person old craftsman"), &["word 3 is `craftsman`"]);
    complaint(game.read("release 1"), &["missing", "person"]);
    complaint(game.read("release one lady"), &["word 2 is `one`"]);
    complaint(game.read("let be"), &["word 2 is `be`", "go"]);
    complaint(game.read("discard joker"), &["word 2 is `joker`", "wild"]);
    complaint(game.read("give 2"), &["missing", "yuan"]);
    complaint(game.read("give two rice"), &["word 2 is `two`"]);
    complaint(game.read("give 900 rice"), &["too many"]);
    complaint(game.read("pass now"), &["word 2, `now`", "one too many"]);
    assert_eq!(game.read("  PERSON monk OLD "), game.read("person old monk"));
}

#[test]
fn a_gift_to_the_tsunami_must_add_up() {
    let game =
        read("super_event = 'tsunami'\nmonth = 7\nphase = 'super'\n[[seat]]\nyuan = 3\nrice = 4\ndue = 3").unwrap();
    complaint(game.read("give 1 yuan 1 rice"), &["3 goods", "not 2"]);
    assert_eq!(game.read("give 1 rice"), game.read("give 2 yuan 1 rice"));
}

#[test]
fn positions_are_refused_with_the_key_and_the_place() {
    complaint(read("= 3"), &["line 1, column 1", "TOML"]);
    complaint(read("game = 'go'"), &["game", "`go`"]);
    complaint(read("colour = 'red'"), &["unknown field `colour`"]);
    complaint(read("players = 6"), &["2 to 5 players"]);
    complaint(read("players = 2\n[[seat]]\n[[seat]]\n[[seat]]"), &["3 `[[seat]]` tables", "2 players"]);
    complaint(read("month = 13"), &["month", "12"]);
    complaint(read("events = ['peace']"), &["events", "1 events for 12 months"]);
    complaint(read("event = 'flood'"), &["`flood` is not an event", "drought", "`event`"]);
    complaint(read("phase = 'lunch'"), &["`lunch`"]);
    complaint(read("phase = 'person'\nmonth = 12"), &["phase", "D18"]);
    complaint(read("phase = 'wall'"), &["phase", "D31"]);
    complaint(read("phase = 'super'"), &["phase", "D32"]);
    complaint(read("phase = 'over'"), &["phase", "D29"]);
    complaint(read("super_event = 'random'"), &["super_event", "none"]);
    complaint(read("super_event = 'snow'"), &["`snow`"]);
    complaint(read("turn = 3"), &["turn", "no seat 3"]);
    complaint(read("turn = 9"), &["no seat 9"]);
    complaint(read("track = [1]"), &["track", "each once"]);
    complaint(read("track = [1, 2]\n[[seat]]\nspace = 1\n[[seat]]\nspace = 2"), &["track", "D7"]);
    complaint(read("order = [1, 1]"), &["order", "each once"]);
    complaint(read("groups = [['taxes'], []]"), &["groups", "D9"]);
    complaint(read("groups = [['taxes', 'taxes'], []]"), &["groups", "twice"]);
    complaint(read("groups = [['wall'], []]"), &["groups", "`wall`"]);
    complaint(read("wall = [1]"), &["wall", "great_wall"]);
    complaint(read("great_wall = true\nwall = [3]"), &["wall", "no seat 3"]);
    complaint(read("great_wall = true\nwall = [1, 1, 1, 1, 1, 1, 1]"), &["wall", "6 of each seat"]);
    complaint(read("gone = { cat = 1 }"), &["gone", "`cat` is not a person"]);
    complaint(read("gone = { 'young monk' = 4 }"), &["4 tiles `young monk`", "there are 3", "D3"]);
    complaint(read("to_place = ['lady']"), &["to_place", "no person is placed"]);
    complaint(read("phase = 'person'\nto_place = ['lady', 'lady']"), &["to_place", "draft"]);
    complaint(read("phase = 'person'\nto_build = 1"), &["to_build"]);
    // The seat with the turn has not chosen, and all before it have.
    complaint(read("turn = 1\n[[seat]]\nchosen = 'taxes'"), &["turn", "seat 1", "chosen"]);
    complaint(read("turn = 2"), &["turn", "seat 1 comes before seat 2"]);
    complaint(read("to_build = 1"), &["turn", "name the seat"]);
    complaint(read("to_build = 1\n[[seat]]\nchosen = 'taxes'"), &["to_build", "`build`", "neither"]);
    complaint(read("to_build = 1\ngreat_wall = true\n[[seat]]\nchosen = 'wall'"), &["to_build", "`floor`"]);
    complaint(read("dawn_taken = ['monk']"), &["dawn_taken", "D40"]);
}

#[test]
fn seats_are_refused_with_the_key_and_the_place() {
    let seat = |text: &str| read(&format!("[[seat]]\n[[seat]]\n{text}"));
    complaint(seat("yuan = 1000"), &["seat 2", "yuan", "999"]);
    complaint(seat("yuan = -1"), &["-1"]);
    complaint(seat("hats = 1"), &["unknown field `hats`"]);
    complaint(seat("palaces = ['4']"), &["seat 2: palace 1", "not a palace"]);
    complaint(seat("palaces = ['2', 'x: lady']"), &["seat 2: palace 2", "`x: lady`"]);
    complaint(seat("palaces = ['1: lady, lady']"), &["2 persons on 1 floors", "D8"]);
    complaint(seat("palaces = ['0']"), &["D8"]);
    complaint(seat("palaces = ['2: king']"), &["`king` is not a person"]);
    complaint(seat("palaces = ['2: lady (starved)']"), &["D23"]);
    complaint(seat("cards = ['joker']"), &["cards", "`joker`"]);
    complaint(seat("cards = ['monk', 'monk']"), &["cards", "D4"]);
    complaint(seat("wall_tiles = []"), &["wall_tiles", "great_wall"]);
    complaint(seat("chosen = 'nap'"), &["chosen", "`nap`"]);
    complaint(seat("chosen = 'wall'"), &["seat 2", "does not lie out"]);
    complaint(seat("due = 1"), &["seat 2, due", "0"]);
    complaint(seat("points = { luck = 3 }"), &["points", "`luck`"]);
    complaint(seat("points = { money = 3 }\nmonths = [1]"), &["months", "13"]);
    complaint(seat("points = { money = 3 }\nmonths = [1,0,0,0,0,0,0,0,0,0,0,0,0]"), &["months", "1", "3"]);
    complaint(seat("lost = { love = 3 }"), &["lost", "`love`"]);
    complaint(seat("built = 9"), &["built", "4"]);
    complaint(
        read("great_wall = true\nwall = [1]\n[[seat]]\nwall_tiles = ['rice', 'rice', 'yuan', 'steps', 'points']"),
        &["wall_tiles", "twice"],
    );
    complaint(read("great_wall = true\n[[seat]]\nwall_tiles = ['rice']"), &["wall_tiles", "leaves 6"]);
    complaint(read("super_event = 'tsunami'\n[[seat]]\nrice = 23"), &["rice", "22"]);
    complaint(read("super_event = 'tsunami'\nmonth = 5\n[[seat]]\nfireworks = 83"), &["fireworks", "82"]);
}

/// A position from the middle of a real game.
fn real_position(seed: u64) -> String {
    let setup = Setup::new(2 + (seed % 4) as u8).with("great_wall", "true").with("super_event", "random");
    position_after::<Dragon>(&setup, seed, seed * 7 % 160)
}

fn refused_or_playable(text: &str, seed: u64) {
    if let Some(game) = used_or_refused(read(text)) {
        play_out(game, seed);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn noise_never_panics(noise in "\\PC{0,200}") {
        used_or_refused(start(&Setup::new(2)).read(&noise));
        used_or_refused(Dragon::read_options(&Setup::new(2).with("super_event", noise.clone())));
        used_or_refused(read(&noise));
    }

    #[test]
    fn words_in_any_order_never_panic(
        words in proptest::collection::vec("(draft|floor|person|wild|give|release|replace|old|young|monk|lady|new|yuan|rice|[0-9]{1,6})", 0..8)
    ) {
        used_or_refused(start(&Setup::new(2)).read(&words.join(" ")));
    }

    #[test]
    fn mutated_positions_are_refused_or_playable(
        seed in 0u64..200, at in 0usize..4000, cut in 0usize..4, put in "[0-9a-z\\n \",:=\\[\\]-]{0,4}"
    ) {
        refused_or_playable(&damage(&real_position(seed), at, cut, &put), seed);
    }
}

#[test]
fn positions_with_a_line_left_out_are_refused_or_playable() {
    for seed in 0..200 {
        let text = real_position(seed);
        for left_out in 0..text.lines().count() {
            let kept = text.lines().enumerate().filter(|(line, _)| *line != left_out);
            refused_or_playable(&kept.map(|(_, line)| format!("{line}\n")).collect::<String>(), seed);
        }
    }
}
