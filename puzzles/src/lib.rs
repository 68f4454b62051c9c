//! Positions out of games between bots in which one choice is clearly best. A [`Puzzle`] is played as a lesson of one step; [`find`] finds
//! new ones, and [`Puzzles`] are those that are part of the program.

mod find;
mod list;
mod puzzle;

pub use find::{Found, Sieve, find, pick, play_game};
pub use list::Puzzles;
pub use puzzle::{Next, Puzzle};
