//! The texts as they are written, embedded by the build script.

use tianxia_core::{BadInput, Fault};

/// What is written about one game.
#[derive(Clone, Copy, Debug)]
pub struct Files<'a> {
    /// The game's id.
    pub game: &'a str,
    /// The rulebook by language, English first: code and text.
    pub languages: &'a [(&'a str, &'a str)],
    /// The text of `figures.toml`, the figures that all languages share.
    pub figures: &'a str,
    /// The text of `things.toml`: the rule behind each thing on the table.
    pub things: &'a str,
    /// The examples by name: name and text of each scenario.
    pub examples: &'a [(&'a str, &'a str)],
}

/// The rulebooks of all games.
pub static FILES: &[Files<'static>] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// What is written about a game.
pub fn files(game: &str) -> Result<&'static Files<'static>, BadInput> {
    FILES.iter().find(|files| files.game == game).ok_or_else(|| match tianxia_games::about(game) {
        Ok(_) => BadInput::new(format!("{game} has no rulebook")).of(Fault::Unknown),
        Err(error) => error.of(Fault::Unknown),
    })
}
