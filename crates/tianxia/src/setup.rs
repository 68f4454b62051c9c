//! From `--players` and `--option` to a set-up that the game accepts.

use crate::failure::Failure;
use crate::files;
use crate::suggest::with_suggestion;
use std::path::Path;
use tianxia_core::{About, BadInput, Game, OptionKind, Setup};
use tianxia_games::with_game;

/// Reads players and options for a game. Board files named in options are read in.
pub(crate) fn read(game: &str, players: Option<u8>, rules: Option<u32>, options: &[String]) -> Result<Setup, Failure> {
    let about = tianxia_games::about(game).map_err(Failure::usage)?;
    let mut setup = Setup { rules, ..Setup::new(players.unwrap_or(about.players.0)) };
    for text in options {
        let (key, value) = text.split_once('=').ok_or_else(|| {
            Failure::usage(format!("`--option {text}` lacks a value; write --option KEY=VALUE, such as board=lion"))
        })?;
        if !about.options.iter().any(|spec| spec.key == key) {
            let known: Vec<&str> = about.options.iter().map(|spec| spec.key).collect();
            let complaint = format!("{game} has no option `{key}`; its options are {}", known.join(", "));
            return Err(Failure::usage(with_suggestion(complaint, key, known)));
        }
        let value = board_text(about, key, value)?;
        if setup.options.insert(key.to_owned(), value).is_some() {
            return Err(Failure::usage(format!("option `{key}` is given twice")));
        }
    }
    let checked: Result<(), BadInput> =
        with_game!(game, G => G::read_options(&setup).map(|_| ())).and_then(|result| result);
    checked.map_err(Failure::usage)?;
    Ok(setup)
}

/// The value of a board option: a name as it is, a path as the text of that file.
fn board_text(about: &About, key: &str, value: &str) -> Result<String, Failure> {
    let spec = about.options.iter().find(|spec| spec.key == key);
    let Some(OptionKind::Board(names)) = spec.map(|spec| spec.kind) else { return Ok(value.to_owned()) };
    if names.contains(&value) {
        return Ok(value.to_owned());
    }
    let path = Path::new(value);
    if !path.is_file() {
        return Err(Failure::usage(format!(
            "option {key} cannot be `{value}`: there is no such file, and the boards are {}",
            names.join(", ")
        )));
    }
    let text = files::read(path)?;
    // A file of one line would be taken for a name.
    let text = if text.contains('\n') { text } else { text + "\n" };
    let alone = Setup::new(about.players.0).with(key, text.clone());
    let checked: Result<(), BadInput> =
        with_game!(about.id, G => G::read_options(&alone).map(|_| ())).and_then(|result| result);
    checked.map_err(files::about(path))?;
    Ok(text)
}
