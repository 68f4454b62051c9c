//! What can be seen: the view of a position (`view.rs`), what happens (`event.rs`), what an action would do (`effect.rs`, `figures.rs`),
//! the worlds a seat can imagine (`imagine.rs`), and all of it as numbers (`observation.rs`).

mod effect;
mod event;
mod figures;
mod imagine;
mod moment;
mod observation;
mod view;

pub(crate) use effect::effect;
pub use effect::{
    Effect, Joined, NextGame, PagodaChange, PagodaReason, Placed, ProvinceChange, ProvinceDeed, VillageChange,
};
pub use event::Event;
pub(crate) use event::witness;
pub use figures::{Change, Counted};
pub(crate) use figures::{changes, figures};
pub(crate) use imagine::imagine;
pub(crate) use moment::{EVENTS, THINGS, moment};
pub(crate) use observation::{GRID, encode};
pub(crate) use view::view;
pub use view::{Lone, Player, TileCount, View, Village};
