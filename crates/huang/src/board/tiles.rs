//! Tiles counted by colour (H2): a hand, the market, the bag. Written they are letters (`yyrb`) or letters with numbers
//! (`y30 r12`), in the order of the colours, and read in either form and any order.

use super::Colour;
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use std::ops::{Index, IndexMut};
use std::str::FromStr;
use tianxia_core::{BadInput, Fault};

/// Tiles counted by colour: a hand, the market, the bag.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(with = "TilesByColour"))]
pub struct Tiles(pub(crate) [u8; 5]);

impl Tiles {
    /// No tile.
    pub const NONE: Tiles = Tiles([0; 5]);

    /// So many of each colour, in the order of [`Colour::ALL`].
    #[must_use]
    pub const fn new(counts: [u8; 5]) -> Tiles {
        Tiles(counts)
    }

    /// All 138 (H2).
    pub(crate) fn all() -> Tiles {
        Tiles(Colour::ALL.map(Colour::tiles))
    }

    /// How many of a colour.
    #[inline]
    #[must_use]
    pub fn of(&self, colour: Colour) -> u8 {
        self[colour]
    }

    /// How many tiles.
    #[inline]
    #[must_use]
    pub fn len(&self) -> u8 {
        self.0.iter().sum()
    }

    /// None at all?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Are all of `other` among these?
    #[must_use]
    pub fn holds(&self, other: &Tiles) -> bool {
        self.0.iter().zip(other.0).all(|(own, wanted)| *own >= wanted)
    }

    pub(crate) fn add(&mut self, other: &Tiles) {
        Colour::ALL.into_iter().for_each(|colour| self[colour] += other[colour]);
    }

    /// Takes tiles away; the caller has seen to it that they are there.
    pub(crate) fn take(&mut self, other: &Tiles) {
        debug_assert!(self.holds(other));
        Colour::ALL.into_iter().for_each(|colour| self[colour] -= other[colour]);
    }

    /// As a list of letters: `yyrb`.
    #[must_use]
    pub fn letters(&self) -> String {
        Colour::ALL.into_iter().flat_map(|colour| std::iter::repeat_n(colour.letter(), self[colour].into())).collect()
    }

    /// As letters with numbers, for long lists: `y30 r12 b1`.
    #[must_use]
    pub fn figures(&self) -> String {
        let parts = Colour::ALL.into_iter().filter(|colour| self[*colour] > 0);
        parts.map(|colour| format!("{}{}", colour.letter(), self[colour])).collect::<Vec<_>>().join(" ")
    }
}

impl Index<Colour> for Tiles {
    type Output = u8;

    #[inline]
    fn index(&self, colour: Colour) -> &u8 {
        &self.0[colour.index()]
    }
}

impl IndexMut<Colour> for Tiles {
    #[inline]
    fn index_mut(&mut self, colour: Colour) -> &mut u8 {
        &mut self.0[colour.index()]
    }
}

impl FromStr for Tiles {
    type Err = BadInput;

    /// Reads letters, each with or without a number (`yyrb`, `y2 r b1`), in any order.
    fn from_str(text: &str) -> Result<Tiles, BadInput> {
        let mut tiles = Tiles::NONE;
        let mut rest = text.trim_start();
        while let Some(letter) = rest.chars().next() {
            let colour = Colour::from_letter(letter.to_ascii_lowercase()).ok_or_else(|| {
                let message = format!(
                    "`{letter}` in `{text}` is not a colour; tiles are y, r, b, g and w, as in `yyr` or `y2 r1`"
                );
                BadInput::new(message)
            })?;
            rest = &rest[letter.len_utf8()..];
            let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
            let number = if digits == 0 { Ok(1) } else { rest[..digits].parse::<u8>() };
            rest = rest[digits..].trim_start();
            let sum = number.ok().and_then(|number| tiles[colour].checked_add(number));
            tiles[colour] = sum.filter(|sum| *sum <= colour.tiles()).ok_or_else(|| {
                let limit = colour.tiles();
                let message = format!("`{text}` names more than the {limit} {colour} tiles of the game");
                BadInput::new(message).of(Fault::OutOfRange)
            })?;
        }
        Ok(tiles)
    }
}

/// Tiles counted by colour.
#[cfg(feature = "schema")]
#[derive(schemars::JsonSchema)]
#[schemars(rename = "Tiles")]
#[allow(dead_code, reason = "only its schema is used")]
struct TilesByColour {
    yellow: u8,
    red: u8,
    blue: u8,
    green: u8,
    white: u8,
}

/// As a map from colour to number, zeros included, so that a reader need not guess.
impl Serialize for Tiles {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(5))?;
        Colour::ALL.into_iter().try_for_each(|colour| map.serialize_entry(colour.word(), &self[colour]))?;
        map.end()
    }
}
