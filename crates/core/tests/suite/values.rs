//! The small values of the core: seats, viewpoints, places, set-ups, complaints.

use crate::lots::{ABOUT, HONEST, Lots};
use tianxia_core::{
    About, BadInput, Game, OptionKind, OptionSpec, Outcome, Seat, Setup, Viewpoint, from_table, parse_toml, places,
};

#[test]
fn seats_are_counted_from_one_outside() {
    assert_eq!(Seat::new(0).to_string(), "1");
    assert_eq!(serde_json::to_string(&Seat::new(4)).unwrap(), "5");
    assert_eq!(serde_json::from_str::<Seat>("2").unwrap(), Seat::new(1));
    for wrong in ["0", "6"] {
        let error = serde_json::from_str::<Seat>(wrong).unwrap_err().to_string();
        assert!(error.starts_with(&format!("there is no seat {wrong}; seats are numbered from 1 to 5")), "{error}");
    }
    let around: Vec<_> = Seat::new(2).around(4).map(|seat| seat.to_string()).collect();
    assert_eq!(around, ["3", "4", "1", "2"]);
    assert_eq!(Seat::new(3).next(4), Seat::new(0));
}

#[test]
fn eyes_see_what_is_theirs() {
    let (one, two) = (Seat::new(0), Seat::new(1));
    assert!(Viewpoint::Seat(one).sees(one) && !Viewpoint::Seat(one).sees(two));
    assert!(!Viewpoint::Spectator.sees(one) && Viewpoint::Open.sees(two));
}

#[test]
fn equal_keys_share_a_place() {
    assert_eq!(places(&[3, 3, 3]), [1, 1, 1]);
    assert_eq!(places(&[1, 2, 3, 3]), [4, 3, 1, 1]);
    let outcome = |places: &[u8]| Outcome { places: places.to_vec(), scores: vec![], sheet: vec![] };
    assert_eq!(outcome(&[2, 1]).sole_winner(), Some(Seat::new(1)));
    assert_eq!(outcome(&[1, 1]).sole_winner(), None);
    assert_eq!(outcome(&[2, 2, 3]).winners().count(), 0);
}

static EVERYTHING: About = About {
    id: "everything",
    title: "Every kind of option",
    rules: 1,
    rule_ids: ('L', 4),
    players: (1, 3),
    options: &[
        OptionSpec { key: "flag", kind: OptionKind::Flag, default: "false" },
        OptionSpec { key: "choice", kind: OptionKind::Choice(&["red", "blue"]), default: "red" },
        OptionSpec { key: "board", kind: OptionKind::Board(&["lion", "bird"]), default: "bird" },
        OptionSpec { key: "boards", kind: OptionKind::Boards(&["lion", "bird"]), default: "" },
    ],
    refused: &[],
};

#[test]
fn setups_are_checked_against_the_title_page() {
    let check = |setup: Setup| setup.check(&EVERYTHING).map_err(|error| error.to_string());
    let good =
        Setup::new(2).with("flag", "true").with("choice", "blue").with("board", "a\nb").with("boards", "lion,bird");
    assert_eq!(check(good.clone()), Ok(()));
    assert_eq!(good.value(&EVERYTHING, "choice"), "blue");
    assert_eq!(Setup::new(2).value(&EVERYTHING, "choice"), "red");
    assert!(good.flag(&EVERYTHING, "flag") && !Setup::new(2).flag(&EVERYTHING, "flag"));
    let told = [
        (Setup::new(4), "everything is for 1 to 3 players, not 4"),
        (Setup::new(2).with("x", "1"), "everything has no option `x`; its options are flag, choice, board, boards"),
        (Setup::new(2).with("flag", "yes"), "option flag cannot be `yes`; it is true or false"),
        (Setup::new(2).with("choice", "pink"), "option choice cannot be `pink`; it is one of red, blue"),
        (
            Setup::new(2).with("board", "cat"),
            "option board cannot be `cat`; it is one of lion, bird, or the text of an own board file",
        ),
        (
            Setup::new(2).with("boards", "lion, bird"),
            "option boards cannot be `lion, bird`; it is a list of lion, bird, separated by commas",
        ),
    ];
    for (setup, sentence) in told {
        assert_eq!(check(setup), Err(sentence.to_owned()));
    }
    let options = Lots::<HONEST>::read_options(&Setup::new(3)).unwrap();
    assert_eq!(Lots::<HONEST>::setup(&options).value(&ABOUT, "stakes"), "true");
}

#[test]
fn messages_cut_the_input_that_they_repeat() {
    let long = "x".repeat(10_000);
    let cut = format!("{}…", "x".repeat(80));
    assert_eq!(
        BadInput::new(format!("`{long}` is no tile; write `RY`")).message(),
        format!("`{cut}` is no tile; write `RY`")
    );
    assert_eq!(BadInput::new(format!("no \"{long}\" here")).message(), format!("no \"{cut}\" here"));
    assert_eq!(BadInput::new("no").within(format!("entry `{long}`")).to_string(), format!("entry `{cut}`: no"));
    let exact = format!("`{}` fits", "x".repeat(80));
    assert_eq!(BadInput::new(exact.clone()).message(), exact);
    for unquoted in [long, "`".repeat(10_000), "\"a\" ".repeat(10_000)] {
        let message = BadInput::new(unquoted).message().to_owned();
        assert_eq!((message.chars().count(), message.ends_with('…')), (1_001, true), "{message}");
    }
}

#[test]
fn complaints_name_the_place_from_the_outside_in() {
    let error = BadInput::at(3, 7, "no such square").within("board").within("lion.txt");
    assert_eq!(error.to_string(), "lion.txt: board: line 3, column 7: no such square");
    assert_eq!(error.message(), "no such square");
    assert_eq!(BadInput::new("`a\nb` is two lines").to_string(), "`a b` is two lines");
    let error = parse_toml("x = 1\n\"é\" == 1").unwrap_err().to_string();
    assert!(error.starts_with("line 2, column 6: not valid TOML: "), "columns count letters: {error}");
    let table = parse_toml("players = \"two\"").unwrap();
    let error = from_table::<std::collections::BTreeMap<String, u8>>(&table).unwrap_err().to_string();
    assert!(error.contains("invalid type: string \"two\", expected u8") && !error.contains('\n'), "{error}");
}
