//! Other people: whom I have blocked, and what I tell the keeper of the server about them.

use serde::{Deserialize, Serialize};

/// A person, named by a seat they have.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct BlockSeat {
    /// A table where they sit.
    pub table: String,
    /// Their seat.
    pub seat: u8,
}

/// The people I have blocked: they cannot sit at my tables, and I see neither their messages nor their listed tables.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Blocks {
    /// The latest first.
    pub blocked: Vec<BlockedPerson>,
}

/// Somebody I have blocked.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BlockedPerson {
    /// By which the block can be removed.
    pub id: String,
    /// What they were called then.
    pub name: String,
    /// Since when.
    pub since: i64,
}

/// Something the keeper of the server should know.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Report {
    /// The table it is about.
    pub table: String,
    /// The seat of the person it is about; the whole table if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// What happened: 1 to 1000 characters.
    pub text: String,
}

/// A report that I have sent.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SentReport {
    /// Its number.
    pub id: i64,
    /// When.
    pub time: i64,
    /// The table it is about.
    pub table: String,
    /// What I wrote.
    pub text: String,
    /// When the keeper settled it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub settled: Option<i64>,
}
