//! What the server asks of a store about somebody's data: all of it, none of it, and what is too old to keep.

use super::store::Later;

/// Something that somebody said at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Saying {
    pub table: String,
    pub time: i64,
    pub text: String,
}

/// Finds and removes what is kept of people and tables.
pub trait DataStore: Send + Sync + 'static {
    /// The tables that somebody hosts, or where they have ever had a seat.
    fn traces(&self, identity: &str) -> Later<Vec<String>>;

    /// Everything that somebody said, oldest first.
    fn sayings(&self, identity: &str) -> Later<Vec<Saying>>;

    /// Removes a person with everything that is kept of them beside the logs, and notes that. From then on no store gives them a seat, makes
    /// them a host, or stores anything else under their identity, even if a request of theirs is still under way.
    fn erase(&self, identity: &str, now: i64) -> Later<()>;

    /// The people who are being erased, and since when: their tables may still name them.
    fn erasures(&self) -> Later<Vec<(String, i64)>>;

    /// Removes the note that a person was erased, and where they have been.
    fn erased(&self, identity: &str) -> Later<()>;

    /// Removes tables with their logs.
    fn remove_tables(&self, tables: Vec<String>) -> Later<()>;

    /// The tables whose game is not over and where nothing has happened since a time, at most so many.
    fn abandoned(&self, since: i64, limit: u32) -> Later<Vec<String>>;
}

/// The key of the note that a person was erased begins so; their identity follows.
pub(crate) const ERASED: &str = "erased:";

/// How the commands of somebody begin in the log.
pub(crate) fn commands_of(identity: &str) -> String {
    format!("{identity}:")
}
