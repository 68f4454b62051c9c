//! Sets of cells as 256 bits: what makes provinces, states and legal places cheap to find. A board has at most 256 cells, numbered in
//! reading order, so a [`Cell`] is one byte.

use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

/// The most cells a board may have.
pub const MAX_CELLS: usize = 256;

const WORDS: usize = MAX_CELLS / 64;

/// A square or hex of a board, by its number in reading order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(pub u8);

impl Cell {
    /// The number, for looking things up in tables.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of cells.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Debug)]
pub struct Cells([u64; WORDS]);

impl Cells {
    /// No cell at all.
    pub const NONE: Cells = Cells([0; WORDS]);

    /// The set of one cell.
    #[must_use]
    #[inline]
    pub fn one(cell: Cell) -> Self {
        let mut cells = Cells::NONE;
        cells.insert(cell);
        cells
    }

    /// Is this cell in the set?
    #[must_use]
    #[inline]
    pub fn has(self, cell: Cell) -> bool {
        self.0[cell.index() >> 6] >> (cell.0 & 63) & 1 != 0
    }

    /// Adds a cell.
    #[inline]
    pub fn insert(&mut self, cell: Cell) {
        self.0[cell.index() >> 6] |= 1 << (cell.0 & 63);
    }

    /// Takes a cell out.
    #[inline]
    pub fn remove(&mut self, cell: Cell) {
        self.0[cell.index() >> 6] &= !(1 << (cell.0 & 63));
    }

    /// The set without one cell.
    #[must_use]
    #[inline]
    pub fn without(mut self, cell: Cell) -> Cells {
        self.remove(cell);
        self
    }

    /// How many cells are in the set.
    #[must_use]
    #[inline]
    pub fn len(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Is the set empty?
    #[must_use]
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] | self.0[3] == 0
    }

    /// Have the two sets a cell in common?
    #[must_use]
    #[inline]
    pub fn meets(self, other: Cells) -> bool {
        !(self & other).is_empty()
    }

    /// Does the set hold all of these cells?
    #[must_use]
    #[inline]
    pub fn holds(self, cells: &[Cell]) -> bool {
        cells.iter().all(|cell| self.has(*cell))
    }

    /// The first cell in reading order.
    #[must_use]
    #[inline]
    pub fn first(self) -> Option<Cell> {
        let word = (0..WORDS).find(|word| self.0[*word] != 0)?;
        Some(Cell((word * 64) as u8 + self.0[word].trailing_zeros() as u8))
    }

    /// The cell that comes after so many others in reading order.
    #[must_use]
    #[inline]
    pub fn nth(self, mut before: u32) -> Option<Cell> {
        for (index, mut word) in self.0.into_iter().enumerate() {
            let count = word.count_ones();
            if before < count {
                (0..before).for_each(|_| word &= word - 1);
                return Some(Cell((index * 64) as u8 + word.trailing_zeros() as u8));
            }
            before -= count;
        }
        None
    }

    /// Does something for each cell in reading order: the loop of the innermost places.
    #[inline(always)]
    pub fn each(self, mut visit: impl FnMut(Cell)) {
        for (index, mut word) in self.0.into_iter().enumerate() {
            while word != 0 {
                visit(Cell((index * 64) as u8 + word.trailing_zeros() as u8));
                word &= word - 1;
            }
        }
    }

    /// The cells in reading order.
    #[must_use]
    #[inline]
    pub fn iter(self) -> CellsIter {
        CellsIter { words: self.0, word: 0 }
    }

    /// The bits themselves, 64 cells a word.
    #[must_use]
    #[inline]
    pub fn words(self) -> [u64; WORDS] {
        self.0
    }

    /// Every cell moved to a number higher by `by` (1 to 63), for boards of at most 192 cells: what would leave them is dropped.
    #[must_use]
    #[inline]
    pub fn up(self, by: u32) -> Self {
        let [a, b, c, _] = self.0;
        Cells([a << by, b << by | a >> (64 - by), c << by | b >> (64 - by), 0])
    }

    /// Every cell moved to a number lower by `by` (1 to 63), for boards of at most 192 cells.
    #[must_use]
    #[inline]
    pub fn down(self, by: u32) -> Self {
        let [a, b, c, _] = self.0;
        Cells([a >> by | b << (64 - by), b >> by | c << (64 - by), c >> by, 0])
    }
}

/// The cells of a set one behind the other: where a set is gone through several times, a list is faster.
pub struct CellList {
    cells: [Cell; MAX_CELLS],
    count: usize,
}

impl CellList {
    /// The cells of this set, in reading order.
    #[must_use]
    pub fn of(cells: Cells) -> CellList {
        let mut list = CellList { cells: [Cell(0); MAX_CELLS], count: 0 };
        let mut count = 0;
        cells.each(|cell| {
            // Never too many for the mask, which saves a check for every cell.
            list.cells[count & (MAX_CELLS - 1)] = cell;
            count += 1;
        });
        list.count = count;
        list
    }

    /// The cells in order.
    pub fn iter(&self) -> std::slice::Iter<'_, Cell> {
        self.cells[..self.count].iter()
    }
}

/// The cells of a set, in reading order.
#[derive(Clone, Debug)]
pub struct CellsIter {
    words: [u64; WORDS],
    word: usize,
}

impl Iterator for CellsIter {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        while self.words[self.word] == 0 {
            if self.word == WORDS - 1 {
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

impl ExactSizeIterator for CellsIter {}

impl IntoIterator for Cells {
    type Item = Cell;
    type IntoIter = CellsIter;

    #[inline]
    fn into_iter(self) -> CellsIter {
        self.iter()
    }
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moving_up_and_down_crosses_words() {
        for cell in 0..150 {
            for by in [1, 13] {
                assert_eq!(Cells::one(Cell(cell)).up(by), Cells::one(Cell(cell + by as u8)));
                assert_eq!(Cells::one(Cell(cell + by as u8)).down(by), Cells::one(Cell(cell)));
            }
        }
    }

    #[test]
    fn cells_come_back_in_order() {
        let cells: Vec<Cell> = [0, 1, 63, 64, 127, 128, 168, 255].map(Cell).to_vec();
        let set: Cells = cells.iter().copied().collect();
        let mut visited = Vec::new();
        set.each(|cell| visited.push(cell));
        assert_eq!(set.iter().collect::<Vec<_>>(), cells);
        assert_eq!(visited, cells);
        let nth: Vec<_> = (0..9).map_while(|before| set.nth(before)).collect();
        assert_eq!(nth, cells);
        assert_eq!(CellList::of(set).iter().copied().collect::<Vec<_>>(), cells);
        assert_eq!((set.len(), set.first(), set.iter().len()), (8, Some(Cell(0)), 8));
        assert!(set.holds(&cells) && !set.without(Cell(64)).has(Cell(64)) && !set.meets(!set));
    }
}
