//! What errors of SQLite mean to a store and to the person who starts a server.

use crate::contract::store::StoreError;
use rusqlite::{Error, ErrorCode};

/// Returns an error of SQLite as a sentence for the person who starts a server.
pub(super) fn in_words(error: &Error) -> String {
    match error.sqlite_error_code() {
        Some(ErrorCode::DiskFull) => "the disk is full; make room and start again".to_owned(),
        _ => error.to_string(),
    }
}

impl From<Error> for StoreError {
    fn from(error: Error) -> Self {
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => StoreError::Full,
            Some(ErrorCode::ConstraintViolation) => StoreError::Taken,
            _ => StoreError::Broken(error.to_string()),
        }
    }
}
