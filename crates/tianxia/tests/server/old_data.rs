//! Data of the program before this one: `fixtures/version-0.1.db` was written by version 0.1, with running tables of all games and a
//! finished one of Huang. They go on under the rules they began under, whatever has become of the rules since.

use crate::kit::*;
use tianxia_client::Client;
use tianxia_core::{FastDice, Record};
use tianxia_protocol::Status;

/// The secret of the person who plays at all of these tables.
const SECRET: &str = "743438a50e3f3e7977d04c0f6e451bd1543b455c43ed2b58dd2d7f6c35a053f0";
/// Games that were being played, with the seats they have.
const RUNNING: [(&str, &str); 4] = [
    ("huang", "5uc4mgkmr67recsm"),
    ("huang", "8ys3chn9gqj6yayd"),
    ("qin", "vyx2uenfpjcfrvq9"),
    ("dragon", "yxbdip95be3j6sed"),
];
const OVER: &str = "fszjsq63hh2vrhdy";

fn server() -> Server {
    let folder = Folder::new();
    std::fs::write(folder.file("settings.toml"), NO_LIMITS).unwrap();
    std::fs::write(folder.file("tables.db"), include_bytes!("fixtures/version-0.1.db")).unwrap();
    let command = serve(&folder.file("settings.toml"), &folder.file("tables.db"), "127.0.0.1:0");
    Server::of(command, folder)
}

#[test]
fn tables_of_version_0_1_go_on_under_their_rules_to_the_end() {
    let mut server = server();
    for (game, table) in RUNNING {
        let mut people = [Client::new(&server.url, Some(SECRET.to_owned()))];
        let begun = people[0].table(table).unwrap();
        assert_eq!((begun.table.game.as_str(), begun.table.rules, begun.table.status), (game, 1, Status::Playing));
        let mut dice = FastDice::new(5);
        let some = any_action(&begun, &mut dice).expect("it is somebody's turn, and all seats are this person's");
        done(&mut people[0], table, some);
        // The entry that the new program wrote is read again like the old ones.
        server.kill();
        server.again();
        let mut person = Client::new(&server.url, Some(SECRET.to_owned()));
        while let Some(action) = any_action(&person.table(table).unwrap(), &mut dice) {
            done(&mut person, table, action);
        }
        let ended = person.table(table).unwrap();
        assert_eq!((ended.table.status, ended.table.rules), (Status::Over, 1), "{game}");
        replays(&mut person, table, game);
    }
}

#[test]
fn a_finished_game_of_version_0_1_is_recorded_under_its_rules() {
    let server = server();
    let mut person = Client::new(&server.url, Some(SECRET.to_owned()));
    assert_eq!(person.table(OVER).unwrap().table.rules, 1);
    replays(&mut person, OVER, "huang");
}

#[test]
fn a_new_table_is_played_by_the_newest_rules() {
    let server = server();
    let mut person = server.person("East");
    let table = person.create(&table_of("huang", vec![me(), me()])).unwrap();
    assert_eq!(person.table(&table).unwrap().table.rules, 2);
}

/// The record of a table names version 1 of the rules, and replays to the result it tells.
fn replays(person: &mut Client, table: &str, game: &str) {
    let text = person.get_text(&format!("/api/tables/{table}/record")).unwrap();
    let record: Record = text.parse().unwrap();
    assert_eq!((record.game.as_str(), record.rules), (game, 1));
    assert!(record.result.is_some());
    tianxia_games::replay(&record, None).unwrap_or_else(|error| panic!("{game}: {error}"));
}
