//! How the tables of the database came to be, step by step. A step that has been released is never changed; a new one is added
//! below, and a database of any age is brought up to date when it is opened.

use super::errors::in_words;
use rusqlite::Connection;

const STEPS: &[&str] = &[
    "
    CREATE TABLE entries (
        tbl TEXT NOT NULL,
        seq INTEGER NOT NULL,
        time INTEGER NOT NULL,
        command TEXT,
        deed TEXT NOT NULL,
        PRIMARY KEY (tbl, seq)
    ) WITHOUT ROWID;

    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        status TEXT NOT NULL,
        listed INTEGER NOT NULL,
        created INTEGER NOT NULL,
        updated INTEGER NOT NULL,
        turn INTEGER,
        bot INTEGER NOT NULL,
        deadline INTEGER,
        listing TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX tables_ended ON tables (updated) WHERE status = 'over' AND listed;
    CREATE INDEX tables_lobby ON tables (created) WHERE status IN ('open', 'playing') AND listed;
    CREATE INDEX tables_pending ON tables (id) WHERE status = 'playing';

    CREATE TABLE seats (
        tbl TEXT NOT NULL,
        seat INTEGER NOT NULL,
        identity TEXT NOT NULL,
        PRIMARY KEY (tbl, seat)
    ) WITHOUT ROWID;
    CREATE INDEX seats_by_identity ON seats (identity);

    CREATE TABLE identities (id TEXT PRIMARY KEY, name TEXT NOT NULL, created INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE devices (hash BLOB PRIMARY KEY, identity TEXT NOT NULL, created INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE links (hash BLOB PRIMARY KEY, identity TEXT NOT NULL, expires INTEGER NOT NULL) WITHOUT ROWID;
    ",
    "
    CREATE TABLE secrets (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
    CREATE TABLE subscriptions (
        endpoint TEXT PRIMARY KEY,
        identity TEXT NOT NULL,
        key BLOB NOT NULL,
        auth BLOB NOT NULL,
        created INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX subscriptions_by_identity ON subscriptions (identity);
    ",
    // Whose table it is, so that lists can let people take turns; and the commands that were refused, so that they never act later.
    "
    ALTER TABLE tables ADD COLUMN host TEXT NOT NULL DEFAULT '';
    UPDATE tables SET host = COALESCE(
        (SELECT json_extract(deed, '$.created.host') FROM entries WHERE tbl = tables.id AND seq = 0), '');

    CREATE TABLE refusals (
        tbl TEXT NOT NULL,
        number INTEGER NOT NULL,
        command TEXT NOT NULL,
        problem TEXT NOT NULL,
        PRIMARY KEY (tbl, number)
    ) WITHOUT ROWID;
    ",
    // Safe and fair among strangers: devices one can name and sign out, recovery phrases, blocks and reports, the keeper's acts.
    "
    ALTER TABLE identities ADD COLUMN phrase BLOB;
    ALTER TABLE identities ADD COLUMN phrase_made INTEGER;
    ALTER TABLE identities ADD COLUMN banned TEXT;
    CREATE UNIQUE INDEX identities_by_phrase ON identities (phrase);
    ALTER TABLE devices ADD COLUMN name TEXT NOT NULL DEFAULT '';
    ALTER TABLE devices ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX devices_by_identity ON devices (identity);

    CREATE TABLE blocks (
        id TEXT PRIMARY KEY,
        identity TEXT NOT NULL,
        other TEXT NOT NULL,
        name TEXT NOT NULL,
        created INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE UNIQUE INDEX blocks_by_identity ON blocks (identity, other);

    CREATE TABLE reports (
        id INTEGER PRIMARY KEY,
        time INTEGER NOT NULL,
        reporter TEXT NOT NULL,
        tbl TEXT NOT NULL,
        person TEXT,
        text TEXT NOT NULL,
        settled INTEGER
    );
    CREATE TABLE acts (
        id INTEGER PRIMARY KEY,
        time INTEGER NOT NULL,
        act TEXT NOT NULL,
        subject TEXT NOT NULL,
        text TEXT NOT NULL
    );
    CREATE TABLE keeper (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
    ",
    // Ratings of those who want them, since when they do, and the games that count. Who wants them no more is nobody in `rated_seats`.
    "
    ALTER TABLE identities ADD COLUMN rated INTEGER;

    CREATE TABLE ratings (
        bot INTEGER NOT NULL,
        who TEXT NOT NULL,
        game TEXT NOT NULL,
        players INTEGER NOT NULL,
        rating REAL NOT NULL,
        spread REAL NOT NULL,
        games INTEGER NOT NULL,
        PRIMARY KEY (who, bot, game, players)
    ) WITHOUT ROWID;
    CREATE TABLE rated_games (
        tbl TEXT PRIMARY KEY,
        time INTEGER NOT NULL,
        game TEXT NOT NULL,
        players INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE rated_seats (
        tbl TEXT NOT NULL,
        seat INTEGER NOT NULL,
        bot INTEGER NOT NULL,
        who TEXT,
        place INTEGER NOT NULL,
        before REAL,
        rating REAL,
        PRIMARY KEY (tbl, seat)
    ) WITHOUT ROWID;
    CREATE INDEX rated_seats_by_person ON rated_seats (who) WHERE NOT bot;
    ",
    // Which device a subscription is of. Those of before have none, and end with whichever device of theirs is signed out first.
    "
    ALTER TABLE subscriptions ADD COLUMN device BLOB;
    ",
    // Until when a table where a bot has to play is left to who wrote its last entry, or claimed it.
    "
    ALTER TABLE tables ADD COLUMN lease INTEGER NOT NULL DEFAULT 0;
    ",
    // Where people have had a seat or were hosts, so that nobody's data is looked for in all logs. One person may be blocked under several names.
    "
    CREATE TABLE visits (tbl TEXT NOT NULL, identity TEXT NOT NULL, PRIMARY KEY (tbl, identity)) WITHOUT ROWID;
    CREATE INDEX visits_by_person ON visits (identity);
    INSERT INTO visits SELECT tbl, identity FROM seats WHERE true
        UNION SELECT id, host FROM tables WHERE host <> ''
        UNION SELECT tbl, substr(command, 1, instr(command, ':') - 1) FROM entries WHERE instr(command, ':') > 1;

    DROP INDEX blocks_by_identity;
    CREATE UNIQUE INDEX blocks_by_name ON blocks (identity, other, name);
    ",
];

/// The form of a database, compared with the one this program writes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Age {
    /// It has no tables yet.
    New,
    /// An older program wrote it.
    Older,
    /// It has the form of this program.
    Current,
}

/// Compares the form of a database with that of this program; refuses one from a newer program.
pub(super) fn age(connection: &Connection) -> Result<Age, String> {
    match version(connection)? {
        0 => Ok(Age::New),
        version if version == STEPS.len() => Ok(Age::Current),
        version if version < STEPS.len() => Ok(Age::Older),
        version => Err(format!(
            "it was written by a newer program (its form is {version}, and Tianxia {} knows forms up to {}); \
             install the newer program, or put the copy back that it made before the upgrade",
            env!("CARGO_PKG_VERSION"),
            STEPS.len()
        )),
    }
}

/// How many steps have been taken.
fn version(connection: &Connection) -> Result<usize, String> {
    let version = connection.query_row("PRAGMA user_version", [], |row| row.get::<_, u32>(0));
    version.map(|version| version as usize).map_err(|error| in_words(&error))
}

/// Brings a database up to date; refuses one from a newer program.
pub(crate) fn migrate(connection: &mut Connection) -> Result<(), String> {
    let failed = |error: rusqlite::Error| in_words(&error);
    age(connection)?;
    let version = version(connection)?;
    for (index, step) in STEPS.iter().enumerate().skip(version) {
        let transaction = connection.transaction().map_err(failed)?;
        transaction.execute_batch(step).map_err(failed)?;
        transaction.pragma_update(None, "user_version", index as u32 + 1).map_err(failed)?;
        transaction.commit().map_err(failed)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_database_is_brought_up_to_date_once_and_a_newer_one_is_refused() {
        let mut connection = Connection::open_in_memory().unwrap();
        migrate(&mut connection).unwrap();
        migrate(&mut connection).unwrap();
        connection.pragma_update(None, "user_version", 99).unwrap();
        assert!(migrate(&mut connection).unwrap_err().contains("newer program"));
    }
}
