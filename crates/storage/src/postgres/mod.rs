//! The store in PostgreSQL, for servers on several machines: any process serves any table, and `tables.seq` is the only lock. Entries go through one
//! writer per process, which puts everything that waits into one statement; everything else is one statement by itself, so that nothing is ever
//! half done. Nothing waits for longer than a moment: what cannot be asked is *away*, and what was cut off on its way is *unknown*.

mod administrator;
mod appending;
mod batch;
mod connections;
mod counting;
mod data;
mod errors;
mod inspect;
mod notices;
mod people;
mod ratings;
mod safety;
mod schema;
mod tables;
mod tls;

pub use administrator::new_token_in;
pub use inspect::inspect_database;

use crate::contract::store::{Later, StoreError};
use crate::error::DataError;
use crate::metrics::StoreMetrics;
use appending::Appending;
use connections::{Connections, Effect, Params};
use std::path::Path;
use std::sync::Arc;
use tianxia_tables::Deed;
use tokio_postgres::Row;

/// Parameters of a statement.
macro_rules! params {
    ($($value:expr),* $(,)?) => {{
        let params: crate::postgres::connections::Params = vec![$(Box::new($value)),*];
        params
    }};
}
use params;

/// Does this name a database of PostgreSQL rather than a file?
pub fn is_address(data: &Path) -> bool {
    let names = |scheme: &str| data.to_str().is_some_and(|text| text.starts_with(scheme));
    names("postgres://") || names("postgresql://")
}

/// The store in a database of PostgreSQL.
pub struct Postgres {
    connections: Arc<Connections>,
    appending: Appending,
}

impl Postgres {
    /// Connects to the database and brings it up to date. A failure is one sentence, without the password that the address may hold.
    pub async fn open(address: &str, metrics: Arc<StoreMetrics>) -> Result<Self, DataError> {
        let connections = Arc::new(Connections::to(address, metrics.clone())?);
        let mut first = connections.connect().await.map_err(|why| connections.in_words(&why))?;
        let migrated = schema::migrate(first.client()).await;
        migrated.map_err(|error| connections.in_words(&errors::in_words(&error)))?;
        connections.give_back(first);
        Ok(Postgres { appending: Appending::start(connections.clone(), metrics), connections })
    }

    /// The database's clock, in milliseconds since 1970.
    pub fn clock(&self) -> Later<i64> {
        let now =
            self.read("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint", params![], |row| get(row, 0));
        Box::pin(async move { only(now.await?) })
    }

    /// A connection of its own, on which statements may take their time.
    pub(crate) async fn link(&self) -> Result<Link, String> {
        let mut connection = self.connections.connect().await.map_err(|why| self.connections.in_words(&why))?;
        let patient = "SET statement_timeout = 0; SET lock_timeout = 0";
        let patient = connection.client().batch_execute(patient).await;
        patient.map_err(|error| self.connections.in_words(&errors::in_words(&error)))?;
        Ok(Link(connection))
    }

    /// Reads rows.
    fn read<T: Send + 'static>(
        &self,
        statement: &'static str,
        params: Params,
        read: impl Fn(&Row) -> Result<T, StoreError> + Send + 'static,
    ) -> Later<Vec<T>> {
        self.ask(Effect::None, statement, params, read)
    }

    /// Changes something, by one statement, and reads the rows that it answers with.
    fn write<T: Send + 'static>(
        &self,
        statement: &'static str,
        params: Params,
        read: impl Fn(&Row) -> Result<T, StoreError> + Send + 'static,
    ) -> Later<Vec<T>> {
        self.ask(Effect::Change, statement, params, read)
    }

    /// Changes something that has no answer.
    fn act(&self, statement: &'static str, params: Params) -> Later<()> {
        let written = self.write(statement, params, |_| Ok(()));
        Box::pin(async move { written.await.map(drop) })
    }

    /// Changes several things, one after the other, together or not at all.
    fn together(&self, statements: Vec<(&'static str, Params)>) -> Later<()> {
        let connections = self.connections.clone();
        Box::pin(async move { connections.together(&statements).await })
    }

    fn ask<T: Send + 'static>(
        &self,
        effect: Effect,
        statement: &'static str,
        params: Params,
        read: impl Fn(&Row) -> Result<T, StoreError> + Send + 'static,
    ) -> Later<Vec<T>> {
        let connections = self.connections.clone();
        Box::pin(async move { connections.ask(effect, statement, &params).await?.iter().map(read).collect() })
    }
}

/// A connection for a tool, not a server.
pub(crate) struct Link(connections::Connection);

impl Link {
    /// Sends any statement, and waits for as long as it takes.
    pub(crate) async fn query(&mut self, statement: &str, params: &Params) -> Result<Vec<Row>, String> {
        let params: Vec<_> =
            params.iter().map(|param| &**param as &(dyn tokio_postgres::types::ToSql + Sync)).collect();
        let failed = |error: tokio_postgres::Error| format!("the database: {}", errors::in_words(&error));
        self.0.client().query(statement, &params).await.map_err(failed)
    }
}

/// A column of a row.
fn get<'a, T: tokio_postgres::types::FromSql<'a>>(row: &'a Row, column: usize) -> Result<T, StoreError> {
    row.try_get(column).map_err(|error| StoreError::Unreadable(error.to_string()))
}

/// A column that counts something.
fn count(row: &Row, column: usize) -> Result<u32, StoreError> {
    u32::try_from(get::<i64>(row, column)?).map_err(|error| StoreError::Unreadable(error.to_string()))
}

/// A column with a hash.
fn hash(row: &Row, column: usize) -> Result<[u8; 32], StoreError> {
    let bytes: Vec<u8> = get(row, column)?;
    bytes.try_into().map_err(|_| StoreError::Unreadable("a hash has not 32 bytes".to_owned()))
}

/// A column that holds a deed.
fn deed(row: &Row, column: usize) -> Result<Deed, StoreError> {
    let text: &str = get(row, column)?;
    text.parse().map_err(|error: serde_json::Error| StoreError::Unreadable(error.to_string()))
}

/// A column that holds JSON of ours.
fn json<T: serde::de::DeserializeOwned>(row: &Row, column: usize) -> Result<T, StoreError> {
    serde_json::from_str(get(row, column)?).map_err(|error| StoreError::Unreadable(error.to_string()))
}

/// JSON of ours for a column.
fn to_json(value: &impl serde::Serialize) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|error| StoreError::Broken(error.to_string()))
}

/// A text that PostgreSQL takes: it knows no NUL.
fn text(text: &str) -> String {
    text.replace('\0', "")
}

/// A number as PostgreSQL counts rows.
fn rows(limit: u32) -> i64 {
    i64::from(limit)
}

/// The one row that a statement always answers with.
fn only<T>(mut rows: Vec<T>) -> Result<T, StoreError> {
    rows.pop().ok_or_else(|| StoreError::Unreadable("the database gave no answer".to_owned()))
}
