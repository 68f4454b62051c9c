//! The server's own log: where it cannot be written, play goes on and the server ends in good order; and what a host has to read there.

use crate::kit::*;
use std::process::{Command as Program, Stdio};
use tianxia_engines::Postgres;
use tianxia_protocol::Status;

/// A server whose log goes where a shell says.
fn logging_to(log: &str) -> Server {
    let folder = Folder::new();
    std::fs::write(folder.file("settings.toml"), NO_LIMITS).unwrap();
    let (settings, data) = (folder.file("settings.toml"), folder.file("tables.db"));
    let line = format!(
        "exec {} serve --listen 127.0.0.1:0 --log trace --config {} --data {} {log}",
        env!("CARGO_BIN_EXE_tianxia"),
        settings.display(),
        data.display()
    );
    let mut command = Program::new("bash");
    command.args(["-c", &line]).stderr(Stdio::null());
    Server::of(command, folder)
}

fn plays_and_stops(mut server: Server) {
    let mut people = [server.person("East"), server.person("West")];
    let table = seat_all("qin", &mut people);
    let end = play(&mut people, &table, |_| false);
    assert_eq!(end.table.status, Status::Over);
    assert!(server.stop(), "it ends in good order");
}

#[test]
fn a_full_device_for_the_log_takes_nothing_down() {
    plays_and_stops(logging_to("2>/dev/full"));
}

#[test]
fn a_log_pipe_whose_reader_has_gone_takes_nothing_down() {
    plays_and_stops(logging_to("2> >(exec true)"));
}

#[test]
fn a_setting_for_nats_has_no_effect_and_the_log_says_so() {
    let (postgres, folder) = (Postgres::start(), Folder::new());
    let log = folder.file("server.log");
    let mut command = Program::new(env!("CARGO_BIN_EXE_tianxia"));
    command.args(["serve", "--listen", "127.0.0.1:0", "--log", "info", "--data", &postgres.url()]);
    command.args(["--news", "nats://tianxia:secret@news.example.org:4222"]);
    command.stderr(std::fs::File::create(&log).unwrap());
    let mut server = Server::of(command, folder);
    until("news arrive", || (server.figure("tianxia_news_away") == 0.0).then_some(()));
    assert!(server.stop(), "it ends in good order");
    let said = std::fs::read_to_string(&log).unwrap();
    assert_eq!(said.matches("is no longer needed").count(), 1, "{said}");
    assert!(!said.contains("secret"), "{said}");
}

#[test]
fn the_log_says_once_that_news_do_not_arrive_and_once_that_they_do_again() {
    let (postgres, folder) = (Postgres::start(), Folder::new());
    let log = folder.file("server.log");
    let mut command = Program::new(env!("CARGO_BIN_EXE_tianxia"));
    command.args(["serve", "--listen", "127.0.0.1:0", "--log", "info", "--data", &postgres.url()]);
    command.stderr(std::fs::File::create(&log).unwrap());
    let mut server = Server::of(command, folder);
    let said = |what: &str| std::fs::read_to_string(&log).unwrap().matches(what).count();
    until("news arrive", || (said("news from other servers arrive") == 1).then_some(()));
    end_news(&postgres);
    until("news arrive again", || (said("news from other servers arrive") == 2).then_some(()));
    assert!(server.stop(), "it ends in good order");
    assert_eq!(said("news from other servers do not arrive"), 1);
}
