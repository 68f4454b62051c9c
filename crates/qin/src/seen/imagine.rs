//! Worlds that a seat cannot tell from the real one, by what everybody knows of the hands.

use crate::board::{Tile, Tiles};
use crate::state::{Known, Qin};
use tianxia_core::{Dice, Seat, Turn};

/// Deals that are tried at random before the constraints are dealt first.
const FREE_TRIES: u32 = 64;
/// Deals that are tried at all. A real game always admits one; a position written by hand may contradict itself.
const TRIES: u32 = 4096;

/// Deals again the tiles that `seat` cannot see, the other hands and the supply, by what is known of them. It uses only their sum, so
/// that the real deal leaves no trace.
pub(crate) fn imagine(state: &Qin, seat: Seat, dice: &mut impl Dice) -> Qin {
    let unseen = state.unseen(|other| other == seat);
    let others = || state.seats().filter(move |other| *other != seat);
    let mut world = state.clone();
    for attempt in 0..TRIES {
        world.supply = unseen;
        let dealt = others().all(|other| {
            let size = state.hands[other.index()].len();
            let known = state.known[other.index()];
            let hand = draw_hand(&mut world.supply, size, known, attempt >= FREE_TRIES, dice);
            hand.is_some_and(|hand| {
                world.hands[other.index()] = hand;
                true
            })
        });
        if dealt && goes_on(&world) {
            return world;
        }
    }
    // The constraints contradict each other: keep at least the number of tiles in each hand.
    world.supply = unseen;
    for other in others() {
        let size = state.hands[other.index()].len();
        let hand = draw_hand(&mut world.supply, size, Known::default(), false, dice);
        world.hands[other.index()] = hand.unwrap_or_default();
    }
    world
}

/// Reports whether some player can place a tile, as in every game that is not over (Q23).
fn goes_on(world: &Qin) -> bool {
    world.turn == Turn::Over || world.seats().any(|seat| world.fits_anywhere(world.hands[seat.index()]))
}

/// Draws a hand that fits what is known of it, or fails; `guided` draws the known part first.
fn draw_hand(bag: &mut Tiles, size: u8, known: Known, guided: bool, dice: &mut impl Dice) -> Option<Tiles> {
    let mut hand = Tiles::default();
    let take = |bag: &mut Tiles, hand: &mut Tiles, allowed: u8, dice: &mut _| -> Option<()> {
        let counts = std::array::from_fn::<u8, 6, _>(|kind| if allowed >> kind & 1 == 1 { bag.0[kind] } else { 0 });
        let tile = Tile::ALL[Dice::draw(dice, &counts)?];
        bag.remove(tile);
        hand.add(tile);
        Some(())
    };
    const ALL: u8 = 0b11_1111;
    const DOUBLES: u8 = 0b00_0111;
    let unbarred = !known.barred & ALL;
    let mut left = size;
    let mut free_of_bar = known.unbarred.min(size);
    if guided && known.double && left > 0 {
        let allowed = if free_of_bar == size { unbarred & DOUBLES } else { DOUBLES };
        take(bag, &mut hand, allowed, dice)?;
        left -= 1;
        free_of_bar = free_of_bar.min(left);
    }
    for _ in 0..left {
        let allowed = if free_of_bar > 0 { unbarred } else { ALL };
        take(bag, &mut hand, allowed, dice)?;
        free_of_bar = free_of_bar.saturating_sub(1);
    }
    known.allows(hand).then_some(hand)
}
