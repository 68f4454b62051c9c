//! The rules, chapter by chapter: how a game begins, which answers there are, why one is refused, what comes of it, and how a game
//! ends. Numbers such as `H44` refer to `rulebook/huang`.

mod action;
mod ask;
mod bandits;
mod building;
mod leader;
mod legal;
mod outcome;
mod places;
mod play;
mod refuse;
mod revolt;
mod sample;
mod start;
mod tile;
mod turn;
mod war;

pub(crate) use action::Kind;
pub use action::{Action, ActionData, Door, TileCounts};
pub(crate) use legal::legal;
pub use outcome::GRANARY;
pub(crate) use outcome::{outcome, ranking};
pub(crate) use play::{play, play_listed};
pub(crate) use refuse::refuse;
pub(crate) use sample::sample;
pub use start::SHORT;
pub(crate) use start::start;
pub use turn::{ACTIONS, QUIET_TURNS};
