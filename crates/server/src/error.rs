//! Why a server does not start, stop or copy its data as asked.

use std::fmt;
use tianxia_storage::DataError;

/// What went wrong: a kind for programs, and one sentence for the person who started it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ServerError {
    /// The settings cannot be read.
    Settings(String),
    /// It cannot listen at the address.
    Address(String),
    /// The data file cannot be found, opened, locked, written or copied.
    Data(String),
    /// The machine gives it no threads.
    Threads(String),
    /// The host's own lessons do not hold.
    Lessons(String),
}

impl fmt::Display for ServerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (ServerError::Settings(sentence)
        | ServerError::Address(sentence)
        | ServerError::Data(sentence)
        | ServerError::Threads(sentence)
        | ServerError::Lessons(sentence)) = self;
        f.write_str(sentence)
    }
}

impl std::error::Error for ServerError {}

impl From<DataError> for ServerError {
    fn from(error: DataError) -> Self {
        ServerError::Data(error.0)
    }
}
