//! Actions as text: `RY c4 c5` puts the red half on c4 and the yellow one on c5; `pass` passes.

use crate::board::{Board, Tile};
use crate::rules::{Action, Placement};
use tianxia_core::{BadInput, Square};

pub(crate) fn write(action: Action, board: &Board) -> String {
    match action.placement(board) {
        // A turn has hundreds of answers, so they are put together without the machinery of formats.
        Some(Placement { tile, first, second }) => {
            let mut text = String::with_capacity("RY c10 c11".len());
            text.push_str(tile.name());
            for square in [first, second] {
                text.push(' ');
                square.append_to(&mut text);
            }
            text
        }
        None => "pass".to_owned(),
    }
}

pub(crate) fn read(text: &str, board: &Board) -> Result<Action, BadInput> {
    let words: Vec<&str> = text.split_whitespace().collect();
    match words[..] {
        [word] if word.eq_ignore_ascii_case("pass") => Ok(Action::PASS),
        [tile, first, second] => {
            let (tile, swapped) = Tile::read(tile)?;
            let (first, second): (Square, Square) = (first.parse()?, second.parse()?);
            let (first, second) = if swapped { (second, first) } else { (first, second) };
            Action::place(board, tile, first, second)
        }
        _ => Err(BadInput::new(format!(
            "`{}` is not an action; write a tile and its two squares, such as `RY c4 c5`, or `pass`",
            text.trim()
        ))),
    }
}
