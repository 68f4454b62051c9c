//! A game at a table: undo, resigning, holders, and the log from which all of it comes again.

use crate::lots::{HONEST, Lots, Stage, TIES_WIN_NOTHING};
use tianxia_core::{
    Deed, Dice, FastDice, Game, Illegal, Knowledge, Match, Outcome, Record, Refused, Seat, Seed, Setup, Turn, Written,
};

type Table = Match<Lots<HONEST>>;

fn table(players: u8) -> Table {
    Match::start(&Setup::new(players), Seed::from_number(11)).unwrap()
}

/// Plays `text` for whoever decides.
fn play(table: &mut Table, text: &str) {
    let seat = table.turn().seat().unwrap();
    let action = table.state().read(text).unwrap();
    table.act(seat, action).unwrap();
}

/// Plays anything until nothing is left to play.
fn finish(table: &mut Table) {
    let mut dice = FastDice::new(1);
    while let Turn::Decide(seat) = table.turn() {
        let mut legal = Vec::new();
        table.state().legal(&mut legal);
        table.act(seat, legal[dice.below(legal.len() as u32) as usize]).unwrap();
    }
}

fn replayed(table: &Table) -> Table {
    let record: Record = table.record().to_string().parse().unwrap();
    assert_eq!(record, table.record());
    let again = Match::replay(&record, None).unwrap();
    assert_eq!(again.record(), record);
    again
}

fn any_tile(table: &Table) -> String {
    let mut legal = Vec::new();
    table.state().legal(&mut legal);
    table.state().write(legal[0])
}

#[test]
fn undo_across_a_draw_brings_the_same_draw_again() {
    let mut table = table(2);
    play(&mut table, "low");
    let before = table.state().clone();
    let tile = any_tile(&table);
    play(&mut table, &tile);
    let after = table.state().clone();
    assert_eq!(table.turn(), Turn::Decide(Seat::new(1)));
    table.undo(Seat::new(0)).unwrap();
    assert_eq!(*table.state(), before);
    play(&mut table, &tile);
    assert_eq!(*table.state(), after);
    let deeds: Vec<_> = table.record().entries.iter().map(ToString::to_string).collect();
    assert_eq!(deeds, ["1 low".to_owned(), format!("1 {tile}"), "1 !undo".to_owned(), format!("1 {tile}")]);
    assert_eq!(*replayed(&table).state(), after);
}

#[test]
fn undo_is_free_until_something_was_drawn_or_handed_over() {
    let mut table = table(2);
    let (one, two) = (Seat::new(0), Seat::new(1));
    assert!(!table.can_undo(one));
    assert_eq!(table.undo(one), Err(Refused::NothingToUndo));
    play(&mut table, "high");
    assert!(table.can_undo(one) && !table.can_undo(two));
    let tile = any_tile(&table);
    play(&mut table, &tile);
    assert!(!table.can_undo(one));
    assert_eq!(table.steps().len(), 2);
    assert!(table.steps()[0].free && !table.steps()[1].free);
    assert_eq!(table.steps()[1].before.stage, Stage::High);
    assert!(!table.steps()[1].events.is_empty());
}

#[test]
fn a_refused_action_leaves_no_trace() {
    let mut table = table(2);
    let (text, seat) = (table.record().to_string(), Seat::new(1));
    let low = table.state().read("low").unwrap();
    let lay = table.state().read("lay jade").unwrap();
    let refused = table.act(seat, low).unwrap_err();
    assert_eq!(refused, Refused::NotYourDecision { seat, deciding: Seat::new(0) });
    assert_eq!(refused.to_string(), "seat 2 cannot act now: seat 1 decides");
    let refused = table.act(Seat::new(0), lay).unwrap_err();
    assert_eq!(refused, Refused::Illegal(Illegal::new("L2", "lots-illegal-stage")));
    assert_eq!(refused.to_string(), "rule L2 forbids it (lots-illegal-stage)");
    assert_eq!(table.record().to_string(), text);
}

#[test]
fn of_two_players_the_one_who_stays_wins() {
    let mut table = table(2);
    play(&mut table, "low");
    table.resign(Seat::new(0)).unwrap();
    assert_eq!(table.turn(), Turn::Over);
    assert_eq!(table.outcome(), Some(Outcome { places: vec![2, 1], scores: vec![], sheet: vec![] }));
    let low = table.state().read("low").unwrap();
    assert_eq!(table.act(Seat::new(0), low), Err(Refused::Over));
    assert_eq!(table.undo(Seat::new(0)), Err(Refused::Over));
    assert_eq!(table.resign(Seat::new(1)), Err(Refused::Over));
    assert!(!table.can_undo(Seat::new(0)));
    assert!(table.record().to_string().ends_with("\n1 low\n1 !resign\n\nplaces: 2 1\n"));
    assert_eq!(replayed(&table).turn(), Turn::Over);
}

#[test]
fn with_more_players_the_seat_is_played_on_and_ranks_last() {
    let mut table = table(3);
    table.resign(Seat::new(1)).unwrap();
    assert_eq!(table.resign(Seat::new(1)), Err(Refused::Resigned(Seat::new(1))));
    assert_eq!(table.turn(), Turn::Decide(Seat::new(0)));
    finish(&mut table);
    let scores = table.state().outcome().unwrap().scores;
    let outcome = table.outcome().unwrap();
    assert_eq!(outcome.places[1], 3, "whoever gives up is last, whatever the scores");
    assert_eq!(outcome.places[0] < outcome.places[2], scores[0] > scores[2]);
    assert_eq!(replayed(&table).outcome(), Some(outcome));
}

#[test]
fn who_gave_up_first_comes_last() {
    let mut table = table(4);
    for seat in [2, 0] {
        table.resign(Seat::new(seat)).unwrap();
    }
    assert_ne!(table.turn(), Turn::Over);
    table.resign(Seat::new(3)).unwrap();
    assert_eq!(table.outcome().unwrap().places, [3, 1, 4, 2]);
    assert_eq!(replayed(&table).outcome().unwrap().places, [3, 1, 4, 2]);
}

#[test]
fn a_resignation_makes_no_winner_where_the_rules_know_none() {
    let position = r#"
        game = "lots"
        players = 3
        stage = "low"
        hands = ["jade"]
        buried = ["jade jade jade jade jade", "bone bone bone bone bone bone", "clay clay clay clay clay clay"]
        scores = [1, 4, 0]
    "#;
    let outcome = |resigning: usize| {
        let mut game = Match::<Lots<TIES_WIN_NOTHING>>::start_from(position, None, Seed::from_number(1)).unwrap();
        game.resign(Seat::new(resigning)).unwrap();
        let jade = game.state().read("lay jade").unwrap();
        game.act(Seat::new(0), jade).unwrap();
        assert_eq!(game.state().outcome().unwrap().places, [2, 2, 3]);
        game.outcome().unwrap().places
    };
    assert_eq!(outcome(2), [2, 2, 3]);
    assert_eq!(outcome(1), [1, 3, 2], "the tie is gone with one of those who shared it");
}

#[test]
fn holders_come_and_go_and_names_are_kept() {
    let mut table = table(2);
    table.set_names(vec!["East: the first".to_owned()]);
    assert_eq!(table.names(), ["East: the first", ""], "every seat has a line");
    table.seat_holder(Seat::new(1), "a bot");
    play(&mut table, "low");
    table.seat_holder(Seat::new(1), "");
    let again = replayed(&table);
    assert_eq!(again.names(), table.names());
    let holders: Vec<_> = again.record().entries.into_iter().map(|entry| entry.deed).collect();
    assert_eq!(holders[0], Deed::Holder("a bot".to_owned()));
    assert_eq!(holders[2], Deed::Holder(String::new()));
}

#[test]
fn a_name_cannot_forge_lines_of_the_record() {
    let mut table = table(2);
    table.set_names(vec!["A\n\n2 !resign".to_owned(), " B\r\nseed: 1 ".to_owned()]);
    table.seat_holder(Seat::new(0), "C\n2 !resign");
    let again = replayed(&table);
    assert_eq!(again.names(), ["A  2 !resign", "B  seed: 1"]);
    assert_ne!(again.turn(), Turn::Over);
}

#[test]
fn a_game_may_start_from_a_position() {
    let position = "game = \"lots\"  \r\nplayers = 2\nscores = [1, 2]\n\nlaid = \"\"\"\njade   \n- \"\"\"";
    let mut table: Table = Match::start_from(position, None, Seed::from_number(5)).unwrap();
    assert_eq!(table.state().scores[1], 2);
    finish(&mut table);
    assert_eq!(replayed(&table).state(), table.state());
    assert!(table.record().setup.options.is_empty());
}

#[test]
fn a_replay_can_stop_early() {
    let mut table = table(2);
    finish(&mut table);
    let record = table.record();
    for until in [0, 1, 5, record.entries.len(), usize::MAX] {
        let part: Table = Match::replay(&record, Some(until)).unwrap();
        assert_eq!(part.record().entries[..], record.entries[..until.min(record.entries.len())]);
    }
}

#[test]
fn records_that_do_not_replay_say_why() {
    let mut table = table(2);
    play(&mut table, "low");
    let unfinished = table.record();
    finish(&mut table);
    let record = table.record();
    let told = |change: fn(&mut Record), record: &Record| {
        let mut changed = record.clone();
        change(&mut changed);
        Table::replay(&changed, None).unwrap_err().to_string()
    };
    assert_eq!(told(|record| record.game = "go".into(), &record), "a record of `go`, not of lots");
    assert_eq!(
        told(|record| record.rules = 3, &record),
        "rules: version 3 of the rules of lots; this program knows versions 1 to 2"
    );
    assert_eq!(told(|record| record.setup.players = 7, &record), "lots is for 2 to 4 players, not 7");
    assert_eq!(
        told(|record| record.position = Some("game = \"lots\"\nplayers = 3\n".into()), &record),
        "the header says 2 players, the position has 3"
    );
    assert!(
        told(|record| record.position = Some("game == 1".into()), &record)
            .starts_with("position: line 1, column 7: not valid TOML")
    );
    assert_eq!(
        told(|record| record.entries[0].seat = Seat::new(1), &record),
        "entry 1 (`2 low`): seat 2 cannot act now: seat 1 decides"
    );
    assert_eq!(
        told(|record| record.entries[0].deed = Deed::Action("jump".into()), &record),
        "entry 1 (`1 jump`): `jump` is not an action: low, high, lay TILE or bury TILE"
    );
    assert_eq!(
        told(|record| record.entries[0].deed = Deed::Undo, &record),
        "entry 1 (`1 !undo`): there is no action to undo"
    );
    assert!(
        told(|record| record.result.as_mut().unwrap().scores[0] += 1, &record).starts_with("the record tells places [")
    );
    let mut early = unfinished;
    early.result = record.result;
    assert_eq!(
        Table::replay(&early, None).unwrap_err().to_string(),
        "the record tells a result, but its entries do not reach the end of the game"
    );
}

#[test]
fn a_bot_knows_only_what_its_seat_knows() {
    let mut table = table(3);
    let knowledge = Knowledge::of_decider(table.state()).unwrap();
    assert_eq!((knowledge.seat(), knowledge.players()), (Seat::new(0), 3));
    let mut legal = Vec::new();
    knowledge.legal(&mut legal);
    assert_eq!(knowledge.write(legal[0]), "low");
    let world = knowledge.imagine(&mut FastDice::new(1));
    assert_eq!(Knowledge::of_decider(&world).unwrap().view(), knowledge.view());
    finish(&mut table);
    assert!(Knowledge::of_decider(table.state()).is_none());
}
