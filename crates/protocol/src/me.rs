//! Who I am to the server, without an account.

use serde::{Deserialize, Serialize};

/// Who I am.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Me {
    /// The name others see.
    pub name: String,
}

/// A name to be known by: 1 to 24 characters.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Rename {
    /// The name; a neutral one is given if it is left out.
    #[serde(default)]
    pub name: Option<String>,
}

/// A link that moves me to another device, once.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DeviceLink {
    /// What to `POST` to `/api/me/claim` on the other device.
    pub code: String,
    /// The address to open there.
    pub url: String,
    /// Until when it works.
    pub expires: i64,
}

/// The code of a device link.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Claim {
    /// The code.
    pub code: String,
}
