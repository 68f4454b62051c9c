//! Where the logs end that were written to last, so that whoever writes need not look it up for every entry.

use rusqlite::Connection;
use std::collections::HashMap;

/// How many are remembered.
const MOST: usize = 4096;

/// The numbers of the next entries of logs, as the transaction that is being written leaves them.
#[derive(Default)]
pub(super) struct Ends {
    next: HashMap<String, u32>,
    /// What SQLite calls the state of the file: another number whenever somebody else has written to it.
    version: i64,
}

impl Ends {
    /// A transaction has begun: what others have written since the last one is not known.
    pub(super) fn begin(&mut self, connection: &Connection) -> rusqlite::Result<()> {
        let version = connection.prepare_cached("PRAGMA data_version")?.query_row([], |row| row.get(0))?;
        if std::mem::replace(&mut self.version, version) != version {
            self.forget();
        }
        Ok(())
    }

    /// The number of a log's next entry.
    pub(super) fn of(&self, connection: &Connection, table: &str) -> rusqlite::Result<u32> {
        match self.next.get(table) {
            Some(next) => Ok(*next),
            None => connection
                .prepare_cached("SELECT COALESCE(MAX(seq) + 1, 0) FROM entries WHERE tbl = ?1")?
                .query_row([table], |row| row.get(0)),
        }
    }

    /// A log has grown.
    pub(super) fn moved(&mut self, table: String, next: u32) {
        if self.next.len() == MOST {
            self.forget();
        }
        self.next.insert(table, next);
    }

    /// Something else may have happened to the logs.
    pub(super) fn forget(&mut self) {
        self.next.clear();
    }
}
