//! Revolt (H33 to H37): what attacker and defender commit, and who wins.

use super::play::Play;
use crate::board::Colour;
use crate::seen::{Event, Reason, Return};
use crate::state::{Commitment, Decision, Huang, Revolt};
use tianxia_core::{Cell, Dice, Seat, Sink};

impl<D: Dice, S: Sink<Event>> Play<'_, D, S> {
    pub(super) fn revolt(&mut self, revolt: Revolt) {
        let attacker = self.game.active;
        let [attack, defence] = [attacker, revolt.defender].map(|seat| self.game.support_of(seat, revolt.colour));
        if let (Some((at, attack)), Some((against, defence))) = (attack, defence) {
            let state = self.state_around(at);
            let (at, against) = (self.square(at), self.square(against));
            let (colour, defender) = (revolt.colour, revolt.defender);
            self.tell(Event::Revolt { colour, attacker, at, attack, defender, against, defence, state });
        }
        self.ask_commitment(revolt);
    }

    /// Asks the next side, unless everybody can see that it has nothing to add.
    fn ask_commitment(&mut self, revolt: Revolt) {
        if !self.ask(Decision::Revolt(revolt)) {
            self.commit(revolt, Commitment::default());
        }
    }

    pub(crate) fn commit(&mut self, revolt: Revolt, commitment: Commitment) {
        match revolt.attack {
            None => {
                self.pledge(self.game.active, commitment);
                self.ask_commitment(Revolt { attack: Some(commitment), ..revolt });
            }
            Some(attack) => {
                self.pledge(revolt.defender, commitment);
                self.settle(revolt, attack, commitment);
            }
        }
    }

    fn pledge(&mut self, seat: Seat, commitment: Commitment) {
        self.spend(seat, Colour::Yellow, commitment.tiles);
        self.tell(Event::Committed { seat, commitment });
    }

    /// Higher total wins, ties the defender (H35).
    fn settle(&mut self, revolt: Revolt, attack: Commitment, defence: Commitment) {
        let Revolt { colour, defender, .. } = revolt;
        let attacker = self.game.active;
        let strength = |seat: Seat, commitment: Commitment| {
            self.game.support_of(seat, colour).map_or(0, |(_, tiles)| tiles) + commitment.strength()
        };
        let (attack, defence) = (strength(attacker, attack), strength(defender, defence));
        let (winner, loser) = if attack > defence { (attacker, defender) } else { (defender, attacker) };
        self.tell(Event::RevoltOver {
            winner,
            loser,
            colour,
            strength: attack.max(defence),
            against: attack.min(defence),
        });
        self.send_back(loser, colour, Return::Revolt);
        if let Some(at) = self.game.leader(winner, colour) {
            self.score(winner, colour, 1, Reason::Revolt, at);
        }
        self.finish_action();
    }
}

impl Huang {
    /// Where a seat's leader stands and how many yellow tiles are next to it (H33).
    pub(crate) fn support_of(&self, seat: Seat, colour: Colour) -> Option<(Cell, u8)> {
        let cell = self.leader(seat, colour)?;
        Some((cell, (self.map().near(cell) & self.tiles_of(Colour::Yellow)).len() as u8))
    }

    /// Might a seat, for all that everybody knows, add something to a conflict: a tile, or its leader off the map?
    pub(crate) fn might_commit(&self, seat: Seat, colour: Colour) -> bool {
        self.leader(seat, colour).is_none() || self.might_hold(seat, colour)
    }
}
