//! What a position must keep besides being readable: no more tiles and pagodas than are in the box, and a game that goes on exactly
//! when it says so.

use crate::board::{OF_EACH, Tile};
use crate::state::Qin;
use tianxia_core::{BadInput, Fault, Turn};

/// No more tiles of a kind than there are (Q2).
pub(super) fn check_tiles(state: &Qin) -> Result<(), BadInput> {
    for kind in Tile::ALL {
        let held: u8 = state.hands.iter().map(|hand| hand.0[kind.index()]).sum();
        if held.saturating_add(state.supply.0[kind.index()]) > OF_EACH {
            let message = format!("there are only {OF_EACH} tiles {kind} (Q2), fewer than hands and supply name");
            return Err(BadInput::new(message).of(Fault::Contradiction).within("supply"));
        }
    }
    Ok(())
}

/// A pagoda is missing on a province, or a supply is empty, only where the game has ended (Q22); nobody has more than there are (Q3).
pub(super) fn check_pagodas(state: &Qin) -> Result<(), BadInput> {
    let over = state.turn == Turn::Over;
    let missing = |held: &crate::state::Holding| held.pagodas < 1 + u8::from(held.is_major());
    if !over && state.roots().any(|root| missing(state.at(root))) {
        let message = "a `-` (a pagoda not placed any more) is for games that are over";
        return Err(BadInput::new(message).of(Fault::Contradiction).within("diagram"));
    }
    let full = state.options.pagodas_each();
    let beyond = state.seats().find(|seat| state.pagodas_left(*seat) > full);
    let empty = state.seats().find(|seat| !over && state.pagodas_left(*seat) == 0);
    let message = match (beyond, empty) {
        (_, Some(seat)) => {
            format!("seat {seat} has no pagoda left, so the game is over (Q22); write `turn = \"over\"`")
        }
        (Some(seat), None) => format!("seat {seat} has more than {full} pagodas (Q3)"),
        (None, None) => return Ok(()),
    };
    Err(BadInput::new(message).of(Fault::Contradiction).within("pagodas"))
}

/// Whoever is to decide holds a tile (Q24), and somebody can place one (Q23).
pub(super) fn check_turn(state: &Qin) -> Result<(), BadInput> {
    let Turn::Decide(seat) = state.turn else { return Ok(()) };
    if !state.seats().any(|seat| state.fits_anywhere(state.hands[seat.index()])) {
        let message = "no tile held by anyone can be placed, so the game is over (Q23); write `turn = \"over\"`";
        return Err(BadInput::new(message).of(Fault::Contradiction));
    }
    if state.hands[seat.index()].len() == 0 {
        let message = format!("seat {seat} holds no tile, so it is not asked (Q24)");
        return Err(BadInput::new(message).of(Fault::Contradiction).within("turn"));
    }
    Ok(())
}
