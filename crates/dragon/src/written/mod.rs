//! How a game is written down: options, the fields of actions, positions, sentences.

mod done_by_itself;
pub(crate) mod features;
pub(crate) mod fields;
pub(crate) mod options;
pub(crate) mod phrases;
pub(crate) mod position;

pub(crate) use done_by_itself::done_by_itself;
