//! `make bench-server`: real servers in processes of their own, driven over loopback. Prints a table: tables and sockets held, durable moves per
//! second, latency from command to answer and to the update at the other seat, and what it costs in processor time, memory and disk.
//!
//! A table has two sockets, one for each seat, as two people would; with several servers the seats sit at different ones (`--seats apart`), the worst
//! case, or at the same, as behind a load balancer that divides the tables (`--seats together`). In a closed loop
//! the deciding seat answers as soon as it is asked; paced, every table makes one move a second, spread evenly.

mod player;
mod site;

use futures_util::StreamExt;
use player::{Heard, Player};
use site::{Site, Store};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

const USAGE: &str = "usage: load PROGRAM [--seconds N] [--load closed|paced] [--game GAME] [--tables N] [--every SECONDS] [--store sqlite|postgres] [--servers N] [--seats apart|together]";

struct Load {
    name: &'static str,
    tables: usize,
    /// Does a table wait between two moves, or are they made as fast as answers come?
    paced: bool,
}

const LOADS: [Load; 2] =
    [Load { name: "closed loop", tables: 50, paced: false }, Load { name: "paced", tables: 1000, paced: true }];

const WARM_UP: Duration = Duration::from_secs(3);
/// How many tables are set up at a time.
const AT_ONCE: usize = 32;

/// What is measured, as the command line has it.
struct Asked {
    program: PathBuf,
    seconds: u64,
    load: Option<String>,
    game: &'static str,
    tables: Option<usize>,
    /// The seconds between two moves at a table, in the paced load.
    every: u64,
    store: Store,
    servers: usize,
    /// Do both seats of a table sit at one server?
    together: bool,
}

impl Asked {
    fn read(mut words: impl Iterator<Item = String>) -> Result<Self, String> {
        let program = PathBuf::from(words.next().ok_or(USAGE)?);
        let mut asked = Asked {
            program,
            seconds: 15,
            load: None,
            game: "dragon",
            tables: None,
            every: 1,
            store: Store::Sqlite,
            servers: 1,
            together: false,
        };
        while let Some(word) = words.next() {
            let value = words.next().ok_or_else(|| format!("{word} needs a value; {USAGE}"))?;
            let number = || value.parse().map_err(|_| format!("{word} takes a number, not `{value}`"));
            match word.as_str() {
                "--seconds" => asked.seconds = number()? as u64,
                "--load" => asked.load = Some(value),
                "--game" => asked.game = tianxia_games::about(&value).map_err(|error| error.to_string())?.id,
                "--tables" => asked.tables = Some(number()?),
                "--every" => asked.every = number()? as u64,
                "--store" => asked.store = value.parse()?,
                "--servers" => asked.servers = number()?,
                "--seats" => asked.together = read_seats(&value)?,
                _ => return Err(format!("`{word}` is unknown; {USAGE}")),
            }
        }
        match asked.servers {
            1 => Ok(asked),
            2.. if asked.store == Store::Postgres => Ok(asked),
            _ => Err("several servers need --store postgres".to_owned()),
        }
    }
}

fn read_seats(word: &str) -> Result<bool, String> {
    match word {
        "apart" => Ok(false),
        "together" => Ok(true),
        _ => Err("write apart or together".to_owned()),
    }
}

#[tokio::main]
async fn main() {
    let asked = match Asked::read(std::env::args().skip(1)) {
        Ok(asked) => asked,
        Err(problem) => {
            eprintln!("{problem}");
            std::process::exit(2);
        }
    };
    println!(
        "{:12} {:>9} {:>7} {:>8} {:>8} {:>8} {:>8} {:>8} {:>10} {:>11} {:>11} {:>10} {:>11} {:>11}",
        "load",
        "servers",
        "tables",
        "moves/s",
        "p50 ms",
        "p99 ms",
        "max ms",
        "other p50",
        "other p99",
        "CPU us/move",
        "database us",
        "rows/commit",
        "disk B/move",
        "memory MiB"
    );
    for load in LOADS.into_iter().filter(|load| asked.load.as_ref().is_none_or(|only| load.name.contains(&**only))) {
        run(&load, &asked).await;
    }
}

async fn run(load: &Load, asked: &Asked) {
    let site = Site::start(&asked.program, asked.store, asked.servers);
    let count = asked.tables.unwrap_or(load.tables);
    let begun = Instant::now();
    let players = futures_util::stream::iter(0..count)
        .map(|number| {
            let apart = usize::from(!asked.together);
            let urls = [0, apart].map(|seat| site.urls[(number + seat) % site.urls.len()].clone());
            Player::new(urls, asked.game, number as u64)
        })
        .buffer_unordered(AT_ONCE);
    let players: Vec<Player> = players.collect().await;
    let set_up = begun.elapsed();
    let (stop, counting) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicBool::new(false)));
    let mut tables = tokio::task::JoinSet::new();
    for (number, player) in players.into_iter().enumerate() {
        let (stop, counting) = (stop.clone(), counting.clone());
        let beat = load.paced.then_some(Duration::from_secs(asked.every));
        let offset = beat.map_or(Duration::ZERO, |beat| beat.mul_f64(number as f64 / count as f64));
        tables.spawn(async move { player.play(beat, offset, &stop, &counting).await });
    }
    tokio::time::sleep(WARM_UP).await;
    counting.store(true, Ordering::Relaxed);
    let (measured, before) = (Instant::now(), [site.processor(), site.database_processor()]);
    let (disk, stored) = (site.disk(), site.commits());
    tokio::time::sleep(Duration::from_secs(asked.seconds)).await;
    counting.store(false, Ordering::Relaxed);
    let elapsed = measured.elapsed();
    let (after, grown) = ([site.processor(), site.database_processor()], site.disk().saturating_sub(disk));
    let (memory, stored_then) = (site.memory(), site.commits());
    let [rows, commits] = [0, 1].map(|which| stored_then[which] - stored[which]);
    stop.store(true, Ordering::Relaxed);
    let mut all = Heard::default();
    while let Some(done) = tables.join_next().await {
        let Heard { answers, updates } = done.expect("a table failed");
        all.answers.extend(answers);
        all.updates.extend(updates);
    }
    let moves = all.answers.len().max(1) as f64;
    let [servers, database] = [0, 1].map(|which| (after[which] - before[which]).as_secs_f64() * 1e6 / moves);
    let (answers, updates) = (Spread::of(all.answers), Spread::of(all.updates));
    println!(
        "{:12} {:>2} {:>6} {:>7} {:>8.0} {:>8.2} {:>8.2} {:>8.2} {:>10.2} {:>11.2} {:>11.0} {:>10.0} {:>11.1} {:>11.0} {:>10.1}   ({}, {:.0} s; set up in {:.1} s)",
        load.name,
        asked.servers,
        if asked.store == Store::Postgres { "pg" } else { "sqlite" },
        count,
        moves / elapsed.as_secs_f64(),
        answers.at(0.5),
        answers.at(0.99),
        answers.at(1.0),
        updates.at(0.5),
        updates.at(0.99),
        servers,
        database,
        rows / commits.max(1.0),
        grown as f64 / moves,
        memory,
        asked.game,
        elapsed.as_secs_f64(),
        set_up.as_secs_f64(),
    );
}

/// Times in order.
struct Spread(Vec<u32>);

impl Spread {
    fn of(mut times: Vec<u32>) -> Self {
        times.sort_unstable();
        Spread(times)
    }

    /// What so large a share did not exceed, in milliseconds.
    fn at(&self, share: f64) -> f64 {
        let index = ((self.0.len() as f64 * share) as usize).min(self.0.len().saturating_sub(1));
        f64::from(self.0.get(index).copied().unwrap_or(0)) / 1000.0
    }
}
