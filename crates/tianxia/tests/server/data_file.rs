//! A data file that fails: corrupt, deleted under the server, too large, or on a disk that is full at the start. Each is told as what it is,
//! and nothing that was acknowledged is lost.

use crate::kit::*;
use std::io::{Seek, SeekFrom, Write};
use std::path::Path;
use std::process::{Command as Program, Output};
use tianxia_client::Client;
use tianxia_core::FastDice;
use tianxia_protocol::{Code, Problem, Status};

#[test]
fn corrupt_pages_are_told_as_what_could_not_be_read() {
    let mut server = Server::start(NO_LIMITS);
    let mut people = [server.person("East"), server.person("West")];
    let table = seat_all("qin", &mut people);
    play(&mut people, &table, |update| update.seq >= 60);
    assert!(server.stop());
    // The last pages: the log was the only thing that grew.
    let data = std::fs::OpenOptions::new().write(true).open(server.data()).unwrap();
    let length = data.metadata().unwrap().len();
    let mut at = length - 2 * 4096;
    while at < length {
        (&data).seek(SeekFrom::Start(at)).unwrap();
        (&data).write_all(&[0xa5; 4096]).unwrap();
        at += 4096;
    }
    server.again();
    let problem =
        people.iter_mut().find_map(|person| person.table(&table).err()).expect("broken pages were not missed");
    assert_eq!(problem.code, Code::Unavailable, "{problem:?}");
    assert!(problem.message.contains("could not read"), "{problem:?}");
}

fn health(server: &Server) -> Result<String, Problem> {
    Client::new(&server.url, None).get_text("/healthz")
}

#[cfg(unix)]
#[test]
fn a_data_file_deleted_under_the_server_is_noticed() {
    let server = Server::start(NO_LIMITS);
    let mut people = [server.person("East"), server.person("West")];
    let table = seat_all("qin", &mut people);
    play(&mut people, &table, |update| update.seq >= 5);
    assert_eq!(health(&server).unwrap(), "ok\n");
    let elsewhere = server.folder.file("elsewhere.db");
    std::fs::rename(server.data(), &elsewhere).unwrap();
    let problem = health(&server).unwrap_err();
    assert!(problem.message.contains("was deleted, moved or replaced"), "{problem:?}");
    let one = decider(&mut people, &table);
    let action = any_action(&people[one].table(&table).unwrap(), &mut FastDice::new(1)).unwrap();
    let refusal = refused(&mut people[one], &table, action);
    assert!(refusal.code == Code::NotKept && refusal.message.contains("data file is gone"), "{refusal:?}");
    // Another file of the same name is not it.
    std::fs::write(server.data(), "").unwrap();
    assert!(health(&server).is_err());
    std::fs::rename(&elsewhere, server.data()).unwrap();
    assert_eq!(health(&server).unwrap(), "ok\n");
    play(&mut people, &table, |update| update.seq >= 12);
}

#[cfg(target_os = "linux")]
#[test]
fn a_limit_on_the_size_of_files_is_a_write_error_like_any_other() {
    let server = Server::start(NO_LIMITS);
    let limit = |bytes: &str| {
        let pid = server.pid().to_string();
        let set = Program::new("prlimit").args(["--pid", &pid, &format!("--fsize={bytes}:unlimited")]).status();
        assert!(set.unwrap().success());
    };
    let mut people = [server.person("East"), server.person("West")];
    let table = seat_all("qin", &mut people);
    play(&mut people, &table, |update| update.seq >= 5);
    limit("4096");
    let one = decider(&mut people, &table);
    let action = any_action(&people[one].table(&table).unwrap(), &mut FastDice::new(1)).unwrap();
    let refusal = refused(&mut people[one], &table, action);
    assert!(refusal.code == Code::NotKept && refusal.message.contains("nothing was done"), "{refusal:?}");
    limit("unlimited");
    let end = play(&mut people, &table, |_| false);
    assert_eq!(end.table.status, Status::Over, "play goes on");
}

/// Starts a server for at most these seconds, on a disk of one mebibyte that only its process sees and that is full already. What the disk held of
/// the data afterwards is copied back.
#[cfg(target_os = "linux")]
fn on_a_full_disk(folder: &Folder, data: &Path, seconds: u32) -> Output {
    let disk = folder.file("disk");
    let _ = std::fs::create_dir(&disk);
    let mount = format!("mount -t tmpfs -o size=1m tmpfs {}", disk.display());
    let possible = Program::new("unshare").args(["-rm", "sh", "-c", &mount]).output().unwrap();
    assert!(possible.status.success(), "no small disk can be made here: {}", String::from_utf8_lossy(&possible.stderr));
    let script = format!(
        "{mount} && cp {data}* {disk}/ 2>/dev/null; cat /dev/zero > {disk}/ballast 2>/dev/null; \
         timeout {seconds} {program} serve --listen 127.0.0.1:0 --log error --data {disk}/tables.db; code=$?; \
         cp {disk}/tables.db* {folder}/ 2>/dev/null; exit $code",
        data = data.display(),
        disk = disk.display(),
        program = env!("CARGO_BIN_EXE_tianxia"),
        folder = folder.0.display(),
    );
    Program::new("unshare").args(["-rm", "sh", "-c", &script]).output().unwrap()
}

#[cfg(target_os = "linux")]
#[test]
fn a_disk_that_is_full_at_the_start_is_told_in_a_sentence_and_nothing_breaks() {
    let mut server = Server::start(NO_LIMITS);
    let mut people = [server.person("East"), server.person("West")];
    let table = seat_all("qin", &mut people);
    let before = play(&mut people, &table, |update| update.seq >= 10);
    server.kill();
    // Data that is up to date can be looked at where a little room was left behind: the server runs until it is ended from outside.
    let tried = on_a_full_disk(&server.folder, &server.data(), 5);
    let said = String::from_utf8_lossy(&tried.stderr).into_owned();
    assert!(tried.status.code() == Some(124) || said.contains("disk is full"), "{said}");
    // New data, and data of an older version, cannot be made or brought up to date.
    let old = Folder::new();
    std::fs::write(old.file("tables.db"), include_bytes!("fixtures/version-0.1.db")).unwrap();
    for folder in [Folder::new(), old] {
        let failed = on_a_full_disk(&folder, &folder.file("tables.db"), 60);
        let said = String::from_utf8_lossy(&failed.stderr).into_owned();
        assert_eq!(failed.status.code(), Some(2), "{said}");
        assert_eq!(said.lines().count(), 1, "{said}");
        assert!(said.contains("disk is full") && said.contains("make room"), "{said}");
        let again = serve(&server.folder.file("settings.toml"), &folder.file("tables.db"), "127.0.0.1:0");
        assert_eq!(health(&Server::of(again, folder)).unwrap(), "ok\n", "with room it starts");
    }
    server.again();
    assert_eq!(people[0].table(&table).unwrap().seq, before.seq, "nothing is lost");
    play(&mut people, &table, |update| update.seq >= before.seq + 4);
}
