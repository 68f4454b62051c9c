//! What a square is, and the ways a tile can lie on two of them.

use super::Colour;

/// What a square is before any tile is placed (Q4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Terrain {
    /// A meadow: tiles are placed here.
    Meadow,
    /// A village.
    Village,
    /// Water, where nothing is ever placed.
    Water,
    /// A starting territory.
    Start(Colour),
}

impl Terrain {
    /// The letter it is drawn with: `.` `o` `~` `R` `Y` `B`.
    #[must_use]
    pub fn letter(self) -> char {
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
