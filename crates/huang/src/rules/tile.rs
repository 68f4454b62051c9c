//! Placing a tile (H15 to H20) and all that may follow: a war, beaten bandits, a point, a building, a market tile, a
//! further blue tile.

use super::play::Play;
use crate::board::Colour;
use crate::seen::{Event, Reason};
use crate::state::{Decision, Groups};
use tianxia_core::{Cell, Dice, Sink};

impl<D: Dice, S: Sink<Event>> Play<'_, D, S> {
    pub(crate) fn place_tile(&mut self, colour: Colour, cell: Cell) {
        let seat = self.game.active;
        self.show(seat, colour, 1);
        self.game.lively = true;
        let groups = self.game.groups_around(cell, self.game.linked());
        self.game.tiles[colour.index()].insert(cell);
        // What a tile joins while a war begins is no state yet (H38).
        let state = if groups.clash() { None } else { self.state_around(cell) };
        self.tell(Event::Tile { seat, colour, at: self.square(cell), state });
        if groups.clash() {
            self.begin_war(cell, &groups);
        } else if self.game.options.bandits && self.game.bandits_near(cell) > 0 {
            self.beat_bandits(cell, groups.cells());
        } else {
            self.score_tile(colour, &groups);
            if !self.ask(Decision::Build { tile: cell }) {
                self.after_building(cell, false);
            }
        }
    }

    /// The leader of the tile's colour gains a point; without one, the yellow leader (H17).
    fn score_tile(&mut self, colour: Colour, groups: &Groups<3>) {
        let cells = groups.cells();
        if let Some((owner, at)) = self.game.leader_within(colour, cells) {
            self.score(owner, colour, 1, Reason::Tile, at);
        } else if let Some((owner, at)) = self.game.leader_within(Colour::Yellow, cells) {
            self.score(owner, colour, 1, Reason::StandIn, at);
        }
    }

    /// What the tile allows once its building is settled: green the market (H19), blue a further tile (H20).
    pub(crate) fn after_building(&mut self, tile: Cell, built: bool) {
        let next = match self.game.colour_at(tile) {
            Some(Colour::Green) => Some(Decision::Market),
            Some(Colour::Blue) if !built => Some(Decision::Chain { tile }),
            _ => None,
        };
        if !next.is_some_and(|decision| self.ask(decision)) {
            self.finish_action();
        }
    }

    pub(crate) fn take(&mut self, colour: Colour) {
        let seat = self.game.active;
        self.game.market[colour] -= 1;
        let player = self.game.seat_mut(seat);
        player.hand[colour] += 1;
        player.known.took(colour);
        self.tell(Event::Took { seat, colour });
        self.finish_action();
    }
}
