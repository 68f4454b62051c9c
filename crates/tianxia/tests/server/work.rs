//! Workers: processes that think for the servers on a database, and can die at any time.

use crate::kit::*;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use tianxia_client::Client;
use tianxia_core::FastDice;
use tianxia_engines::{Nats, Postgres};
use tianxia_protocol::{Code, Filling, Hint, Status};

/// A running worker.
pub(crate) struct Worker(Child);

impl Worker {
    fn start(postgres: &Postgres, nats: Option<&Nats>) -> Self {
        let mut command = tianxia();
        command.args(["work", "--log", "error", "--bot-threads", "1", "--data", &postgres.url()]);
        command.args(nats.map(Nats::url).iter().flat_map(|news| ["--news", news]));
        Self::of(command)
    }

    /// A worker with a command of its own.
    pub(crate) fn of(mut command: Command) -> Self {
        Self::try_of(&mut command).expect("the worker starts")
    }

    /// Likewise; none if it does not start, as where the database is away.
    pub(crate) fn try_of(command: &mut Command) -> Option<Self> {
        let mut worker = Worker(command.stdout(Stdio::piped()).spawn().unwrap());
        let mut line = String::new();
        BufReader::new(worker.0.stdout.take().unwrap()).read_line(&mut line).unwrap();
        line.starts_with("Thinking").then_some(worker)
    }

    /// Asks it to stop, and says whether it did in good order.
    fn stop(mut self) -> bool {
        assert!(Command::new("kill").arg(self.0.id().to_string()).status().unwrap().success());
        self.0.wait().unwrap().success()
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Waits until a table has so many entries, or is over.
fn until_entry(person: &mut Client, table: &str, seq: u32) -> u32 {
    until("the bots have played", || {
        let update = person.table(table).ok()?;
        (update.seq >= seq || update.table.status == Status::Over).then_some(update.seq)
    })
}

#[test]
fn workers_play_for_a_server_that_never_thinks_and_one_may_be_killed() {
    let (postgres, nats) = (Postgres::start(), Nats::start());
    let server = Server::on_with(&postgres.url(), &["--think", "never", "--news", &nats.url()]);
    let mut host = server.person("East");
    let tables: Vec<String> =
        (0..3).map(|_| host.create(&table_of("qin", vec![bot(), bot(), bot(), bot()])).unwrap()).collect();
    let begun = host.table(&tables[0]).unwrap().seq;
    let first = Worker::start(&postgres, Some(&nats));
    let second = Worker::start(&postgres, Some(&nats));
    until_entry(&mut host, &tables[0], begun + 4);
    drop(first);
    for table in &tables {
        let end =
            until("the game is over", || host.table(table).ok().filter(|update| update.table.status == Status::Over));
        let numbers: Vec<u32> = end.items.iter().map(|item| item.seq).collect();
        assert_eq!(numbers, (0..=end.seq).collect::<Vec<_>>(), "no holes");
    }
    assert_eq!(server.figure("tianxia_moves_by_bots_total"), 0.0, "the server left everything to them");
    assert!(second.stop(), "it stops in good order");
}

#[test]
fn hints_and_analyses_are_asked_of_workers() {
    let (postgres, nats) = (Postgres::start(), Nats::start());
    let server = Server::on_with(&postgres.url(), &["--think", "never", "--news", &nats.url()]);
    let mut people = [server.person("East"), server.person("West")];
    let mut new = table_of("qin", vec![me(), Filling::Open]);
    new.hints = true;
    let table = people[0].create(&new).unwrap();
    done(&mut people[1], &table, tianxia_protocol::Command::Join { seat: Some(2) });
    done(&mut people[0], &table, tianxia_protocol::Command::Start);
    let one = decider(&mut people, &table);
    let path = format!("/api/tables/{table}/hint?seat={}", one + 1);
    let hint = |person: &mut Client| person.post::<Hint>(&path, &());
    until("NATS is reached", || (server.figure("tianxia_news_away") == 0.0).then_some(()));
    assert_eq!(hint(&mut people[one]).unwrap_err().code, Code::Unavailable, "nobody is there");
    let worker = Worker::start(&postgres, Some(&nats));
    let found = until("a worker hears the question", || hint(&mut people[one]).ok());
    assert!(!found.actions.is_empty());
    let other = seat_all("qin", &mut people);
    let started = people[0].table(&other).unwrap().seq;
    play(&mut people, &other, |update| update.seq >= started + 4);
    done(&mut people[1], &other, tianxia_protocol::Command::Resign { seat: 2 });
    // What a busy worker has thought about is remembered, so that asking again goes on from there.
    let analysis = until("the worker has gone through it", || people[0].analysis(&other, |_, _| {}).ok());
    assert!(analysis.decisions.len() >= 4);
    assert_eq!(server.figure("tianxia_bot_decisions_thinking"), 0.0);
    assert!(worker.stop());
}

#[test]
fn a_server_thinks_itself_when_no_worker_is_there() {
    let postgres = Postgres::start();
    let server = Server::on_with(&postgres.url(), &["--think", "when-needed"]);
    let mut host = server.person("East");
    let table = host.create(&table_of("qin", vec![me(), bot()])).unwrap();
    let mut dice = FastDice::new(5);
    let play_until = |host: &mut Client, dice: &mut FastDice, enough: &dyn Fn(&Server) -> bool| {
        until("enough was played", || {
            let update = host.table(&table).ok()?;
            if let Some(action) = any_action(&update, dice) {
                done(host, &table, action);
            }
            (enough(&server) || update.table.status == Status::Over).then_some(update.table.status)
        })
    };
    play_until(&mut host, &mut dice, &|server| server.figure("tianxia_moves_by_bots_total") >= 3.0);
    assert_eq!(play_until(&mut host, &mut dice, &|_| false), Status::Over);
}

#[test]
fn what_cannot_have_workers_says_so() {
    let postgres = Postgres::start();
    let ask = |args: &[&str]| {
        let output = tianxia().args(args).args(["--log", "error"]).output().unwrap();
        (output.status.code(), String::from_utf8_lossy(&output.stderr).trim().to_owned())
    };
    let folder = Folder::new();
    let file = folder.file("tables.db");
    let serve = ["serve", "--listen", "127.0.0.1:0", "--think", "never", "--data"];
    for (args, why) in [
        ([&serve[..], &[file.to_str().unwrap()]].concat(), "--data postgres://"),
        ([&serve[..], &[&postgres.url()]].concat(), "--news nats://"),
        (vec!["work", "--data", file.to_str().unwrap()], "--data postgres://"),
    ] {
        let (code, said) = ask(&args);
        assert!(code == Some(2) && said.contains(why) && said.lines().count() == 1, "{args:?}: {said}");
    }
    let (code, said) = ask(&["serve", "--think", "sometimes"]);
    assert!(code == Some(2) && said.contains("always, when-needed or never"), "{said}");
}
