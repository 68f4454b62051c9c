//! A PostgreSQL of one's own. It refuses to run for root, so root starts it as another user.

use crate::{free_port, is_root, programs, signal, until};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// A running PostgreSQL; it ends, with its data, when this is dropped.
pub struct Postgres {
    server: Option<Child>,
    folder: PathBuf,
    port: u16,
    durable: bool,
}

impl Postgres {
    /// Makes an empty database and starts a server on it.
    #[must_use]
    pub fn start() -> Self {
        Self::start_with(false)
    }

    /// Likewise, with everything on the disk before it is acknowledged, as hosts run it: for measuring.
    #[must_use]
    pub fn start_durable() -> Self {
        Self::start_with(true)
    }

    fn start_with(durable: bool) -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("tianxia-postgres-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let folder = std::env::temp_dir().join(name);
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).expect("a folder for the data");
        give_away(&folder);
        let mut made = program("initdb");
        made.args(["-U", "tianxia", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync", "-D"])
            .arg(folder.join("data"));
        let made = made.current_dir(&folder).output().expect("initdb runs");
        assert!(made.status.success(), "initdb failed: {}", String::from_utf8_lossy(&made.stderr));
        let mut postgres = Postgres { server: None, folder, port: free_port(), durable };
        postgres.again();
        postgres
    }

    /// The address of its database, as `--data` takes it.
    #[must_use]
    pub fn url(&self) -> String {
        self.url_by(self.port)
    }

    /// The same by another port, as of a [`Wire`](crate::Wire).
    #[must_use]
    pub fn url_by(&self, port: u16) -> String {
        format!("postgres://tianxia@127.0.0.1:{port}/postgres")
    }

    /// The port it listens on.
    #[must_use]
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Its first process, while it runs.
    #[must_use]
    pub fn pid(&self) -> Option<u32> {
        self.server.as_ref().map(Child::id)
    }

    /// The folder with its tables.
    #[must_use]
    pub fn tables(&self) -> PathBuf {
        self.folder.join("data/base")
    }

    /// Stops it at once, as a crash would: nothing is finished, and the next start recovers.
    pub fn stop(&mut self) {
        if let Some(mut server) = self.server.take() {
            signal(server.id(), "QUIT");
            server.wait().expect("PostgreSQL ends");
        }
    }

    /// Starts it again on the same data and port.
    pub fn again(&mut self) {
        let (data, said) = (self.folder.join("data"), self.folder.join("log"));
        let log = std::fs::File::options().create(true).append(true).open(&said).expect("a log");
        let mut server = program("postgres");
        server.arg("-D").arg(&data).args(["-p", &self.port.to_string(), "-h", "127.0.0.1", "-k", ""]);
        server.args(["-c", "max_connections=60"]);
        if !self.durable {
            // What was written survives the end of the process without flushes; only the machine must not fail meanwhile.
            server.args(["-c", "fsync=off", "-c", "shared_buffers=16MB"]);
        }
        let server = server.current_dir(&self.folder).stdout(Stdio::null()).stderr(log).spawn();
        let server = self.server.insert(server.expect("PostgreSQL starts"));
        until("PostgreSQL is ready", || {
            if let Ok(Some(ended)) = server.try_wait() {
                panic!("PostgreSQL ended with {ended}: {}", std::fs::read_to_string(&said).unwrap_or_default());
            }
            let state = std::fs::read_to_string(data.join("postmaster.pid")).unwrap_or_default();
            state.lines().nth(7).is_some_and(|line| line.trim() == "ready")
        });
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        if let Some(mut server) = self.server.take() {
            let _ = Command::new("kill").args(["-QUIT", &server.id().to_string()]).status();
            let _ = server.wait();
        }
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// A program of PostgreSQL, for a user whom it lets run it.
fn program(name: &str) -> Command {
    let mut command = Command::new(programs::postgres().join(name));
    command.env("LC_ALL", "C").stdin(Stdio::null());
    #[cfg(unix)]
    if let Some((user, group)) = other_user() {
        use std::os::unix::process::CommandExt;
        command.uid(user).gid(group);
    }
    command
}

/// Makes a folder the other user's, where there is one.
fn give_away(folder: &Path) {
    #[cfg(unix)]
    if let Some((user, group)) = other_user() {
        std::os::unix::fs::chown(folder, Some(user), Some(group)).expect("the folder can be given away");
    }
    let _ = folder;
}

/// Who runs PostgreSQL instead of root: its own user, or nobody.
#[cfg(unix)]
fn other_user() -> Option<(u32, u32)> {
    let users = is_root().then(|| std::fs::read_to_string("/etc/passwd").ok())??;
    let ids = |name: &str| {
        let fields: Vec<&str> =
            users.lines().map(|line| line.split(':').collect::<Vec<_>>()).find(|user| user[0] == name)?;
        Some((fields.get(2)?.parse().ok()?, fields.get(3)?.parse().ok()?))
    };
    ids("postgres").or_else(|| ids("nobody"))
}
