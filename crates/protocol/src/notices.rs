//! Notices with the page closed: what a browser's Push API needs and gives.

use serde::{Deserialize, Serialize};

/// Whether this server sends notices.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NoticesAbout {
    /// The server's public key for `PushManager.subscribe`, in base64url; none if the host has turned notices off.
    pub key: Option<String>,
}

/// Where a browser wants to be told that it is my turn: its `PushSubscription` as JSON.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NoticesWanted {
    /// The address at the browser's push service.
    pub endpoint: String,
    /// With what notices are encrypted, so that the push service cannot read them.
    pub keys: NoticeKeys,
}

/// The keys of a subscription, in base64url.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NoticeKeys {
    /// The browser's public key (P-256, uncompressed).
    pub p256dh: String,
    /// The secret that both share (16 bytes).
    pub auth: String,
}

/// A subscription that is to end.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NoticesUnwanted {
    /// Its address at the push service.
    pub endpoint: String,
}

/// What a notice says, once decrypted by the browser: where it is my turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Notice {
    /// At how many tables it is my turn.
    pub count: u32,
    /// The one where it became so last.
    pub table: String,
    /// Its game.
    pub game: String,
}
