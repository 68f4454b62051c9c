//! The first minutes of a host: `tianxia` alone, what stands in its way, `tianxia health` and `tianxia doctor`.

use crate::kit::*;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use tianxia_engines::free_port;

/// The sentence of a command that must fail.
fn complaint(output: &Output) -> String {
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!output.status.success() && !said.contains("panicked"), "{said}");
    said
}

/// A program in a folder for `PATH` that writes what it is called with into a file, as the opener of a desktop would be called.
#[cfg(unix)]
fn fake_opener(folder: &Folder) -> String {
    use std::os::unix::fs::PermissionsExt;
    let opened = folder.file("opened");
    for name in ["xdg-open", "open"] {
        let script = format!("#!/bin/sh\necho \"$1\" > {0}.new && mv {0}.new {0}\n", opened.display());
        std::fs::write(folder.file(name), script).unwrap();
        std::fs::set_permissions(folder.file(name), std::fs::Permissions::from_mode(0o755)).unwrap();
    }
    format!("{}:{}", folder.0.display(), std::env::var("PATH").unwrap_or_default())
}

/// `tianxia` with these words, in a home of its own.
fn at_home(folder: &Folder, words: &[&str], listen: &str) -> Command {
    let mut command = tianxia();
    command.args(words).env("HOME", &folder.0).env_remove("XDG_DATA_HOME");
    command.env("TIANXIA_LISTEN", listen).env("TIANXIA_LOG", "error").env("DISPLAY", ":0");
    command
}

#[cfg(unix)]
#[test]
fn tianxia_alone_starts_a_server_and_opens_the_browser_and_a_second_one_opens_the_first() {
    let folder = Folder::new();
    let path = fake_opener(&folder);
    let listen = format!("127.0.0.1:{}", free_port());
    let mut first = at_home(&folder, &[], &listen);
    first.env("PATH", &path);
    let opened = folder.file("opened");
    let server = Server::of(first, Folder::new());
    let url = until("the browser is opened", || std::fs::read_to_string(&opened).ok());
    assert_eq!(url.trim(), server.url);
    std::fs::remove_file(&opened).unwrap();

    let again = at_home(&folder, &[], &listen).env("PATH", &path).output().unwrap();
    let said = String::from_utf8_lossy(&again.stdout).into_owned();
    assert!(again.status.success(), "{again:?}");
    assert_eq!(said, format!("Tianxia is running already: {}\n", server.url));
    until("the browser is opened", || std::fs::read_to_string(&opened).ok());

    // Without the browser it is an error, as for any server.
    let refused = at_home(&folder, &["--no-open"], &listen).output().unwrap();
    let said = complaint(&refused);
    assert!(said.contains(&format!("{listen} is in use already")) && said.contains("--listen"), "{said}");
}

#[test]
fn a_second_server_on_the_data_file_is_refused_with_a_sentence() {
    let server = Server::start(NO_LIMITS);
    let refused = serve(&server.folder.file("settings.toml"), &server.data(), "127.0.0.1:0").output().unwrap();
    let said = complaint(&refused);
    assert!(said.contains("another server uses the data file") && said.contains("--data FILE"), "{said}");
    assert_eq!(said.lines().count(), 1, "{said}");
}

/// A command as a user who owns nothing here, with a program that every user can reach.
#[cfg(target_os = "linux")]
fn as_nobody(command: &Command, folder: &Folder) -> Command {
    use std::os::unix::{fs::MetadataExt, process::CommandExt};
    let program = folder.file("tianxia");
    if !program.exists() {
        std::fs::copy(command.get_program(), &program).unwrap();
    }
    let mut again = Command::new(program);
    again.args(command.get_args()).env("LC_ALL", "C");
    if std::fs::metadata("/proc/self").unwrap().uid() == 0 {
        again.uid(65534).gid(65534);
    }
    again
}

#[cfg(target_os = "linux")]
#[test]
fn a_folder_that_cannot_be_written_is_named_with_what_to_do() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new();
    std::fs::write(folder.file("settings.toml"), NO_LIMITS).unwrap();
    std::fs::create_dir(folder.file("closed")).unwrap();
    std::fs::set_permissions(folder.file("closed"), std::fs::Permissions::from_mode(0o555)).unwrap();
    for data in ["closed/tables.db", "closed/deeper/tables.db"] {
        let command = serve(&folder.file("settings.toml"), &folder.file(data), "127.0.0.1:0");
        let said = complaint(&as_nobody(&command, &folder).output().unwrap());
        let place = folder.file(data).parent().unwrap().display().to_string();
        assert!(said.contains(&format!("cannot write the folder {place} of the data file: ")), "{said}");
        assert!(said.contains("choose another file with --data FILE") && said.lines().count() == 1, "{said}");
        let doctor = doctor(&folder.file("settings.toml"), &folder.file(data), "127.0.0.1:9");
        let found = as_nobody(&doctor, &folder).output().unwrap();
        let found = String::from_utf8_lossy(&found.stdout).into_owned();
        assert!(found.contains("WRONG folder: this user cannot write"), "{found}");
    }
}

#[test]
fn health_asks_the_server_and_says_why_not() {
    let mut server = Server::start(NO_LIMITS);
    let listen = server.url.strip_prefix("http://").unwrap().to_owned();
    for words in [["--url", &server.url], ["--listen", &listen]] {
        let well = tianxia().arg("health").args(words).output().unwrap();
        assert!(well.status.success() && well.stdout == b"ok\n", "{well:?}");
    }
    assert!(server.stop());
    let gone = tianxia().args(["health", "--listen", &listen]).output().unwrap();
    assert_eq!(gone.status.code(), Some(1));
    assert!(complaint(&gone).contains(&server.url));
}

fn doctor(settings: &Path, data: &Path, listen: &str) -> Command {
    let mut command = tianxia();
    command.args(["doctor", "--listen", listen, "--config"]).arg(settings).arg("--data").arg(data);
    command.stdin(Stdio::null());
    command
}

/// What the doctor prints, and whether all is well.
fn examined(server: &Server) -> (String, bool) {
    let listen = server.url.strip_prefix("http://").unwrap();
    let output = doctor(&server.folder.file("settings.toml"), &server.data(), listen).output().unwrap();
    (String::from_utf8(output.stdout).unwrap(), output.status.success())
}

#[cfg(unix)]
#[test]
fn the_doctor_finds_nothing_wrong_with_a_server_that_is_well() {
    let server = Server::start(NO_LIMITS);
    let (found, well) = examined(&server);
    assert!(well && !found.contains("WRONG"), "{found}");
    for line in [
        "is sound; a server uses it",
        "only its owner can read the data file",
        "ok    folder: this user can write",
        "MiB are free",
        "ok    clock: it is plausible",
        &format!("ok    server: {} answers: ok", server.url),
    ] {
        assert!(found.contains(line), "no `{line}` in {found}");
    }
}

#[cfg(unix)]
#[test]
fn the_doctor_says_what_is_wrong_and_how_to_mend_it() {
    use std::os::unix::fs::PermissionsExt;
    let mut server = Server::start(NO_LIMITS);
    assert!(server.stop());
    let data = server.data();
    std::fs::set_permissions(&data, std::fs::Permissions::from_mode(0o644)).unwrap();
    let (found, well) = examined(&server);
    assert!(!well && found.contains(&format!("→ chmod 600 {}", data.display())), "{found}");
    assert!(found.contains("no server uses it") && found.contains("note  server:"), "{found}");

    std::fs::write(&data, "this is no database, and it is longer than the head of one would be ".repeat(4)).unwrap();
    let (found, well) = examined(&server);
    assert!(!well && found.contains("WRONG data file:"), "{found}");

    std::fs::write(server.folder.file("settings.toml"), "lisen = \"here\"").unwrap();
    let (found, well) = examined(&server);
    assert!(!well && found.contains("WRONG settings:") && found.contains("lisen"), "{found}");
}

#[test]
fn the_doctor_changes_nothing() {
    let folder = Folder::new();
    std::fs::write(folder.file("settings.toml"), NO_LIMITS).unwrap();
    std::fs::write(folder.file("tables.db"), include_bytes!("fixtures/version-0.1.db")).unwrap();
    let found = doctor(&folder.file("settings.toml"), &folder.file("tables.db"), "127.0.0.1:9").output().unwrap();
    let found = String::from_utf8(found.stdout).unwrap();
    assert!(found.contains("was written by an older version"), "{found}");
    assert_eq!(std::fs::read(folder.file("tables.db")).unwrap(), include_bytes!("fixtures/version-0.1.db"));
    let mut left: Vec<_> = std::fs::read_dir(&folder.0).unwrap().map(|file| file.unwrap().file_name()).collect();
    left.sort();
    assert_eq!(left, ["settings.toml", "tables.db"], "nothing is created beside the data");
    let missing = doctor(&folder.file("settings.toml"), &folder.file("new/tables.db"), "127.0.0.1:9").output().unwrap();
    assert!(String::from_utf8_lossy(&missing.stdout).contains("does not exist yet"));
    assert!(!folder.file("new").exists());
}
