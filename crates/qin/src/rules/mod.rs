//! The rules, a file for each chapter: set-up (`start.rs`, Q1 to Q6), where a tile may lie (`legal.rs`, `sample.rs`, Q7, Q8, Q24), the owner
//! of what is joined (`merge.rs`, Q14 to Q17), what a tile does (`resolve.rs`, Q9 to Q18), villages (`villages.rs`, Q19, Q20), the course of a
//! game and of a series (`play.rs`, Q21 to Q25) and its end (`outcome.rs`).

mod action;
mod legal;
mod merge;
mod outcome;
mod play;
mod resolve;
mod sample;
mod start;
mod villages;

pub use action::{Action, ActionData, Placement};
pub(crate) use action::{Choice, Halves};
pub(crate) use legal::legal;
pub(crate) use merge::Clash;
pub(crate) use outcome::{outcome, ranking};
pub(crate) use play::{play, play_listed};
pub(crate) use sample::sample;
pub(crate) use start::start;
