//! What can be seen: the view of a position, what happens in it, what an action would do, what the coming months bring, and all
//! of it as numbers.

mod condense;
pub(crate) mod effect;
pub(crate) mod event;
mod figures;
pub(crate) mod forecast;
mod misjudged;
mod moment;
mod observation;
pub(crate) mod toll;
pub(crate) mod view;
pub(crate) mod view_court;

pub(crate) use condense::effect;
pub(crate) use figures::{changes, figures};
pub(crate) use misjudged::misjudged;
pub(crate) use moment::{EVENTS, THINGS, moment};
pub(crate) use observation::{GRID, encode};
pub(crate) use view::view;

/// Is it left out of a view?
fn is_zero<T: Default + PartialEq>(number: &T) -> bool {
    *number == T::default()
}
