//! Blocks and reports in the SQLite file.

use super::Sqlite;
use crate::contract::safety::{NewBlock, NewReport, SafetyStore};
use crate::contract::store::Later;
use rusqlite::{OptionalExtension, params};
use tianxia_protocol::{BlockedPerson, SentReport};

impl SafetyStore for Sqlite {
    fn block(&self, block: NewBlock) -> Later<()> {
        self.write(move |connection| {
            connection.execute(
                "INSERT OR IGNORE INTO blocks (id, identity, other, name, created) SELECT ?1, ?2, ?3, ?4, ?5
                 WHERE NOT EXISTS (SELECT 1 FROM keeper WHERE key IN ('erased:' || ?2, 'erased:' || ?3))",
                params![block.id, block.identity, block.other, block.name, block.now],
            )?;
            Ok(())
        })
    }

    fn unblock(&self, identity: &str, id: &str) -> Later<bool> {
        let (identity, id) = (identity.to_owned(), id.to_owned());
        self.write(move |connection| {
            Ok(connection.execute("DELETE FROM blocks WHERE id = ?1 AND identity = ?2", [id, identity])? > 0)
        })
    }

    fn blocked(&self, identity: &str) -> Later<Vec<BlockedPerson>> {
        let identity = identity.to_owned();
        self.read(move |connection| {
            let mut query = connection
                .prepare("SELECT id, name, created FROM blocks WHERE identity = ?1 ORDER BY created DESC, id")?;
            let rows = query.query_map([identity], |row| {
                Ok(BlockedPerson { id: row.get(0)?, name: row.get(1)?, since: row.get(2)? })
            })?;
            rows.collect()
        })
    }

    fn has_blocked(&self, identity: &str, other: &str) -> Later<bool> {
        let (identity, other) = (identity.to_owned(), other.to_owned());
        self.read(move |connection| {
            let mut query = connection.prepare_cached("SELECT 1 FROM blocks WHERE identity = ?1 AND other = ?2")?;
            Ok(query.query_row([identity, other], |_| Ok(())).optional()?.is_some())
        })
    }

    fn hidden_from(&self, identity: &str) -> Later<Vec<String>> {
        let identity = identity.to_owned();
        self.read(move |connection| {
            let mut query = connection.prepare_cached(
                "SELECT DISTINCT seats.tbl FROM blocks JOIN seats ON seats.identity = blocks.other
                 JOIN tables ON tables.id = seats.tbl
                 WHERE blocks.identity = ?1 AND tables.status IN ('open', 'playing')",
            )?;
            query.query_map([identity], |row| row.get(0))?.collect()
        })
    }

    fn report(&self, report: NewReport) -> Later<SentReport> {
        self.write(move |connection| {
            connection.execute(
                "INSERT INTO reports (time, reporter, tbl, person, text) SELECT ?1,
                     CASE WHEN EXISTS (SELECT 1 FROM keeper WHERE key = 'erased:' || ?2) THEN '' ELSE ?2 END, ?3,
                     CASE WHEN EXISTS (SELECT 1 FROM keeper WHERE key = 'erased:' || ?4) THEN NULL ELSE ?4 END, ?5",
                params![report.time, report.reporter, report.table, report.person, report.text],
            )?;
            let id = connection.last_insert_rowid();
            Ok(SentReport { id, time: report.time, table: report.table, text: report.text, settled: None })
        })
    }

    fn reports_by(&self, identity: &str) -> Later<Vec<SentReport>> {
        let identity = identity.to_owned();
        self.read(move |connection| {
            let mut query = connection
                .prepare("SELECT id, time, tbl, text, settled FROM reports WHERE reporter = ?1 ORDER BY id DESC")?;
            let rows = query.query_map([identity], |row| {
                Ok(SentReport {
                    id: row.get(0)?,
                    time: row.get(1)?,
                    table: row.get(2)?,
                    text: row.get(3)?,
                    settled: row.get(4)?,
                })
            })?;
            rows.collect()
        })
    }
}
