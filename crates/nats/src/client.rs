//! What the rest of a program sees of NATS.

use crate::address::Address;
use crate::connection;
use crate::registry::Registry;
use crate::wire::{self, Message};
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::timeout;

/// How much waits to be sent; what is too much is not sent.
const OUTBOX: usize = 4096;

/// A connection to NATS, or the search for one. Copies share it; it ends with the last of them.
#[derive(Clone)]
pub struct Client {
    registry: Arc<Registry>,
    outbox: mpsc::Sender<Vec<u8>>,
}

/// What a client hears of its connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State<'a> {
    /// A server is reached.
    Reached,
    /// The server refuses something and goes on, such as a subject that this user may not use: what it said.
    Refused(&'a str),
    /// No server is reached: which one was tried, and why it is not.
    Away(&'a str),
}

/// Nobody answered: nobody listens, nobody was quick enough, or NATS is away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoAnswer;

impl fmt::Display for NoAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("nobody answered")
    }
}

impl std::error::Error for NoAnswer {}

impl Client {
    /// Begins to look for a server at these addresses, under a name for its operator, inside a runtime of tokio. `tell` hears when one is reached, when it is
    /// lost, and why none is: each reason once, until one is reached.
    #[must_use]
    pub fn start(
        addresses: Vec<Address>,
        name: &'static str,
        tell: impl Fn(State<'_>) + Send + Sync + 'static,
    ) -> Self {
        let registry = Arc::new(Registry::new());
        let (outbox, waiting) = mpsc::channel(OUTBOX);
        tokio::spawn(connection::keep(addresses, name, registry.clone(), waiting, Box::new(tell)));
        Client { registry, outbox }
    }

    /// Is a server reached?
    #[must_use]
    pub fn is_up(&self) -> bool {
        self.registry.up.load(Ordering::SeqCst)
    }

    /// Says something to whoever listens. Was it sent? What is not is lost: NATS is away or slow, or takes no such message.
    pub fn publish(&self, subject: &str, payload: &[u8]) -> bool {
        self.say(subject, None, payload)
    }

    /// Listens under a subject, in which `*` stands for any one part. Of a group only one member hears each message. What is published while NATS is
    /// away is not heard.
    #[must_use]
    pub fn subscribe(&self, subject: &str, group: Option<&str>) -> Subscription {
        let (sid, heard) = self.registry.listen(subject, group);
        // A connection that is made later says so by itself.
        let _ = self.outbox.try_send(wire::subscribe(subject, group, sid));
        Subscription { client: self.clone(), sid, heard }
    }

    /// Asks whoever listens; the first answer counts.
    pub async fn ask(&self, subject: &str, payload: &[u8], within: Duration) -> Result<Vec<u8>, NoAnswer> {
        let (question, told) = self.registry.ask();
        if !self.say(subject, Some(&question.subject()), payload) {
            return Err(NoAnswer);
        }
        match timeout(within, told).await {
            Ok(Ok(Some(answer))) => Ok(answer),
            _ => Err(NoAnswer),
        }
    }

    fn say(&self, subject: &str, reply: Option<&str>, payload: &[u8]) -> bool {
        self.is_up()
            && wire::is_subject(subject)
            && payload.len() <= self.registry.largest.load(Ordering::Relaxed)
            && self.outbox.try_send(wire::publish(subject, reply, payload)).is_ok()
    }
}

impl fmt::Debug for Client {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Client").field("up", &self.is_up()).finish_non_exhaustive()
    }
}

/// What comes under a subject, for as long as somebody listens.
#[derive(Debug)]
pub struct Subscription {
    client: Client,
    sid: u64,
    heard: mpsc::Receiver<Message>,
}

impl Subscription {
    /// The next message. Nothing is lost if the wait is given up.
    pub async fn next(&mut self) -> Option<Message> {
        self.heard.recv().await
    }
}

impl Drop for Subscription {
    fn drop(&mut self) {
        self.client.registry.forget(self.sid);
        let _ = self.client.outbox.try_send(wire::unsubscribe(self.sid));
    }
}
