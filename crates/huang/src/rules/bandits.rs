//! Beaten bandits (H48): they leave, the red leader of the state gains points, and as many red tiles go.

use super::play::Play;
use crate::board::Colour;
use crate::seen::{Event, Reason, Removal};
use crate::state::{BANDITS, Decision};
use tianxia_core::{Cell, Cells, Dice, Sink};

impl<D: Dice, S: Sink<Event>> Play<'_, D, S> {
    /// All bandit tiles next to the placed tile are beaten by the state it now belongs to (H48).
    pub(super) fn beat_bandits(&mut self, cell: Cell, state: Cells) {
        let near = self.game.map().near(cell);
        let mut beaten = 0;
        for (tile, bandits) in BANDITS.into_iter().enumerate() {
            if let Some(camp) = self.game.bandits[tile].take_if(|camp| camp.iter().any(|hex| near.has(*hex))) {
                beaten += bandits;
                let at = self.squares(&camp);
                self.tell(Event::Bandits { seat: self.game.active, tile: tile as u8 + 1, bandits, at });
            }
        }
        if let Some((owner, at)) = self.game.leader_within(Colour::Red, state) {
            self.score(owner, Colour::Red, beaten, Reason::Bandits, at);
        }
        self.pay_bandits_left(cell, self.game.reds_in(state), beaten);
    }

    pub(crate) fn pay_bandits(&mut self, tile: Cell, reds: Cells, left: u8, cell: Cell) {
        self.remove_tile(cell, Removal::Bandits);
        self.pay_bandits_left(tile, reds, left - 1);
    }

    fn pay_bandits_left(&mut self, tile: Cell, reds: Cells, left: u8) {
        if !self.ask(Decision::Bandits { tile, reds, left }) {
            self.remove_rest(reds, left, Removal::Bandits);
        }
    }

    /// Removes the red tiles of a state that has no more of them than have to go.
    pub(super) fn remove_rest(&mut self, state: Cells, left: u8, because: Removal) {
        if left > 0 {
            self.game.reds_in(state).iter().for_each(|cell| self.remove_tile(cell, because));
        }
        self.finish_action();
    }
}
