//! The rules of Huang: tiles and leaders on a map of hexes, states that grow together in wars and fall apart in riots. Rule
//! numbers such as `H44` refer to `docs/rules/huang.md`.
//!
//! Where to look for what: `options` and `setup` before the game, `places`, `legal` and `check` for what may be done, `play` and
//! the chapters `leader`, `tile`, `war` and `turn` for what comes of it, `scoring` for the end; `known` and `imagine` for what a seat
//! can know; `notation`, `numbers`, `position` and `tell` for how it is written.

mod action;
mod cells;
mod check;
mod colour;
mod diagram;
mod event;
mod game;
mod groups;
mod imagine;
mod known;
mod leader;
mod legal;
mod map;
mod map_text;
mod notation;
mod numbers;
mod options;
mod places;
mod play;
mod position;
mod position_pending;
mod scoring;
mod setup;
mod site;
mod sound;
mod spot;
mod stage;
mod standing;
mod state;
mod survey;
mod tell;
mod tile;
mod turn;
mod view;
mod view_pending;
mod war;
mod written;

pub use action::Action;
pub use cells::{Cell, Cells, MAX_CELLS};
pub use colour::{Colour, Dynasty, Tiles};
pub use event::{Event, Offer, Reason, Removal, Return};
pub use map::{Capital, Map, Terrain};
pub use options::Options;
pub use site::Site;
pub use spot::Spot;
pub use stage::{Commitment, Ending};
pub use standing::{Led, Standing};
pub use state::Huang;
pub use survey::Survey;
pub use view::{
    BanditView, CapitalView, KnownView, LeaderView, MapView, PagodaView, PointsView, SeatView, TileView, View,
};
pub use view_pending::{Pending, RebelView, SideView, SiteView, SupportView, WarStep};
