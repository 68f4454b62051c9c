//! The administrator's part of PostgreSQL. The token is made here too, beside servers that may be running.

use super::tables::listing;
use super::{Postgres, count, get, only, params, rows, text};
use crate::contract::administrator::{AdministratorStore, Counts};
use crate::contract::store::{Later, StoreError};
use crate::error::DataError;
use crate::metrics::StoreMetrics;
use crate::{clock, secret};
use std::sync::Arc;
use tianxia_core::BadInput;
use tianxia_protocol::{Act, AdminAction, Listing, PersonRow, ReportRow};
use tokio_postgres::Row;

/// Makes a token for the administrator of the servers on a database, in place of the one before; only its hash is kept.
pub async fn new_token_in(address: &str) -> Result<String, DataError> {
    let store = Postgres::open(address, Arc::new(StoreMetrics::default())).await?;
    let token = secret::device();
    let act = Act { time: clock::now(), act: AdminAction::Token, subject: String::new(), text: String::new() };
    let made = store.act(SET, set("token", Some(&secret::hex(&secret::hash(&token))), &act));
    made.await.map_err(|error| DataError(format!("cannot write the token: {error:?}")))?;
    Ok(token)
}

/// Sets a value, or none, and writes down the act.
const SET: &str = "
    WITH removed AS (DELETE FROM keeper WHERE key = $1 AND $2::text IS NULL),
    kept AS (
        INSERT INTO keeper (key, value) SELECT $1::text, $2::text WHERE $2 IS NOT NULL ON CONFLICT (key) DO UPDATE SET value = EXCLUDED.value)
    INSERT INTO acts (time, act, subject, text) VALUES ($3, $4, $5, $6)";

fn set(key: &'static str, value: Option<&str>, act: &Act) -> super::Params {
    params![key, value.map(text), act.time, act.act.name(), text(&act.subject), text(&act.text)]
}

impl Postgres {
    fn value(&self, key: &'static str) -> Later<Option<String>> {
        let found = self.read("SELECT value FROM keeper WHERE key = $1", params![key], |row| get(row, 0));
        Box::pin(async move { Ok(found.await?.pop()) })
    }
}

impl AdministratorStore for Postgres {
    fn token(&self) -> Later<Option<[u8; 32]>> {
        let found = self.value("token");
        Box::pin(async move { Ok(found.await?.and_then(|hash| secret::unhex(&hash))) })
    }

    fn announcement(&self) -> Later<Option<String>> {
        self.value("announcement")
    }

    fn announce(&self, text: Option<String>, act: Act) -> Later<()> {
        self.act(SET, set("announcement", text.as_deref(), &act))
    }

    fn counts(&self) -> Later<Counts> {
        let people = self.read(
            "SELECT (SELECT count(*) FROM identities), (SELECT count(*) FROM identities WHERE banned IS NOT NULL),
                    (SELECT count(*) FROM reports WHERE settled IS NULL)",
            params![],
            |row| Ok((count(row, 0)?, count(row, 1)?, count(row, 2)?)),
        );
        let tables = self.read("SELECT status, count(*) FROM tables GROUP BY status", params![], |row| {
            Ok((get::<String>(row, 0)?, count(row, 1)?))
        });
        Box::pin(async move {
            let (people, banned, reports) = only(people.await?)?;
            Ok(Counts { people, banned, reports, tables: tables.await?.into_iter().collect() })
        })
    }

    fn people(&self, name: &str, before: i64, limit: u32) -> Later<Vec<PersonRow>> {
        self.read(
            "SELECT id, name, created, banned, COALESCE((SELECT max(seen) FROM devices WHERE identity = identities.id), 0),
                    (SELECT count(DISTINCT tbl) FROM seats WHERE identity = identities.id)
             FROM identities WHERE created < $1 AND ($2 = '' OR position($2 IN lower(name)) > 0 OR id = $2)
             ORDER BY created DESC LIMIT $3",
            params![before, text(&name.to_lowercase()), rows(limit)],
            |row| {
                Ok(PersonRow {
                    id: get(row, 0)?,
                    name: get(row, 1)?,
                    created: get(row, 2)?,
                    banned: get(row, 3)?,
                    seen: get(row, 4)?,
                    tables: count(row, 5)?,
                })
            },
        )
    }

    fn all_tables(&self, person: Option<String>, before: i64, limit: u32) -> Later<Vec<Listing>> {
        self.read(
            "SELECT listing, updated, turn, deadline FROM tables
             WHERE updated < $1 AND ($2::text IS NULL OR id IN (SELECT tbl FROM seats WHERE identity = $2))
             ORDER BY updated DESC LIMIT $3",
            params![before, person.as_deref().map(text), rows(limit)],
            listing,
        )
    }

    fn reports(&self, after: u32, limit: u32) -> Later<Vec<ReportRow>> {
        self.read(
            "SELECT shown.id, time, reporter, tbl, person, text, settled, name
             FROM (SELECT *, ROW_NUMBER() OVER (PARTITION BY reporter, settled IS NULL ORDER BY id) AS of_reporter FROM reports) AS shown
             LEFT JOIN identities ON person = identities.id
             ORDER BY settled IS NOT NULL, CASE WHEN settled IS NULL THEN of_reporter END, shown.id DESC LIMIT $1 OFFSET $2",
            params![rows(limit), rows(after)],
            |row| {
                Ok(ReportRow {
                    id: get(row, 0)?,
                    time: get(row, 1)?,
                    reporter: get(row, 2)?,
                    table: get(row, 3)?,
                    person: get(row, 4)?,
                    text: get(row, 5)?,
                    settled: get(row, 6)?,
                    name: get(row, 7)?,
                })
            },
        )
    }

    fn settle(&self, report: i64, act: Act) -> Later<bool> {
        let found = self.write(
            "WITH found AS (UPDATE reports SET settled = $2 WHERE id = $1 RETURNING id),
             noted AS (INSERT INTO acts (time, act, subject, text) SELECT $2::bigint, $3::text, $4::text, $5::text FROM found)
             SELECT id FROM found",
            params![report, act.time, act.act.name(), text(&act.subject), text(&act.text)],
            |_| Ok(()),
        );
        Box::pin(async move { Ok(!found.await?.is_empty()) })
    }

    fn ban(&self, identity: &str, reason: Option<String>, act: Act) -> Later<bool> {
        let found = self.write(
            "WITH found AS (UPDATE identities SET banned = $2 WHERE id = $1 RETURNING id),
             noted AS (INSERT INTO acts (time, act, subject, text) SELECT $3::bigint, $4::text, $5::text, $6::text FROM found)
             SELECT id FROM found",
            params![
                text(identity),
                reason.as_deref().map(text),
                act.time,
                act.act.name(),
                text(&act.subject),
                text(&act.text)
            ],
            |_| Ok(()),
        );
        Box::pin(async move { Ok(!found.await?.is_empty()) })
    }

    fn acted(&self, act: Act) -> Later<()> {
        self.act(
            "INSERT INTO acts (time, act, subject, text) VALUES ($1, $2, $3, $4)",
            params![act.time, act.act.name(), text(&act.subject), text(&act.text)],
        )
    }

    fn acts(&self, limit: u32) -> Later<Vec<Act>> {
        let read =
            |row: &Row| Ok(Act { time: get(row, 0)?, act: action(row)?, subject: get(row, 2)?, text: get(row, 3)? });
        self.read("SELECT time, act, subject, text FROM acts ORDER BY id DESC LIMIT $1", params![rows(limit)], read)
    }
}

/// The second column: what was done.
fn action(row: &Row) -> Result<AdminAction, StoreError> {
    let word: &str = get(row, 1)?;
    word.parse().map_err(|error: BadInput| StoreError::Unreadable(error.to_string()))
}
