//! The one kind of decision: which tile goes where, or a pass (Q7, Q24). An [`Action`] is its own number, so that it costs
//! two bytes and needs no table. [`Choice`] declares its notation and its data; [`Action::place`] and [`Action::placement`] lead in
//! and out.

use crate::board::{Board, Direction, Tile};
use tianxia_core::actions::{Field, Miss, Words};
use tianxia_core::{BadInput, Cell, Fault, Square, actions};

actions! {
    /// An action in words: `RY c4 c5` puts the red half on c4 and the yellow one on c5.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub(crate) enum Choice in Board {
        /// A tile is placed (Q7).
        Place {
            /// Which tile: `RR`, `YY`, `BB`, `RY`, `RB` or `YB`.
            tile: Laid,
            /// Where its first colour lies.
            first: Square,
            /// Where its second colour lies.
            second: Square,
        } = "{tile} {first} {second}";
        /// Nothing can be placed (Q24).
        Pass = "pass";
    }
    /// An action: `{"action": "place", "tile": "RY", "first": "c4", "second": "c5"}` or `{"action": "pass"}`.
    #[derive(Hash)]
    pub enum ActionData;
    /// The kinds of actions.
    pub(crate) enum Kind;
}

/// A tile as typed. `YR` is the tile `RY` with its squares swapped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Laid {
    tile: Tile,
    swapped: bool,
}

impl Field<Board> for Laid {
    type Data = Tile;

    fn data(self, _: &Board) -> Tile {
        self.tile
    }

    fn of_data(tile: Tile, _: &Board) -> Result<Self, BadInput> {
        Ok(Laid { tile, swapped: false })
    }

    fn write(self, _: &Board, text: &mut String) {
        text.push_str(self.tile.name());
    }

    fn read(words: &mut Words<'_>, _: &Board) -> Result<Self, Miss> {
        let read = |word: &str| Tile::read(word).ok().map(|(tile, swapped)| Laid { tile, swapped });
        words.word("a tile (RR, YY, BB, RY, RB or YB)", read)
    }

    fn json(self, board: &Board, text: &mut String) {
        self.quoted(board, text);
    }
}

impl Field<Board> for Square {
    type Data = Square;

    fn data(self, _: &Board) -> Square {
        self
    }

    fn of_data(square: Square, _: &Board) -> Result<Self, BadInput> {
        Ok(square)
    }

    fn write(self, _: &Board, text: &mut String) {
        self.append_to(text);
    }

    fn read(words: &mut Words<'_>, _: &Board) -> Result<Self, Miss> {
        words.parse("a square such as c4", str::parse)
    }

    fn json(self, board: &Board, text: &mut String) {
        self.quoted(board, text);
    }
}

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

    /// Makes the action that lays the first colour of a tile on `first` and the second on `second`. It is refused if the squares are not
    /// on the board or do not share an edge. Whether it is legal depends on the position.
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

    /// Packs a choice. Refused like [`Action::place`].
    pub(crate) fn of(choice: Choice, board: &Board) -> Result<Action, BadInput> {
        match choice {
            Choice::Place { tile: Laid { tile, swapped: false }, first, second }
            | Choice::Place { tile: Laid { tile, swapped: true }, first: second, second: first } => {
                Action::place(board, tile, first, second)
            }
            Choice::Pass => Ok(Action::PASS),
        }
    }

    /// Unpacks an action of this board.
    pub(crate) fn choice(self, board: &Board) -> Choice {
        match self.placement(board) {
            Some(Placement { tile, first, second }) => {
                Choice::Place { tile: Laid { tile, swapped: false }, first, second }
            }
            None => Choice::Pass,
        }
    }

    /// Returns the tile and its squares; `None` for a pass, and for an action of another board that means nothing on this one.
    #[must_use]
    pub fn placement(self, board: &Board) -> Option<Placement> {
        let Halves { tile, first, second } = self.halves(board)?;
        Some(Placement { tile, first: board.square(first), second: board.square(second) })
    }

    /// Reports whether it is a pass.
    #[must_use]
    pub fn is_pass(self) -> bool {
        self == Action::PASS
    }

    /// Packs a placement without checks: the second half must lie on the board, and a double must point east or south.
    #[inline]
    pub(crate) fn towards(tile: Tile, first: Cell, towards: Direction) -> Action {
        Action(1 + (u16::from(first.0) * DIRECTIONS + towards as u16) * KINDS + tile.index() as u16)
    }

    /// Returns the same placement `cells` squares further on.
    #[inline]
    pub(crate) fn moved_by(self, cells: u16) -> Action {
        Action(self.0 + cells * DIRECTIONS * KINDS)
    }

    /// Returns the placement by cells.
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

    /// Returns the action with this code, if it means something on this board. A double has one code for both ways round (Q7).
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
