//! Positions tell the truth: a phase that has not begun begins, a row that cannot lie there is refused, what has no order is compared
//! without one, and a step that was taken by itself is known.

use tianxia_core::{BadInput, FastDice, Fault, Game, Setup, Turn, Written, parse_toml};
use tianxia_dragon::{Decision, Dragon, Event, Phase, Source};

fn read(text: &str) -> Result<Dragon, BadInput> {
    Dragon::from_position(&parse_toml(text)?, &mut FastDice::new(1))
}

fn points(game: &Dragon, source: Source) -> Vec<u16> {
    let view = game.view(tianxia_core::Viewpoint::Open);
    let of =
        |points: &[(&str, u16)]| points.iter().find(|(word, _)| *word == source.word()).map_or(0, |(_, count)| *count);
    view.seats.iter().map(|court| of(&court.points.0)).collect()
}

const TWO: &str = "[[seat]]\nyuan = 1\npalaces = ['2: lady, old monk', '2: collector']\n[[seat]]\nfireworks = 3\npalaces = ['1: lady']\n";

#[test]
fn an_event_to_which_nobody_owes_anything_begins_now_d21() {
    let game = read(&format!("month = 3\nphase = 'event'\nevent = 'tribute'\n{TWO}")).unwrap();
    // Seat 1 pays its yuan and owes three persons, who are all it has; seat 2 pays 4 of 6.
    assert_eq!((game.month(), game.phase()), (4, Phase::Action), "everybody left, and the month is over");
    let seat = |index: usize| game.holdings(tianxia_core::Seat::new(index));
    assert_eq!((seat(0).yuan, seat(0).persons, seat(1).yuan), (0, 0, 2));
    let game = read(&format!("month = 6\nphase = 'event'\nevent = 'mongols'\n{TWO}")).unwrap();
    assert_eq!((game.phase(), game.turn()), (Phase::Event, Turn::Decide(tianxia_core::Seat::new(0))));
}

#[test]
fn a_wall_a_super_event_and_an_eclipse_begin_too_d31_d32_d37() {
    let wall = format!("month = 3\nphase = 'wall'\nevent = 'mongols'\ngreat_wall = true\nwall = [1, 2, 1]\n{TWO}");
    assert_eq!(points(&read(&wall).unwrap(), Source::Wall), [2, 1]);
    let last = format!("month = 12\nphase = 'last_wall'\ngreat_wall = true\nwall = [1, 2, 1]\n{TWO}");
    assert_eq!(read(&last).unwrap().holdings(tianxia_core::Seat::new(1)).persons, 0, "the wall is too short");
    let lanterns = format!("month = 7\nphase = 'super'\nevent = 'peace'\nsuper_event = 'lanterns'\n{TWO}");
    assert_eq!(points(&read(&lanterns).unwrap(), Source::Lanterns), [6, 2]);
    let eclipse = format!("month = 7\nphase = 'eclipse'\nevent = 'festival'\nsuper_event = 'eclipse'\n{TWO}");
    assert_eq!(points(&read(&eclipse).unwrap(), Source::Festival), [0, 6]);
}

#[test]
fn a_phase_that_begins_has_no_turn_yet() {
    let refused = read(&format!("month = 3\nphase = 'event'\nturn = 2\n{TWO}")).unwrap_err();
    assert_eq!(refused.fault(), Fault::Contradiction);
    assert!(refused.to_string().contains("turn") && refused.to_string().contains("due"), "{refused}");
}

#[test]
fn a_seat_builds_after_it_has_chosen_to_d12_d30() {
    let asks = |text: &str| read(text).map(|game| (game.turn().seat().map(tianxia_core::Seat::index), game.decision()));
    let build = "to_build = 2\n[[seat]]\nchosen = 'build'\n[[seat]]\n";
    assert_eq!(asks(build), Ok((Some(0), Decision::Build(2))), "the last that has chosen builds");
    let tile = "[[seat]]\nchosen = 'wall'\nwall_tiles = ['rice', 'firework', 'yuan', 'steps', 'points']\n[[seat]]\n";
    let wall = format!("great_wall = true\nwall = [1]\nturn = 1\nto_build = 1\n{tile}");
    assert_eq!(asks(&wall), Ok((Some(0), Decision::Build(1))));
    assert_eq!(asks("[[seat]]\nchosen = 'taxes'\n[[seat]]\n"), Ok((Some(1), Decision::Act)));
}

fn row(events: &str) -> Result<Dragon, BadInput> {
    let words: Vec<_> = events.split(' ').map(|word| format!("'{word}'")).collect();
    read(&format!("events = [{}]", words.join(", ")))
}

#[test]
fn a_row_of_events_that_cannot_be_laid_out_is_refused_d5() {
    let good = "peace peace tribute drought festival mongols epidemic tribute drought festival mongols epidemic";
    assert!(row(good).is_ok());
    for (events, why) in [
        (good.replacen("peace tribute", "tribute peace", 1), "months 1 and 2"),
        (good.replacen("drought", "mongols", 1), "two of drought"),
        (good.replacen("tribute drought festival mongols", "tribute mongols drought festival", 2), ""),
        (
            good.replacen(
                "tribute drought festival mongols epidemic tribute drought",
                "tribute tribute drought festival mongols epidemic drought",
                1,
            ),
            "months 3 and 4",
        ),
    ] {
        match row(&events) {
            Ok(_) => assert!(why.is_empty(), "{events}"),
            Err(refused) => {
                let told = refused.to_string();
                assert!(
                    !why.is_empty() && told.contains(why) && told.contains("D5") && told.contains("any_events"),
                    "{told}"
                );
            }
        }
    }
}

#[test]
fn a_row_of_any_events_says_so_and_comes_back_d5() {
    let game = read("month = 7\nevent = 'peace'").unwrap();
    let written = game.position();
    assert_eq!(written["any_events"].as_bool(), Some(true));
    assert_eq!(Dragon::from_position(&written, &mut FastDice::new(2)).as_ref(), Ok(&game));
    assert!(!read("month = 7").unwrap().position().contains_key("any_events"));
}

#[test]
fn what_has_no_order_may_be_expected_in_any() {
    let part = parse_toml(
        "gone = { old_monk = 1 }\ngroups = [['build', 'taxes']]\n\
         [[seat]]\npalaces = ['1', '3: old monk, lady', '2: young monk,craftsman']\ncards = ['wild', 'monk', 'lady']\n\
         wall_tiles = ['points', 'rice']",
    );
    let written = parse_toml(
        "gone = { 'old monk' = 1 }\ngroups = [['taxes', 'build']]\n\
         [[seat]]\npalaces = ['3: lady, old monk', '2: craftsman, young monk', '1']\ncards = ['monk', 'lady', 'wild']\n\
         wall_tiles = ['rice', 'points']",
    );
    assert_eq!(Dragon::canonical(part.unwrap()), written.unwrap());
    let picked = parse_toml("[seat.2]\npalaces.1 = '2: old monk, lady'\npalaces.3 = 'hut'").unwrap();
    let kept = parse_toml("[seat.2]\npalaces.1 = '2: lady, old monk'\npalaces.3 = 'hut'").unwrap();
    assert_eq!(Dragon::canonical(picked), kept);
}

#[test]
fn what_the_program_writes_is_canonical() {
    let setup = Setup::new(3).with("great_wall", "true");
    let mut dice = FastDice::new(4);
    let mut game = Dragon::start(&Dragon::read_options(&setup).unwrap(), &mut dice);
    let mut buffer = Vec::new();
    while let Some(action) = game.random_action(&mut dice, &mut buffer) {
        assert_eq!(Dragon::canonical(game.position()), game.position());
        game.play(action, &mut dice, &mut tianxia_core::Mute).unwrap();
    }
}

#[test]
fn a_step_that_was_taken_by_itself_is_known() {
    let text =
        "month = 3\nphase = 'person'\n[[seat]]\npalaces = ['2: lady', '1: old monk']\n[[seat]]\npalaces = ['2']\n";
    let mut game = read(text).unwrap();
    let mut events: Vec<Event> = Vec::new();
    let action = game.read("person craftsman").unwrap();
    game.play(action, &mut FastDice::new(1), &mut events).unwrap();
    let done = |text: &str| game.done_by_itself(&events, game.read(text).unwrap());
    assert!(done("palace 1"), "one palace has room, so the craftsman lives there");
    assert!(!done("person craftsman"), "that was played");
    assert!(!done("let go") && !done("release 1 lady"));
}

#[test]
fn positions_name_the_version_of_the_rules() {
    let written = read("month = 2").unwrap().position();
    assert_eq!(written["rules"].as_integer(), Some(1));
    assert_eq!(read("rules = 1").unwrap().rules(), 1);
    assert_eq!(read("rules = 2").unwrap_err().fault(), Fault::Version);
}

#[test]
fn a_view_tells_what_the_monks_of_each_palace_bring_d29() {
    let seats = "[[seat]]\npalaces = ['3: old monk, young monk', '2: lady']\n[[seat]]\npalaces = ['1: young monk']\n";
    let view = read(&format!("month = 3\nphase = 'person'\n{seats}")).unwrap().view(tianxia_core::Viewpoint::Open);
    let monks: Vec<_> = view.seats.iter().map(|court| (court.monks.clone(), court.estate[1])).collect();
    assert_eq!(monks, [(vec![9, 0], 9), (vec![1], 1)]);
}
