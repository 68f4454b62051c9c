//! How a game is written down: options, actions as notation, numbers and data, positions as TOML, and sentences.

mod data;
mod diagram;
mod features;
mod forced;
mod notation;
mod numbers;
mod options;
mod phrases;
mod policy;
mod position;

pub use data::{ActionData, TileCounts};
pub(crate) use data::{action, data};
pub(crate) use features::{FEATURES, features};
pub(crate) use forced::done_by_itself;
pub(crate) use notation::{read, write};
pub(crate) use numbers::{number, numbered, numbers};
pub use options::Options;
pub(crate) use options::{ABOUT, read_options, setup};
pub(crate) use phrases::{ask, tell};
pub(crate) use policy::{POLICY, at_policy, policy};
pub(crate) use position::{canonical, from_position, position};
