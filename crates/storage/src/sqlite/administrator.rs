//! The administrator's part of the SQLite file. The token is made here too, beside a server that may be running.

use super::upgrade::upgrade;
use super::{Sqlite, connect, listing};
use crate::contract::administrator::{AdministratorStore, Counts};
use crate::contract::store::{Later, StoreError};
use crate::error::DataError;
use crate::{clock, secret};
use rusqlite::{Connection, OptionalExtension, Row, params};
use std::path::Path;
use tianxia_core::BadInput;
use tianxia_protocol::{Act, AdminAction, Listing, PersonRow, ReportRow};

/// Makes a token for the administrator of a server's data, in place of the one before; only its hash is kept.
pub fn new_token(data: &Path) -> Result<String, DataError> {
    let failed = |error: &dyn std::fmt::Display| DataError(format!("cannot use {}: {error}", data.display()));
    let mut connection = connect(data).map_err(|error| failed(&error))?;
    upgrade(&mut connection, data).map_err(|error| failed(&error))?;
    let token = secret::device();
    let act = Act { time: clock::now(), act: AdminAction::Token, subject: String::new(), text: String::new() };
    let hash = secret::hex(&secret::hash(&token));
    let transaction = connection.transaction().map_err(|error| failed(&error))?;
    set(&transaction, "token", Some(&hash)).map_err(|error| failed(&format!("{error:?}")))?;
    write_down(&transaction, &act).map_err(|error| failed(&format!("{error:?}")))?;
    transaction.commit().map_err(|error| failed(&error))?;
    Ok(token)
}

impl AdministratorStore for Sqlite {
    fn token(&self) -> Later<Option<[u8; 32]>> {
        self.read(|connection| Ok(get(connection, "token")?.and_then(|hash| secret::unhex(&hash))))
    }

    fn announcement(&self) -> Later<Option<String>> {
        self.read(|connection| get(connection, "announcement"))
    }

    fn announce(&self, text: Option<String>, act: Act) -> Later<()> {
        self.write(move |connection| {
            set(connection, "announcement", text.as_deref())?;
            write_down(connection, &act)
        })
    }

    fn counts(&self) -> Later<Counts> {
        self.read(|connection| {
            let count = |query: &str| connection.query_row(query, [], |row| row.get(0));
            let mut query = connection.prepare("SELECT status, count(*) FROM tables GROUP BY status")?;
            let tables = query.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
            Ok(Counts {
                people: count("SELECT count(*) FROM identities")?,
                banned: count("SELECT count(*) FROM identities WHERE banned IS NOT NULL")?,
                tables: tables.collect::<Result<_, _>>()?,
                reports: count("SELECT count(*) FROM reports WHERE settled IS NULL")?,
            })
        })
    }

    fn people(&self, name: &str, before: i64, limit: u32) -> Later<Vec<PersonRow>> {
        let name = name.to_lowercase();
        self.read(move |connection| {
            let mut query = connection.prepare(
                "SELECT id, name, created, banned,
                        (SELECT max(seen) FROM devices WHERE identity = identities.id),
                        (SELECT count(DISTINCT tbl) FROM seats WHERE identity = identities.id)
                 FROM identities WHERE created < ?1 AND (?2 = '' OR instr(lower(name), ?2) > 0 OR id = ?2)
                 ORDER BY created DESC LIMIT ?3",
            )?;
            let rows = query.query_map(params![before, name, limit], |row| {
                Ok(PersonRow {
                    id: row.get(0)?,
                    name: row.get(1)?,
                    created: row.get(2)?,
                    banned: row.get(3)?,
                    seen: row.get::<_, Option<i64>>(4)?.unwrap_or(0),
                    tables: row.get(5)?,
                })
            })?;
            rows.collect()
        })
    }

    fn all_tables(&self, person: Option<String>, before: i64, limit: u32) -> Later<Vec<Listing>> {
        self.read(move |connection| {
            let mut query = connection.prepare(
                "SELECT listing, status, updated, turn, deadline FROM tables
                 WHERE updated < ?1 AND (?2 IS NULL OR id IN (SELECT tbl FROM seats WHERE identity = ?2))
                 ORDER BY updated DESC LIMIT ?3",
            )?;
            query.query_map(params![before, person, limit], listing)?.collect()
        })
    }

    fn reports(&self, after: u32, limit: u32) -> Later<Vec<ReportRow>> {
        self.read(move |connection| {
            let mut query = connection.prepare(
                "SELECT shown.id, time, reporter, tbl, person, text, settled, name
                 FROM (SELECT *, ROW_NUMBER() OVER (PARTITION BY reporter, settled IS NULL ORDER BY id) AS of_reporter FROM reports) AS shown
                 LEFT JOIN identities ON person = identities.id
                 ORDER BY settled IS NOT NULL, CASE WHEN settled IS NULL THEN of_reporter END, shown.id DESC LIMIT ?1 OFFSET ?2",
            )?;
            let rows = query.query_map([limit, after], |row| {
                Ok(ReportRow {
                    id: row.get(0)?,
                    time: row.get(1)?,
                    reporter: row.get(2)?,
                    table: row.get(3)?,
                    person: row.get(4)?,
                    text: row.get(5)?,
                    settled: row.get(6)?,
                    name: row.get(7)?,
                })
            })?;
            rows.collect()
        })
    }

    fn settle(&self, report: i64, act: Act) -> Later<bool> {
        self.write(move |connection| {
            let settled =
                connection.execute("UPDATE reports SET settled = ?2 WHERE id = ?1", params![report, act.time])? > 0;
            if settled {
                write_down(connection, &act)?;
            }
            Ok(settled)
        })
    }

    fn ban(&self, identity: &str, reason: Option<String>, act: Act) -> Later<bool> {
        let identity = identity.to_owned();
        self.write(move |connection| {
            let found =
                connection.execute("UPDATE identities SET banned = ?2 WHERE id = ?1", params![identity, reason])? > 0;
            if found {
                write_down(connection, &act)?;
            }
            Ok(found)
        })
    }

    fn acted(&self, act: Act) -> Later<()> {
        self.write(move |connection| write_down(connection, &act))
    }

    fn acts(&self, limit: u32) -> Later<Vec<Act>> {
        self.read(move |connection| {
            let mut query =
                connection.prepare("SELECT time, act, subject, text FROM acts ORDER BY id DESC LIMIT ?1")?;
            let rows = query.query_map([limit], |row| {
                Ok(Act { time: row.get(0)?, act: action(row)?, subject: row.get(2)?, text: row.get(3)? })
            })?;
            rows.collect()
        })
    }
}

fn get(connection: &Connection, key: &str) -> rusqlite::Result<Option<String>> {
    connection.query_row("SELECT value FROM keeper WHERE key = ?1", [key], |row| row.get(0)).optional()
}

fn set(connection: &Connection, key: &str, value: Option<&str>) -> Result<(), StoreError> {
    connection.execute("DELETE FROM keeper WHERE key = ?1", [key])?;
    if let Some(value) = value {
        connection.execute("INSERT INTO keeper (key, value) VALUES (?1, ?2)", [key, value])?;
    }
    Ok(())
}

fn write_down(connection: &Connection, act: &Act) -> Result<(), StoreError> {
    connection.execute(
        "INSERT INTO acts (time, act, subject, text) VALUES (?1, ?2, ?3, ?4)",
        params![act.time, act.act.name(), act.subject, act.text],
    )?;
    Ok(())
}

/// The second column: what was done.
fn action(row: &Row<'_>) -> rusqlite::Result<AdminAction> {
    let word: String = row.get(1)?;
    word.parse().map_err(|error: BadInput| {
        rusqlite::Error::FromSqlConversionFailure(1, rusqlite::types::Type::Text, Box::new(error))
    })
}
