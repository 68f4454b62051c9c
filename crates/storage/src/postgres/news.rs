//! News between processes, by LISTEN and NOTIFY. They leave in transactions of their own, on a connection of their own, a few milliseconds' worth at a
//! time and without waiting for the disk: NOTIFY takes a lock over the whole database until its transaction ends, and no entry may wait for that.

use super::connections::{Connection, Connections, Effect};
use super::errors;
use super::params;
use crate::contract::shared::News;
use crate::metrics::StoreMetrics;
use crate::tasks;
use parking_lot::Mutex;
use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Weak};
use std::time::Duration;
use tokio::sync::{Notify, broadcast};
use tokio::time::{Instant, MissedTickBehavior, sleep, timeout};
use tracing::{info, warn};

/// The name under which news are sent.
const CHANNEL: &str = "tianxia_news";
/// The shortest time between two sendings.
const GATHER: Duration = Duration::from_millis(3);
/// How long one sending may take.
const SEND: Duration = Duration::from_millis(1500);
/// How often the process sends itself a sign through the database, and how long that may take.
const CHECK: Duration = Duration::from_secs(5);
/// Wait before a lost connection is made again.
const AGAIN: Duration = Duration::from_millis(500);
/// The most news of each kind that wait to be sent. More are dropped.
const MOST_WAITING: usize = 10_000;
/// The most news that wait for a listener here. A slower listener misses the oldest.
const MOST_HEARD: usize = 4_096;
/// The most bytes of one notification; PostgreSQL takes fewer than 8000.
const LONGEST: usize = 7_500;

const NOTIFY: &str = "SELECT pg_notify($1, message) FROM unnest($2::text[]) AS message";
const SIGN: &str = "SELECT pg_notify($1, $2)";

/// The news of one process.
pub(super) struct Newsroom {
    waiting: Mutex<Waiting>,
    changed: Arc<Notify>,
    heard: broadcast::Sender<News>,
    /// Tells this process apart from the others.
    process: String,
    /// The newest of its own signs that came back.
    sign: AtomicU64,
    metrics: Arc<StoreMetrics>,
}

/// What is sent next.
#[derive(Default)]
struct Waiting {
    entries: HashMap<String, u32>,
    others: HashSet<String>,
}

impl Newsroom {
    /// Starts to send and to listen.
    pub(super) fn start(connections: Arc<Connections>, metrics: Arc<StoreMetrics>) -> Arc<Self> {
        metrics.news_away.set(1);
        let process = crate::secret::hex(&crate::secret::random::<8>());
        let (heard, _) = broadcast::channel(MOST_HEARD);
        let newsroom = Arc::new(Newsroom {
            waiting: Mutex::default(),
            changed: Arc::default(),
            heard,
            process,
            sign: AtomicU64::new(0),
            metrics,
        });
        tasks::spawn(run(Arc::downgrade(&newsroom), newsroom.changed.clone(), connections));
        newsroom
    }

    pub(super) fn listen(&self) -> broadcast::Receiver<News> {
        self.heard.subscribe()
    }

    pub(super) fn hears(&self) -> bool {
        self.metrics.news_away.get() == 0
    }

    pub(super) fn tell(&self, news: News) {
        if !self.hears() {
            return;
        }
        let mut waiting = self.waiting.lock();
        match news {
            News::Entry { table, seq } if waiting.entries.len() < MOST_WAITING => {
                let newest = waiting.entries.entry(table).or_default();
                *newest = seq.max(*newest);
            }
            News::Entry { .. } => {}
            other if waiting.others.len() < MOST_WAITING => drop(waiting.others.insert(line(&other))),
            _ => {}
        }
        drop(waiting);
        self.changed.notify_one();
    }

    /// Takes what waits, as notifications that are short enough.
    fn take(&self) -> Vec<String> {
        let Waiting { entries, others } = std::mem::take(&mut *self.waiting.lock());
        let entries = entries.into_iter().map(|(table, seq)| line(&News::Entry { table, seq }));
        let mut messages = Vec::new();
        for line in entries.chain(others) {
            match messages.last_mut() {
                Some(message) if String::len(message) + line.len() < LONGEST => {
                    message.push('\n');
                    message.push_str(&line);
                }
                _ => messages.push(format!("{}\n{line}", self.process)),
            }
        }
        messages
    }

    /// Takes in a notification.
    fn hear(&self, message: &str) {
        let mut lines = message.lines();
        if lines.next() == Some(&*self.process) {
            let sign = lines.next().and_then(|line| line.strip_prefix("sign ")?.parse().ok());
            self.sign.fetch_max(sign.unwrap_or(0), Ordering::SeqCst);
            return;
        }
        for news in lines.filter_map(read) {
            // Without listeners there is nothing to do.
            let _ = self.heard.send(news);
        }
    }

    fn arrive(&self) {
        if self.metrics.news_away.set(0) != 0 {
            info!("news from other servers arrive");
        }
    }

    fn stop(&self, why: &str) {
        if self.metrics.news_away.set(1) == 0 {
            warn!(why, "news from other servers do not arrive; moves made there will be shown up to two seconds late");
        }
        *self.waiting.lock() = Waiting::default();
    }
}

/// News as a line. No part of them contains a space or a line break.
fn line(news: &News) -> String {
    match news {
        News::Entry { table, seq } => format!("entry {table} {seq}"),
        News::Bots => "bots".to_owned(),
        News::Question => "question".to_owned(),
        News::Answer { question } => format!("answer {question}"),
        News::Sought { person } => format!("sought {person}"),
        News::Found { person } => format!("found {person}"),
    }
}

/// The news of a line. A later release may send others, which are passed over.
fn read(line: &str) -> Option<News> {
    let mut words = line.split(' ');
    let mut word = || words.next().map(str::to_owned);
    match &*word()? {
        "entry" => Some(News::Entry { table: word()?, seq: word()?.parse().ok()? }),
        "bots" => Some(News::Bots),
        "question" => Some(News::Question),
        "answer" => Some(News::Answer { question: word()? }),
        "sought" => Some(News::Sought { person: word()? }),
        "found" => Some(News::Found { person: word()? }),
        _ => None,
    }
}

/// Sends and listens until the store is dropped; a lost connection is made again.
async fn run(newsroom: Weak<Newsroom>, changed: Arc<Notify>, connections: Arc<Connections>) {
    let mut told = String::new();
    while newsroom.strong_count() > 0 {
        let why = match session(&newsroom, &changed, &connections).await {
            Ok(()) => return,
            Err(why) => why,
        };
        let Some(newsroom) = newsroom.upgrade() else { return };
        newsroom.stop(&why);
        // A reason is logged once. While the database is unreachable, that is logged elsewhere.
        if why != told && !connections.is_away() {
            warn!(
                why,
                "cannot listen to news from other servers; moves made there will be shown up to two seconds late"
            );
        }
        told = why;
        drop(newsroom);
        sleep(AGAIN).await;
    }
}

/// Sends and listens on one connection until it fails. Returns `Ok` when the store is dropped.
async fn session(
    newsroom: &Weak<Newsroom>,
    changed: &Arc<Notify>,
    connections: &Arc<Connections>,
) -> Result<(), String> {
    let ears = newsroom.clone();
    let hear = move |channel: &str, message: &str| {
        if let (CHANNEL, Some(newsroom)) = (channel, ears.upgrade()) {
            newsroom.hear(message);
        }
    };
    let mut connection = connections.connect_and_hear(hear).await.map_err(|unconnected| unconnected.why)?;
    let first = format!("LISTEN {CHANNEL}; SET synchronous_commit = off");
    let begun = timeout(SEND, connection.client().batch_execute(&first)).await;
    begun.map_err(|_| "no answer in time".to_owned())?.map_err(|error| errors::in_words(&error))?;
    let (mut sign, mut sent) = (0, Instant::now());
    let mut check = tokio::time::interval(CHECK);
    check.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut soon = tokio::time::interval(Duration::from_millis(50));
    let mut proven = false;
    loop {
        tokio::select! {
            () = changed.notified() => {
                sleep(GATHER.saturating_sub(sent.elapsed())).await;
                let Some(newsroom) = newsroom.upgrade() else { return Ok(()) };
                let messages = newsroom.take();
                drop(newsroom);
                if !messages.is_empty() {
                    send(&mut connection, messages).await?;
                    sent = Instant::now();
                }
            }
            _ = soon.tick(), if !proven => {
                let Some(newsroom) = newsroom.upgrade() else { return Ok(()) };
                if sign > 0 && newsroom.sign.load(Ordering::SeqCst) >= sign {
                    proven = true;
                    newsroom.arrive();
                }
            }
            _ = check.tick() => {
                let Some(newsroom) = newsroom.upgrade() else { return Ok(()) };
                if newsroom.sign.load(Ordering::SeqCst) < sign {
                    return Err("notifications do not come back; is there a pooler in between that shares connections?".to_owned());
                }
                sign = newsroom.sign.load(Ordering::SeqCst).max(sign) + 1;
                // On another connection, as the news of other processes come.
                let message = format!("{}\nsign {sign}", newsroom.process);
                let connections = connections.clone();
                tasks::spawn(async move {
                    // If it fails, the sign does not come back.
                    let _ = connections.ask(Effect::Undone, SIGN, &params![CHANNEL, message]).await;
                });
            }
        }
    }
}

async fn send(connection: &mut Connection, messages: Vec<String>) -> Result<(), String> {
    let sending = async {
        let statement = connection.statement(NOTIFY).await?;
        connection.client().execute(&statement, &[&CHANNEL, &messages]).await
    };
    match timeout(SEND, sending).await {
        Ok(Ok(_)) => Ok(()),
        Ok(Err(error)) => Err(errors::in_words(&error)),
        Err(_) => Err("no answer in time".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn news_are_read_as_they_were_written() {
        let person = || "0123456789abcdef".to_owned();
        for news in [
            News::Entry { table: "a-table".to_owned(), seq: 7 },
            News::Bots,
            News::Question,
            News::Answer { question: person() },
            News::Sought { person: person() },
            News::Found { person: person() },
        ] {
            assert_eq!(read(&line(&news)), Some(news));
        }
        for other in ["", "entry", "entry a", "entry a x", "weather fine"] {
            assert_eq!(read(other), None, "{other}");
        }
    }
}
