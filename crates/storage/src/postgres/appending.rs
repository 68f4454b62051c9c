//! The one task of a process that appends. It takes everything that waits and puts it into one statement, so that many tables share a commit. The
//! statement moves `tables.seq` on from the number that each job built on; who built on another number is told that the entry is taken. Rows are
//! locked in the order of their ids, so that two processes never wait for each other.

use super::batch::{Columns, Kind, SETTINGS};
use super::connections::{Connection, Connections, Effect};
use super::counting;
use super::{text, to_json};
use crate::clock;
use crate::contract::store::{LEASE, Later, StoreError};
use crate::metrics::StoreMetrics;
use crate::tasks;
use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU8, Ordering};
use std::time::{Duration, Instant};
use tianxia_tables::{Entry, RatedResult, Summary};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinSet;
use tokio::time::timeout;
use tokio_postgres::Row;

/// The most tables in one statement.
const BATCH: usize = 512;
/// How long a job may wait and be worked on in all.
const ANSWER: Duration = Duration::from_millis(1800);
/// How long one statement may take.
pub(super) const STATEMENT: Duration = Duration::from_millis(1500);

/// Nobody has taken the job, and it can be withdrawn.
const WAITING: u8 = 0;
/// It is on its way to the database.
const SENT: u8 = 1;
/// Whoever asked has given up; it must not be sent any more.
const WITHDRAWN: u8 = 2;

/// Entries for one table, and who waits for them.
pub(super) struct Job {
    pub(super) table: String,
    pub(super) first: u32,
    pub(super) entries: Vec<Entry>,
    pub(super) deeds: Vec<String>,
    pub(super) summary: Summary,
    pub(super) listing: Option<String>,
    pub(super) lease: i64,
    state: Arc<AtomicU8>,
    done: oneshot::Sender<Result<(), StoreError>>,
}

enum Message {
    Append(Box<Job>),
    Stop(oneshot::Sender<()>),
}

/// The way to the task that appends.
pub(super) struct Appending {
    jobs: mpsc::UnboundedSender<Message>,
    /// For how long a table where a bot has to play is left to this process, in milliseconds.
    lease: AtomicI64,
}

impl Appending {
    pub(super) fn start(connections: Arc<Connections>, metrics: Arc<StoreMetrics>) -> Self {
        let (sender, inbox) = mpsc::unbounded_channel();
        tasks::spawn(run(inbox, connections, metrics));
        Appending { jobs: sender, lease: AtomicI64::new(LEASE) }
    }

    pub(super) fn leave_bots(&self, leave: bool) {
        self.lease.store(if leave { 0 } else { LEASE }, Ordering::SeqCst);
    }

    /// Appends; the answer comes when it is committed, or within a moment if it cannot be.
    pub(super) fn append(&self, table: &str, first: u32, entries: Vec<Entry>, summary: Summary) -> Later<()> {
        let (done, answer) = oneshot::channel();
        let state = Arc::new(AtomicU8::new(WAITING));
        let job = Job::new(table, first, entries, summary, state.clone(), done);
        let lease = clock::now() + self.lease.load(Ordering::SeqCst);
        let sent = job
            .map(|job| Job { lease: if job.summary.bot { lease } else { 0 }, ..job })
            .map(|job| self.jobs.send(Message::Append(Box::new(job))));
        Box::pin(async move {
            sent?.map_err(|_| StoreError::Broken("the writer has stopped".to_owned()))?;
            match timeout(ANSWER, answer).await {
                Ok(answer) => answer.unwrap_or(Err(StoreError::Unknown)),
                Err(_) => match state.compare_exchange(WAITING, WITHDRAWN, Ordering::SeqCst, Ordering::SeqCst) {
                    Ok(_) => Err(StoreError::Away),
                    Err(_) => Err(StoreError::Unknown),
                },
            }
        })
    }

    /// Appends what waits, and stops.
    pub(super) fn stop(&self) -> Later<()> {
        let (done, stopped) = oneshot::channel();
        let sent = self.jobs.send(Message::Stop(done));
        Box::pin(async move {
            if sent.is_ok() {
                let _ = stopped.await;
            }
            Ok(())
        })
    }
}

impl Job {
    fn new(
        table: &str,
        first: u32,
        entries: Vec<Entry>,
        summary: Summary,
        state: Arc<AtomicU8>,
        done: oneshot::Sender<Result<(), StoreError>>,
    ) -> Result<Self, StoreError> {
        if first == 0 && summary.facts.is_none() {
            return Err(StoreError::Broken("a new table says what lists show of it".to_owned()));
        }
        let deeds = entries.iter().map(|entry| entry.deed.text()).collect::<Result<_, _>>();
        let deeds = deeds.map_err(|error| StoreError::Broken(error.to_string()))?;
        let listing = summary.facts.as_ref().map(|facts| to_json(&facts.listing)).transpose()?;
        Ok(Job { table: text(table), first, entries, deeds, summary, listing, lease: 0, state, done })
    }

    /// What counts for ratings with these entries.
    pub(super) fn result(&self) -> Option<&RatedResult> {
        self.summary.facts.as_ref()?.result.as_ref()
    }

    /// From here on it may have been done. Whoever asked may have given up before; then it must not be.
    pub(super) fn send(&self) -> bool {
        self.state.compare_exchange(WAITING, SENT, Ordering::SeqCst, Ordering::SeqCst).is_ok()
    }

    /// May it have been done?
    pub(super) fn is_sent(&self) -> bool {
        self.state.load(Ordering::SeqCst) == SENT
    }

    /// Tells whoever asked, who may have gone; what is done stands all the same.
    pub(super) fn answer(self, answer: Result<(), StoreError>) {
        let _ = self.done.send(answer);
    }
}

async fn run(mut inbox: mpsc::UnboundedReceiver<Message>, connections: Arc<Connections>, metrics: Arc<StoreMetrics>) {
    let mut connection: Option<Connection> = None;
    // Of one table only one job at a time is in a statement; the others wait for the next.
    let mut later: Vec<Job> = Vec::new();
    let mut stop = None;
    let mut counting = JoinSet::new();
    loop {
        let mut jobs: Vec<Job> = Vec::new();
        let mut tables = HashSet::new();
        let mut waiting = std::mem::take(&mut later).into_iter();
        loop {
            let job = match waiting.next() {
                Some(job) => job,
                None if jobs.len() == BATCH || stop.is_some() => break,
                None => {
                    let message = match jobs.is_empty() && later.is_empty() {
                        true => inbox.recv().await,
                        false => inbox.try_recv().ok(),
                    };
                    match message {
                        Some(Message::Append(job)) => *job,
                        Some(Message::Stop(done)) => {
                            stop = Some(done);
                            break;
                        }
                        None => break,
                    }
                }
            };
            match jobs.len() < BATCH && tables.insert(job.table.clone()) {
                true => jobs.push(job),
                false => later.push(job),
            }
        }
        if jobs.is_empty() {
            // Nobody can ask any more, or somebody wants it to stop.
            while counting.join_next().await.is_some() {}
            if let Some(done) = stop {
                let _ = done.send(());
            }
            return;
        }
        // A game that counts takes several statements, and may have to wait for another; nobody else waits for it.
        while counting.try_join_next().is_some() {}
        let (ends, jobs): (Vec<_>, Vec<_>) = jobs.into_iter().partition(|job| job.result().is_some());
        for job in ends {
            counting.spawn(counting::append(connections.clone(), job));
        }
        if jobs.is_empty() {
            continue;
        }
        let begun = Instant::now();
        metrics.batch.observe(jobs.len() as f64);
        append(&connections, &mut connection, jobs).await;
        metrics.flush.observe(begun.elapsed().as_secs_f64());
    }
}

/// A connection to append by, which knows what it will be asked.
async fn ready(connections: &Arc<Connections>) -> Result<Connection, StoreError> {
    let mut connection = connections.take().await?;
    let prepared = async {
        connection.client().batch_execute(SETTINGS).await?;
        for kind in [Kind::Anything, Kind::Actions] {
            connection.statement(kind.statement()).await?;
        }
        Ok(())
    };
    match timeout(STATEMENT, prepared).await {
        Ok(Ok(())) => Ok(connection),
        Ok(Err(error)) => Err(connections.failed(&error, Effect::None, SETTINGS)),
        Err(_) => {
            connections.lost("no answer in time");
            Err(StoreError::Away)
        }
    }
}

async fn append(connections: &Arc<Connections>, connection: &mut Option<Connection>, mut jobs: Vec<Job>) {
    let refuse = |jobs: Vec<Job>, error: StoreError| {
        for job in jobs {
            job.answer(Err(error.clone()));
        }
    };
    // A connection that was lost while nobody appended is found out here, where nothing has been sent yet.
    if connection.as_mut().is_none_or(|connection| connection.client().is_closed()) || connections.is_away() {
        *connection = match ready(connections).await {
            Ok(connection) => Some(connection),
            Err(error) => return refuse(jobs, error),
        };
    }
    let Some(ready) = connection else { return refuse(jobs, StoreError::Away) };
    // In this order rows are locked, whatever the statement.
    jobs.sort_unstable_by(|one, other| one.table.cmp(&other.table));
    let kind = Kind::of(&jobs);
    let text = kind.statement();
    let statement = match timeout(STATEMENT, ready.statement(text)).await {
        Ok(Ok(statement)) => statement,
        Ok(Err(error)) => {
            *connection = None;
            return refuse(jobs, connections.failed(&error, Effect::None, text));
        }
        Err(_) => {
            *connection = None;
            connections.lost("no answer in time");
            return refuse(jobs, StoreError::Away);
        }
    };
    jobs.retain(|job| job.send());
    if jobs.is_empty() {
        return;
    }
    let columns = Columns::of(&jobs);
    let answer = timeout(STATEMENT, ready.client().query(&statement, &columns.params(kind))).await;
    match answer {
        Ok(Ok(rows)) => {
            let done = outcomes(&rows);
            for job in jobs {
                let answer = outcome(&done, &job.table);
                job.answer(answer);
            }
        }
        Ok(Err(error)) => {
            let meaning = match connections.failed(&error, Effect::Change, text) {
                // Not the fence, which answers without an error.
                StoreError::Taken => StoreError::Broken("an entry is there that its table does not count".to_owned()),
                meaning => meaning,
            };
            *connection = None;
            refuse(jobs, meaning);
        }
        Err(_) => {
            *connection = None;
            connections.lost("no answer to an append in time");
            refuse(jobs, StoreError::Unknown);
        }
    }
}

/// What came of the tables that a statement answers with: whether each was moved, or refused to somebody who was erased.
pub(super) fn outcomes(rows: &[Row]) -> HashMap<String, bool> {
    rows.iter().filter_map(|row| Some((row.try_get(0).ok()?, row.try_get(1).ok()?))).collect()
}

/// The answer for one of them. A table that is not named was moved by another server.
pub(super) fn outcome(outcomes: &HashMap<String, bool>, table: &str) -> Result<(), StoreError> {
    match outcomes.get(table) {
        Some(true) => Ok(()),
        Some(false) => Err(StoreError::Erased),
        None => Err(StoreError::Taken),
    }
}
