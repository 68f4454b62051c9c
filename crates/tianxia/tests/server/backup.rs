//! `tianxia backup`: a copy of a running server's data, from which another server goes on.

use crate::kit::*;
use tianxia_client::Client;
use tianxia_protocol::Status;

#[test]
fn a_copy_of_a_running_server_can_be_restored() {
    let server = Server::start(NO_LIMITS);
    let mut people = [server.person("East"), server.person("West")];
    let over = seat_all("qin", &mut people);
    let end = play(&mut people, &over, |_| false);
    let table = seat_all("qin", &mut people);
    let middle = play(&mut people, &table, |update| update.seq >= 12);

    let copy = server.folder.file("copy.db");
    let backup = || tianxia().arg("backup").arg(&copy).arg("--data").arg(server.data()).output().unwrap();
    let copied = backup();
    assert!(copied.status.success(), "{}", String::from_utf8_lossy(&copied.stderr));
    #[cfg(unix)]
    for file in [server.data(), copy.clone()] {
        let mode = std::os::unix::fs::PermissionsExt::mode(&std::fs::metadata(&file).unwrap().permissions());
        assert_eq!(mode & 0o777, 0o600, "{}: only its owner may read the seeds of running games", file.display());
    }
    let twice = backup();
    assert!(!twice.status.success(), "a copy is never written over");
    // What happens afterwards is not in the copy.
    play(&mut people, &table, |_| false);

    let restored = {
        let folder = Folder::new();
        std::fs::write(folder.file("settings.toml"), NO_LIMITS).unwrap();
        let data = folder.file("tables.db");
        std::fs::copy(&copy, &data).unwrap();
        Server::of(serve(&folder.file("settings.toml"), &data, "127.0.0.1:0"), folder)
    };
    let mut again: Vec<Client> =
        people.iter().map(|person| Client::new(&restored.url, person.secret().map(str::to_owned))).collect();
    let found = again[0].table(&table).unwrap();
    assert_eq!((found.seq, found.game.unwrap().view), {
        let same = again[0].table(&table).unwrap();
        (middle.seq, same.game.unwrap().view)
    });
    assert_eq!(again[0].table(&over).unwrap().game.unwrap().outcome, end.game.unwrap().outcome);
    assert_eq!(play(&mut again, &table, |_| false).table.status, Status::Over);

    let nowhere =
        tianxia().arg("backup").arg(server.folder.file("x")).args(["--data", "/nowhere/x.db"]).output().unwrap();
    assert!(!nowhere.status.success() && String::from_utf8_lossy(&nowhere.stderr).contains("no data file"));
}
