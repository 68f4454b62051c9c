//! What is written and read: actions as data, names, versions, and positions that say all they hold.

use tianxia_contract::noise::complaint;
use tianxia_core::{
    BadInput, FastDice, Fault, Game, Match, Mute, Scenario, Seat, Seed, Setup, Square, Written, parse_toml,
};
use tianxia_qin::{Action, ActionData, Board, Colour, Placement, Qin, Terrain, Tile};

fn read(text: &str) -> Result<Qin, BadInput> {
    Qin::from_position(&parse_toml(text)?, &mut FastDice::new(1))
}

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

#[test]
fn an_action_is_data_with_the_words_of_notation() {
    let game = read("hands = ['RY ? ?', '? ? ?']").unwrap();
    let action = game.read("RY f9 f8").unwrap();
    let data = game.data(action);
    assert_eq!(data, ActionData::Place { tile: "RY".parse().unwrap(), first: square("f9"), second: square("f8") });
    let json = serde_json::to_string(&data).unwrap();
    assert_eq!(json, r#"{"action":"place","tile":"RY","first":"f9","second":"f8"}"#);
    assert_eq!(game.action(&serde_json::from_str(&json).unwrap()), Ok(action));
    assert_eq!(serde_json::to_string(&game.data(Action::PASS)).unwrap(), r#"{"action":"pass"}"#);
    // Turned by half, a double is the same action (Q7); the halves of a mixed tile are told apart by its name.
    let double = |first, second| Action::place(game.board(), "RR".parse().unwrap(), square(first), square(second));
    assert_eq!(double("c4", "c5"), double("c5", "c4"));
    let swapped = serde_json::from_str::<ActionData>(r#"{"action":"place","tile":"YR","first":"c4","second":"c5"}"#);
    assert!(swapped.unwrap_err().to_string().contains("written RY"));
    let apart = ActionData::Place { tile: "RY".parse().unwrap(), first: square("a1"), second: square("c1") };
    complaint(game.action(&apart), &["a1 and c1", "share an edge"]);
    let beyond = ActionData::Place { tile: "RY".parse().unwrap(), first: square("a1"), second: square("a14") };
    complaint(game.action(&beyond), &["`a14` is not on the board", "m13"]);
}

#[test]
fn every_listed_action_is_open() {
    let game = Qin::start(&Qin::read_options(&Setup::new(2)).unwrap(), &mut FastDice::new(3));
    for action in game.legal_actions() {
        let Placement { tile, first, second } = action.placement(game.board()).expect("nobody passes at the start");
        assert_eq!(Action::place(game.board(), tile, first, second), Ok(action));
        assert_eq!(game.write(action), format!("{tile} {first} {second}"));
    }
}

#[test]
fn names_are_read_and_shown() {
    for colour in Colour::ALL {
        assert_eq!(colour.to_string().parse(), Ok(colour));
        assert_eq!(colour.letter().to_string().parse(), Ok(colour));
    }
    for tile in Tile::ALL {
        let [one, other] = tile.colours();
        assert_eq!((tile.to_string().parse(), Tile::of(other, one)), (Ok(tile), tile));
        assert_eq!(format!("{}{}", other.letter(), one.letter()).to_lowercase().parse(), Ok(tile));
    }
    assert_eq!("green".parse::<Colour>().unwrap_err().fault(), Fault::Unknown);
    complaint("RG".parse::<Tile>(), &["`RG` is not a tile"]);
}

#[test]
fn a_position_answers_what_a_program_asks() {
    let game = read(
        "turn = 2\nhands = ['RR RY', 'YB ? ?']\nfair_start = false\ndiagram = '''
          r1 r1 .  Y
          o1 .  .  .
        '''",
    )
    .unwrap();
    let [one, two] = [Seat::new(0), Seat::new(1)];
    assert_eq!((game.board().width(), game.board().height(), game.board().squares().count()), (4, 2, 8));
    assert_eq!(game.board().terrain(square("a2")), Some(Terrain::Village));
    assert_eq!(game.board().terrain(square("d1")), Some(Terrain::Start(Colour::Yellow)));
    assert_eq!(game.board().terrain(square("e1")), None);
    assert_eq!((game.territory(square("a1")), game.territory(square("c1"))), (Some(Colour::Red), None));
    let province = game.province(square("b1")).unwrap();
    assert_eq!((province.owner, province.pagodas, province.squares.len()), (Some(one), 1, 2));
    assert_eq!(game.provinces().collect::<Vec<_>>(), [province]);
    assert!(game.province(square("d1")).is_none() && game.province(square("z9")).is_none());
    assert_eq!((game.village_owner(square("a2")), game.village_owner(square("a1"))), (Some(one), None));
    assert_eq!((game.pagodas_left(one), game.pagodas_placed(one), game.pagodas_placed(two)), (22, (1, 1), (0, 0)));
    assert_eq!(game.hand(one).map(|tile| tile.to_string()).collect::<Vec<_>>(), ["RR", "RY"]);
    assert_eq!((game.hand(two).count(), game.supply()), (3, 72 - 5));
    assert_eq!((game.game_number(), game.starter(), game.left_over(two)), (1, one, 0));
    let options = game.options();
    assert_eq!((options.rules(), options.players(), options.fair_start(), options.pagodas_each()), (1, 2, false, 24));
    assert_eq!(options.boards().iter().map(|board| board.name()).collect::<Vec<_>>(), ["drawn"]);
    assert_eq!(Board::named("tiger").unwrap_err().fault(), Fault::Unknown);
}

#[test]
fn options_and_positions_carry_the_version_of_the_rules() {
    let setup = Qin::setup(&Qin::read_options(&Setup::new(2)).unwrap());
    assert_eq!(setup.rules, Some(1));
    assert_eq!(read("").unwrap().rules(), 1);
    assert_eq!(read("rules = 1").unwrap().position()["rules"].as_integer(), Some(1));
    let refused = read("rules = 9").unwrap_err();
    assert_eq!(refused.fault(), Fault::Version);
    complaint(Err::<(), _>(refused), &["rules", "version 9", "version 1"]);
    assert_eq!(Qin::read_options(&Setup::new(2).under(2)).unwrap_err().fault(), Fault::Version);
}

#[test]
fn tiles_beyond_the_supply_are_refused() {
    complaint(read("hands = ['RR ? ?', '? ?']\nsupply = '2RR 1YB'"), &["hands", "4 tiles are to be dealt", "has 3"]);
    complaint(read("supply = '5YY'"), &["6 tiles are to be dealt", "left out", "has 5"]);
    let game = read("hands = ['RR ? ?', '? ?']\nsupply = '2RR 2YB'").unwrap();
    assert_eq!((game.supply(), game.hand(Seat::new(1)).count()), (0, 2));
}

#[test]
fn every_key_of_a_position_is_written_and_can_be_asked_for() {
    let single = read("diagram = '''\nR . .\n. Y .\n'''").unwrap().position();
    let keys = ["rules", "board", "boards", "game_number", "starter", "left_over", "known", "supply", "hands"];
    assert!(keys.iter().all(|key| single.contains_key(*key)), "{single}");
    assert_eq!(single["board"].as_str(), Some("drawn"));
    assert_eq!((single["boards"].to_string(), single["left_over"].to_string()), ("[]".into(), "[0, 0]".into()));
    assert_eq!(read("").unwrap().position()["board"].as_str(), Some("bird"));
    let series = "boards = ['bird', 'lion']\ngame_number = 2\nleft_over = [3, 0]";
    let written = read(series).unwrap().position();
    assert_eq!(written["board"].as_str(), Some("lion"));
    assert_eq!(read(&format!("{series}\nboard = 'lion'")), read(series));
    complaint(read(&format!("{series}\nboard = 'bird'")), &["board", "played on `lion`, not on `bird`"]);
    complaint(read("board = 'drawn'"), &["board", "no diagram"]);
    complaint(read("left_over = [3, 0]"), &["left_over", "at most 0"]);
}

#[test]
fn an_expectation_is_read_as_the_engine_writes() {
    let part = |text: &str| Qin::canonical(parse_toml(text).unwrap());
    assert_eq!(part("hands = ['RY YB RR', 'bb yr']"), part("hands = ['RR RY YB', 'RY BB']"));
    assert_eq!(part("hands.2 = 'RY RR'"), part("hands.2 = 'RR RY'"));
    assert_eq!(part("supply = '1YB 2RR RR'"), part("supply = '3RR 1YB'"));
    assert_eq!(part("known = ['2 not YB RR', '']"), part("known = ['2 not RR YB', '']"));
    let one = part("diagram = '''\nr1 r o2\n. Y .\n'''");
    assert_eq!(one, part("diagram = '''\n   a b c\n1 r1 r1 o2\n2 . Y .\n'''"));
    assert_ne!(one, part("diagram = '''\nr2 r2 o2\n. Y .\n'''"));
    // What is no hand stays as it was written, and differs from every hand.
    assert_eq!(part("hands = ['RR ?', 'cat']")["hands"].to_string(), r#"["RR ?", "cat"]"#);
}

#[test]
fn the_order_of_an_expected_hand_does_not_matter() {
    let scenario = |hand: &str| -> Scenario {
        format!(
            "title = 'A hand'\ngame = 'qin'\nrules = ['Q5']\n[position]\nhands = ['RR RY YB', 'BB']\n\
             [[step]]\n[step.position]\nhands.1 = '{hand}'\n"
        )
        .parse()
        .unwrap()
    };
    assert!(scenario("YB RR RY").run::<Qin>().is_ok());
    assert!(scenario("YB RR RR").run::<Qin>().is_err(), "but what is in it does");
}

#[test]
fn q24_a_pass_that_was_done_by_itself_is_recognised() {
    let mut game = read(
        "players = 3\nhands = ['RY YY', '', 'YY']\nsupply = ''\ndiagram = '''
          R  .  .  .  .  .
          .  .  .  .  Y  .
        '''",
    )
    .unwrap();
    let mut events = Vec::new();
    game.play(game.read("RY b1 c1").unwrap(), &mut FastDice::new(1), &mut events).unwrap();
    assert_eq!(game.turn().seat(), Some(Seat::new(2)), "seat 2 holds nothing and was passed over");
    assert!(game.clone().play(Action::PASS, &mut FastDice::new(1), &mut Mute).is_err());
    assert!(game.done_by_itself(&events, Action::PASS));
    assert!(!game.done_by_itself(&events, game.read("YY d1 e1").unwrap()));
    assert!(!game.done_by_itself(&[], Action::PASS));
}

#[test]
fn a_record_on_an_own_board_replays() {
    let own = include_str!("../maps/lion.txt").replace("name: lion", "name: ponds");
    let mut table = Match::<Qin>::start(&Setup::new(2).with("board", own), Seed::from_number(5)).unwrap();
    for _ in 0..5 {
        let action = table.state().legal_actions()[0];
        table.act(table.turn().seat().unwrap(), action).unwrap();
    }
    let again = Match::<Qin>::replay(&table.record().to_string().parse().unwrap(), None).unwrap();
    assert_eq!((again.state(), again.state().board().name()), (table.state(), "ponds"));
}
