//! The one thread that writes. It takes everything that waits, puts it into one transaction and flushes once, so that many tables
//! share a disk flush; only then does anybody hear that their entry is kept.

use super::ends::Ends;
use super::presence::Presence;
use crate::contract::store::{Later, StoreError};
use crate::metrics::StoreMetrics;
use rusqlite::Connection;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Instant;
use tokio::sync::oneshot;
use tracing::{error, warn};

/// The most jobs in one transaction.
const BATCH: usize = 1024;

type Written = Result<(), StoreError>;

type Append = dyn FnOnce(&Connection, &mut Ends) -> Written + Send;
type Other = dyn FnOnce(&Connection) -> Written + Send;

enum Work {
    /// Entries for a log.
    Append(Box<Append>),
    /// Anything else; it may take logs away.
    Other(Box<Other>),
}

impl Work {
    fn run(self, connection: &Connection, ends: &mut Ends) -> Written {
        match self {
            Work::Append(work) => work(connection, ends),
            Work::Other(work) => {
                ends.forget();
                work(connection)
            }
        }
    }
}

/// Something to be written, and who waits for it.
struct Job {
    work: Work,
    done: oneshot::Sender<Written>,
}

enum Message {
    Write(Job),
    Stop(oneshot::Sender<Written>),
}

/// The way to the thread that writes.
#[derive(Clone)]
pub(super) struct Writer(Sender<Message>);

impl Writer {
    pub(super) fn start(
        connection: Connection,
        presence: Arc<Presence>,
        metrics: Arc<StoreMetrics>,
    ) -> std::io::Result<Self> {
        let (sender, receiver) = channel();
        let run = move || run(connection, &receiver, &presence, &metrics);
        std::thread::Builder::new().name("writer".to_owned()).spawn(run)?;
        Ok(Writer(sender))
    }

    /// Writes something; the answer comes when it is on disk. `Taken` and `Erased` from `work` fail it alone, any other error the whole
    /// transaction.
    pub(super) fn write(&self, work: impl FnOnce(&Connection) -> Written + Send + 'static) -> Later<()> {
        self.send(Work::Other(Box::new(work)))
    }

    /// Adds entries to a log, in the same way.
    pub(super) fn append(&self, work: impl FnOnce(&Connection, &mut Ends) -> Written + Send + 'static) -> Later<()> {
        self.send(Work::Append(Box::new(work)))
    }

    fn send(&self, work: Work) -> Later<()> {
        let (done, answer) = oneshot::channel();
        let sent = self.0.send(Message::Write(Job { work, done }));
        Box::pin(async move {
            sent.map_err(|_| gone())?;
            answer.await.unwrap_or_else(|_| Err(gone()))
        })
    }

    /// Writes what waits, and stops.
    pub(super) fn stop(&self) -> Later<()> {
        let (done, answer) = oneshot::channel();
        let sent = self.0.send(Message::Stop(done));
        Box::pin(async move {
            match sent {
                Ok(()) => answer.await.unwrap_or(Ok(())),
                Err(_) => Ok(()),
            }
        })
    }
}

fn gone() -> StoreError {
    StoreError::Broken("the writer has stopped".to_owned())
}

fn run(connection: Connection, inbox: &Receiver<Message>, presence: &Presence, metrics: &StoreMetrics) {
    let (mut stop, mut ends) = (None, Ends::default());
    while stop.is_none()
        && let Ok(first) = inbox.recv()
    {
        let mut jobs = Vec::new();
        for message in std::iter::once(first).chain(inbox.try_iter()) {
            match message {
                Message::Write(job) => jobs.push(job),
                Message::Stop(done) => stop = Some(done),
            }
            if jobs.len() == BATCH {
                break;
            }
        }
        if !jobs.is_empty() {
            let begun = Instant::now();
            metrics.batch.observe(jobs.len() as f64);
            // What panics in here is a fault of ours; the jobs it took are answered by what they drop, and the writer goes on.
            if catch_unwind(AssertUnwindSafe(|| write(&connection, presence, &mut ends, jobs))).is_err() {
                error!("a write ended in a panic");
                ends.forget();
                roll_back(&connection);
            }
            metrics.flush.observe(begun.elapsed().as_secs_f64());
        }
    }
    if let Err((_, error)) = connection.close() {
        warn!(%error, "the database did not close cleanly; the next start will recover it");
    }
    if let Some(done) = stop {
        let _ = done.send(Ok(()));
    }
}

/// Ends a transaction that failed. SQLite has rolled back by itself after some errors and not after others.
fn roll_back(connection: &Connection) {
    if !connection.is_autocommit()
        && let Err(error) = connection.execute_batch("ROLLBACK")
    {
        error!(%error, "could not roll back");
    }
}

fn write(connection: &Connection, presence: &Presence, ends: &mut Ends, jobs: Vec<Job>) {
    let mut results = Vec::with_capacity(jobs.len());
    let begun = connection.execute_batch("BEGIN IMMEDIATE").and_then(|()| ends.begin(connection));
    let mut failure = begun.err().map(StoreError::from);
    for Job { work, done } in jobs {
        let result = match &failure {
            Some(error) => Err(error.clone()),
            None => work.run(connection, ends),
        };
        match &result {
            Ok(()) | Err(StoreError::Taken | StoreError::Erased) => {}
            Err(error) => failure = Some(error.clone()),
        }
        results.push((result, done));
    }
    failure = failure.or_else(|| presence.missing().map(StoreError::Gone));
    if failure.is_none() {
        failure = connection.execute_batch("COMMIT").err().map(StoreError::from);
    }
    if let Some(error) = &failure {
        error!(?error, jobs = results.len(), "could not write");
        ends.forget();
        roll_back(connection);
    }
    for (result, done) in results {
        let answer = match &failure {
            Some(error) => Err(error.clone()),
            None => result,
        };
        // Whoever asked may have gone; the entry stands all the same.
        let _ = done.send(answer);
    }
}
