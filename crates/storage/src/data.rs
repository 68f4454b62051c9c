//! What the server asks of a store about somebody's data: all of it, none of it, and what is too old to keep.

use super::store::Later;

/// Something that somebody said at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Saying {
    /// At which.
    pub table: String,
    /// When.
    pub time: i64,
    /// What.
    pub text: String,
}

/// Finds and removes what is kept of people and tables.
pub trait DataStore: Send + Sync + 'static {
    /// The tables where somebody sits or has ever asked for anything.
    fn traces(&self, identity: &str) -> Later<Vec<String>>;

    /// Everything that somebody said, oldest first.
    fn sayings(&self, identity: &str) -> Later<Vec<Saying>>;

    /// Removes somebody with everything that is kept of them beside the logs.
    fn erase(&self, identity: &str) -> Later<()>;

    /// Removes tables with their logs.
    fn remove_tables(&self, tables: Vec<String>) -> Later<()>;

    /// The tables whose game is not over and where nothing has happened since a time, at most so many.
    fn abandoned(&self, since: i64, limit: u32) -> Later<Vec<String>>;
}

/// How the commands of somebody begin in the log.
pub(super) fn commands_of(identity: &str) -> String {
    format!("{identity}:")
}
