//! Live clocks at a table: what they take, what a turn adds, and what restarts and undoing do to them.

use crate::kit::Sitting;
use tianxia_core::{Seat, Seed};
use tianxia_protocol::{Command, Standing};
use tianxia_tables::{Created, Deed, Entry};

const CLOCK: &str = r#", "clock": {"bank": 60, "increment": 5}"#;

/// What is left, the active player of the start first.
fn left(sitting: &Sitting, first: usize) -> (i64, i64) {
    let (left, _) = sitting.clocks();
    (left[first], left[1 - first])
}

fn first(sitting: &Sitting) -> usize {
    usize::from(sitting.game().turn.unwrap()) - 1
}

#[test]
fn a_decision_takes_time_and_a_turn_adds_some() {
    let mut sitting = Sitting::started(CLOCK);
    let one = first(&sitting);
    assert_eq!(left(&sitting, one), (60_000, 60_000));
    sitting.act_after(10_000);
    assert_eq!(left(&sitting, one), (55_000, 60_000));
    sitting.now += 7_000;
    assert_eq!((left(&sitting, one), sitting.clocks().1), ((55_000, 53_000), Some(2 - one as u8)));
    sitting.read_back();
    assert_eq!(left(&sitting, one), (55_000, 53_000), "the log holds all of it");
}

#[test]
fn a_bot_plays_when_nothing_is_left_and_the_owner_returns_with_the_increment() {
    let mut sitting = Sitting::started(CLOCK);
    let one = first(&sitting);
    let (seat, who) = (one as u8 + 1, sitting.decider());
    assert_eq!(sitting.table.deadline(), Some(60_000));
    assert!(sitting.table.overdue(59_999).is_err());
    sitting.now = 60_000;
    sitting.table.overdue(60_000).unwrap();
    assert_eq!(sitting.seen(who).table.seats[one].standing, Standing::Overdue);
    assert!(sitting.refused(who, Command::TakeBack { seat }).contains("nothing is left"));
    let at = sitting.table.at();
    let number = sitting.table.game().unwrap().numbers()[0];
    sitting.table.bot_acts(at, number, 61_000).unwrap();
    assert_eq!(left(&sitting, one), (5_000, 60_000));
    sitting.done(who, Command::TakeBack { seat });
}

#[test]
fn handing_over_gives_no_time_back() {
    let mut sitting = Sitting::started(CLOCK);
    let one = first(&sitting);
    let (seat, who) = (one as u8 + 1, sitting.decider());
    sitting.now = 20_000;
    sitting.done(who, Command::HandOver { seat });
    sitting.now = 90_000;
    assert_eq!((left(&sitting, one), sitting.clocks().1), ((40_000, 60_000), None), "no clock runs for a bot");
    sitting.done(who, Command::TakeBack { seat });
    sitting.now = 91_000;
    assert_eq!(left(&sitting, one), (39_000, 60_000));
}

#[test]
fn an_undo_by_consent_brings_the_time_back() {
    let mut sitting = Sitting::started(CLOCK);
    let one = first(&sitting);
    let (seat, who) = (one as u8 + 1, sitting.decider());
    sitting.act_after(10_000);
    let (other, other_seat) = (sitting.decider(), 2 - one as u8);
    sitting.now += 8_000;
    let at = sitting.table.at();
    sitting.done(who, Command::Undo { seat, at });
    sitting.done(other, Command::AnswerUndo { seat: other_seat, at, accept: true });
    assert_eq!((left(&sitting, one), sitting.clocks().1), ((60_000, 60_000), Some(seat)));
    sitting.now += 3_000;
    assert_eq!(left(&sitting, one), (57_000, 60_000), "and it runs again");
    sitting.read_back();
    assert_eq!(left(&sitting, one), (57_000, 60_000));
}

#[test]
fn who_undoes_alone_goes_on_with_the_same_clock() {
    let mut sitting = Sitting::started(CLOCK);
    let one = first(&sitting);
    sitting.act_after(10_000);
    sitting.now += 5_000;
    // As where the others are bots, or where the rules let the action be taken back.
    let deed = Deed::Undone { seat: Seat::new(one), actions: 1 };
    sitting.table.apply(Entry { time: sitting.now, command: None, deed }).unwrap();
    assert_eq!(left(&sitting, one), (45_000, 60_000), "fifteen seconds were spent on this decision");
}

#[test]
fn while_the_server_is_away_no_clock_runs() {
    let mut sitting = Sitting::started(CLOCK);
    let one = first(&sitting);
    sitting.now = 10_000;
    sitting.read_back();
    // It stopped after ten seconds and comes back an hour later.
    let (stopped, started) = (10_000, 3_610_000);
    sitting.now = started + 500;
    sitting.table.resume(stopped, started, sitting.now).unwrap();
    sitting.table.resume(stopped, started, sitting.now + 500).unwrap();
    assert_eq!(left(&sitting, one), (50_000, 60_000), "noted once");
    assert_eq!(sitting.table.deadline(), Some(sitting.now + 50_000));
    sitting.now += 4_000;
    assert_eq!(left(&sitting, one), (46_000, 60_000));
    sitting.act_after(0);
    let mut plain = Sitting::started("");
    let seq = plain.table.seq();
    plain.table.resume(0, 1_000_000, 1_000_001).unwrap();
    assert_eq!(plain.table.seq(), seq, "a table without live clocks has nothing to note");
}

#[test]
fn a_clock_out_of_bounds_is_refused() {
    for (bank, increment) in [(0, 0), (10_801, 0), (60, 601)] {
        let new = serde_json::json!({
            "id": "1", "game": "qin", "seats": [{"kind": "me"}, {"kind": "open"}],
            "clock": {"bank": bank, "increment": increment}
        });
        let new = serde_json::from_value(new).unwrap();
        let refused = Created::new(&new, None, "e", "East", Seed::from_number(1)).unwrap_err();
        assert!(refused.message.contains("live clock"), "{refused}");
    }
}
