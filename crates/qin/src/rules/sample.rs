//! Draws one legal answer without listing them: places are counted on whole sets of squares, and one is picked.

use super::action::Action;
use crate::state::Qin;
use tianxia_core::{Cells, Dice, Turn};

/// Sets of places: for each kind of tile along each axis, forth and back.
const PARTS: usize = 6 * 2 * 2;

/// Returns the answer that a roll picks from the list of [`legal`](super::legal::legal).
pub(crate) fn sample(state: &Qin, dice: &mut impl Dice) -> Option<Action> {
    let Turn::Decide(seat) = state.turn else { return None };
    let ground = state.ground();
    let mut parts = [(Cells::NONE, Action::PASS, 0); PARTS];
    let (mut count, mut total) = (0, 0);
    let starts = ground.starts.map(|cells| (cells, cells.len()));
    state.each_places(&ground, state.hands[seat.index()].kinds(), |places| {
        let (all, most) = starts[places.axis as usize];
        // Most often nothing is barred.
        let size = if places.cells == all { most } else { places.cells.len() };
        parts[count] = (places.cells, places.at_first, size);
        count += 1;
        total += size;
    });
    // With nothing to place the pass is the whole list (Q24).
    let mut ticket = dice.below(total.max(1));
    for (cells, at_first, size) in &parts[..count] {
        if ticket < *size {
            return cells.nth(ticket).map(|cell| at_first.moved_by(cell.0.into()));
        }
        ticket -= size;
    }
    Some(Action::PASS)
}
