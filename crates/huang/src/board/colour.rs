//! The five colours (H2) and the dynasties (H1).

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use tianxia_core::{BadInput, Fault, Seat};

/// A colour of tiles, leaders, pagodas and points.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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

    /// Its name, as notation and data have it.
    #[must_use]
    pub const fn word(self) -> &'static str {
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

impl FromStr for Colour {
    type Err = BadInput;

    /// Reads a colour by its name or its first letter, in either case.
    fn from_str(text: &str) -> Result<Self, BadInput> {
        let named = |colour: &Colour| {
            text.eq_ignore_ascii_case(colour.word()) || text.eq_ignore_ascii_case(&colour.word()[..1])
        };
        Colour::ALL.into_iter().find(named).ok_or_else(|| {
            let message = format!("`{text}` is not a colour; colours are yellow, red, blue, green and white");
            BadInput::new(message).of(Fault::Unknown)
        })
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// A dynasty, which a seat plays (H1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
    /// All five, in the order of the seats.
    pub const ALL: [Dynasty; 5] = [Dynasty::Tiger, Dynasty::Hare, Dynasty::Rat, Dynasty::Goat, Dynasty::Dragon];

    /// The dynasty of a seat.
    #[must_use]
    pub const fn of(seat: Seat) -> Dynasty {
        Dynasty::ALL[seat.index()]
    }

    /// Its name, as views have it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        ["tiger", "hare", "rat", "goat", "dragon"][self as usize]
    }

    /// The message with the dynasty's name.
    #[must_use]
    pub const fn term(self) -> &'static str {
        ["huang-tiger", "huang-hare", "huang-rat", "huang-goat", "huang-dragon"][self as usize]
    }
}

impl FromStr for Dynasty {
    type Err = BadInput;

    /// Reads a dynasty by its name, in either case; the hare is also a rabbit.
    fn from_str(text: &str) -> Result<Self, BadInput> {
        let name = if text.eq_ignore_ascii_case("rabbit") { "hare" } else { text };
        Dynasty::ALL.into_iter().find(|dynasty| name.eq_ignore_ascii_case(dynasty.word())).ok_or_else(|| {
            let message = format!("`{text}` is not a dynasty; dynasties are tiger, hare, rat, goat and dragon");
            BadInput::new(message).of(Fault::Unknown)
        })
    }
}

impl fmt::Display for Dynasty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}
