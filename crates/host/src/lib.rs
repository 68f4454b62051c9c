//! What every host of tables offers beside the tables, a server as well as a page that plays by itself: the games ([`about`]), and bots
//! that play ([`Player`]), advise ([`hint`]) and judge ([`judge`], [`weigh`]). All of it in the types of the protocol, without clock or thread.

mod about;
mod players;

pub use about::about;
pub use players::{Player, candidates, hint, judge, sum_up, weigh};
