//! Who listens for what, and who waits for an answer. It outlives connections.

use crate::wire::{self, Message, Said};
use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::sync::{mpsc, oneshot};

/// How many messages wait for a listener; what is too much is lost.
const WAITING: usize = 4096;
/// The number of the subscription to answers.
const ANSWERS: u64 = 0;

pub(crate) struct Registry {
    /// What the subjects of answers begin with. Nobody else can guess it.
    answers: String,
    pub(crate) up: AtomicBool,
    /// The largest payload that the server takes.
    pub(crate) largest: AtomicUsize,
    entries: Mutex<Entries>,
}

#[derive(Default)]
struct Entries {
    /// Numbers of subscriptions and of questions; 0 is none of a listener's.
    last: u64,
    listeners: BTreeMap<u64, Listener>,
    asked: HashMap<u64, oneshot::Sender<Option<Vec<u8>>>>,
}

struct Listener {
    subject: String,
    group: Option<String>,
    inbox: mpsc::Sender<Message>,
}

impl Registry {
    pub(crate) fn new() -> Self {
        let mut random = [0; 16];
        getrandom::fill(&mut random).expect("the system has a source of randomness");
        let answers = format!("_INBOX.{:032x}.", u128::from_le_bytes(random));
        Registry {
            answers,
            up: AtomicBool::new(false),
            largest: AtomicUsize::new(usize::MAX),
            entries: Mutex::default(),
        }
    }

    fn entries(&self) -> MutexGuard<'_, Entries> {
        self.entries.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a listener: its number, and what comes for it.
    pub(crate) fn listen(&self, subject: &str, group: Option<&str>) -> (u64, mpsc::Receiver<Message>) {
        let (inbox, heard) = mpsc::channel(WAITING);
        let mut entries = self.entries();
        entries.last += 1;
        let sid = entries.last;
        let listener = Listener { subject: subject.to_owned(), group: group.map(str::to_owned), inbox };
        entries.listeners.insert(sid, listener);
        (sid, heard)
    }

    pub(crate) fn forget(&self, sid: u64) {
        self.entries().listeners.remove(&sid);
    }

    /// Begins to wait for an answer: the subject it has to come under, and the answer, or none if nobody listens.
    pub(crate) fn ask(&self) -> (Question<'_>, oneshot::Receiver<Option<Vec<u8>>>) {
        let (tell, told) = oneshot::channel();
        let mut entries = self.entries();
        entries.last += 1;
        let number = entries.last;
        entries.asked.insert(number, tell);
        (Question { registry: self, number }, told)
    }

    /// What a new connection has to say first.
    pub(crate) fn subscriptions(&self) -> Vec<u8> {
        let mut bytes = wire::subscribe(&format!("{}*", self.answers), None, ANSWERS);
        for (sid, listener) in &self.entries().listeners {
            bytes.extend(wire::subscribe(&listener.subject, listener.group.as_deref(), *sid));
        }
        bytes
    }

    /// Gives what a server said to whom it concerns.
    pub(crate) fn hand_out(&self, said: Said) {
        match said {
            Said::Nobody { subject } => self.answer(&subject, None),
            Said::Message { sid: ANSWERS, message } => self.answer(&message.subject, Some(message.payload)),
            Said::Message { sid, message } => {
                if let Some(listener) = self.entries().listeners.get(&sid) {
                    let _ = listener.inbox.try_send(message);
                }
            }
            _ => {}
        }
    }

    fn answer(&self, subject: &str, payload: Option<Vec<u8>>) {
        let number = subject.strip_prefix(&self.answers).and_then(|number| number.parse().ok());
        if let Some(tell) = number.and_then(|number: u64| self.entries().asked.remove(&number)) {
            let _ = tell.send(payload);
        }
    }

    /// The connection is lost, and with it every answer that was waited for.
    pub(crate) fn lose(&self) {
        self.up.store(false, Ordering::SeqCst);
        self.entries().asked.clear();
    }
}

/// A question that waits for its answer; nobody waits any more when it is dropped.
pub(crate) struct Question<'a> {
    registry: &'a Registry,
    number: u64,
}

impl Question<'_> {
    pub(crate) fn subject(&self) -> String {
        format!("{}{}", self.registry.answers, self.number)
    }
}

impl Drop for Question<'_> {
    fn drop(&mut self) {
        self.registry.entries().asked.remove(&self.number);
    }
}
