//! Games that count for ratings: what such a table asks for, and what counts at the end.

use crate::kit::{EAST, Sitting, WEST};
use tianxia_core::Seed;
use tianxia_protocol::{Command, Filling, NewTable, Status};
use tianxia_tables::{Contestant, Created, RatedResult};

const RATED: &str = r#", "rated": true, "deadline": 60"#;

fn result(sitting: &mut Sitting) -> Option<RatedResult> {
    sitting.table.summary().facts.and_then(|facts| facts.result)
}

/// Who counts, and with which place.
fn places(result: &RatedResult) -> Vec<(&str, u8)> {
    let name = |who| match who {
        &Contestant::Person(ref name) | &Contestant::Bot(ref name) => name.as_str(),
    };
    result.counted.iter().map(|one| (name(&one.who), one.place)).collect()
}

fn play_on(sitting: &mut Sitting) {
    while sitting.table.turn().is_some() {
        match sitting.table.bot_to_move() {
            None => sitting.act_after(1),
            Some(_) => {
                let number = sitting.table.game().unwrap().numbers()[0];
                sitting.table.bot_acts(sitting.table.at(), number, sitting.now).unwrap();
            }
        }
    }
}

#[test]
fn a_rated_table_needs_a_time_limit_one_seat_a_player_and_no_help() {
    let refused = |change: fn(&mut NewTable)| {
        let text = format!(r#"{{"id": "1", "game": "qin", "seats": [{{"kind": "me"}}, {{"kind": "open"}}] {RATED}}}"#);
        let mut new: NewTable = serde_json::from_str(&text).unwrap();
        change(&mut new);
        Created::new(&new, None, EAST, "East", Seed::from_number(7))
            .map_or_else(|problem| problem.message, |_| String::new())
    };
    assert_eq!(refused(|_| {}), "");
    assert!(refused(|new| new.deadline = None).contains("time limit"));
    assert!(refused(|new| new.hints = true).contains("hints"));
    assert!(refused(|new| new.seats[1] = Filling::Me { name: None }).contains("one seat"));
    let mut sitting = Sitting::new(RATED);
    assert!(sitting.refused(EAST, Command::Arrange { seat: 2, to: Filling::Open }).contains("taken"));
    sitting.done(WEST, Command::Leave);
    assert!(sitting.refused(EAST, Command::Join { seat: None }).contains("one seat"));
    let second = Command::Arrange { seat: 2, to: Filling::Me { name: None } };
    assert!(sitting.refused(EAST, second).contains("one seat"));
}

#[test]
fn a_rated_game_is_played_in_person_and_to_its_end() {
    let mut sitting = Sitting::started(RATED);
    assert!(sitting.seen(WEST).table.rated);
    assert!(sitting.refused(EAST, Command::HandOver { seat: 1 }).contains("for themselves"));
    assert!(sitting.refused(EAST, Command::Close).contains("not closed"));
    play_on(&mut sitting);
    let counted = result(&mut sitting).unwrap();
    assert_eq!((counted.game.as_str(), counted.players, counted.counted.len()), ("qin", 2, 2));
    let outcome = sitting.game().outcome.unwrap();
    assert_eq!(places(&counted), [(EAST, outcome.places[0]), (WEST, outcome.places[1])]);
    let again = sitting.table.again(WEST, Seed::from_number(8)).unwrap();
    assert!(again.rated, "so is its rematch");
}

#[test]
fn nothing_counts_of_a_game_that_is_aborted_or_not_rated() {
    let mut aborted = Sitting::started(RATED);
    aborted.done(WEST, Command::Abort { seat: 2 });
    assert_eq!(aborted.seen(EAST).table.status, Status::Closed);
    assert!(result(&mut aborted).is_none());
    let mut casual = Sitting::started("");
    casual.done(WEST, Command::Resign { seat: 2 });
    assert!(result(&mut casual).is_none());
}

#[test]
fn who_leaves_a_rated_game_to_a_bot_is_last_and_who_comes_back_is_not() {
    let mut left = Sitting::started(RATED);
    let away = left.decider();
    left.now += 60_000;
    left.table.overdue(left.now).unwrap();
    play_on(&mut left);
    let counted = result(&mut left).unwrap();
    assert!(places(&counted).contains(&(away, 2)), "{counted:?}");

    let mut back = Sitting::started(RATED);
    let (away, seat) = (back.decider(), back.table.turn().map(u8::from).unwrap());
    back.now += 60_000;
    back.table.overdue(back.now).unwrap();
    let number = back.table.game().unwrap().numbers()[0];
    back.table.bot_acts(back.table.at(), number, back.now).unwrap();
    back.done(away, Command::TakeBack { seat });
    play_on(&mut back);
    let outcome = back.game().outcome.unwrap();
    let counted = result(&mut back).unwrap();
    assert!(places(&counted).contains(&(away, outcome.places[usize::from(seat) - 1])), "{counted:?}");
}

#[test]
fn a_bot_in_the_place_of_somebody_erased_counts_for_nobody() {
    let mut sitting = Sitting::started(RATED);
    sitting.act_after(1);
    sitting.table.erase(WEST, sitting.now).unwrap();
    sitting.read_back();
    play_on(&mut sitting);
    assert_eq!(places(&result(&mut sitting).unwrap()), [(EAST, 1)]);
}
