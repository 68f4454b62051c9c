//! What everybody knows of a hand that only its owner sees: by the fair deal (Q6), and by having had to pass (Q24).

use super::Qin;
use crate::board::{Tile, Tiles};
use tianxia_core::Seat;

/// What everybody knows of a hand that nobody else sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Known {
    /// It surely holds a double: the deal gave one (Q6), and none was placed since.
    pub(crate) double: bool,
    /// Kinds of tiles (as bits) that could have been placed when this player had to pass (Q24) …
    pub(crate) barred: u8,
    /// … and how many tiles of the hand, at least, are therefore not of these kinds.
    pub(crate) unbarred: u8,
}

impl Known {
    /// Reports whether a hand can be the one of which this is known.
    pub(crate) fn allows(self, hand: Tiles) -> bool {
        let unbarred = hand.each().filter(|tile| self.barred >> tile.index() & 1 == 0).count();
        (!self.double || hand.has_double()) && unbarred >= usize::from(self.unbarred)
    }

    /// Returns the kinds that those tiles are not.
    pub(crate) fn barred_tiles(self) -> impl Iterator<Item = Tile> {
        Tile::ALL.into_iter().filter(move |tile| self.barred >> tile.index() & 1 == 1)
    }
}

impl Qin {
    /// Notes a pass: no tile of the hand could be placed (Q24), so none is of the `placeable` kinds. What an earlier pass showed of the
    /// same tiles stays known.
    pub(crate) fn note_pass(&mut self, seat: Seat, placeable: u8) {
        let unbarred = self.hands[seat.index()].len();
        let known = &mut self.known[seat.index()];
        let before = if known.unbarred == unbarred { known.barred } else { 0 };
        *known = Known { barred: before | placeable, unbarred, ..*known };
    }

    /// Notes that a tile has left the hand.
    pub(crate) fn note_placed(&mut self, seat: Seat, tile: Tile) {
        let known = &mut self.known[seat.index()];
        known.double &= !tile.is_double();
        if known.barred >> tile.index() & 1 == 0 {
            known.unbarred = known.unbarred.saturating_sub(1);
        }
        if known.unbarred == 0 {
            known.barred = 0;
        }
    }
}
