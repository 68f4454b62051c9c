//! The server's own log: where it cannot be written, play goes on and the server ends in good order; and what a host has to read there.

use crate::kit::*;
use std::process::{Command as Program, Stdio};
use tianxia_engines::{Nats, Postgres};
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
fn a_host_reads_why_there_are_no_news_and_no_password() {
    let (postgres, nats) = (Postgres::start(), Nats::start_with(&["--user", "tianxia", "--pass", "right"]));
    let (folder, database) = (Folder::new(), postgres.url());
    let news = format!("nats://tianxia:mistaken@127.0.0.1:{}", nats.port());
    let log = folder.file("server.log");
    let mut command = Program::new(env!("CARGO_BIN_EXE_tianxia"));
    command.args(["serve", "--listen", "127.0.0.1:0", "--log", "info", "--data", &database, "--news", &news]);
    command.stderr(std::fs::File::create(&log).unwrap());
    let mut server = Server::of(command, folder);
    let said =
        until("the log says why", || std::fs::read_to_string(&log).ok().filter(|said| said.contains("NATS is away")));
    assert!(said.contains("Authorization Violation") && said.contains(&nats.port().to_string()), "{said}");
    assert!(server.stop(), "it ends in good order");
    let said = std::fs::read_to_string(&log).unwrap();
    assert_eq!(said.matches("NATS is away").count(), 1, "it is said once: {said}");
    assert!(!said.contains("mistaken"), "{said}");
}
