//! The connection, and the way back to it.

use crate::address::{Address, Login};
use crate::client::State;
use crate::registry::Registry;
use crate::wire::{self, Info, Said};
use serde_json::json;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio::time::{Instant, MissedTickBehavior, interval_at, timeout};
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// How long a try to connect may take, and the wait before the next.
const LOOK: Duration = Duration::from_secs(1);
/// How long a server may take to take what is sent.
const TAKEN: Duration = Duration::from_secs(2);
/// How often a server is asked whether it is there, and how many of these may be unanswered.
const PING: Duration = Duration::from_secs(5);
const UNANSWERED: u32 = 2;
/// About how much is sent at once.
const AT_ONCE: usize = 64 << 10;

trait Line: AsyncRead + AsyncWrite + Unpin + Send {}
impl<T: AsyncRead + AsyncWrite + Unpin + Send> Line for T {}

pub(crate) type Tell = dyn Fn(State<'_>) + Send + Sync;

/// Connects, and connects again, until every client is dropped. Why there is no connection is told once for each reason of each address.
pub(crate) async fn keep(
    addresses: Vec<Address>,
    name: &'static str,
    registry: Arc<Registry>,
    mut outbox: mpsc::Receiver<Vec<u8>>,
    tell: Box<Tell>,
) {
    let mut told = vec![String::new(); addresses.len()];
    for (number, address) in addresses.iter().enumerate().cycle() {
        let why = match timeout(LOOK, Connection::open(address, name)).await {
            Ok(Ok(connection)) => {
                told.fill(String::new());
                let ended = connection.carry(&registry, &mut outbox, &*tell).await;
                registry.lose();
                let Err(why) = ended else { return };
                why
            }
            Ok(Err(why)) => why,
            Err(_) => "it does not answer".to_owned(),
        };
        if told[number] != why {
            tell(State::Away(&format!("{address}: {why}")));
            told[number] = why;
        }
        // Whoever stops while NATS is away is not waited for either.
        let gone = async { while outbox.recv().await.is_some() {} };
        if timeout(LOOK, gone).await.is_ok() {
            return;
        }
    }
}

/// A line to a server, and what was read from it and not understood yet.
struct Connection {
    line: Box<dyn Line>,
    read: Vec<u8>,
    largest: usize,
}

impl Connection {
    /// Connects and says who one is. An error is one sentence.
    async fn open(address: &Address, name: &str) -> Result<Self, String> {
        let lost = |error: std::io::Error| error.to_string();
        let line = TcpStream::connect((address.host.as_str(), address.port)).await.map_err(lost)?;
        line.set_nodelay(true).map_err(lost)?;
        let mut connection = Connection { line: Box::new(line), read: Vec::new(), largest: 0 };
        let Said::Info(Info { tls_required, max_payload }) = connection.hear().await? else {
            return Err("it does not say what it is".to_owned());
        };
        connection.largest = max_payload;
        if tls_required || address.tls {
            let plain = std::mem::replace(&mut connection.line, Box::new(tokio::io::empty()));
            connection.line = encrypted(plain, &address.host).await?;
        }
        let mut about = json!({
            "verbose": false, "pedantic": false, "echo": false, "headers": true, "no_responders": true, "protocol": 1,
            "tls_required": tls_required || address.tls, "lang": "rust", "version": env!("CARGO_PKG_VERSION"), "name": name,
        });
        match &address.login {
            Some(Login::Token(token)) => about["auth_token"] = json!(token),
            Some(Login::User { name, password }) => (about["user"], about["pass"]) = (json!(name), json!(password)),
            None => {}
        }
        connection.say(format!("CONNECT {about}\r\nPING\r\n").as_bytes()).await?;
        loop {
            match connection.hear().await? {
                Said::Pong => return Ok(connection),
                Said::Error(error) => return Err(refused(&error)),
                _ => {}
            }
        }
    }

    /// Carries messages both ways. It ends well when every client is dropped.
    async fn carry(
        mut self,
        registry: &Registry,
        outbox: &mut mpsc::Receiver<Vec<u8>>,
        tell: &Tell,
    ) -> Result<(), String> {
        let mut complaint = None;
        let ended = self.exchange(registry, outbox, tell, &mut complaint).await;
        // A server says why before it closes a connection.
        ended.map_err(|why| complaint.map_or(why, |complaint| refused(&complaint)))
    }

    async fn exchange(
        &mut self,
        registry: &Registry,
        outbox: &mut mpsc::Receiver<Vec<u8>>,
        tell: &Tell,
        complaint: &mut Option<String>,
    ) -> Result<(), String> {
        // What waited for a connection that was lost is late; who listens is told anew.
        while outbox.try_recv().is_ok() {}
        self.say(&registry.subscriptions()).await?;
        registry.largest.store(self.largest, Ordering::Relaxed);
        registry.up.store(true, Ordering::SeqCst);
        tell(State::Reached);
        let mut pings = interval_at(Instant::now() + PING, PING);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut unanswered = 0;
        loop {
            tokio::select! {
                said = self.hear() => match said? {
                    Said::Ping => self.say(b"PONG\r\n").await?,
                    Said::Pong => unanswered = 0,
                    // After some errors the connection goes on, after others the server closes it.
                    Said::Error(error) => {
                        if complaint.as_ref() != Some(&error) {
                            tell(State::Refused(&error));
                        }
                        *complaint = Some(error);
                    }
                    said => registry.hand_out(said),
                },
                waiting = outbox.recv() => {
                    let Some(mut bytes) = waiting else { return Ok(()) };
                    while bytes.len() < AT_ONCE && let Ok(more) = outbox.try_recv() {
                        bytes.extend(more);
                    }
                    self.say(&bytes).await?;
                },
                _ = pings.tick() => {
                    if unanswered == UNANSWERED {
                        return Err("it is silent".to_owned());
                    }
                    unanswered += 1;
                    self.say(b"PING\r\n").await?;
                },
            }
        }
    }

    /// The next thing that is said. Nothing is lost if the wait is given up.
    async fn hear(&mut self) -> Result<Said, String> {
        loop {
            if let Some((said, size)) = wire::read(&self.read)? {
                self.read.drain(..size);
                return Ok(said);
            }
            match self.line.read_buf(&mut self.read).await {
                Ok(0) => return Err("it closed the connection".to_owned()),
                Ok(_) => {}
                Err(error) => return Err(error.to_string()),
            }
        }
    }

    async fn say(&mut self, bytes: &[u8]) -> Result<(), String> {
        let said = async {
            self.line.write_all(bytes).await?;
            self.line.flush().await
        };
        match timeout(TAKEN, said).await {
            Ok(said) => said.map_err(|error| error.to_string()),
            Err(_) => Err("it takes nothing more".to_owned()),
        }
    }
}

/// What a server says when it refuses something, as a part of a sentence.
fn refused(error: &str) -> String {
    format!("it refuses: {error}")
}

async fn encrypted(line: Box<dyn Line>, host: &str) -> Result<Box<dyn Line>, String> {
    let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
    let settings = ClientConfig::builder().with_root_certificates(roots).with_no_client_auth();
    let server = ServerName::try_from(host.to_owned()).map_err(|error| error.to_string())?;
    let line = TlsConnector::from(Arc::new(settings)).connect(server, line).await;
    Ok(Box::new(line.map_err(|error| error.to_string())?))
}
