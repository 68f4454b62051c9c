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
pub use rules::action::Action;
pub use seen::effect::{
    Arrival, Brings, CardSpent, Debt, Departure, Effect, FloorChange, GoodsChange, Move, PointsChange, PrivilegeChange,
    Reason, WallGrowth, Works,
};
pub use seen::event::{Event, Good};
pub use seen::forecast::{Burden, Forecast, Stage};
pub use seen::toll::SeatToll;
pub use seen::view::{Ask, Group, Kind, Space, Stock, View};
pub use seen::view_court::{Counts, Court, Yield};
pub use state::groups::Groups;
pub use state::palace::{MOST_FLOORS, Palace};
pub use state::tally::{Cause, Source};
pub use state::{Dragon, Holdings, Owed, Phase};
pub use written::data::ActionData;
pub use written::options::{Options, SuperChoice};
