//! What everybody knows of the tiles a seat keeps hidden. A tile taken from the market (H19) is seen, so until it is played it is
//! in that hand or among that seat's unseen discards (H26). Other tiles come from the bag and are unknown.
//!
//! The bookkeeping is by colour, in three parts. A colour's tiles that were taken and not yet played are
//! - `held`: surely still in the hand, since the seat has not discarded enough unseen tiles since;
//! - `buried`: surely among the unseen discards, since the hand has not enough room for them;
//! - `loose`: in one or the other.

use super::Huang;
use crate::board::{Colour, Tiles};
use tianxia_core::Seat;

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

    /// The tiles of a colour that are known to be in this hand or these discards.
    fn of(&self, colour: Colour) -> u8 {
        self.held[colour] + self.loose[colour] + self.buried[colour]
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

impl Huang {
    /// How many tiles of a colour lie where not everybody can see them.
    pub(crate) fn unseen(&self, colour: Colour) -> u8 {
        let open = [self.market[colour], self.spent[colour]].map(u32::from);
        let seen = self.tiles_of(colour).len() + open[0] + open[1];
        u32::from(colour.tiles()).saturating_sub(seen) as u8
    }

    /// Might the seat, for all that everybody knows, hold a tile of this colour? Version 1 of the rules asks only whether it holds
    /// any tile and whether any tile of the colour is unseen.
    pub(crate) fn might_hold(&self, seat: Seat, colour: Colour) -> bool {
        let somewhere = !self.seat(seat).hand.is_empty() && self.unseen(colour) > 0;
        somewhere && (self.options.rules == 1 || self.has_room_for(seat, colour))
    }

    /// Is a tile of this colour known to be in the hand, or could one be among the tiles of the hand that nobody else knows?
    fn has_room_for(&self, seat: Seat, colour: Colour) -> bool {
        let player = self.seat(seat);
        let Known { held, loose, buried } = player.known;
        if held[colour] > 0 {
            return true;
        }
        let room = player.hand.len() - held.len();
        if loose[colour] > 0 {
            return room > 0;
        }
        // Tiles that may be in the hand or in the discards, and for which the discards have no room, fill the hand.
        let discards = player.discards.len() - buried.len();
        let placed: u8 = Seat::all(self.options.players).map(|other| self.seat(other).known.of(colour)).sum();
        room > loose.len().saturating_sub(discards) && self.unseen(colour) > placed
    }

    /// Does everybody know all tiles of this hand?
    pub(crate) fn is_open(&self, seat: Seat) -> bool {
        let player = self.seat(seat);
        player.hand.len() == player.known.held.len()
    }
}
