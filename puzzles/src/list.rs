//! The puzzles that are part of this program.

use crate::puzzle::Puzzle;
use std::collections::BTreeMap;
use tianxia_core::BadInput;
use tianxia_protocol::PuzzleList;

/// The files, by game.
static BUILT_IN: &[(&str, &[(&str, &str)])] = include!(concat!(env!("OUT_DIR"), "/folders.rs"));

/// Puzzles by game and id.
#[derive(Clone, Debug, Default)]
pub struct Puzzles {
    puzzles: BTreeMap<String, BTreeMap<String, Puzzle>>,
    list: PuzzleList,
}

impl Puzzles {
    /// Reads those of this program; the tests hold them to [`Puzzle::check`].
    pub fn built_in() -> Result<Self, BadInput> {
        let mut puzzles = Puzzles::default();
        for game in tianxia_games::IDS {
            puzzles.list.insert((*game).to_owned(), Vec::new());
        }
        for (game, files) in BUILT_IN {
            for (file, text) in *files {
                let puzzle = Puzzle::read(text).map_err(|error| error.within(format!("{game}/{file}")))?;
                puzzles.add(game, file.trim_end_matches(".toml"), puzzle)?;
            }
        }
        Ok(puzzles)
    }

    fn add(&mut self, game: &str, id: &str, puzzle: Puzzle) -> Result<(), BadInput> {
        let about = puzzle.about(id).map_err(|error| error.within(format!("{game}/{id}.toml")))?;
        self.list.entry(game.to_owned()).or_default().push(about);
        self.puzzles.entry(game.to_owned()).or_default().insert(id.to_owned(), puzzle);
        Ok(())
    }

    /// All of them, without their answers.
    #[must_use]
    pub fn list(&self) -> &PuzzleList {
        &self.list
    }

    /// A puzzle.
    #[must_use]
    pub fn get(&self, game: &str, id: &str) -> Option<&Puzzle> {
        self.puzzles.get(game)?.get(id)
    }

    /// All of them, with game and id.
    pub fn all(&self) -> impl Iterator<Item = (&str, &str, &Puzzle)> {
        self.puzzles
            .iter()
            .flat_map(|(game, puzzles)| puzzles.iter().map(move |(id, puzzle)| (game.as_str(), id.as_str(), puzzle)))
    }
}
