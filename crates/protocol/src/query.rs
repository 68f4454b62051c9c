//! What stands behind the `?` of an address: which part of something is wanted, and who looks.

use crate::ViewpointName;
#[cfg(feature = "schema")]
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::de::Error;
use serde::{Deserialize, Deserializer};
#[cfg(feature = "schema")]
use std::borrow::Cow;

/// Who looks: a seat's number, `mine`, `spectator` or, once the game is over, `open`.
#[derive(Clone, Copy, Debug)]
pub struct Eye(pub ViewpointName);

impl<'de> Deserialize<'de> for Eye {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map(Eye).map_err(D::Error::custom)
    }
}

/// Other words of the address bar than JSON: a number is a text there, too.
#[cfg(feature = "schema")]
impl JsonSchema for Eye {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        String::schema_name()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        String::json_schema(generator)
    }
}

/// How somebody wants to see a table.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Sight {
    /// Who looks: a seat's number, `mine` (the default), `spectator` or, once the game is over, `open`.
    #[serde(default)]
    pub eye: Option<Eye>,
    /// Only what happened after this entry; everything if left out.
    #[serde(default)]
    pub since: Option<u32>,
}

/// How somebody wants to follow a table.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LiveQuery {
    /// Who looks: a seat's number, `mine` (the default), `spectator` or, once the game is over, `open`.
    #[serde(default)]
    pub eye: Option<Eye>,
    /// Only what happened after this entry; everything if left out.
    #[serde(default)]
    pub since: Option<u32>,
    /// If set, the server sends changes relative to the last view instead of whole views.
    #[serde(default)]
    pub changes: bool,
    /// If set, the server sends `alive` at once and every 12 seconds, so that a client notices a connection that has fallen silent.
    #[serde(default)]
    pub alive: bool,
    /// The version of the protocol that the client speaks. Clients of version 2 do not name theirs.
    #[serde(default)]
    pub protocol: Option<u32>,
}

/// Which moment of a game is wanted.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ReplayQuery {
    /// How many actions are to stand; all of them if left out.
    pub until: Option<u32>,
    /// Who looks; `open` if left out.
    pub eye: Option<Eye>,
}

/// Whose picture of a table is wanted.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PictureQuery {
    /// Who looks; `mine` if left out.
    pub eye: Option<Eye>,
}

/// For whom advice is wanted.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct HintQuery {
    /// My seat.
    pub seat: u8,
}

/// Which part of the lobby is wanted.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LobbyQuery {
    /// Without so many tables of the beginning (`more` of the list before).
    pub after: Option<u32>,
}

/// Which games that are over are wanted.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ArchiveQuery {
    /// Only of this game.
    pub game: Option<String>,
    /// Only those that ended before this time (`more` of the list before).
    pub before: Option<i64>,
}

/// Which part of a table's log is wanted.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LogQuery {
    /// Who looks: a seat's number, `mine` (the default), `spectator` or, once the game is over, `open`.
    pub eye: Option<Eye>,
    /// Only what happened after this entry; from the beginning if left out.
    pub since: Option<u32>,
    /// Only what happened before this entry (`earlier` of an update or of the part after it); up to now if left out.
    pub before: Option<u32>,
}

/// Which action is to be looked at.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PreviewQuery {
    /// My seat.
    pub seat: u8,
    /// `at` of the game as last seen.
    pub at: u32,
    /// The action's number.
    pub number: u32,
}

/// About which action somebody asks why it is not legal.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WhyNotQuery {
    /// My seat.
    pub seat: u8,
    /// `at` of the game as last seen.
    pub at: u32,
    /// The action, by its number or in notation.
    pub action: String,
}

/// Which of my rated games are wanted.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GamesQuery {
    /// Only of this game.
    pub game: Option<String>,
    /// Only with so many players.
    pub players: Option<u8>,
    /// Only those that ended before this time (`more` of the list before).
    pub before: Option<i64>,
}

/// In which language a rulebook is wanted.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct InLanguage {
    /// The code of the language, such as `de`; English if left out.
    pub language: Option<String>,
}

/// Which people the administrator wants to see.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PeopleQuery {
    /// Only those whose name contains this, or whose id it is.
    pub name: Option<String>,
    /// Only those known since before this time (`more` of the list before).
    pub before: Option<i64>,
}

/// Which reports the administrator wants to see.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ReportsQuery {
    /// How many to leave out (`more` of the list before).
    pub after: Option<u32>,
}

/// Which tables the administrator wants to see.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TablesQuery {
    /// Only those where this person sits.
    pub person: Option<String>,
    /// Only those that changed before this time (`more` of the list before).
    pub before: Option<i64>,
}
