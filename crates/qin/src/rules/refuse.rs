//! Why an action is not allowed: each refusal names its rule (Q7, Q8, Q15, Q16, Q22, Q24).

use super::action::{Action, Halves};
use crate::state::Qin;
use tianxia_core::{Illegal, Seat, Turn};

/// Who plays the action, and what is placed (nothing by a pass); or why it is not allowed.
pub(crate) fn refuse(state: &Qin, action: Action) -> Result<(Seat, Option<Halves>), Illegal> {
    let Turn::Decide(seat) = state.turn else { return Err(Illegal::new("Q22", "qin-illegal-over")) };
    if action.is_pass() {
        return refuse_pass(state, seat).map(|()| (seat, None));
    }
    let Some(placement) = action.halves(&state.board) else {
        return Err(Illegal::new("Q7", "qin-illegal-off-board"));
    };
    refuse_placement(state, seat, placement).map(|()| (seat, Some(placement)))
}

fn refuse_placement(state: &Qin, seat: Seat, placement: Halves) -> Result<(), Illegal> {
    let Halves { tile, first, second } = placement;
    let free = state.free();
    if !state.hands[seat.index()].has(tile) {
        return Err(Illegal::new("Q7", "qin-illegal-not-in-hand"));
    }
    if !free.has(first) || !free.has(second) {
        return Err(Illegal::new("Q7", "qin-illegal-not-free"));
    }
    let beside = state.board.beside(state.all_territories());
    if !beside.has(first) && !beside.has(second) {
        return Err(Illegal::new("Q8", "qin-illegal-no-neighbour"));
    }
    placement.parts().try_for_each(|part| state.may_join(part.colour, part.cells())).map_err(Illegal::from)
}

/// Nobody may pass who can place a tile (Q24).
fn refuse_pass(state: &Qin, seat: Seat) -> Result<(), Illegal> {
    if state.placeable(state.hands[seat.index()].kinds()) == 0 {
        Ok(())
    } else {
        Err(Illegal::new("Q24", "qin-illegal-pass"))
    }
}
