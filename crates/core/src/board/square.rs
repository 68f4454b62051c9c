//! The name of a place on a board: a letter for the column and a number for the row, counted from the top left: `c4`. Unlike a
//! [`Cell`](super::Cell) it needs no board to be read or shown, so that views, events and actions carry squares.

use crate::{BadInput, Fault};
#[cfg(feature = "schema")]
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

/// A place on a board, of squares or of hexes.
///
/// ```
/// let square: tianxia_core::Square = "c4".parse()?;
/// assert_eq!((square.column, square.row), (2, 3));
/// assert_eq!(square.to_string(), "c4");
/// # Ok::<(), tianxia_core::BadInput>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square {
    /// The row, counted from 0 at the top.
    pub row: u8,
    /// The place in the row, counted from 0 at the left.
    pub column: u8,
}

impl FromStr for Square {
    type Err = BadInput;

    /// Reads a name, in either case.
    fn from_str(text: &str) -> Result<Self, BadInput> {
        let mut letters = text.chars();
        let column = letters.next().filter(char::is_ascii_alphabetic);
        let row = Some(letters.as_str()).filter(|digits| digits.bytes().all(|byte| byte.is_ascii_digit()));
        let row = row.and_then(|digits| digits.parse::<u8>().ok()).filter(|row| (1..=99).contains(row));
        match (column, row) {
            (Some(column), Some(row)) => Ok(Square { row: row - 1, column: column.to_ascii_lowercase() as u8 - b'a' }),
            _ => Err(BadInput::new(format!("`{text}` is not a square; write a column and a row, such as c4"))
                .of(Fault::Malformed)),
        }
    }
}

impl Square {
    /// Writes its name behind a text.
    pub fn append_to(self, text: &mut String) {
        self.named(|name| text.push_str(name));
    }

    /// Gives the name to `use_it`. An update names hundreds of squares, so that it is put together without the machinery of formats.
    fn named<T>(self, use_it: impl FnOnce(&str) -> T) -> T {
        let (letter, row) = (b'a' + self.column, self.row + 1);
        let (tens, ones) = (b'0' + row / 10 % 10, b'0' + row % 10);
        let (long, short) = ([letter, tens, ones], [letter, ones]);
        let name = if row < 10 { &short[..] } else { &long[..] };
        use_it(std::str::from_utf8(name).unwrap_or_default())
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.named(|name| f.write_str(name))
    }
}

impl Serialize for Square {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.named(|name| serializer.serialize_str(name))
    }
}

impl<'de> Deserialize<'de> for Square {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = Cow::<'de, str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(feature = "schema")]
impl JsonSchema for Square {
    fn schema_name() -> Cow<'static, str> {
        "Square".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "description": "A place on the board: column and row, such as c4." })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_is_read_back_from_its_name() {
        for square in (0..26).flat_map(|column| (0..99).map(move |row| Square { row, column })) {
            let name = format!("{}{}", char::from(b'a' + square.column), u32::from(square.row) + 1);
            assert_eq!((square.to_string(), name.parse()), (name.clone(), Ok(square)));
            assert_eq!(serde_json::to_string(&square).unwrap(), format!("\"{name}\""));
        }
    }
}
