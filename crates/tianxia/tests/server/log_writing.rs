//! The server's own log: where it cannot be written, play goes on and the server ends in good order.

use crate::kit::*;
use std::process::{Command as Program, Stdio};
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
