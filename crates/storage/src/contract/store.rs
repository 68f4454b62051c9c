//! What the server asks of a store, and how a store fails.

use super::administrator::AdministratorStore;
use super::data::DataStore;
use super::notices::NoticeStore;
use super::people::PersonStore;
use super::ratings::RatingStore;
use super::safety::SafetyStore;
use std::pin::Pin;
use tianxia_protocol::{Code, Listing, Problem, Status};
use tianxia_tables::{Entry, RefusalNews, Summary};

/// What a store answers, later.
pub type Later<T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send>>;

/// For how long a table where a bot has to play is left to who wrote the entry before, or claimed it, in milliseconds.
pub const LEASE: i64 = 30_000;

/// Refused commands of a table that are stored, whatever the servers on a store remember: the newest.
pub(crate) const MOST_REFUSALS: usize = 2_000;

/// Keeps logs and people. Everything that is answered with `Ok` survives a power cut.
pub trait Store: PersonStore + DataStore + SafetyStore + RatingStore + AdministratorStore + NoticeStore {
    /// Adds entries to a table's log, from number `first` on, all or none. Where a bot has to play then, the table is left to who added them
    /// for [`LEASE`], or to whoever claims it first ([`Store::leave_bots`]).
    fn append(&self, table: &str, first: u32, entries: Vec<Entry>, summary: Summary) -> Later<()>;

    /// A table's whole log; empty if there is no such table.
    fn entries(&self, table: &str) -> Later<Vec<Entry>>;

    /// The entries of a table's log after a number.
    fn entries_after(&self, table: &str, seq: u32) -> Later<Vec<Entry>>;

    /// How many entries some tables have; those that are not stored are left out.
    fn lengths(&self, tables: Vec<String>) -> Later<Vec<(String, u32)>>;

    /// Commands of a table that were refused, with their answers, oldest first.
    fn refusals(&self, table: &str) -> Later<Vec<(String, Problem)>>;

    /// Stores refused commands and removes those that are forgotten. Keeps the newest 2,000 of each table.
    fn refuse(&self, table: &str, news: RefusalNews) -> Later<()>;

    /// The listed tables that are open or being played, without the first `after` of them. People take turns: first comes the newest table of
    /// each host, then the second of each, and so on.
    fn lobby(&self, after: u32, limit: u32) -> Later<Vec<Listing>>;

    /// The listed tables whose games ended before a time, latest first.
    fn archive(&self, game: Option<String>, before: i64, limit: u32) -> Later<Vec<Listing>>;

    /// The tables where somebody sits, latest first, each with the seats that are theirs.
    fn tables_of(&self, identity: &str, limit: u32) -> Later<Vec<(Listing, Vec<u8>)>>;

    /// The tables that need no person to go on: their id and deadline, or none where a bot has to play.
    fn pending(&self) -> Later<Vec<(String, Option<i64>)>>;

    /// Tables whose deadline has come, with it, the earliest first.
    fn due(&self, now: i64, limit: u32) -> Later<Vec<(String, i64)>>;

    /// Takes tables where a bot has to play and that are left to nobody at `now`: until a time they are the caller's. Hosts take turns, so that
    /// nobody's many tables keep another's waiting. Nobody is harmed if two think about one, since only one can add the entry.
    fn claim_bots(&self, now: i64, until: i64, limit: u32) -> Later<Vec<String>>;

    /// Leaves tables where a bot has to play to whoever claims them now.
    fn release_bots(&self, tables: Vec<String>) -> Later<()>;

    /// Packs the logs of games that ended before a time, at most so many, and says how many: they take less room, and are read as before.
    fn pack(&self, ended_before: i64, limit: u32) -> Later<u32>;

    /// From now on, whether tables where a bot has to play are left at once to whoever claims them.
    fn leave_bots(&self, leave: bool);

    /// May other processes add entries, so that memory can be behind?
    fn is_shared(&self) -> bool;

    /// Reads something, at a cost that does not grow with the data.
    fn ping(&self) -> Later<()>;

    /// Gives a sign of life of any server on this store.
    fn sign(&self, now: i64) -> Later<()>;

    /// The last sign of life, if there was one.
    fn last_sign(&self) -> Later<Option<i64>>;

    /// One sentence if the data is no longer where it was.
    fn missing(&self) -> Option<String>;

    /// Writes what is still to be written, and stops.
    fn close(&self) -> Later<()>;
}

/// Why a store did not do it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// Somebody else has added this entry.
    Taken,
    /// It would give a seat or a table to a person who was erased.
    Erased,
    /// There is no room.
    Full,
    /// The data is no longer where it was.
    Gone(String),
    /// The database was not reached, and nothing was done.
    Away,
    /// The database was cut off while it worked on it: it may have been done or not. Asking the same again is safe.
    Unknown,
    /// It could not be read.
    Unreadable(String),
    /// Anything else.
    Broken(String),
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Taken => Problem::new(Code::Stale, "another player was faster; look again"),
            StoreError::Erased => {
                Problem::new(Code::Nobody, "this identity was erased: POST /api/me to become somebody again")
            }
            StoreError::Full => Problem::new(
                Code::NotKept,
                "the server's disk is full, so nothing was done; try again when there is room",
            ),
            StoreError::Gone(_) => Problem::new(
                Code::NotKept,
                "the server's data file is gone, so nothing was done; its host has to put it back",
            ),
            StoreError::Away => Problem::new(
                Code::Unavailable,
                "the server does not reach its database, so nothing was done; try again in a moment",
            ),
            StoreError::Unknown => Problem::new(
                Code::Unknown,
                "the server's database was cut off, so it is unknown whether this was done; send it again with the same id",
            ),
            StoreError::Unreadable(_) => Problem::new(
                Code::Unavailable,
                "the server could not read its data, so nothing was done; its host finds the reason in the server's log",
            ),
            StoreError::Broken(_) => {
                Problem::new(Code::NotKept, "the server could not write it down, so nothing was done; try again later")
            }
        }
    }
}

/// A status as stores keep it.
pub(crate) fn word(status: Status) -> &'static str {
    match status {
        Status::Open => "open",
        Status::Playing => "playing",
        Status::Over => "over",
        Status::Closed => "closed",
    }
}
