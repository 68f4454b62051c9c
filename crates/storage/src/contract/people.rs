//! What the server asks of a store about people: who a device belongs to, and how somebody comes back.

use super::store::Later;

/// Somebody as a store knows them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    /// Their id, which is never sent to anybody.
    pub id: String,
    /// What they are called.
    pub name: String,
    /// The day on which the device was last seen.
    pub seen: i64,
    /// Why they are banned, if they are.
    pub banned: Option<String>,
    /// Have they agreed that ratings are kept of them?
    pub rated: bool,
    /// Those whom they have blocked.
    pub blocked: Vec<String>,
}

/// The most devices of one person. A further one takes the place of the one that was seen longest ago.
pub(crate) const MOST_DEVICES: u32 = 100;

/// A device that is to become somebody's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewDevice {
    /// The hash of its secret.
    pub hash: [u8; 32],
    /// What it is called.
    pub name: String,
    pub now: i64,
}

/// A device of somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KnownDevice {
    /// The hash of its secret.
    pub hash: [u8; 32],
    /// What it is called.
    pub name: String,
    /// Since when it is theirs.
    pub created: i64,
    /// The day it was last used.
    pub seen: i64,
}

/// What is kept of somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    /// Since when they are known.
    pub created: i64,
    /// When their recovery phrase was made, if they have one.
    pub phrase_made: Option<i64>,
    /// Since when ratings are kept of them.
    pub rated: Option<i64>,
    /// What they play on.
    pub devices: Vec<KnownDevice>,
}

/// Keeps people and their devices.
pub trait PersonStore: Send + Sync + 'static {
    /// Whose device this is.
    fn person(&self, device: [u8; 32]) -> Later<Option<Found>>;

    /// A new identity with its first device.
    fn add_identity(&self, identity: &str, name: &str, device: NewDevice) -> Later<()>;

    /// Another name for an identity.
    fn rename(&self, identity: &str, name: &str) -> Later<()>;

    /// Notes the day on which a device was seen.
    fn saw(&self, device: [u8; 32], day: i64) -> Later<()>;

    /// What is kept of somebody.
    fn kept(&self, identity: &str) -> Later<Option<Kept>>;

    /// A device of somebody is theirs no more, and gets no more notices. Says whether it was.
    fn sign_out(&self, identity: &str, device: [u8; 32]) -> Later<bool>;

    /// A link that moves an identity to another device until a time.
    fn add_link(&self, code: [u8; 32], identity: &str, expires: i64) -> Later<()>;

    /// Uses up a link: the new device is the identity's from now on. Says the name, or nothing if the link does not work.
    fn claim_link(&self, code: [u8; 32], device: NewDevice) -> Later<Option<String>>;

    /// A recovery phrase for somebody, in place of the one they had.
    fn set_phrase(&self, identity: &str, phrase: [u8; 32], now: i64) -> Later<()>;

    /// A new device for whose phrase this is. Says the name, or nothing if it is nobody's.
    fn recover(&self, phrase: [u8; 32], device: NewDevice) -> Later<Option<String>>;
}
