//! Random games to the end, as many as are asked for, on so many threads: what `tianxia simulate` measures. It is compiled here once for each game, with
//! the bots, because a program that is built in a hurry may be optimised less than they are.

use hmac_sha256::Hash;
use serde_json::to_vec;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use tianxia_core::{
    BadInput, Deed, Entry, FastDice, Game, Mute, Outcome, Record, RecordedResult, Seat, Seed, SeededDice, Setup, Turn,
    Written,
};
use tianxia_games::with_game;

/// In so many games the legal actions are listed and counted; in the others one is drawn, which is the same play.
const COUNTED: u64 = 100;

/// One finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// How many decisions it took.
    pub decisions: u64,
    /// Legal actions, summed over the decisions; `None` where they were not counted.
    pub choices: Option<u64>,
    /// Who won alone.
    pub winner: Option<Seat>,
    /// A hash of its whole record and outcome.
    pub digest: [u8; 32],
}

/// Plays the games numbered from 0. `hear` is told of each one with its number as it ends, in any order, or of a fault of the rules; it says whether to go on.
pub fn simulate(
    game: &str,
    setup: &Setup,
    seed: Seed,
    games: u64,
    threads: usize,
    hear: &mut dyn FnMut(u64, Result<Played, String>) -> bool,
) -> Result<(), BadInput> {
    with_game!(game, G => {
        let options = G::read_options(setup)?;
        on_threads(games, threads, hear, &|numbers, tell| {
            let mut legal = Vec::new();
            while let Some(number) = numbers() {
                if !tell(number, play_one::<G>(&options, seed.derive(number), number < COUNTED, &mut legal)) {
                    return;
                }
            }
        });
    })
}

type Numbers<'a> = &'a dyn Fn() -> Option<u64>;
type Tell<'a> = &'a dyn Fn(u64, Result<Played, String>) -> bool;

/// Lets every thread work on the next numbers until there are none, or nobody hears of it any more.
fn on_threads(
    games: u64,
    threads: usize,
    hear: &mut dyn FnMut(u64, Result<Played, String>) -> bool,
    work: &(dyn Fn(Numbers<'_>, Tell<'_>) + Sync),
) {
    let next = AtomicU64::new(0);
    let numbers = || Some(next.fetch_add(1, Ordering::Relaxed)).filter(|number| *number < games);
    let (sender, receiver) = mpsc::sync_channel(1024);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            let sender = sender.clone();
            scope.spawn(move || work(&numbers, &|number, played| sender.send((number, played)).is_ok()));
        }
        drop(sender);
        for (number, played) in receiver {
            if !hear(number, played) {
                break;
            }
        }
    });
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
    let mut hash = Hash::new();
    hash.update(record.to_string());
    hash.update(to_vec(&outcome).map_err(|error| error.to_string())?);
    Ok(Played {
        decisions,
        choices: counted.then_some(choices),
        winner: outcome.sole_winner(),
        digest: hash.finalize(),
    })
}
