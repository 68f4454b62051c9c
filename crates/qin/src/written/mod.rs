//! How Qin is written down: options, actions as notation, number and data, positions with their diagram, and sentences.

mod data;
mod diagram;
mod notation;
mod numbers;
mod options;
mod phrases;
mod policy;
mod position;

pub use data::ActionData;
pub(crate) use data::{action, data};
pub(crate) use notation::{read, write};
pub(crate) use numbers::{face, number, numbered, numbers};
pub(crate) use options::ABOUT;
pub use options::Options;
pub(crate) use phrases::{ask, tell};
pub(crate) use policy::{FEATURES, POLICY, at_policy, features, policy};
pub(crate) use position::{canonical, from_position, position};
