//! The tables of this server, which go on by themselves: bots play, and deadlines pass. Both follow from the log alone, so after a
//! restart they go on where they were.

use crate::cache::{Cache, Slot};
use crate::clock;
use crate::config::Config;
use crate::deadlines::Deadlines;
use crate::hub::Hub;
use crate::metrics::Metrics;
use crate::players::Player;
use crate::pool::{Pool, Share};
use crate::secret;
use crate::storage::Store;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tianxia_protocol::{Code, Problem};
use tianxia_tables::Table;
use tokio::sync::watch;
use tokio::time::Instant;
use tracing::{debug, warn};

/// How long to wait before trying again what the disk refused.
const PAUSE: Duration = Duration::from_secs(2);
/// How often tables that nobody looks at are forgotten.
const TIDY: Duration = Duration::from_secs(10);

/// The tables, with the bots and clocks that keep them going.
pub(crate) struct Tables {
    cache: Cache,
    store: Arc<dyn Store>,
    pub(crate) pool: Pool,
    deadlines: Deadlines,
    metrics: Arc<Metrics>,
    /// Turns true when the server is about to stop.
    pub(crate) closing: watch::Sender<bool>,
    /// Before this time no deadline passes, so that people can come back after a restart.
    grace: i64,
}

impl Tables {
    pub(crate) fn new(
        config: &Config,
        store: Arc<dyn Store>,
        hub: Arc<dyn Hub>,
        metrics: Arc<Metrics>,
    ) -> std::io::Result<Self> {
        Ok(Tables {
            cache: Cache::new(store.clone(), hub, metrics.clone(), config.tables_in_memory),
            store,
            pool: Pool::start(config.thinkers(), config.bot_queue, metrics.clone())?,
            deadlines: Deadlines::default(),
            metrics,
            closing: watch::Sender::new(false),
            grace: clock::now() + i64::from(config.grace) * 1000,
        })
    }

    /// Looks at a table.
    pub(crate) async fn look<T>(
        &self,
        id: &str,
        look: impl FnOnce(&Table) -> Result<T, Problem>,
    ) -> Result<T, Problem> {
        self.cache.look(id, |_, table| look(table)).await
    }

    /// Changes a table, stores the change, and lets the table go on.
    pub(crate) async fn change<T>(
        self: &Arc<Self>,
        id: &str,
        change: impl FnMut(&mut Table) -> Result<T, Problem>,
    ) -> Result<T, Problem> {
        self.cache.change(id, change, |slot, table| self.go_on(slot, table)).await
    }

    /// Stores a new table, and lets it go on.
    pub(crate) async fn add(self: &Arc<Self>, table: Table) -> Result<(), Problem> {
        self.cache.add(table, |slot, table| self.go_on(slot, table)).await
    }

    /// After a change: sets the alarm, and lets a bot think if one has to play. What a bot thought about before is
    /// no longer needed.
    fn go_on(self: &Arc<Self>, slot: &Slot, table: &Table) {
        self.deadlines.set(table.id(), table.deadline().map(|time| time.max(self.grace)));
        let mut thinking = slot.thinking.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        // Chat and the like do not make a bot begin anew.
        if thinking.as_ref().is_some_and(|(at, _)| *at == table.at() && table.bot_to_move().is_some()) {
            return;
        }
        *thinking = table.bot_to_move().and_then(|(_, level)| {
            let (tables, id, at, player) = (Arc::downgrade(self), table.id().to_owned(), table.at(), Player::of(level));
            let game = table.game()?.duplicate();
            let runtime = tokio::runtime::Handle::current();
            let share = Share { person: table.host(), table: table.id(), quick: player.is_quick() };
            let effort = self.pool.effort();
            let ticket = self.pool.think(share, move |stop| {
                let begun = Instant::now();
                let number = player.choose(&*game, effort, secret::number(), stop);
                if let (Some(number), Some(tables), false) = (number, tables.upgrade(), stop.load(Ordering::Relaxed)) {
                    runtime.spawn(async move {
                        tokio::time::sleep_until(begun + player.takes()).await;
                        tables.bot_plays(&id, at, number).await;
                    });
                }
            });
            Some((table.at(), ticket))
        });
    }

    async fn bot_plays(self: Arc<Self>, id: &str, at: u32, number: u32) {
        loop {
            match self.change(id, |table| table.bot_acts(at, number, clock::now())).await {
                Ok(()) => {
                    self.metrics.bot_moves.inc();
                    return;
                }
                Err(Problem { code: Code::NotKept, .. }) if !*self.closing.borrow() => tokio::time::sleep(PAUSE).await,
                Err(problem) => {
                    debug!(table = id, problem = problem.message, "a bot's action came to nothing");
                    return;
                }
            }
        }
    }

    /// Lets everything go on that was going on when the server stopped.
    pub(crate) async fn wake(self: Arc<Self>) {
        let pending = match self.store.pending().await {
            Ok(pending) => pending,
            Err(error) => return warn!(?error, "could not find the tables that wait for bots"),
        };
        for (id, deadline) in pending {
            match deadline {
                Some(time) => self.deadlines.set(&id, Some(time.max(self.grace))),
                None => {
                    let woken = self.cache.look(&id, |slot, table| {
                        self.go_on(slot, table);
                        Ok(())
                    });
                    if let Err(problem) = woken.await {
                        warn!(table = id, problem = problem.message, "could not wake a table");
                    }
                }
            }
        }
    }

    /// Hands seats to bots when their owners' time is up, for as long as the server runs.
    pub(crate) async fn watch_deadlines(self: Arc<Self>) {
        let mut closing = self.closing.subscribe();
        loop {
            let id = tokio::select! {
                id = self.deadlines.next(clock::now) => id,
                _ = closing.changed() => return,
            };
            let tables = self.clone();
            tokio::spawn(async move {
                match tables.change(&id, |table| table.overdue(clock::now())).await {
                    Ok(()) | Err(Problem { code: Code::Stale, .. }) => {}
                    Err(problem) => {
                        warn!(table = id, problem = problem.message, "could not let a deadline pass");
                        tables.deadlines.set(&id, Some(clock::now() + PAUSE.as_millis() as i64));
                    }
                }
            });
        }
    }

    /// Forgets what nobody looks at now and then, for as long as the server runs.
    pub(crate) async fn keep_tidy(self: Arc<Self>) {
        let mut closing = self.closing.subscribe();
        loop {
            tokio::select! {
                () = tokio::time::sleep(TIDY) => self.cache.tidy(),
                _ = closing.changed() => return,
            }
        }
    }
}
