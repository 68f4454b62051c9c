//! The data of a server: its file or database, who can read it, the room for it, and the clock.

use super::Finding;
use crate::failure::Failure;
use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tianxia_server::{Age, Config, Inspected, inspect, inspect_database};

/// How far the clocks of this machine and of the database may differ before deadlines look wrong to players.
const TOLERANCE: Duration = Duration::from_secs(5);
/// A clock before this time (2025-01-01) was never set.
const LATER_THAN: Duration = Duration::from_secs(1_735_689_600);
/// Room below which a server soon refuses actions, in MiB.
#[cfg(unix)]
const ROOM: u64 = 256;

pub(super) fn file(config: &Config) -> Result<Vec<Finding>, Failure> {
    let data = config.data_file().map_err(Failure::usage)?;
    let name = data.display();
    let folder = data.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or_else(|| Path::new("."));
    let mut findings = Vec::new();
    if data.exists() {
        findings.push(match inspect(&data) {
            Ok(Inspected { damage: Some(damage), .. }) => Finding::wrong(
                "data file",
                format!("{name} is damaged: {damage}"),
                "stop the server and put a backup in its place (docs/hosting.md, Backup)",
            ),
            Ok(Inspected { age: Age::Older, .. }) => Finding::note(
                "data file",
                format!("{name} was written by an older version"),
                "nothing needs to be done: the next start copies it and brings it up to date",
            ),
            Ok(Inspected { in_use: true, .. }) => {
                Finding::ok("data file", format!("{name} is sound; a server uses it"))
            }
            Ok(_) => Finding::ok("data file", format!("{name} is sound; no server uses it")),
            Err(error) => Finding::wrong(
                "data file",
                format!("{name}: {error}"),
                "run this as the server's user; if the file is not Tianxia's, name another one with --data FILE",
            ),
        });
        findings.extend(privacy(&data));
    } else {
        findings.push(Finding::ok("data file", format!("{name} does not exist yet; the server will create it")));
    }
    findings.push(writable(&data, folder));
    findings.extend(room(folder));
    findings.push(clock(&data));
    Ok(findings)
}

pub(super) fn database(address: &str) -> Result<Vec<Finding>, Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Failure::wrong(format!("cannot start: {error}")))?;
    let asked = now();
    Ok(match runtime.block_on(inspect_database(address)) {
        Err(error) => {
            let mend = "check the address, the password (special characters are percent-encoded), and that the database accepts \
                        connections from this machine";
            vec![Finding::wrong("database", error.0, mend)]
        }
        Ok(theirs) => {
            let theirs = Duration::from_millis(u64::try_from(theirs).unwrap_or_default());
            let apart = theirs.abs_diff(asked);
            let clock = if apart > TOLERANCE {
                let found = format!("this machine and the database differ by {} s", apart.as_secs());
                Finding::note(
                    "clock",
                    found,
                    "let both set their clocks over the network (NTP); servers use the database's",
                )
            } else {
                Finding::ok("clock", "this machine and the database agree")
            };
            vec![Finding::ok("database", "it answers"), clock]
        }
    })
}

/// The file holds every hand, so only its owner may read it.
#[cfg(unix)]
fn privacy(data: &Path) -> Option<Finding> {
    use std::os::unix::fs::PermissionsExt;
    let mode = std::fs::metadata(data).ok()?.permissions().mode() & 0o777;
    Some(match mode & 0o077 {
        0 => Finding::ok("permissions", "only its owner can read the data file"),
        _ => Finding::wrong(
            "permissions",
            format!("other users can read or write the data file (mode {mode:o}), and so see every hand"),
            format!("chmod 600 {}", data.display()),
        ),
    })
}

#[cfg(not(unix))]
fn privacy(_: &Path) -> Option<Finding> {
    None
}

/// Can this user write the data? Nothing is created to find out.
fn writable(data: &Path, folder: &Path) -> Finding {
    let existing = folder.ancestors().find(|folder| folder.as_os_str().is_empty() || folder.is_dir());
    let existing = existing.filter(|folder| !folder.as_os_str().is_empty()).unwrap_or_else(|| Path::new("."));
    let file = match data.exists() {
        true => std::fs::OpenOptions::new().append(true).open(data).map(|_| ()),
        false => Ok(()),
    };
    match file.and_then(|()| may_write(existing)) {
        Ok(()) => Finding::ok("folder", format!("this user can write {}", existing.display())),
        Err(error) => Finding::wrong(
            "folder",
            format!("this user cannot write the data in {}: {error}", existing.display()),
            "run this as the server's user; if it is that user, let it write there or name another file with --data FILE",
        ),
    }
}

#[cfg(unix)]
fn may_write(folder: &Path) -> std::io::Result<()> {
    use rustix::fs::{Access, access};
    access(folder, Access::WRITE_OK | Access::EXEC_OK).map_err(Into::into)
}

#[cfg(not(unix))]
fn may_write(folder: &Path) -> std::io::Result<()> {
    match std::fs::metadata(folder)?.permissions().readonly() {
        true => Err(std::io::ErrorKind::PermissionDenied.into()),
        false => Ok(()),
    }
}

#[cfg(unix)]
fn room(folder: &Path) -> Option<Finding> {
    let existing = folder.ancestors().find(|folder| folder.is_dir())?;
    let disk = rustix::fs::statvfs(existing).ok()?;
    let free = disk.f_bavail.saturating_mul(disk.f_frsize) >> 20;
    Some(if free < ROOM {
        let found = format!("{free} MiB are free for {}", existing.display());
        Finding::wrong("disk", found, format!("make room: with less than {ROOM} MiB actions may soon be refused"))
    } else {
        Finding::ok("disk", format!("{free} MiB are free"))
    })
}

#[cfg(not(unix))]
fn room(_: &Path) -> Option<Finding> {
    None
}

/// Is the clock plausible, and not behind what a server here wrote before?
fn clock(data: &Path) -> Finding {
    let mend = "set the clock, best over the network (NTP): live clocks and deadlines follow it";
    let mut sign = data.as_os_str().to_owned();
    sign.push(".alive");
    let written = std::fs::metadata(Path::new(&sign)).and_then(|file| file.modified()).ok();
    let written = written.and_then(|time| time.duration_since(UNIX_EPOCH).ok());
    match now() {
        now if now < LATER_THAN => Finding::wrong("clock", "it was never set: it shows a time before 2025", mend),
        now if written.is_some_and(|written| written > now + TOLERANCE) => {
            Finding::wrong("clock", "it is behind the time at which the server was last running", mend)
        }
        _ => Finding::ok("clock", "it is plausible"),
    }
}

fn now() -> Duration {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default()
}
