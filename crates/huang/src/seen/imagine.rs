//! Worlds a seat cannot tell from the real one. The seat knows its own hand and its own unseen discards, and of the others
//! what everybody knows (`known`). Everything else, the bag and H5's tiles included, is one heap that is dealt afresh; how much of
//! it really lies where is never looked at.

use crate::board::{Colour, Tiles};
use crate::state::Huang;
use tianxia_core::{Dice, Seat};

/// A world that `seat` cannot tell from this one.
pub(crate) fn imagine(game: &Huang, seat: Seat, dice: &mut impl Dice) -> Huang {
    let mut world = game.clone();
    let others = || Seat::all(game.options.players).filter(move |other| *other != seat);
    // The heap is all that the seat cannot see, so it is the same in every world the seat may be in.
    world.bag.add(&game.removed);
    for other in others() {
        let player = game.seat(other);
        world.bag.add(&player.hand);
        world.bag.add(&player.discards);
    }
    for other in others() {
        world.place_known(game, other, dice);
    }
    for other in others() {
        let player = *game.seat(other);
        let dealt = *world.seat(other);
        let hand = world.deal(player.hand.len() - dealt.hand.len(), dice);
        world.seat_mut(other).hand.add(&hand);
        let discards = world.deal(player.discards.len() - dealt.discards.len(), dice);
        world.seat_mut(other).discards.add(&discards);
    }
    world.removed = world.deal(game.removed.len(), dice);
    world
}

impl Huang {
    /// Gives another seat the tiles that everybody knows it has; a loose one goes where there is room, by chance.
    fn place_known(&mut self, real: &Huang, other: Seat, dice: &mut impl Dice) {
        let player = real.seat(other);
        let known = player.known;
        let (mut hand, mut discards) = (known.held, known.buried);
        let mut sure = Tiles::NONE;
        sure.add(&known.held);
        sure.add(&known.buried);
        sure.add(&known.loose);
        self.bag.take(&sure);
        for colour in Colour::ALL {
            for _ in 0..known.loose[colour] {
                let in_hand = u32::from(player.hand.len() - hand.len());
                let in_discards = u32::from(player.discards.len() - discards.len());
                let place = dice.below(in_hand + in_discards);
                if place < in_hand { hand[colour] += 1 } else { discards[colour] += 1 }
            }
        }
        let dealt = self.seat_mut(other);
        (dealt.hand, dealt.discards) = (hand, discards);
    }
}
