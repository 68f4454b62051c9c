//! What the keeper of a server sees and does, behind a token.

use crate::lobby::Listing;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The server at a glance.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Overview {
    /// People it knows.
    pub people: u32,
    /// Those who are banned.
    pub banned: u32,
    /// Tables by how far they are: `open`, `playing`, `over`, `closed`.
    pub tables: BTreeMap<String, u32>,
    /// Reports that are not settled.
    pub reports: u32,
    /// What is announced on every page.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub announcement: Option<String>,
    /// The limits by their names in the settings file.
    pub limits: BTreeMap<String, u32>,
    /// Days after which a table is removed where nobody has finished the game; 0 keeps it for ever.
    pub keep_unfinished: u32,
}

/// Somebody, as the keeper sees them.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PersonRow {
    /// Their identity. Only the keeper is told.
    pub id: String,
    /// The name others see.
    pub name: String,
    /// When the server first knew them.
    pub created: i64,
    /// The day on which they were last seen.
    pub seen: i64,
    /// At how many tables they sit.
    pub tables: u32,
    /// Why they are banned, if they are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub banned: Option<String>,
}

/// People, the newest first.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PersonRows {
    /// The people.
    pub people: Vec<PersonRow>,
    /// What to pass as `before` for the next ones, if there are more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub more: Option<i64>,
}

/// Tables, whether they are listed or not, the latest first.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TableRows {
    /// The tables.
    pub tables: Vec<Listing>,
    /// What to pass as `before` for the next ones, if there are more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub more: Option<i64>,
}

/// A report, as the keeper sees it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ReportRow {
    /// Its number.
    pub id: i64,
    /// When.
    pub time: i64,
    /// The identity of who reported; empty if they were erased since.
    pub reporter: String,
    /// The table it is about.
    pub table: String,
    /// The identity of the person it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<String>,
    /// What that person is called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// What happened.
    pub text: String,
    /// When it was settled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub settled: Option<i64>,
}

/// Reports, those that are not settled first.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ReportRows {
    /// The reports.
    pub reports: Vec<ReportRow>,
}

/// Why the keeper does something.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Reason {
    /// A sentence for the log of acts; who is banned is told it.
    pub reason: String,
}

/// What is to be announced.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Announce {
    /// At most 300 characters; nothing is announced any more if left out.
    #[serde(default)]
    pub text: Option<String>,
}

/// Something the keeper did.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Act {
    /// When.
    pub time: i64,
    /// What: `token`, `ban`, `unban`, `remove_person`, `remove_table`, `settle` or `announce`.
    pub act: String,
    /// To whom or what, by its id.
    pub subject: String,
    /// Why.
    pub text: String,
}

/// What the keeper did, the latest first.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Acts {
    /// The acts.
    pub acts: Vec<Act>,
}
