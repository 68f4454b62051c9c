//! The name of a square: a letter for the column, a number for the row, counted from the top left: `c4`.

use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use std::fmt;
use tianxia_core::BadInput;

/// A square of the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, JsonSchema)]
#[schemars(with = "String", inline)]
pub struct Square {
    /// The column, counted from 0.
    pub column: u8,
    /// The row, counted from 0 at the top.
    pub row: u8,
}

impl Square {
    pub(crate) fn read(word: &str) -> Result<Square, BadInput> {
        let complain = || BadInput::new(format!("`{word}` is not a square; write a column and a row, such as c4"));
        let mut letters = word.chars();
        let letter = letters.next().map(|letter| letter.to_ascii_lowercase()).filter(char::is_ascii_lowercase);
        let row = Some(letters.as_str()).filter(|digits| digits.bytes().all(|byte| byte.is_ascii_digit()));
        let row = row.and_then(|digits| digits.parse::<u8>().ok()).filter(|row| *row > 0);
        match (letter, row) {
            (Some(letter), Some(row)) => Ok(Square { column: letter as u8 - b'a', row: row - 1 }),
            _ => Err(complain()),
        }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.column) as char, self.row + 1)
    }
}

impl Serialize for Square {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
