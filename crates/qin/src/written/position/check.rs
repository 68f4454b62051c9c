//! Checks a position that could be read: no more tiles and pagodas than are in the box, knowledge that fits the hands, and a game that
//! is over exactly when it has ended.

use crate::board::{OF_EACH, Tile};
use crate::state::{Holding, Qin, pagodas_on};
use tianxia_core::{BadInput, Fault, Seat, Turn};

/// Checks that there are no more tiles of a kind than in the box (Q2).
pub(super) fn check_tiles(state: &Qin) -> Result<(), BadInput> {
    let all = state.unseen(|_| false);
    match Tile::ALL.into_iter().find(|kind| all.0[kind.index()] > OF_EACH) {
        Some(kind) => {
            let message = format!("there are only {OF_EACH} tiles {kind} (Q2), fewer than hands and supply name");
            Err(BadInput::new(message).of(Fault::Contradiction).within("supply"))
        }
        None => Ok(()),
    }
}

/// Checks that a pagoda is missing on a province, or a supply is empty, only where the game has ended (Q22), and that no player has
/// more than there are (Q3).
pub(super) fn check_pagodas(state: &Qin) -> Result<(), BadInput> {
    let over = state.turn == Turn::Over;
    let missing = |held: &Holding| held.pagodas < pagodas_on(held.size);
    if !over && state.roots().any(|root| missing(state.at(root))) {
        let message = "a `-` (a pagoda not placed any more) is for games that are over";
        return Err(BadInput::new(message).of(Fault::Contradiction).within("diagram"));
    }
    let full = state.options.pagodas_each();
    let all = |seat: Seat| {
        let (provinces, villages) = state.pagodas_placed(seat);
        u32::from(state.pagodas_left(seat)) + u32::from(provinces) + u32::from(villages)
    };
    let beyond = state.seats().find(|seat| all(*seat) > u32::from(full));
    let empty = state.seats().find(|seat| !over && state.pagodas_left(*seat) == 0);
    let message = match (beyond, empty) {
        (_, Some(seat)) => {
            format!("seat {seat} has no pagoda left, so the game is over (Q22); write `turn = \"over\"`")
        }
        (Some(seat), None) => {
            let (all, left) = (all(seat), state.pagodas_left(seat));
            format!("seat {seat} has {all} pagodas, {left} of them left to place; there are {full} (Q3)")
        }
        (None, None) => return Ok(()),
    };
    Err(BadInput::new(message).of(Fault::Contradiction).within("pagodas"))
}

/// Checks that each hand can be what is known of it.
pub(super) fn check_known(state: &Qin) -> Result<(), BadInput> {
    match state.seats().find(|seat| !state.known[seat.index()].allows(state.hands[seat.index()])) {
        Some(seat) => {
            let message = format!("the hand of seat {seat} cannot be what is known of it (Q6, Q24)");
            Err(BadInput::new(message).of(Fault::Contradiction).within("known"))
        }
        None => Ok(()),
    }
}

/// Checks that the game is over exactly when it has ended (Q22, Q23), and that the deciding seat holds a tile (Q24).
pub(super) fn check_turn(state: &Qin) -> Result<(), BadInput> {
    let fits = state.seats().any(|seat| state.fits_anywhere(state.hands[seat.index()]));
    let (game, games) = (state.game_number(), state.options.boards.len());
    let message = match state.turn {
        Turn::Decide(_) if !fits => {
            "no tile held by anyone can be placed, so the game is over (Q23); write `turn = \"over\"`".to_owned()
        }
        Turn::Decide(seat) if state.hands[seat.index()].len() == 0 => {
            format!("seat {seat} holds no tile, so it is not asked (Q24)")
        }
        Turn::Over if usize::from(game) < games => {
            format!("game {game} of a series of {games} is followed by the next at once (Q25); write a seat")
        }
        Turn::Over if fits && state.seats().all(|seat| state.pagodas_left(seat) > 0) => {
            "a held tile can be placed and no supply is empty, so the game goes on (Q22, Q23); write a seat".to_owned()
        }
        Turn::Decide(_) | Turn::Over => return Ok(()),
    };
    Err(BadInput::new(message).of(Fault::Contradiction).within("turn"))
}
