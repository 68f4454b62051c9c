//! What an error of PostgreSQL means for whoever asked: was nothing done, or is that unknown?

use super::connections::Effect;
use crate::contract::store::StoreError;
use tokio_postgres::Error;
use tokio_postgres::error::SqlState;

/// What became of a statement that was sent and failed.
pub(super) fn meaning(error: &Error, effect: Effect) -> StoreError {
    let cut_off = || match effect {
        Effect::None | Effect::Undone => StoreError::Away,
        Effect::Change => StoreError::Unknown,
    };
    let Some(code) = error.code() else { return cut_off() };
    match *code {
        SqlState::UNIQUE_VIOLATION => StoreError::Taken,
        SqlState::DISK_FULL => StoreError::Full,
        // The statement was rolled back, whatever kept it.
        SqlState::QUERY_CANCELED
        | SqlState::LOCK_NOT_AVAILABLE
        | SqlState::T_R_DEADLOCK_DETECTED
        | SqlState::T_R_SERIALIZATION_FAILURE
        | SqlState::READ_ONLY_SQL_TRANSACTION
        | SqlState::TOO_MANY_CONNECTIONS
        | SqlState::CANNOT_CONNECT_NOW => StoreError::Away,
        SqlState::ADMIN_SHUTDOWN | SqlState::CRASH_SHUTDOWN | SqlState::IDLE_SESSION_TIMEOUT => cut_off(),
        _ if code.code().starts_with("08") => cut_off(),
        _ => match effect {
            Effect::None => StoreError::Unreadable(in_words(error)),
            Effect::Undone | Effect::Change => StoreError::Broken(in_words(error)),
        },
    }
}

/// Was a statement given up because others kept it waiting? Then the database is there.
pub(super) fn is_kept_waiting(error: &Error) -> bool {
    let waited = [
        SqlState::QUERY_CANCELED,
        SqlState::LOCK_NOT_AVAILABLE,
        SqlState::T_R_DEADLOCK_DETECTED,
        SqlState::T_R_SERIALIZATION_FAILURE,
    ];
    error.code().is_some_and(|code| waited.contains(code))
}

/// An error for a log or for the person who starts a server; tokio-postgres says by itself only at which step it happened.
pub(super) fn in_words(error: &Error) -> String {
    match error.as_db_error() {
        Some(error) => error.message().to_owned(),
        None => match std::error::Error::source(error) {
            Some(source) => format!("{error}: {source}"),
            None => error.to_string(),
        },
    }
}
