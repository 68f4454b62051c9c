//! The five colours, tiles counted by colour (H2), and the dynasties (H1).

use schemars::JsonSchema;
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use std::ops::{Index, IndexMut};
use tianxia_core::{BadInput, Seat};

/// A colour of tiles, leaders, pagodas and points.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    /// Governors: order.
    Yellow,
    /// Soldiers: power.
    Red,
    /// Farmers: food.
    Blue,
    /// Traders: trade.
    Green,
    /// Artisans: wealth.
    White,
}

impl Colour {
    /// All five, in the order of the rules.
    pub const ALL: [Colour; 5] = [Colour::Yellow, Colour::Red, Colour::Blue, Colour::Green, Colour::White];

    /// The four that count at the end (H32); white is added to them.
    pub const COUNTED: [Colour; 4] = [Colour::Yellow, Colour::Red, Colour::Blue, Colour::Green];

    /// The place in [`Colour::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    pub(crate) const fn word(self) -> &'static str {
        ["yellow", "red", "blue", "green", "white"][self.index()]
    }

    /// The first letter, as diagrams and lists of tiles show it.
    #[must_use]
    pub const fn letter(self) -> char {
        ['y', 'r', 'b', 'g', 'w'][self.index()]
    }

    pub(crate) fn from_letter(letter: char) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.letter() == letter)
    }

    /// Reads a colour by its word or its first letter.
    pub(crate) fn parse(text: &str) -> Option<Colour> {
        Colour::ALL
            .into_iter()
            .find(|colour| text.eq_ignore_ascii_case(colour.word()) || text.eq_ignore_ascii_case(&colour.word()[..1]))
    }

    /// The message with the colour's name.
    #[must_use]
    pub const fn term(self) -> &'static str {
        ["huang-yellow", "huang-red", "huang-blue", "huang-green", "huang-white"][self.index()]
    }

    /// How many tiles of the colour the game has (H2).
    pub(crate) const fn tiles(self) -> u8 {
        [42, 36, 24, 24, 12][self.index()]
    }
}

/// Tiles counted by colour: a hand, the market, the bag.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, JsonSchema)]
#[schemars(with = "TilesByColour", inline)]
pub struct Tiles(pub(crate) [u8; 5]);

impl Tiles {
    /// No tile.
    pub const NONE: Tiles = Tiles([0; 5]);

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
    pub(crate) fn letters(&self) -> String {
        Colour::ALL.into_iter().flat_map(|colour| std::iter::repeat_n(colour.letter(), self[colour].into())).collect()
    }

    /// As letters with numbers, for long lists: `y30 r12 b1`.
    pub(crate) fn figures(&self) -> String {
        let parts = Colour::ALL.into_iter().filter(|colour| self[*colour] > 0);
        parts.map(|colour| format!("{}{}", colour.letter(), self[colour])).collect::<Vec<_>>().join(" ")
    }

    /// Reads either form: letters, each with or without a number (`yyrb`, `y2 r b1`).
    pub(crate) fn parse(text: &str) -> Result<Tiles, BadInput> {
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
                BadInput::new(format!("`{text}` names more than the {limit} {} tiles of the game", colour.word()))
            })?;
        }
        Ok(tiles)
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

/// Tiles as they are sent.
#[derive(JsonSchema)]
#[schemars(inline)]
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

/// A dynasty, which a seat plays (H1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Dynasty {
    /// Seat 1.
    Tiger,
    /// Seat 2; the English and Polish texts say Rabbit.
    Hare,
    /// Seat 3.
    Rat,
    /// Seat 4.
    Goat,
    /// Seat 5, the expansion.
    Dragon,
}

impl Dynasty {
    /// The dynasty of a seat.
    #[must_use]
    pub const fn of(seat: Seat) -> Dynasty {
        [Dynasty::Tiger, Dynasty::Hare, Dynasty::Rat, Dynasty::Goat, Dynasty::Dragon][seat.index()]
    }

    /// The message with the dynasty's name.
    #[must_use]
    pub const fn term(self) -> &'static str {
        ["huang-tiger", "huang-hare", "huang-rat", "huang-goat", "huang-dragon"][self as usize]
    }
}
