//! The store in an SQLite file: write-ahead log, a full flush before any answer, one writer, a few readers.

mod administrator;
mod data;
mod ends;
mod errors;
mod inspect;
mod lock;
mod migrations;
mod notices;
mod people;
mod presence;
mod ratings;
mod reader;
mod safety;
mod upgrade;
mod writer;

pub use administrator::new_token;
pub use inspect::{Inspected, inspect};
pub use lock::Lock;
pub use migrations::Age;
pub(crate) use upgrade::upgrade;

use crate::clock;
use crate::contract::store::{LEASE, Later, MOST_REFUSALS, Store, StoreError, word};
use crate::error::DataError;
use crate::metrics::StoreMetrics;
use errors::in_words;
use presence::Presence;
use reader::Readers;
use rusqlite::{Connection, OpenFlags, OptionalExtension, Row, params};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use tianxia_protocol::{Listing, Problem};
use tianxia_tables::{Deed, Entry, Facts, RefusalNews, Summary};
use writer::Writer;

/// Reads one row, so that a file that cannot be read is noticed.
const PING: &str = "SELECT id FROM tables LIMIT 1";
const READERS: usize = 2;
/// How long to wait for another process that holds the file.
const PATIENCE: Duration = Duration::from_secs(10);

/// A store in one file, for one server.
pub struct Sqlite {
    writer: Writer,
    readers: Readers,
    presence: Arc<Presence>,
}

impl Sqlite {
    /// Opens the file, makes it if it is not there, and brings it up to date. A failure is one sentence.
    pub fn open(path: &Path, metrics: Arc<StoreMetrics>) -> Result<Self, DataError> {
        let place = |error: &dyn std::fmt::Display| format!("cannot use the data file {}: {error}", path.display());
        if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            std::fs::create_dir_all(folder).map_err(|error| place(&error))?;
        }
        make_private(path).map_err(|error| place(&error))?;
        for end in ["-wal", "-shm"] {
            let mut beside = path.as_os_str().to_owned();
            beside.push(end);
            let beside = PathBuf::from(beside);
            if beside.exists() {
                make_private(&beside).map_err(|error| place(&error))?;
            }
        }
        let mut writer = connect(path).map_err(|error| place(&in_words(&error)))?;
        upgrade(&mut writer, path).map_err(|error| place(&error))?;
        let readers: rusqlite::Result<Vec<Connection>> = (0..READERS).map(|_| connect(path)).collect();
        let readers = readers.map_err(|error| place(&in_words(&error)))?;
        let presence = Arc::new(Presence::of(path).map_err(|error| place(&error))?);
        let writer = Writer::start(writer, presence.clone(), metrics).map_err(|error| place(&error))?;
        Ok(Sqlite { writer, readers: Readers::new(readers), presence })
    }

    pub(super) fn read<T: Send + 'static>(
        &self,
        query: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Later<T> {
        Box::pin(self.readers.clone().read(query))
    }

    /// Writes something that has an answer.
    pub(super) fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Later<T> {
        let (tell, told) = tokio::sync::oneshot::channel();
        let written = self.writer.write(move |connection| {
            let _ = tell.send(work(connection)?);
            Ok(())
        });
        Box::pin(async move {
            written.await?;
            told.await.map_err(|_| StoreError::Broken("the writer gave no answer".to_owned()))
        })
    }
}

/// Makes a file of the data, if there is none, so that only its owner can read it: it holds the seeds of running games. From a file that other
/// users of the machine can read, such as one of an old release or a restored copy, they are shut out; a group keeps what it may.
pub(crate) fn make_private(path: &Path) -> std::io::Result<()> {
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.open(path) {
        Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => shut_others_out(path),
        Err(error) => Err(error),
        Ok(_) => Ok(()),
    }
}

#[cfg(unix)]
fn shut_others_out(path: &Path) -> std::io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    let mode = path.metadata()?.permissions().mode();
    if mode & 0o007 == 0 {
        return Ok(());
    }
    tracing::warn!(path = %path.display(), "other users of this machine could read the file; now only its owner can");
    std::fs::set_permissions(path, PermissionsExt::from_mode(mode & 0o700))
}

#[cfg(not(unix))]
fn shut_others_out(_: &Path) -> std::io::Result<()> {
    Ok(())
}

pub(crate) fn connect(path: &Path) -> rusqlite::Result<Connection> {
    let connection = Connection::open(path)?;
    connection.busy_timeout(PATIENCE)?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    // With WAL, only FULL flushes at every commit: an answered move survives a power cut.
    connection.pragma_update(None, "synchronous", "FULL")?;
    // What is logged is carried into the file after so many pages (16 MiB), not after a thousand: most of them have changed again by then.
    connection.pragma_update(None, "wal_autocheckpoint", 4096)?;
    connection.pragma_update(None, "cache_size", -4096)?;
    connection.set_prepared_statement_cache_capacity(32);
    Ok(connection)
}

/// Copies the data of a server, which may be running, into a new file.
pub fn backup(data: &Path, copy: &Path) -> Result<(), DataError> {
    copy_data(data, copy).map_err(DataError)
}

pub(super) fn copy_data(data: &Path, copy: &Path) -> Result<(), String> {
    let failed = |error: &dyn std::fmt::Display| format!("cannot copy {}: {error}", data.display());
    if copy.exists() {
        return Err(format!("{} exists already; choose another name", copy.display()));
    }
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let source = Connection::open_with_flags(data, flags).map_err(|error| failed(&error))?;
    source.busy_timeout(PATIENCE).map_err(|error| failed(&error))?;
    let mut draft = copy.as_os_str().to_owned();
    draft.push(".new");
    let draft = PathBuf::from(draft);
    let _ = std::fs::remove_file(&draft);
    let into = draft.to_str().ok_or_else(|| failed(&"the name of the copy is not UTF-8"))?;
    make_private(&draft).map_err(|error| failed(&error))?;
    // A snapshot of one moment, whole, checked and without holes.
    let copied = source.execute("VACUUM INTO ?1", [into]).map_err(|error| failed(&in_words(&error)));
    let copied = copied.and_then(|_| {
        let check = Connection::open(&draft)
            .and_then(|copy| copy.query_row("PRAGMA integrity_check", [], |row| row.get::<_, String>(0)));
        match check {
            Ok(verdict) if verdict == "ok" => Ok(()),
            Ok(verdict) => Err(failed(&verdict)),
            Err(error) => Err(failed(&error)),
        }
    });
    let moved = copied.and_then(|()| {
        std::fs::File::open(&draft).and_then(|file| file.sync_all()).map_err(|error| failed(&error))?;
        std::fs::rename(&draft, copy).map_err(|error| failed(&error))
    });
    if moved.is_err() {
        let _ = std::fs::remove_file(&draft);
    }
    moved
}

impl Store for Sqlite {
    fn append(&self, table: &str, first: u32, entries: Vec<Entry>, summary: Summary) -> Later<()> {
        let table = table.to_owned();
        self.writer.append(move |connection, ends| {
            // Checked before anything is written, so that a loser leaves no trace in the shared transaction.
            if ends.of(connection, &table)? != first {
                return Err(StoreError::Taken);
            }
            if let Some(facts) = &summary.facts {
                refuse_erased(connection, &table, facts)?;
            }
            for (seq, entry) in (first..).zip(&entries) {
                let deed = entry.deed.text().map_err(|error| StoreError::Broken(error.to_string()))?;
                connection
                    .prepare_cached("INSERT INTO entries (tbl, seq, time, command, deed) VALUES (?1, ?2, ?3, ?4, ?5)")?
                    .execute(params![table, seq, entry.time, entry.command, deed])?;
            }
            store_summary(connection, &table, &summary)?;
            ends.moved(table, first + entries.len() as u32);
            Ok(())
        })
    }

    fn entries(&self, table: &str) -> Later<Vec<Entry>> {
        let table = table.to_owned();
        self.read(move |connection| {
            let mut query =
                connection.prepare_cached("SELECT time, command, deed FROM entries WHERE tbl = ?1 ORDER BY seq")?;
            query.query_map([table], entry)?.collect()
        })
    }

    fn entries_after(&self, table: &str, seq: u32) -> Later<Vec<Entry>> {
        let table = table.to_owned();
        self.read(move |connection| {
            let mut query = connection
                .prepare_cached("SELECT time, command, deed FROM entries WHERE tbl = ?1 AND seq > ?2 ORDER BY seq")?;
            query.query_map(params![table, seq], entry)?.collect()
        })
    }

    fn lengths(&self, tables: Vec<String>) -> Later<Vec<(String, u32)>> {
        self.read(move |connection| {
            let mut query = connection.prepare_cached("SELECT MAX(seq) + 1 FROM entries WHERE tbl = ?1")?;
            let mut lengths = Vec::with_capacity(tables.len());
            for table in tables {
                if let Some(length) = query.query_row([&table], |row| row.get(0))? {
                    lengths.push((table, length));
                }
            }
            Ok(lengths)
        })
    }

    fn refusals(&self, table: &str) -> Later<Vec<(String, Problem)>> {
        let table = table.to_owned();
        self.read(move |connection| {
            let mut query =
                connection.prepare_cached("SELECT command, problem FROM refusals WHERE tbl = ?1 ORDER BY number")?;
            query.query_map([table], |row| Ok((row.get(0)?, json::<Problem>(row, 1)?)))?.collect()
        })
    }

    fn refuse(&self, table: &str, news: RefusalNews) -> Later<()> {
        let table = table.to_owned();
        self.writer.write(move |connection| {
            for (command, problem) in &news.refused {
                let problem = serde_json::to_string(problem).map_err(|error| StoreError::Broken(error.to_string()))?;
                connection
                    .prepare_cached(
                        "INSERT INTO refusals (tbl, number, command, problem)
                         VALUES (?1, (SELECT COALESCE(MAX(number) + 1, 0) FROM refusals WHERE tbl = ?1), ?2, ?3)",
                    )?
                    .execute(params![table, command, problem])?;
                connection
                    .prepare_cached(
                        "DELETE FROM refusals WHERE tbl = ?1 AND number <= (
                             SELECT number FROM refusals WHERE tbl = ?1 ORDER BY number DESC LIMIT 1 OFFSET ?2)",
                    )?
                    .execute(params![table, MOST_REFUSALS as u32])?;
            }
            for command in &news.forgotten {
                connection
                    .prepare_cached("DELETE FROM refusals WHERE tbl = ?1 AND command = ?2")?
                    .execute([&table, command])?;
            }
            Ok(())
        })
    }

    fn lobby(&self, after: u32, limit: u32) -> Later<Vec<Listing>> {
        self.read(move |connection| {
            let mut query = connection.prepare_cached(
                "SELECT listing, status, updated, turn, deadline FROM (
                     SELECT *, ROW_NUMBER() OVER (PARTITION BY host ORDER BY created DESC, id) AS of_host FROM tables
                     WHERE status IN ('open', 'playing') AND listed)
                 ORDER BY of_host, created DESC, id LIMIT ?1 OFFSET ?2",
            )?;
            query.query_map([limit, after], listing)?.collect()
        })
    }

    fn archive(&self, game: Option<String>, before: i64, limit: u32) -> Later<Vec<Listing>> {
        self.read(move |connection| {
            let mut query = connection.prepare_cached(
                "SELECT listing, status, updated, turn, deadline FROM tables
                 WHERE status = 'over' AND listed AND updated < ?1 AND (?2 IS NULL OR game = ?2)
                 ORDER BY updated DESC LIMIT ?3",
            )?;
            query.query_map(params![before, game, limit], listing)?.collect()
        })
    }

    fn tables_of(&self, identity: &str, limit: u32) -> Later<Vec<(Listing, Vec<u8>)>> {
        let identity = identity.to_owned();
        self.read(move |connection| {
            let mut query = connection.prepare_cached(
                "SELECT listing, status, updated, turn, deadline, group_concat(seat) FROM seats JOIN tables ON tbl = id
                 WHERE identity = ?1 AND status <> 'closed' GROUP BY id ORDER BY updated DESC LIMIT ?2",
            )?;
            let rows = query.query_map(params![identity, limit], |row| {
                let seats: String = row.get(5)?;
                Ok((listing(row)?, seats.split(',').filter_map(|seat| seat.parse().ok()).collect()))
            })?;
            rows.collect()
        })
    }

    fn pending(&self) -> Later<Vec<(String, Option<i64>)>> {
        self.read(|connection| {
            let mut query = connection.prepare(
                "SELECT id, deadline FROM tables WHERE status = 'playing' AND (bot OR deadline IS NOT NULL)",
            )?;
            query.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect()
        })
    }

    fn due(&self, now: i64, limit: u32) -> Later<Vec<(String, i64)>> {
        self.read(move |connection| {
            let mut query = connection.prepare_cached(
                "SELECT id, deadline FROM tables WHERE status = 'playing' AND deadline <= ?1 ORDER BY deadline LIMIT ?2",
            )?;
            query.query_map(params![now, limit], |row| Ok((row.get(0)?, row.get(1)?)))?.collect()
        })
    }

    fn claim_bots(&self, now: i64, until: i64, limit: u32) -> Later<Vec<String>> {
        self.write(move |connection| {
            let mut query = connection.prepare_cached(
                "UPDATE tables SET lease = ?2 WHERE id IN (
                     SELECT id FROM (
                         SELECT id, lease, ROW_NUMBER() OVER (PARTITION BY host ORDER BY lease, id) AS of_host FROM tables
                         WHERE status = 'playing' AND bot AND lease <= ?1)
                     ORDER BY of_host, lease LIMIT ?3)
                 RETURNING id",
            )?;
            let claimed = query.query_map(params![now, until, limit], |row| row.get(0))?;
            Ok(claimed.collect::<rusqlite::Result<_>>()?)
        })
    }

    fn release_bots(&self, tables: Vec<String>) -> Later<()> {
        self.write(move |connection| {
            for table in &tables {
                connection.execute("UPDATE tables SET lease = 0 WHERE id = ?1", [table])?;
            }
            Ok(())
        })
    }

    /// A file keeps the entries of a table beside each other as they are.
    fn pack(&self, _: i64, _: u32) -> Later<u32> {
        Box::pin(async { Ok(0) })
    }

    /// The one server on a file thinks itself.
    fn leave_bots(&self, _: bool) {}

    fn is_shared(&self) -> bool {
        false
    }

    fn ping(&self) -> Later<()> {
        self.read(|connection| {
            let any: Option<String> = connection.prepare_cached(PING)?.query_row([], |row| row.get(0)).optional()?;
            drop(any);
            Ok(())
        })
    }

    fn sign(&self, now: i64) -> Later<()> {
        self.write(move |connection| {
            connection.execute(
                "INSERT INTO keeper (key, value) VALUES ('alive', ?1)
                 ON CONFLICT (key) DO UPDATE SET value = CASE
                     WHEN CAST(value AS INTEGER) - CAST(excluded.value AS INTEGER) >= ?2 THEN excluded.value
                     ELSE MAX(CAST(value AS INTEGER), CAST(excluded.value AS INTEGER)) END",
                params![now.to_string(), clock::SET_BACK],
            )?;
            Ok(())
        })
    }

    fn last_sign(&self) -> Later<Option<i64>> {
        self.read(|connection| {
            let sign = "SELECT CAST(value AS INTEGER) FROM keeper WHERE key = 'alive'";
            connection.query_row(sign, [], |row| row.get(0)).optional()
        })
    }

    fn missing(&self) -> Option<String> {
        self.presence.missing()
    }

    fn close(&self) -> Later<()> {
        self.writer.stop()
    }
}

/// Refuses a seat or a table to a person who was erased. Those who have it already keep it until the table is told.
fn refuse_erased(connection: &Connection, table: &str, facts: &Facts) -> Result<(), StoreError> {
    let mut query = connection.prepare_cached(
        "SELECT EXISTS (SELECT 1 FROM keeper WHERE key = 'erased:' || ?1)
            AND NOT EXISTS (SELECT 1 FROM seats WHERE tbl = ?2 AND identity = ?1)
            AND NOT EXISTS (SELECT 1 FROM tables WHERE id = ?2 AND host = ?1)",
    )?;
    for identity in facts.people.iter().map(|(_, identity)| identity).chain([&facts.host]) {
        if query.query_row([identity, table], |row| row.get(0))? {
            return Err(StoreError::Erased);
        }
    }
    Ok(())
}

fn store_summary(connection: &Connection, table: &str, summary: &Summary) -> Result<(), StoreError> {
    let turn = summary.turn.map(u8::from);
    let lease = if summary.bot { clock::now() + LEASE } else { 0 };
    let Some(facts) = &summary.facts else {
        let row = params![table, word(summary.status), summary.updated, turn, summary.bot, summary.deadline, lease];
        // A status that stays is not written: two indexes would be written with it.
        let stays = "UPDATE tables SET updated = ?3, turn = ?4, bot = ?5, deadline = ?6, lease = ?7
                     WHERE id = ?1 AND status = ?2";
        if connection.prepare_cached(stays)?.execute(row)? == 0 {
            let changes = "UPDATE tables SET status = ?2, updated = ?3, turn = ?4, bot = ?5, deadline = ?6, lease = ?7
                           WHERE id = ?1";
            connection.prepare_cached(changes)?.execute(row)?;
        }
        return Ok(());
    };
    let listing = serde_json::to_string(&facts.listing).map_err(|error| StoreError::Broken(error.to_string()))?;
    connection
        .prepare_cached(
            "INSERT OR REPLACE INTO tables (id, game, status, listed, created, updated, turn, bot, deadline, listing, host, lease)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)",
        )?
        .execute(params![
            table,
            facts.listing.game,
            word(summary.status),
            facts.listed,
            facts.listing.created,
            summary.updated,
            turn,
            summary.bot,
            summary.deadline,
            listing,
            facts.host,
            lease
        ])?;
    connection.prepare_cached("DELETE FROM seats WHERE tbl = ?1")?.execute([table])?;
    for (seat, identity) in &facts.people {
        connection.prepare_cached("INSERT INTO seats (tbl, seat, identity) VALUES (?1, ?2, ?3)")?.execute(params![
            table,
            u8::from(*seat),
            identity
        ])?;
    }
    for identity in facts.people.iter().map(|(_, identity)| identity).chain([&facts.host]) {
        connection
            .prepare_cached("INSERT OR IGNORE INTO visits (tbl, identity) VALUES (?1, ?2)")?
            .execute([table, identity])?;
    }
    match &facts.result {
        Some(result) => ratings::count(connection, table, summary.updated, result),
        None => Ok(()),
    }
}

fn entry(row: &Row<'_>) -> rusqlite::Result<Entry> {
    Ok(Entry { time: row.get(0)?, command: row.get(1)?, deed: deed(row, 2)? })
}

fn deed(row: &Row<'_>, column: usize) -> rusqlite::Result<Deed> {
    row.get_ref(column)?.as_str()?.parse().map_err(|error| unreadable(column, error))
}

fn listing(row: &Row<'_>) -> rusqlite::Result<Listing> {
    Ok(Listing { updated: row.get(2)?, turn: row.get(3)?, deadline: row.get(4)?, ..json::<Listing>(row, 0)? })
}

/// A column that holds JSON of ours.
fn json<T: serde::de::DeserializeOwned>(row: &Row<'_>, column: usize) -> rusqlite::Result<T> {
    serde_json::from_str(row.get_ref(column)?.as_str()?).map_err(|error| unreadable(column, error))
}

fn unreadable(column: usize, error: serde_json::Error) -> rusqlite::Error {
    rusqlite::Error::FromSqlConversionFailure(column, rusqlite::types::Type::Text, Box::new(error))
}
