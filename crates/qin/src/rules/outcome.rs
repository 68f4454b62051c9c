//! The end of a game: the winner, and the score sheet behind it (Q22, Q23, Q25).

use crate::state::Qin;
use tianxia_core::{Outcome, Phrase, Seat, SheetRow, Turn, places};

/// Returns the places and the score sheet. The most pagodas on the board win (Q23); the player who placed the last one has the most
/// (Q22). In a series the fewest left over in all games win (Q25), which is the same thing.
pub(crate) fn outcome(state: &Qin) -> Option<Outcome> {
    ranking(state).map(|ranking| Outcome { sheet: sheet(state), ..ranking })
}

/// Returns the places alone.
pub(crate) fn ranking(state: &Qin) -> Option<Outcome> {
    if state.turn != Turn::Over {
        return None;
    }
    let games = i32::from(state.game_number());
    let left = |seat| i32::from(state.left_over(seat)) + i32::from(state.pagodas_left(seat));
    let scores: Vec<i32> =
        state.seats().map(|seat| games * i32::from(state.options.pagodas_each()) - left(seat)).collect();
    Some(Outcome { places: places(&scores), scores, sheet: Vec::new() })
}

fn sheet(state: &Qin) -> Vec<SheetRow> {
    let row = |label, figure: &dyn Fn(Seat) -> u8| SheetRow {
        section: "qin-sheet-pagodas",
        label: Phrase::new(label),
        values: state.seats().map(|seat| i32::from(figure(seat))).collect(),
    };
    let mut sheet = vec![
        row("qin-sheet-provinces", &|seat| state.pagodas_placed(seat).0),
        row("qin-sheet-villages", &|seat| state.pagodas_placed(seat).1),
    ];
    if state.game_number() > 1 {
        sheet.push(row("qin-sheet-left-before", &|seat| state.left_over(seat)));
    }
    sheet.push(row("qin-sheet-left", &|seat| state.pagodas_left(seat)));
    sheet
}
