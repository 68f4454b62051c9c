//! Tiles and their colours (Q2), and how both are written: `R`, `Y`, `B`; `RR`, `RY`.

use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use std::fmt;
use tianxia_core::BadInput;

/// The colour of a territory.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    /// Red.
    Red,
    /// Yellow.
    Yellow,
    /// Blue.
    Blue,
}

impl Colour {
    /// The three colours.
    pub const ALL: [Colour; 3] = [Colour::Red, Colour::Yellow, Colour::Blue];

    /// The letter it is written with.
    #[must_use]
    pub const fn letter(self) -> char {
        ['R', 'Y', 'B'][self as usize]
    }

    pub(crate) fn from_letter(letter: char) -> Option<Self> {
        Colour::ALL.into_iter().find(|colour| colour.letter() == letter.to_ascii_uppercase())
    }

    /// The message that names it.
    #[must_use]
    pub const fn term(self) -> &'static str {
        ["qin-red", "qin-yellow", "qin-blue"][self as usize]
    }

    /// The word messages select by.
    #[must_use]
    pub const fn key(self) -> &'static str {
        ["red", "yellow", "blue"][self as usize]
    }
}

/// A tile of two territories (Q2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, JsonSchema)]
#[schemars(with = "String", inline)]
pub struct Tile(u8);

/// How many tiles of each kind there are (Q2).
pub(crate) const OF_EACH: u8 = 12;

impl Tile {
    /// The six kinds of tiles, doubles first.
    pub const ALL: [Tile; 6] = [Tile(0), Tile(1), Tile(2), Tile(3), Tile(4), Tile(5)];

    /// Its place in [`Tile::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its two colours; on a mixed tile the first is the one that notation names first.
    #[must_use]
    pub const fn colours(self) -> [Colour; 2] {
        use Colour::{Blue, Red, Yellow};
        [[Red, Red], [Yellow, Yellow], [Blue, Blue], [Red, Yellow], [Red, Blue], [Yellow, Blue]][self.index()]
    }

    /// Are both territories of one colour?
    #[must_use]
    pub const fn is_double(self) -> bool {
        self.0 < 3
    }

    /// The tile with these colours in either order, and whether they had to be swapped.
    pub(crate) fn of(first: Colour, second: Colour) -> (Tile, bool) {
        let at = |pair: [Colour; 2]| Tile::ALL.into_iter().find(|tile| tile.colours() == pair);
        match at([first, second]) {
            Some(tile) => (tile, false),
            None => (at([second, first]).unwrap_or(Tile(0)), true),
        }
    }

    /// Reads two letters such as `RY` or `yr`.
    pub(crate) fn read(word: &str) -> Result<(Tile, bool), BadInput> {
        let mut letters = word.chars().map(Colour::from_letter);
        match (letters.next(), letters.next(), letters.next()) {
            (Some(Some(first)), Some(Some(second)), None) => Ok(Tile::of(first, second)),
            _ => Err(BadInput::new(format!("`{word}` is not a tile; the tiles are RR, YY, BB, RY, RB and YB"))),
        }
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second] = self.colours();
        write!(f, "{}{}", first.letter(), second.letter())
    }
}

impl Serialize for Tile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

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

    /// Territories of one colour on these tiles.
    pub(crate) fn territories(self, colour: Colour) -> u32 {
        self.each().flat_map(Tile::colours).filter(|half| *half == colour).count() as u32
    }
}
