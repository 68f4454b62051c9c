//! What the administrator of a server sees and does, behind a token.

use crate::lobby::Listing;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;
use tianxia_core::BadInput;

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

/// Somebody, as the administrator sees them.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PersonRow {
    /// Their identity. Only the administrator is told.
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

/// A report, as the administrator sees it.
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

/// Reports, those that are not settled first. Reporters take turns, the first report of each first.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ReportRows {
    /// The reports.
    pub reports: Vec<ReportRow>,
    /// What to pass as `after` for the next ones, if there are more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub more: Option<u32>,
}

/// Why the administrator does something.
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

/// What an administrator can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum AdminAction {
    /// Make a new token.
    Token,
    /// Ban a person.
    Ban,
    /// Let a banned person play again.
    Unban,
    /// Erase a person.
    RemovePerson,
    /// Remove a table.
    RemoveTable,
    /// Settle a report.
    Settle,
    /// Change the announcement.
    Announce,
}

impl AdminAction {
    const ALL: [Self; 7] =
        [Self::Token, Self::Ban, Self::Unban, Self::RemovePerson, Self::RemoveTable, Self::Settle, Self::Announce];

    /// The word for it, as it is stored and sent.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Token => "token",
            Self::Ban => "ban",
            Self::Unban => "unban",
            Self::RemovePerson => "remove_person",
            Self::RemoveTable => "remove_table",
            Self::Settle => "settle",
            Self::Announce => "announce",
        }
    }
}

impl fmt::Display for AdminAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for AdminAction {
    type Err = BadInput;

    fn from_str(word: &str) -> Result<Self, BadInput> {
        let action = Self::ALL.into_iter().find(|action| action.name() == word);
        action.ok_or_else(|| BadInput::new(format!("`{word:.40}` is no action of an administrator")))
    }
}

/// Something the administrator did.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Act {
    /// When.
    pub time: i64,
    /// What.
    pub act: AdminAction,
    /// To whom or what, by its id.
    pub subject: String,
    /// Why.
    pub text: String,
}

/// What the administrator did, the latest first.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Acts {
    /// The acts.
    pub acts: Vec<Act>,
}
