//! The tables in memory: a cache of what the logs add up to. A table is read when it is needed, changed under its own lock, and what
//! it changed to becomes visible only when the store has it.

use crate::play::hub::Hub;
use crate::play::updates::Updates;
use crate::think::pool::Ticket;
use crate::think::thinking::UnderWay;
use crate::upkeep::metrics::Metrics;
use parking_lot::{Mutex, MutexGuard};
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, Weak};
use tianxia_protocol::{Code, Problem};
use tianxia_storage::{Store, StoreError, clock};
use tianxia_tables::Table;

/// How often a change is tried again when another server was faster with its entry.
const TRIES: usize = 8;

/// How new a look at a table has to be.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sight {
    /// What is in memory, or newer if news of it have come.
    Memory,
    /// Nothing older than what the store has now, whoever wrote it.
    Latest,
}

/// The tables in memory.
pub(crate) struct Cache {
    store: Arc<dyn Store>,
    hub: Arc<dyn Hub>,
    metrics: Arc<Metrics>,
    /// How many are kept while nobody looks at them.
    most: usize,
    slots: Mutex<HashMap<String, Arc<Slot>>>,
}

/// A place for a table in memory.
#[derive(Default)]
pub(crate) struct Slot {
    /// Empty until it is read, and while a change is being stored: if that is interrupted, the log is read again.
    table: tokio::sync::Mutex<Option<Table>>,
    /// What a bot thinks about for this table.
    pub(crate) thinking: Mutex<Option<Thinking>>,
    pub(crate) updates: Updates,
    /// Were entries of other servers read since refusals were read last? Then there may be refusals of theirs, too.
    behind: AtomicBool,
    used: AtomicI64,
}

/// A bot's thinking.
pub(crate) struct Thinking {
    /// The decision it thinks about.
    pub(crate) at: u32,
    /// Does it think less than usual?
    pub(crate) hurried: bool,
    /// Its answer, until that is played or came to nothing.
    pub(crate) answer: Weak<UnderWay>,
    pub(crate) ticket: Ticket,
}

impl Thinking {
    /// Is there still something to expect of it?
    pub(crate) fn goes_on(&self) -> bool {
        self.ticket.is_pending() || self.answer.strong_count() > 0
    }
}

impl Slot {
    /// Does a bot think about this decision, and less than usual?
    pub(crate) fn is_hurried(&self, at: u32) -> bool {
        let thinking = self.thinking.lock();
        thinking.as_ref().is_some_and(|thinking| thinking.at == at && thinking.hurried)
    }
}

impl Cache {
    pub(crate) fn new(store: Arc<dyn Store>, hub: Arc<dyn Hub>, metrics: Arc<Metrics>, most: usize) -> Self {
        Cache { store, hub, metrics, most, slots: Mutex::default() }
    }

    /// Looks at a table.
    pub(crate) async fn look<T>(
        &self,
        id: &str,
        sight: Sight,
        look: impl FnOnce(&Slot, &Table) -> Result<T, Problem>,
    ) -> Result<T, Problem> {
        let slot = self.slot(id)?;
        let mut place = slot.table.lock().await;
        self.refresh(id, sight, &slot, &mut place).await?;
        look(&slot, self.read(id, &mut place).await?)
    }

    /// Reads what other servers have added to a table that is in memory.
    async fn refresh(&self, id: &str, sight: Sight, slot: &Slot, place: &mut Option<Table>) -> Result<(), Problem> {
        let Some(seq) = place.as_ref().map(Table::seq).filter(|_| self.store.is_shared()) else { return Ok(()) };
        let news = self.hub.newest(id).is_some_and(|newest| newest > seq);
        if !news && (sight == Sight::Memory || self.is_current(id, seq).await?) {
            return Ok(());
        }
        let newer = self.store.entries_after(id, seq).await?;
        slot.behind.store(true, Ordering::SeqCst);
        let caught_up = place.as_mut().map_or(Ok(()), |table| table.catch_up(newer));
        if caught_up.is_err() || place.as_ref().is_some_and(|table| table.seq() == seq) {
            // It was removed, or does not add up: the whole log says which.
            *place = None;
        }
        Ok(())
    }

    /// Is this entry the last one in the store?
    async fn is_current(&self, id: &str, seq: u32) -> Result<bool, Problem> {
        let lengths = self.store.lengths(vec![id.to_owned()]).await?;
        Ok(lengths.first().is_some_and(|(_, length)| *length == seq + 1))
    }

    /// Changes a table and stores the change; `follow` sees what it has become, before anybody else can change it. If another server
    /// was faster, the change is tried again on the newer table; and before anything is refused, the store is asked whether memory is behind.
    pub(crate) async fn change<T>(
        &self,
        id: &str,
        mut change: impl FnMut(&mut Table) -> Result<T, Problem>,
        follow: impl FnOnce(&Slot, &Table),
    ) -> Result<T, Problem> {
        let slot = self.slot(id)?;
        let mut place = slot.table.lock().await;
        for _ in 0..TRIES {
            self.refresh(id, Sight::Memory, &slot, &mut place).await?;
            self.read(id, &mut place).await?;
            let refused = match slot.behind.load(Ordering::SeqCst) {
                true => self.store.refusals(id).await?,
                false => Vec::new(),
            };
            let Some(mut table) = place.take() else { continue };
            // What another server refused before its entries stays refused here.
            table.recall(refused);
            slot.behind.store(false, Ordering::SeqCst);
            let seen = table.seq();
            let result = change(&mut table);
            if result.is_err() && self.store.is_shared() && !self.is_current(id, seen).await? {
                // Decided on an old table, so it is decided again on the new one.
                continue;
            }
            let (first, entries) = table.take_unsaved();
            if entries.is_empty() {
                let news = table.take_refusals();
                *place = Some(table);
                if !news.is_empty() {
                    self.store.refuse(id, news).await?;
                }
                return result;
            }
            // A change that failed half-way is forgotten with the table it was made on.
            let value = result?;
            match self.store.append(id, first, entries, table.summary()).await {
                Ok(()) => {
                    self.hub.publish(id, table.seq());
                    follow(&slot, &table);
                    *place = Some(table);
                    return Ok(value);
                }
                Err(StoreError::Taken) => {
                    self.metrics.fences_lost.inc();
                }
                Err(error) => {
                    self.metrics.not_kept.inc();
                    return Err(error.into());
                }
            }
        }
        Err(Problem::new(Code::Unavailable, "too many people act at this table at once; try again"))
    }

    /// Stores a new table. One that is there already was made by the same request before.
    pub(crate) async fn add(&self, mut table: Table, follow: impl FnOnce(&Slot, &Table)) -> Result<(), Problem> {
        let slot = self.slot(table.id())?;
        let mut place = slot.table.lock().await;
        let (first, entries) = table.take_unsaved();
        let summary = table.summary();
        match self.store.append(table.id(), first, entries, summary).await {
            Ok(()) => {
                follow(&slot, &table);
                *place = Some(table);
                Ok(())
            }
            Err(StoreError::Taken) => Ok(()),
            Err(error) => {
                self.metrics.not_kept.inc();
                Err(error.into())
            }
        }
    }

    /// Forgets tables that nobody looks at, the longest unused first, until few enough are in memory. Nothing is lost:
    /// they are read again when needed.
    pub(crate) fn tidy(&self) {
        let mut slots = self.slots();
        let mut idle: Vec<(i64, String)> = slots
            .iter()
            .filter(|(id, slot)| Arc::strong_count(slot) == 1 && !self.hub.is_watched(id))
            .filter(|(_, slot)| slot.thinking.lock().is_none())
            .map(|(id, slot)| (slot.used.load(Ordering::Relaxed), id.clone()))
            .collect();
        idle.sort_unstable();
        let surplus = slots.len().saturating_sub(self.most);
        for (_, id) in idle.into_iter().take(surplus) {
            slots.remove(&id);
        }
        self.metrics.tables.set(slots.len() as i64);
    }

    /// Stops what bots think about, and says at which tables they did.
    pub(crate) fn stop_thinking(&self) -> Vec<String> {
        let slots = self.slots();
        let stopped = slots.iter().filter(|(_, slot)| {
            let mut thinking = slot.thinking.lock();
            thinking.take().is_some()
        });
        stopped.map(|(id, _)| id.clone()).collect()
    }

    /// Forgets a table that is no longer stored, and what a bot thinks about it.
    pub(crate) fn forget(&self, id: &str) {
        self.slots().remove(id);
    }

    /// The place of a table. What cannot be the id of a table has none, so that no request makes memory grow.
    fn slot(&self, id: &str) -> Result<Arc<Slot>, Problem> {
        if !is_id(id) {
            return Err(no_table());
        }
        let mut slots = self.slots();
        let slot = match slots.get(id) {
            Some(slot) => slot,
            None => slots.entry(id.to_owned()).or_default(),
        };
        slot.used.store(clock::now(), Ordering::Relaxed);
        Ok(slot.clone())
    }

    async fn read<'a>(&self, id: &str, place: &'a mut Option<Table>) -> Result<&'a Table, Problem> {
        if place.is_none() {
            let entries = self.store.entries(id).await?;
            match Table::load(id, entries) {
                Ok(mut table) => {
                    table.recall(self.store.refusals(id).await?);
                    *place = Some(table);
                }
                Err(problem) => {
                    self.slots().remove(id);
                    if problem.code != Code::NotFound {
                        tracing::error!(table = id, problem = problem.message, "a log does not add up to a table");
                    }
                    return Err(problem);
                }
            }
        }
        place.as_ref().ok_or_else(no_table)
    }

    fn slots(&self) -> MutexGuard<'_, HashMap<String, Arc<Slot>>> {
        self.slots.lock()
    }
}

/// The longest id of a table, in bytes.
const LONGEST_ID: usize = 64;

fn is_id(id: &str) -> bool {
    (1..=LONGEST_ID).contains(&id.len()) && id.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
}

fn no_table() -> Problem {
    Problem::new(Code::NotFound, "there is no such table")
}
