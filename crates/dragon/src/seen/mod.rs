//! What can be seen: the view of a position, what happens in it, what an action would do, and what the coming months bring.

pub(crate) mod event;
pub(crate) mod forecast;
pub(crate) mod view;

pub(crate) use view::view;
