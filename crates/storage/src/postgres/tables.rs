//! Logs and lists of tables in PostgreSQL.

use super::{Postgres, count, deed, get, json, params, rows, text, to_json};
use crate::clock;
use crate::contract::store::{Later, MOST_REFUSALS, Store, StoreError};
use tianxia_protocol::{Listing, Problem};
use tianxia_tables::{Entry, RefusalNews, Summary};
use tokio_postgres::Row;

/// The columns of a table that a list shows, as [`listing`] reads them.
macro_rules! listed {
    ($rest:literal) => {
        concat!("SELECT listing, updated, turn, deadline ", $rest)
    };
}

impl Store for Postgres {
    fn append(&self, table: &str, first: u32, entries: Vec<Entry>, summary: Summary) -> Later<()> {
        self.appending.append(table, first, entries, summary)
    }

    fn entries(&self, table: &str) -> Later<Vec<Entry>> {
        self.read("SELECT time, command, deed FROM logs WHERE tbl = $1 ORDER BY seq", params![text(table)], entry)
    }

    fn entries_after(&self, table: &str, seq: u32) -> Later<Vec<Entry>> {
        let after = seq as i32;
        self.read(
            "SELECT time, command, deed FROM logs WHERE tbl = $1 AND seq > $2 ORDER BY seq",
            params![text(table), after],
            entry,
        )
    }

    fn lengths(&self, tables: Vec<String>) -> Later<Vec<(String, u32)>> {
        let read = |row: &Row| Ok((get(row, 0)?, count(row, 1)?));
        self.read("SELECT id, seq::bigint FROM tables WHERE id = ANY($1)", params![tables], read)
    }

    fn refusals(&self, table: &str) -> Later<Vec<(String, Problem)>> {
        let read = |row: &Row| Ok((get(row, 0)?, json(row, 1)?));
        self.read("SELECT command, problem FROM refusals WHERE tbl = $1 ORDER BY number", params![text(table)], read)
    }

    fn refuse(&self, table: &str, RefusalNews { refused, forgotten }: RefusalNews) -> Later<()> {
        let problems: Result<Vec<String>, StoreError> = refused.iter().map(|(_, problem)| to_json(problem)).collect();
        let commands: Vec<String> = refused.iter().map(|(command, _)| text(command)).collect();
        let forgotten: Vec<String> = forgotten.iter().map(|command| text(command)).collect();
        let old = (MOST_REFUSALS as i64 - refused.len() as i64).max(0);
        let table = text(table);
        let written = problems.map(|problems| {
            self.act(
                "WITH forgotten AS (
                     DELETE FROM refusals WHERE tbl = $1 AND (command = ANY($5) OR number <= (
                         SELECT number FROM refusals WHERE tbl = $1 ORDER BY number DESC OFFSET $4 LIMIT 1)))
                 INSERT INTO refusals (tbl, command, problem)
                 SELECT $1::text, * FROM unnest($2::text[], $3::text[]) AS new (command, problem) WHERE command <> ALL($5)",
                params![table, commands, problems, old, forgotten],
            )
        });
        Box::pin(async move { written?.await })
    }

    fn lobby(&self, after: u32, limit: u32) -> Later<Vec<Listing>> {
        self.read(
            listed!(
                "FROM (
                     SELECT *, ROW_NUMBER() OVER (PARTITION BY host ORDER BY created DESC, id) AS of_host FROM tables
                     WHERE status IN ('open', 'playing') AND listed) AS shown
                 ORDER BY of_host, created DESC, id LIMIT $1 OFFSET $2"
            ),
            params![rows(limit), rows(after)],
            listing,
        )
    }

    fn archive(&self, game: Option<String>, before: i64, limit: u32) -> Later<Vec<Listing>> {
        self.read(
            listed!(
                "FROM tables WHERE ended IS NOT NULL AND listed AND ended < $1 AND ($2::text IS NULL OR game = $2)
                 ORDER BY ended DESC LIMIT $3"
            ),
            params![before, game.as_deref().map(text), rows(limit)],
            listing,
        )
    }

    fn tables_of(&self, identity: &str, limit: u32) -> Later<Vec<(Listing, Vec<u8>)>> {
        self.read(
            "SELECT listing, updated, turn, deadline, array_agg(seat) FROM seats JOIN tables ON tbl = id
             WHERE identity = $1 AND status <> 'closed' GROUP BY id ORDER BY updated DESC LIMIT $2",
            params![text(identity), rows(limit)],
            |row| {
                let seats: Vec<i32> = get(row, 4)?;
                Ok((listing(row)?, seats.into_iter().filter_map(|seat| u8::try_from(seat).ok()).collect()))
            },
        )
    }

    fn pending(&self) -> Later<Vec<(String, Option<i64>)>> {
        self.read(
            "SELECT id, deadline FROM tables WHERE status = 'playing' AND (bot OR deadline IS NOT NULL)",
            params![],
            |row| Ok((get(row, 0)?, get(row, 1)?)),
        )
    }

    fn due(&self, now: i64, limit: u32) -> Later<Vec<(String, i64)>> {
        self.read(
            "SELECT id, deadline FROM tables WHERE status = 'playing' AND deadline IS NOT NULL AND deadline <= $1 ORDER BY deadline LIMIT $2",
            params![now, rows(limit)],
            |row| Ok((get(row, 0)?, get(row, 1)?)),
        )
    }

    fn claim_bots(&self, now: i64, until: i64, limit: u32) -> Later<Vec<String>> {
        self.write(
            "UPDATE tables SET lease = $2 WHERE id IN (
                 SELECT id FROM tables WHERE status = 'playing' AND bot AND lease <= $1 AND id IN (
                     SELECT id FROM (
                         SELECT id, lease, ROW_NUMBER() OVER (PARTITION BY host ORDER BY lease, id) AS of_host FROM tables
                         WHERE status = 'playing' AND bot AND lease <= $1) AS waiting
                     ORDER BY of_host, lease LIMIT $3)
                 FOR UPDATE SKIP LOCKED)
             RETURNING id",
            params![now, until, rows(limit)],
            |row| get(row, 0),
        )
    }

    fn release_bots(&self, tables: Vec<String>) -> Later<()> {
        self.act(
            "UPDATE tables SET lease = 0 WHERE id IN (SELECT id FROM tables WHERE id = ANY($1) AND bot ORDER BY id FOR UPDATE SKIP LOCKED)",
            params![tables],
        )
    }

    fn pack(&self, ended_before: i64, limit: u32) -> Later<u32> {
        let packed = self.write(
            "WITH chosen AS MATERIALIZED (
                 SELECT id FROM tables WHERE ended IS NOT NULL AND ended < $1 AND NOT packed ORDER BY ended LIMIT $2 FOR UPDATE SKIP LOCKED
             ), taken AS (
                 DELETE FROM entries WHERE tbl IN (SELECT id FROM chosen) RETURNING tbl, seq, time, command, deed
             ), kept AS (
                 INSERT INTO packed (tbl, log)
                 SELECT tbl, json_agg(json_build_object('seq', seq, 'time', time, 'command', command, 'deed', deed) ORDER BY seq)
                 FROM taken GROUP BY tbl
             )
             UPDATE tables SET packed = TRUE WHERE id IN (SELECT id FROM chosen) RETURNING id",
            params![ended_before, rows(limit)],
            |_| Ok(()),
        );
        Box::pin(async move { Ok(packed.await?.len() as u32) })
    }

    fn leave_bots(&self, leave: bool) {
        self.appending.leave_bots(leave);
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn ping(&self) -> Later<()> {
        let found = self.read("SELECT 1", params![], |_| Ok(()));
        Box::pin(async move { found.await.map(drop) })
    }

    fn sign(&self, now: i64) -> Later<()> {
        self.act(
            "INSERT INTO keeper (key, value) VALUES ('alive', $1)
             ON CONFLICT (key) DO UPDATE SET value = CASE
                 WHEN keeper.value::bigint - EXCLUDED.value::bigint >= $2::bigint THEN EXCLUDED.value
                 ELSE GREATEST(keeper.value::bigint, EXCLUDED.value::bigint)::text END",
            params![now.to_string(), clock::SET_BACK],
        )
    }

    fn last_sign(&self) -> Later<Option<i64>> {
        let found = self.read("SELECT value::bigint FROM keeper WHERE key = 'alive'", params![], |row| get(row, 0));
        Box::pin(async move { Ok(found.await?.pop()) })
    }

    fn missing(&self) -> Option<String> {
        self.connections.is_away().then(|| {
            "the database cannot be reached; the server looks for it, and goes on by itself when it is back".to_owned()
        })
    }

    fn close(&self) -> Later<()> {
        self.appending.stop()
    }
}

fn entry(row: &Row) -> Result<Entry, StoreError> {
    Ok(Entry { time: get(row, 0)?, command: get(row, 1)?, deed: deed(row, 2)? })
}

/// What a list shows of a table: `listing, updated, turn, deadline`.
pub(super) fn listing(row: &Row) -> Result<Listing, StoreError> {
    let turn: Option<i32> = get(row, 2)?;
    let turn = turn.and_then(|seat| u8::try_from(seat).ok());
    Ok(Listing { updated: get(row, 1)?, turn, deadline: get(row, 3)?, ..json::<Listing>(row, 0)? })
}
