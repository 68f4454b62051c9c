//! What can be seen of a game: views, events, what an action would do, and the worlds that a seat cannot tell from the real one.

mod access;
mod condense;
mod effect;
mod event;
mod figures;
mod imagine;
mod moment;
mod observation;
mod observation_pending;
mod outlook;
mod view;
mod view_pending;

pub use access::Realm;
pub(crate) use condense::effect;
pub use effect::{
    Beaten, Built, Counted, Effect, Gain, Gone, Granaries, LeaderMove, Moved, Offered, Placed, RevoltEffect, Spent,
    WarEffect, WarState,
};
pub(crate) use event::witness;
pub use event::{Event, Offer, Reason, Removal, Return};
pub(crate) use figures::{changes, figures};
pub(crate) use imagine::imagine;
pub(crate) use moment::{EVENTS, THINGS, moment};
pub(crate) use observation::{GRID, encode, fits};
pub(crate) use outlook::misjudged;
pub use outlook::{RevoltOutlook, WarOutlook};
pub(crate) use view::view;
pub use view::{
    BanditView, CapitalView, KnownView, LeaderView, MapView, PagodaView, PointsView, SeatView, StateView, TileView,
    View,
};
pub use view_pending::{Pending, RebelView, SideView, SiteView, SupportView, WarStep};
