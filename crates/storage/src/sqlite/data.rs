//! Somebody's data in the SQLite file: found, and removed.

use super::Sqlite;
use crate::contract::data::{DataStore, ERASED, Saying, commands_of};
use crate::contract::store::Later;
use rusqlite::params;
use tianxia_tables::Deed;

impl DataStore for Sqlite {
    fn traces(&self, identity: &str) -> Later<Vec<String>> {
        let identity = identity.to_owned();
        self.read(move |connection| {
            let mut query = connection.prepare("SELECT tbl FROM visits WHERE identity = ?1")?;
            query.query_map([identity], |row| row.get(0))?.collect()
        })
    }

    fn sayings(&self, identity: &str) -> Later<Vec<Saying>> {
        let (identity, commands) = (identity.to_owned(), commands_of(identity));
        self.read(move |connection| {
            let mut query = connection.prepare(
                "SELECT tbl, time, deed FROM entries WHERE tbl IN (SELECT tbl FROM visits WHERE identity = ?1)
                 AND substr(command, 1, length(?2)) = ?2 AND deed LIKE '{\"said\":%' ORDER BY time",
            )?;
            let rows =
                query.query_map([identity, commands], |row| Ok((row.get(0)?, row.get(1)?, super::deed(row, 2)?)))?;
            let mut sayings = Vec::new();
            for row in rows {
                let (table, time, deed) = row?;
                if let Deed::Said { text, .. } = deed {
                    sayings.push(Saying { table, time, text });
                }
            }
            Ok(sayings)
        })
    }

    fn erase(&self, identity: &str, now: i64) -> Later<()> {
        let identity = identity.to_owned();
        self.write(move |connection| {
            super::ratings::forget(connection, &identity)?;
            for removal in [
                "DELETE FROM devices WHERE identity = ?1",
                "DELETE FROM links WHERE identity = ?1",
                "DELETE FROM blocks WHERE identity = ?1 OR other = ?1",
                "DELETE FROM subscriptions WHERE identity = ?1",
                "UPDATE reports SET reporter = '' WHERE reporter = ?1",
                "UPDATE reports SET person = NULL WHERE person = ?1",
                "DELETE FROM identities WHERE id = ?1",
            ] {
                connection.execute(removal, [&identity])?;
            }
            let note = "INSERT INTO keeper (key, value) VALUES (?1, ?2) ON CONFLICT DO NOTHING";
            connection.execute(note, [format!("{ERASED}{identity}"), now.to_string()])?;
            Ok(())
        })
    }

    fn erasures(&self) -> Later<Vec<(String, i64)>> {
        self.read(|connection| {
            let mut query = connection.prepare_cached(
                "SELECT substr(key, length(?1) + 1), CAST(value AS INTEGER) FROM keeper WHERE substr(key, 1, length(?1)) = ?1",
            )?;
            query.query_map([ERASED], |row| Ok((row.get(0)?, row.get(1)?)))?.collect()
        })
    }

    fn erased(&self, identity: &str) -> Later<()> {
        let identity = identity.to_owned();
        self.write(move |connection| {
            connection.execute("DELETE FROM visits WHERE identity = ?1", [&identity])?;
            connection.execute("DELETE FROM keeper WHERE key = ?1", [format!("{ERASED}{identity}")])?;
            Ok(())
        })
    }

    fn remove_tables(&self, tables: Vec<String>) -> Later<()> {
        self.write(move |connection| {
            for table in &tables {
                connection.execute("DELETE FROM entries WHERE tbl = ?1", [table])?;
                connection.execute("DELETE FROM seats WHERE tbl = ?1", [table])?;
                connection.execute("DELETE FROM visits WHERE tbl = ?1", [table])?;
                connection.execute("DELETE FROM refusals WHERE tbl = ?1", [table])?;
                connection.execute("DELETE FROM tables WHERE id = ?1", [table])?;
            }
            Ok(())
        })
    }

    fn abandoned(&self, since: i64, limit: u32) -> Later<Vec<String>> {
        self.read(move |connection| {
            let mut query =
                connection.prepare("SELECT id FROM tables WHERE status <> 'over' AND updated < ?1 LIMIT ?2")?;
            query.query_map(params![since, limit], |row| row.get(0))?.collect()
        })
    }
}
