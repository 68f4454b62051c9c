//! Who wants notices, and the key that signs them.

use super::sqlite::Sqlite;
use super::store::Later;
use rusqlite::{OptionalExtension, params};

/// The most devices of one person that get notices; a further one takes the place of the oldest.
pub(super) const MOST: u32 = 10;

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

impl NoticeStore for Sqlite {
    fn push_key(&self, fresh: Vec<u8>) -> Later<Vec<u8>> {
        let written = self.write(move |connection| {
            connection.execute("INSERT OR IGNORE INTO secrets (name, value) VALUES ('push', ?1)", [fresh])?;
            Ok(())
        });
        let kept = self.read(|connection| {
            connection.query_row("SELECT value FROM secrets WHERE name = 'push'", [], |row| row.get(0)).optional()
        });
        Box::pin(async move {
            written.await?;
            Ok(kept.await?.unwrap_or_default())
        })
    }

    fn subscribe(&self, identity: &str, device: [u8; 32], subscription: Subscription, now: i64) -> Later<()> {
        let identity = identity.to_owned();
        self.write(move |connection| {
            let Subscription { endpoint, key, auth } = subscription;
            connection.execute(
                "INSERT OR REPLACE INTO subscriptions (endpoint, identity, key, auth, created, device)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
                params![endpoint, identity, key, auth, now, device],
            )?;
            connection.execute(
                "DELETE FROM subscriptions WHERE identity = ?1 AND endpoint NOT IN
                 (SELECT endpoint FROM subscriptions WHERE identity = ?1 ORDER BY created DESC LIMIT ?2)",
                params![identity, MOST],
            )?;
            Ok(())
        })
    }

    fn unsubscribe(&self, identity: &str, endpoint: &str) -> Later<()> {
        let (identity, endpoint) = (identity.to_owned(), endpoint.to_owned());
        self.write(move |connection| {
            connection
                .execute("DELETE FROM subscriptions WHERE identity = ?1 AND endpoint = ?2", [identity, endpoint])?;
            Ok(())
        })
    }

    fn subscriptions(&self, identity: &str) -> Later<Vec<Subscription>> {
        let identity = identity.to_owned();
        self.read(move |connection| {
            let mut query = connection
                .prepare_cached("SELECT endpoint, key, auth FROM subscriptions WHERE identity = ?1 ORDER BY created")?;
            let rows = query.query_map([identity], |row| {
                Ok(Subscription { endpoint: row.get(0)?, key: row.get(1)?, auth: row.get(2)? })
            })?;
            rows.collect()
        })
    }

    fn subscribers(&self) -> Later<Vec<String>> {
        self.read(|connection| {
            let mut query = connection.prepare("SELECT DISTINCT identity FROM subscriptions")?;
            query.query_map([], |row| row.get(0))?.collect()
        })
    }
}
