//! The name of a state, shared by the map that gives it and the events that tell of it: handing it on allocates nothing.

use serde::{Serialize, Serializer};
use std::fmt;
use std::sync::Arc;

/// What a state is called: the state's name of its first capital.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StateName(#[cfg_attr(feature = "schema", schemars(with = "String"))] Arc<str>);

impl StateName {
    /// The state in the name of a capital, which may name its city after a comma: `Qin, Xianyang`.
    pub(super) fn of_capital(name: &str) -> Self {
        StateName(name.split(',').next().unwrap_or(name).trim().into())
    }

    /// The name itself.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for StateName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Serialize for StateName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0)
    }
}
