//! Records on paper: they print, parse and print again, and whatever is wrong is told in one sentence with its line.

use crate::lots::{HONEST, Lots};
use tianxia_core::{Deed, Entry, Fault, Match, RECORD_VERSION, Record, RecordedResult, Seat, Seed, Setup, TextFile};

const FULL: &str = "\
tianxia record: 1
game: lots
rules: 1
players: 3
option board:
| name: own
|
|  . .
option lists:
option stakes: true
seat 1: East
seat 2:
seat 3: West: the third
seed: 8e547e28999c32ef09c06cac5b601848a542db1c5eae88f68c164aba7cbfd4cb

1 low
1 lay jade
1 !undo
2 !holder a bot
2 !holder
3 !resign

places: 1 1 3
scores: 4 -4 0
";

fn record() -> Record {
    let seat = |index, deed| Entry { seat: Seat::new(index), deed };
    Record {
        game: "lots".to_owned(),
        rules: 1,
        setup: Setup::new(3).with("board", "name: own\n\n . .\n").with("lists", "").with("stakes", "true"),
        seed: Seed::from_number(7),
        seed_hash: None,
        server_seed: None,
        contributions: vec![],
        position: None,
        names: vec!["East".to_owned(), String::new(), "West: the third".to_owned()],
        entries: vec![
            seat(0, Deed::Action("low".to_owned())),
            seat(0, Deed::Action("lay jade".to_owned())),
            seat(0, Deed::Undo),
            seat(1, Deed::Holder("a bot".to_owned())),
            seat(1, Deed::Holder(String::new())),
            seat(2, Deed::Resign),
        ],
        result: Some(RecordedResult { places: vec![1, 1, 3], scores: vec![4, -4, 0] }),
    }
}

#[test]
fn a_record_is_written_and_read_without_loss() {
    assert_eq!(RECORD_VERSION, 1);
    assert_eq!(record().to_string(), FULL);
    assert_eq!(FULL.parse(), Ok(record()));
    assert_eq!(FULL.replace('\n', "\r\n").parse(), Ok(record()), "line ends of another system");
}

#[test]
fn a_record_that_starts_from_a_position_has_no_options() {
    let position = Some("game = \"lots\"\n\nplayers = 3\n".to_owned());
    let placed = Record { setup: Setup::new(3), position: position.clone(), ..record() };
    assert!(placed.to_string().contains("position:\n| game = \"lots\"\n|\n| players = 3\n\n1 low\n"));
    assert_eq!(placed.to_string().parse(), Ok(placed));
    let both = Record { position, ..record() }.to_string().parse::<Record>().unwrap_err();
    assert_eq!(
        both.to_string(),
        "`option board` stands beside `position`, which holds its own options; remove one of them"
    );
    assert_eq!(both.fault(), Fault::Contradiction);
}

#[test]
fn every_part_that_may_be_missing_may_be_missing() {
    let bare = Record { setup: Setup::new(2), names: vec![], entries: vec![], result: None, ..record() };
    assert_eq!(bare.to_string().parse(), Ok(bare.clone()));
    let decided = Record { result: Some(RecordedResult { places: vec![1, 2], scores: vec![] }), ..bare.clone() };
    assert_eq!(decided.to_string().parse(), Ok(decided.clone()));
    assert_eq!(bare.to_string().trim_end().parse(), Ok(bare), "the blank line after the header too");
}

#[test]
fn a_seed_that_players_contributed_to_is_kept_in_its_parts() {
    let parts = vec![(Seat::new(0), Seed([1; 32])), (Seat::new(2), Seed([2; 32]))];
    let shared = Record { server_seed: Some(Seed([3; 32])), contributions: parts, ..record() };
    let text = shared.to_string();
    assert_eq!(text.parse(), Ok(shared));
    let changed = |from: &str, to: &str| text.replace(from, to).parse::<Record>().expect_err(to).to_string();
    assert!(changed("contribution 3:", "contribution 1:").contains("`contribution 1` stands twice"));
    assert!(changed("contribution 1:", "contribution 4:").contains("`contribution 3` is out of order"));
    assert!(changed("contribution 3:", "contribution 4:").contains("`contribution 4` in a game of 3 players"));
    assert!(changed("contribution 3:", "contribution x:").contains("names no seat"));
    assert!(changed(&format!("server seed: {}\n", Seed([3; 32])), "").contains("belong together"));
}

#[test]
fn whatever_is_wrong_is_told_with_its_line() {
    let changed = |from: &str, to: &str| {
        assert!(FULL.contains(from), "{from}");
        FULL.replace(from, to).parse::<Record>().expect_err(to).to_string()
    };
    let told = [
        (
            "tianxia record: 1",
            "tianxia: 1",
            "line 1, column 1: not a record: the first line must be `tianxia record: 1`",
        ),
        (
            "tianxia record: 1",
            "tianxia record: 2",
            "line 1, column 1: a record of version `2`; this program reads versions up to 1",
        ),
        (
            "tianxia record: 1",
            "tianxia record: 0",
            "line 1, column 1: a record of version `0`; this program reads versions up to 1",
        ),
        ("game: lots\n", "", "the header lacks the line `game: …`"),
        ("rules: 1\n", "", "the header lacks the line `rules: …`"),
        ("players: 3\n", "", "the header lacks the line `players: …`"),
        ("seed: 8", "option seed: 8", "the header lacks the line `seed: …`"),
        ("rules: 1", "rules: one", "line 3: `rules` must be a number, not `one`"),
        ("players: 3\n", "players: three\n", "line 4: `players` must be a number, not `three`"),
        ("players: 3\n", "players: 6\n", "6 players; a table has 1 to 5"),
        ("players: 3\n", "players: 0\n", "0 players; a table has 1 to 5"),
        ("players: 3\n", "players: 4\n", "3 `seat` lines for 4 players; name every seat or none"),
        ("players: 3\n", "players: 3\nplayers: 3\n", "line 5: `players` stands twice"),
        ("option stakes", "option lists", "line 10: `option lists` stands twice"),
        ("seat 2:", "seat 3:", "line 12: `seat 3` is out of order; the next is `seat 2`"),
        (
            "seed: 8",
            "seed: x8",
            "line 14: `x8e547e28999c32ef09c06cac5b601848a542db1c5eae88f68c164aba7cbfd4cb` is not a seed; write a number such as 7, or 64 hexadecimal digits",
        ),
        (
            "seat 1: East",
            "chair: East",
            "line 11: a record has no `chair`; it has game, rules, players, option …, seat …, seed, seed hash, server seed, contribution …, position",
        ),
        (
            "seat 1: East",
            "East",
            "line 11, column 1: expected a header line `key: value`, or a blank line before the body",
        ),
        (
            "option board:",
            "option board: own",
            "line 6, column 1: `option board` has a value already; a block follows a `key:` line without one",
        ),
        ("1 low", "low", "line 16: `low` is not an entry; write the seat, a space, and what it did"),
        ("1 low", "4 low", "line 16: `4` is not a seat of this game; its seats are 1 to 3"),
        ("1 low", "x low", "line 16: `x` is not a seat of this game; its seats are 1 to 3"),
        (
            "3 !resign",
            "3 !leave",
            "line 21: `!leave` is unknown; besides actions there are !undo, !resign and !holder NAME",
        ),
        (
            "3 !resign",
            "3 !holders x",
            "line 21: `!holders x` is unknown; besides actions there are !undo, !resign and !holder NAME",
        ),
        ("places: 1 1 3", "places: 1 1", "line 23: expected 3 numbers, one for each seat, not `1 1`"),
        ("scores: 4 -4 0", "scores: 4 x 0", "line 24: expected 3 numbers, one for each seat, not `4 x 0`"),
        (
            "scores: 4 -4 0",
            "winner: 1",
            "line 24: `winner: 1` does not belong after the entries; only places and scores do",
        ),
        ("scores: 4 -4 0", "places: 1 1 3", "line 24: `places: 1 1 3` tells a second time what stands above"),
        ("places: 1 1 3\n", "", "the result has `scores` but no `places`"),
    ];
    for (from, to, sentence) in told {
        assert_eq!(changed(from, to), sentence, "{from} → {to}");
    }
    assert_eq!(
        "| x".parse::<Record>().unwrap_err().to_string(),
        "line 1, column 1: a line of a block needs a `key:` line above it"
    );
    assert_eq!(
        "".parse::<Record>().unwrap_err().to_string(),
        "line 1, column 1: not a record: the first line must be `tianxia record: 1`"
    );
}

#[test]
fn text_files_keep_line_numbers_for_complaints() {
    let file = TextFile::parse("name: Lion\nrows:\n| a b\n|\n|  c\n\nbody\n\nmore  ").unwrap();
    assert_eq!(file.get("name").map(|header| (header.line, header.value.as_str())), Some((1, "Lion")));
    assert_eq!(file.get("rows").unwrap().value, "a b\n\n c\n");
    assert!(file.get("size").is_none());
    assert_eq!(file.body, [(7, "body"), (8, ""), (9, "more")]);
}

#[test]
fn the_golden_record_replays_for_ever() {
    let text = include_str!("golden/lots-1.txt");
    let record: Record = text.parse().unwrap();
    let game = Match::<Lots<HONEST>>::replay(&record, None).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(game.record().to_string(), text);
}
