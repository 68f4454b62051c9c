//! Checks files of puzzles: each holds by the rules, and what is said of it exists in every language.

use crate::checked::{Checked, report};
use crate::failure::Failure;
use crate::files;
use crate::progress::Waiting;
use std::path::{Path, PathBuf};
use tianxia_core::BadInput;
use tianxia_puzzles::Puzzle;

pub(super) fn run(paths: &[PathBuf], renew: bool, json: bool) -> Result<(), Failure> {
    let waiting = Waiting::new("checking puzzles …");
    let mut checked = Vec::new();
    for path in paths {
        let found = if path.is_dir() { files::toml_files(path)? } else { vec![path.clone()] };
        if found.is_empty() {
            let folder = path.display();
            return Err(Failure::usage(format!("{folder} holds no puzzle; puzzles are files that end in .toml")));
        }
        checked.extend(found.iter().map(|path| {
            let held = check(path, renew).map(|puzzle| format!("{}, {}", puzzle.theme, puzzle.answer));
            Checked::new(path, held)
        }));
    }
    drop(waiting);
    report("puzzles", &checked, json)
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
    failure.sentence().to_owned()
}
