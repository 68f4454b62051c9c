//! How it is written down: options, notation, numbers, positions, sentences.

pub(crate) mod data;
pub(crate) mod notation;
pub(crate) mod numbers;
pub(crate) mod options;
pub(crate) mod phrases;
pub(crate) mod position;
