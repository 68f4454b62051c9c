//! Data of earlier versions: `fixtures/version-0.1.db` and `fixtures/version-0.2.db` were written by those versions, with running tables of
//! all games and a finished one. They go on under the rules they began under, whatever has become of the rules since, and the file is copied
//! before its form changes.

use crate::kit::*;
use rusqlite::{Connection, OpenFlags};
use std::path::{Path, PathBuf};
use tianxia_client::Client;
use tianxia_core::{FastDice, Record};
use tianxia_protocol::Status;

/// A data file of an earlier version.
struct Old {
    file: &'static [u8],
    /// The secret of the player who sits at all of its tables.
    secret: &'static str,
    /// Games in progress, with the version of their rules.
    running: &'static [(&'static str, &'static str, u32)],
    /// A finished game.
    over: (&'static str, &'static str),
}

const VERSION_0_1: Old = Old {
    file: include_bytes!("fixtures/version-0.1.db"),
    secret: "743438a50e3f3e7977d04c0f6e451bd1543b455c43ed2b58dd2d7f6c35a053f0",
    running: &[
        ("huang", "5uc4mgkmr67recsm", 1),
        ("huang", "8ys3chn9gqj6yayd", 1),
        ("qin", "vyx2uenfpjcfrvq9", 1),
        ("dragon", "yxbdip95be3j6sed", 1),
    ],
    over: ("huang", "fszjsq63hh2vrhdy"),
};

const VERSION_0_2: Old = Old {
    file: include_bytes!("fixtures/version-0.2.db"),
    secret: "19d4bade70d8c57b08ffdf49177636d1f925b9d68eaf26aa5ffd88ffbc1d83f5",
    running: &[("huang", "wcywp4krmfsa9nh2", 2), ("qin", "wy8x4ag72qcpvj5w", 1), ("dragon", "gvugn7su59n2fswe", 1)],
    over: ("qin", "ajq63hb26z8dqvw7"),
};

fn server(old: &Old) -> Server {
    let folder = Folder::new();
    std::fs::write(folder.file("settings.toml"), NO_LIMITS).unwrap();
    std::fs::write(folder.file("tables.db"), old.file).unwrap();
    let command = serve(&folder.file("settings.toml"), &folder.file("tables.db"), "127.0.0.1:0");
    Server::of(command, folder)
}

/// The form of a data file: how many steps of change it has been through.
fn form(file: &Path) -> u32 {
    let connection = Connection::open_with_flags(file, OpenFlags::SQLITE_OPEN_READ_ONLY).unwrap();
    connection.query_row("PRAGMA user_version", [], |row| row.get(0)).unwrap()
}

/// The copies that were made beside the data file before upgrades.
fn copies(server: &Server) -> Vec<PathBuf> {
    let files = std::fs::read_dir(&server.folder.0).unwrap().map(|file| file.unwrap().path());
    files.filter(|path| path.to_string_lossy().contains("tables.db.before-")).collect()
}

#[test]
fn tables_of_version_0_1_go_on_under_their_rules_to_the_end() {
    go_on_to_the_end(&VERSION_0_1);
}

#[test]
fn tables_of_version_0_2_go_on_under_their_rules_to_the_end() {
    go_on_to_the_end(&VERSION_0_2);
}

fn go_on_to_the_end(old: &Old) {
    let mut server = server(old);
    for &(game, table, rules) in old.running {
        let mut people = [Client::new(&server.url, Some(old.secret.to_owned()))];
        let begun = people[0].table(table).unwrap();
        assert_eq!((begun.table.game.as_str(), begun.table.rules, begun.table.status), (game, rules, Status::Playing));
        let mut dice = FastDice::new(5);
        let some = any_action(&begun, &mut dice).expect("it is somebody's turn, and all seats are this person's");
        done(&mut people[0], table, some);
        // The entry that the new program wrote is read again like the old ones.
        server.kill();
        server.again();
        let mut person = Client::new(&server.url, Some(old.secret.to_owned()));
        while let Some(action) = any_action(&person.table(table).unwrap(), &mut dice) {
            done(&mut person, table, action);
        }
        let ended = person.table(table).unwrap();
        assert_eq!((ended.table.status, ended.table.rules), (Status::Over, rules), "{game}");
        replays(&mut person, table, game, rules);
    }
}

#[test]
fn a_finished_game_of_an_earlier_version_is_recorded_under_its_rules() {
    for old in [VERSION_0_1, VERSION_0_2] {
        let server = server(&old);
        let mut person = Client::new(&server.url, Some(old.secret.to_owned()));
        let (game, table) = old.over;
        assert_eq!(person.table(table).unwrap().table.rules, 1);
        replays(&mut person, table, game, 1);
    }
}

#[test]
fn a_data_file_is_copied_before_its_form_changes_and_the_copy_can_be_put_back() {
    for old in [VERSION_0_1, VERSION_0_2] {
        let untouched = Folder::new();
        let before = untouched.file("tables.db");
        std::fs::write(&before, old.file).unwrap();
        let mut server = server(&old);
        let changed = form(&server.data()) != form(&before);
        let made = copies(&server);
        assert_eq!(made.len(), usize::from(changed), "{made:?}");
        server.kill();
        server.again();
        assert_eq!(copies(&server), made, "a file that is up to date is not copied");
        let Some(copy) = made.first() else { continue };
        let version = concat!(env!("CARGO_PKG_VERSION_MAJOR"), ".", env!("CARGO_PKG_VERSION_MINOR"));
        assert!(copy.ends_with(format!("tables.db.before-{version}")), "{}", copy.display());
        assert_eq!(form(copy), form(&before));
        server.kill();
        // Put back, as docs/upgrading.md says, it is upgraded again; the first copy stays.
        for more in ["-wal", "-shm"] {
            let _ = std::fs::remove_file(format!("{}{more}", server.data().display()));
        }
        std::fs::copy(copy, server.data()).unwrap();
        server.again();
        let mut person = Client::new(&server.url, Some(old.secret.to_owned()));
        assert_eq!(person.table(old.running[0].1).unwrap().table.status, Status::Playing);
        assert_eq!(copies(&server).len(), 2);
    }
}

#[test]
fn a_data_file_of_a_newer_program_is_refused_with_a_sentence_and_left_alone() {
    let folder = Folder::new();
    let data = folder.file("tables.db");
    std::fs::write(folder.file("settings.toml"), NO_LIMITS).unwrap();
    std::fs::write(&data, VERSION_0_2.file).unwrap();
    Connection::open(&data).unwrap().pragma_update(None, "user_version", 99).unwrap();
    let refused = serve(&folder.file("settings.toml"), &data, "127.0.0.1:0").output().unwrap();
    let sentence = String::from_utf8(refused.stderr).unwrap();
    assert_eq!(refused.status.code(), Some(2));
    assert!(sentence.contains("newer program") && sentence.lines().count() == 1, "{sentence}");
    assert_eq!(form(&data), 99);
    let files = std::fs::read_dir(&folder.0).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap());
    assert!(files.into_iter().all(|name| !name.contains("before")), "nothing is copied");
}

#[test]
fn a_new_table_is_played_by_the_newest_rules() {
    let server = server(&VERSION_0_1);
    let mut person = server.person("East");
    let table = person.create(&table_of("huang", vec![me(), me()])).unwrap();
    assert_eq!(person.table(&table).unwrap().table.rules, 2);
}

/// The record of a table names the version of its rules, and replays to the result it records.
fn replays(person: &mut Client, table: &str, game: &str, rules: u32) {
    let text = person.get_text(&format!("/api/tables/{table}/record")).unwrap();
    let record: Record = text.parse().unwrap();
    assert_eq!((record.game.as_str(), record.rules), (game, rules));
    assert!(record.result.is_some());
    tianxia_games::replay(&record, None).unwrap_or_else(|error| panic!("{game}: {error}"));
}
