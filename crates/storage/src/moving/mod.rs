//! A whole server moved from a file into a database, or back: every row is copied, and at the end both sides are read again and compared. A copy that was
//! broken off is begun again from the start; what is there already is left as it is.

mod database;
mod file;

use crate::error::DataError;
use crate::postgres::is_address;
use database::Database;
use file::File;
use hmac_sha256::Hash;
use std::path::Path;

/// The rows that travel together.
const PAGE: usize = 1000;

/// What is in a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Number,
    Yes,
    Real,
    Text,
    Bytes,
}

/// A value of a row, as both sides understand it.
#[derive(Clone, PartialEq, Debug)]
enum Value {
    Nothing,
    Number(i64),
    Real(f64),
    Text(String),
    Bytes(Vec<u8>),
}

/// A column: its name, what is in it, and how a side makes it that does not store it as such.
struct Column {
    name: &'static str,
    kind: Kind,
    /// How the file makes it, where it has no such column.
    in_file: Option<&'static str>,
    /// How the database makes it, where what it stores differs.
    in_database: Option<&'static str>,
}

/// Something that both sides keep in rows. The first `key` columns tell them apart.
struct Rows {
    table: &'static str,
    key: usize,
    columns: &'static [Column],
}

const fn column(name: &'static str, kind: Kind) -> Column {
    Column { name, kind, in_file: None, in_database: None }
}

/// Refusals are numbered within their table, from 0 without holes, whatever a side counts by itself.
const NUMBER: &str = "(ROW_NUMBER() OVER (PARTITION BY tbl ORDER BY number) - 1)";

/// The copy is not finished: a row of `keeper` that neither side counts.
const MARK: &str = "moving";

use Kind::{Bytes, Number, Real, Text, Yes};

const ALL: &[Rows] = &[
    Rows {
        table: "entries",
        key: 2,
        columns: &[
            column("tbl", Text),
            column("seq", Number),
            column("time", Number),
            column("command", Text),
            column("deed", Text),
        ],
    },
    Rows {
        table: "tables",
        key: 1,
        columns: &[
            column("id", Text),
            Column {
                in_file: Some("(SELECT COALESCE(MAX(seq) + 1, 0) FROM entries WHERE tbl = id)"),
                ..column("seq", Number)
            },
            column("game", Text),
            column("status", Text),
            column("listed", Yes),
            column("created", Number),
            column("updated", Number),
            Column { in_file: Some("(CASE WHEN status = 'over' THEN updated END)"), ..column("ended", Number) },
            column("turn", Number),
            column("bot", Yes),
            column("deadline", Number),
            column("lease", Number),
            column("listing", Text),
            column("host", Text),
        ],
    },
    Rows { table: "seats", key: 2, columns: &[column("tbl", Text), column("seat", Number), column("identity", Text)] },
    Rows { table: "visits", key: 2, columns: &[column("tbl", Text), column("identity", Text)] },
    Rows {
        table: "refusals",
        key: 2,
        columns: &[
            column("tbl", Text),
            Column { in_file: Some(NUMBER), in_database: Some(NUMBER), ..column("number", Number) },
            column("command", Text),
            column("problem", Text),
        ],
    },
    Rows {
        table: "identities",
        key: 1,
        columns: &[
            column("id", Text),
            column("name", Text),
            column("created", Number),
            column("phrase", Bytes),
            column("phrase_made", Number),
            column("banned", Text),
            column("rated", Number),
        ],
    },
    Rows {
        table: "devices",
        key: 1,
        columns: &[
            column("hash", Bytes),
            column("identity", Text),
            column("created", Number),
            column("name", Text),
            column("seen", Number),
        ],
    },
    Rows {
        table: "links",
        key: 1,
        columns: &[column("hash", Bytes), column("identity", Text), column("expires", Number)],
    },
    Rows { table: "secrets", key: 1, columns: &[column("name", Text), column("value", Bytes)] },
    Rows {
        table: "subscriptions",
        key: 1,
        columns: &[
            column("endpoint", Text),
            column("identity", Text),
            column("key", Bytes),
            column("auth", Bytes),
            column("created", Number),
            column("device", Bytes),
        ],
    },
    Rows {
        table: "blocks",
        key: 1,
        columns: &[
            column("id", Text),
            column("identity", Text),
            column("other", Text),
            column("name", Text),
            column("created", Number),
        ],
    },
    Rows {
        table: "reports",
        key: 1,
        columns: &[
            column("id", Number),
            column("time", Number),
            column("reporter", Text),
            column("tbl", Text),
            column("person", Text),
            column("text", Text),
            column("settled", Number),
        ],
    },
    Rows {
        table: "acts",
        key: 1,
        columns: &[
            column("id", Number),
            column("time", Number),
            column("act", Text),
            column("subject", Text),
            column("text", Text),
        ],
    },
    Rows {
        table: "ratings",
        key: 4,
        columns: &[
            column("who", Text),
            column("bot", Yes),
            column("game", Text),
            column("players", Number),
            column("rating", Real),
            column("spread", Real),
            column("games", Number),
        ],
    },
    Rows {
        table: "rated_games",
        key: 1,
        columns: &[column("tbl", Text), column("time", Number), column("game", Text), column("players", Number)],
    },
    Rows {
        table: "rated_seats",
        key: 2,
        columns: &[
            column("tbl", Text),
            column("seat", Number),
            column("bot", Yes),
            column("who", Text),
            column("place", Number),
            column("before", Real),
            column("rating", Real),
        ],
    },
    Rows { table: "keeper", key: 1, columns: &[column("key", Text), column("value", Text)] },
];

/// A place that is not empty and holds no copy that was broken off.
fn holds_data(place: &str) -> String {
    format!("{place} holds the data of a server already; move into a new one")
}

/// What was moved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moved {
    pub tables: u64,
    /// Entries of their logs.
    pub entries: u64,
    pub rows: u64,
}

/// Copies a whole server from one place to another: a data file or the address of a database each. No server may run on either. What is not equal at the
/// end is told, and the copy is then not used by any server.
pub async fn move_data(from: &Path, to: &Path) -> Result<Moved, DataError> {
    move_all(from, to).await.map_err(DataError)
}

/// One side of a move.
enum Side {
    File(Box<File>),
    Database(Box<Database>),
}

impl Side {
    async fn open(place: &Path, new: bool) -> Result<Self, String> {
        match is_address(place) {
            true => Ok(Side::Database(Box::new(Database::open(place.to_str().unwrap_or_default()).await?))),
            false => File::open(place, new).map(|file| Side::File(Box::new(file))),
        }
    }

    /// The rows after those of `page` before, in the order of their keys as this side sorts them.
    async fn read(&mut self, rows: &Rows, after: Option<&[Value]>) -> Result<Vec<Vec<Value>>, String> {
        match self {
            Side::File(file) => file.read(rows, after),
            Side::Database(database) => database.read(rows, after).await,
        }
    }

    /// Adds rows; those that are there stay.
    async fn write(&mut self, rows: &Rows, values: &[Vec<Value>]) -> Result<(), String> {
        match self {
            Side::File(file) => file.write(rows, values),
            Side::Database(database) => database.write(rows, values).await,
        }
    }

    /// Says that a copy is under way, or no more.
    async fn mark(&mut self, under_way: bool) -> Result<(), String> {
        match self {
            Side::File(file) => file.mark(under_way),
            Side::Database(database) => database.mark(under_way).await,
        }
    }

    /// How many there are of something, and a digest that does not depend on their order.
    async fn digest(&mut self, rows: &Rows) -> Result<(u64, [u8; 32]), String> {
        let (mut count, mut digest) = (0, [0; 32]);
        let mut page = self.read(rows, None).await?;
        while let Some(last) = page.last() {
            for row in &page {
                count += 1;
                add(&mut digest, row);
            }
            let last = last[..rows.key].to_vec();
            page = self.read(rows, Some(&last)).await?;
        }
        Ok((count, digest))
    }
}

/// Adds the hash of a row to a digest: a sum, in which order does not matter and a row that is there twice does.
fn add(digest: &mut [u8; 32], row: &[Value]) {
    let mut hash = Hash::new();
    for value in row {
        let (kind, bytes): (u8, &[u8]) = match value {
            Value::Nothing => (0, &[]),
            Value::Number(number) => (1, &number.to_le_bytes()),
            Value::Text(text) => (2, text.as_bytes()),
            Value::Bytes(bytes) => (3, bytes),
            // To the last bit.
            Value::Real(number) => (4, &number.to_le_bytes()),
        };
        hash.update([kind]);
        hash.update((bytes.len() as u64).to_le_bytes());
        hash.update(bytes);
    }
    let mut carry = 0;
    for (sum, byte) in digest.iter_mut().zip(hash.finalize()) {
        let both = u16::from(*sum) + u16::from(byte) + carry;
        (*sum, carry) = (both as u8, both >> 8);
    }
}

async fn move_all(from: &Path, to: &Path) -> Result<Moved, String> {
    let mut source = Side::open(from, false).await?;
    let mut target = Side::open(to, true).await?;
    target.mark(true).await?;
    let mut moved = Moved { tables: 0, entries: 0, rows: 0 };
    for rows in ALL {
        let mut page = source.read(rows, None).await?;
        while let Some(last) = page.last() {
            let last = last[..rows.key].to_vec();
            target.write(rows, &page).await?;
            page = source.read(rows, Some(&last)).await?;
        }
    }
    for rows in ALL {
        let ((there, was), (here, is)) = (source.digest(rows).await?, target.digest(rows).await?);
        if (there, was) != (here, is) {
            return Err(format!(
                "what was copied is not equal: {} has {there} rows at the source and {here} at the target; remove the target and begin again",
                rows.table
            ));
        }
        moved.rows += here;
        match rows.table {
            "tables" => moved.tables = here,
            "entries" => moved.entries = here,
            _ => {}
        }
    }
    target.mark(false).await?;
    Ok(moved)
}
