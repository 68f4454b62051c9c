//! A disk that is full: moves are refused with a message, nothing is corrupted, and play goes on when there is room again.

use crate::kit::*;
use std::path::{Path, PathBuf};
use std::process::Command as Program;
use tianxia_core::FastDice;
use tianxia_protocol::{Code, Status};

/// A server whose disk can be made full.
struct Cramped {
    server: Server,
    disk: Disk,
}

enum Disk {
    /// A disk of eight mebibytes that only the server's process sees, and a file that fills it.
    Small(PathBuf),
    /// Where such a disk cannot be made: a limit on the size of files.
    Limited,
}

impl Cramped {
    fn start() -> Self {
        let folder = Folder::new();
        let mounted = folder.file("disk");
        std::fs::create_dir(&mounted).unwrap();
        std::fs::write(folder.file("settings.toml"), NO_LIMITS).unwrap();
        let mount = format!("mount -t tmpfs -o size=8m tmpfs {}", mounted.display());
        let possible = Program::new("unshare").args(["-rm", "sh", "-c", &mount]).output();
        if possible.is_ok_and(|tried| tried.status.success()) {
            let script = format!("{mount} && exec {}", serve_line(&folder, &mounted.join("tables.db")));
            let mut command = Program::new("unshare");
            command.args(["-rm", "sh", "-c", &script]);
            let server = Server::of(command, folder);
            let ballast = PathBuf::from(format!("/proc/{}/root{}/ballast", server.pid(), mounted.display()));
            return Cramped { server, disk: Disk::Small(ballast) };
        }
        let script = format!("trap '' XFSZ; exec {}", serve_line(&folder, &folder.file("tables.db")));
        let mut command = Program::new("sh");
        command.args(["-c", &script]);
        Cramped { server: Server::of(command, folder), disk: Disk::Limited }
    }

    fn fill(&self) {
        match &self.disk {
            Disk::Small(ballast) => {
                let _ = std::fs::write(ballast, vec![0; 9 << 20]);
                assert!(ballast.metadata().unwrap().len() < 8 << 20, "the disk is not small");
            }
            Disk::Limited => self.limit("4096"),
        }
    }

    fn empty(&self) {
        match &self.disk {
            Disk::Small(ballast) => std::fs::remove_file(ballast).unwrap(),
            Disk::Limited => self.limit("unlimited"),
        }
    }

    fn limit(&self, bytes: &str) {
        let set = Program::new("prlimit")
            .args(["--pid", &self.server.pid().to_string(), &format!("--fsize={bytes}:unlimited")])
            .status();
        assert!(set.unwrap().success(), "neither a small disk nor a limit can be made here");
    }
}

fn serve_line(folder: &Folder, data: &Path) -> String {
    let program = env!("CARGO_BIN_EXE_tianxia");
    let settings = folder.file("settings.toml");
    format!(
        "{program} serve --listen 127.0.0.1:0 --log error --config {} --data {} 2>/dev/null",
        settings.display(),
        data.display()
    )
}

#[test]
fn a_full_disk_refuses_moves_and_loses_nothing() {
    let cramped = Cramped::start();
    let server = &cramped.server;
    let mut people = [server.person("East"), server.person("West")];
    let table = seat_all("qin", &mut people);
    let before = play(&mut people, &table, |update| update.seq >= 10);
    cramped.fill();
    let mut dice = FastDice::new(3);
    // SQLite may still find a little room in pages it holds already.
    let refusal = until("a move finds no room", || {
        people.iter_mut().find_map(|person| {
            let update = person.table(&table).unwrap();
            let answer = send(person, &table, any_action(&update, &mut dice)?);
            answer.problem
        })
    });
    assert_eq!(refusal.code, Code::NotKept, "{refusal:?}");
    assert!(refusal.message.contains("nothing was done"), "{refusal:?}");
    let full = people[0].table(&table).unwrap();
    assert!(full.seq >= before.seq && full.table.status == Status::Playing, "looking is still possible");
    cramped.empty();
    until("there is room again", || {
        people.iter_mut().find_map(|person| {
            let update = person.table(&table).unwrap();
            send(person, &table, any_action(&update, &mut dice)?).seq
        })
    });
    let end = play(&mut people, &table, |_| false);
    assert_eq!(end.table.status, Status::Over);
    let numbers: Vec<u32> = end.items.iter().map(|item| item.seq).collect();
    assert_eq!(numbers, (0..=end.seq).collect::<Vec<_>>());
    let record = people[0].get_text(&format!("/api/tables/{table}/record")).unwrap();
    let record: tianxia_core::Record = record.parse().unwrap();
    tianxia_games::replay(&record, None).unwrap();
}
