//! The one kind of decision: which tile goes where, or a pass (Q7, Q24). An action is its own number, so that it costs
//! two bytes and needs no table; [`Action::place`] and [`Action::placement`] lead in and out.

use crate::board::{Board, Direction, Tile};
use tianxia_core::{BadInput, Cell, Fault, Square};

/// A placement or a pass.
///
/// ```
/// use tianxia_qin::{Action, Board, Placement};
///
/// let board = Board::named("bird")?;
/// let action = Action::place(&board, "RY".parse()?, "c4".parse()?, "c5".parse()?)?;
/// let Placement { tile, first, second } = action.placement(&board).expect("it is no pass");
/// assert_eq!(format!("{tile} {first} {second}"), "RY c4 c5");
/// assert!(Action::PASS.placement(&board).is_none());
/// # Ok::<(), tianxia_core::BadInput>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Action(u16);

/// A tile on the board: its first colour on one square, its second on a neighbour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Placement {
    /// Which tile.
    pub tile: Tile,
    /// Where its first colour lies.
    pub first: Square,
    /// Where its second colour lies.
    pub second: Square,
}

/// A placement by the cells of a board, as the rules use it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Halves {
    pub(crate) tile: Tile,
    pub(crate) first: Cell,
    pub(crate) second: Cell,
}

const DIRECTIONS: u16 = 4;
const KINDS: u16 = 6;

impl Action {
    /// The player places nothing.
    pub const PASS: Action = Action(0);

    /// Places a tile with its first colour on `first` and its second on `second`. Refused if the squares are not on the board or do not
    /// share an edge; whether it is legal depends on the position.
    pub fn place(board: &Board, tile: Tile, first: Square, second: Square) -> Result<Action, BadInput> {
        let [one, other] = [on_board(board, first)?, on_board(board, second)?];
        // A double turned by half is the same placement (Q7).
        let [from, to] = if tile.is_double() && other < one { [other, one] } else { [one, other] };
        let towards = Direction::ALL.into_iter().find(|towards| board.step(from, *towards) == Some(to));
        towards.map(|towards| Action::towards(tile, from, towards)).ok_or_else(|| {
            let message = format!("{first} and {second} do not share an edge; a tile lies on two squares that do");
            BadInput::new(message).of(Fault::Contradiction)
        })
    }

    /// What is placed where; `None` for a pass, and for an action of another board that means nothing on this one.
    #[must_use]
    pub fn placement(self, board: &Board) -> Option<Placement> {
        let Halves { tile, first, second } = self.halves(board)?;
        Some(Placement { tile, first: board.square(first), second: board.square(second) })
    }

    /// Is it a pass?
    #[must_use]
    pub fn is_pass(self) -> bool {
        self == Action::PASS
    }

    /// The caller vouches that the second half lies on the board, and that a double points east or south.
    #[inline]
    pub(crate) fn towards(tile: Tile, first: Cell, towards: Direction) -> Action {
        Action(1 + (u16::from(first.0) * DIRECTIONS + towards as u16) * KINDS + tile.index() as u16)
    }

    /// The same placement `cells` squares further on.
    #[inline]
    pub(crate) fn moved_by(self, cells: u16) -> Action {
        Action(self.0 + cells * DIRECTIONS * KINDS)
    }

    /// The placement by cells.
    pub(crate) fn halves(self, board: &Board) -> Option<Halves> {
        let rest = self.0.checked_sub(1)?;
        let tile = Tile::ALL[usize::from(rest % KINDS)];
        let towards = Direction::ALL[usize::from(rest / KINDS % DIRECTIONS)];
        let first = Cell(u8::try_from(rest / KINDS / DIRECTIONS).ok()?);
        let on_board = first.0 < board.width() * board.height();
        let canonical = !tile.is_double() || matches!(towards, Direction::East | Direction::South);
        let second = if on_board && canonical { board.step(first, towards) } else { None }?;
        Some(Halves { tile, first, second })
    }

    pub(crate) const fn code(self) -> u16 {
        self.0
    }

    /// The action with this code, if it means something on this board; doubles have one code for both ways round (Q7).
    pub(crate) fn from_code(code: u16, board: &Board) -> Option<Action> {
        let action = Action(code);
        (action.is_pass() || action.halves(board).is_some()).then_some(action)
    }

    /// All codes on this board are below this.
    pub(crate) fn codes(board: &Board) -> u16 {
        1 + u16::from(board.width()) * u16::from(board.height()) * DIRECTIONS * KINDS
    }
}

fn on_board(board: &Board, square: Square) -> Result<Cell, BadInput> {
    board.cell(square).ok_or_else(|| {
        let message = format!("`{square}` is not on the board, which ends at {}", board.last_square());
        BadInput::new(message).of(Fault::OutOfRange)
    })
}
