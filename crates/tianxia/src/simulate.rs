//! `tianxia simulate`: random games to the end, measured, with a digest that proves two machines played the same games.

use crate::cli;
use crate::failure::Failure;
use crate::out::outln;
use crate::progress::Progress;
use crate::setup;
use serde::Serialize;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::time::Instant;
use tianxia_core::{
    Deed, Entry, FastDice, Game, Mute, Outcome, Record, RecordedResult, Seat, Seed, SeededDice, Setup, Turn, Written,
};
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
        return Err(Failure::usage(format!("{} threads cannot play; take 1 to 256", args.threads)));
    }
    let setup = setup::read(&args.game, args.players, args.rules, &args.options.options)?;
    let report: Result<_, Failure> =
        with_game!(args.game.as_str(), G => simulate::<G>(&setup, args.seed, args.games, args.threads))
            .map_err(Failure::usage)?;
    let report = report?;
    if args.json {
        outln!("{}", serde_json::to_string_pretty(&report).map_err(Failure::wrong)?);
    } else {
        report.print();
    }
    Ok(())
}

/// In so many games the legal actions are listed and counted; in the others one is drawn, which is the same play.
const COUNTED: u64 = 100;

/// One finished game.
struct Played {
    decisions: u64,
    /// Legal actions, summed over the decisions; `None` where they were not counted.
    choices: Option<u64>,
    winner: Option<Seat>,
    digest: [u8; 32],
}

fn simulate<G: Written>(setup: &Setup, seed: Seed, games: u64, threads: usize) -> Result<Report, Failure> {
    let options = G::read_options(setup).map_err(Failure::usage)?;
    let started = Instant::now();
    let next = AtomicU64::new(0);
    let (sender, receiver) = mpsc::sync_channel::<(u64, Result<Played, String>)>(1024);
    let mut report = Report::new::<G>(&options, seed, games);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            let sender = sender.clone();
            let (next, options) = (&next, &options);
            scope.spawn(move || {
                let mut legal = Vec::new();
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    if index >= games
                        || sender
                            .send((index, play_one::<G>(options, seed.derive(index), index < COUNTED, &mut legal)))
                            .is_err()
                    {
                        return;
                    }
                }
            });
        }
        drop(sender);
        report.collect(receiver, games)
    })?;
    report.finish(started.elapsed().as_secs_f64());
    Ok(report)
}

/// Plays one game: the record's dice deal, apart from them fast dice choose.
fn play_one<G: Written>(
    options: &G::Options,
    seed: Seed,
    counted: bool,
    legal: &mut Vec<G::Action>,
) -> Result<Played, String> {
    let mut dice = SeededDice::new(seed);
    let mut chooser = FastDice::from_seed(seed);
    let mut state = G::start(options, &mut dice);
    let mut entries = Vec::new();
    let mut choices = 0;
    while let Turn::Decide(seat) = state.turn() {
        if counted {
            legal.clear();
            state.legal(legal);
            choices += legal.len() as u64;
        }
        let drawn = state.random_action(&mut chooser, legal);
        let action = drawn.ok_or_else(|| format!("seed {seed}: no legal action at decision {}", entries.len() + 1))?;
        entries.push(Entry { seat, deed: Deed::Action(state.write(action)) });
        state
            .play(action, &mut dice, &mut Mute)
            .map_err(|error| format!("seed {seed}: a listed action was refused: {error}"))?;
    }
    let outcome = state.outcome().ok_or_else(|| format!("seed {seed}: the game is over without an outcome"))?;
    let Outcome { places, scores, .. } = outcome.clone();
    let decisions = entries.len() as u64;
    let record = Record {
        game: G::about().id.to_owned(),
        rules: state.rules(),
        setup: G::setup(options),
        seed,
        seed_hash: None,
        server_seed: None,
        contributions: Vec::new(),
        position: None,
        names: Vec::new(),
        entries,
        result: Some(RecordedResult { places, scores }),
    };
    let mut hash = Sha256::new();
    hash.update(record.to_string());
    hash.update(serde_json::to_vec(&outcome).map_err(|error| error.to_string())?);
    Ok(Played {
        decisions,
        choices: counted.then_some(choices),
        winner: outcome.sole_winner(),
        digest: hash.finalize().into(),
    })
}

impl Report {
    fn new<G: Game>(options: &G::Options, seed: Seed, games: u64) -> Self {
        let Setup { players, options, .. } = G::setup(options);
        Report {
            game: G::about().id,
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

    /// Takes the games in their order, whatever order they finish in.
    fn collect(&mut self, games: mpsc::Receiver<(u64, Result<Played, String>)>, total: u64) -> Result<(), Failure> {
        let mut progress = Progress::new(total);
        let mut waiting = BTreeMap::new();
        let mut due = 0;
        let (mut choices, mut counted) = (0, 0);
        let mut hash = Sha256::new();
        for (index, game) in games {
            waiting.insert(index, game.map_err(|error| Failure::wrong(format!("game {index}: {error}")))?);
            while let Some(game) = waiting.remove(&due) {
                due += 1;
                self.decisions += game.decisions;
                if let Some(more) = game.choices {
                    choices += more;
                    counted += game.decisions;
                }
                hash.update(game.digest);
                match game.winner {
                    Some(seat) => self.wins[seat.index()] += 1,
                    None => self.draws += 1,
                }
                progress.show(due);
            }
        }
        self.mean_branching = choices as f64 / counted.max(1) as f64;
        self.digest = hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
        Ok(())
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
        outln!("  wins       {:?} by seat, {} without a sole winner", self.wins, self.draws);
        outln!("  digest     {}", self.digest);
    }
}
