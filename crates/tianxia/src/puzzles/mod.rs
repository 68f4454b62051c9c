//! `tianxia puzzles`: finds positions in which one choice is clearly best, or checks files of them.

mod check;

use crate::cli;
use crate::failure::Failure;
use crate::files;
use crate::interrupt;
use crate::out::outln;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use tianxia_core::{BadInput, Record};
use tianxia_games::AnyMatch;
use tianxia_puzzles::{Found, Puzzle, Sieve, find, pick, play_game};

/// More are found than are kept, so that there is something to choose from.
const PLENTY: usize = 3;

pub(crate) fn run(args: &cli::Puzzles) -> Result<(), Failure> {
    if !args.check.is_empty() {
        return check::run(&args.check, args.renew, args.json);
    }
    let (Some(game), Some(out)) = (&args.game, &args.out) else {
        return Err(Failure::usage("name a game and a folder for its puzzles: tianxia puzzles qin --out DIR"));
    };
    let sieve = Sieve::of(game, args.gap, args.effort, args.sieve_seed).map_err(Failure::usage)?;
    let source = match &args.records {
        Some(folder) => Source::Records(records(folder)?),
        None => Source::Bots(args.games),
    };
    let found = search(args, game, &source, &sieve)?;
    interrupt::exit_if_asked();
    let puzzles = pick(found, args.keep);
    write(&out.join(game), &puzzles)?;
    outln!("{} puzzles in {}", puzzles.len(), out.join(game).display());
    Ok(())
}

/// Where games come from.
enum Source {
    Bots(usize),
    Records(Vec<PathBuf>),
}

impl Source {
    fn len(&self) -> usize {
        match self {
            Source::Bots(games) => *games,
            Source::Records(paths) => paths.len(),
        }
    }

    fn game(&self, args: &cli::Puzzles, game: &str, number: usize) -> Result<Box<dyn AnyMatch>, Failure> {
        match self {
            Source::Bots(_) => play_game(game, args.seed, number as u64, interrupt::flag()).map_err(Failure::usage),
            Source::Records(paths) => {
                let path = &paths[number];
                let record: Record = files::read(path)?.parse().map_err(files::about(path))?;
                if record.game != game {
                    let complaint = BadInput::new(format!("a record of `{}`, not of {game}", record.game));
                    return Err(files::about(path)(complaint));
                }
                tianxia_games::replay(&record, None).map_err(files::about(path))
            }
        }
    }
}

/// Goes through the games, several at once; what is found does not depend on how many.
fn search(args: &cli::Puzzles, game: &str, source: &Source, sieve: &Sieve) -> Result<Vec<Found>, Failure> {
    let next = AtomicUsize::new(0);
    let found: Mutex<Vec<(usize, Vec<Found>)>> = Mutex::new(Vec::new());
    let failed: Mutex<Option<Failure>> = Mutex::new(None);
    let enough = || {
        let found = found.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        found.iter().map(|(_, found)| found.len()).sum::<usize>() >= args.keep * PLENTY
    };
    let work = || {
        while !enough() && !interrupt::flag().load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= source.len() {
                break;
            }
            let puzzles = source
                .game(args, game, number)
                .and_then(|played| find(&*played, sieve, interrupt::flag()).map_err(Failure::wrong));
            match puzzles {
                Ok(puzzles) => {
                    eprintln!("game {}: {} puzzles", number + 1, puzzles.len());
                    found.lock().unwrap_or_else(std::sync::PoisonError::into_inner).push((number, puzzles));
                }
                Err(failure) => {
                    failed.lock().unwrap_or_else(std::sync::PoisonError::into_inner).get_or_insert(failure);
                    break;
                }
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..args.threads.max(1) {
            scope.spawn(work);
        }
    });
    if let Some(failure) = failed.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner) {
        return Err(failure);
    }
    let mut found = found.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    found.sort_by_key(|(number, _)| *number);
    // Every game that was begun was gone through, so what comes before the last one that is needed does not hang on the threads.
    let mut all = Vec::new();
    for (_, found) in found {
        if all.len() >= args.keep * PLENTY {
            break;
        }
        all.extend(found);
    }
    Ok(all)
}

/// The records in a folder, in order.
fn records(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let mut paths = files::entries(folder)?;
    paths.retain(|path| path.is_file());
    Ok(paths)
}

fn write(folder: &Path, puzzles: &[Puzzle]) -> Result<(), Failure> {
    std::fs::create_dir_all(folder)
        .map_err(|error| Failure::access(format!("cannot create {}: {error}", folder.display())))?;
    for (index, puzzle) in puzzles.iter().enumerate() {
        let text = puzzle.write().map_err(Failure::wrong)?;
        files::write(&folder.join(format!("{:02}.toml", index + 1)), &text)?;
    }
    Ok(())
}
