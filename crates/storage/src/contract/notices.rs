//! The contract for web push: subscriptions, and the key that signs notices.

use super::store::Later;

/// The most devices of one person that get notices; a further one takes the place of the oldest.
pub(crate) const MOST: u32 = 10;

/// A browser that wants notices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Subscription {
    /// Its address at its push service.
    pub endpoint: String,
    /// Its public key.
    pub key: Vec<u8>,
    /// The secret that both share.
    pub auth: Vec<u8>,
}

/// What notices ask of a store.
pub trait NoticeStore {
    /// The key that signs notices: the one that is kept, or else this one from now on.
    fn push_key(&self, fresh: Vec<u8>) -> Later<Vec<u8>>;

    /// A person wants notices at an address, which is that of a device of theirs; whoever had them there before has them no more. They end when
    /// the device is signed out.
    fn subscribe(&self, identity: &str, device: [u8; 32], subscription: Subscription, now: i64) -> Later<()>;

    /// A person wants no more notices at an address.
    fn unsubscribe(&self, identity: &str, endpoint: &str) -> Later<()>;

    /// Where a person wants notices.
    fn subscriptions(&self, identity: &str) -> Later<Vec<Subscription>>;

    /// Everybody who wants notices.
    fn subscribers(&self) -> Later<Vec<String>>;
}
