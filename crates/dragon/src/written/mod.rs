//! How it is written down: options, notation, numbers, positions, sentences.

pub(crate) mod data;
mod done_by_itself;
pub(crate) mod features;
pub(crate) mod notation;
pub(crate) mod numbers;
pub(crate) mod options;
pub(crate) mod phrases;
pub(crate) mod policy;
pub(crate) mod position;

pub(crate) use done_by_itself::done_by_itself;
