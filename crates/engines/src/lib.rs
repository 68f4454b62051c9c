//! Real engines for tests: a PostgreSQL and a NATS server of one's own, each in its own process, gone after the test; and a wire to put before
//! them that can be cut or frozen. `scripts/engines` sees to it that the programs are there.

mod nats;
mod postgres;
mod programs;
mod wire;

pub use nats::Nats;
pub use postgres::Postgres;
pub use wire::Wire;

use std::net::TcpListener;
use std::process::Command;
use std::time::{Duration, Instant};

/// How long an engine may take to start.
const PATIENCE: Duration = Duration::from_secs(120);

/// A port that is free now.
fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port of this machine");
    listener.local_addr().expect("the port has a number").port()
}

/// Does root run this?
fn is_root() -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        std::fs::metadata("/proc/self").is_ok_and(|me| me.uid() == 0)
    }
    #[cfg(not(unix))]
    false
}

/// Sends a signal to a process.
fn signal(pid: u32, name: &str) {
    let sent = Command::new("kill").args([&format!("-{name}"), &pid.to_string()]).status();
    assert!(sent.is_ok_and(|status| status.success()), "cannot send {name} to process {pid}");
}

/// Waits until something is so.
fn until(what: &str, mut is_so: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !is_so() {
        assert!(begun.elapsed() < PATIENCE, "waited in vain until {what}");
        std::thread::sleep(Duration::from_millis(10));
    }
}
