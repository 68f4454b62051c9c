//! What a table does by itself: bots play, and deadlines pass. Both follow from the log alone, so after a restart they go on
//! where they were.

use crate::clock;
use crate::house::{House, Slot};
use crate::players;
use crate::secret;
use crate::table::Table;
use crate::wire::{Code, Problem};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tracing::{debug, warn};

/// How long to wait before trying again what the disk refused.
const PAUSE: Duration = Duration::from_secs(2);

impl House {
    /// After a change: sets the alarm, and lets a bot think if one has to play. What a bot thought about before is
    /// no longer needed.
    pub(crate) fn go_on(self: &Arc<Self>, slot: &Slot, table: &Table) {
        self.deadlines.set(table.id(), table.deadline().map(|time| self.not_before_grace(time)));
        let mut thinking = slot.thinking.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        // Chat and the like do not make a bot begin anew.
        if thinking.as_ref().is_some_and(|(at, _)| *at == table.at() && table.bot_to_move().is_some()) {
            return;
        }
        *thinking = table.bot_to_move().and_then(|(_, level)| {
            let (house, id, at, level) = (Arc::downgrade(self), table.id().to_owned(), table.at(), level.to_owned());
            let game = table.game()?.duplicate();
            let runtime = tokio::runtime::Handle::current();
            let ticket = self.pool.think(table.id(), move |stop| {
                let number = players::choose(&*game, &level, secret::number(), stop);
                if let (Some(number), Some(house), false) = (number, house.upgrade(), stop.load(Ordering::Relaxed)) {
                    runtime.spawn(async move { house.bot_plays(&id, at, number).await });
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
                Some(time) => self.deadlines.set(&id, Some(self.not_before_grace(time))),
                None => {
                    let slot = self.slot(&id);
                    let woken = self.look(&id, |table| {
                        self.go_on(&slot, table);
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
            let house = self.clone();
            tokio::spawn(async move {
                match house.change(&id, |table| table.overdue(clock::now())).await {
                    Ok(()) | Err(Problem { code: Code::Stale, .. }) => {}
                    Err(problem) => {
                        warn!(table = id, problem = problem.message, "could not let a deadline pass");
                        house.deadlines.set(&id, Some(clock::now() + PAUSE.as_millis() as i64));
                    }
                }
            });
        }
    }

    fn not_before_grace(&self, time: i64) -> i64 {
        time.max(self.started + i64::from(self.config.grace) * 1000)
    }
}
