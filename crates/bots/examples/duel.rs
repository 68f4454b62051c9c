//! Two bots with networks of their own, one seat against all others, without the rest of the program:
//! `duel GAME PLAYERS GAMES THREADS SEED BOT[:WEIGHTS] BOT[:WEIGHTS]`. Each deal is played from every seat. GAMES may be a time: with `60s` no
//! game begins after a minute.

use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;
use tianxia_bots::{Bot, Net};
use tianxia_core::{BadInput, FastDice, Seed, Setup};
use tianxia_games::with_game;

fn bot(game: &str, word: &str) -> Result<Bot, BadInput> {
    match word.split_once(":") {
        None => word.parse(),
        Some((word, path)) => {
            let net = with_game!(game, G => Net::open::<G>(Path::new(path)))??;
            Ok(word.parse::<Bot>()?.with_net(net))
        }
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, players, games, threads, seed, one, other] = &words[..] else {
        return Err("GAME PLAYERS GAMES THREADS SEED BOT[:WEIGHTS] BOT[:WEIGHTS]".into());
    };
    let (players, threads, seed): (u8, usize, u64) = (players.parse()?, threads.parse()?, seed.parse()?);
    let seconds = games.strip_suffix('s').map(str::parse::<f64>).transpose()?;
    let games: u64 = if seconds.is_some() { u64::MAX } else { games.parse()? };
    let bots = [bot(game, one)?, bot(game, other)?];
    let (next, played, won) = (AtomicU64::new(0), AtomicU64::new(0), AtomicU64::new(0));
    let spent = [AtomicU64::new(0), AtomicU64::new(0)];
    let asked = [AtomicU64::new(0), AtomicU64::new(0)];
    let stop = AtomicBool::new(false);
    let started = Instant::now();
    let clock = || {
        let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
        told.and_then(|text| text.split(' ').next()?.parse::<u64>().ok()).unwrap_or(0)
    };
    let play = |index: u64| -> Result<f64, Box<dyn std::error::Error>> {
        let (deal, own) = (index / u64::from(players), (index % u64::from(players)) as usize);
        let mut match_ = tianxia_games::start(game, &Setup::new(players), Seed::from_number(seed).derive(deal))?;
        let mut dice = FastDice::new(seed << 32 ^ index);
        while let Some(seat) = match_.turn().seat() {
            let who = usize::from(seat.index() != own);
            let begun = clock();
            let number = bots[who].choose(&*match_, dice.next_u64(), &stop).ok_or("a bot found no action")?;
            spent[who].fetch_add((clock() - begun) / 1000, Ordering::Relaxed);
            asked[who].fetch_add(1, Ordering::Relaxed);
            match_.act_numbered(seat, number)?;
        }
        let places = match_.outcome().ok_or("no outcome")?.places;
        let first = places.iter().filter(|place| **place == 1).count();
        Ok(match first {
            0 => 1.0 / f64::from(players),
            first => f64::from(u8::from(places[own] == 1)) / first as f64,
        })
    };
    let goes_on = || seconds.is_none_or(|seconds| started.elapsed().as_secs_f64() < seconds);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while goes_on() {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    if index >= games {
                        break;
                    }
                    played.fetch_add(1, Ordering::Relaxed);
                    match play(index) {
                        Ok(share) => won.fetch_add((share * 1e6) as u64, Ordering::Relaxed),
                        Err(error) => panic!("game {index}: {error}"),
                    };
                }
            });
        }
    });
    let games = played.into_inner();
    let (rate, n) = (won.into_inner() as f64 / 1e6 / games as f64, games as f64);
    let z = 1.96_f64;
    let middle = (rate + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let reach = z / (1.0 + z * z / n) * (rate * (1.0 - rate) / n + z * z / (4.0 * n * n)).sqrt();
    let each = |who: usize| {
        spent[who].load(Ordering::Relaxed) as f64 / 1000.0 / asked[who].load(Ordering::Relaxed).max(1) as f64
    };
    println!(
        "{game} {players} players, {one} against {other}: {:.1} % ({:.1} to {:.1}) of {games}; {:.1} and {:.1} ms a decision; {:.0} s",
        rate * 100.0,
        (middle - reach) * 100.0,
        (middle + reach) * 100.0,
        each(0),
        each(1),
        started.elapsed().as_secs_f64()
    );
    Ok(())
}
