//! Sets of hexes as 256 bits: what makes states, triangles and legal places cheap to find. A map has at most 256
//! hexes, numbered in reading order, so a [`Cell`] is one byte.

use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

/// The most hexes a map may have.
pub const MAX_CELLS: usize = 256;

/// A hex of a map, by its number in reading order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(pub(crate) u8);

impl Cell {
    /// The number, for looking things up in tables.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of hexes.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Cells([u64; 4]);

impl Cells {
    /// No hex at all.
    pub const NONE: Cells = Cells([0; 4]);

    /// Is this hex in the set?
    #[inline]
    #[must_use]
    pub fn has(&self, cell: Cell) -> bool {
        self.0[cell.index() >> 6] >> (cell.0 & 63) & 1 != 0
    }

    #[inline]
    pub(crate) fn insert(&mut self, cell: Cell) {
        self.0[cell.index() >> 6] |= 1 << (cell.0 & 63);
    }

    #[inline]
    pub(crate) fn remove(&mut self, cell: Cell) {
        self.0[cell.index() >> 6] &= !(1 << (cell.0 & 63));
    }

    /// The set without one hex.
    #[inline]
    #[must_use]
    pub fn without(mut self, cell: Cell) -> Cells {
        self.remove(cell);
        self
    }

    /// How many hexes are in the set.
    #[inline]
    #[must_use]
    pub fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Is the set empty?
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] | self.0[2] | self.0[3] == 0
    }

    /// Have the two sets a hex in common?
    #[inline]
    #[must_use]
    pub fn meets(&self, other: Cells) -> bool {
        !(*self & other).is_empty()
    }

    /// Does the set hold all of these hexes?
    #[inline]
    #[must_use]
    pub fn holds(&self, cells: &[Cell]) -> bool {
        cells.iter().all(|cell| self.has(*cell))
    }

    /// The first hex in reading order.
    #[inline]
    #[must_use]
    pub fn first(&self) -> Option<Cell> {
        (0..4).find(|word| self.0[*word] != 0).map(|word| Cell((word * 64) as u8 + self.0[word].trailing_zeros() as u8))
    }

    /// Does something for each hex in reading order: the loop of the innermost places.
    #[inline]
    pub(crate) fn each(self, mut visit: impl FnMut(Cell)) {
        for (index, word) in self.0.into_iter().enumerate() {
            let mut rest = word;
            while rest != 0 {
                visit(Cell((index * 64) as u8 + rest.trailing_zeros() as u8));
                rest &= rest - 1;
            }
        }
    }

    /// The hexes in reading order.
    #[inline]
    #[must_use]
    pub fn iter(self) -> Iter {
        Iter { words: self.0, word: 0 }
    }
}

/// The hexes of a set one behind the other: where a set is gone through several times, a list is faster.
pub(crate) struct CellList {
    cells: [Cell; MAX_CELLS],
    count: usize,
}

impl CellList {
    pub(crate) fn of(cells: Cells) -> CellList {
        let mut list = CellList { cells: [Cell(0); MAX_CELLS], count: 0 };
        cells.each(|cell| {
            list.cells[list.count] = cell;
            list.count += 1;
        });
        list
    }

    pub(crate) fn iter(&self) -> std::slice::Iter<'_, Cell> {
        self.cells[..self.count].iter()
    }
}

/// The hexes of a set, in reading order.
#[derive(Clone, Debug)]
pub struct Iter {
    words: [u64; 4],
    word: usize,
}

impl Iterator for Iter {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        while self.words[self.word] == 0 {
            if self.word == 3 {
                return None;
            }
            self.word += 1;
        }
        let bits = &mut self.words[self.word];
        let bit = bits.trailing_zeros();
        *bits &= *bits - 1;
        Some(Cell((self.word * 64) as u8 + bit as u8))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = Cells(self.words).len() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Iter {}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        let mut set = Cells::NONE;
        cells.into_iter().for_each(|cell| set.insert(cell));
        set
    }
}

impl BitAnd for Cells {
    type Output = Cells;

    #[inline]
    fn bitand(self, other: Cells) -> Cells {
        Cells(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }
}

impl BitOr for Cells {
    type Output = Cells;

    #[inline]
    fn bitor(self, other: Cells) -> Cells {
        Cells(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }
}

impl BitOrAssign for Cells {
    #[inline]
    fn bitor_assign(&mut self, other: Cells) {
        *self = *self | other;
    }
}

/// Everything outside the set; useful only behind an `&`.
impl Not for Cells {
    type Output = Cells;

    #[inline]
    fn not(self) -> Cells {
        Cells(self.0.map(|word| !word))
    }
}
