//! One's data: all of it in one document, none of it after being erased, and what is not kept for ever.

use crate::kit::*;
use tianxia_client::Client;
use tianxia_protocol::{Code, Command, Erased, Export, Filling, Happening, Listings, SeatKind, Status};

fn said(person: &mut Client, table: &str) -> Vec<String> {
    let items = person.table(table).unwrap().items.into_iter();
    items
        .filter_map(|item| match item.what {
            Happening::Said { text, .. } => Some(text),
            _ => None,
        })
        .collect()
}

fn erase(person: &mut Client, name: &str) -> Result<Erased, tianxia_protocol::Problem> {
    person.post("/api/me/erase", &serde_json::json!({ "name": name }))
}

#[test]
fn everything_of_mine_comes_as_one_document_and_nothing_of_others() {
    let server = Server::start(NO_LIMITS);
    let mut people = [server.person("East"), server.person("West")];
    let table = seat_all("qin", &mut people);
    done(&mut people[0], &table, Command::Say { seat: 1, text: "mine".to_owned() });
    done(&mut people[1], &table, Command::Say { seat: 2, text: "not mine".to_owned() });
    done(&mut people[0], &table, Command::Resign { seat: 1 });
    let export: Export = people[0].get("/api/me/export").unwrap();
    assert_eq!((export.account.name.as_str(), export.account.devices.len()), ("East", 1));
    assert_eq!(export.messages.iter().map(|said| said.text.as_str()).collect::<Vec<_>>(), ["mine"]);
    assert_eq!(export.tables.len(), 1);
    let record = export.tables[0].record.as_ref().unwrap().strip_prefix(&server.url).unwrap().to_owned();
    assert!(people[0].get_text(&record).unwrap().contains("East"));
    assert!(export.tables[0].table.seats[0].yours && !export.tables[0].table.seats[1].yours);
}

#[test]
fn who_is_erased_leaves_their_games_without_name_and_words() {
    let mut server = Server::start(NO_LIMITS);
    let mut people = [server.person("Vermilion"), server.person("West")];
    let over = seat_all("qin", &mut people);
    done(&mut people[0], &over, Command::Say { seat: 1, text: "a secret of mine".to_owned() });
    done(&mut people[1], &over, Command::Say { seat: 2, text: "stays".to_owned() });
    done(&mut people[0], &over, Command::Resign { seat: 1 });
    let running = seat_all("qin", &mut people);
    // Sat down, said something, and went: there is no seat left to find this by.
    let mut new = table_of("qin", vec![me(), Filling::Open]);
    new.listed = true;
    let left = people[1].create(&new).unwrap();
    done(&mut people[0], &left, Command::Join { seat: None });
    done(&mut people[0], &left, Command::Say { seat: 2, text: "goodbye".to_owned() });
    done(&mut people[0], &left, Command::Leave);
    let alone = people[0].create(&table_of("qin", vec![me(), bot()])).unwrap();
    let mut watched = people[1].live(&running, "").unwrap();
    next_update(&mut watched);

    assert_eq!(erase(&mut people[0], "West").unwrap_err().code, Code::BadRequest, "the name must be repeated");
    assert_eq!(erase(&mut people[0], "Vermilion").unwrap().tables, 4);
    assert_eq!(people[0].get::<Export>("/api/me/export").unwrap_err().code, Code::Nobody);
    let shown = next_update(&mut watched);
    assert_eq!(shown.table.seats[0].kind, SeatKind::Bot, "a bot plays on, and those who look see it at once");

    // The same before and after a restart: everything follows from the log.
    for _ in 0..2 {
        assert_eq!(said(&mut people[1], &over), ["stays"]);
        assert_eq!(said(&mut people[1], &left), Vec::<String>::new());
        let update = people[1].table(&over).unwrap();
        assert_eq!((update.table.status, update.table.seats[0].kind), (Status::Over, SeatKind::Person));
        assert_eq!(update.table.seats[0].name, None);
        for text in [
            people[1].get_text(&format!("/api/tables/{over}")).unwrap(),
            people[1].get_text(&format!("/api/tables/{over}/record")).unwrap(),
            people[1].get_text(&format!("/api/tables/{left}")).unwrap(),
            people[1].get_text("/api/me/tables").unwrap(),
            people[1].get_text("/api/lobby").unwrap(),
        ] {
            assert!(!text.contains("Vermilion"), "{text}");
        }
        assert_eq!(people[1].table(&alone).unwrap().table.status, Status::Closed, "nobody is left to play there");
        server.kill();
        server.again();
    }
    until("the bot has answered", || {
        let update = people[1].table(&running).unwrap();
        (update.game?.turn == Some(2)).then_some(())
    });
    let answer = send(&mut people[1], &over, Command::Rematch);
    let rematch = people[1].table(&answer.table.unwrap()).unwrap();
    assert!(rematch.table.seats.iter().any(|seat| seat.kind == SeatKind::Open), "the seat is free in a rematch");
}

#[test]
fn tables_that_nobody_finishes_are_removed_after_the_days_that_are_stated() {
    let mut server = Server::start("keep_unfinished = 30\n[limits]\nidentities = 0\ncommands = 0\nrequests = 0\n");
    let mut people = [server.person("East"), server.person("West")];
    let about: tianxia_protocol::About = people[0].get("/api/about").unwrap();
    assert_eq!(about.keep_unfinished, 30);
    let over = seat_all("qin", &mut people);
    done(&mut people[0], &over, Command::Resign { seat: 1 });
    let mut listed = table_of("qin", vec![me(), Filling::Open]);
    listed.listed = true;
    let (old, young) = (people[0].create(&listed).unwrap(), seat_all("qin", &mut people));
    assert!(server.stop());
    let data = rusqlite::Connection::open(server.data()).unwrap();
    let long_ago = 31 * 24 * 60 * 60 * 1000_i64;
    data.execute("UPDATE tables SET updated = updated - ?1 WHERE id <> ?2", (long_ago, &young)).unwrap();
    drop(data);
    server.again();
    until("the old table is gone", || people[0].table(&old).err().filter(|problem| problem.code == Code::NotFound));
    assert!(people[0].get::<Listings>("/api/lobby").unwrap().tables.is_empty());
    assert_eq!(people[0].table(&over).unwrap().table.status, Status::Over, "finished games stay");
    assert_eq!(people[0].table(&young).unwrap().table.status, Status::Playing);
}

#[test]
fn whoever_is_erased_while_they_ask_for_more_leaves_nothing() {
    let server = Server::start(NO_LIMITS);
    let mut host = server.person("Host");
    for round in 0..20 {
        let name = format!("Vermilion {round}");
        let person = server.person(&name);
        let open: Vec<String> =
            (0..8).map(|_| host.create(&table_of("qin", vec![me(), Filling::Open, Filling::Open])).unwrap()).collect();
        let begin = std::sync::Barrier::new(9);
        std::thread::scope(|scope| {
            for (number, table) in open.iter().enumerate() {
                let (mut person, begin) = (person.clone(), &begin);
                scope.spawn(move || {
                    begin.wait();
                    for _ in 0..4 {
                        let _ = match number % 2 {
                            0 => person.create(&table_of("qin", vec![me(), Filling::Open])).map(|_| ()),
                            _ => {
                                let id = fresh();
                                let join = tianxia_protocol::Envelope { id, command: Command::Join { seat: None } };
                                person.command(table, &join).map(|_| ())
                            }
                        };
                    }
                });
            }
            let (mut person, begin, name) = (person.clone(), &begin, &name);
            scope.spawn(move || {
                begin.wait();
                erase(&mut person, name).unwrap();
            });
        });
    }
    let data = rusqlite::Connection::open(server.data()).unwrap();
    let count = |query: &str| data.query_row(query, [], |row| row.get::<_, u32>(0)).unwrap();
    assert_eq!(count("SELECT count(*) FROM identities"), 1, "everybody but the host was erased");
    assert_eq!(count("SELECT count(*) FROM seats WHERE identity NOT IN (SELECT id FROM identities)"), 0, "seats");
    let hosts = "SELECT count(*) FROM tables WHERE host <> '' AND host NOT IN (SELECT id FROM identities)";
    assert_eq!(count(hosts), 0, "tables");
    let lists = host.get_text("/api/me/tables").unwrap();
    assert!(!lists.contains("Vermilion"), "{lists}");
}

#[test]
fn an_erasure_that_was_interrupted_is_finished_after_the_start() {
    let mut server = Server::start(NO_LIMITS);
    let mut people = [server.person("Vermilion"), server.person("West")];
    let table = seat_all("qin", &mut people);
    server.kill();
    // As a server leaves it that is killed before it comes to the tables.
    let data = rusqlite::Connection::open(server.data()).unwrap();
    let identity: String =
        data.query_row("SELECT id FROM identities WHERE name = 'Vermilion'", [], |row| row.get(0)).unwrap();
    data.execute("DELETE FROM devices WHERE identity = ?1", [&identity]).unwrap();
    data.execute("DELETE FROM identities WHERE id = ?1", [&identity]).unwrap();
    data.execute("INSERT INTO keeper (key, value) VALUES ('erased:' || ?1, '1')", [&identity]).unwrap();
    drop(data);
    server.again();
    until("the name is gone", || {
        (!people[1].get_text(&format!("/api/tables/{table}")).unwrap().contains("Vermilion")).then_some(())
    });
}
