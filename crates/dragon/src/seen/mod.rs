//! What can be seen: the view of a position, what happens in it, what an action would do, and what the coming months bring.

pub(crate) mod effect;
pub(crate) mod event;
mod figures;
pub(crate) mod forecast;
mod misjudged;
pub(crate) mod toll;
pub(crate) mod view;
pub(crate) mod view_court;

pub(crate) use effect::effect;
pub(crate) use figures::{changes, figures};
pub(crate) use misjudged::misjudged;
pub(crate) use view::view;
