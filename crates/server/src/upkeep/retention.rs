//! What is not kept for ever: people who ask to be erased, and tables that nobody has finished. What is kept for ever is packed.

use crate::service::Service;
use crate::upkeep::alive::told_to_stop;
use std::sync::Arc;
use std::time::Duration;
use tianxia_protocol::{Code, Problem};
use tianxia_storage::clock;
use tracing::{info, warn};

/// How often abandoned tables are looked for, and how many are removed at once.
const ROUND: (Duration, u32) = (Duration::from_secs(3600), 500);
/// How often games that have ended are packed, and how many at once: few, so that nothing waits for it.
const PACKS: (Duration, u32) = (Duration::from_secs(600), 20);
/// How often unfinished erasures are looked for.
const ERASURES: Duration = Duration::from_secs(60);
/// For how many milliseconds a request of a person who was erased can still be under way, on any server.
const UNDER_WAY: i64 = 10 * 60 * 1000;
const DAY: i64 = 24 * 60 * 60 * 1000;

impl Service {
    /// Erases a person, and returns from how many tables. First comes the person with a note of it: from then on no request of theirs
    /// that is still under way leaves anything behind. An erasure that is interrupted is finished later ([`Service::finish_erasures`]).
    pub(crate) async fn erase(&self, identity: &str) -> Result<u32, Problem> {
        self.store.erase(identity, clock::now()).await?;
        self.people.forget_person(identity);
        self.erase_from_tables(identity).await
    }

    /// Erases a person from the tables where they are or were.
    async fn erase_from_tables(&self, identity: &str) -> Result<u32, Problem> {
        let mut erased = 0;
        for table in self.store.traces(identity).await? {
            match self.tables.change(&table, |table| table.erase(identity, clock::now())).await {
                Ok(()) => erased += 1,
                Err(Problem { code: Code::NotFound, .. }) => {}
                Err(problem) => return Err(problem),
            }
        }
        Ok(erased)
    }

    /// Finishes erasures that were interrupted, and those of people whose last requests reached other servers, for as long as the server runs.
    pub(crate) async fn finish_erasures(self: Arc<Self>) {
        let mut closing = self.tables.closing.subscribe();
        loop {
            if let Err(problem) = self.finish_erasures_once().await {
                warn!(problem = problem.message, "could not finish erasing a person");
            }
            tokio::select! {
                () = tokio::time::sleep(ERASURES) => {}
                () = told_to_stop(&mut closing) => return,
            }
        }
    }

    async fn finish_erasures_once(&self) -> Result<(), Problem> {
        for (identity, since) in self.store.erasures().await? {
            self.erase_from_tables(&identity).await?;
            if clock::now() - since > UNDER_WAY {
                self.store.erased(&identity).await?;
            }
        }
        Ok(())
    }

    /// Removes tables with everything that happened there.
    pub(crate) async fn remove_tables(&self, tables: Vec<String>) -> Result<(), Problem> {
        self.store.remove_tables(tables.clone()).await?;
        self.tables.forget(&tables);
        Ok(())
    }

    /// Removes tables that nobody has finished now and then, for as long as the server runs.
    pub(crate) async fn sweep(self: Arc<Self>) {
        let days = i64::from(self.config.keep_unfinished);
        if days == 0 {
            return;
        }
        let mut closing = self.tables.closing.subscribe();
        if self.tables.slept_for(DAY) {
            // A clock that jumped looks the same as a long time without a server. Nothing is deleted before people had a day to come back.
            info!("the server was away for more than a day, or a clock jumped: no table is removed for a day");
            tokio::select! {
                () = tokio::time::sleep(Duration::from_millis(DAY as u64)) => {}
                () = told_to_stop(&mut closing) => return,
            }
        }
        loop {
            let swept = async {
                let old = self.store.abandoned(clock::now() - days * DAY, ROUND.1).await?;
                let count = old.len();
                self.remove_tables(old).await?;
                Ok::<usize, Problem>(count)
            };
            match swept.await {
                Ok(0) => {}
                Ok(count) => info!(count, days, "removed tables that nobody has finished"),
                Err(problem) => warn!(problem = problem.message, "could not remove old tables"),
            }
            tokio::select! {
                () = tokio::time::sleep(ROUND.0) => {}
                () = told_to_stop(&mut closing) => return,
            }
        }
    }

    /// Packs the logs of games that ended a day ago, for as long as the server runs.
    pub(crate) async fn pack(self: Arc<Self>) {
        let mut closing = self.tables.closing.subscribe();
        loop {
            let packed = self.store.pack(clock::now() - DAY, PACKS.1).await;
            if let Err(error) = &packed {
                warn!(?error, "could not pack finished games");
            }
            // Where there are more, they follow soon.
            let pause = if packed.is_ok_and(|count| count == PACKS.1) { Duration::from_secs(1) } else { PACKS.0 };
            tokio::select! {
                () = tokio::time::sleep(pause) => {}
                () = told_to_stop(&mut closing) => return,
            }
        }
    }
}
