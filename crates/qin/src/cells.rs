//! A set of squares as bits: the inner loop of everything that asks "which squares".

/// The most squares a board may have: 13 × 13.
pub(crate) const MAX_CELLS: usize = 169;

/// One more than 169 squares need, so that any `u8` finds its word without a check.
const WORDS: usize = 4;

/// A set of squares, numbered row by row.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Cells([u64; WORDS]);

impl Cells {
    pub(crate) const EMPTY: Cells = Cells([0; WORDS]);

    pub(crate) fn one(cell: u8) -> Self {
        let mut cells = Cells::EMPTY;
        cells.insert(cell);
        cells
    }

    #[inline]
    pub(crate) fn insert(&mut self, cell: u8) {
        self.0[usize::from(cell >> 6)] |= 1 << (cell & 63);
    }

    #[inline]
    pub(crate) fn has(self, cell: u8) -> bool {
        self.0[usize::from(cell >> 6)] >> (cell & 63) & 1 == 1
    }

    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.0 == [0; WORDS]
    }

    pub(crate) fn len(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    pub(crate) fn first(self) -> Option<u8> {
        self.iter().next()
    }

    /// The squares in ascending order.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = u8> {
        self.0.into_iter().enumerate().flat_map(|(index, mut word)| {
            std::iter::from_fn(move || {
                (word != 0).then(|| {
                    let bit = word.trailing_zeros() as u8;
                    word &= word - 1;
                    (index as u8) << 6 | bit
                })
            })
        })
    }

    /// The bits themselves, 64 squares a word.
    #[inline]
    pub(crate) fn words(self) -> [u64; WORDS] {
        self.0
    }

    /// Calls `visit` for every square in ascending order: the fastest way through a set.
    #[inline(always)]
    pub(crate) fn each(self, mut visit: impl FnMut(u8)) {
        for (index, mut word) in self.0.into_iter().enumerate() {
            while word != 0 {
                visit((index as u8) << 6 | word.trailing_zeros() as u8);
                word &= word - 1;
            }
        }
    }

    /// Every square moved to a number higher by `by` (less than 64).
    #[inline]
    pub(crate) fn up(self, by: u32) -> Self {
        let [a, b, c, _] = self.0;
        Cells([a << by, b << by | a >> (64 - by), c << by | b >> (64 - by), 0])
    }

    /// Every square moved to a number lower by `by` (less than 64).
    #[inline]
    pub(crate) fn down(self, by: u32) -> Self {
        let [a, b, c, _] = self.0;
        Cells([a >> by | b << (64 - by), b >> by | c << (64 - by), c >> by, 0])
    }
}

impl std::ops::BitAnd for Cells {
    type Output = Cells;

    #[inline]
    fn bitand(self, other: Cells) -> Cells {
        Cells(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }
}

impl std::ops::BitOr for Cells {
    type Output = Cells;

    #[inline]
    fn bitor(self, other: Cells) -> Cells {
        Cells(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }
}

impl std::ops::Not for Cells {
    type Output = Cells;

    #[inline]
    fn not(self) -> Cells {
        Cells(self.0.map(|word| !word))
    }
}

impl std::ops::BitOrAssign for Cells {
    #[inline]
    fn bitor_assign(&mut self, other: Cells) {
        *self = *self | other;
    }
}

impl FromIterator<u8> for Cells {
    fn from_iter<I: IntoIterator<Item = u8>>(cells: I) -> Self {
        cells.into_iter().fold(Cells::EMPTY, |mut set, cell| {
            set.insert(cell);
            set
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moving_up_and_down_crosses_words() {
        for cell in 0..150 {
            for by in [1, 13] {
                assert_eq!(Cells::one(cell).up(by), Cells::one(cell + by as u8));
                assert_eq!(Cells::one(cell + by as u8).down(by), Cells::one(cell));
            }
        }
    }

    #[test]
    fn squares_come_back_in_order() {
        let cells: Vec<u8> = vec![0, 1, 63, 64, 127, 128, 168];
        let set: Cells = cells.iter().copied().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), cells);
        assert_eq!((set.len(), set.first()), (7, Some(0)));
    }
}
