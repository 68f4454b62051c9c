//! The rules of *In the Year of the Dragon*, with the Great Wall and the super events.
//!
//! [`Dragon`] is a whole position as one plain value; it implements [`tianxia_core::Game`] and [`tianxia_core::Written`]. Nothing is hidden
//! but the shuffles to come, so everybody sees the same [`View`]. The crate has five rooms:
//!
//! - `board`: what is printed on cardboard: the months ([`MonthEvent`], [`SuperEvent`]), the [`Person`]s, the cards, the tiles;
//! - `state`: the position, with palaces in falling order, so that equal positions are equal values, and what can be asked of it
//!   ([`Dragon::holdings`], [`Dragon::palaces`], [`Dragon::decision`] …);
//! - `rules`: the set-up (D1 to D6), legal answers and refusals, and the phases of a month: `acting` (D10 to D17, D30), `persons` (D18 to
//!   D21), `disasters` (D22 to D26, D31), `wonders` (D32 to D42), `scoring` (D27 to D29), led by `flow`;
//! - `written`: options, notation, [`ActionData`], numbers, positions, sentences;
//! - `seen`: the view, the [`Event`]s, the [`Effect`] of an action, and the [`Forecast`] of the coming months.
//!
//! ```
//! use tianxia_core::{FastDice, Game, Seat, Setup};
//! use tianxia_dragon::{Action, Dragon, Phase, Role};
//!
//! let options = Dragon::read_options(&Setup::new(3).with("great_wall", "true"))?;
//! let mut dice = FastDice::new(7);
//! let game = Dragon::start(&options, &mut dice);
//! assert_eq!((game.phase(), game.holdings(Seat::new(0)).yuan), (Phase::Draft, 6));
//! assert!(game.legal_actions().contains(&Action::Draft { first: Role::Monk, second: Role::Farmer }));
//!
//! let outcome = game.playout(&mut dice).expect("every game ends");
//! assert_eq!(outcome.winners().count(), 1);
//! # Ok::<(), tianxia_core::BadInput>(())
//! ```

#![warn(missing_docs)]

#[macro_use]
mod board;
mod game;
mod rules;
mod seen;
mod state;
mod written;

pub use board::calendar::{MONTHS, MonthEvent, SUPER_MONTH, SuperEvent};
pub use board::cards::{ActionCard, Card};
pub use board::person::{Age, Person, Role};
pub use board::tiles::{Size, WallTile};
pub use rules::acting::{GROUP_COST, SMALL_COST, TOP_UP};
pub use rules::action::{Action, ActionData};
pub use rules::disasters::{EPIDEMIC, TRIBUTE};
pub use seen::effect::{
    Arrival, Brings, CardSpent, Debt, Departure, Effect, FloorChange, GoodsChange, Move, PointsChange, PrivilegeChange,
    Reason, WallGrowth, Works,
};
pub use seen::event::{Event, Good, Had};
pub use seen::forecast::{Burden, Forecast, Stage};
pub use seen::toll::SeatToll;
pub use seen::view::{Ask, Group, Kind, Kinds, Space, Stock, View};
pub use seen::view_court::{Counts, Court, Yield};
pub use state::decision::{Decision, Owed};
pub use state::groups::Groups;
pub use state::palace::{MOST_FLOORS, Palace};
pub use state::tally::{Cause, Source};
pub use state::{Dragon, Holdings, Phase};
pub use written::fields::{Amount, Rest};
pub use written::options::{Options, SuperChoice};
