//! The administrator of a server: a token, what can be seen and done with it, and the log of that.

use crate::kit::*;
use std::process::Output;
use tianxia_client::Client;
use tianxia_protocol::{
    About, Account, Acts, Code, Command, Envelope, Filling, FromClient, FromServer, Me, Overview, PersonRows, Reason,
    Report, SentReport, Standing, Status,
};

fn token(server: &Server) -> String {
    let made = tianxia().args(["admin", "token", "--data"]).arg(server.data()).output().unwrap();
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    String::from_utf8(made.stdout).unwrap().trim().to_owned()
}

/// The program as the administrator runs it.
fn admin(server: &Server, token: &str, args: &[&str]) -> Output {
    tianxia().args(["admin", "--url", &server.url]).args(args).env("TIANXIA_ADMIN_TOKEN", token).output().unwrap()
}

fn told(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn the_administrator_sees_bans_removes_and_announces_and_all_of_it_is_written_down() {
    let mut server = Server::start(NO_LIMITS);
    let mut people = [server.person("East"), server.person("Vandal")];
    let table = seat_all("qin", &mut people);
    let report = Report { table: table.clone(), seat: Some(2), text: "rude words".to_owned() };
    people[0].post::<SentReport>("/api/reports", &report).unwrap();
    let token = token(&server);
    let mut administrator = Client::new(&server.url, None).with_token(&token);
    let overview: Overview = administrator.get("/api/admin").unwrap();
    assert_eq!((overview.people, overview.reports, overview.tables["playing"]), (2, 1, 1));
    let reports = told(&admin(&server, &token, &["reports"]));
    assert!(reports.contains("rude words") && reports.contains("Vandal"), "{reports}");
    let found: PersonRows = administrator.get("/api/admin/people?name=vanda").unwrap();
    let vandal = found.people[0].id.clone();
    assert_eq!(found.people.len(), 1);

    let mut live = people[1].live(&table, "").unwrap();
    next_update(&mut live);
    told(&admin(&server, &token, &["ban", &vandal, "rude words"]));
    assert_eq!(people[0].table(&table).unwrap().table.seats[1].standing, Standing::HandedOver, "a bot plays on");
    // The socket that was open before does not help.
    let back = || Command::TakeBack { seat: 2 };
    live.send(&FromClient::Command { id: fresh(), command: back() }).unwrap();
    let answer = loop {
        if let FromServer::Answer(answer) = live.receive().unwrap() {
            break answer;
        }
    };
    assert_eq!(answer.problem.unwrap().code, Code::NotYours);
    server.kill();
    server.again();
    let refusal = people[1].command(&table, &Envelope { id: fresh(), command: back() }).unwrap_err();
    assert!(refusal.code == Code::NotYours && refusal.message.contains("rude words"), "{refusal:?}");
    assert!(people[1].create(&table_of("qin", vec![me(), Filling::Open])).is_err());
    assert!(people[1].table(&table).is_ok(), "looking on is allowed");
    assert!(people[1].get::<Account>("/api/me/account").is_ok(), "and so is seeing what is kept");
    told(&admin(&server, &token, &["unban", &vandal, "has promised"]));
    done(&mut people[1], &table, Command::TakeBack { seat: 2 });
    told(&admin(&server, &token, &["settle", "1", "banned for a day"]));

    told(&admin(&server, &token, &["announce", "The server stops at noon."]));
    let about: About = people[0].get("/api/about").unwrap();
    assert_eq!(about.announcement.as_deref(), Some("The server stops at noon."));
    told(&admin(&server, &token, &["announce"]));
    assert!(people[0].get::<About>("/api/about").unwrap().announcement.is_none());

    let other = people[0].create(&table_of("qin", vec![me(), Filling::Open])).unwrap();
    told(&admin(&server, &token, &["remove-table", &other, "spam"]));
    assert_eq!(people[0].table(&other).unwrap_err().code, Code::NotFound);
    told(&admin(&server, &token, &["remove-person", &vandal, "asked by letter"]));
    assert_eq!(people[1].get::<Account>("/api/me/account").unwrap_err().code, Code::Nobody);
    assert_eq!(people[0].table(&table).unwrap().table.status, Status::Playing);
    let failed = admin(&server, &token, &["ban", &vandal, "again"]);
    assert_eq!(failed.status.code(), Some(1));

    let acts: Acts = administrator.get("/api/admin/acts").unwrap();
    let done: Vec<&str> = acts.acts.iter().rev().map(|act| act.act.name()).collect();
    let expected = ["token", "ban", "unban", "settle", "announce", "announce", "remove_table", "remove_person"];
    assert_eq!(done, expected);
    assert_eq!(acts.acts.last().unwrap().act.name(), "token");
    assert!(told(&admin(&server, &token, &["acts"])).contains("asked by letter"));
    assert!(told(&admin(&server, &token, &["overview"])).contains("people: 1"));
}

#[test]
fn without_the_token_nothing_and_guesses_are_few() {
    let server = Server::start("[limits]\nguesses = 4\n");
    let mut somebody = server.person("East");
    assert_eq!(somebody.get::<Overview>("/api/admin").unwrap_err().code, Code::Nobody);
    let reason = Reason { reason: "x".to_owned() };
    assert_eq!(somebody.post::<Me>("/api/admin/people/x/ban", &reason).unwrap_err().code, Code::Nobody);
    let old = token(&server);
    let new = token(&server);
    let ask = |token: &str| Client::new(&server.url, None).with_token(token).get::<Overview>("/api/admin");
    assert!(ask(&new).is_ok());
    assert_eq!(ask(&old).unwrap_err().code, Code::NotYours, "the newer token has replaced it");
    let close = format!("{}{}", &new[..63], if new.ends_with('0') { '1' } else { '0' });
    for wrong in [&close, "y", "x"] {
        assert_eq!(ask(wrong).unwrap_err().code, Code::NotYours);
    }
    assert_eq!(ask(&close).unwrap_err().code, Code::TooMany);
    assert_eq!(ask(&new).unwrap_err().code, Code::TooMany, "not even the right one is tried");
    let without = tianxia().args(["admin", "--url", &server.url, "people"]).output().unwrap();
    assert_eq!(without.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&without.stderr).contains("TIANXIA_ADMIN_TOKEN"));
}

/// The names of all limits, as the page for hosts tells them.
fn documented_limits() -> Vec<String> {
    let page = include_str!("../../../../docs/hosting.md");
    let (_, section) = page.split_once("### `[limits]`").expect("a section of limits");
    let rows = section.lines().skip_while(|line| !line.starts_with("| `")).take_while(|line| line.starts_with("| `"));
    rows.filter_map(|line| line.split('`').nth(1)).map(str::to_owned).collect()
}

#[test]
fn the_administrator_sees_every_limit_with_its_figure() {
    let server = Server::start("[limits]\ncommands = 7\nmessage_bytes = 4096\n");
    let mut administrator = Client::new(&server.url, None).with_token(&token(&server));
    let overview: Overview = administrator.get("/api/admin").unwrap();
    let mut documented = documented_limits();
    documented.sort();
    assert_eq!(overview.limits.keys().cloned().collect::<Vec<_>>(), documented);
    assert_eq!(
        (overview.limits["commands"], overview.limits["message_bytes"], overview.limits["silence"]),
        (7, 4096, 60)
    );
}
