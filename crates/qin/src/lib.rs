//! Qin, for 2 to 4 players: provinces of three colours grow, merge and win villages; who places all pagodas first wins.
//! [`Qin`] is a position and implements the contract of [`tianxia_core::Game`] and [`tianxia_core::Written`]. The rules are told
//! in `rulebook/qin`; each has an id (`Q1` to `Q25`) that the code and the tests name.
//!
//! - `board/`: what is printed: [`Board`], [`Terrain`], [`Tile`], [`Colour`];
//! - `state/`: a position and what can be asked of it;
//! - `rules/`: [`Action`] with its notation and [`ActionData`], set-up, legal actions and refusals, what a tile does, the end;
//! - `written/`: [`Options`], positions, sentences;
//! - `seen/`: who may know what: [`View`], [`Event`], [`Effect`], imagined worlds;
//! - `game.rs`: the contract itself, which leads to all of these.
//!
//! ```
//! use tianxia_core::{FastDice, Game, Mute, Setup};
//! use tianxia_qin::{Placement, Qin};
//!
//! let mut dice = FastDice::new(7);
//! let options = Qin::read_options(&Setup::new(3).with("board", "lion"))?;
//! let mut game = Qin::start(&options, &mut dice);
//! assert_eq!(game.board().title(), "Lion side");
//!
//! // Whoever begins plays what founds most provinces.
//! let seat = game.turn().seat().expect("a new game is not over");
//! let founded = |action: &_| game.foresee(*action).map_or(0, |seen| seen.effect.pagodas.len());
//! let best = game.legal_actions().into_iter().max_by_key(founded).expect("there is an answer");
//! let Placement { first, .. } = best.placement(game.board()).expect("nobody has to pass yet");
//! game.play(best, &mut dice, &mut Mute)?;
//! assert!(game.territory(first).is_some());
//! assert_eq!(game.hand(seat).count(), 3);
//!
//! // The rest is played at random.
//! let outcome = game.playout(&mut dice).expect("every game ends");
//! assert_eq!(outcome.scores.len(), 3);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![warn(missing_docs)]

mod board;
mod game;
mod rules;
mod seen;
mod state;
mod written;

pub use board::{Board, Colour, OF_EACH, SIDE, Terrain, Tile};
pub use rules::{Action, ActionData, Placement};
pub use seen::{
    Change, Counted, Effect, Event, Joined, Lone, NextGame, PagodaChange, PagodaReason, Placed, Player, ProvinceChange,
    ProvinceDeed, TileCount, View, Village, VillageChange,
};
pub use state::{HAND, MAJOR, Prospects, Province, Qin, Touched};
pub use written::Options;
