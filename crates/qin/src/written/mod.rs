//! How Qin is written down: options, actions as policy indices, positions with their diagram, and sentences. The notation and the data
//! of actions are declared in `rules/action.rs`.

mod diagram;
mod options;
mod phrases;
mod policy;
mod position;

pub(crate) use options::ABOUT;
pub use options::Options;
pub(crate) use phrases::{ask, tell};
pub(crate) use policy::{FEATURES, POLICY, at_policy, features, policy};
pub(crate) use position::{canonical, from_position, position};
