//! The rules of *In the Year of the Dragon*, with the Great Wall and the super events.
//!
//! [`Dragon`] is a whole position as one plain value; it implements [`tianxia_core::Game`] and
//! [`tianxia_core::Written`]. The rules stand where the year brings them:
//!
//! - `options`: the set-up (D1 to D6), `calendar`: the row of events (D5), `cards`: action groups and hands (D4, D9);
//! - `flow`: the phases of a month and the order of the seats in each;
//! - `acting`: phase 1 (D10 to D17, D30), `persons`: phase 2 and every arrival and release (D18 to D21);
//! - `disasters`: phase 3 (D22 to D26, D31), `wonders`: the super events (D32 to D42);
//! - `scoring`: decay, phase 4 and the end (D27 to D29), `tally`: the books;
//! - `legal` and `judge`: which answers a decision has, and why another is refused.
//!
//! Palaces are kept in falling order in each [`court`](Palace), so that equal positions are equal states and equal
//! palaces are one option.
//!
//! ```
//! use tianxia_core::{FastDice, Game, Mute, Setup, Turn};
//! use tianxia_dragon::Dragon;
//!
//! let options = Dragon::read_options(&Setup::new(3).with("great_wall", "true")).unwrap();
//! let mut dice = FastDice::new(7);
//! let mut game = Dragon::start(&options, &mut dice);
//! let mut legal = Vec::new();
//! while game.turn() != Turn::Over {
//!     legal.clear();
//!     game.legal(&mut legal);
//!     game.play(legal[0], &mut dice, &mut Mute).unwrap();
//! }
//! assert_eq!(game.outcome().unwrap().winners().count(), 1);
//! ```

mod acting;
mod action;
mod calendar;
mod cards;
mod census;
mod court;
mod disasters;
mod flow;
mod forecast;
mod game;
mod happening;
mod holdings;
mod judge;
mod legal;
mod names;
mod notation;
mod numbers;
mod options;
mod palace;
mod person;
mod persons;
mod phrases;
mod player;
mod position;
mod position_read;
mod position_seat;
mod position_write;
mod scoring;
mod state;

#[cfg(test)]
mod symmetry;
mod tally;
mod track;
mod view;
mod wonders;

pub use action::Action;
pub use calendar::{Event, MONTHS, SUPER_MONTH, SuperEvent};
pub use cards::{ActionCard, Card, Groups};
pub use forecast::{Burden, Forecast};
pub use happening::{Good, Happening};
pub use holdings::Holdings;
pub use options::{Options, SuperChoice};
pub use palace::{MOST_FLOORS, Palace};
pub use person::{Age, Person, Role};
pub use player::{Size, WallTile};
pub use state::{Dragon, Phase};
pub use tally::{Cause, Source};
pub use view::{Ask, Counts, Court, Group, Space, Stock, View, Yield};
