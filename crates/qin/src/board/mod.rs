//! What is printed on cardboard: the board (Q4), the tiles and their colours (Q2). A board is shared by every position on it, with its
//! neighbourhoods worked out beforehand; `text.rs` reads it.

mod terrain;
mod text;
mod tile;
mod tiles;

pub use terrain::Terrain;
pub(crate) use terrain::{Axis, Direction};
pub(crate) use text::{BUILT_IN, DRAWN_NAME};
pub use tile::{Colour, Tile};
pub use tiles::OF_EACH;
pub(crate) use tiles::Tiles;

use std::fmt;
use tianxia_core::{Cell, Cells, Origin, Square};

/// Squares along a side of a board; drawn boards may have fewer.
pub const SIDE: usize = 13;

/// The most squares a board has.
pub(crate) const SQUARES: usize = SIDE * SIDE;

/// A board.
pub struct Board {
    name: String,
    title: String,
    text: String,
    origin: Origin,
    width: u8,
    height: u8,
    pub(crate) meadow: Cells,
    pub(crate) villages: Cells,
    pub(crate) water: Cells,
    pub(crate) starts: [Cells; 3],
    /// The squares that share an edge with each square; at the rim the square itself stands in for what is missing.
    neighbours: Vec<[Cell; 4]>,
    /// All squares but those of the first column: where a step to the east may arrive.
    not_first: Cells,
    /// All squares but those of the last column.
    not_last: Cells,
    all: Cells,
}

impl Board {
    /// The name: `bird`, `lion`, that of an own file, or `drawn`.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The title for people.
    #[must_use]
    pub fn title(&self) -> &str {
        &self.title
    }

    /// The text it was read from.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Columns.
    #[must_use]
    pub fn width(&self) -> u8 {
        self.width
    }

    /// Rows.
    #[must_use]
    pub fn height(&self) -> u8 {
        self.height
    }

    /// Every square, in reading order.
    pub fn squares(&self) -> impl Iterator<Item = Square> + '_ {
        self.all.iter().map(|cell| self.square(cell))
    }

    /// What is printed on a square; `None` off the board.
    #[must_use]
    pub fn terrain(&self, square: Square) -> Option<Terrain> {
        self.cell(square).map(|cell| self.terrain_of(cell))
    }

    /// The name of a cell of this board.
    #[must_use]
    pub fn square(&self, cell: Cell) -> Square {
        Square { row: cell.0 / self.width, column: cell.0 % self.width }
    }

    /// The cell that a name means here; `None` off the board.
    #[must_use]
    pub fn cell(&self, square: Square) -> Option<Cell> {
        (square.column < self.width && square.row < self.height).then(|| Cell(square.row * self.width + square.column))
    }

    pub(crate) fn origin(&self) -> Origin {
        self.origin
    }

    /// The last square, which says how large the board is.
    pub(crate) fn last_square(&self) -> Square {
        Square { row: self.height - 1, column: self.width - 1 }
    }

    pub(crate) fn terrain_of(&self, cell: Cell) -> Terrain {
        if self.villages.has(cell) {
            Terrain::Village
        } else if self.water.has(cell) {
            Terrain::Water
        } else {
            let start = Colour::ALL.into_iter().find(|colour| self.starts[*colour as usize].has(cell));
            start.map_or(Terrain::Meadow, Terrain::Start)
        }
    }

    /// The four squares that share an edge with `cell`. At the rim `cell` itself stands in for what is missing, so that loops over
    /// neighbours always take four steps; callers ask about territories, and ask it of squares that are none.
    #[inline]
    pub(crate) fn neighbours(&self, cell: Cell) -> [Cell; 4] {
        self.neighbours[cell.index()]
    }

    /// The neighbour one step away, if it is on the board.
    pub(crate) fn step(&self, cell: Cell, towards: Direction) -> Option<Cell> {
        let Square { column, row } = self.square(cell);
        let square = match towards {
            Direction::East => Square { column: column + 1, row },
            Direction::South => Square { column, row: row + 1 },
            Direction::West => Square { column: column.checked_sub(1)?, row },
            Direction::North => Square { column, row: row.checked_sub(1)? },
        };
        self.cell(square)
    }

    /// Where one arrives from `cells` by a step in each of the four directions.
    #[inline]
    pub(crate) fn steps(&self, cells: Cells) -> [Cells; 4] {
        let width = u32::from(self.width);
        [cells.up(1) & self.not_first, cells.up(width) & self.all, cells.down(1) & self.not_last, cells.down(width)]
    }

    /// Of `cells`, those whose eastern or southern neighbour lies in `cells` too: where a tile may begin.
    #[inline]
    pub(crate) fn before(&self, cells: Cells, towards: Axis) -> Cells {
        match towards {
            Axis::Across => cells.down(1) & self.not_last,
            Axis::Down => cells.down(u32::from(self.width)),
        }
    }

    /// How far apart the two squares of a tile are numbered.
    #[inline]
    pub(crate) fn stride(&self, axis: Axis) -> u8 {
        match axis {
            Axis::Across => 1,
            Axis::Down => self.width,
        }
    }

    /// Every square that shares an edge with one of `cells`.
    #[inline]
    pub(crate) fn beside(&self, cells: Cells) -> Cells {
        let [a, b, c, d] = self.steps(cells);
        a | b | c | d
    }

    /// The squares linked with `cell` through `within`, itself included.
    pub(crate) fn linked(&self, cell: Cell, within: Cells) -> Cells {
        let mut group = Cells::one(cell);
        loop {
            let larger = group | (self.beside(group) & within);
            if larger == group {
                return group;
            }
            group = larger;
        }
    }

    fn build(name: String, title: String, text: String, origin: Origin, width: u8, squares: &[Terrain]) -> Board {
        let height = (squares.len() / usize::from(width)) as u8;
        let cells = || (0..squares.len()).map(|index| Cell(index as u8));
        let of = |wanted: Terrain| -> Cells { cells().filter(|cell| squares[cell.index()] == wanted).collect() };
        Board {
            name,
            title,
            text,
            origin,
            width,
            height,
            meadow: of(Terrain::Meadow),
            villages: of(Terrain::Village),
            water: of(Terrain::Water),
            starts: Colour::ALL.map(|colour| of(Terrain::Start(colour))),
            neighbours: cells().map(|cell| around(cell, width, height)).collect(),
            not_first: cells().filter(|cell| cell.0 % width != 0).collect(),
            not_last: cells().filter(|cell| cell.0 % width != width - 1).collect(),
            all: cells().collect(),
        }
    }
}

fn around(cell: Cell, width: u8, height: u8) -> [Cell; 4] {
    let Cell(number) = cell;
    let (column, row) = (number % width, number / width);
    [
        if row > 0 { Cell(number - width) } else { cell },
        if column > 0 { Cell(number - 1) } else { cell },
        if column + 1 < width { Cell(number + 1) } else { cell },
        if row + 1 < height { Cell(number + width) } else { cell },
    ]
}

impl fmt::Debug for Board {
    /// A position prints its board by name; the whole board would drown the rest.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board({})", self.name)
    }
}

impl PartialEq for Board {
    /// One text is one board as long as it is in use (`Shelf`).
    fn eq(&self, other: &Board) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Eq for Board {}
