//! What a command leads to.

use crate::problem::Problem;
use crate::table::Update;
use serde::{Deserialize, Serialize};

/// What became of a command.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Answer {
    /// The command's id.
    pub id: String,
    /// The number of the log entry that it became, if it acted. It is on disk.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seq: Option<u32>,
    /// The new table, for a rematch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
    /// Why it did not act.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub problem: Option<Problem>,
    /// The table as it is now, when the command came too late.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub update: Option<Box<Update>>,
}
