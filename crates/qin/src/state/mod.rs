//! A position of Qin as a plain value. Provinces are kept as they change, so that no rule has to search the board for them: every
//! territory of a province points at the province's first square, which holds its owner and size.

mod accessors;
mod census;
mod known;
mod prospects;

pub use accessors::Province;
pub(crate) use census::census;
pub(crate) use known::Known;
pub use prospects::{Prospects, Touched};

use crate::board::{Board, Colour, OF_EACH, SQUARES, Tiles};
use crate::written::Options;
use std::sync::Arc;
use tianxia_core::{Cell, Cells, Seat, Turn};

/// The most players (Q1).
pub(crate) const MAX_PLAYERS: usize = 4;

/// Tiles in a full hand (Q5).
pub const HAND: u8 = 3;

/// From this size a province is major (Q13).
pub const MAJOR: u8 = 5;

/// In [`Qin::root`]: not a province.
pub(crate) const NONE: Cell = Cell(u8::MAX);

/// A position of Qin. Cloning it copies less than a kilobyte and shares board and options.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Qin {
    pub(crate) options: Arc<Options>,
    /// The board of the game being played, which in a series is one of several.
    pub(crate) board: Arc<Board>,
    /// The territories of each colour, starting ones included.
    pub(crate) territory: [Cells; 3],
    /// The territories that belong to no province (Q10).
    pub(crate) lone: Cells,
    /// For a territory of a province: the province's first square. Otherwise [`NONE`].
    pub(crate) root: [Cell; SQUARES],
    /// What stands at the first square of a province, and at a village.
    pub(crate) holding: [Holding; SQUARES],
    pub(crate) hands: [Tiles; MAX_PLAYERS],
    pub(crate) supply: Tiles,
    /// The pagodas each player has left to place (Q3).
    pub(crate) pagodas: [u8; MAX_PLAYERS],
    pub(crate) known: [Known; MAX_PLAYERS],
    pub(crate) turn: Turn,
    pub(crate) series: Series,
}

/// A province or a village in somebody's hands. Empty everywhere else.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Holding {
    pub(crate) owner: Option<Seat>,
    /// The territories of a province; 0 for a village.
    pub(crate) size: u8,
    /// The pagodas on it. Fewer than the size calls for only when the game ended before they were placed (Q22).
    pub(crate) pagodas: u8,
}

/// Where a series of games stands (Q25). A single game is a series of one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Series {
    /// The game being played, counted from 0.
    pub(crate) game: u8,
    /// Who began it.
    pub(crate) starter: Seat,
    /// Pagodas left over in the games before it.
    pub(crate) left_over: [u8; MAX_PLAYERS],
}

impl Qin {
    /// A board with nothing on it but its starting territories, full supplies, empty hands.
    pub(crate) fn empty(options: Arc<Options>, board: Arc<Board>) -> Qin {
        let full = |index| if index < usize::from(options.players) { options.pagodas_each() } else { 0 };
        Qin {
            territory: board.starts,
            lone: board.starts[0] | board.starts[1] | board.starts[2],
            root: [NONE; SQUARES],
            holding: [Holding::default(); SQUARES],
            hands: [Tiles::default(); MAX_PLAYERS],
            supply: Tiles([OF_EACH; 6]),
            pagodas: std::array::from_fn(full),
            known: [Known::default(); MAX_PLAYERS],
            turn: Turn::Decide(Seat::new(0)),
            series: Series { game: 0, starter: Seat::new(0), left_over: [0; MAX_PLAYERS] },
            options,
            board,
        }
    }

    pub(crate) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::all(self.options.players)
    }

    pub(crate) fn all_territories(&self) -> Cells {
        self.territory[0] | self.territory[1] | self.territory[2]
    }

    /// Returns the free squares, where a tile may lie (Q7).
    pub(crate) fn free(&self) -> Cells {
        self.board.meadow & !self.all_territories()
    }

    /// Returns the free squares beside a territory: a tile must cover one of them (Q8).
    pub(crate) fn beside(&self) -> Cells {
        self.board.beside(self.all_territories()) & self.free()
    }

    /// Returns the tiles of the supply and of all hands but those that `seen` picks.
    pub(crate) fn unseen(&self, seen: impl Fn(Seat) -> bool) -> Tiles {
        let mut unseen = self.supply;
        self.seats().filter(|seat| !seen(*seat)).for_each(|seat| unseen.add_all(self.hands[seat.index()]));
        unseen
    }

    pub(crate) fn colour_at(&self, cell: Cell) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| self.territory[*colour as usize].has(cell))
    }

    pub(crate) fn at(&self, cell: Cell) -> &Holding {
        &self.holding[cell.index()]
    }

    /// The first squares of all provinces.
    pub(crate) fn roots(&self) -> impl Iterator<Item = Cell> + '_ {
        (0..SQUARES as u8).map(Cell).filter(|cell| self.root[cell.index()] == *cell)
    }

    /// Rebuilds the province around `cell` after territories were added or provinces joined. What stood at the first squares
    /// of joined provinces is wiped, so that equal positions are equal values.
    pub(crate) fn settle(&mut self, cell: Cell, colour: Colour, owner: Seat, pagodas: u8) -> Cells {
        let cells = self.board.linked(cell, self.territory[colour as usize]);
        let root = cells.first().unwrap_or(cell);
        for member in cells.iter() {
            self.root[member.index()] = root;
            self.holding[member.index()] = Holding::default();
        }
        self.holding[root.index()] = Holding { owner: Some(owner), size: cells.len() as u8, pagodas };
        self.lone = self.lone & !cells;
        cells
    }
}

/// Returns the pagodas that a province of this size carries (Q11, Q13).
pub(crate) fn pagodas_on(size: u8) -> u8 {
    if size >= MAJOR { 2 } else { 1 }
}

impl Holding {
    /// Is it a major province (Q13)?
    pub(crate) fn is_major(&self) -> bool {
        self.size >= MAJOR
    }
}
