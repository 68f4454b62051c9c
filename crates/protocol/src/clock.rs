//! Live clocks: a bank of time for every seat, to which each turn adds a little (Fischer's way).

use serde::{Deserialize, Serialize};

/// The live clock of a table: what every seat has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct LiveClock {
    /// Seconds in the bank at the start, 1 to 10,800. Only one's own decisions use them up.
    pub bank: u32,
    /// Seconds that are added when the decision passes on to another seat, 0 to 600.
    pub increment: u32,
}

/// The live clocks at one moment: that of the update's `now`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Clocks {
    /// The seat whose clock runs; none while a bot plays.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub running: Option<u8>,
    /// Milliseconds left, in seat order; nothing for bots.
    pub left: Vec<Option<i64>>,
}
