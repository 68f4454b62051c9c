//! A game from a file: a position, or a record at one of its entries. What `position` and `hint` begin with.

use crate::failure::Failure;
use crate::files;
use std::path::Path;
use tianxia_core::{BadInput, Record, Seed, parse_toml};
use tianxia_games::AnyMatch;

/// Opens a file. A record says so in its first line, and stops after `at` entries; anything else is read as a position, whose hidden
/// things grow from the seed.
pub(crate) fn open(file: &Path, at: Option<usize>, seed: Seed) -> Result<Box<dyn AnyMatch>, Failure> {
    let text = files::read(file)?;
    let wrong = files::about(file);
    if text.starts_with("tianxia record") {
        let record: Record = text.parse().map_err(&wrong)?;
        if at.is_some_and(|at| at > record.entries.len()) {
            return Err(Failure::usage(format!(
                "--at must be between 0 and {}, the number of entries of the record",
                record.entries.len()
            )));
        }
        return tianxia_games::replay(&record, at).map_err(wrong);
    }
    if at.is_some() {
        return Err(Failure::usage("--at counts the entries of a record, and this is a position"));
    }
    let table = parse_toml(&text).map_err(&wrong)?;
    let game = table.get("game").and_then(|game| game.as_str()).ok_or_else(|| {
        wrong(BadInput::new("a position file says which game it is of; write a line such as game = \"qin\""))
    })?;
    tianxia_games::start_from(game, &text, None, seed).map_err(wrong)
}
