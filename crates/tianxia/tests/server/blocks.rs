//! People who want nothing of each other: blocks, and reports to the administrator.

use crate::kit::*;
use tianxia_client::Client;
use tianxia_protocol::{
    BlockSeat, Blocks, Code, Command, Export, Filling, FromServer, Happening, Listings, Report, SeatKind, SentReport,
};

fn block(person: &mut Client, table: &str, seat: u8) -> Result<Blocks, tianxia_protocol::Problem> {
    person.post("/api/me/blocks", &BlockSeat { table: table.to_owned(), seat })
}

fn hears(person: &mut Client, table: &str, words: &str) -> bool {
    let items = person.table(table).unwrap().items;
    items.iter().any(|item| matches!(&item.what, Happening::Said { text, .. } if text == words))
}

#[test]
fn who_is_blocked_cannot_sit_down_and_is_neither_heard_nor_listed() {
    let server = Server::start(NO_LIMITS);
    let mut people = [server.person("East"), server.person("West")];
    let together = seat_all("qin", &mut people);
    done(&mut people[1], &together, Command::Say { seat: 2, text: "before".to_owned() });
    assert!(hears(&mut people[0], &together, "before"));
    let mut listed = table_of("qin", vec![me(), Filling::Open]);
    listed.listed = true;
    let theirs = people[1].create(&listed).unwrap();
    let mut live = people[0].live(&together, "").unwrap();
    next_update(&mut live);

    assert_eq!(block(&mut people[0], &together, 1).unwrap_err().code, Code::BadRequest, "that is oneself");
    assert_eq!(block(&mut people[0], &together, 3).unwrap_err().code, Code::BadRequest, "nobody sits there");
    let blocks = block(&mut people[0], &together, 2).unwrap();
    assert_eq!(block(&mut people[0], &together, 2).unwrap().blocked.len(), 1, "once is enough");
    assert_eq!(blocks.blocked[0].name, "West");

    done(&mut people[1], &together, Command::Say { seat: 2, text: "after".to_owned() });
    done(&mut people[0], &together, Command::Say { seat: 1, text: "alone".to_owned() });
    assert!(!hears(&mut people[0], &together, "before") && !hears(&mut people[0], &together, "after"));
    assert!(hears(&mut people[1], &together, "after"), "others hear everything");
    loop {
        let text = live.receive_text().unwrap();
        assert!(!text.contains("after"), "{text}");
        let message: FromServer = serde_json::from_str(&text).unwrap();
        let FromServer::Update(update) = message else { continue };
        if update.items.iter().any(|item| matches!(&item.what, Happening::Said { text, .. } if text == "alone")) {
            break;
        }
    }
    assert!(people[0].get::<Listings>("/api/lobby").unwrap().tables.is_empty());
    assert_eq!(people[1].get::<Listings>("/api/lobby").unwrap().tables[0].id, theirs);

    let mine = people[0].create(&table_of("qin", vec![me(), Filling::Open])).unwrap();
    let refusal = refused(&mut people[1], &mine, Command::Join { seat: None });
    assert_eq!(refusal.code, Code::NotYours);
    // A rematch that I ask for is my table too.
    done(&mut people[1], &together, Command::Resign { seat: 2 });
    let rematch = send(&mut people[0], &together, Command::Rematch).table.unwrap();
    assert!(people[0].table(&rematch).unwrap().table.seats.iter().any(|seat| seat.kind == SeatKind::Open));

    let id = &blocks.blocked[0].id;
    let remove = format!("/api/me/blocks/{id}/remove");
    assert_eq!(people[1].post::<Blocks>(&remove, &()).unwrap_err().code, Code::NotFound, "it is East's block");
    assert!(people[0].post::<Blocks>(&remove, &()).unwrap().blocked.is_empty());
    assert!(hears(&mut people[0], &together, "after"));
    done(&mut people[1], &mine, Command::Join { seat: None });
}

#[test]
fn a_report_reaches_the_administrator_and_nobody_sends_too_many() {
    let server = Server::start("[limits]\nreports = 2\n");
    let mut people = [server.person("East"), server.person("West")];
    let table = seat_all("qin", &mut people);
    let report = |text: &str, seat| Report { table: table.clone(), seat, text: text.to_owned() };
    let sent: SentReport = people[0].post("/api/reports", &report("rude words", Some(2))).unwrap();
    assert!(sent.settled.is_none());
    let wrong = [report("", None), report(&"x".repeat(1001), None), report("who?", Some(3))];
    for wrong in wrong {
        assert_eq!(people[0].post::<SentReport>("/api/reports", &wrong).unwrap_err().code, Code::BadRequest);
    }
    let nowhere = Report { table: "nowhere".to_owned(), seat: None, text: "x".to_owned() };
    assert_eq!(people[0].post::<SentReport>("/api/reports", &nowhere).unwrap_err().code, Code::NotFound);
    people[0].post::<SentReport>("/api/reports", &report("the whole table", None)).unwrap();
    let third = people[0].post::<SentReport>("/api/reports", &report("and again", None));
    assert_eq!(third.unwrap_err().code, Code::TooMany);
    let export: Export = people[0].get("/api/me/export").unwrap();
    assert_eq!(export.reports.len(), 2);
}
