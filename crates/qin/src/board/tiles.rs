//! Some tiles, of which only the number of each kind matters: a hand, or the supply.

use super::{Colour, Tile};

/// How many tiles of each kind there are (Q2).
pub const OF_EACH: u8 = 12;

/// Some tiles: how many of each kind. A hand or the supply.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Tiles(pub(crate) [u8; 6]);

impl Tiles {
    pub(crate) fn len(self) -> u8 {
        self.0.iter().sum()
    }

    #[inline]
    pub(crate) fn has(self, tile: Tile) -> bool {
        self.0[tile.index()] > 0
    }

    pub(crate) fn has_double(self) -> bool {
        Tile::ALL.into_iter().any(|tile| tile.is_double() && self.has(tile))
    }

    /// The kinds held, each once.
    #[inline]
    pub(crate) fn kinds(self) -> impl Iterator<Item = Tile> {
        Tile::ALL.into_iter().filter(move |tile| self.has(*tile))
    }

    /// Every tile, equal ones repeated.
    pub(crate) fn each(self) -> impl Iterator<Item = Tile> {
        Tile::ALL.into_iter().flat_map(move |tile| std::iter::repeat_n(tile, usize::from(self.0[tile.index()])))
    }

    #[inline]
    pub(crate) fn add(&mut self, tile: Tile) {
        self.0[tile.index()] += 1;
    }

    #[inline]
    pub(crate) fn remove(&mut self, tile: Tile) {
        self.0[tile.index()] -= 1;
    }

    pub(crate) fn add_all(&mut self, other: Tiles) {
        for (count, more) in self.0.iter_mut().zip(other.0) {
            *count = count.saturating_add(more);
        }
    }

    /// Territories of one colour on these tiles.
    pub(crate) fn territories(self, colour: Colour) -> u32 {
        self.each().flat_map(Tile::colours).filter(|half| *half == colour).count() as u32
    }
}
