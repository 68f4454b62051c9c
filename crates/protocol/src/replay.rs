//! Moments of finished games.

use crate::phrase::{Phrase, Told};
use crate::viewpoint::ViewpointName;
use serde::{Deserialize, Serialize};
use tianxia_core::Json;

/// A moment of a finished game.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Moment {
    /// How many actions of the finished game stand at this moment.
    pub until: u32,
    /// How many there are.
    pub of: u32,
    /// Whom this was made for.
    pub eye: ViewpointName,
    /// The seat that decides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<u8>,
    /// What is asked.
    pub ask: Phrase,
    /// The position.
    pub view: Json,
    /// Who played the last action.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// Its notation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub notation: Option<String>,
    /// What came of it.
    pub told: Vec<Told>,
}
