//! Somebody's data in PostgreSQL: found, and removed.

use super::ratings::FORGET_RATINGS;
use super::{Postgres, deed, get, params, rows, text};
use crate::contract::data::{DataStore, ERASED, Saying, commands_of};
use crate::contract::store::Later;
use tianxia_tables::Deed;

impl DataStore for Postgres {
    fn traces(&self, identity: &str) -> Later<Vec<String>> {
        self.read("SELECT tbl FROM visits WHERE identity = $1", params![text(identity)], |row| get(row, 0))
    }

    fn sayings(&self, identity: &str) -> Later<Vec<Saying>> {
        let found = self.read(
            "SELECT tbl, time, deed FROM visits CROSS JOIN LATERAL (
                 SELECT time, command, deed FROM logs WHERE logs.tbl = visits.tbl) AS log
             WHERE identity = $2 AND starts_with(command, $1) AND starts_with(deed, '{\"said\":') ORDER BY time",
            params![text(&commands_of(identity)), text(identity)],
            |row| {
                Ok(match deed(row, 2)? {
                    Deed::Said { text, .. } => Some(Saying { table: get(row, 0)?, time: get(row, 1)?, text }),
                    _ => None,
                })
            },
        );
        Box::pin(async move { Ok(found.await?.into_iter().flatten().collect()) })
    }

    fn erase(&self, identity: &str, now: i64) -> Later<()> {
        let gone = "WITH gone_devices AS (DELETE FROM devices WHERE identity = $1),
             gone_links AS (DELETE FROM links WHERE identity = $1),
             gone_blocks AS (DELETE FROM blocks WHERE identity = $1 OR other = $1),
             gone_subscriptions AS (DELETE FROM subscriptions WHERE identity = $1),
             noted AS (
                 INSERT INTO keeper (key, value) VALUES ('erased:' || $1::text, $2::bigint::text) ON CONFLICT DO NOTHING),
             nameless AS (
                 UPDATE reports SET reporter = CASE WHEN reporter = $1 THEN '' ELSE reporter END, person = NULLIF(person, $1)
                 WHERE reporter = $1 OR person = $1)
             DELETE FROM identities WHERE id = $1";
        // First, so that no game that ends meanwhile is counted for them: it waits for the identity, or is counted before.
        self.together(vec![(gone, params![text(identity), now]), (FORGET_RATINGS, params![text(identity)])])
    }

    fn erasures(&self) -> Later<Vec<(String, i64)>> {
        self.read(
            "SELECT substr(key, length($1::text) + 1), value::bigint FROM keeper WHERE starts_with(key, $1::text)",
            params![ERASED],
            |row| Ok((get(row, 0)?, get(row, 1)?)),
        )
    }

    fn erased(&self, identity: &str) -> Later<()> {
        self.act(
            "WITH gone AS (DELETE FROM visits WHERE identity = $1) DELETE FROM keeper WHERE key = 'erased:' || $1::text",
            params![text(identity)],
        )
    }

    fn remove_tables(&self, tables: Vec<String>) -> Later<()> {
        self.act(
            "WITH locked AS MATERIALIZED (SELECT id FROM tables WHERE id = ANY($1) ORDER BY id FOR UPDATE),
             gone_entries AS (DELETE FROM entries WHERE tbl IN (SELECT id FROM locked)),
             gone_logs AS (DELETE FROM packed WHERE tbl IN (SELECT id FROM locked)),
             gone_visits AS (DELETE FROM visits WHERE tbl IN (SELECT id FROM locked)),
             gone_seats AS (DELETE FROM seats WHERE tbl IN (SELECT id FROM locked)),
             gone_refusals AS (DELETE FROM refusals WHERE tbl IN (SELECT id FROM locked))
             DELETE FROM tables WHERE id IN (SELECT id FROM locked)",
            params![tables],
        )
    }

    fn abandoned(&self, since: i64, limit: u32) -> Later<Vec<String>> {
        self.read(
            "SELECT id FROM tables WHERE status <> 'over' AND updated < $1 LIMIT $2",
            params![since, rows(limit)],
            |row| get(row, 0),
        )
    }
}
