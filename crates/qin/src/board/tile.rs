//! Tiles and their colours (Q2), and how both are written: `red` or `R`; `RR`, `RY`.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;
use tianxia_core::{BadInput, Fault};

/// The colour of a territory.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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

    /// Its name, and the word messages select by.
    #[must_use]
    pub const fn key(self) -> &'static str {
        ["red", "yellow", "blue"][self as usize]
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl FromStr for Colour {
    type Err = BadInput;

    /// Reads a name or a letter, in either case.
    fn from_str(word: &str) -> Result<Self, BadInput> {
        let mut letters = word.chars();
        let by_letter = letters.next().filter(|_| letters.as_str().is_empty()).and_then(Colour::from_letter);
        let by_name = || Colour::ALL.into_iter().find(|colour| colour.key().eq_ignore_ascii_case(word));
        by_letter.or_else(by_name).ok_or_else(|| {
            let message = format!("`{word}` is not a colour; the colours are red, yellow and blue, or R, Y and B");
            BadInput::new(message).of(Fault::Unknown)
        })
    }
}

/// A tile of two territories (Q2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(with = "TileName"))]
pub struct Tile(u8);

/// A tile by the letters of its two colours, such as `RY`.
#[cfg(feature = "schema")]
#[derive(schemars::JsonSchema)]
#[schemars(rename = "Tile")]
#[allow(dead_code, reason = "only its schema is used")]
struct TileName(String);

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

    /// Its name: the letters of its colours.
    #[must_use]
    pub const fn name(self) -> &'static str {
        ["RR", "YY", "BB", "RY", "RB", "YB"][self.index()]
    }

    /// Are both territories of one colour?
    #[must_use]
    pub const fn is_double(self) -> bool {
        self.0 < 3
    }

    /// The tile with these colours, in either order.
    #[must_use]
    pub fn of(one: Colour, other: Colour) -> Tile {
        Tile::either_way(one, other).0
    }

    /// The tile with these colours in either order, and whether they had to be swapped.
    fn either_way(first: Colour, second: Colour) -> (Tile, bool) {
        let at = |pair: [Colour; 2]| Tile::ALL.into_iter().find(|tile| tile.colours() == pair);
        match at([first, second]) {
            Some(tile) => (tile, false),
            None => (at([second, first]).unwrap_or(Tile(0)), true),
        }
    }

    /// Reads two letters such as `RY` or `yr`, and says whether they stand in the other order than in the tile's name.
    pub(crate) fn read(word: &str) -> Result<(Tile, bool), BadInput> {
        let mut letters = word.chars().map(Colour::from_letter);
        match (letters.next(), letters.next(), letters.next()) {
            (Some(Some(first)), Some(Some(second)), None) => Ok(Tile::either_way(first, second)),
            _ => Err(BadInput::new(format!("`{word}` is not a tile; the tiles are RR, YY, BB, RY, RB and YB"))
                .of(Fault::Unknown)),
        }
    }
}

impl FromStr for Tile {
    type Err = BadInput;

    /// Reads two letters, in either case and order: `RY`, `yr`.
    fn from_str(word: &str) -> Result<Self, BadInput> {
        Tile::read(word).map(|(tile, _)| tile)
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Serialize for Tile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Tile {
    /// Where a tile is data, the order of its colours says which half comes first: only the tile's name itself will do.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let word = Cow::<'de, str>::deserialize(deserializer)?;
        match Tile::read(&word).map_err(serde::de::Error::custom)? {
            (tile, false) => Ok(tile),
            (tile, true) => {
                Err(serde::de::Error::custom(format!("`{word}` is written {tile}; swap its two squares as well")))
            }
        }
    }
}
