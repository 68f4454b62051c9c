//! What a client can make grow has a bound: memory and file stay small under a flood of requests that are refused or repeated.

use crate::kit::*;
use serde_json::json;
use std::path::Path;
use tianxia_client::Client;
use tianxia_protocol::{
    Account, Code, Command, Envelope, Filling, Listings, NewTable, Play, Problem, RecoveryPhrase, Report, ReportRows,
    SentReport, Status,
};

/// How much memory or file may grow in a flood that would take many times as much.
const LITTLE: u64 = 24 << 20;

fn size(data: &Path) -> u64 {
    let length = |end: &str| std::fs::metadata(format!("{}{end}", data.display())).map_or(0, |file| file.len());
    length("") + length("-wal")
}

fn grown(server: &Server, flood: impl FnOnce()) -> (u64, u64) {
    let before = (memory(server.pid()).unwrap(), size(&server.data()));
    flood();
    let after = (memory(server.pid()).unwrap(), size(&server.data()));
    (after.0.saturating_sub(before.0), after.1.saturating_sub(before.1))
}

#[test]
fn a_command_to_a_table_that_is_not_there_leaves_nothing() {
    let server = Server::start(NO_LIMITS);
    let mut person = server.person("East");
    let (memory, file) = grown(&server, || {
        for number in 0..3_000 {
            let table = format!("{number}{}", "x".repeat(29_000));
            let answer = person.command(&table, &Envelope { id: fresh(), command: Command::Leave });
            assert_eq!(answer.unwrap().problem.unwrap().code, Code::NotFound);
        }
    });
    assert!(memory < LITTLE && file < LITTLE, "{memory} bytes of memory, {file} bytes of file");
}

#[test]
fn a_refused_command_is_stored_without_what_it_said() {
    let mut server = Server::start(NO_LIMITS);
    let mut people = [server.person("East"), server.person("West")];
    let table = seat_all("qin", &mut people);
    let at = people[0].table(&table).unwrap().game.unwrap().at;
    let one = decider(&mut people, &table);
    let long = Command::Act { seat: one as u8 + 1, at, action: Play::Notation("A".repeat(60_000)) };
    let first = Envelope { id: "the first".to_owned(), command: long.clone() };
    let refusal = people[one].command(&table, &first).unwrap().problem.unwrap();
    assert!(serde_json::to_string(&refusal).unwrap().len() < 1_000, "{:.200}", refusal.message);
    let (memory, file) = grown(&server, || {
        for _ in 0..1_200 {
            assert_eq!(refused(&mut people[one], &table, long.clone()).code, Code::BadRequest);
        }
    });
    assert!(memory < LITTLE && file < LITTLE, "{memory} bytes of memory, {file} bytes of file");
    let last = Envelope { id: "the last".to_owned(), command: long };
    let refusal = people[one].command(&table, &last).unwrap().problem;
    server.kill();
    server.again();
    assert_eq!(people[one].command(&table, &last).unwrap().problem, refusal, "the same after a restart");
}

#[test]
fn a_stranger_does_not_make_a_player_forgotten_who_was_refused() {
    let mut server = Server::start(NO_LIMITS);
    let mut people = [server.person("East"), server.person("West")];
    let mut stranger = server.person("South");
    let table = people[0].create(&table_of("qin", vec![me(), Filling::Open])).unwrap();
    let too_early = Envelope { id: "the one".to_owned(), command: Command::Start };
    let first = people[0].command(&table, &too_early).unwrap().problem;
    assert!(first.is_some());
    for _ in 0..2_100 {
        refused(&mut stranger, &table, Command::Start);
    }
    done(&mut people[1], &table, Command::Join { seat: None });
    for _ in 0..2 {
        assert_eq!(people[0].command(&table, &too_early).unwrap().problem, first);
        server.kill();
        server.again();
    }
    assert_eq!(people[0].table(&table).unwrap().table.status, Status::Open);
}

#[test]
fn muting_and_unmuting_ends_somewhere() {
    let server = Server::start(NO_LIMITS);
    let mut people = [server.person("East"), server.person("West")];
    let table = seat_all("qin", &mut people);
    let end = (0..400)
        .find_map(|number| send(&mut people[0], &table, Command::Mute { seat: 2, muted: number % 2 == 0 }).problem);
    assert_eq!(end.expect("there is no end").code, Code::TooMany);
    done(&mut people[1], &table, Command::Resign { seat: 2 });
}

#[test]
fn an_early_report_is_seen_however_many_come_after_it_and_all_can_be_read() {
    let server = Server::start("[limits]\nidentities = 0\nreports = 10\ncommands = 0\nrequests = 0\n");
    let mut people = [server.person("East"), server.person("West")];
    let table = seat_all("qin", &mut people);
    let report = |text: &str| Report { table: table.clone(), seat: None, text: text.to_owned() };
    people[1].post::<SentReport>("/api/reports", &report("an honest one")).unwrap();
    for number in 0..29 {
        let mut person = server.person(&format!("Crowd {number}"));
        for _ in 0..10 {
            person.post::<SentReport>("/api/reports", &report("noise")).unwrap();
        }
    }
    let made = tianxia().args(["admin", "token", "--data"]).arg(server.data()).output().unwrap();
    let token = String::from_utf8(made.stdout).unwrap();
    let mut administrator = Client::new(&server.url, None).with_token(token.trim());
    let page: ReportRows = administrator.get("/api/admin/reports").unwrap();
    assert!(page.reports.iter().take(30).any(|report| report.text == "an honest one"), "reporters take turns");
    let mut seen = page.reports.len();
    let mut more = page.more;
    while let Some(after) = more {
        let page: ReportRows = administrator.get(&format!("/api/admin/reports?after={after}")).unwrap();
        seen += page.reports.len();
        more = page.more;
    }
    assert_eq!(seen, 291);
    let told =
        tianxia().args(["admin", "--url", &server.url, "reports"]).env("TIANXIA_ADMIN_TOKEN", token.trim()).output();
    assert_eq!(String::from_utf8(told.unwrap().stdout).unwrap().lines().count(), 291);
}

#[test]
fn coming_back_by_a_phrase_counts_like_links_and_devices_have_a_bound() {
    let server = Server::start("[limits]\nclaims = 5\nidentities = 0\nguesses = 0\n");
    let mut person = server.person("East");
    let RecoveryPhrase { phrase } = person.post("/api/me/phrase", &()).unwrap();
    let recover = || {
        let answer: Result<tianxia_protocol::Me, Problem> =
            Client::new(&server.url, None).post("/api/me/recover", &json!({ "phrase": phrase }));
        answer.map_err(|problem| problem.code)
    };
    let answers: Vec<_> = (0..7).map(|_| recover()).collect();
    assert!(answers[..5].iter().all(Result::is_ok), "{answers:?}");
    assert_eq!(answers[6].as_ref().unwrap_err(), &Code::TooMany);

    let open = Server::start(NO_LIMITS);
    let mut person = open.person("East");
    let RecoveryPhrase { phrase } = person.post("/api/me/phrase", &()).unwrap();
    for _ in 0..120 {
        let mut device = Client::new(&open.url, None);
        device.post::<tianxia_protocol::Me>("/api/me/recover", &json!({ "phrase": phrase })).unwrap();
        person = device;
    }
    let account: Account = person.get("/api/me/account").unwrap();
    assert_eq!(account.devices.len(), 100, "the newest");
}

#[test]
fn boards_of_people_do_not_make_the_lobby_large() {
    let server = Server::start(NO_LIMITS);
    let mut person = server.person("East");
    let rows = "...............\n".repeat(15);
    let board =
        |title: &str, note: &str| format!("name: mine\ntitle: {title}\nlayout: squares\nnote: {note}\n\n{rows}");
    let new = |board: String| {
        let mut new: NewTable = table_of("qin", vec![me(), Filling::Open]);
        new.listed = true;
        new.options.insert("board".to_owned(), board);
        new
    };
    let refused = |person: &mut Client, board| person.create(&new(board)).unwrap_err();
    assert_eq!(refused(&mut person, board("Loess", &"x".repeat(8_000))).code, Code::TooLarge);
    let long = refused(&mut person, board(&"x".repeat(2_000), ""));
    assert!(long.message.contains("60 characters"), "{long:?}");
    let turned = refused(&mut person, board("Loess\u{202e}sseol", ""));
    assert!(turned.message.contains("can be seen"), "{turned:?}");
    let table = seat_all("qin", &mut [person.clone(), server.person("West")]);
    done(&mut person, &table, Command::Say { seat: 1, text: "turn\u{202e}ed".to_owned() });
    assert!(person.get_text(&format!("/api/tables/{table}")).unwrap().contains("turned"));
    assert!(person.get::<Listings>("/api/lobby").unwrap().tables.is_empty());
}

#[test]
fn a_banned_person_keeps_their_name_and_agrees_to_nothing() {
    let server = Server::start(NO_LIMITS);
    let mut person = server.person("Vandal");
    let made = tianxia().args(["admin", "token", "--data"]).arg(server.data()).output().unwrap();
    let token = String::from_utf8(made.stdout).unwrap();
    let mut administrator = Client::new(&server.url, None).with_token(token.trim());
    let found: tianxia_protocol::PersonRows = administrator.get("/api/admin/people?name=vandal").unwrap();
    let ban = format!("/api/admin/people/{}/ban", found.people[0].id);
    administrator.post::<serde_json::Value>(&ban, &json!({ "reason": "rude" })).unwrap();
    let renamed = person.post::<serde_json::Value>("/api/me", &json!({ "name": "Somebody Else" }));
    assert_eq!(renamed.unwrap_err().code, Code::NotYours);
    let agreed = person.post::<serde_json::Value>("/api/me/ratings", &json!({ "keep": true }));
    assert_eq!(agreed.unwrap_err().code, Code::NotYours);
    person.post::<serde_json::Value>("/api/me/ratings", &json!({ "keep": false })).unwrap();
}

#[test]
fn what_is_no_request_is_answered_with_a_problem_too() {
    let server = Server::start(NO_LIMITS);
    let address = server.url.strip_prefix("http://").unwrap();
    let answer = |request: &str| {
        let request =
            format!("{request} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
        let mut stream = std::net::TcpStream::connect(address).unwrap();
        std::io::Write::write_all(&mut stream, request.as_bytes()).unwrap();
        let mut text = String::new();
        std::io::Read::read_to_string(&mut stream, &mut text).unwrap();
        let (head, body) = text.split_once("\r\n\r\n").unwrap();
        let problem: Problem = serde_json::from_str(body).unwrap_or_else(|error| panic!("{error}: {text}"));
        (head.split(' ').nth(1).unwrap().to_owned(), problem.code)
    };
    assert_eq!(answer("GET /api/tables/%ff"), ("400".to_owned(), Code::BadRequest));
    assert_eq!(
        answer("GET /api/tables/nowhere/live"),
        ("400".to_owned(), Code::BadRequest),
        "no WebSocket is asked for"
    );
    assert_eq!(answer("DELETE /api/lobby"), ("405".to_owned(), Code::BadRequest));
}

#[test]
fn the_document_of_the_api_declares_what_is_answered() {
    let server = Server::start(NO_LIMITS);
    let document = Client::new(&server.url, None).get_text("/api/openapi.json").unwrap();
    let document: serde_json::Value = serde_json::from_str(&document).unwrap();
    let answers = |path: &str, method: &str, status: &str| &document["paths"][path][method]["responses"][status];
    for (path, method) in [
        ("/api/tables/{id}/imagined", "get"),
        ("/api/tables/{id}/picture", "get"),
        ("/api/tables/{id}/preview", "get"),
        ("/api/tables/{id}/record", "get"),
        ("/api/tables/{id}/replay", "get"),
        ("/api/tables/{id}/analysis", "post"),
        ("/api/tables/{id}/commands", "post"),
        ("/api/tables/{id}/hint", "post"),
        ("/api/me/blocks", "post"),
    ] {
        assert!(answers(path, method, "404").is_object(), "{method} {path}");
    }
    let both = &answers("/api/tables/{id}/commands", "post", "400")["content"]["application/json"]["schema"]["anyOf"];
    assert_eq!(both.as_array().map(Vec::len), Some(2), "an answer or a problem");
    assert!(answers("/api/tables/{id}/live", "get", "400").is_object());
}

#[cfg(unix)]
#[test]
fn nobody_else_on_the_machine_reads_the_data_or_holds_its_lock() {
    use std::os::unix::fs::PermissionsExt;
    let mut server = Server::start(NO_LIMITS);
    let mut people = [server.person("East"), server.person("West")];
    seat_all("qin", &mut people);
    let data = server.data();
    let file = |end: &str| format!("{}{end}", data.display());
    let mode = |end: &str| std::fs::metadata(file(end)).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(".lock"), 0o600, "whoever may read it may lock it");
    server.kill();
    // As a data file of 0.1 or a restored copy may be.
    for end in ["", ".lock", "-wal", "-shm"] {
        std::fs::set_permissions(file(end), PermissionsExt::from_mode(0o644)).unwrap();
    }
    server.again();
    people[0].get_text("/api/me").unwrap();
    for end in ["", ".lock", "-wal", "-shm"] {
        assert_eq!(mode(end), 0o600, "{end}");
    }
}

#[test]
fn two_names_of_one_person_are_two_blocks() {
    let server = Server::start(NO_LIMITS);
    let mut east = server.person("East");
    let mut other = server.person("Bob");
    let first = seat_all("qin", &mut [east.clone(), other.clone()]);
    other.become_known("Someone Else").unwrap();
    let second = seat_all("qin", &mut [east.clone(), other.clone()]);
    let mut block = |table: &str| -> Vec<String> {
        let blocks: tianxia_protocol::Blocks =
            east.post("/api/me/blocks", &json!({ "table": table, "seat": 2 })).unwrap();
        blocks.blocked.into_iter().map(|person| person.name).collect()
    };
    assert_eq!(block(&first), ["Bob"]);
    let mut names = block(&second);
    names.sort();
    assert_eq!(names, ["Bob", "Someone Else"], "that both are one person is nobody's business");
}

#[test]
fn no_clock_is_shown_that_ran_while_the_server_was_away() {
    let mut server = Server::start(NO_LIMITS);
    let mut people = [server.person("East"), server.person("West")];
    let clock = tianxia_protocol::LiveClock { bank: 600, increment: 0 };
    let tables: Vec<String> = (0..60)
        .map(|_| {
            let new = NewTable { clock: Some(clock), ..table_of("qin", vec![me(), Filling::Open]) };
            let table = people[0].create(&new).unwrap();
            done(&mut people[1], &table, Command::Join { seat: None });
            done(&mut people[0], &table, Command::Start);
            table
        })
        .collect();
    assert!(server.stop());
    // The server was away for ten minutes: everything before is so much longer ago.
    const AWAY: i64 = 590_000;
    let data = rusqlite::Connection::open(server.data()).unwrap();
    data.execute("UPDATE entries SET time = time - ?1", [AWAY]).unwrap();
    data.execute("UPDATE tables SET updated = updated - ?1, created = created - ?1, deadline = deadline - ?1", [AWAY])
        .unwrap();
    drop(data);
    let alive = format!("{}.alive", server.data().display());
    let last: i64 = std::fs::read_to_string(&alive).unwrap().trim().parse().unwrap();
    std::fs::write(&alive, (last - AWAY).to_string()).unwrap();
    server.again();
    for table in tables.iter().rev() {
        let game = people[0].table(table).unwrap().game.unwrap();
        let running = usize::from(game.turn.unwrap()) - 1;
        let left = game.clocks.unwrap().left[running].unwrap();
        assert!(left > 300_000, "{left} ms are left, as if the clock had run while the server was away");
    }
}
