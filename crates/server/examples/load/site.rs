//! What is measured: one server or several, on a data file or on a PostgreSQL, each in a process of its own.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::str::FromStr;
use std::time::Duration;
use tianxia_engines::{Nats, Postgres};

const SETTINGS: &str = "tables_in_memory = 100\n[limits]\nrequests = 0\ncommands = 0\nsayings = 0\ntables = 0\nidentities = 0\n\
                        hints = 0\nsockets = 0\nsockets_per_address = 0\nsockets_in_all = 0\nconnections_per_address = 0\nconnections_in_all = 0\n";

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Store {
    Sqlite,
    Postgres,
}

impl FromStr for Store {
    type Err = String;

    fn from_str(word: &str) -> Result<Self, String> {
        match word {
            "sqlite" => Ok(Store::Sqlite),
            "postgres" => Ok(Store::Postgres),
            _ => Err("write sqlite or postgres".to_owned()),
        }
    }
}

pub(crate) struct Site {
    servers: Vec<Child>,
    pub(crate) urls: Vec<String>,
    postgres: Option<Postgres>,
    #[allow(dead_code, reason = "held for its Drop")]
    nats: Option<Nats>,
    folder: PathBuf,
}

impl Site {
    /// Starts so many servers; several need a database.
    pub(crate) fn start(program: &Path, store: Store, count: usize) -> Self {
        let folder = std::env::temp_dir().join(format!("tianxia-load-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder for the data");
        std::fs::write(folder.join("settings.toml"), SETTINGS).expect("the settings");
        let postgres = (store == Store::Postgres).then(Postgres::start_durable);
        let nats = (count > 1).then(Nats::start);
        let mut site = Site { servers: Vec::new(), urls: Vec::new(), postgres, nats, folder };
        for _ in 0..count {
            site.serve(program);
        }
        site
    }

    fn serve(&mut self, program: &Path) {
        let data = self.postgres.as_ref().map_or_else(|| self.folder.join("tables.db"), |one| one.url().into());
        let mut command = Command::new(program);
        command.args(["serve", "--listen", "127.0.0.1:0", "--log", "error", "--config"]);
        command.arg(self.folder.join("settings.toml")).arg("--data").arg(data);
        command.args(self.nats.iter().flat_map(|nats| ["--news".to_owned(), nats.url()]));
        let mut child = command.stdout(Stdio::piped()).spawn().expect("the server starts");
        let mut line = String::new();
        let _ = BufReader::new(child.stdout.take().expect("its output")).read_line(&mut line);
        self.urls.push(line.split_whitespace().nth(1).expect("the address").to_owned());
        self.servers.push(child);
    }

    /// The processor time that the servers have used.
    pub(crate) fn processor(&self) -> Duration {
        self.servers.iter().map(|server| processor(server.id())).sum()
    }

    /// The processor time that PostgreSQL has used.
    pub(crate) fn database_processor(&self) -> Duration {
        let Some(first) = self.postgres.as_ref().and_then(Postgres::pid) else { return Duration::ZERO };
        let all = std::fs::read_dir("/proc").into_iter().flatten().flatten();
        let all = all.filter_map(|one| one.file_name().to_str()?.parse::<u32>().ok());
        all.filter(|pid| *pid == first || stat(*pid).get(1) == Some(&u64::from(first))).map(processor).sum()
    }

    /// How many entries were stored, and by how many commits, as the servers count them.
    pub(crate) fn commits(&self) -> [f64; 2] {
        let figures: Vec<String> = self.urls.iter().map(|url| figures(url)).collect();
        ["sum", "count"].map(|which| {
            let lines = figures.iter().flat_map(|text| text.lines());
            lines.filter_map(|line| line.split_once(&format!("flush_jobs_{which} "))?.1.parse::<f64>().ok()).sum()
        })
    }

    /// The memory of the servers, in MiB.
    pub(crate) fn memory(&self) -> f64 {
        self.servers.iter().map(|server| memory(server.id())).sum()
    }

    /// The bytes on the disk.
    pub(crate) fn disk(&self) -> u64 {
        bytes_in(&self.postgres.as_ref().map_or_else(|| self.folder.clone(), Postgres::tables))
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        for server in &mut self.servers {
            let _ = server.kill();
            let _ = server.wait();
        }
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// What a server tells Prometheus.
fn figures(url: &str) -> String {
    let address = url.trim_start_matches("http://").trim_end_matches('/');
    let mut text = String::new();
    let mut stream = TcpStream::connect(address).expect("the server answers");
    let asked = write!(stream, "GET /metrics HTTP/1.0\r\nHost: {address}\r\n\r\n");
    asked.and_then(|()| stream.read_to_string(&mut text)).expect("the server's figures");
    text
}

/// What the system says of a process, after its name.
fn stat(pid: u32) -> Vec<u64> {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
    let after_name = stat.rsplit(')').next().unwrap_or("").trim_start();
    after_name.split(' ').map(|word| word.parse().unwrap_or(0)).collect()
}

/// User and system time, of hundredths of a second each.
fn processor(pid: u32) -> Duration {
    let fields = stat(pid);
    Duration::from_millis(10 * (fields.get(11).unwrap_or(&0) + fields.get(12).unwrap_or(&0)))
}

fn memory(pid: u32) -> f64 {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.trim().trim_end_matches(" kB").parse::<f64>().ok()).unwrap_or(f64::NAN) / 1024.0
}

fn bytes_in(folder: &Path) -> u64 {
    let size = |path: PathBuf| match path.symlink_metadata() {
        Ok(found) if found.is_dir() => bytes_in(&path),
        Ok(found) => found.len(),
        Err(_) => 0,
    };
    std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| size(entry.path())).sum()
}
