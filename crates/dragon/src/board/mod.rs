//! The printed parts that never change in a game: the months and what they bring, the persons, the cards, the tiles.

#[macro_use]
pub(crate) mod names;
pub(crate) mod calendar;
pub(crate) mod cards;
pub(crate) mod person;
pub(crate) mod tiles;
