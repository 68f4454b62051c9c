//! A server whose data is in PostgreSQL: it plays as one on a file does, and a database that stops takes nothing with it.

use crate::kit::*;
use tianxia_client::Client;
use tianxia_core::FastDice;
use tianxia_engines::{Postgres, Wire};
use tianxia_protocol::{Code, Envelope, Problem, Status};

#[test]
fn a_game_is_played_to_its_end_on_a_database() {
    let postgres = Postgres::start();
    let mut server = Server::on(&postgres.url(), None);
    let mut people = [server.person("East"), server.person("West")];
    let table = seat_all("qin", &mut people);
    let before = play(&mut people, &table, |update| update.seq >= 12);
    server.kill();
    server.again();
    assert_eq!(people[0].table(&table).unwrap().seq, before.seq, "what was acknowledged is there");
    let end = play(&mut people, &table, |_| false);
    assert_eq!(end.table.status, Status::Over);
    let numbers: Vec<u32> = end.items.iter().map(|item| item.seq).collect();
    assert_eq!(numbers, (0..=end.seq).collect::<Vec<_>>());
    // Bots play there too, and go on after a restart.
    let with_bot = people[0].create(&table_of("qin", vec![me(), bot()])).unwrap();
    let end = until("the game with a bot is over", || {
        let update = people[0].table(&with_bot).ok()?;
        if let Some(action) = any_action(&update, &mut FastDice::new(3)) {
            done(&mut people[0], &with_bot, action);
        }
        (update.table.status == Status::Over).then_some(update)
    });
    assert!(end.game.unwrap().outcome.is_some());
    assert!(server.stop(), "it stops in good order");
}

#[test]
fn what_belongs_to_a_file_has_an_answer_for_a_database() {
    let postgres = Postgres::start();
    let server = Server::on(&postgres.url(), None);
    let ask = |args: &[&str]| {
        let output = tianxia().args(args).output().unwrap();
        (output.status.code(), String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).trim().to_owned())
    };
    let url = postgres.url();
    let (code, said) = ask(&["backup", "copy.db", "--data", &url]);
    assert!(code == Some(2) && said.contains("pg_dump"), "{said}");
    let (code, token) = ask(&["admin", "token", "--data", &url]);
    assert_eq!(code, Some(0), "{token}");
    Client::new(&server.url, None).with_token(&token).get_text("/api/admin").unwrap();
    for (data, why) in
        [("postgres://127.0.0.1:9/games", "games at 127.0.0.1"), ("postgres://host:port", "postgres://USER")]
    {
        let (code, said) = ask(&["serve", "--listen", "127.0.0.1:0", "--log", "error", "--data", data]);
        assert!(code == Some(2) && said.contains(why) && said.lines().count() == 1, "{said}");
    }
    let (code, said) =
        ask(&["serve", "--listen", "127.0.0.1:0", "--log", "error", "--data", &url, "--news", "nats://host:port"]);
    assert!(code == Some(2) && said.contains("nats://HOST:PORT"), "{said}");
}

/// Sends a command until it is known what came of it, always under the same id; and says what was heard on the way.
fn persist(person: &mut Client, table: &str, envelope: &Envelope) -> (u32, Vec<Code>) {
    let mut heard = Vec::new();
    let seq = until("the command is done", || {
        let answer = person.command(table, envelope);
        let problem = match answer {
            Ok(answer) if answer.seq.is_some() => return answer.seq,
            Ok(answer) => answer.problem.expect("an answer is a number or a problem"),
            Err(problem) => problem,
        };
        assert!(matches!(problem.code, Code::Unavailable | Code::Unknown), "{problem:?}");
        heard.push(problem.code);
        None
    });
    (seq, heard)
}

#[test]
fn a_database_that_stops_and_comes_back_loses_nothing() {
    let mut postgres = Postgres::start();
    let server = Server::on(&postgres.url(), None);
    let mut people = [server.person("East"), server.person("West")];
    let table = seat_all("qin", &mut people);
    let mut watches = people[1].live(&table, "").unwrap();
    let mut last = next_update(&mut watches).seq;
    let mut dice = FastDice::new(8);
    for _ in 0..3 {
        play(&mut people, &table, |update| update.seq >= last + 4);
        let one = decider(&mut people, &table);
        let command = any_action(&people[one].table(&table).unwrap(), &mut dice).unwrap();
        let envelope = Envelope { id: fresh(), command };
        postgres.stop();
        // Answered while the database is away, each time, with what is known.
        for _ in 0..3 {
            let problem = match people[one].command(&table, &envelope) {
                Ok(answer) => answer.problem.expect("nothing can be kept"),
                Err(problem) => problem,
            };
            let known =
                problem.message.contains("nothing was done") || problem.message.contains("again with the same id");
            assert!(known && matches!(problem.code, Code::Unavailable | Code::Unknown), "{problem:?}");
        }
        let ill: Problem = people[0].get_text("/healthz").unwrap_err();
        assert!(ill.message.contains("database"), "{ill:?}");
        assert!(people[0].get_text("/").is_ok() && people[0].get_text("/metrics").unwrap().contains("store_away 1"));
        postgres.again();
        let (seq, _) = persist(&mut people[one], &table, &envelope);
        assert_eq!(persist(&mut people[one], &table, &envelope), (seq, Vec::new()), "the same answer again");
        last = seq;
        // The socket stayed open, and hears of it.
        while next_update(&mut watches).seq < last {}
    }
    let end = play(&mut people, &table, |_| false);
    assert_eq!(end.table.status, Status::Over);
    let numbers: Vec<u32> = end.items.iter().map(|item| item.seq).collect();
    assert_eq!(numbers, (0..=end.seq).collect::<Vec<_>>(), "no holes");
}

/// A network that swallows the database's answers: a command is answered all the same, and acts once.
#[test]
fn a_database_whose_answers_are_lost_is_answered_for() {
    let postgres = Postgres::start();
    let wire = Wire::to(postgres.port());
    let server = Server::on(&postgres.url_by(wire.port()), None);
    let mut people = [server.person("East"), server.person("West")];
    let table = seat_all("qin", &mut people);
    let one = decider(&mut people, &table);
    let before = people[one].table(&table).unwrap();
    let envelope = Envelope { id: fresh(), command: any_action(&before, &mut FastDice::new(2)).unwrap() };
    wire.silence(true);
    let heard: Vec<Code> = (0..2)
        .map(|_| match people[one].command(&table, &envelope) {
            Ok(answer) => answer.problem.expect("nobody knows").code,
            Err(problem) => problem.code,
        })
        .collect();
    assert!(heard.iter().all(|code| matches!(code, Code::Unknown | Code::Unavailable)), "{heard:?}");
    wire.silence(false);
    let (seq, _) = persist(&mut people[one], &table, &envelope);
    let after = people[one].table(&table).unwrap();
    assert_eq!((seq, after.seq), (before.seq + 1, before.seq + 1), "it acted once");
}

/// Moves a server's data into a database: whether it succeeded, and what it said.
fn moved(server: &Server, postgres: &Postgres) -> (bool, String) {
    let output = tianxia().arg("move").arg(server.data()).arg(postgres.url()).output().unwrap();
    (output.status.success(), String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned())
}

#[test]
fn a_club_moves_from_its_file_into_a_database() {
    let mut old = Server::start(NO_LIMITS);
    let mut people = [old.person("East"), old.person("West")];
    let table = seat_all("qin", &mut people);
    let before = play(&mut people, &table, |update| update.seq >= 10);
    let postgres = Postgres::start();
    let (done, said) = moved(&old, &postgres);
    assert!(!done && said.contains("another server uses the data file"), "{said}");
    assert!(old.stop());
    let (done, said) = moved(&old, &postgres);
    assert!(done && said.contains("are equal"), "{said}");
    let new = Server::on(&postgres.url(), None);
    let mut people = people.map(|person| new.same(&person));
    assert_eq!(people[0].table(&table).unwrap().seq, before.seq);
    assert_eq!(play(&mut people, &table, |_| false).table.status, Status::Over);
}
