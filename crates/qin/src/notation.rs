//! Actions as text: `RY c4 c5` puts the red half on c4 and the yellow one on c5; `pass` passes.

use crate::action::Action;
use crate::board::Board;
use crate::square::Square;
use crate::tile::Tile;
use tianxia_core::BadInput;

pub(crate) fn write(action: Action, board: &Board) -> String {
    match action.placement(board) {
        Some(placement) => {
            format!("{} {} {}", placement.tile, board.square(placement.first), board.square(placement.second))
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
            let (first, second) = (cell(first, board)?, cell(second, board)?);
            let (first, second) = if swapped { (second, first) } else { (first, second) };
            Action::between(tile, first, second, board).ok_or_else(|| {
                let (one, other) = (board.square(first), board.square(second));
                BadInput::new(format!("{one} and {other} do not share an edge; a tile lies on two squares that do"))
            })
        }
        _ => Err(BadInput::new(format!(
            "`{}` is not an action; write a tile and its two squares, such as `RY c4 c5`, or `pass`",
            text.trim()
        ))),
    }
}

fn cell(word: &str, board: &Board) -> Result<u8, BadInput> {
    let square = Square::read(word)?;
    board.cell(square).ok_or_else(|| {
        let last = board.square(board.width() * board.height() - 1);
        BadInput::new(format!("`{word}` is not on the board, which ends at {last}"))
    })
}
