//! Who wants notices, in PostgreSQL.

use super::{Postgres, get, only, params, text};
use crate::contract::notices::{MOST, NoticeStore, Subscription};
use crate::contract::store::Later;

impl NoticeStore for Postgres {
    fn push_key(&self, fresh: Vec<u8>) -> Later<Vec<u8>> {
        let kept = self.write(
            "INSERT INTO secrets (name, value) VALUES ('push', $1)
             ON CONFLICT (name) DO UPDATE SET value = secrets.value RETURNING value",
            params![fresh],
            |row| get(row, 0),
        );
        Box::pin(async move { only(kept.await?) })
    }

    fn subscribe(&self, identity: &str, device: [u8; 32], subscription: Subscription, now: i64) -> Later<()> {
        let Subscription { endpoint, key, auth } = subscription;
        self.act(
            "WITH oldest AS (
                 DELETE FROM subscriptions WHERE identity = $2 AND endpoint <> $1 AND endpoint NOT IN (
                     SELECT endpoint FROM subscriptions WHERE identity = $2 AND endpoint <> $1 ORDER BY created DESC LIMIT $6))
             INSERT INTO subscriptions (endpoint, identity, key, auth, created, device)
             SELECT $1::text, $2::text, $3::bytea, $4::bytea, $5::bigint, $7::bytea
             WHERE NOT EXISTS (SELECT 1 FROM keeper WHERE key = 'erased:' || $2::text)
             ON CONFLICT (endpoint) DO UPDATE
             SET identity = EXCLUDED.identity, key = EXCLUDED.key, auth = EXCLUDED.auth, created = EXCLUDED.created, device = EXCLUDED.device",
            params![text(&endpoint), text(identity), key, auth, now, i64::from(MOST) - 1, device.to_vec()],
        )
    }

    fn unsubscribe(&self, identity: &str, endpoint: &str) -> Later<()> {
        self.act(
            "DELETE FROM subscriptions WHERE identity = $1 AND endpoint = $2",
            params![text(identity), text(endpoint)],
        )
    }

    fn subscriptions(&self, identity: &str) -> Later<Vec<Subscription>> {
        self.read(
            "SELECT endpoint, key, auth FROM subscriptions WHERE identity = $1 ORDER BY created",
            params![text(identity)],
            |row| Ok(Subscription { endpoint: get(row, 0)?, key: get(row, 1)?, auth: get(row, 2)? }),
        )
    }

    fn subscribers(&self) -> Later<Vec<String>> {
        self.read("SELECT DISTINCT identity FROM subscriptions", params![], |row| get(row, 0))
    }
}
