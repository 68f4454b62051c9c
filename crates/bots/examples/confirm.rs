//! How many turning points are ones: plays games of bots, goes through them as `tianxia analyse` does, and asks a search that thinks twenty times as
//! long as the first pass, from another seed, about the three costliest decisions named in each:
//! `confirm GAME GAMES THREADS SEED [TIMES]`. A turning point is confirmed if the choice named as better is better by two points of chance or more.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;
use tianxia_bots::{Bot, Level, Range, analyse, confirm};
use tianxia_core::{FastDice, Record, Seed, Setup};

/// So many of the turning points of a game are asked about.
const ASKED: usize = 3;
/// A difference that counts.
const NOTABLE: f32 = 0.02;
/// Who plays: bots that make mistakes, as people do.
const PLAYERS: [&str; 2] = ["medium", "hard@0.5"];

#[derive(Default)]
struct Tally {
    named: u32,
    confirmed: u32,
    within: u32,
    decisions: usize,
    seconds: f64,
}

fn played(game: &str, seed: u64, number: u64, stop: &AtomicBool) -> Result<Record, Box<dyn std::error::Error>> {
    let (fewest, most) = tianxia_games::about(game)?.players;
    let players = fewest.max(2) + (number % u64::from(most.min(4) - fewest.max(2) + 1)) as u8;
    let mut table = tianxia_games::start(game, &Setup::new(players), Seed::from_number(seed).derive(number))?;
    let bots = PLAYERS.map(str::parse::<Bot>);
    let mut dice = FastDice::new(seed << 32 ^ number);
    while let Some(seat) = table.turn().seat() {
        let bot = bots[seat.index() % 2].as_ref().map_err(ToString::to_string)?;
        let action = bot.choose(&*table, dice.next_u64(), stop).ok_or("a bot found no action")?;
        table.act_numbered(seat, action)?;
    }
    Ok(table.record())
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let (Some([game, games, threads, seed]), times) = (words.first_chunk::<4>(), words.get(4)) else {
        return Err("GAME GAMES THREADS SEED [TIMES]".into());
    };
    let (games, threads, seed): (u64, usize, u64) = (games.parse()?, threads.parse()?, seed.parse()?);
    let times: f64 = times.map_or(Ok(20.0), |times| times.parse())?;
    let (next, stop, tally) = (AtomicU64::new(0), AtomicBool::new(false), Mutex::new(Tally::default()));
    let check = |number: u64| -> Result<(), Box<dyn std::error::Error>> {
        let record = played(game, seed, number, &stop)?;
        let started = Instant::now();
        let analysis = analyse(&record, Level::Medium, &mut |_, _| {}, &stop)?;
        let seconds = started.elapsed().as_secs_f64();
        let mut lines = Vec::new();
        for number in analysis.turning_points.iter().take(ASKED) {
            let verdict = &analysis.decisions[number - 1];
            let (gain, reach) =
                confirm(&record, *number, &verdict.best, times, &stop)?.ok_or("it was not confirmed")?;
            let Range { least, most } = verdict.cost_range.ok_or("a turning point without an interval")?;
            lines.push((*number, verdict.cost, least, most, gain, reach));
        }
        let mut tally = tally.lock().map_err(|error| error.to_string())?;
        tally.decisions += analysis.decisions.len();
        tally.seconds += seconds;
        println!(
            "{game} game {number}: {} players, {} decisions, {seconds:.1} s",
            record.setup.players,
            analysis.decisions.len()
        );
        for (number, cost, least, most, gain, reach) in lines {
            let points = [cost, least, most, gain, reach].map(|figure| figure * 100.0);
            let [cost, low, high, found, about] = points;
            println!(
                "  decision {number} cost {cost:.1} ({low:.1} to {high:.1}); the longer search says {found:.1} ± {about:.1}"
            );
            tally.named += 1;
            tally.confirmed += u32::from(gain >= NOTABLE);
            tally.within += u32::from((least..=most).contains(&gain));
        }
        Ok(())
    };
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let Some(number) = Some(next.fetch_add(1, Ordering::Relaxed)).filter(|number| *number < games) {
                    if let Err(error) = check(number) {
                        panic!("game {number}: {error}");
                    }
                }
            });
        }
    });
    let Tally { named, confirmed, within, decisions, seconds } = tally.into_inner()?;
    let share = tianxia_bots::benchmark::Score { games: named, points: f64::from(confirmed) };
    let (low, high) = share.interval();
    println!(
        "{game}: {confirmed} of {named} turning points of {games} games confirmed by a search {times} times as long: {:.1} % ({:.1} to {:.1}); \
         {within} costs within the interval named; {:.0} s for 140 decisions",
        share.share() * 100.0,
        low * 100.0,
        high * 100.0,
        seconds / decisions as f64 * 140.0
    );
    Ok(())
}
