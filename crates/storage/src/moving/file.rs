//! A data file as one side of a move.

use super::{Column, MARK, PAGE, Rows, Value};
use crate::sqlite::Lock;
use crate::sqlite::upgrade;
use crate::sqlite::{connect, make_private};
use rusqlite::types::{Value as Stored, ValueRef};
use rusqlite::{Connection, OptionalExtension, params_from_iter};
use std::path::Path;

pub(super) struct File {
    connection: Connection,
    name: String,
    #[allow(dead_code, reason = "no server may run on it meanwhile")]
    lock: Lock,
}

impl File {
    pub(super) fn open(path: &Path, new: bool) -> Result<Self, String> {
        let name = path.display().to_string();
        if !new && !path.is_file() {
            return Err(format!("there is no data file {name} to move"));
        }
        let lock = Lock::take(path).map_err(|error| error.0)?;
        let failed = |error: &dyn std::fmt::Display| format!("cannot use the data file {name}: {error}");
        make_private(path).map_err(|error| failed(&error))?;
        let mut connection = connect(path).map_err(|error| failed(&error))?;
        upgrade(&mut connection, path).map_err(|error| failed(&error))?;
        Ok(File { connection, name, lock })
    }

    fn failed(&self, error: &rusqlite::Error) -> String {
        format!("the data file {}: {error}", self.name)
    }

    pub(super) fn read(&self, rows: &Rows, after: Option<&[Value]>) -> Result<Vec<Vec<Value>>, String> {
        let columns = names(rows, |column| match column.in_file {
            Some(made) => format!("{made} AS {}", column.name),
            None => column.name.to_owned(),
        });
        let key = names(&Rows { columns: &rows.columns[..rows.key], ..*rows }, |column| column.name.to_owned());
        let marks = (1..=rows.key).map(|number| format!("?{number}")).collect::<Vec<_>>().join(", ");
        let after_key = after.map_or_else(String::new, |_| format!("WHERE ({key}) > ({marks})"));
        let hidden =
            if rows.table == "keeper" { format!("WHERE key NOT IN ('{MARK}', 'alive')") } else { String::new() };
        let text = format!(
            "SELECT * FROM (SELECT {columns} FROM {} {hidden}) {after_key} ORDER BY {key} LIMIT {PAGE}",
            rows.table
        );
        let mut query = self.connection.prepare_cached(&text).map_err(|error| self.failed(&error))?;
        let found = query.query_map(params_from_iter(after.unwrap_or_default().iter().map(stored)), |row| {
            (0..rows.columns.len()).map(|index| Ok(value(row.get_ref(index)?))).collect()
        });
        found.and_then(Iterator::collect).map_err(|error| self.failed(&error))
    }

    pub(super) fn write(&mut self, rows: &Rows, values: &[Vec<Value>]) -> Result<(), String> {
        let stored_here = |column: &Column| column.in_file.is_none() || column.in_database.is_some();
        let kept: Vec<usize> = (0..rows.columns.len()).filter(|index| stored_here(&rows.columns[*index])).collect();
        let columns = kept.iter().map(|index| rows.columns[*index].name).collect::<Vec<_>>().join(", ");
        let marks = (1..=kept.len()).map(|number| format!("?{number}")).collect::<Vec<_>>().join(", ");
        let text = format!("INSERT OR IGNORE INTO {} ({columns}) VALUES ({marks})", rows.table);
        let written = self.connection.transaction().and_then(|transaction| {
            {
                let mut insert = transaction.prepare_cached(&text)?;
                for row in values {
                    insert.execute(params_from_iter(kept.iter().map(|index| stored(&row[*index]))))?;
                }
            }
            transaction.commit()
        });
        written.map_err(|error| self.failed(&error))
    }

    pub(super) fn mark(&mut self, under_way: bool) -> Result<(), String> {
        if !under_way {
            let removed = self.connection.execute("DELETE FROM keeper WHERE key = ?1", [MARK]);
            return removed.map(drop).map_err(|error| self.failed(&error));
        }
        let find = |text: &str| {
            self.connection.query_row(text, [], |_| Ok(())).optional().map_err(|error| self.failed(&error))
        };
        let marked = find(&format!("SELECT 1 FROM keeper WHERE key = '{MARK}'"))?.is_some();
        if !marked
            && (find("SELECT 1 FROM tables LIMIT 1")?.is_some() || find("SELECT 1 FROM identities LIMIT 1")?.is_some())
        {
            return Err(super::holds_data(&self.name));
        }
        let set = self.connection.execute("INSERT OR REPLACE INTO keeper (key, value) VALUES (?1, '')", [MARK]);
        set.map(drop).map_err(|error| self.failed(&error))
    }
}

fn names(rows: &Rows, name: impl Fn(&Column) -> String) -> String {
    rows.columns.iter().map(name).collect::<Vec<_>>().join(", ")
}

fn value(stored: ValueRef<'_>) -> Value {
    match stored {
        ValueRef::Null => Value::Nothing,
        ValueRef::Integer(number) => Value::Number(number),
        ValueRef::Real(number) => Value::Real(number),
        ValueRef::Text(text) => Value::Text(String::from_utf8_lossy(text).into_owned()),
        ValueRef::Blob(bytes) => Value::Bytes(bytes.to_vec()),
    }
}

fn stored(value: &Value) -> Stored {
    match value {
        Value::Nothing => Stored::Null,
        Value::Number(number) => Stored::Integer(*number),
        Value::Real(number) => Stored::Real(*number),
        Value::Text(text) => Stored::Text(text.clone()),
        Value::Bytes(bytes) => Stored::Blob(bytes.clone()),
    }
}
