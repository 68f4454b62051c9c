//! Where bots, hints and analyses are thought about: in this process, or in workers (`tianxia work`). Workers claim bots' decisions and questions in the
//! store, so that nothing is lost when a worker dies. News wake them; they also look every second.

use crate::config::Think;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::time::Duration;
use tianxia_core::Record;
use tianxia_protocol::{Code, Problem, Verdict};
use tianxia_storage::{Asked, News, SharedStore, clock, secret};
use tokio::sync::Notify;
use tokio::sync::broadcast::{Receiver, error::RecvError};
use tokio::time::{Instant, timeout};

/// Milliseconds after which a decision or question that no worker has claimed shows that no worker is there.
const UNCLAIMED: i64 = 3_000;
/// How often a question is looked at without news of it.
const LOOK: Duration = Duration::from_secs(1);
/// For how many milliseconds a server then does without workers, before it leaves bots to them again.
const ALONE: i64 = 30_000;
/// How long a worker may take for an answer.
const ANSWER: Duration = Duration::from_secs(20);

/// Something that a worker is asked to think about.
#[derive(Serialize, Deserialize, Debug)]
pub(crate) enum Question {
    /// The best actions at a decision of a table.
    Hint { table: String, at: u32, person: String },
    /// What is to be said of one decision of a finished game.
    Verdict { table: String, number: u32, pass: Pass, person: String },
}

/// Which pass of an analysis a verdict belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub(crate) enum Pass {
    /// Every decision, at a look.
    First,
    /// Those that seem to have cost most, at length.
    Second,
}

impl Pass {
    /// The verdict on a decision of a record.
    pub(crate) fn judge(self, record: &Record, number: u32, stop: &AtomicBool) -> Result<Option<Verdict>, Problem> {
        match self {
            Pass::First => tianxia_host::judge(record, number, stop),
            Pass::Second => tianxia_host::weigh(record, number, stop),
        }
    }
}

/// Something that is thought about here, until its answer is played.
pub(crate) struct UnderWay(#[allow(dead_code, reason = "held for the count")] Arc<()>);

/// Who thinks.
pub(crate) struct Thinkers {
    think: Think,
    shared: Option<Arc<dyn SharedStore>>,
    /// Until when workers are taken to be away.
    away: AtomicI64,
    called: Notify,
    /// Held by everything that is thought about here.
    under_way: Arc<()>,
}

impl Thinkers {
    pub(crate) fn new(think: Think, shared: Option<Arc<dyn SharedStore>>) -> Self {
        Thinkers { think, shared, away: AtomicI64::new(0), called: Notify::new(), under_way: Arc::new(()) }
    }

    /// Are bots left to workers now?
    pub(crate) fn leaves(&self, now: i64) -> bool {
        match self.think {
            Think::Always => false,
            Think::WhenNeeded => now >= self.away.load(Ordering::Relaxed),
            Think::Never => true,
        }
    }

    /// Since when nobody must have claimed what this server is to take over; nothing if it never does.
    pub(crate) fn takes_over(&self, now: i64) -> Option<i64> {
        match self.think {
            Think::Always => Some(now),
            Think::WhenNeeded => Some(if self.leaves(now) { now - UNCLAIMED } else { now }),
            Think::Never => None,
        }
    }

    /// Something was left that a worker would have claimed.
    pub(crate) fn are_away(&self, now: i64) {
        if self.think == Think::WhenNeeded && self.leaves(now) {
            tracing::warn!("no worker thinks for the bots; this server does so itself for a while");
            self.away.store(now + ALONE, Ordering::Relaxed);
        }
    }

    /// Calls workers: a bot has to play.
    pub(crate) fn call(&self) {
        self.called.notify_one();
        if let Some(shared) = &self.shared {
            shared.tell(News::Bots);
        }
    }

    /// Somebody was called, here or from elsewhere, or a thread is free again.
    pub(crate) async fn called(&self) {
        self.called.notified().await;
    }

    /// A thread is free again, or somebody else calls.
    pub(crate) fn freed(&self) {
        self.called.notify_one();
    }

    /// Something that is thought about here, until it is dropped.
    pub(crate) fn begin(&self) -> Arc<UnderWay> {
        Arc::new(UnderWay(self.under_way.clone()))
    }

    /// Is anything thought about here?
    pub(crate) fn are_busy(&self) -> bool {
        Arc::strong_count(&self.under_way) > 1
    }

    /// Asks workers. Returns nothing if this server has to think itself.
    pub(crate) async fn ask<T: DeserializeOwned>(&self, question: &Question) -> Result<Option<T>, Problem> {
        let nobody = || match self.think {
            Think::Never => Err(Problem::new(Code::Unavailable, "nobody is there to think about it; try again later")),
            _ => Ok(None),
        };
        let Some(shared) = self.shared.as_ref().filter(|_| self.leaves(clock::now())) else { return Ok(None) };
        match self.answer(shared, question).await? {
            Some(answer) => serde_json::from_str::<Result<T, Problem>>(&answer)
                .map_err(|error| {
                    Problem::new(Code::Unavailable, format!("a worker of another version answered: {error}"))
                })?
                .map(Some),
            None => nobody(),
        }
    }

    /// Stores a question and waits for its answer. Returns nothing if no worker answers.
    async fn answer(&self, shared: &Arc<dyn SharedStore>, question: &Question) -> Result<Option<String>, Problem> {
        let id = secret::hex(&secret::random::<16>());
        let text = serde_json::to_string(question).unwrap_or_default();
        let mut news = shared.listen();
        let begun = Instant::now();
        if !shared.ask(&id, text, clock::now()).await? {
            return Err(Problem::new(Code::Unavailable, "the bots have too much to think about; try again later"));
        }
        let asked = Open { shared: shared.clone(), id };
        shared.tell(News::Question);
        loop {
            // Without news it looks all the same.
            let _ = timeout(LOOK, answered(&mut news, &asked.id)).await;
            match shared.take_answer(&asked.id).await? {
                Asked::Answered(answer) => return Ok(Some(answer)),
                Asked::Waiting if begun.elapsed().as_millis() >= UNCLAIMED as u128 => {
                    self.are_away(clock::now());
                    return Ok(None);
                }
                Asked::Waiting | Asked::Claimed if begun.elapsed() < ANSWER => {}
                Asked::Waiting | Asked::Claimed | Asked::Gone => return Ok(None),
            }
        }
    }
}

/// Waits for news that a question was answered, or that news were missed.
async fn answered(news: &mut Receiver<News>, id: &str) {
    loop {
        match news.recv().await {
            Ok(News::Answer { question }) if question == id => return,
            Ok(_) => {}
            Err(RecvError::Lagged(_)) => return,
            Err(RecvError::Closed) => std::future::pending().await,
        }
    }
}

/// A stored question. It is removed when nobody waits for the answer any more.
struct Open {
    shared: Arc<dyn SharedStore>,
    id: String,
}

impl Drop for Open {
    fn drop(&mut self) {
        // A question that stays is removed after a minute.
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(self.shared.withdraw(&self.id));
        }
    }
}
