//! How a game is written down: options, positions as TOML, features of actions, and sentences.

mod diagram;
mod done_by_itself;
mod features;
mod options;
mod phrases;
mod position;

pub(crate) use done_by_itself::done_by_itself;
pub(crate) use features::{FEATURES, features};
pub(crate) use options::{ABOUT, read_options, setup};
pub use options::{FullTie, Options};
pub(crate) use phrases::{ask, tell};
pub(crate) use position::{canonical, from_position, position};
