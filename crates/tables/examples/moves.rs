//! What a move costs a table without a network or a store: the command, and the update of each of two seats, written as a message is. Prints
//! microseconds a move for each game, and the bytes of an update. `cargo run --release -p tianxia-tables --example moves [GAME ...]`

use std::time::{Duration, Instant};
use tianxia_core::{Dice, FastDice, Seed};
use tianxia_protocol::{Command, NewTable, Play, ViewpointName};
use tianxia_tables::{Asker, Created, Presence, Table};

const MOVES: u32 = 2_000;

fn main() {
    println!("{:<8} {:>10} {:>10} {:>10} {:>12}", "game", "command us", "update us", "write us", "bytes/update");
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    for game in tianxia_games::IDS.iter().filter(|id| wanted.is_empty() || wanted.iter().any(|game| game == *id)) {
        measure(game);
    }
}

fn measure(game: &str) {
    let (mut commands, mut updates, mut writes) = (Duration::ZERO, Duration::ZERO, Duration::ZERO);
    let (mut dice, mut bytes, mut made) = (FastDice::new(1), 0_usize, 0_u64);
    let mut table = start(game, made);
    for number in 0..MOVES {
        if table.turn().is_none() {
            made += 1;
            table = start(game, made);
        }
        let turn = u8::from(table.turn().expect("a game begins with a decision"));
        let numbers = table.game().expect("a game").numbers();
        let action = Play::Number(numbers[dice.below(numbers.len() as u32) as usize]);
        let (since, presence) = (table.seq(), Presence::default());
        let command = Command::Act { seat: turn, at: table.at(), action };
        let asker = Asker { identity: "east", name: "East", command: number.to_string(), now: 0, presence: &presence };
        let begun = Instant::now();
        table.obey(&asker, &command).expect("it is legal");
        commands += begun.elapsed();
        table.take_unsaved();
        for seat in [1, 2] {
            let begun = Instant::now();
            let update = table.update(Some("east"), ViewpointName::Seat(seat), Some(since), 0, &presence);
            let update = update.expect("one's own seat");
            updates += begun.elapsed();
            let begun = Instant::now();
            bytes += serde_json::to_vec(&update).expect("plain data").len();
            writes += begun.elapsed();
        }
    }
    let each = |span: Duration| span.as_secs_f64() * 1e6 / f64::from(MOVES);
    println!(
        "{game:<8} {:>10.1} {:>10.1} {:>10.1} {:>12}",
        each(commands),
        each(updates),
        each(writes),
        bytes / (2 * MOVES as usize)
    );
}

fn start(game: &str, number: u64) -> Table {
    let new =
        format!(r#"{{"id": "1", "game": "{game}", "seats": [{{"kind": "me"}}, {{"kind": "me"}}], "start": true}}"#);
    let new: NewTable = serde_json::from_str(&new).expect("a table");
    let created = Created::new(&new, None, "east", "East", Seed::from_number(number)).expect("a table");
    let mut table = Table::create("a table", created, 0).expect("a table");
    if table.turn().is_none() {
        let presence = Presence::default();
        let asker = Asker { identity: "east", name: "East", command: "start".to_owned(), now: 0, presence: &presence };
        table.obey(&asker, &Command::Start).expect("it begins");
    }
    table
}
