//! Looks at a data file without changing it, beside a server that may be running.

use super::errors::in_words;
use super::migrations::{Age, age};
use rusqlite::{Connection, ErrorCode, OpenFlags};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// What a data file looks like.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Inspected {
    /// How its form compares with that of this program.
    pub age: Age,
    /// What SQLite finds wrong with it, if anything.
    pub damage: Option<String>,
    /// Does a server use it?
    pub in_use: bool,
}

/// Inspects a data file. A failure is one sentence.
pub fn inspect(data: &Path) -> Result<Inspected, String> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX | OpenFlags::SQLITE_OPEN_URI;
    let connection = Connection::open_with_flags(address(data), flags).map_err(|error| in_words(&error))?;
    connection.busy_timeout(Duration::from_secs(5)).map_err(|error| in_words(&error))?;
    let verdict = connection.query_row("PRAGMA quick_check(1)", [], |row| row.get::<_, String>(0));
    let damage = match verdict {
        Ok(verdict) if verdict == "ok" => None,
        Ok(verdict) => Some(verdict),
        Err(error) => Some(in_words(&error)),
    };
    let age = if damage.is_none() { age(&connection)? } else { Age::Current };
    Ok(Inspected { age, damage, in_use: in_use(data) })
}

/// The data file as an address of SQLite. Where no server writes beside it, nothing is created beside it either: files of another user would be in
/// the server's way.
fn address(data: &Path) -> String {
    let beside = |ending: &str| {
        let mut name = data.as_os_str().to_owned();
        name.push(ending);
        Path::new(&name).exists()
    };
    let path = data.to_string_lossy().replace('\\', "/").replace('%', "%25").replace('?', "%3f").replace('#', "%23");
    let root = if path.starts_with('/') || data.is_relative() { "" } else { "/" };
    let settled = if beside("-wal") { "" } else { "?immutable=1" };
    format!("file:{root}{path}{settled}")
}

/// Does a server hold the lock beside the data file?
fn in_use(data: &Path) -> bool {
    let mut lock = data.canonicalize().unwrap_or_else(|_| data.to_owned()).into_os_string();
    lock.push(".lock");
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let Ok(connection) = Connection::open_with_flags(PathBuf::from(lock), flags) else { return false };
    let taken =
        connection.busy_timeout(Duration::ZERO).and_then(|()| connection.execute_batch("BEGIN EXCLUSIVE; ROLLBACK"));
    taken.is_err_and(|error| error.sqlite_error_code() == Some(ErrorCode::DatabaseBusy))
}
