//! People and their devices in the SQLite file.

use super::Sqlite;
use crate::contract::people::{Found, Kept, KnownDevice, MOST_DEVICES, NewDevice, PersonStore};
use crate::contract::store::{Later, StoreError};
use rusqlite::{Connection, OptionalExtension, params};

impl PersonStore for Sqlite {
    fn person(&self, device: [u8; 32]) -> Later<Option<Found>> {
        self.read(move |connection| {
            let mut query = connection.prepare_cached(
                "SELECT identities.id, identities.name, devices.seen, banned, rated IS NOT NULL FROM devices JOIN identities ON identity = id
                 WHERE hash = ?1",
            )?;
            let found = query.query_row([device], |row| {
                let (id, name, seen, banned, rated) = (row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?, row.get(4)?);
                Ok(Found { id, name, seen, banned, rated, blocked: Vec::new() })
            });
            let Some(mut found) = found.optional()? else { return Ok(None) };
            let mut query = connection.prepare_cached("SELECT other FROM blocks WHERE identity = ?1")?;
            found.blocked = query.query_map([&found.id], |row| row.get(0))?.collect::<Result<_, _>>()?;
            Ok(Some(found))
        })
    }

    fn add_identity(&self, identity: &str, name: &str, device: NewDevice) -> Later<()> {
        let (identity, name) = (identity.to_owned(), name.to_owned());
        self.write(move |connection| {
            connection.execute(
                "INSERT INTO identities (id, name, created) VALUES (?1, ?2, ?3)",
                params![identity, name, device.now],
            )?;
            add_device(connection, &device, &identity)
        })
    }

    fn rename(&self, identity: &str, name: &str) -> Later<()> {
        let (identity, name) = (identity.to_owned(), name.to_owned());
        self.write(move |connection| {
            connection.execute("UPDATE identities SET name = ?2 WHERE id = ?1", [identity, name])?;
            Ok(())
        })
    }

    fn saw(&self, device: [u8; 32], day: i64) -> Later<()> {
        self.write(move |connection| {
            connection.execute("UPDATE devices SET seen = ?2 WHERE hash = ?1", params![device, day])?;
            Ok(())
        })
    }

    fn kept(&self, identity: &str) -> Later<Option<Kept>> {
        let identity = identity.to_owned();
        self.read(move |connection| {
            let found: Option<(i64, Option<i64>, Option<i64>)> = connection
                .query_row("SELECT created, phrase_made, rated FROM identities WHERE id = ?1", [&identity], |row| {
                    Ok((row.get(0)?, row.get(1)?, row.get(2)?))
                })
                .optional()?;
            let Some((created, phrase_made, rated)) = found else { return Ok(None) };
            let mut query = connection.prepare(
                "SELECT hash, name, created, seen FROM devices WHERE identity = ?1 ORDER BY seen DESC, created DESC",
            )?;
            let devices = query.query_map([&identity], |row| {
                Ok(KnownDevice { hash: row.get(0)?, name: row.get(1)?, created: row.get(2)?, seen: row.get(3)? })
            })?;
            Ok(Some(Kept { created, phrase_made, rated, devices: devices.collect::<Result<_, _>>()? }))
        })
    }

    fn sign_out(&self, identity: &str, device: [u8; 32]) -> Later<bool> {
        let identity = identity.to_owned();
        self.write(move |connection| {
            let gone = connection
                .execute("DELETE FROM devices WHERE hash = ?1 AND identity = ?2", params![device, identity])?;
            if gone > 0 {
                // One of older data, of which the device is not known, may be this one's.
                let ended = "DELETE FROM subscriptions WHERE identity = ?2 AND (device = ?1 OR device IS NULL)";
                connection.execute(ended, params![device, identity])?;
            }
            Ok(gone > 0)
        })
    }

    fn add_link(&self, code: [u8; 32], identity: &str, expires: i64) -> Later<()> {
        let identity = identity.to_owned();
        self.write(move |connection| {
            connection.execute(
                "INSERT INTO links (hash, identity, expires) SELECT ?1, ?2, ?3
                 WHERE NOT EXISTS (SELECT 1 FROM keeper WHERE key = 'erased:' || ?2)",
                params![code, identity, expires],
            )?;
            Ok(())
        })
    }

    fn claim_link(&self, code: [u8; 32], device: NewDevice) -> Later<Option<String>> {
        self.write(move |connection| {
            connection.execute("DELETE FROM links WHERE expires < ?1", [device.now])?;
            let identity: Option<String> = connection
                .query_row("DELETE FROM links WHERE hash = ?1 RETURNING identity", [code], |row| row.get(0))
                .optional()?;
            identity.map_or(Ok(None), |identity| adopt(connection, &device, &identity))
        })
    }

    fn set_phrase(&self, identity: &str, phrase: [u8; 32], now: i64) -> Later<()> {
        let identity = identity.to_owned();
        self.write(move |connection| {
            connection.execute(
                "UPDATE identities SET phrase = ?2, phrase_made = ?3 WHERE id = ?1",
                params![identity, phrase, now],
            )?;
            Ok(())
        })
    }

    fn recover(&self, phrase: [u8; 32], device: NewDevice) -> Later<Option<String>> {
        self.write(move |connection| {
            let identity: Option<String> = connection
                .query_row("SELECT id FROM identities WHERE phrase = ?1", [phrase], |row| row.get(0))
                .optional()?;
            identity.map_or(Ok(None), |identity| adopt(connection, &device, &identity))
        })
    }
}

/// Makes a device somebody's, if they are still there, and says their name.
fn adopt(connection: &Connection, device: &NewDevice, identity: &str) -> Result<Option<String>, StoreError> {
    let name =
        connection.query_row("SELECT name FROM identities WHERE id = ?1", [identity], |row| row.get(0)).optional()?;
    if name.is_some() {
        add_device(connection, device, identity)?;
    }
    Ok(name)
}

fn add_device(connection: &Connection, device: &NewDevice, identity: &str) -> Result<(), StoreError> {
    connection.execute(
        "INSERT INTO devices (hash, identity, created, name, seen) VALUES (?1, ?2, ?3, ?4, ?5)",
        params![device.hash, identity, device.now, device.name, crate::clock::day(device.now)],
    )?;
    connection.execute(
        "DELETE FROM devices WHERE identity = ?1 AND hash <> ?2 AND hash NOT IN
         (SELECT hash FROM devices WHERE identity = ?1 ORDER BY seen DESC, created DESC, hash LIMIT ?3)",
        params![identity, device.hash, MOST_DEVICES],
    )?;
    Ok(())
}
