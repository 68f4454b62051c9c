//! A table that begins from a moment of a finished game: what if somebody had played something else?

use crate::kit::*;
use tianxia_client::Client;
use tianxia_games::Json;
use tianxia_protocol::{Code, Command, Filling, Moment, MyTables, NewTable, Origin, Status, Update, ViewpointName};

/// A game that bots have played to its end.
fn finished(person: &mut Client, game: &str, players: u8) -> String {
    let table = person.create(&table_of(game, vec![bot(); usize::from(players)])).unwrap();
    until("the bots have played to the end", || {
        person.table(&table).ok().filter(|update| update.table.status == Status::Over)
    });
    table
}

fn moment(person: &mut Client, table: &str, until: Option<u32>, eye: &str) -> Moment {
    let until = until.map_or_else(String::new, |until| format!("&until={until}"));
    person.get(&format!("/api/tables/{table}/replay?eye={eye}{until}")).unwrap()
}

fn from(table: &str, step: u32, new: NewTable) -> NewTable {
    NewTable { from: Some(Origin { table: table.to_owned(), step }), ..new }
}

fn view(update: &Update) -> &Json {
    &update.game.as_ref().unwrap().view
}

#[test]
fn a_table_begins_where_a_finished_game_of_any_kind_stood() {
    let mut server = Server::start(NO_LIMITS);
    for game in tianxia_games::IDS {
        let players = tianxia_games::about(game).unwrap().players.0;
        let mut people: Vec<Client> =
            ["East", "West", "South", "North"][..usize::from(players)].iter().map(|name| server.person(name)).collect();
        let old = finished(&mut people[0], game, players);
        let step = moment(&mut people[0], &old, None, "open").of / 2;
        let mut seats = vec![Filling::Open; usize::from(players)];
        seats[0] = me();
        let table = people[0].create(&from(&old, step, table_of(game, seats))).unwrap();
        for person in &mut people[1..] {
            done(person, &table, Command::Join { seat: None });
        }
        done(&mut people[0], &table, Command::Start);
        // What was open in the finished game is each seat's own again.
        let everything = moment(&mut people[0], &old, Some(step), "open");
        for seat in 1..=players {
            let then = moment(&mut people[0], &old, Some(step), &seat.to_string());
            let now = people[usize::from(seat) - 1].table(&table).unwrap();
            assert_eq!((now.eye, view(&now)), (ViewpointName::Seat(seat), &then.view), "{game}");
            assert_eq!(now.game.as_ref().unwrap().turn, then.turn, "{game}");
            assert_eq!(now.game.as_ref().unwrap().legal.is_some(), then.turn == Some(seat), "{game}");
        }
        let spectator = Client::new(&server.url, None).table(&table).unwrap();
        let then = moment(&mut people[0], &old, Some(step), "spectator").view;
        assert_eq!(view(&spectator), &then, "{game}");
        // The Year of the Dragon hides nothing but what is not drawn yet.
        assert_eq!(then != everything.view, *game != "dragon", "{game}");
        assert_eq!(spectator.table.from, Some(Origin { table: old.clone(), step }));
        for eye in ["2", "open"] {
            let peeped = people[0].get::<Update>(&format!("/api/tables/{table}?eye={eye}"));
            assert_eq!(peeped.unwrap_err().code, Code::NotYours, "{game}");
        }
        let before = people[0].table(&old).unwrap().table;
        assert_ne!(spectator.table.seed_hash, before.seed_hash, "{game}: chance is new");
        assert_eq!(spectator.table.options, before.options, "{game}");

        // The log stands alone: the table is the same after a restart, and its record replays.
        server.kill();
        server.again();
        assert_eq!(view(&people[0].table(&table).unwrap()), &moment(&mut people[0], &old, Some(step), "1").view);
        play(&mut people, &table, |_| false);
        let record = people[0].get_text(&format!("/api/tables/{table}/record")).unwrap();
        assert!(record.contains("\nposition:\n| "), "{record}");
        let file = server.folder.file("record.txt");
        std::fs::write(&file, &record).unwrap();
        let replayed = tianxia().arg("replay").arg(&file).output().unwrap();
        let told = String::from_utf8_lossy(&replayed.stdout).into_owned();
        assert!(replayed.status.success() && told.contains("The result is as recorded"), "{game}: {told}");
        assert!(told.contains("the one that the table committed to"), "{game}: {told}");

        // The same moment again, each on the same seat; and a moment of this game in turn.
        let again = send(&mut people[1], &table, Command::Rematch).table.unwrap();
        done(&mut people[1], &again, Command::Start);
        let rematch = people[0].table(&again).unwrap();
        assert_eq!((rematch.eye, &rematch.table.from), (ViewpointName::Seat(1), &spectator.table.from), "{game}");
        assert_eq!(view(&rematch), &moment(&mut people[0], &old, Some(step), "1").view, "{game}");
        let once_more = from(&table, 0, table_of(game, vec![me(); usize::from(players)]));
        let third = people[0].create(&once_more).unwrap();
        let third = Client::new(&server.url, None).table(&third).unwrap();
        assert_eq!(view(&third), view(&spectator), "{game}");
    }
}

#[test]
fn moments_that_cannot_be_begun_from_are_refused_in_a_sentence() {
    let server = Server::start(NO_LIMITS);
    let mut east = server.person("East");
    let old = finished(&mut east, "qin", 2);
    let of = moment(&mut east, &old, None, "open").of;
    let running = east.create(&table_of("qin", vec![me(), me()])).unwrap();
    let tables = |east: &mut Client| {
        let mine: MyTables = east.get("/api/me/tables").unwrap();
        mine.my_turn.len() + mine.waiting.len() + mine.over.len()
    };
    let before = tables(&mut east);
    let two = || table_of("qin", vec![me(), bot()]);
    let with_board = |board: &str| {
        let mut new = two();
        new.options.insert("board".to_owned(), board.to_owned());
        new
    };
    let board = east.table(&old).unwrap().table.options["board"].clone();
    let other = if board == "lion" { "bird" } else { "lion" };
    let refusals = [
        (from("nowhere", 0, two()), Code::NotFound, "no such table to begin from"),
        (from(&running, 0, two()), Code::NotNow, "once that game is over"),
        (from(&old, of, two()), Code::BadRequest, "is over; choose an earlier moment"),
        (from(&old, of + 1, two()), Code::BadRequest, "actions"),
        (from(&old, 1, table_of("dragon", vec![me(), bot()])), Code::BadRequest, "is qin, so the new one cannot be"),
        (from(&old, 1, table_of("qin", vec![me(), bot(), bot()])), Code::BadRequest, "2 seats"),
        (from(&old, 1, with_board(other)), Code::BadRequest, "leave out `board`"),
        (from(&old, 1, table_of("qin", vec![])), Code::BadRequest, "seats"),
    ];
    for (new, code, words) in refusals {
        let problem = east.create(&new).unwrap_err();
        assert!(problem.code == code && problem.message.contains(words), "{problem:?}");
    }
    assert_eq!(tables(&mut east), before, "what is refused makes no table");
    let same = from(&old, 1, with_board(&board));
    let table = east.create(&same).unwrap();
    assert_eq!(east.create(&same).unwrap(), table, "the same request makes one table");
}
