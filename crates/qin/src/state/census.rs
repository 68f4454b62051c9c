//! What can neither appear nor vanish: territories of each colour, on tiles and on the board, and everybody's pagodas.

use super::Qin;
use crate::board::Colour;

pub(crate) fn census(state: &Qin) -> Vec<(&'static str, u32)> {
    let held = |colour| {
        state.supply.territories(colour) + state.hands.iter().map(|hand| hand.territories(colour)).sum::<u32>()
    };
    let colours = Colour::ALL.map(|colour| (colour.key(), held(colour) + state.territory[colour as usize].len()));
    let pagodas = state.seats().map(|seat| {
        let (provinces, villages) = state.pagodas_placed(seat);
        ("pagodas of a player", u32::from(state.pagodas[seat.index()] + provinces + villages))
    });
    colours.into_iter().chain(pagodas).collect()
}
