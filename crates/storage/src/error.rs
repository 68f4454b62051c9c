//! Why data cannot be copied, moved or written.

use std::fmt;

/// One sentence for the person who asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DataError(pub String);

impl fmt::Display for DataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for DataError {}

impl From<String> for DataError {
    fn from(sentence: String) -> Self {
        DataError(sentence)
    }
}
