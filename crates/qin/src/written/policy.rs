//! Actions as indices of a policy: the pass, then nine ways for each two squares side by side. The squares are counted on the
//! largest board, so that an index means the same on all boards, and every board has room.

use crate::board::{Axis, Board, Colour, Direction, SIDE, Tile};
use crate::rules::{Action, Halves};
use crate::state::Qin;
use tianxia_core::encoding::{changes, fraction};
use tianxia_core::{Cell, Square};

/// Places of a tile along an axis, and ways to lay a tile there: three doubles, three mixed tiles either way round.
const PLACES: u32 = (SIDE * (SIDE - 1)) as u32;
const WAYS: u32 = 9;

/// All indices are below this.
pub(crate) const POLICY: u32 = 1 + 2 * PLACES * WAYS;

/// What an action is, and what it changes.
pub(crate) const FEATURES: &[&str] = &[
    "pass",
    "double",
    "red squares",
    "yellow squares",
    "blue squares",
    "row",
    "column",
    "own pagodas left",
    "others' pagodas left",
    "own provinces",
    "others' provinces",
    "own territories in provinces",
    "others' territories in provinces",
    "own villages",
    "others' villages",
];

/// The figures behind the last of these, and what is usual for a large change of each.
const CHANGES: [(&str, u32); 4] =
    [("pagodas left", 2), ("provinces", 2), ("territories in provinces", 10), ("villages", 2)];

#[inline]
pub(crate) fn policy(action: Action, board: &Board) -> Option<u32> {
    if action.is_pass() {
        return Some(0);
    }
    let Halves { tile, first, second } = action.halves(board)?;
    let way = tile.index() as u32 + if second < first { 3 } else { 0 };
    let (low, high) = (first.min(second), first.max(second));
    let Square { row, column } = board.square(low);
    // Squares are counted along the rows.
    let axis = if board.width() > 1 && high.0 - low.0 == 1 { Axis::Across } else { Axis::Down };
    let place = match axis {
        Axis::Across => u32::from(row) * (SIDE as u32 - 1) + u32::from(column),
        Axis::Down => PLACES + u32::from(row) * SIDE as u32 + u32::from(column),
    };
    Some(1 + place * WAYS + way)
}

pub(crate) fn at_policy(index: u32, board: &Board) -> Option<Action> {
    let Some(rest) = index.checked_sub(1) else { return Some(Action::PASS) };
    let (place, way) = (rest / WAYS, rest % WAYS);
    let (columns, towards, away, place) = match place.checked_sub(PLACES) {
        None => (SIDE as u32 - 1, Direction::East, Direction::West, place),
        Some(place) => (SIDE as u32, Direction::South, Direction::North, place),
    };
    let square = Square { row: u8::try_from(place / columns).ok()?, column: (place % columns) as u8 };
    let one = board.cell(square)?;
    let other = board.step(one, towards)?;
    // The first three ways are doubles; of the others, those from 6 on are turned round.
    let (tile, first, towards): (Tile, Cell, Direction) =
        if way < 6 { (Tile::ALL[way as usize], one, towards) } else { (Tile::ALL[way as usize - 3], other, away) };
    Some(Action::towards(tile, first, towards))
}

pub(crate) fn features(state: &Qin, action: Action, out: &mut [f32]) {
    let Some((own, effects)) = out.split_at_mut_checked(FEATURES.len() - 2 * CHANGES.len()) else { return };
    match action.halves(&state.board) {
        None => own[0] = 1.0,
        Some(Halves { tile, first, second }) => {
            own[1] = f32::from(u8::from(tile.is_double()));
            for colour in Colour::ALL {
                let squares = tile.colours().into_iter().filter(|half| *half == colour).count();
                own[2 + colour as usize] = fraction(squares as u32, 2);
            }
            let [one, other] = [first, second].map(|cell| state.board.square(cell));
            own[5] = fraction(u32::from(one.row) + u32::from(other.row), 2 * SIDE as u32);
            own[6] = fraction(u32::from(one.column) + u32::from(other.column), 2 * SIDE as u32);
        }
    }
    let kind = |name: &str| CHANGES.iter().position(|(known, _)| *known == name).map(|kind| (kind, CHANGES[kind].1));
    changes(state, action, kind, effects);
}
