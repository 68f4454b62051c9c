//! The rules of Huang: tiles and leaders on a map of hexes, states that grow together in wars and fall apart in riots. A game is a
//! plain value, [`Huang`], that keeps the contract of [`tianxia_core::Game`] and [`tianxia_core::Written`]. Numbers such as `H44`
//! refer to the rulebook, `rulebook/huang`.
//!
//! # The rooms
//!
//! - `board`: what is printed and never changes: [`Map`] and its text form, [`Colour`], [`Tiles`], the [`Site`]s of buildings;
//! - `state`: the position, the groups and states on the map (H8), and what everybody knows of hidden tiles;
//! - `rules`: the declaration of actions, from which notation, numbers and data ([`ActionData`]) follow; one file for each chapter of
//!   the rulebook, besides `start`, `legal`, `refuse`, `ask`, `play` and `outcome`;
//! - `written`: options, positions, features, sentences;
//! - `seen`: [`View`]s, [`Event`]s, [`Effect`]s, and the worlds that a seat cannot tell from the real one.
//!
//! # Playing
//!
//! ```
//! use tianxia_core::{FastDice, Game, Mute, Setup, Written};
//! use tianxia_huang::{ActionData, Colour, Huang};
//!
//! let options = Huang::read_options(&Setup::new(3).with("bandits", "true"))?;
//! let mut dice = FastDice::new(7);
//! let mut game = Huang::start(&options, &mut dice);
//!
//! // A leader beside a capital founds a state.
//! let map = game.map();
//! let capital = &map.capitals()[0];
//! let beside = map.squares(map.near(capital.cell) & map.land())[0];
//! let action = game.action(&ActionData::Leader { colour: Colour::Red, at: beside })?;
//! assert!(game.legal_actions().contains(&action));
//! assert_eq!(game.foresee(action).unwrap().effect.revolt, None);
//! let seat = game.active();
//! game.play(action, &mut dice, &mut Mute).unwrap();
//! assert_eq!(game.leader_of(seat, Colour::Red), Some(beside));
//! assert_eq!(game.realm_at(beside).unwrap().leaders.len(), 1);
//!
//! // From here on by chance.
//! let outcome = game.playout(&mut dice).unwrap();
//! assert_eq!(outcome.places.len(), 3);
//! # Ok::<(), tianxia_core::BadInput>(())
//! ```

#![warn(missing_docs)]

mod board;
mod game;
mod rules;
mod seen;
mod state;
mod written;

pub use board::{Capital, Colour, Dynasty, Map, Rhombus, Site, StateName, Survey, Terrain, Tiles, Triangle};
pub use rules::{ACTIONS, Action, ActionData, Door, GRANARY, QUIET_TURNS, SHORT, TileCounts};
pub use seen::{
    BanditView, Beaten, Built, CapitalView, Counted, Effect, Event, Gain, Gone, Granaries, KnownView, LeaderMove,
    LeaderView, MapView, Moved, Offer, Offered, PagodaView, Pending, Placed, PointsView, Realm, Reason, RebelView,
    Removal, Return, RevoltEffect, RevoltOutlook, SeatView, SideView, SiteView, Spent, StateView, SupportView,
    TileView, View, WarEffect, WarOutlook, WarState, WarStep,
};
pub use state::{BANDITS, Commitment, Ending, HAND, Huang, LARGEST_HAND, Led, Standing};
pub use written::{FullTie, Options};
