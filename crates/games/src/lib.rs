//! The registry: every game behind two faces.
//!
//! - By type, for search and simulation: [`with_game!`] and [`visit`] compile a piece of code once for each game, so that
//!   nothing is dispatched in the inner loop.
//! - By name, for servers and tools: [`AnyMatch`] is a game at a table with JSON in and out, whatever game it is.
//!
//! A new game adds a line to [`with_game!`], its id to [`IDS`] and its type to what is exported here; `docs/add-a-game.md` has the rest.

#![warn(missing_docs)]

mod any_match;
mod any_view;
mod effects;
mod picture;
mod scenes;

pub use any_match::{AnyMatch, Refusal, Told, replay, start, start_from};
pub use any_view::AnyView;
pub use picture::Picture;
pub use scenes::{Scene, ScenePlayed, run, scenes};
pub use tianxia_core::{Choice, Json, Legal};
pub use tianxia_dragon::Dragon;
pub use tianxia_huang::Huang;
pub use tianxia_qin::Qin;

use tianxia_core::{About, BadInput, Game, Written};

/// The ids of all games, in the order in which they are best learned.
pub const IDS: &[&str] = &["qin", "dragon", "huang"];

/// Evaluates an expression in which `$G` stands for the type of the game called `$id`: `Ok` with its value, or a complaint
/// about an unknown name.
///
/// ```
/// use tianxia_core::Game;
/// let title = tianxia_games::with_game!("qin", G => G::about().title);
/// assert_eq!(title.unwrap(), "Qin");
/// ```
#[macro_export]
macro_rules! with_game {
    ($id:expr, $G:ident => $body:expr) => {
        match $id {
            "qin" => {
                type $G = $crate::Qin;
                Ok($body)
            }
            "dragon" => {
                type $G = $crate::Dragon;
                Ok($body)
            }
            "huang" => {
                type $G = $crate::Huang;
                Ok($body)
            }
            other => Err($crate::unknown_game(other)),
        }
    };
}

/// Code that works for any game, for callers who prefer a trait to the macro.
pub trait Visitor {
    /// What it makes.
    type Output;
    /// Does the work for one game.
    fn visit<G: Written>(self) -> Self::Output;
}

/// Lets a visitor work on the game called `id`.
pub fn visit<V: Visitor>(id: &str, visitor: V) -> Result<V::Output, BadInput> {
    with_game!(id, G => visitor.visit::<G>())
}

/// The title page of a game.
pub fn about(id: &str) -> Result<&'static About, BadInput> {
    with_game!(id, G => G::about())
}

/// The complaint about a game that does not exist.
#[must_use]
pub fn unknown_game(id: &str) -> BadInput {
    BadInput::new(format!("there is no game `{id}`; the games are {}", IDS.join(", ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_listed_id_is_the_id_of_its_game() {
        for id in IDS {
            assert_eq!(about(id).unwrap().id, *id);
        }
        let error = about("go").unwrap_err().to_string();
        assert!(error.contains("no game `go`") && error.contains("qin"), "{error}");
    }
}
