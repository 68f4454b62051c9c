//! What everybody knows of the tiles a seat keeps hidden. A tile taken from the market (H19) is seen, so until it is played it is
//! in that hand or among that seat's unseen discards (H26). Other tiles come from the bag and are unknown.
//!
//! The bookkeeping is by colour, in three parts. A colour's tiles that were taken and not yet played are
//! - `held`: surely still in the hand, since the seat has not discarded enough unseen tiles since;
//! - `buried`: surely among the unseen discards, since the hand has not enough room for them;
//! - `loose`: in one or the other.

use crate::colour::{Colour, Tiles};

/// What everybody knows of a seat's hidden tiles: lower bounds by colour.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub(crate) struct Known {
    /// At least these are in the hand.
    pub(crate) held: Tiles,
    /// At least these, besides, are in the hand or the discards.
    pub(crate) loose: Tiles,
    /// At least these are in the discards.
    pub(crate) buried: Tiles,
}

impl Known {
    /// A tile was taken from the market.
    pub(crate) fn took(&mut self, colour: Colour) {
        self.held[colour] += 1;
    }

    /// A tile of the hand was shown and played; `left` stay in the hand. It may be one that was known or another of its colour:
    /// the weakest thing that is true in both cases is that one known tile is gone.
    pub(crate) fn played(&mut self, colour: Colour, left: u8) {
        if self.held[colour] > 0 {
            self.held[colour] -= 1;
        } else if self.loose[colour] > 0 {
            self.loose[colour] -= 1;
        }
        self.settle(left);
    }

    /// `count` tiles of the hand were discarded unseen; `left` stay in the hand.
    pub(crate) fn discarded(&mut self, count: u8, left: u8) {
        for colour in Colour::ALL {
            let sure = self.held[colour].saturating_sub(count);
            self.loose[colour] += self.held[colour] - sure;
            self.held[colour] = sure;
        }
        self.settle(left);
    }

    /// Loose tiles for which the hand has no room are in the discards.
    fn settle(&mut self, hand: u8) {
        let room = hand.saturating_sub(self.held.len());
        for colour in Colour::ALL {
            let excess = self.loose[colour].saturating_sub(room);
            self.loose[colour] -= excess;
            self.buried[colour] += excess;
        }
    }
}
