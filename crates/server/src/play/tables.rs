//! The tables of this server, which go on by themselves: bots play, and deadlines pass. Both follow from the log alone, so after a
//! restart they go on where they were.

use crate::config::Config;
use crate::notices::Notices;
use crate::play::cache::{Cache, Sight, Slot, Thinking};
use crate::play::deadlines::Deadlines;
use crate::play::hub::Hub;
use crate::play::updates::{News, Reader};
use crate::think::pool::{Pool, Share};
use crate::think::thinking::Thinkers;
use crate::upkeep::alive::{Alive, BEAT, told_to_stop};
use crate::upkeep::metrics::Metrics;
use parking_lot::Mutex;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tianxia_host::Player;
use tianxia_nats::Client;
use tianxia_protocol::{Code, GameNow, Item, Problem, Update, ViewpointName};
use tianxia_storage::{LEASE, Store, clock, tasks};
use tianxia_tables::{LONGEST_BANK, Presence, Table, Views};
use tokio::sync::watch;
use tokio::time::Instant;
use tracing::{debug, error, warn};

/// How long to wait before trying again what the disk refused.
const PAUSE: Duration = Duration::from_secs(2);
/// How often the numbers of watched tables are compared with the store's.
const COMPARE: Duration = Duration::from_secs(2);
/// How often tables are looked for that another server left, and how many are taken at once.
const TAKE_OVER: Duration = Duration::from_secs(1);
const CLAIMS: u32 = 32;
/// After how many milliseconds a deadline is one that whoever set an alarm for it has missed.
const LATE: i64 = 1_500;
/// After how many milliseconds without its data a server counts as having been away.
const OUTAGE: i64 = 5_000;
/// How often tables that nobody looks at are forgotten.
const TIDY: Duration = Duration::from_secs(5);

/// The tables, with the bots and clocks that keep them going.
pub(crate) struct Tables {
    cache: Cache,
    store: Arc<dyn Store>,
    hub: Arc<dyn Hub>,
    pub(crate) pool: Pool,
    deadlines: Deadlines,
    notices: Arc<Notices>,
    metrics: Arc<Metrics>,
    /// Turns true when the server is about to stop.
    pub(crate) closing: watch::Sender<bool>,
    /// Who thinks for the bots.
    pub(crate) thinkers: Thinkers,
    /// The last time for which nobody could play.
    outage: Mutex<Outage>,
    /// Have all live clocks been told of it? Until then a table is told before it is shown.
    clocks_told: AtomicBool,
    /// Seconds after an outage during which no deadline passes.
    grace: i64,
    alive: Alive,
}

/// A time for which nobody could play: the server did not run, or did not reach its data.
#[derive(Clone, Copy)]
struct Outage {
    /// When it began: the last sign of life before it, if there was one.
    stopped: Option<i64>,
    /// When it was over.
    started: i64,
}

impl Tables {
    pub(crate) fn new(
        config: &Config,
        store: Arc<dyn Store>,
        hub: Arc<dyn Hub>,
        notices: Arc<Notices>,
        metrics: Arc<Metrics>,
        alive: Alive,
        nats: Option<Client>,
    ) -> std::io::Result<Self> {
        let outage = Outage { stopped: alive.last(), started: clock::now() };
        Ok(Tables {
            cache: Cache::new(store.clone(), hub.clone(), metrics.clone(), config.tables_in_memory),
            store,
            hub,
            pool: Pool::start(config.thinkers(), config.bot_queue, metrics.clone())?,
            deadlines: Deadlines::default(),
            notices,
            metrics,
            closing: watch::Sender::new(false),
            thinkers: Thinkers::new(config.think, nats),
            outage: Mutex::new(outage),
            clocks_told: AtomicBool::new(false),
            grace: i64::from(config.grace) * 1000,
            alive,
        })
    }

    /// Looks at a table.
    pub(crate) async fn look<T>(
        &self,
        id: &str,
        look: impl FnOnce(&Table) -> Result<T, Problem>,
    ) -> Result<T, Problem> {
        self.cache.look(id, Sight::Latest, |_, table| look(table)).await
    }

    /// The table as `who` sees it, with what happened after entry `since`; `hide` takes out what they do not want to see.
    pub(crate) async fn update(
        self: &Arc<Self>,
        id: &str,
        who: Option<&str>,
        from: ViewpointName,
        since: Option<u32>,
        presence: &Presence,
        hide: impl FnOnce(&Table, &mut Vec<Item>),
    ) -> Result<Update, Problem> {
        self.tell_clocks(id).await;
        let look = self.cache.look(id, Sight::Latest, |slot, table| {
            let mut update = table.update(who, from, since, clock::now(), presence)?;
            say_if_hurried(slot, update.game.as_mut());
            hide(table, &mut update.items);
            Ok(update)
        });
        look.await
    }

    /// The same as a message to a socket.
    pub(crate) async fn news(
        self: &Arc<Self>,
        id: &str,
        reader: &Reader<'_>,
        presence: &Arc<Presence>,
        hide: impl FnOnce(&Table, &mut Vec<Item>),
    ) -> Result<News, Problem> {
        self.tell_clocks(id).await;
        let look = self.cache.look(id, Sight::Memory, |slot, table| {
            let write = |now, views: &mut Views, base| {
                let &Reader { who, from, since, .. } = reader;
                let mut shown = table.changes(who, from, since, now, presence, (views, base))?;
                say_if_hurried(slot, shown.game());
                hide(table, shown.items());
                Ok(shown)
            };
            slot.updates.tell(table, reader, (clock::now(), presence), write)
        });
        let news = look.await?;
        self.metrics.updates.inc();
        self.metrics.updates_written.inc_by(u64::from(news.fresh));
        Ok(news)
    }

    /// Tells the live clock of a table of the last outage, unless all have been told, so that no clock is shown that ran meanwhile.
    async fn tell_clocks(self: &Arc<Self>, id: &str) {
        if !self.clocks_told.load(Ordering::SeqCst) {
            // A table that cannot be changed, on a full disk for example, is shown all the same.
            let _ = self.change(id, |_| Ok(())).await;
        }
    }

    /// Changes a table, stores the change, and lets the table go on.
    pub(crate) async fn change<T>(
        self: &Arc<Self>,
        id: &str,
        mut change: impl FnMut(&mut Table) -> Result<T, Problem>,
    ) -> Result<T, Problem> {
        let Outage { stopped, started } = self.outage();
        // Where other servers went on meanwhile, nobody's clock stood still.
        let stopped = stopped.filter(|stopped| !self.store.is_shared() || started - stopped > OUTAGE);
        let change = |table: &mut Table| {
            if let Some(stopped) = stopped {
                table.resume(stopped, started, clock::now())?;
            }
            change(table)
        };
        self.cache.change(id, change, |slot, table| self.go_on(slot, table)).await
    }

    /// Stores a new table, and lets it go on.
    pub(crate) async fn add(self: &Arc<Self>, table: Table) -> Result<(), Problem> {
        self.cache.add(table, |slot, table| self.go_on(slot, table)).await
    }

    /// After a change: sets the alarm, tells the person whose turn it is, and lets a bot think if one has to play, or leaves that to others. What a
    /// bot thought about before is no longer needed.
    fn go_on(self: &Arc<Self>, slot: &Slot, table: &Table) {
        self.notice(table);
        let stops = *self.closing.borrow() && self.store.is_shared();
        let leaves = table.bot_to_move().is_some() && (stops || self.thinkers.leaves(clock::now()));
        if !leaves {
            return self.think_about(slot, table);
        }
        let mut thinking = slot.thinking.lock();
        if thinking.as_ref().is_none_or(|thinking| thinking.at != table.at()) {
            *thinking = None;
            self.thinkers.call();
        }
    }

    fn notice(&self, table: &Table) {
        self.deadlines.set(table.id(), table.deadline().map(|time| time.max(self.grace())));
        if let Some(person) = table.person_to_move() {
            self.notices.turn(person);
        }
    }

    fn think_about(self: &Arc<Self>, slot: &Slot, table: &Table) {
        let mut thinking = slot.thinking.lock();
        // Chat and the like do not make a bot begin anew.
        let is_same = |thinking: &Thinking| thinking.at == table.at() && thinking.goes_on();
        if table.bot_to_move().is_some() && thinking.as_ref().is_some_and(is_same) {
            return;
        }
        *thinking = table.bot_to_move().and_then(|(seat, level)| {
            let player = Player::of(level, table.bot_style(seat));
            let (tables, id, at) = (Arc::downgrade(self), table.id().to_owned(), table.at());
            let game = table.game()?.duplicate();
            let runtime = tokio::runtime::Handle::current();
            let share = Share { person: table.host(), table: table.id(), quick: player.is_quick() };
            let (effort, seed) = (self.pool.effort(), table.bot_seed()?);
            let under_way = self.thinkers.begin();
            let answer = Arc::downgrade(&under_way);
            let ticket = self.pool.think(share, move |stop| {
                let begun = Instant::now();
                let number = player.choose(&*game, effort, player.takes(), seed, stop);
                let Some(tables) = tables.upgrade() else { return };
                if let (Some(number), false) = (number, stop.load(Ordering::Relaxed)) {
                    let heard = begun + player.answers_after(begun.elapsed());
                    let tables = tables.clone();
                    runtime.spawn(async move {
                        tokio::time::sleep_until(heard).await;
                        tables.bot_plays(&id, at, number).await;
                        drop(under_way);
                    });
                }
                tables.thinkers.freed();
            });
            Some(Thinking { at: table.at(), hurried: effort < 1.0 && !player.is_quick(), answer, ticket })
        });
    }

    async fn bot_plays(self: Arc<Self>, id: &str, at: u32, number: u32) {
        loop {
            match self.change(id, |table| table.bot_acts(at, number, clock::now())).await {
                Ok(()) => {
                    self.metrics.bot_moves.inc();
                    return;
                }
                Err(Problem { code: Code::NotKept | Code::Unavailable | Code::Unknown, .. })
                    if !*self.closing.borrow() =>
                {
                    tokio::time::sleep(PAUSE).await
                }
                Err(problem) => {
                    debug!(table = id, problem = problem.message, "a bot's action came to nothing");
                    return;
                }
            }
        }
    }

    /// Lets everything go on that was going on when the server stopped.
    pub(crate) async fn wake(self: Arc<Self>) {
        self.wake_tables().await;
        self.clocks_told.store(true, Ordering::SeqCst);
    }

    async fn wake_tables(self: &Arc<Self>) {
        let Outage { stopped, started } = self.outage();
        if self.store.is_shared() && stopped.is_some_and(|stopped| started - stopped <= OUTAGE) {
            // Other servers go on, or went on until a moment ago: what they leave is taken over table by table.
            return;
        }
        let pending = match self.store.pending().await {
            Ok(pending) => pending,
            Err(error) => return warn!(?error, "could not find the tables that wait for bots"),
        };
        for (id, deadline) in pending {
            match deadline {
                Some(time) if self.is_far(time) => self.deadlines.set(&id, Some(time.max(self.grace()))),
                Some(time) => {
                    self.deadlines.set(&id, Some(time.max(self.grace())));
                    if let Err(problem) = self.change(&id, |_| Ok(())).await {
                        warn!(table = id, problem = problem.message, "could not let the clocks of a table go on");
                    }
                }
                // Workers find what is left to them by themselves.
                None if self.thinkers.leaves(clock::now()) => {}
                None => self.wake_table(&id).await,
            }
        }
    }

    /// Lets a table go on that this process takes on: its bots think here.
    async fn wake_table(self: &Arc<Self>, id: &str) {
        let woken = self.cache.look(id, Sight::Latest, |slot, table| {
            self.notice(table);
            self.think_about(slot, table);
            Ok(())
        });
        if let Err(problem) = woken.await {
            warn!(table = id, problem = problem.message, "could not wake a table");
        }
    }

    /// Where other servers write too, for as long as the server runs: compares the numbers of the tables that somebody watches, so that news are
    /// late and never lost.
    pub(crate) async fn compare(self: Arc<Self>) {
        while self.goes_on(COMPARE).await {
            let watched = self.hub.watched();
            if watched.is_empty() {
                continue;
            }
            // A store that is away is told elsewhere.
            for (table, length) in self.store.lengths(watched).await.unwrap_or_default() {
                self.hub.hear(&table, length.saturating_sub(1));
            }
        }
    }

    /// Likewise: takes over what a server left that is no more, bots that have to play and deadlines that have come.
    pub(crate) async fn take_over(self: Arc<Self>) {
        while self.goes_on(TAKE_OVER).await {
            let now = clock::now();
            if let Some(unclaimed) = self.thinkers.takes_over(now) {
                let claimed = self.store.claim_bots(unclaimed, now + LEASE, CLAIMS).await.unwrap_or_default();
                if !claimed.is_empty() {
                    self.thinkers.are_away(now);
                }
                self.store.leave_bots(self.thinkers.leaves(now));
                for table in claimed {
                    self.wake_table(&table).await;
                }
            }
            if now < self.grace() {
                continue;
            }
            for (table, _) in self.store.due(now - LATE, CLAIMS).await.unwrap_or_default() {
                self.deadlines.set(&table, Some(now));
            }
        }
    }

    /// As a worker, for as long as it runs: claims tables where a bot has to play, as many as keep the threads busy, and thinks about them.
    pub(crate) async fn work(self: Arc<Self>) {
        let mut closing = self.closing.subscribe();
        loop {
            let (now, room) = (clock::now(), self.pool.room() as u32);
            if room > 0 {
                // A store that is away is told elsewhere.
                for table in self.store.claim_bots(now, now + LEASE, room).await.unwrap_or_default() {
                    self.wake_table(&table).await;
                }
            }
            tokio::select! {
                () = self.thinkers.called() => {}
                () = tokio::time::sleep(TAKE_OVER) => {}
                () = told_to_stop(&mut closing) => return,
            }
        }
    }

    /// Where others go on, leaves to them what bots think about here, and what they have to from now on.
    pub(crate) async fn hand_over(&self) {
        if !self.store.is_shared() {
            return;
        }
        self.store.leave_bots(true);
        let tables = self.cache.stop_thinking();
        if !tables.is_empty() && self.store.release_bots(tables).await.is_ok() {
            self.thinkers.call();
        }
    }

    /// Waits until nothing is thought about any more, so that nobody has to take it over.
    pub(crate) async fn finish(&self) {
        while self.thinkers.are_busy() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Waits; says whether the server goes on after that.
    async fn goes_on(&self, pause: Duration) -> bool {
        let mut closing = self.closing.subscribe();
        tokio::select! {
            () = tokio::time::sleep(pause) => true,
            _ = closing.wait_for(|closing| *closing) => false,
        }
    }

    /// Is it longer than so many milliseconds since a server gave a sign of life, before this one started?
    pub(crate) fn slept_for(&self, span: i64) -> bool {
        let Outage { stopped, started } = self.outage();
        stopped.is_some_and(|stopped| started - stopped > span)
    }

    fn outage(&self) -> Outage {
        *self.outage.lock()
    }

    /// Before this time no deadline passes, so that people can come back after an outage.
    fn grace(&self) -> i64 {
        self.outage().started + self.grace
    }

    /// Is a deadline so late that it was not set by a live clock?
    fn is_far(&self, deadline: i64) -> bool {
        self.outage().stopped.is_none_or(|stopped| deadline > stopped + i64::from(LONGEST_BANK) * 1000)
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
            tasks::spawn(async move {
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
        let mut last = clock::now();
        self.alive.sign(last).await;
        loop {
            tokio::select! {
                () = tokio::time::sleep(BEAT) => {}
                () = told_to_stop(&mut closing) => {
                    self.alive.sign(clock::now()).await;
                    return;
                }
            }
            let now = clock::now();
            if !self.store.is_shared() {
                if !self.deadlines.is_empty() {
                    self.alive.sign(now).await;
                }
            } else if self.alive.sign(now).await {
                // The database was away, so that nobody could play, though this server ran on.
                if now - last > OUTAGE {
                    *self.outage.lock() = Outage { stopped: Some(last), started: now };
                    self.clocks_told.store(false, Ordering::SeqCst);
                    tasks::spawn(self.clone().wake());
                }
                last = now;
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
fn say_if_hurried(slot: &Slot, game: Option<&mut GameNow>) {
    if let Some(game) = game {
        game.hurried = slot.is_hurried(game.at);
    }
}
