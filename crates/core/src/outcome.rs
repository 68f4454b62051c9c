//! How a game ended: a place for every seat and the score sheet behind it.

use crate::{Phrase, Seat};
use serde::Serialize;

/// The end of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    /// The place of each seat, in seat order. The best place is 1; seats that share a place have equal numbers, and
    /// the places below are skipped (1, 1, 3). Where nobody wins, nobody holds place 1.
    pub places: Vec<u8>,
    /// The figure each seat is ranked by first.
    pub scores: Vec<i32>,
    /// Where the figures come from; empty where nobody asked for it (`Game::ranking`).
    pub sheet: Vec<SheetRow>,
}

/// A line of the score sheet: one figure for each seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SheetRow {
    /// The part of the sheet this row belongs to (a message id), such as `dragon-sheet-by-month`.
    pub section: &'static str,
    /// What the figures count.
    pub label: Phrase,
    /// One figure for each seat, in seat order.
    pub values: Vec<i32>,
}

impl Outcome {
    /// Places and scores alone.
    #[must_use]
    pub fn without_sheet(mut self) -> Outcome {
        self.sheet = Vec::new();
        self
    }

    /// The seats in first place: one, several who share, or none.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        self.places.iter().enumerate().filter(|(_, place)| **place == 1).map(|(index, _)| Seat::new(index))
    }

    /// The seat that won alone, if one did.
    #[must_use]
    pub fn sole_winner(&self) -> Option<Seat> {
        let mut winners = self.winners();
        winners.next().filter(|_| winners.next().is_none())
    }
}

/// Places from keys: the greatest key comes first, equal keys share.
///
/// ```
/// assert_eq!(tianxia_core::places(&[7, 9, 9, 1]), [3, 1, 1, 4]);
/// ```
pub fn places<K: PartialOrd>(keys: &[K]) -> Vec<u8> {
    keys.iter().map(|key| 1 + keys.iter().filter(|other| *other > key).count() as u8).collect()
}
