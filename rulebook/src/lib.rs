//! The rulebooks of the games in every language: one source for the page, the terminal and the documentation. The texts lie beside this crate's
//! code, `GAME/LANGUAGE.md`; `README.md` tells how they are written.
//!
//! A rulebook is read into a [`Book`]. Its figures stand once for all languages, and its examples are scenarios, which [`example`] plays
//! into pictures to step through. [`check`] says everything that is wrong with the rulebook of a game.
//!
//! ```
//! let book = tianxia_rulebook::book("qin", "de")?;
//! assert_eq!((book.language.as_str(), book.title.as_str()), ("de", "Qin"));
//! let example = tianxia_rulebook::files("qin")?.examples[0].0;
//! assert!(tianxia_rulebook::example("qin", example)?.frames.len() > 1);
//! # Ok::<(), tianxia_core::BadInput>(())
//! ```

mod book;
mod check;
mod compare;
mod figures;
mod files;
mod read;
mod show;

pub use book::{Block, Book, Chapter, Condition, Inline};
pub use check::{FEWEST_EXAMPLES, check};
pub use figures::Figures;
pub use files::{FILES, Files, files};
pub use read::read;
pub use show::{Frame, Played, Shown, show};

use tianxia_core::{BadInput, Fault};

/// The rulebook of a game; in English where the language has none.
pub fn book(game: &str, language: &str) -> Result<Book, BadInput> {
    let files = files(game)?;
    let written = files.languages.iter().find(|(code, _)| *code == language).or(files.languages.first());
    let Some((code, text)) = written else {
        return Err(BadInput::new(format!("{game} has no rulebook in any language")).of(Fault::Unknown));
    };
    let figures = Figures::read(files.figures).map_err(|error| error.within(format!("{game}/figures.toml")))?;
    read(game, code, text, &figures)
}

/// An example of a game's rulebook, played.
pub fn example(game: &str, name: &str) -> Result<Shown, BadInput> {
    let files = files(game)?;
    let Some((_, text)) = files.examples.iter().find(|(known, _)| *known == name) else {
        let known: Vec<_> = files.examples.iter().map(|(known, _)| *known).collect();
        let message = format!("the rulebook of {game} has no example `{name}`; there are {}", known.join(", "));
        return Err(BadInput::new(message).of(Fault::Unknown));
    };
    show(text).map_err(|error| error.within(format!("{game}/examples/{name}.toml")))
}
