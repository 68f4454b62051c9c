//! Boards (Q4): squares of meadow, village, water and starting territories, read from text files. A board is interned
//! once and shared by every position on it, with its neighbourhoods worked out beforehand.

use crate::cells::{Cells, MAX_CELLS};
use crate::square::Square;
use crate::tile::Colour;
use std::fmt;
use std::sync::Mutex;
use tianxia_core::{BadInput, TextFile};

const SIZE: usize = 13;

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
    neighbours: Vec<[u8; 4]>,
    /// All squares but those of the first column: where a step to the east may arrive.
    not_first: Cells,
    /// All squares but those of the last column.
    not_last: Cells,
    all: Cells,
}

/// Where a board comes from, which decides how a position names it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Origin {
    /// One of the two that come with the program.
    House,
    /// An own board file.
    Own,
    /// Drawn in a position or scenario; of any size.
    Drawn,
}

/// The boards that come with the program.
pub(crate) const HOUSE_BOARDS: [&str; 2] = ["bird", "lion"];

const HOUSE_TEXTS: [&str; 2] = [include_str!("../../../maps/qin/bird.txt"), include_str!("../../../maps/qin/lion.txt")];

impl Board {
    /// One of the boards that come with the program: `bird` or `lion`.
    pub fn named(name: &str) -> Result<&'static Board, BadInput> {
        let index = HOUSE_BOARDS.iter().position(|known| *known == name).ok_or_else(|| {
            BadInput::new(format!("there is no board `{name}`; the boards are {}", HOUSE_BOARDS.join(" and ")))
        })?;
        Board::read(HOUSE_TEXTS[index], Origin::House).map_err(|error| error.within(name))
    }

    /// Reads the text of an own board file: 13 × 13 squares.
    pub fn own(text: &str) -> Result<&'static Board, BadInput> {
        Board::read(text, Origin::Own)
    }

    fn read(text: &str, origin: Origin) -> Result<&'static Board, BadInput> {
        if let Some(board) = interned(|board| board.origin == origin && board.text == text) {
            return Ok(board);
        }
        let file = TextFile::parse(text)?;
        let mut name = None;
        let mut title = None;
        for header in &file.header {
            match header.key {
                "name" => name = Some(header.value.clone()),
                "title" => title = Some(header.value.clone()),
                "layout" if header.value == "squares" => {}
                "layout" => {
                    let message = format!("a board of Qin has `layout: squares`, not `{}`", header.value);
                    return Err(BadInput::at(header.line, 1, message));
                }
                "note" => {}
                other => {
                    let message = format!("`{other}` is unknown; the header has name, title, layout and note");
                    return Err(BadInput::at(header.line, 1, message));
                }
            }
        }
        let name = name.ok_or_else(|| BadInput::at(1, 1, "the header lacks the line `name: …`"))?;
        let title = title.unwrap_or_else(|| name.clone());
        let rows: Vec<_> = file.body.iter().copied().filter(|(_, row)| !row.is_empty()).collect();
        let last_line = file.body.last().map_or(1, |(line, _)| *line);
        if rows.len() != SIZE {
            let message =
                format!("the board has {} rows; a board of Qin has {SIZE} rows of {SIZE} squares", rows.len());
            return Err(BadInput::at(rows.get(SIZE).map_or(last_line, |(line, _)| *line), 1, message));
        }
        let mut squares = Vec::with_capacity(MAX_CELLS);
        for (line, row) in rows {
            let found = row.chars().count();
            if found != SIZE {
                let message = format!("the row has {found} squares; a board of Qin has {SIZE} in each row");
                return Err(BadInput::at(line, found.min(SIZE) + 1, message));
            }
            for (column, letter) in row.chars().enumerate() {
                let terrain = Terrain::from_letter(letter).ok_or_else(|| {
                    let known = "`.` meadow, `o` village, `~` water, `R` `Y` `B` starting territories";
                    BadInput::at(line, column + 1, format!("`{letter}` is not a square; squares are {known}"))
                })?;
                squares.push(terrain);
            }
        }
        let board = Board::build(name, title, text.to_owned(), origin, SIZE as u8, &squares);
        for (index, colour) in Colour::ALL.into_iter().enumerate() {
            if board.starts[index].len() != 1 {
                let found = board.starts[index].len();
                let message = format!("the board has {found} squares `{}`; it must have one", colour.letter());
                return Err(BadInput::at(last_line, 1, message));
            }
        }
        Ok(intern(board))
    }

    /// A board drawn in a position: any size up to 13 × 13.
    pub(crate) fn drawn(width: usize, squares: &[Terrain]) -> &'static Board {
        let text: String = squares
            .chunks(width)
            .map(|row| row.iter().map(|square| square.letter()).collect::<String>() + "\n")
            .collect();
        let known = interned(|board| board.origin == Origin::Drawn && board.text == text);
        known.unwrap_or_else(|| {
            let name = "drawn".to_owned();
            intern(Board::build(name.clone(), name, text, Origin::Drawn, width as u8, squares))
        })
    }

    fn build(name: String, title: String, text: String, origin: Origin, width: u8, squares: &[Terrain]) -> Board {
        let height = (squares.len() / usize::from(width)) as u8;
        let of = |wanted: Terrain| -> Cells {
            (0..squares.len()).filter(|cell| squares[*cell] == wanted).map(|cell| cell as u8).collect()
        };
        let count = squares.len() as u8;
        let neighbours = (0..count).map(|cell| around(cell, width, height)).collect();
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
            neighbours,
            not_first: (0..count).filter(|cell| cell % width != 0).collect(),
            not_last: (0..count).filter(|cell| cell % width != width - 1).collect(),
            all: (0..count).collect(),
        }
    }

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

    pub(crate) fn origin(&self) -> Origin {
        self.origin
    }

    pub(crate) fn square(&self, cell: u8) -> Square {
        Square { column: cell % self.width, row: cell / self.width }
    }

    pub(crate) fn cell(&self, square: Square) -> Option<u8> {
        (square.column < self.width && square.row < self.height).then(|| square.row * self.width + square.column)
    }

    pub(crate) fn terrain(&self, cell: u8) -> Terrain {
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
    pub(crate) fn neighbours(&self, cell: u8) -> [u8; 4] {
        self.neighbours[usize::from(cell)]
    }

    /// The neighbour one step away, if it is on the board.
    pub(crate) fn step(&self, cell: u8, towards: Direction) -> Option<u8> {
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
    pub(crate) fn linked(&self, cell: u8, within: Cells) -> Cells {
        let mut group = Cells::one(cell);
        loop {
            let larger = group | (self.beside(group) & within);
            if larger == group {
                return group;
            }
            group = larger;
        }
    }
}

impl fmt::Debug for Board {
    /// A position prints its board by name; the whole board would drown the rest.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board({})", self.name)
    }
}

impl PartialEq for Board {
    /// Boards are interned: the same board is the same value.
    fn eq(&self, other: &Board) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Eq for Board {}

/// The two ways a tile lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Axis {
    Across,
    Down,
}

/// Where the second half of a tile lies, seen from the first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Direction {
    East,
    South,
    West,
    North,
}

impl Direction {
    pub(crate) const ALL: [Direction; 4] = [Direction::East, Direction::South, Direction::West, Direction::North];
}

/// What a square is before any tile is placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Terrain {
    Meadow,
    Village,
    Water,
    Start(Colour),
}

impl Terrain {
    pub(crate) fn letter(self) -> char {
        match self {
            Terrain::Meadow => '.',
            Terrain::Village => 'o',
            Terrain::Water => '~',
            Terrain::Start(colour) => colour.letter(),
        }
    }

    pub(crate) fn from_letter(letter: char) -> Option<Self> {
        match letter {
            '.' => Some(Terrain::Meadow),
            'o' => Some(Terrain::Village),
            '~' => Some(Terrain::Water),
            'R' | 'Y' | 'B' => Colour::from_letter(letter).map(Terrain::Start),
            _ => None,
        }
    }
}

fn around(cell: u8, width: u8, height: u8) -> [u8; 4] {
    let (column, row) = (cell % width, cell / width);
    [
        if row > 0 { cell - width } else { cell },
        if column > 0 { cell - 1 } else { cell },
        if column + 1 < width { cell + 1 } else { cell },
        if row + 1 < height { cell + width } else { cell },
    ]
}

/// Boards live as long as the program: there are few, and a position is cheaper to copy when it only points at one.
static BOARDS: Mutex<Vec<&'static Board>> = Mutex::new(Vec::new());

fn interned(wanted: impl Fn(&Board) -> bool) -> Option<&'static Board> {
    let boards = BOARDS.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    boards.iter().copied().find(|board| wanted(board))
}

fn intern(board: Board) -> &'static Board {
    let mut boards = BOARDS.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    let known = boards.iter().copied().find(|other| other.origin == board.origin && other.text == board.text);
    known.unwrap_or_else(|| {
        let board: &'static Board = Box::leak(Box::new(board));
        boards.push(board);
        board
    })
}
