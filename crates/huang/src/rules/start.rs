//! Setting up a new game (H3 to H6, H46, H49).

use super::ACTIONS;
use crate::board::{Colour, Tiles};
use crate::state::{Decision, HAND, Huang, Player};
use crate::written::Options;
use tianxia_core::{Cells, Dice, Seat};

/// Tiles that leave the bag in the short game (H5).
pub const SHORT: u8 = 24;

/// Sets up a new game.
pub(crate) fn start(options: &Options, dice: &mut impl Dice) -> Huang {
    let mut game = Huang::bare(options.clone());
    game.active = Seat::new(dice.below(options.players.into()) as usize);
    for capital in options.map.capitals() {
        game.tiles[Colour::Yellow.index()].insert(capital.cell);
        game.bag[Colour::Yellow] -= 1;
        if options.eighteen_kingdoms {
            game.granaries.insert(capital.cell);
        }
    }
    if options.short {
        game.removed = game.deal(SHORT, dice);
    }
    for seat in Seat::all(options.players) {
        game.seats[seat.index()].hand = game.deal(HAND, dice);
    }
    game.market = game.deal(HAND, dice);
    if options.bandits {
        game.place_bandits(dice);
    }
    game
}

impl Huang {
    /// A table with nothing on it and every tile in the bag.
    pub(crate) fn bare(options: Options) -> Huang {
        Huang {
            options,
            tiles: [Cells::NONE; 5],
            leaders: [[None; 5]; 5],
            pagodas: [[None; 2]; 5],
            palace: None,
            granaries: Cells::NONE,
            granaries_lost: 0,
            bandits: [None; 10],
            bag: Tiles::all(),
            removed: Tiles::NONE,
            market: Tiles::NONE,
            spent: Tiles::NONE,
            seats: [Player::default(); 5],
            active: Seat::new(0),
            actions: ACTIONS,
            lively: false,
            quiet: 0,
            decision: Decision::Act,
        }
    }

    /// Tiles from the bag, as many as there are.
    pub(crate) fn deal(&mut self, count: u8, dice: &mut impl Dice) -> Tiles {
        let mut tiles = Tiles::NONE;
        for _ in 0..count {
            let Some(colour) = dice.draw(&self.bag.0).map(|kind| Colour::ALL[kind]) else { break };
            self.bag[colour] -= 1;
            tiles[colour] += 1;
        }
        tiles
    }

    /// Five times: one bandit tile names the camp, the next is placed on it (H46).
    fn place_bandits(&mut self, dice: &mut impl Dice) {
        let mut tiles: [usize; 10] = std::array::from_fn(|index| index);
        dice.shuffle(&mut tiles);
        for pair in tiles.chunks_exact(2) {
            self.bandits[pair[1]] = self.map().camp(pair[0] + 1);
        }
    }
}
