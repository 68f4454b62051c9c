//! Huang as a library: actions made and read as data, names that are read and shown, what a program may ask of a position.

use crate::{play, position, start};
use tianxia_core::{FastDice, Fault, Game, Mute, Seat, Setup, Square, Written};
use tianxia_huang::{Action, ActionData, Colour, Dynasty, FullTie, Huang, Site, TileCounts, Tiles};

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

#[test]
fn every_numbered_action_is_data_and_back_in_the_words_of_its_notation() {
    for setup in [Setup::new(2), Setup::new(2).with("eighteen_kingdoms", "true")] {
        let game = start(&setup, 1);
        for number in 0..game.numbers() {
            let Some(action) = game.numbered(number) else { continue };
            let data = game.data(action);
            assert_eq!(game.action(&data), Ok(action), "{data:?}");
            let json = serde_json::to_value(data).unwrap();
            assert_eq!(serde_json::from_value::<ActionData>(json.clone()).unwrap(), data);
            let notation = game.write(action);
            let words: Vec<&str> = notation.split(' ').collect();
            assert_eq!(json["action"], words[0]);
            let mut texts = Vec::new();
            collect(&json, &mut texts);
            assert!(texts.iter().all(|text| words.contains(&text.as_str())), "{json} and `{notation}`");
        }
    }
}

fn collect(json: &serde_json::Value, texts: &mut Vec<String>) {
    match json {
        serde_json::Value::String(text) => texts.push(text.clone()),
        serde_json::Value::Array(items) => items.iter().for_each(|item| collect(item, texts)),
        serde_json::Value::Object(items) => items.values().for_each(|item| collect(item, texts)),
        _ => {}
    }
}

#[test]
fn data_is_refused_with_a_fault_and_a_sentence() {
    let game = start(&Setup::new(2), 1);
    let refused = |data: ActionData| {
        let error = game.action(&data).unwrap_err();
        (error.fault(), error.to_string())
    };
    let off = ActionData::Tile { colour: Colour::Red, at: square("z99") };
    assert_eq!(refused(off), (Fault::OutOfRange, "at: the map has no hex `z99`".to_owned()));
    let line = ActionData::Move { from: ["b1", "c1", "h9"].map(square) };
    assert_eq!(refused(line), (Fault::Contradiction, "from: b1, c1, h9 are not a triangle".to_owned()));
    for tiles in [TileCounts::default(), TileCounts { red: 255, blue: 255, ..TileCounts::default() }] {
        assert_eq!(refused(ActionData::Replace { tiles }).0, Fault::OutOfRange);
    }
    assert_eq!(refused(ActionData::Commit { tiles: 8, leader: false }).0, Fault::OutOfRange);
    assert_eq!(game.action(&ActionData::Commit { tiles: 0, leader: false }), Ok(Action::None));
    for wrong in [r#"{"action":"dance"}"#, r#"{"action":"tile","colour":"pink","at":"c4"}"#, r#"{"action":"take"}"#] {
        assert!(serde_json::from_str::<ActionData>(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn an_action_is_made_without_notation() {
    let mut game = position("hands = ['ryyyyy', 'wwwwww']\ndiagram = '''\n Y1 y .\n   . . .\n'''");
    let data = ActionData::Tile { colour: Colour::Red, at: square("c1") };
    let action = game.action(&data).unwrap();
    assert_eq!(action, Action::Tile { colour: Colour::Red, at: game.map().cell(square("c1")).unwrap() });
    game.play(action, &mut FastDice::new(1), &mut Mute).unwrap();
    assert_eq!(game.tile_at(square("c1")), Some(Colour::Red));
    assert_eq!(
        (game.points(Seat::new(0)).red, game.hand(Seat::new(0)), game.actions_left()),
        (1, "y5".parse().unwrap(), 1)
    );
    let cells: Vec<_> = ["a1", "a2", "b1"].map(|name| game.map().hex(name).unwrap()).to_vec();
    assert_eq!(Site::on(game.map(), &cells).unwrap().squares(game.map()), ["a1", "b1", "a2"].map(square));
}

#[test]
fn names_are_read_and_shown() {
    for colour in Colour::ALL {
        assert_eq!(colour.to_string().to_uppercase().parse::<Colour>(), Ok(colour));
        assert_eq!(colour.letter().to_string().parse::<Colour>(), Ok(colour));
    }
    assert_eq!("pink".parse::<Colour>().unwrap_err().fault(), Fault::Unknown);
    for dynasty in Dynasty::ALL {
        assert_eq!(dynasty.to_string().parse::<Dynasty>(), Ok(dynasty));
    }
    assert_eq!("Rabbit".parse::<Dynasty>(), Ok(Dynasty::Hare));
    assert_eq!("wolf".parse::<Dynasty>().unwrap_err().fault(), Fault::Unknown);
    assert_eq!("r2 b4".parse::<Tiles>(), "brrbbb".parse::<Tiles>());
    assert_eq!("y43".parse::<Tiles>().unwrap_err().fault(), Fault::OutOfRange);
}

#[test]
fn options_tell_what_was_set() {
    let setup = Setup::new(2).with("short", "true").with("palace", "true").with("open_scores", "true");
    let options = Huang::read_options(&setup.clone().under(1)).unwrap();
    assert_eq!((options.players(), options.rules(), options.map().name()), (2, 1, "warring-states"));
    assert!(options.short() && options.palace() && options.open_scores());
    assert!(!options.bandits() && !options.eighteen_kingdoms());
    assert_eq!(options.full_tie(), FullTie::Nobody);
    let white = setup.clone().with("full_tie", "fewest-white");
    assert_eq!(Huang::read_options(&white).unwrap().full_tie(), FullTie::FewestWhite);
    assert_eq!(Huang::setup(&Huang::read_options(&white).unwrap()).options["full_tie"], "fewest-white");
    assert!(!Huang::setup(&options).options.contains_key("full_tie"), "records of earlier versions are written alike");
    assert_eq!(Huang::read_options(&setup).unwrap().rules(), 2, "the newest");
    assert_eq!(start(&setup, 1).options(), &Huang::read_options(&setup).unwrap());
    assert_eq!(Huang::read_options(&setup.under(3)).unwrap_err().fault(), Fault::Version);
}

#[test]
fn a_typed_step_that_did_itself_is_recognised() {
    let last = |game: &mut Huang, texts: &[&str]| {
        let (last, before) = texts.split_last().unwrap();
        play(game, before);
        play(game, &[last])
    };
    let done = |game: &Huang, events: &[tianxia_huang::Event], text: &str| {
        game.done_by_itself(events, game.read(text).unwrap())
    };
    // H34: an empty hand and a leader on the map can add nothing.
    let mut game = position("hands = ['rrrrrr', '']\ndiagram = '''\n R2 y . # y Y1\n   . Y2 . . . .\n'''");
    let events = last(&mut game, &["leader red c1", "none"]);
    assert!(done(&game, &events, "none") && !done(&game, &events, "take red"));
    // H48: as many red tiles as bandits, so all of them go.
    let mut game =
        position("hands = ['gyyyyy', 'wwwwww']\ndiagram = '''\n  y  Y1  r  .  x1  x1 \n    .  .  .  .   x1  .  \n'''");
    let events = last(&mut game, &["tile green d1"]);
    assert!(done(&game, &events, "remove c1") && !done(&game, &events, "remove a1"));
    // H27: the only white pagoda moves.
    let mut game = position("hands = ['wyyyyy', 'wwwwww']\ndiagram = '''\n wa wa . w w .\n   wa . . . . .\n'''");
    let events = last(&mut game, &["tile white d2", "pagoda d1 e1 d2"]);
    assert!(done(&game, &events, "move a1 b1 a2") && !done(&game, &events, "move d1 e1 d2"));
    // H9: the only action.
    let mut game = position("hands = ['b', 'wwwwww']\ndiagram = '''\n Y1 y ~\n'''");
    let events = last(&mut game, &["tile blue c1"]);
    assert!(done(&game, &events, "withdraw yellow") && !done(&game, &events, "withdraw red"));
    // H41: no tie, so nobody chooses.
    let mut game = position("hands = ['wyyyyy', 'wwwwww']\ndiagram = '''\n r R1 y . y R2\n'''");
    let events = last(&mut game, &["tile white d1", "none", "none"]);
    assert!(done(&game, &events, "win c1") && !done(&game, &events, "win e1"));
}
