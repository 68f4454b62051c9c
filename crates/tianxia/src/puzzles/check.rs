//! Checks files of puzzles: each holds by the rules, and what is said of it exists in every language.

use crate::failure::Failure;
use crate::files;
use crate::out::outln;
use std::path::{Path, PathBuf};
use tianxia_core::BadInput;
use tianxia_puzzles::Puzzle;

pub(super) fn run(paths: &[PathBuf], renew: bool) -> Result<(), Failure> {
    let mut found = Vec::new();
    for path in paths {
        if path.is_dir() { list(path, &mut found)? } else { found.push(path.clone()) }
    }
    let mut failed = 0;
    for path in &found {
        match check(path, renew) {
            Ok(puzzle) => outln!("ok      {}: {}, {}", path.display(), puzzle.theme, puzzle.answer),
            Err(complaint) => {
                failed += 1;
                outln!("FAILED  {complaint}");
            }
        }
    }
    outln!("{} passed, {failed} failed", found.len() - failed);
    if failed > 0 { Err(Failure::wrong(format!("{failed} of {} puzzles failed", found.len()))) } else { Ok(()) }
}

fn check(path: &Path, renew: bool) -> Result<Puzzle, String> {
    let text = files::read(path).map_err(sentence)?;
    let complaint = |error: BadInput| error.within(path.display().to_string()).to_string();
    let mut puzzle = Puzzle::read(&text).map_err(complaint)?;
    if renew {
        puzzle = puzzle.renewed().map_err(complaint)?;
        files::write(path, &puzzle.write().map_err(complaint)?).map_err(sentence)?;
    }
    puzzle.check().map(|()| puzzle).map_err(complaint)
}

fn sentence(failure: Failure) -> String {
    match failure {
        Failure::Wrong(sentence) | Failure::Usage(sentence) => sentence,
    }
}

/// The puzzle files below a folder, in order.
fn list(folder: &Path, out: &mut Vec<PathBuf>) -> Result<(), Failure> {
    let read = || -> std::io::Result<Vec<PathBuf>> {
        let mut entries: Vec<PathBuf> =
            folder.read_dir()?.map(|entry| Ok(entry?.path())).collect::<std::io::Result<_>>()?;
        entries.sort();
        Ok(entries)
    };
    for path in read().map_err(|error| Failure::usage(format!("cannot read {}: {error}", folder.display())))? {
        if path.is_dir() {
            list(&path, out)?;
        } else if path.extension().is_some_and(|extension| extension == "toml")
            && path.file_name().is_some_and(|name| name != "Cargo.toml")
        {
            out.push(path);
        }
    }
    Ok(())
}
