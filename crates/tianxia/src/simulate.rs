//! `tianxia simulate`: random games to the end, measured, with a digest that proves two machines played the same games.

use crate::cli;
use crate::failure::Failure;
use crate::out::outln;
use crate::progress::Progress;
use crate::setup;
use hmac_sha256::Hash;
use serde::Serialize;
use std::collections::BTreeMap;
use std::time::Instant;
use tianxia_bots::simulation::{Played, simulate};
use tianxia_core::{Game, Seed, Setup};
use tianxia_games::with_game;

/// What a simulation found.
#[derive(Serialize)]
pub(crate) struct Report {
    game: &'static str,
    players: u8,
    options: BTreeMap<String, String>,
    seed: String,
    games: u64,
    decisions: u64,
    seconds: f64,
    games_per_second: f64,
    decisions_per_second: f64,
    mean_branching: f64,
    mean_decisions: f64,
    /// Sole first places of each seat.
    wins: Vec<u64>,
    /// Games without a sole winner.
    draws: u64,
    digest: String,
}

pub(crate) fn run(args: &cli::Simulate) -> Result<(), Failure> {
    if args.threads == 0 || args.threads > 256 {
        return Err(Failure::usage(format!("--threads must be between 1 and 256 (got {})", args.threads)));
    }
    let setup = setup::read(&args.game, args.players, args.rules, &args.options.options)?;
    let whole =
        with_game!(args.game.as_str(), G => (G::about().id, G::read_options(&setup).map(|options| G::setup(&options))));
    let (game, whole) = whole.map_err(Failure::usage)?;
    let mut report = Report::new(game, whole.map_err(Failure::usage)?, args.seed, args.games);
    let started = Instant::now();
    let mut tally = Tally::new(args.games);
    let mut fault = None;
    simulate(&args.game, &setup, args.seed, args.games, args.threads, &mut |number, played| match played {
        Ok(played) => {
            tally.take(&mut report, number, played);
            true
        }
        Err(error) => {
            fault = Some(Failure::wrong(format!("game {number}: {error}")));
            false
        }
    })
    .map_err(Failure::usage)?;
    if let Some(fault) = fault {
        return Err(fault);
    }
    tally.finish(&mut report);
    report.finish(started.elapsed().as_secs_f64());
    if args.json {
        outln!("{}", serde_json::to_string_pretty(&report).map_err(Failure::wrong)?);
    } else {
        report.print();
    }
    Ok(())
}

/// Takes the games in their order, whatever order they finish in.
struct Tally {
    progress: Progress,
    waiting: BTreeMap<u64, Played>,
    due: u64,
    choices: u64,
    /// Decisions whose choices were counted.
    counted: u64,
    hash: Hash,
}

impl Tally {
    fn new(games: u64) -> Self {
        let progress = Progress::new(games);
        Tally { progress, waiting: BTreeMap::new(), due: 0, choices: 0, counted: 0, hash: Hash::new() }
    }

    fn take(&mut self, report: &mut Report, number: u64, played: Played) {
        self.waiting.insert(number, played);
        while let Some(game) = self.waiting.remove(&self.due) {
            self.due += 1;
            report.decisions += game.decisions;
            if let Some(more) = game.choices {
                self.choices += more;
                self.counted += game.decisions;
            }
            self.hash.update(game.digest);
            match game.winner {
                Some(seat) => report.wins[seat.index()] += 1,
                None => report.draws += 1,
            }
            self.progress.show(self.due);
        }
    }

    fn finish(self, report: &mut Report) {
        report.mean_branching = self.choices as f64 / self.counted.max(1) as f64;
        report.digest = self.hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
    }
}

impl Report {
    fn new(game: &'static str, setup: Setup, seed: Seed, games: u64) -> Self {
        let Setup { players, options, .. } = setup;
        Report {
            game,
            players,
            options,
            seed: seed.to_string(),
            games,
            decisions: 0,
            seconds: 0.0,
            games_per_second: 0.0,
            decisions_per_second: 0.0,
            mean_branching: 0.0,
            mean_decisions: 0.0,
            wins: vec![0; usize::from(players)],
            draws: 0,
            digest: String::new(),
        }
    }

    fn finish(&mut self, seconds: f64) {
        self.seconds = seconds;
        self.games_per_second = self.games as f64 / seconds;
        self.decisions_per_second = self.decisions as f64 / seconds;
        self.mean_decisions = self.decisions as f64 / self.games.max(1) as f64;
    }

    fn print(&self) {
        outln!("{} games of {} with {} players", self.games, self.game, self.players);
        for (key, value) in &self.options {
            outln!("  {key} = {}", value.lines().next().unwrap_or_default());
        }
        outln!("  seed       {}", self.seed);
        outln!(
            "  decisions  {} ({:.1} a game, {:.1} choices each)",
            self.decisions,
            self.mean_decisions,
            self.mean_branching
        );
        outln!(
            "  speed      {:.0} decisions a second, {:.0} games a second",
            self.decisions_per_second,
            self.games_per_second
        );
        let wins: Vec<String> = self.wins.iter().zip(1..).map(|(wins, seat)| format!("seat {seat}: {wins}")).collect();
        outln!("  wins       {}; no sole winner: {}", wins.join(", "), self.draws);
        outln!("  digest     {}", self.digest);
    }
}
