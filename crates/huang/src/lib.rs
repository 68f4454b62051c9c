//! The rules of Huang.
mod board;
mod game;
mod rules;
mod seen;
mod state;
mod written;

pub use board::{Capital, Colour, Dynasty, Map, Site, Survey, Terrain, Tiles};
pub use rules::Action;
pub use seen::{
    BanditView, Beaten, Built, CapitalView, Counted, Effect, Event, Gain, Gone, Granaries, KnownView, LeaderMove,
    LeaderView, MapView, Moved, Offer, Offered, PagodaView, Pending, Placed, PointsView, Realm, Reason, RebelView,
    Removal, Return, RevoltEffect, RevoltOutlook, SeatView, SideView, SiteView, Spent, SupportView, TileView, View,
    WarEffect, WarOutlook, WarState, WarStep,
};
pub use state::{Commitment, Ending, Huang, Led, Standing};
pub use written::{ActionData, Options, TileCounts};
