//! A NATS server of one's own.

use crate::{free_port, programs, until};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

/// A running NATS server; it ends when this is dropped.
pub struct Nats {
    server: Child,
    port: u16,
    settings: Vec<String>,
}

impl Nats {
    /// Starts one.
    #[must_use]
    pub fn start() -> Self {
        Self::start_with(&[])
    }

    /// Starts one with settings of its own, as its command line has them.
    #[must_use]
    pub fn start_with(settings: &[&str]) -> Self {
        let settings: Vec<String> = settings.iter().map(|word| (*word).to_owned()).collect();
        let port = free_port();
        Nats { server: spawn(port, &settings), port, settings }
    }

    /// Its address, as `--news` takes it.
    #[must_use]
    pub fn url(&self) -> String {
        self.url_by(self.port)
    }

    /// The same by another port, as of a [`Wire`](crate::Wire).
    #[must_use]
    pub fn url_by(&self, port: u16) -> String {
        format!("nats://127.0.0.1:{port}")
    }

    /// The port it listens on.
    #[must_use]
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Ends it at once.
    pub fn stop(&mut self) {
        let _ = self.server.kill();
        self.server.wait().expect("NATS ends");
    }

    /// Starts it again on the same port.
    pub fn again(&mut self) {
        self.server = spawn(self.port, &self.settings);
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

fn spawn(port: u16, settings: &[String]) -> Child {
    let mut command = Command::new(programs::nats());
    command
        .args(["-a", "127.0.0.1", "-p", &port.to_string()])
        .args(settings)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    let server = command.spawn().expect("NATS starts");
    until("NATS listens", || TcpStream::connect(("127.0.0.1", port)).is_ok());
    server
}
