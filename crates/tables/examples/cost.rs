//! What an action at a table costs without sockets and storage: the command, and the update of each of two players as JSON, by its changes.
//! `cost GAME GAMES` plays games at random, the same ones every time. Instructions of the updates alone:
//! `valgrind --tool=callgrind --toggle-collect='*Table*changes*' cost huang 2`.

use flate2::{Compression, write::GzEncoder};
use std::io::Write;
use std::time::{Duration, Instant};
use tianxia_core::{Dice, FastDice, Seed};
use tianxia_protocol::{Code, Command, FromServer, NewTable, Play, Problem, ViewpointName};
use tianxia_tables::{Asker, Base, Created, Presence, Table, Views};

const PLAYERS: [&str; 2] = ["east", "west"];

#[derive(Default)]
struct Cost {
    actions: u32,
    commands: Duration,
    updates: Duration,
    writing: Duration,
    bytes: usize,
    compressed: usize,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, games] = &words[..] else { return Err("GAME GAMES".into()) };
    let mut cost = Cost::default();
    for number in 0..games.parse()? {
        play(game, number, &mut cost).map_err(|problem| problem.message)?;
    }
    if cost.actions == 0 {
        return Err("nothing was played: GAMES is at least 1".into());
    }
    let each = |time: Duration| time.as_secs_f64() * 1e6 / f64::from(cost.actions);
    println!(
        "{game}: {} actions; each {:.1} µs command, {:.1} µs updates, {:.1} µs JSON of {} bytes, {} compressed",
        cost.actions,
        each(cost.commands),
        each(cost.updates),
        each(cost.writing),
        cost.bytes / cost.actions as usize,
        cost.compressed / cost.actions as usize,
    );
    Ok(())
}

fn play(game: &str, number: u64, cost: &mut Cost) -> Result<(), Problem> {
    let new = format!(r#"{{"id": "1", "game": "{game}", "seats": [{{"kind": "me"}}, {{"kind": "open"}}]}}"#);
    let new: NewTable = serde_json::from_str(&new).map_err(|error| tianxia_core::BadInput::new(error.to_string()))?;
    let created = Created::new(&new, None, PLAYERS[0], PLAYERS[0], Seed::from_number(number))?;
    let mut table = Table::create("a table", created, 0)?;
    let seen = PLAYERS.map(|player| (player.to_owned(), None)).into();
    let presence = Presence { seen, ..Presence::default() };
    let (mut dice, mut views) = (FastDice::new(number), Views::default());
    let obey = |table: &mut Table, who: usize, command: &Command| {
        let asker = Asker {
            identity: PLAYERS[who],
            name: PLAYERS[who],
            command: table.seq().to_string(),
            now: 0,
            presence: &presence,
        };
        table.obey(&asker, command)
    };
    obey(&mut table, 1, &Command::Join { seat: None })?;
    obey(&mut table, 0, &Command::Start)?;
    while let Some(seat) = table.turn() {
        let since = table.seq();
        let at = table.at();
        let numbers = table.game().map_or_else(Vec::new, |game| game.numbers());
        let number = numbers[dice.below(numbers.len() as u32) as usize];
        let begun = Instant::now();
        obey(&mut table, seat.index(), &Command::Act { seat: u8::from(seat), at, action: Play::Number(number) })?;
        cost.commands += begun.elapsed();
        for who in PLAYERS {
            let begun = Instant::now();
            let told = (&mut views, Some(Base { seq: since, same_people: true }));
            let shown = table.changes(Some(who), ViewpointName::MINE, Some(since), 0, &presence, told)?;
            cost.updates += begun.elapsed();
            let begun = Instant::now();
            let text = FromServer::from(shown).text();
            cost.writing += begun.elapsed();
            if let Ok(text) = text {
                cost.bytes += text.len();
                cost.compressed += compressed(&text)?;
            }
        }
        cost.actions += 1;
        table.take_unsaved();
    }
    Ok(())
}

/// Returns how many bytes a proxy would send instead.
fn compressed(text: &str) -> Result<usize, Problem> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::default());
    let packed = packer.write_all(text.as_bytes()).and_then(|()| packer.finish());
    packed.map(|packed| packed.len()).map_err(|error| Problem::new(Code::Unavailable, error.to_string()))
}
