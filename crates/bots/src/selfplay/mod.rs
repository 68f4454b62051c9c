//! Games that bots play to be learned from. A plan says who plays; games are numbered, and a shard holds the samples of the next few
//! hundred of them (`shard.rs`). The same plan and number always make the same shard, so that many threads, or many machines, can share
//! the work, and what was interrupted goes on with the shards that are missing.
//!
//! Some decisions of each game are kept. All of them teach by the outcome; those of bots that search also by what the search expected and
//! preferred. Quick bots play very many games, searching bots good ones: both are wanted.

mod folder;
mod game;
mod shard;

pub use folder::fill;
pub use shard::FORMAT;

use crate::bot::Bot;
use crate::knowledge::with_insight;
use std::sync::atomic::AtomicBool;
use tianxia_core::BadInput;

/// What is played and what is kept of it.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Who plays: each seat of each game is taken by one of these, drawn at random.
    pub bots: Vec<Bot>,
    /// How many decisions of a game are kept.
    pub samples: usize,
    /// Of how many decisions, out of one, any legal action is played, so that mistakes are met too.
    pub noise: f32,
    /// How many play; any number if left out.
    pub players: Option<u8>,
    /// Games in a shard.
    pub games: u32,
    /// Where all chance grows from.
    pub seed: u64,
}

/// Plays the games of a shard: its bytes, or `None` if somebody stopped it.
pub fn play_shard(game: &str, plan: &Plan, number: u64, stop: &AtomicBool) -> Result<Option<Vec<u8>>, BadInput> {
    with_insight!(game, (G, I) => game::shard::<G, I>(plan, number, stop))?
}
