//! `tianxia benchmark`: rates a bot by games against ours from fixed positions, each from both sides, and writes results that others can
//! compare with theirs.

use crate::cli;
use crate::failure::Failure;
use crate::files;
use crate::interrupt;
use crate::out::outln;
use crate::play::players::{Idle, Player, Thinking};
use crate::progress::Progress;
use serde::Serialize;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tianxia_bots::benchmark::{FORMAT, Score, elo, starts};
use tianxia_core::Seed;
use tianxia_games::AnyMatch;

/// Games for each position and side, at most.
const MOST_ROUNDS: u32 = 10_000;
/// What all chance of the benchmark grows from.
const SEED: u64 = 20_000;

/// The results as a file.
#[derive(Serialize)]
struct Report<'a> {
    format: u32,
    tianxia: &'static str,
    agent: &'a str,
    results: Vec<Row>,
}

/// One game against one opponent.
#[derive(Serialize)]
struct Row {
    game: String,
    players: u8,
    opponent: String,
    games: u32,
    share: f64,
    low: f64,
    high: f64,
    elo: Option<f64>,
    elo_low: Option<f64>,
    elo_high: Option<f64>,
    /// Decisions of the agent, and the seconds it took for them.
    decisions: u64,
    seconds: f64,
}

pub(crate) fn run(args: &cli::Benchmark) -> Result<(), Failure> {
    if args.rounds == 0 || args.rounds > MOST_ROUNDS {
        return Err(Failure::usage(format!("--rounds must be between 1 and {MOST_ROUNDS} (got {})", args.rounds)));
    }
    if let Some(path) = args.out.as_deref().filter(|_| !args.overwrite) {
        files::must_be_new(path)?;
    }
    let games: Vec<String> = match &args.games[..] {
        [] => tianxia_games::IDS.iter().map(ToString::to_string).collect(),
        named => named.to_vec(),
    };
    games.iter().try_for_each(|game| tianxia_games::about(game).map(|_| ())).map_err(Failure::usage)?;
    for word in std::iter::once(&args.bot).chain(&args.against) {
        let player = Player::read(word, Thinking::default(), Seed::from_number(0), &mut Idle::default());
        if player.map_err(Failure::usage)?.is_human() {
            return Err(Failure::usage("people cannot play in a benchmark; name a bot such as easy, or cmd:PROGRAM"));
        }
    }
    let stop = interrupt::flag();
    let mut results = Vec::new();
    let mut progress = Progress::new((games.len() * args.against.len()) as u64);
    for game in &games {
        for opponent in &args.against {
            let Some(row) = play_all(args, game, opponent, stop)? else {
                interrupt::exit_if_asked();
                return Ok(());
            };
            results.push(row);
            progress.show(results.len() as u64);
        }
    }
    let agent = args.name.as_deref().unwrap_or(&args.bot);
    let report = Report { format: FORMAT, tianxia: env!("CARGO_PKG_VERSION"), agent, results };
    let text = serde_json::to_string_pretty(&report).map_err(Failure::wrong)?;
    if let Some(path) = &args.out {
        files::write(path, &format!("{text}\n"))?;
    }
    if args.json {
        outln!("{text}");
    } else {
        report.results.iter().for_each(print);
    }
    Ok(())
}

fn print(row: &Row) {
    let rating = |elo: Option<f64>| elo.map_or("open".to_owned(), |elo| format!("{elo:+.0}"));
    outln!(
        "{}, {} games against {}: {:.1} % of the points ({:.1} to {:.1}), Elo {} ({} to {}), {:.4} s a decision",
        row.game,
        row.games,
        row.opponent,
        100.0 * row.share,
        100.0 * row.low,
        100.0 * row.high,
        rating(row.elo),
        rating(row.elo_low),
        rating(row.elo_high),
        row.seconds / row.decisions.max(1) as f64
    );
}

/// What was measured against one opponent.
#[derive(Default)]
struct Measured {
    score: Score,
    decisions: u64,
    time: Duration,
}

/// All games against one opponent; `None` if they were stopped.
fn play_all(args: &cli::Benchmark, game: &str, opponent: &str, stop: &AtomicBool) -> Result<Option<Row>, Failure> {
    let mut measured = Measured::default();
    let mut idle = Idle::default();
    for (index, start) in starts(game).map_err(Failure::usage)?.into_iter().enumerate() {
        for round in 0..args.rounds {
            let seed = Seed::from_number(SEED).derive((index as u64) << 32 | u64::from(round));
            for own in 0..2 {
                let mut table = tianxia_games::start_from(game, start, None, seed).map_err(Failure::wrong)?;
                let names = [0, 1].map(|seat| if seat == own { args.bot.clone() } else { opponent.to_owned() });
                let seated = Player::seat_all(&names, Thinking::default(), seed.derive(own as u64), &mut idle);
                let mut players = seated.map_err(Failure::usage)?;
                if !measured.play(&mut *table, &mut players, own, stop)? {
                    return Ok(None);
                }
                players.into_iter().for_each(|player| idle.take(player));
            }
        }
    }
    let Measured { score, decisions, time } = measured;
    let (low, high) = score.interval();
    Ok(Some(Row {
        game: game.to_owned(),
        players: 2,
        opponent: opponent.to_owned(),
        games: score.games,
        share: score.share(),
        low,
        high,
        elo: elo(score.share()),
        elo_low: elo(low),
        elo_high: elo(high),
        decisions,
        seconds: time.as_secs_f64(),
    }))
}

impl Measured {
    /// Plays one game to its end; `false` if it was stopped.
    fn play(
        &mut self,
        table: &mut dyn AnyMatch,
        players: &mut [Player],
        own: usize,
        stop: &AtomicBool,
    ) -> Result<bool, Failure> {
        while let Some(seat) = table.turn().seat() {
            let started = Instant::now();
            let number = players[seat.index()].choose(table, stop);
            if stop.load(Ordering::Relaxed) {
                return Ok(false);
            }
            if seat.index() == own {
                self.decisions += 1;
                self.time += started.elapsed();
            }
            let number = number.ok_or_else(|| Failure::wrong("a bot found no action before the end of the game"))?;
            table.act_numbered(seat, number).map_err(Failure::wrong)?;
        }
        let outcome = table.outcome().ok_or_else(|| Failure::wrong("a game is over without an outcome"))?;
        players.iter_mut().for_each(|player| player.farewell(&outcome));
        self.score.games += 1;
        self.score.points += match outcome.winners().count() {
            0 => 0.5,
            winners if outcome.places[own] == 1 => 1.0 / winners as f64,
            _ => 0.0,
        };
        Ok(true)
    }
}
