//! Blocks and reports in PostgreSQL.

use super::{Postgres, get, only, params, text};
use crate::contract::safety::{NewBlock, NewReport, SafetyStore};
use crate::contract::store::Later;
use tianxia_protocol::{BlockedPerson, SentReport};

impl SafetyStore for Postgres {
    fn block(&self, block: NewBlock) -> Later<()> {
        self.act(
            "INSERT INTO blocks (id, identity, other, name, created) SELECT $1::text, $2::text, $3::text, $4::text, $5::bigint
             WHERE NOT EXISTS (SELECT 1 FROM keeper WHERE key IN ('erased:' || $2::text, 'erased:' || $3::text)) ON CONFLICT DO NOTHING",
            params![text(&block.id), text(&block.identity), text(&block.other), text(&block.name), block.now],
        )
    }

    fn unblock(&self, identity: &str, id: &str) -> Later<bool> {
        let gone = self.write(
            "DELETE FROM blocks WHERE id = $1 AND identity = $2 RETURNING 1",
            params![text(id), text(identity)],
            |_| Ok(()),
        );
        Box::pin(async move { Ok(!gone.await?.is_empty()) })
    }

    fn blocked(&self, identity: &str) -> Later<Vec<BlockedPerson>> {
        self.read(
            "SELECT id, name, created FROM blocks WHERE identity = $1 ORDER BY created DESC, id",
            params![text(identity)],
            |row| Ok(BlockedPerson { id: get(row, 0)?, name: get(row, 1)?, since: get(row, 2)? }),
        )
    }

    fn has_blocked(&self, identity: &str, other: &str) -> Later<bool> {
        let found = self.read(
            "SELECT 1 FROM blocks WHERE identity = $1 AND other = $2",
            params![text(identity), text(other)],
            |_| Ok(()),
        );
        Box::pin(async move { Ok(!found.await?.is_empty()) })
    }

    fn hidden_from(&self, identity: &str) -> Later<Vec<String>> {
        self.read(
            "SELECT DISTINCT seats.tbl FROM blocks JOIN seats ON seats.identity = blocks.other JOIN tables ON tables.id = seats.tbl
             WHERE blocks.identity = $1 AND tables.status IN ('open', 'playing')",
            params![text(identity)],
            |row| get(row, 0),
        )
    }

    fn report(&self, report: NewReport) -> Later<SentReport> {
        let id = self.write(
            "INSERT INTO reports (time, reporter, tbl, person, text) SELECT $1::bigint,
                 CASE WHEN EXISTS (SELECT 1 FROM keeper WHERE key = 'erased:' || $2::text) THEN '' ELSE $2::text END, $3::text,
                 CASE WHEN EXISTS (SELECT 1 FROM keeper WHERE key = 'erased:' || $4::text) THEN NULL ELSE $4::text END, $5::text
             RETURNING id",
            params![
                report.time,
                text(&report.reporter),
                text(&report.table),
                report.person.as_deref().map(text),
                text(&report.text)
            ],
            |row| get(row, 0),
        );
        Box::pin(async move {
            let id = only(id.await?)?;
            Ok(SentReport { id, time: report.time, table: report.table, text: report.text, settled: None })
        })
    }

    fn reports_by(&self, identity: &str) -> Later<Vec<SentReport>> {
        self.read(
            "SELECT id, time, tbl, text, settled FROM reports WHERE reporter = $1 ORDER BY id DESC",
            params![text(identity)],
            |row| {
                Ok(SentReport {
                    id: get(row, 0)?,
                    time: get(row, 1)?,
                    table: get(row, 2)?,
                    text: get(row, 3)?,
                    settled: get(row, 4)?,
                })
            },
        )
    }
}
