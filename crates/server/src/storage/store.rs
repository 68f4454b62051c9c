//! What the server asks of a store, and how a store fails.

use std::pin::Pin;
use tianxia_protocol::{Code, Listing, Problem};
use tianxia_tables::{Entry, Summary};

/// What a store answers, later.
pub(crate) type Later<T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send>>;

/// Keeps logs and identities. Everything that is answered with `Ok` survives a power cut.
pub(crate) trait Store: Send + Sync + 'static {
    /// Adds entries to a table's log, from number `first` on, all or none.
    fn append(&self, table: &str, first: u32, entries: Vec<Entry>, summary: Summary) -> Later<()>;

    /// A table's whole log; empty if there is no such table.
    fn entries(&self, table: &str) -> Later<Vec<Entry>>;

    /// The listed tables that are open or being played, newest first.
    fn lobby(&self, limit: u32) -> Later<Vec<Listing>>;

    /// The listed tables whose games ended before a time, latest first.
    fn archive(&self, game: Option<String>, before: i64, limit: u32) -> Later<Vec<Listing>>;

    /// The tables where somebody sits, latest first, each with the seats that are theirs.
    fn tables_of(&self, identity: &str, limit: u32) -> Later<Vec<(Listing, Vec<u8>)>>;

    /// The tables that need no person to go on: their id and deadline, or none where a bot has to play.
    fn pending(&self) -> Later<Vec<(String, Option<i64>)>>;

    /// The identity behind a device's secret, with its name.
    fn identity(&self, device: [u8; 32]) -> Later<Option<(String, String)>>;

    /// A new identity with its first device.
    fn add_identity(&self, identity: &str, name: &str, device: [u8; 32], now: i64) -> Later<()>;

    /// Another name for an identity.
    fn rename(&self, identity: &str, name: &str) -> Later<()>;

    /// A link that moves an identity to another device until a time.
    fn add_link(&self, code: [u8; 32], identity: &str, expires: i64) -> Later<()>;

    /// Uses up a link: the new device is the identity's from now on. Says the name, or nothing if the link does not work.
    fn claim_link(&self, code: [u8; 32], device: [u8; 32], now: i64) -> Later<Option<String>>;

    /// Writes what is still to be written, and stops.
    fn close(&self) -> Later<()>;
}

/// Why a store did not do it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum StoreError {
    /// Somebody else has added this entry.
    Taken,
    /// There is no room.
    Full,
    /// Anything else.
    Broken(String),
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Taken => Problem::new(Code::Stale, "another player was faster; look again"),
            StoreError::Full => Problem::new(
                Code::NotKept,
                "the server's disk is full, so nothing was done; try again when there is room",
            ),
            StoreError::Broken(_) => {
                Problem::new(Code::NotKept, "the server could not write it down, so nothing was done; try again later")
            }
        }
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        use rusqlite::ErrorCode;
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => StoreError::Full,
            Some(ErrorCode::ConstraintViolation) => StoreError::Taken,
            _ => StoreError::Broken(error.to_string()),
        }
    }
}
