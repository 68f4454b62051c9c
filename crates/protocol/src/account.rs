//! What the server keeps of me, and how I come back: devices, a recovery phrase, everything of mine as one document.

use crate::lobby::Listing;
use crate::ratings::{MyRatings, RatedGame};
use crate::safety::{BlockedPerson, SentReport};
use serde::{Deserialize, Serialize};

/// What the server keeps of me, besides my tables.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Account {
    /// The name others see.
    pub name: String,
    /// When the server first knew me.
    pub created: i64,
    /// When my recovery phrase was made, if I have one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub phrase: Option<i64>,
    /// Since when ratings are kept of me, if I want that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ratings: Option<i64>,
    /// My devices, the one last used first.
    pub devices: Vec<Device>,
}

/// A device of mine.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Device {
    /// By which it can be signed out.
    pub id: String,
    /// Its browser and system; empty where it did not say.
    pub name: String,
    /// When it became mine.
    pub created: i64,
    /// The day on which it was last seen.
    pub seen: i64,
    /// Is it the one that asks?
    pub this: bool,
}

/// A recovery phrase: twelve words. It is shown once; the server keeps only its hash.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RecoveryPhrase {
    /// The words, separated by spaces.
    pub phrase: String,
}

/// A recovery phrase, as somebody typed it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Recover {
    /// The words; spaces and capital letters do not matter.
    pub phrase: String,
}

/// Everything the server keeps of me, as one document.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Export {
    /// When it was made.
    pub time: i64,
    /// Name, devices, recovery phrase.
    pub account: Account,
    /// The tables where I sit.
    pub tables: Vec<ExportedTable>,
    /// What I said, oldest first.
    pub messages: Vec<ExportedMessage>,
    /// The people I have blocked.
    pub blocked: Vec<BlockedPerson>,
    /// The reports I have sent.
    pub reports: Vec<SentReport>,
    /// The addresses of push services where I want notices.
    pub notices: Vec<String>,
    /// My ratings.
    pub ratings: MyRatings,
    /// The games that count for them, latest first.
    pub rated_games: Vec<RatedGame>,
}

/// A table where I sit.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ExportedTable {
    /// The table, as lists show it.
    pub table: Listing,
    /// Where its record is, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub record: Option<String>,
}

/// Something I said.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ExportedMessage {
    /// At which table.
    pub table: String,
    /// When.
    pub time: i64,
    /// What.
    pub text: String,
}

/// Erase me. It cannot be undone, so it says whom.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Erase {
    /// My name, as the server knows it.
    pub name: String,
}

/// What was erased.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Erased {
    /// At how many tables my name and my messages are no longer shown.
    pub tables: u32,
}
