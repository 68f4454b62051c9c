//! Around the tables: who somebody is, lists of tables, and what a server says of itself.

use crate::kit::*;
use std::io::{Read, Write};
use std::net::TcpStream;
use tianxia_client::Client;
use tianxia_protocol::{About, Code, Command, DeviceLink, Filling, Listings, Me, MyTables, Status};

#[test]
fn an_identity_moves_to_another_device_once() {
    let server = Server::start(NO_LIMITS);
    let mut phone = Client::new(&server.url, None);
    assert_eq!(phone.get_text("/api/me").unwrap(), "", "a stranger is nobody, and that is no error");
    let mut laptop = server.person("East");
    let table = laptop.create(&table_of("qin", vec![me(), Filling::Open])).unwrap();
    let link: DeviceLink = laptop.post("/api/me/link", &()).unwrap();
    assert!(link.url.contains(&link.code));
    let claim = serde_json::json!({ "code": link.code });
    let claimed: Me = phone.post("/api/me/claim", &claim).unwrap();
    assert_eq!(claimed.name, "East");
    assert_ne!(phone.secret(), laptop.secret(), "each device has a secret of its own");
    assert!(phone.table(&table).unwrap().table.host);
    let again: Result<Me, _> = Client::new(&server.url, None).post("/api/me/claim", &claim);
    assert_eq!(again.unwrap_err().code, Code::NotFound, "a link works once");
    phone.become_known("West").unwrap();
    assert_eq!(laptop.get::<Me>("/api/me").unwrap().name, "West");
    let long: Result<Me, _> = laptop.post("/api/me", &serde_json::json!({ "name": "x".repeat(25) }));
    assert_eq!(long.unwrap_err().code, Code::BadRequest);
}

#[test]
fn a_visit_renews_the_cookie() {
    let server = Server::start(NO_LIMITS);
    let person = server.person("East");
    let secret = person.secret().unwrap();
    let host = server.url.strip_prefix("http://").unwrap();
    let mut stream = TcpStream::connect(host).unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    let head = format!("GET /api/me HTTP/1.1\r\nHost: {host}\r\nCookie: tianxia={secret}\r\nConnection: close\r\n\r\n");
    stream.write_all(head.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    let renewed = format!("set-cookie: tianxia={secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age=");
    assert!(answer.contains(&renewed), "{answer}");
}

#[test]
fn lists_show_open_tables_my_games_and_the_archive() {
    let server = Server::start(NO_LIMITS);
    let mut people = [server.person("East"), server.person("West")];
    let hidden = people[0].create(&table_of("qin", vec![me(), Filling::Open])).unwrap();
    let mut new = table_of("qin", vec![me(), Filling::Open]);
    new.listed = true;
    let table = people[0].create(&new).unwrap();
    assert_eq!(people[0].create(&new).unwrap(), table, "the same request makes one table");
    let lobby: Listings = people[1].get("/api/lobby").unwrap();
    let ids: Vec<_> = lobby.tables.iter().map(|listing| listing.id.as_str()).collect();
    assert_eq!(ids, [table.as_str()], "{hidden} is known only by its link");
    done(&mut people[1], &table, Command::Join { seat: None });
    done(&mut people[0], &table, Command::Start);
    let first = decider(&mut people, &table);
    let theirs: MyTables = people[first].get("/api/me/tables").unwrap();
    assert_eq!(theirs.my_turn.iter().map(|listing| &listing.id).collect::<Vec<_>>(), [&table]);
    let others: MyTables = people[1 - first].get("/api/me/tables").unwrap();
    assert!(others.my_turn.is_empty() && others.waiting.iter().any(|listing| listing.id == table));
    let hosts: MyTables = people[0].get("/api/me/tables").unwrap();
    assert!(hosts.waiting.iter().any(|listing| listing.id == hidden));
    play(&mut people, &table, |_| false);
    let archive: Listings = people[1].get("/api/archive?game=qin").unwrap();
    assert_eq!(archive.tables.len(), 1);
    assert!(archive.tables[0].status == Status::Over && archive.tables[0].places.is_some());
    assert!(people[1].get::<Listings>("/api/lobby").unwrap().tables.is_empty());
    let over: MyTables = people[1].get("/api/me/tables").unwrap();
    assert!(over.over[0].seats[1].yours && !over.over[0].seats[0].yours);
}

#[test]
fn one_person_does_not_fill_the_lobby_and_all_of_it_can_be_seen() {
    let server = Server::start(NO_LIMITS);
    let (mut quiet, mut loud) = (server.person("East"), server.person("West"));
    let list = |person: &mut Client| {
        let mut new = table_of("qin", vec![me(), Filling::Open]);
        new.listed = true;
        person.create(&new).unwrap()
    };
    let first = list(&mut quiet);
    let many: Vec<String> = (0..60).map(|_| list(&mut loud)).collect();
    let page: Listings = quiet.get("/api/lobby").unwrap();
    assert_eq!((page.tables.len(), page.more), (50, Some(50)));
    assert!(
        page.tables[..2].iter().any(|listing| listing.id == first),
        "each person's newest table comes before others"
    );
    let rest: Listings = quiet.get("/api/lobby?after=50").unwrap();
    assert_eq!((rest.tables.len(), rest.more), (11, None));
    let mut all: Vec<_> = page.tables.iter().chain(&rest.tables).map(|listing| listing.id.clone()).collect();
    let mut expected: Vec<_> = many.into_iter().chain([first]).collect();
    all.sort();
    expected.sort();
    assert_eq!(all, expected);
}

#[test]
fn the_server_tells_what_it_offers_and_how_it_is() {
    let mut server = Server::start(NO_LIMITS);
    let mut somebody = Client::new(&server.url, None);
    assert_eq!(somebody.get_text("/healthz").unwrap(), "ok\n");
    let about: About = somebody.get("/api/about").unwrap();
    let ids: Vec<_> = about.games.iter().map(|game| game.id.as_str()).collect();
    assert_eq!(ids, tianxia_games::IDS);
    let document: serde_json::Value = somebody.get("/api/openapi.json").unwrap();
    for path in ["/api/me", "/api/tables/{id}/commands", "/api/tables/{id}/live", "/healthz"] {
        assert!(document["paths"].get(path).is_some(), "{path} is not described");
    }
    for name in ["FromServer", "FromClient", "AnalysisLine", "Origin"] {
        assert!(document["components"]["schemas"].get(name).is_some(), "{name} is not described");
    }
    assert!(somebody.get_text("/").unwrap().contains("Tianxia"));
    assert_eq!(somebody.get_text("/api/nothing").unwrap_err().code, Code::NotFound);
    assert!(server.figure("tianxia_http_requests_total") > 3.0);

    let mut east = server.person("East");
    let table = east.create(&table_of("qin", vec![me(), bot()])).unwrap();
    let mut live = east.live(&table, "").unwrap();
    next_update(&mut live);
    assert!(server.stop(), "the server did not stop in good order");
    let mut told = false;
    while let Ok(message) = live.receive() {
        told |= matches!(message, tianxia_protocol::FromServer::Closing);
    }
    assert!(told, "clients are told that the server goes away");
}

#[test]
fn a_taken_port_and_a_wrong_setting_are_told_in_a_sentence() {
    let server = Server::start(NO_LIMITS);
    let listen = server.url.strip_prefix("http://").unwrap();
    let other = Folder::new();
    let failed = tianxia().args(["serve", "--listen", listen, "--data"]).arg(other.file("x.db")).output().unwrap();
    let told = String::from_utf8_lossy(&failed.stderr).into_owned();
    assert!(failed.status.code() == Some(2) && told.contains("in use") && told.contains("--listen"), "{told}");
    std::fs::write(other.file("settings.toml"), "[limits]\ncomands = 3\n").unwrap();
    let failed = tianxia().arg("serve").arg("--config").arg(other.file("settings.toml")).output().unwrap();
    let told = String::from_utf8_lossy(&failed.stderr).into_owned();
    assert!(failed.status.code() == Some(2) && told.contains("comands"), "{told}");
}

#[test]
fn a_second_server_on_the_same_data_is_refused_and_a_copy_is_not() {
    let mut server = Server::start(NO_LIMITS);
    let mut people = [server.person("East"), server.person("West")];
    let table = seat_all("qin", &mut people);
    let second = || {
        let failed = serve(&server.folder.file("settings.toml"), &server.data(), "127.0.0.1:0").output().unwrap();
        (failed.status.code(), String::from_utf8_lossy(&failed.stderr).into_owned())
    };
    let (code, told) = second();
    assert_eq!(code, Some(2), "{told}");
    assert!(told.contains("another server uses the data file") && told.contains("--data"), "{told}");
    assert_eq!(told.lines().count(), 1, "{told}");
    let copy = server.folder.file("copy.db");
    let backup = tianxia().arg("backup").arg(&copy).arg("--data").arg(server.data()).status().unwrap();
    assert!(backup.success() && copy.is_file(), "a running server can be copied");
    play(&mut people, &table, |update| update.seq >= 8);
    // However the first one ends, the next one may begin.
    server.kill();
    server.again();
    assert!(people[0].table(&table).unwrap().seq >= 8);
    assert!(server.stop());
    server.again();
    assert!(people[0].table(&table).unwrap().seq >= 8);
}
