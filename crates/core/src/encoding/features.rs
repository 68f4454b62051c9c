//! Features that every game has: what everybody can see that an action would change, as [`Game::outlook`] tells it beforehand.

use super::fraction;
use crate::{Game, Turn};

/// Writes by how much an action would change public figures: for the deciding seat, and behind it for all others together. So
/// `out` has two places for each kind of figure. `kind` says of a figure, by its name in [`Game::figures`], which kind it is and how large a
/// change is usual; `None` leaves it out. A figure of the table's counts as the deciding seat's. An action that is not
/// legal changes nothing.
pub fn changes<G: Game>(state: &G, action: G::Action, kind: impl Fn(&str) -> Option<(usize, u32)>, out: &mut [f32]) {
    let (Turn::Decide(own), Ok(seen)) = (state.turn(), state.outlook(action)) else { return };
    for (figure, by) in G::changes(&seen.effect) {
        let Some((kind, usual)) = kind(figure.what) else { continue };
        let others = usize::from(figure.seat.is_some_and(|seat| seat != own));
        if let Some(feature) = out.get_mut(2 * kind + others) {
            let size = fraction(by.unsigned_abs() as u32, usual);
            *feature += if by < 0 { -size } else { size };
        }
    }
}
