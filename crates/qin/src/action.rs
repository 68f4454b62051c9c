//! The one kind of decision: which tile goes where, or a pass (Q7, Q24). An action is its own number, so that it costs
//! two bytes and needs no table.

use crate::board::{Board, Direction};
use crate::tile::Tile;
use serde::{Serialize, Serializer};

/// A placement or a pass.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Action(u16);

/// A tile on the board: its first colour on one square, its second on a neighbour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Placement {
    pub(crate) tile: Tile,
    pub(crate) first: u8,
    pub(crate) second: u8,
}

const DIRECTIONS: u16 = 4;
const KINDS: u16 = 6;

impl Action {
    /// The player places nothing.
    pub const PASS: Action = Action(0);

    /// The caller vouches that the second half lies on the board, and that a double points east or south.
    #[inline]
    pub(crate) fn place(tile: Tile, first: u8, towards: Direction) -> Action {
        Action(1 + (u16::from(first) * DIRECTIONS + towards as u16) * KINDS + tile.index() as u16)
    }

    /// The same placement `cells` squares further on.
    #[inline]
    pub(crate) fn moved_by(self, cells: u16) -> Action {
        Action(self.0 + cells * DIRECTIONS * KINDS)
    }

    pub(crate) fn number(self) -> u32 {
        u32::from(self.0)
    }

    /// The action with this number on this board; doubles have one number for both ways round (Q7).
    pub(crate) fn numbered(number: u32, board: &Board) -> Option<Action> {
        let action = Action(u16::try_from(number).ok()?);
        (action == Action::PASS || action.placement(board).is_some()).then_some(action)
    }

    pub(crate) fn numbers(board: &Board) -> u32 {
        1 + u32::from(board.width()) * u32::from(board.height()) * u32::from(DIRECTIONS * KINDS)
    }

    /// The placement this action means; `None` for a pass, and for numbers that mean nothing on this board.
    pub(crate) fn placement(self, board: &Board) -> Option<Placement> {
        let rest = self.0.checked_sub(1)?;
        let tile = Tile::ALL[usize::from(rest % KINDS)];
        let towards = Direction::ALL[usize::from(rest / KINDS % DIRECTIONS)];
        let first = u8::try_from(rest / KINDS / DIRECTIONS).ok()?;
        let on_board = first < board.width() * board.height();
        let canonical = !tile.is_double() || matches!(towards, Direction::East | Direction::South);
        let second = if on_board && canonical { board.step(first, towards) } else { None }?;
        Some(Placement { tile, first, second })
    }

    /// The action that places `tile` with its first colour on `first` and its second on `second`, which share an edge.
    pub(crate) fn between(tile: Tile, first: u8, second: u8, board: &Board) -> Option<Action> {
        let (first, second) = if tile.is_double() { (first.min(second), first.max(second)) } else { (first, second) };
        let towards = Direction::ALL.into_iter().find(|towards| board.step(first, *towards) == Some(second))?;
        Some(Action::place(tile, first, towards))
    }
}

impl Serialize for Action {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u16(self.0)
    }
}
