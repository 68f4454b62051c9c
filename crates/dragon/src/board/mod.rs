//! What is printed on cardboard and never changes in a game: the months and what they bring, the persons, the cards, the tiles.

pub(crate) mod calendar;
pub(crate) mod cards;
mod names;
pub(crate) mod person;
pub(crate) mod tiles;
mod words;
