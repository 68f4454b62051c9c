//! Positioning a leader (H10 to H13), which may start a revolt.

use super::play::Play;
use crate::board::Colour;
use crate::seen::Event;
use crate::state::{Huang, Revolt, bit};
use tianxia_core::{Cell, Dice, Seat, Sink};

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
        let defender = self.game.leader_of_joined(colour, cell);
        self.game.leaders[seat.index()][colour.index()] = Some(cell);
        let (from, state) = (from.map(|from| self.square(from)), self.state_around(cell));
        self.tell(Event::Leader { seat, colour, at: self.square(cell), from, state });
        match defender {
            None => self.finish_action(),
            Some((defender, _)) => self.revolt(Revolt { colour, defender, attack: None }),
        }
    }
}

impl Huang {
    /// Whose leader of this colour is in a state that one on this hex would join (H13).
    fn leader_of_joined(&self, colour: Colour, cell: Cell) -> Option<(Seat, Cell)> {
        if Seat::all(self.options.players).all(|seat| self.leader(seat, colour).is_none()) {
            return None;
        }
        let groups = self.groups_around(cell, self.linked());
        let state = groups.states().find(|state| state.colours & bit(colour) != 0)?;
        self.leader_within(colour, state.cells)
    }
}
