//! Actions as numbers: 0 is the pass; the others count squares, directions and kinds of tiles. Tiles have numbers too, which stand for
//! them on scripted dice.

use crate::board::{Board, Tile};
use crate::rules::Action;

pub(crate) fn number(action: Action) -> u32 {
    u32::from(action.code())
}

pub(crate) fn numbered(number: u32, board: &Board) -> Option<Action> {
    Action::from_code(u16::try_from(number).ok()?, board)
}

pub(crate) fn numbers(board: &Board) -> u32 {
    u32::from(Action::codes(board))
}

pub(crate) fn face(word: &str) -> Option<u32> {
    word.parse::<Tile>().ok().map(|tile| tile.index() as u32)
}
