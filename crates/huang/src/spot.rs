//! The name of a hex, as people write it: a letter for its place in the row and a number for the row (`c4`). Unlike a
//! `Cell` it needs no map to be read or shown, so events and views carry spots.

use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use std::fmt;
use tianxia_core::BadInput;

/// A hex by its place in the rows: column and row from 0, written from `a` and 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, JsonSchema)]
#[schemars(with = "String", inline)]
pub struct Spot {
    /// The row, from the top.
    pub row: u8,
    /// The place in the row, from the left.
    pub column: u8,
}

impl Spot {
    pub(crate) fn parse(text: &str) -> Result<Spot, BadInput> {
        let wrong = || BadInput::new(format!("`{text}` is not a hex; write a letter and a number such as c4"));
        let mut letters = text.chars();
        let column = letters.next().filter(char::is_ascii_alphabetic).ok_or_else(wrong)?;
        let row = letters.as_str();
        let row: u8 = row.parse().ok().filter(|row| (1..=99).contains(row) && !text.contains('+')).ok_or_else(wrong)?;
        Ok(Spot { row: row - 1, column: column.to_ascii_lowercase() as u8 - b'a' })
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column), self.row + 1)
    }
}

impl Serialize for Spot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
