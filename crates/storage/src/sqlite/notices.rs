//! Subscriptions to notices in the SQLite file.

use super::Sqlite;
use crate::contract::notices::{MOST, NoticeStore, Subscription};
use crate::contract::store::Later;
use rusqlite::{OptionalExtension, params};

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
                 SELECT ?1, ?2, ?3, ?4, ?5, ?6 WHERE NOT EXISTS (SELECT 1 FROM keeper WHERE key = 'erased:' || ?2)",
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
