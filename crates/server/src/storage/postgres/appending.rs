//! The one task of a process that appends. It takes everything that waits and puts it into one statement, so that many tables share a commit. The
//! statement moves `tables.seq` on from the number that each job built on; who built on another number is told that the entry is taken. Rows are
//! locked in the order of their ids, so that two processes never wait for each other.

use super::connections::{Connection, Connections, Effect};
use super::counting;
use super::{text, to_json};
use crate::clock;
use crate::metrics::Metrics;
use crate::storage::store::{LEASE, Later, StoreError, word};
use crate::tasks;
use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU8, Ordering};
use std::time::{Duration, Instant};
use tianxia_protocol::Status;
use tianxia_tables::{Entry, Facts, RatedResult, Summary};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinSet;
use tokio::time::timeout;

/// The most tables in one statement.
const BATCH: usize = 512;
/// How long a job may wait and be worked on in all.
const ANSWER: Duration = Duration::from_millis(1800);
/// How long one statement may take.
pub(super) const STATEMENT: Duration = Duration::from_millis(1500);

pub(super) const APPEND: &str = "
    WITH asked AS MATERIALIZED (
        SELECT * FROM unnest(
            $1::text[], $2::int[], $3::int[], $4::text[], $5::bigint[], $6::int[], $7::bool[], $8::bigint[], $9::bigint[],
            $10::bigint[], $11::text[], $12::bool[], $13::bigint[], $14::text[], $15::text[]
        ) AS asked (id, first, next, status, updated, turn, bot, deadline, lease, ended, game, listed, created, listing, host)
    ), fresh AS (
        INSERT INTO tables (id, seq, game, status, listed, created, updated, ended, turn, bot, deadline, lease, listing, host)
        SELECT id, next, game, status, listed, created, updated, ended, turn, bot, deadline, lease, listing, host
        FROM asked WHERE first = 0 ORDER BY id
        ON CONFLICT (id) DO NOTHING RETURNING id
    ), locked AS MATERIALIZED (
        SELECT tables.id FROM tables JOIN asked ON asked.id = tables.id AND tables.seq = asked.first
        WHERE asked.first > 0 AND (SELECT count(*) FROM fresh) >= 0
        ORDER BY tables.id FOR UPDATE OF tables
    ), moved AS (
        UPDATE tables SET
            seq = asked.next, status = asked.status, updated = asked.updated, turn = asked.turn, bot = asked.bot, deadline = asked.deadline,
            lease = asked.lease, ended = asked.ended, listed = COALESCE(asked.listed, tables.listed),
            listing = COALESCE(asked.listing, tables.listing), host = COALESCE(asked.host, tables.host)
        FROM asked JOIN locked ON locked.id = asked.id
        WHERE tables.id = asked.id AND tables.seq = asked.first RETURNING tables.id
    ), won AS (
        SELECT id FROM fresh UNION ALL SELECT id FROM moved
    ), logged AS (
        INSERT INTO entries (tbl, seq, time, command, deed)
        SELECT entry.* FROM unnest($16::text[], $17::int[], $18::bigint[], $19::text[], $20::text[]) AS entry (tbl, seq, time, command, deed)
        JOIN won ON won.id = entry.tbl
    ), seated AS (
        INSERT INTO seats (tbl, seat, identity)
        SELECT person.* FROM unnest($21::text[], $22::int[], $23::text[]) AS person (tbl, seat, identity) JOIN won ON won.id = person.tbl
        ON CONFLICT (tbl, seat) DO UPDATE SET identity = EXCLUDED.identity
    ), stood_up AS (
        DELETE FROM seats USING asked, won
        WHERE won.id = seats.tbl AND asked.id = seats.tbl AND asked.listing IS NOT NULL AND NOT EXISTS (
            SELECT 1 FROM unnest($21::text[], $22::int[]) AS person (tbl, seat) WHERE person.tbl = seats.tbl AND person.seat = seats.seat)
    )
    SELECT id FROM won";

/// Nobody has taken the job, and it can be withdrawn.
const WAITING: u8 = 0;
/// It is on its way to the database.
const SENT: u8 = 1;
/// Whoever asked has given up; it must not be sent any more.
const WITHDRAWN: u8 = 2;

/// Entries for one table, and who waits for them.
pub(super) struct Job {
    pub(super) table: String,
    first: u32,
    entries: Vec<Entry>,
    deeds: Vec<String>,
    pub(super) summary: Summary,
    listing: Option<String>,
    lease: i64,
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
    pub(super) fn start(connections: Arc<Connections>, metrics: Arc<Metrics>) -> Self {
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

async fn run(mut inbox: mpsc::UnboundedReceiver<Message>, connections: Arc<Connections>, metrics: Arc<Metrics>) {
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

async fn append(connections: &Arc<Connections>, connection: &mut Option<Connection>, jobs: Vec<Job>) {
    let refuse = |jobs: Vec<Job>, error: StoreError| {
        for job in jobs {
            job.answer(Err(error.clone()));
        }
    };
    // A connection that was lost while nobody appended is found out here, where nothing has been sent yet.
    if connection.as_mut().is_none_or(|connection| connection.client().is_closed()) || connections.is_away() {
        *connection = match connections.take().await {
            Ok(connection) => Some(connection),
            Err(error) => return refuse(jobs, error),
        };
    }
    let Some(ready) = connection else { return refuse(jobs, StoreError::Away) };
    let statement = match timeout(STATEMENT, ready.statement(APPEND)).await {
        Ok(Ok(statement)) => statement,
        Ok(Err(error)) => {
            *connection = None;
            return refuse(jobs, connections.failed(&error, Effect::None, APPEND));
        }
        Err(_) => {
            *connection = None;
            connections.lost("no answer in time");
            return refuse(jobs, StoreError::Away);
        }
    };
    let mut jobs = jobs;
    jobs.retain(|job| job.send());
    if jobs.is_empty() {
        return;
    }
    let columns = Columns::of(&jobs);
    let answer = timeout(STATEMENT, ready.client().query(&statement, &columns.params())).await;
    match answer {
        Ok(Ok(rows)) => {
            let won: HashSet<String> = rows.iter().filter_map(|row| row.try_get(0).ok()).collect();
            for job in jobs {
                let answer = if won.contains(&job.table) { Ok(()) } else { Err(StoreError::Taken) };
                job.answer(answer);
            }
        }
        Ok(Err(error)) => {
            let meaning = match connections.failed(&error, Effect::Change, APPEND) {
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

/// Everything of a batch, column by column.
#[derive(Default)]
pub(super) struct Columns<'a> {
    id: Vec<&'a str>,
    first: Vec<i32>,
    next: Vec<i32>,
    status: Vec<&'static str>,
    updated: Vec<i64>,
    turn: Vec<Option<i32>>,
    bot: Vec<bool>,
    deadline: Vec<Option<i64>>,
    lease: Vec<i64>,
    ended: Vec<Option<i64>>,
    game: Vec<Option<&'a str>>,
    listed: Vec<Option<bool>>,
    created: Vec<Option<i64>>,
    listing: Vec<Option<&'a str>>,
    host: Vec<Option<&'a str>>,
    entry_table: Vec<&'a str>,
    entry_seq: Vec<i32>,
    entry_time: Vec<i64>,
    entry_command: Vec<Option<String>>,
    entry_deed: Vec<&'a str>,
    seat_table: Vec<&'a str>,
    seat: Vec<i32>,
    seat_identity: Vec<&'a str>,
}

impl<'a> Columns<'a> {
    pub(super) fn of(jobs: &'a [Job]) -> Self {
        let mut columns = Columns::default();
        for job in jobs {
            columns.add(job);
        }
        columns
    }

    fn add(&mut self, job: &'a Job) {
        let (summary, facts): (&Summary, Option<&Facts>) = (&job.summary, job.summary.facts.as_ref());
        self.id.push(&job.table);
        self.first.push(job.first as i32);
        self.next.push(job.first as i32 + job.entries.len() as i32);
        self.status.push(word(summary.status));
        self.updated.push(summary.updated);
        self.turn.push(summary.turn.map(|seat| i32::from(u8::from(seat))));
        self.bot.push(summary.bot);
        self.deadline.push(summary.deadline);
        self.lease.push(job.lease);
        self.ended.push((summary.status == Status::Over).then_some(summary.updated));
        self.game.push(facts.map(|facts| &*facts.listing.game));
        self.listed.push(facts.map(|facts| facts.listed));
        self.created.push(facts.map(|facts| facts.listing.created));
        self.listing.push(job.listing.as_deref());
        self.host.push(facts.map(|facts| &*facts.host));
        for ((seq, entry), deed) in (job.first..).zip(&job.entries).zip(&job.deeds) {
            self.entry_table.push(&job.table);
            self.entry_seq.push(seq as i32);
            self.entry_time.push(entry.time);
            self.entry_command.push(entry.command.as_deref().map(text));
            self.entry_deed.push(deed);
        }
        for (seat, identity) in facts.into_iter().flat_map(|facts| &facts.people) {
            self.seat_table.push(&job.table);
            self.seat.push(i32::from(u8::from(*seat)));
            self.seat_identity.push(identity);
        }
    }

    pub(super) fn params(&self) -> [&(dyn tokio_postgres::types::ToSql + Sync); 23] {
        [
            &self.id,
            &self.first,
            &self.next,
            &self.status,
            &self.updated,
            &self.turn,
            &self.bot,
            &self.deadline,
            &self.lease,
            &self.ended,
            &self.game,
            &self.listed,
            &self.created,
            &self.listing,
            &self.host,
            &self.entry_table,
            &self.entry_seq,
            &self.entry_time,
            &self.entry_command,
            &self.entry_deed,
            &self.seat_table,
            &self.seat,
            &self.seat_identity,
        ]
    }
}
