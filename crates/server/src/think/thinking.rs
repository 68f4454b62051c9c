//! Who thinks for bots, hints and analyses: this process, or workers (`tianxia work`). A bot's decision is claimed in the store, so that nothing is lost
//! when whoever thinks about it dies; workers are called over NATS, which only makes them look sooner. Hints and analyses are asked for over NATS.

use crate::config::Think;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::time::Duration;
use tianxia_core::Record;
use tianxia_nats::{Client, NoAnswer};
use tianxia_protocol::{Code, Problem, Verdict};
use tokio::sync::Notify;

/// Under which a worker is told that a bot has to play.
pub(crate) const BOTS: &str = "bots";
/// Under which workers are asked.
pub(crate) const QUESTIONS: &str = "think";
/// After how many milliseconds nobody has claimed what a worker would have claimed at once.
const UNCLAIMED: i64 = 3_000;
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
    nats: Option<Client>,
    /// Until when workers are taken to be away.
    away: AtomicI64,
    called: Notify,
    /// Held by everything that is thought about here.
    under_way: Arc<()>,
}

impl Thinkers {
    pub(crate) fn new(think: Think, nats: Option<Client>) -> Self {
        Thinkers { think, nats, away: AtomicI64::new(0), called: Notify::new(), under_way: Arc::new(()) }
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
        if let Some(nats) = &self.nats {
            // Who does not hear it looks within a second.
            nats.publish(BOTS, b"");
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

    /// What a worker says; nothing if this server has to think itself.
    pub(crate) async fn ask<T: DeserializeOwned>(&self, question: &Question) -> Result<Option<T>, Problem> {
        let nobody = || match self.think {
            Think::Never => Err(Problem::new(Code::Unavailable, "nobody is there to think about it; try again later")),
            _ => Ok(None),
        };
        let Some(nats) = self.nats.as_ref().filter(|_| self.think != Think::Always) else { return Ok(None) };
        let payload = serde_json::to_vec(question).unwrap_or_default();
        match nats.ask(QUESTIONS, &payload, ANSWER).await {
            Ok(answer) => serde_json::from_slice::<Result<T, Problem>>(&answer)
                .map_err(|error| {
                    Problem::new(Code::Unavailable, format!("a worker of another version answered: {error}"))
                })?
                .map(Some),
            Err(NoAnswer) => nobody(),
        }
    }
}
