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
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// How long an engine may take to start.
const PATIENCE: Duration = Duration::from_secs(120);

/// A port that is free, below those that the system gives to whoever asks for any: so it stays free between two runs of a program.
#[must_use]
pub fn free_port() -> u16 {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    loop {
        let number = std::process::id().wrapping_mul(97).wrapping_add(COUNT.fetch_add(1, Ordering::Relaxed));
        let port = 10_000 + (number % 20_000) as u16;
        if TcpListener::bind(("127.0.0.1", port)).is_ok() {
            return port;
        }
    }
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
