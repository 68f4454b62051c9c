//! `tianxia selfplay`: bots play games that a network can learn from.

use crate::cli;
use crate::failure::Failure;
use crate::interrupt;
use crate::out::outln;
use crate::progress::Progress;
use std::sync::{Mutex, PoisonError};
use tianxia_bots::selfplay::{Plan, fill};
use tianxia_bots::{Bot, Net};
use tianxia_games::with_game;

/// The most decisions of a game that are kept.
const MOST_SAMPLES: usize = 1000;

pub(crate) fn run(args: &cli::Selfplay) -> Result<(), Failure> {
    check(args)?;
    let net = match &args.weights {
        Some(path) => Some(
            with_game!(args.game.as_str(), G => Net::open::<G>(path)).and_then(|net| net).map_err(Failure::usage)?,
        ),
        None => None,
    };
    let with_net = |bot: &Bot| net.clone().map_or_else(|| bot.clone(), |net| bot.clone().with_net(net));
    let plan = Plan {
        bots: args.bots.iter().map(with_net).collect(),
        samples: args.samples,
        noise: args.noise,
        players: args.players,
        games: args.shard,
        seed: args.seed,
    };
    let progress = Mutex::new(Progress::new(args.games));
    let told = |games| progress.lock().unwrap_or_else(PoisonError::into_inner).show(games);
    let played = fill(&args.out, &args.game, &plan, args.games, args.threads, interrupt::flag(), told)
        .map_err(Failure::usage)?;
    drop(progress);
    outln!("{played} games of {} in {}", args.game, args.out.display());
    interrupt::exit_if_asked();
    Ok(())
}

fn check(args: &cli::Selfplay) -> Result<(), Failure> {
    let (fewest, most) = tianxia_games::about(&args.game).map_err(Failure::usage)?.players;
    let refuse = |what: String| Err(Failure::usage(what));
    if let Some(players) = args.players.filter(|players| !(fewest..=most).contains(players)) {
        return refuse(format!("{} is for {fewest} to {most} players, not {players}", args.game));
    }
    if args.threads == 0 || args.threads > 256 {
        return refuse(format!("--threads must be between 1 and 256 (got {})", args.threads));
    }
    if !(1..=MOST_SAMPLES).contains(&args.samples) {
        return refuse(format!("--samples must be between 1 and {MOST_SAMPLES} (got {})", args.samples));
    }
    if !(0.0..=1.0).contains(&args.noise) {
        return refuse(format!("--noise must be between 0 and 1 (got {})", args.noise));
    }
    if args.shard == 0 || args.games == 0 {
        return refuse("--games and --shard must be 1 or more".to_owned());
    }
    Ok(())
}
