//! Setting up: a random player begins (Q1), everybody draws three tiles (Q5), and a start may be fair (Q6).

use crate::board::{OF_EACH, Tile, Tiles};
use crate::state::{HAND, Known, MAX_PLAYERS, Qin};
use crate::written::Options;
use std::sync::Arc;
use tianxia_core::{Dice, Seat, Turn};

/// Sets up the first game.
pub(crate) fn start(options: &Options, dice: &mut impl Dice) -> Qin {
    let starter = Seat::new(dice.below(u32::from(options.players)) as usize);
    let mut game = Qin::empty(Arc::new(options.clone()), options.first_board());
    game.series.starter = starter;
    game.turn = Turn::Decide(starter);
    game.deal(dice);
    game
}

impl Qin {
    /// Deals 3 tiles to everybody (Q5), again and again until all hold a double if the start is to be fair (Q6).
    pub(super) fn deal(&mut self, dice: &mut impl Dice) {
        loop {
            self.hands = [Tiles::default(); MAX_PLAYERS];
            self.supply = Tiles([OF_EACH; 6]);
            for seat in self.seats() {
                for _ in 0..HAND {
                    self.take_tile(seat, dice);
                }
            }
            let fair = self.seats().all(|seat| self.hands[seat.index()].has_double());
            if fair || !self.options.fair_start {
                break;
            }
        }
        for seat in self.seats() {
            self.known[seat.index()] = Known { double: self.options.fair_start, ..Known::default() };
        }
    }

    /// Draws a tile, if the supply has any (Q21).
    pub(crate) fn take_tile(&mut self, seat: Seat, dice: &mut impl Dice) -> Option<Tile> {
        let tile = Tile::ALL[dice.draw(&self.supply.0)?];
        self.supply.remove(tile);
        self.hands[seat.index()].add(tile);
        Some(tile)
    }
}
