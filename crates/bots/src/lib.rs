//! Opponents for every game of Tianxia, and advice from them.
//!
//! The search ([`Search`]) is written once over [`tianxia_core::Game`]; what it knows of one game beyond the rules is an
//! [`Insight`] in `knowledge/`. A bot is handed a [`tianxia_core::Knowledge`] and never a
//! state, so that it knows what its seat may know. On top of it stand
//!
//! - [`Level`] and [`Bot`]: who plays, from `random` to `master`;
//! - [`choose`]: what a level plays at a table;
//! - [`hint`]: the best answers, how they do, and what follows them;
//! - [`analyse`]: a finished game, decision by decision;
//! - [`reason`]: what speaks for a choice, in words.
//!
//! ```
//! use std::sync::atomic::AtomicBool;
//! use tianxia_core::{Seed, Setup};
//!
//! let mut game = tianxia_games::start("qin", &Setup::new(2), Seed::from_number(7))?;
//! let stop = AtomicBool::new(false);
//! while let Some(seat) = game.turn().seat() {
//!     let number = tianxia_bots::choose(&*game, tianxia_bots::Level::Easy, game.steps() as u64, &stop);
//!     game.act_numbered(seat, number.expect("somebody decides"))?;
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![warn(missing_docs)]

mod advice;
mod analysis;
pub mod benchmark;
mod bot;
mod calibration;
mod clock;
mod glance;
mod insight;
mod knowledge;
mod net;
mod portable;
mod program;
mod reason;
mod search;
#[cfg(feature = "research")]
pub mod selfplay;
#[cfg(feature = "research")]
pub mod simulation;
mod style;
mod values;

pub use advice::{Advice, best_answers, hint, seeded_answers};
pub use analysis::{Analysis, Range, Verdict, analyse, candidates, confirm, judge_one, turning_points, weigh_one};
pub use bot::{Bot, read_effort};
#[cfg(target_arch = "wasm32")]
pub use clock::set_clock;
pub use insight::{Insight, Tuning};
pub use knowledge::{DragonInsight, DragonNeeds, Figures, HuangInsight, Plain, QinInsight};
pub use net::{Learned, Net, layout_hash, trained};
pub use program::{PATIENCE, Program, ProgramFault};
pub use reason::{Reasoned, Told, reason};
pub use search::{Budget, Compared, MEMORY, Rated, Search};
pub use tianxia_core::Level;
pub use values::{Values, chances};

use knowledge::with_insight;
use std::sync::atomic::AtomicBool;
use tianxia_core::BadInput;
use tianxia_games::AnyMatch;

/// What a level plays for the deciding seat, as the number of the action; `None` once the game is over. Take another seed for every
/// decision (the number of steps, mixed with the table's own number, will do); the same seed gives the same choice. Setting
/// `stop` makes it answer at once with the best it has.
#[must_use]
pub fn choose(game: &dyn AnyMatch, level: Level, seed: u64, stop: &AtomicBool) -> Option<u32> {
    Bot::of(level).choose(game, seed, stop)
}

/// The levels that this program can play. A program without networks has no `master`: it would be `expert`, only slower.
#[must_use]
pub fn levels() -> &'static [Level] {
    let all: &[Level] = &Level::ALL;
    if cfg!(feature = "nets") { all } else { &all[..all.len() - 1] }
}

/// Thinking that takes up to so many tenths of a second on one core for a decision of a game, without a network: in iterations, so
/// that it can be repeated.
pub fn budget(game: &str, tenths: f64) -> Result<Budget, BadInput> {
    with_insight!(game, (G, I) => Budget::Iterations(<I as Insight<G>>::tuning().pace).scaled(tenths))
}
