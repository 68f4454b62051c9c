//! People and their devices in PostgreSQL.

use super::{Postgres, get, hash, params, rows, text};
use crate::clock;
use crate::contract::people::{Found, Kept, KnownDevice, MOST_DEVICES, NewDevice, PersonStore};
use crate::contract::store::Later;

impl PersonStore for Postgres {
    fn person(&self, device: [u8; 32]) -> Later<Option<Found>> {
        let found = self.read(
            "SELECT identities.id, identities.name, devices.seen, banned, rated IS NOT NULL, ARRAY(SELECT other FROM blocks WHERE blocks.identity = identities.id)
             FROM devices JOIN identities ON identity = id WHERE hash = $1",
            params![device.to_vec()],
            |row| {
                let (id, name, seen, banned) = (get(row, 0)?, get(row, 1)?, get(row, 2)?, get(row, 3)?);
                Ok(Found { id, name, seen, banned, rated: get(row, 4)?, blocked: get(row, 5)? })
            },
        );
        Box::pin(async move { Ok(found.await?.pop()) })
    }

    fn add_identity(&self, identity: &str, name: &str, device: NewDevice) -> Later<()> {
        self.act(
            "WITH person AS (INSERT INTO identities (id, name, created) VALUES ($1, $2, $5))
             INSERT INTO devices (hash, identity, name, created, seen) VALUES ($3, $1, $4, $5, $6)",
            params![
                text(identity),
                text(name),
                device.hash.to_vec(),
                text(&device.name),
                device.now,
                clock::day(device.now)
            ],
        )
    }

    fn rename(&self, identity: &str, name: &str) -> Later<()> {
        self.act("UPDATE identities SET name = $2 WHERE id = $1", params![text(identity), text(name)])
    }

    fn saw(&self, device: [u8; 32], day: i64) -> Later<()> {
        self.act("UPDATE devices SET seen = $2 WHERE hash = $1", params![device.to_vec(), day])
    }

    fn kept(&self, identity: &str) -> Later<Option<Kept>> {
        let found = self.read(
            "SELECT created, phrase_made, rated FROM identities WHERE id = $1",
            params![text(identity)],
            |row| Ok((get(row, 0)?, get(row, 1)?, get(row, 2)?)),
        );
        let devices = self.read(
            "SELECT hash, name, created, seen FROM devices WHERE identity = $1 ORDER BY seen DESC, created DESC",
            params![text(identity)],
            |row| {
                Ok(KnownDevice { hash: hash(row, 0)?, name: get(row, 1)?, created: get(row, 2)?, seen: get(row, 3)? })
            },
        );
        Box::pin(async move {
            let Some((created, phrase_made, rated)) = found.await?.pop() else { return Ok(None) };
            Ok(Some(Kept { created, phrase_made, rated, devices: devices.await? }))
        })
    }

    fn sign_out(&self, identity: &str, device: [u8; 32]) -> Later<bool> {
        let gone = self.write(
            // A subscription of older data, of which the device is not known, may be this one's.
            "WITH gone AS (DELETE FROM devices WHERE hash = $1 AND identity = $2 RETURNING 1),
             ended AS (
                 DELETE FROM subscriptions WHERE identity = $2 AND (device = $1 OR device IS NULL) AND EXISTS (SELECT 1 FROM gone))
             SELECT * FROM gone",
            params![device.to_vec(), text(identity)],
            |_| Ok(()),
        );
        Box::pin(async move { Ok(!gone.await?.is_empty()) })
    }

    fn add_link(&self, code: [u8; 32], identity: &str, expires: i64) -> Later<()> {
        self.act(
            "INSERT INTO links (hash, identity, expires) SELECT $1::bytea, $2::text, $3::bigint
             WHERE NOT EXISTS (SELECT 1 FROM keeper WHERE key = 'erased:' || $2::text)",
            params![code.to_vec(), text(identity), expires],
        )
    }

    fn claim_link(&self, code: [u8; 32], device: NewDevice) -> Later<Option<String>> {
        let name = self.write(
            "WITH old AS (DELETE FROM links WHERE expires < $4),
             used AS (DELETE FROM links WHERE hash = $1 AND expires >= $4 RETURNING identity),
             person AS (SELECT id, name FROM identities JOIN used ON used.identity = identities.id),
             oldest AS (DELETE FROM devices WHERE identity IN (SELECT id FROM person) AND hash NOT IN (
                 SELECT hash FROM devices WHERE identity IN (SELECT id FROM person) ORDER BY seen DESC, created DESC, hash LIMIT $6)),
             device AS (INSERT INTO devices (hash, identity, name, created, seen) SELECT $2::bytea, id, $3::text, $4::bigint, $5::bigint FROM person)
             SELECT name FROM person",
            params![code.to_vec(), device.hash.to_vec(), text(&device.name), device.now, clock::day(device.now), rows(MOST_DEVICES - 1)],
            |row| get(row, 0),
        );
        Box::pin(async move { Ok(name.await?.pop()) })
    }

    fn set_phrase(&self, identity: &str, phrase: [u8; 32], now: i64) -> Later<()> {
        self.act(
            "UPDATE identities SET phrase = $2, phrase_made = $3 WHERE id = $1",
            params![text(identity), phrase.to_vec(), now],
        )
    }

    fn recover(&self, phrase: [u8; 32], device: NewDevice) -> Later<Option<String>> {
        let name = self.write(
            "WITH person AS (SELECT id, name FROM identities WHERE phrase = $1),
             oldest AS (DELETE FROM devices WHERE identity IN (SELECT id FROM person) AND hash NOT IN (
                 SELECT hash FROM devices WHERE identity IN (SELECT id FROM person) ORDER BY seen DESC, created DESC, hash LIMIT $6)),
             device AS (INSERT INTO devices (hash, identity, name, created, seen) SELECT $2::bytea, id, $3::text, $4::bigint, $5::bigint FROM person)
             SELECT name FROM person",
            params![phrase.to_vec(), device.hash.to_vec(), text(&device.name), device.now, clock::day(device.now), rows(MOST_DEVICES - 1)],
            |row| get(row, 0),
        );
        Box::pin(async move { Ok(name.await?.pop()) })
    }
}
