//! A database of PostgreSQL as one side of a move. It has a connection of its own, without the short limits of a server's.

use super::{Column, Kind, MARK, PAGE, Rows, Value};
use crate::contract::store::Store;
use crate::metrics::StoreMetrics;
use crate::postgres::{Link, Postgres};
use std::sync::Arc;
use tokio_postgres::Row;
use tokio_postgres::types::ToSql;

/// A sign of life that is younger than this, in milliseconds, is that of a server that runs.
const YOUNG: i64 = 5_000;

pub(super) struct Database {
    link: Link,
}

impl Database {
    pub(super) async fn open(address: &str) -> Result<Self, String> {
        let store = Postgres::open(address, Arc::new(StoreMetrics::default())).await.map_err(|error| error.0)?;
        let lost = |error| format!("the database: {error:?}");
        let (now, last) = (store.clock().await.map_err(lost)?, store.last_sign().await.map_err(lost)?);
        if last.is_some_and(|last| now - last < YOUNG) {
            return Err(
                "a server runs on this database; stop all servers, wait for some seconds, and begin again".to_owned()
            );
        }
        Ok(Database { link: store.link().await? })
    }

    pub(super) async fn read(&mut self, rows: &Rows, after: Option<&[Value]>) -> Result<Vec<Vec<Value>>, String> {
        let columns = rows.columns.iter().map(|column| {
            let made = column.in_database.unwrap_or(column.name);
            match column.kind {
                Kind::Number => format!("{made}::bigint AS {}", column.name),
                Kind::Yes => format!("{made}::int::bigint AS {}", column.name),
                Kind::Real | Kind::Text | Kind::Bytes => column.name.to_owned(),
            }
        });
        let columns = columns.collect::<Vec<_>>().join(", ");
        let key = rows.columns[..rows.key].iter().map(|column| column.name).collect::<Vec<_>>().join(", ");
        let marks = rows.columns[..rows.key]
            .iter()
            .enumerate()
            .map(|(index, column)| format!("${}::{}", index + 1, one(column)));
        let after_key =
            after.map_or_else(String::new, |_| format!("WHERE ({key}) > ({})", marks.collect::<Vec<_>>().join(", ")));
        let hidden =
            if rows.table == "keeper" { format!("WHERE key NOT IN ('{MARK}', 'alive')") } else { String::new() };
        // Those of finished games are packed.
        let source = if rows.table == "entries" { "logs" } else { rows.table };
        let text = format!(
            "SELECT * FROM (SELECT {columns} FROM {source} {hidden}) AS made {after_key} ORDER BY {key} LIMIT {PAGE}"
        );
        let params: Vec<Box<dyn ToSql + Sync + Send>> = after.unwrap_or_default().iter().map(param).collect();
        let found = self.link.query(&text, &params).await?;
        found
            .iter()
            .map(|row| rows.columns.iter().enumerate().map(|(index, column)| value(row, index, column)).collect())
            .collect()
    }

    pub(super) async fn write(&mut self, rows: &Rows, values: &[Vec<Value>]) -> Result<(), String> {
        let names = rows.columns.iter().map(|column| column.name).collect::<Vec<_>>().join(", ");
        let made = rows.columns.iter().map(|column| match column.kind {
            Kind::Yes => format!("{} <> 0", column.name),
            _ => column.name.to_owned(),
        });
        let made = made.collect::<Vec<_>>().join(", ");
        let arrays =
            rows.columns.iter().enumerate().map(|(index, column)| format!("${}::{}[]", index + 1, one(column)));
        let arrays = arrays.collect::<Vec<_>>().join(", ");
        let text = format!(
            "INSERT INTO {} ({names}) SELECT {made} FROM unnest({arrays}) AS row ({names}) ON CONFLICT DO NOTHING",
            rows.table
        );
        let params: Vec<Box<dyn ToSql + Sync + Send>> = rows
            .columns
            .iter()
            .enumerate()
            .map(|(index, column)| array(column, values.iter().map(|row| &row[index])))
            .collect();
        self.link.query(&text, &params).await.map(drop)
    }

    pub(super) async fn mark(&mut self, under_way: bool) -> Result<(), String> {
        if !under_way {
            // New rows are numbered after those that came.
            for (table, column) in [("refusals", "number"), ("reports", "id"), ("acts", "id")] {
                let text = format!(
                    "SELECT setval(pg_get_serial_sequence('{table}', '{column}'), COALESCE((SELECT max({column}) FROM {table}), 0) + 1, false)"
                );
                self.link.query(&text, &Vec::new()).await?;
            }
            return self.link.query(&format!("DELETE FROM keeper WHERE key = '{MARK}'"), &Vec::new()).await.map(drop);
        }
        let marked = self.link.query(&format!("SELECT 1 FROM keeper WHERE key = '{MARK}'"), &Vec::new()).await?;
        let data = self
            .link
            .query("(SELECT 1 FROM tables LIMIT 1) UNION (SELECT 1 FROM identities LIMIT 1)", &Vec::new())
            .await?;
        if marked.is_empty() && !data.is_empty() {
            return Err(super::holds_data("this database"));
        }
        let set = format!("INSERT INTO keeper (key, value) VALUES ('{MARK}', '') ON CONFLICT DO NOTHING");
        self.link.query(&set, &Vec::new()).await.map(drop)
    }
}

/// The type by which a column travels.
fn one(column: &Column) -> &'static str {
    match column.kind {
        Kind::Number | Kind::Yes => "bigint",
        Kind::Real => "double precision",
        Kind::Text => "text",
        Kind::Bytes => "bytea",
    }
}

fn value(row: &Row, index: usize, column: &Column) -> Result<Value, String> {
    let read = match column.kind {
        Kind::Number | Kind::Yes => row.try_get(index).map(|found: Option<i64>| found.map(Value::Number)),
        Kind::Real => row.try_get(index).map(|found: Option<f64>| found.map(Value::Real)),
        Kind::Text => row.try_get(index).map(|found: Option<String>| found.map(Value::Text)),
        Kind::Bytes => row.try_get(index).map(|found: Option<Vec<u8>>| found.map(Value::Bytes)),
    };
    read.map(|found| found.unwrap_or(Value::Nothing)).map_err(|error| format!("the database: {error}"))
}

fn param(value: &Value) -> Box<dyn ToSql + Sync + Send> {
    match value {
        Value::Nothing => Box::new(None::<i64>),
        Value::Number(number) => Box::new(*number),
        Value::Real(number) => Box::new(*number),
        Value::Text(text) => Box::new(text.clone()),
        Value::Bytes(bytes) => Box::new(bytes.clone()),
    }
}

fn array<'a>(column: &Column, values: impl Iterator<Item = &'a Value>) -> Box<dyn ToSql + Sync + Send> {
    match column.kind {
        Kind::Number | Kind::Yes => Box::new(
            values
                .map(|value| if let Value::Number(number) = value { Some(*number) } else { None })
                .collect::<Vec<_>>(),
        ),
        Kind::Real => Box::new(
            values.map(|value| if let Value::Real(number) = value { Some(*number) } else { None }).collect::<Vec<_>>(),
        ),
        // PostgreSQL knows no NUL in a text, and we write none.
        Kind::Text => Box::new(
            values
                .map(|value| if let Value::Text(text) = value { Some(text.clone()) } else { None })
                .collect::<Vec<_>>(),
        ),
        Kind::Bytes => Box::new(
            values
                .map(|value| if let Value::Bytes(bytes) = value { Some(bytes.clone()) } else { None })
                .collect::<Vec<_>>(),
        ),
    }
}
