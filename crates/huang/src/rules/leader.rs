//! Positioning a leader (H10 to H13), which may start a revolt.

use super::play::Play;
use crate::board::Colour;
use crate::seen::Event;
use crate::state::{Revolt, bit};
use tianxia_core::{Cell, Dice, Sink};

impl<D: Dice, S: Sink<Event>> Play<'_, D, S> {
    pub(crate) fn withdraw(&mut self, colour: Colour) {
        let seat = self.game.active;
        if let Some(cell) = self.game.leaders[seat.index()][colour.index()].take() {
            self.tell(Event::Withdrawn { seat, colour, from: self.square(cell) });
        }
        self.finish_action();
    }

    pub(crate) fn place_leader(&mut self, colour: Colour, cell: Cell) {
        let seat = self.game.active;
        // Lifted first: its old hex links nothing any more when the new one is judged (H10).
        let from = self.game.leaders[seat.index()][colour.index()].take();
        let groups = self.game.groups_around(cell, self.game.linked());
        let defender = groups
            .states()
            .find(|state| state.colours & bit(colour) != 0)
            .and_then(|state| self.game.leader_within(colour, state.cells));
        self.game.leaders[seat.index()][colour.index()] = Some(cell);
        let (from, state) = (from.map(|from| self.square(from)), self.state_around(cell));
        self.tell(Event::Leader { seat, colour, at: self.square(cell), from, state });
        match defender {
            None => self.finish_action(),
            Some((defender, _)) => self.revolt(Revolt { colour, defender, attack: None }),
        }
    }
}
