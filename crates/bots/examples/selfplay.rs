//! Self-play without the rest of the program: `selfplay GAME DIR GAMES THREADS SEED BOTS SAMPLES NOISE [WEIGHTS]`. The
//! command `tianxia selfplay` says the same in words.

use std::path::Path;
use std::sync::atomic::AtomicBool;
use std::time::Instant;
use tianxia_bots::selfplay::{Plan, fill};
use tianxia_bots::{Bot, Net};
use tianxia_games::with_game;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, folder, games, threads, seed, bots, samples, noise, rest @ ..] = &words[..] else {
        return Err("GAME DIR GAMES THREADS SEED BOTS SAMPLES NOISE [WEIGHTS]".into());
    };
    let net = match rest.first() {
        Some(path) => Some(with_game!(game.as_str(), G => Net::open::<G>(Path::new(path)))??),
        None => None,
    };
    let bot = |word: &str| -> Result<Bot, tianxia_core::BadInput> {
        let bot: Bot = word.parse()?;
        Ok(net.clone().map_or(bot.clone(), |net| bot.with_net(net)))
    };
    let bots = bots.split(',').map(bot).collect::<Result<Vec<_>, _>>()?;
    let plan_searches = bots.iter().any(Bot::searches);
    let plan = Plan {
        bots,
        samples: samples.parse()?,
        noise: noise.parse()?,
        players: None,
        // Shards of a second or two.
        games: if plan_searches {
            2
        } else if game == "dragon" {
            200
        } else {
            20
        },
        seed: seed.parse()?,
    };
    // GAMES may be a time: 60s.
    let stop = AtomicBool::new(false);
    let started = Instant::now();
    let seconds = games.strip_suffix('s').map(str::parse::<f64>).transpose()?;
    let wanted = if seconds.is_some() { 100_000_000 } else { games.parse()? };
    let told = |_| {
        if seconds.is_some_and(|seconds| started.elapsed().as_secs_f64() > seconds) {
            stop.store(true, std::sync::atomic::Ordering::Relaxed);
        }
    };
    let played = fill(Path::new(folder), game, &plan, wanted, threads.parse()?, &stop, told)?;
    println!("{game}: {played} games in {:.1} s", started.elapsed().as_secs_f64());
    Ok(())
}
