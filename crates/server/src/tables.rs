//! The tables of this server, which go on by themselves: bots play, and deadlines pass. Both follow from the log alone, so after a
//! restart they go on where they were.

use crate::alive::{Alive, BEAT, told_to_stop};
use crate::cache::{Cache, Slot, Thinking};
use crate::clock;
use crate::config::Config;
use crate::deadlines::Deadlines;
use crate::hub::Hub;
use crate::metrics::Metrics;
use crate::notices::Notices;
use crate::pool::{Pool, Share};
use crate::storage::Store;
use crate::updates::{News, Reader};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tianxia_host::Player;
use tianxia_protocol::{Code, Problem, Update, ViewpointName};
use tianxia_tables::{LONGEST_BANK, Presence, Table};
use tokio::sync::watch;
use tokio::time::Instant;
use tracing::{debug, error, warn};

/// How long to wait before trying again what the disk refused.
const PAUSE: Duration = Duration::from_secs(2);
/// How often tables that nobody looks at are forgotten.
const TIDY: Duration = Duration::from_secs(5);

/// The tables, with the bots and clocks that keep them going.
pub(crate) struct Tables {
    cache: Cache,
    store: Arc<dyn Store>,
    pub(crate) pool: Pool,
    deadlines: Deadlines,
    notices: Arc<Notices>,
    metrics: Arc<Metrics>,
    /// Turns true when the server is about to stop.
    pub(crate) closing: watch::Sender<bool>,
    /// Before this time no deadline passes, so that people can come back after a restart.
    grace: i64,
    /// When this run started, and when the one before ended, if there was one.
    started: i64,
    stopped: Option<i64>,
    alive: Alive,
}

impl Tables {
    pub(crate) fn new(
        config: &Config,
        store: Arc<dyn Store>,
        hub: Arc<dyn Hub>,
        notices: Arc<Notices>,
        metrics: Arc<Metrics>,
        alive: Alive,
    ) -> std::io::Result<Self> {
        let started = clock::now();
        Ok(Tables {
            cache: Cache::new(store.clone(), hub, metrics.clone(), config.tables_in_memory),
            store,
            pool: Pool::start(config.thinkers(), config.bot_queue, metrics.clone())?,
            deadlines: Deadlines::default(),
            notices,
            metrics,
            closing: watch::Sender::new(false),
            grace: started + i64::from(config.grace) * 1000,
            started,
            stopped: alive.last(),
            alive,
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

    /// The table as `who` sees it, with what happened after entry `since`; `finish` adds or takes out what the table does not know of.
    pub(crate) async fn update(
        &self,
        id: &str,
        who: Option<&str>,
        from: ViewpointName,
        since: Option<u32>,
        presence: &Presence,
        finish: impl FnOnce(&Table, &mut Update),
    ) -> Result<Update, Problem> {
        let look = self.cache.look(id, |slot, table| {
            let mut update = table.update(who, from, since, clock::now(), presence)?;
            say_if_hurried(slot, &mut update);
            finish(table, &mut update);
            Ok(update)
        });
        look.await
    }

    /// The same as a message to a socket.
    pub(crate) async fn news(
        &self,
        id: &str,
        reader: Reader<'_>,
        presence: &Presence,
        finish: impl FnOnce(&Table, &mut Update),
    ) -> Result<News, Problem> {
        let look = self.cache.look(id, |slot, table| {
            let write = |now| {
                let mut update = table.update(reader.who, reader.from, reader.since, now, presence)?;
                say_if_hurried(slot, &mut update);
                finish(table, &mut update);
                Ok(update)
            };
            slot.updates.tell(table, reader, (clock::now(), presence), write)
        });
        let news = look.await?;
        self.metrics.updates.inc();
        self.metrics.updates_written.inc_by(u64::from(news.fresh));
        Ok(news)
    }

    /// Changes a table, stores the change, and lets the table go on.
    pub(crate) async fn change<T>(
        self: &Arc<Self>,
        id: &str,
        mut change: impl FnMut(&mut Table) -> Result<T, Problem>,
    ) -> Result<T, Problem> {
        let change = |table: &mut Table| {
            if let Some(stopped) = self.stopped {
                table.resume(stopped, self.started, clock::now())?;
            }
            change(table)
        };
        self.cache.change(id, change, |slot, table| self.go_on(slot, table)).await
    }

    /// Stores a new table, and lets it go on.
    pub(crate) async fn add(self: &Arc<Self>, table: Table) -> Result<(), Problem> {
        self.cache.add(table, |slot, table| self.go_on(slot, table)).await
    }

    /// After a change: sets the alarm, tells the person whose turn it is, and lets a bot think if one has to play. What a bot thought about before is
    /// no longer needed.
    fn go_on(self: &Arc<Self>, slot: &Slot, table: &Table) {
        self.deadlines.set(table.id(), table.deadline().map(|time| time.max(self.grace)));
        if let Some(person) = table.person_to_move() {
            self.notices.turn(person);
        }
        let mut thinking = slot.thinking.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        // Chat and the like do not make a bot begin anew.
        if thinking.as_ref().is_some_and(|thinking| thinking.at == table.at() && table.bot_to_move().is_some()) {
            return;
        }
        *thinking = table.bot_to_move().and_then(|(seat, level)| {
            let player = Player::of(level, table.bot_style(seat));
            let (tables, id, at) = (Arc::downgrade(self), table.id().to_owned(), table.at());
            let game = table.game()?.duplicate();
            let runtime = tokio::runtime::Handle::current();
            let share = Share { person: table.host(), table: table.id(), quick: player.is_quick() };
            let (effort, seed) = (self.pool.effort(), table.bot_seed()?);
            let ticket = self.pool.think(share, move |stop| {
                let begun = Instant::now();
                let number = player.choose(&*game, effort, player.takes(), seed, stop);
                if let (Some(number), Some(tables), false) = (number, tables.upgrade(), stop.load(Ordering::Relaxed)) {
                    let heard = begun + player.answers_after(begun.elapsed());
                    runtime.spawn(async move {
                        tokio::time::sleep_until(heard).await;
                        tables.bot_plays(&id, at, number).await;
                    });
                }
            });
            Some(Thinking { at: table.at(), hurried: effort < 1.0 && !player.is_quick(), ticket })
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
                Some(time) if self.is_far(time) => self.deadlines.set(&id, Some(time.max(self.grace))),
                Some(time) => {
                    self.deadlines.set(&id, Some(time.max(self.grace)));
                    if let Err(problem) = self.change(&id, |_| Ok(())).await {
                        warn!(table = id, problem = problem.message, "could not let the clocks of a table go on");
                    }
                }
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

    /// Is a deadline so late that it was not set by a live clock?
    fn is_far(&self, deadline: i64) -> bool {
        self.stopped.is_none_or(|stopped| deadline > stopped + i64::from(LONGEST_BANK) * 1000)
    }

    /// Hands seats to bots when their owners' time is up, for as long as the server runs.
    pub(crate) async fn watch_deadlines(self: Arc<Self>) {
        let mut closing = self.closing.subscribe();
        loop {
            let id = tokio::select! {
                id = self.deadlines.next(clock::now) => id,
                () = told_to_stop(&mut closing) => return,
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

    /// Forgets tables that are no longer stored.
    pub(crate) fn forget(&self, ids: &[String]) {
        for id in ids {
            self.deadlines.set(id, None);
            self.cache.forget(id);
        }
    }

    /// Gives signs of life while somebody's time runs, for as long as the server runs, and a last one.
    pub(crate) async fn stay_alive(self: Arc<Self>) {
        let mut closing = self.closing.subscribe();
        self.alive.sign(clock::now());
        loop {
            tokio::select! {
                () = tokio::time::sleep(BEAT) => {
                    if !self.deadlines.is_empty() {
                        self.alive.sign(clock::now());
                    }
                }
                () = told_to_stop(&mut closing) => return self.alive.sign(clock::now()),
            }
        }
    }

    /// Forgets what nobody looks at now and then, and sees whether the data is where it was, for as long as the server runs.
    pub(crate) async fn keep_tidy(self: Arc<Self>) {
        let mut closing = self.closing.subscribe();
        let mut was_missing = false;
        loop {
            tokio::select! {
                () = tokio::time::sleep(TIDY) => self.cache.tidy(),
                () = told_to_stop(&mut closing) => return,
            }
            let missing = self.store.missing();
            if let Some(sentence) = missing.as_ref().filter(|_| !was_missing) {
                error!("{sentence}");
            }
            was_missing = missing.is_some();
        }
    }
}

/// The table says when its bot has to think less.
fn say_if_hurried(slot: &Slot, update: &mut Update) {
    if let Some(game) = &mut update.game {
        game.hurried = slot.is_hurried(game.at);
    }
}
