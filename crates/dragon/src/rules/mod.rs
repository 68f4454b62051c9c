//! The rules, where the year brings them: the set-up, the answers to a decision and why others are refused, the phases of a month
//! one by one, the end.

pub(crate) mod acting;
pub(crate) mod action;
pub(crate) mod disasters;
mod flow;
mod legal;
mod outcome;
mod persons;
mod play;
mod scoring;
mod start;
mod wonders;

#[cfg(test)]
mod symmetry;

pub(crate) use outcome::{outcome, ranking};
pub(crate) use play::{play, play_listed};
pub(crate) use start::start;
