//! How long bots take at a real table: as long for a forced answer, by which they would betray what they hold, as for any other.
//!
//! What determines the time is tested where it is decided (`crates/host/src/players.rs`). Here the times are those of a server's log. A
//! busy machine may make any answer late, so `make test` asks only that none is early; `make soak` draws samples on a quiet machine.

use crate::kit::*;
use tianxia_core::Record;
use tianxia_protocol::{Filling, Happening, LogPart, Status};

/// How long an easy bot takes over every decision, in milliseconds.
const TAKES: i64 = 60;

/// The times between a bot's answer and the entry before, of a finished game between easy bots: those of forced answers, and the others. Huang
/// does not ask where public knowledge leaves one answer, so what is forced is forced by a hand.
fn times(server: &Server) -> [Vec<i64>; 2] {
    let mut host = server.person("Host");
    let easy = || Filling::Bot { level: "easy".to_owned(), style: None };
    let table = host.create(&table_of("huang", vec![easy(), easy()])).unwrap();
    let update = until("the bots have finished", || {
        let update = host.table(&table).unwrap();
        (update.table.status == Status::Over).then_some(update)
    });
    let (mut items, mut earlier) = (update.items, update.earlier);
    while let Some(before) = earlier {
        let part: LogPart = host.get(&format!("/api/tables/{table}/log?before={before}")).unwrap();
        items.splice(0..0, part.items);
        earlier = part.earlier;
    }
    let record: Record = host.get_text(&format!("/api/tables/{table}/record")).unwrap().parse().unwrap();
    let mut game =
        tianxia_games::replay(&Record { entries: Vec::new(), result: None, ..record.clone() }, None).unwrap();
    let mut found = [Vec::new(), Vec::new()];
    let mut actions = record.entries.iter();
    for pair in items.windows(2) {
        if !matches!(pair[1].what, Happening::Acted { .. }) {
            continue;
        }
        let entry = actions.next().expect("an action of the record");
        let tianxia_core::Deed::Action(action) = &entry.deed else { panic!("bots only act: {entry:?}") };
        found[usize::from(game.numbers().len() > 1)].push(pair[1].time - pair[0].time);
        game.act(entry.seat, action).unwrap();
    }
    found
}

/// Are two sets of samples told apart by the test of Kolmogorov and Smirnov at 1 %?
fn told_apart(one: &[i64], other: &[i64]) -> bool {
    let below = |samples: &[i64], most: i64| {
        samples.iter().filter(|sample| **sample <= most).count() as f64 / samples.len() as f64
    };
    let apart = one.iter().chain(other).map(|at| (below(one, *at) - below(other, *at)).abs()).fold(0.0, f64::max);
    let (n, m) = (one.len() as f64, other.len() as f64);
    apart > 1.628 * ((n + m) / (n * m)).sqrt()
}

/// `TIANXIA_BOT_TIMES` says how many samples of each kind are compared; without it one game is played, in which no answer may come early.
#[test]
fn the_log_of_a_real_table_does_not_tell_forced_answers_by_their_time() {
    let samples: usize =
        std::env::var("TIANXIA_BOT_TIMES").map_or(0, |number| number.parse().expect("a number of samples"));
    let server = Server::start(NO_LIMITS);
    let [mut forced, mut free] = times(&server);
    while forced.len().min(free.len()) < samples {
        let [more_forced, more_free] = times(&server);
        forced.extend(more_forced);
        free.extend(more_free);
    }
    assert!(!forced.is_empty() && !free.is_empty(), "{} forced, {} free", forced.len(), free.len());
    // Times are whole milliseconds, so one may be lost by rounding.
    let early: Vec<_> = forced.iter().chain(&free).filter(|time| **time < TAKES - 1).collect();
    assert!(early.is_empty(), "answers that came early: {early:?}");
    if samples > 0 {
        let (forced, free) = (&forced[..samples], &free[..samples]);
        assert!(!told_apart(forced, free), "the times of forced and free answers differ");
    }
}
