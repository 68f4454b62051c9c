//! All tables under one roof. Memory is a cache of what the logs add up to: a table is read when it is needed, changed under its own
//! lock, and what it changed to becomes visible only when the store has it.

use crate::boards::Boards;
use crate::clock;
use crate::config::Config;
use crate::deadlines::Deadlines;
use crate::hub::Hub;
use crate::identity::{People, Person};
use crate::limits::{Gate, Kind};
use crate::log::{Created, Deed, Entry};
use crate::metrics::Metrics;
use crate::pool::{Pool, Ticket};
use crate::secret;
use crate::storage::{Store, StoreError};
use crate::table::{Asker, Table, created};
use crate::wire::{Answer, Code, Command, Envelope, EyeName, NewTable, Origin, Problem};
use std::collections::HashMap;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// How often a command is tried again when another server was faster with its entry.
const TRIES: usize = 4;
const LONGEST_ID: usize = 64;

/// The tables, and everything they need.
pub(crate) struct House {
    pub(crate) config: Config,
    pub(crate) url: String,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) hub: Arc<dyn Hub>,
    pub(crate) people: People,
    boards: Boards,
    pub(crate) gate: Arc<Gate>,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) pool: Pool,
    pub(crate) deadlines: Deadlines,
    /// Turns true when the server is about to stop.
    pub(crate) closing: watch::Sender<bool>,
    pub(crate) started: i64,
    slots: Mutex<HashMap<String, Arc<Slot>>>,
}

/// A place for a table in memory.
pub(crate) struct Slot {
    /// Empty until it is read, and while a change is being stored: if that is interrupted, the log is read again.
    table: tokio::sync::Mutex<Option<Table>>,
    /// The decision a bot thinks about for this table.
    pub(crate) thinking: Mutex<Option<(u32, Ticket)>>,
    used: AtomicI64,
}

impl House {
    pub(crate) fn new(
        config: Config,
        url: String,
        store: Arc<dyn Store>,
        hub: Arc<dyn Hub>,
        metrics: Arc<Metrics>,
    ) -> std::io::Result<Self> {
        Ok(House {
            people: People::new(store.clone()),
            boards: Boards::new(config.limits.own_boards),
            gate: Arc::new(Gate::new(config.limits.clone())),
            pool: Pool::start(config.thinkers(), config.bot_queue, metrics.clone())?,
            deadlines: Deadlines::default(),
            closing: watch::Sender::new(false),
            started: clock::now(),
            slots: Mutex::default(),
            config,
            url,
            store,
            hub,
            metrics,
        })
    }

    /// Looks at a table.
    pub(crate) async fn look<T>(
        &self,
        id: &str,
        look: impl FnOnce(&Table) -> Result<T, Problem>,
    ) -> Result<T, Problem> {
        let slot = self.slot(id);
        let mut place = slot.table.lock().await;
        look(self.read(id, &mut place).await?)
    }

    /// Changes a table and stores the change. If another server was faster, the change is tried again on the newer table.
    pub(crate) async fn change<T>(
        self: &Arc<Self>,
        id: &str,
        mut change: impl FnMut(&mut Table) -> Result<T, Problem>,
    ) -> Result<T, Problem> {
        let slot = self.slot(id);
        let mut place = slot.table.lock().await;
        for _ in 0..TRIES {
            self.read(id, &mut place).await?;
            let Some(mut table) = place.take() else { continue };
            let result = change(&mut table);
            let (first, entries) = table.take_unsaved();
            if entries.is_empty() {
                *place = Some(table);
                return result;
            }
            // A change that failed half-way is forgotten with the table it was made on.
            let value = result?;
            match self.store.append(id, first, entries, table.summary()).await {
                Ok(()) => {
                    self.hub.publish(id, table.seq());
                    self.go_on(&slot, &table);
                    *place = Some(table);
                    return Ok(value);
                }
                Err(StoreError::Taken) => {}
                Err(error) => {
                    self.metrics.not_kept.inc();
                    return Err(error.into());
                }
            }
        }
        Err(Problem::new(Code::Unavailable, "too many people act at this table at once; try again"))
    }

    /// Makes a table. The same request by the same person makes it once.
    pub(crate) async fn create(self: &Arc<Self>, person: &Person, new: &NewTable) -> Result<String, Problem> {
        check_id(&new.id)?;
        self.gate.pass(Kind::Table, &person.id)?;
        self.boards.admit(&new.options)?;
        let moment = match &new.from {
            None => None,
            Some(Origin { table, step }) => {
                let moment = self.look(table, |table| table.moment_for(new, *step)).await;
                Some(moment.map_err(|problem| match problem.code {
                    Code::NotFound => Problem::new(Code::NotFound, "there is no such table to begin from"),
                    _ => problem,
                })?)
            }
        };
        let created = created(new, moment, &person.id, &person.name)?;
        let id = secret::table(&person.id, &new.id);
        self.open(&id, created, new.start).await?;
        Ok(id)
    }

    async fn open(self: &Arc<Self>, id: &str, created: Created, start: bool) -> Result<(), Problem> {
        let time = clock::now();
        let first = Entry { time, command: None, deed: Deed::Created(Box::new(created)) };
        let mut table = Table::open(id, first)?;
        if start {
            table.apply(Entry { time, command: None, deed: Deed::Started })?;
        }
        let slot = self.slot(id);
        let mut place = slot.table.lock().await;
        let (first, entries) = table.take_unsaved();
        match self.store.append(id, first, entries, table.summary()).await {
            Ok(()) => {
                self.go_on(&slot, &table);
                *place = Some(table);
                Ok(())
            }
            // It was made by this very request before.
            Err(StoreError::Taken) => Ok(()),
            Err(error) => {
                self.metrics.not_kept.inc();
                Err(error.into())
            }
        }
    }

    /// Does what somebody asks of a table; sent twice, it acts once.
    pub(crate) async fn command(self: &Arc<Self>, person: &Person, table: &str, envelope: Envelope) -> Answer {
        let begun = Instant::now();
        let Envelope { id, command } = envelope;
        let result = self.obey(person, table, &id, &command).await;
        let mut answer = Answer { id, seq: None, table: None, problem: None, update: None };
        match result {
            Ok((seq, rematch)) => {
                self.metrics.moves.inc();
                self.metrics.command.observe(begun.elapsed().as_secs_f64());
                (answer.seq, answer.table) = (Some(seq), rematch);
            }
            Err(problem) => {
                self.metrics.refused.inc();
                if problem.code == Code::Stale {
                    let now =
                        self.look(table, |table| table.update(Some(&person.id), EyeName::MINE, Some(table.seq())));
                    answer.update = now.await.ok().map(Box::new);
                }
                answer.problem = Some(problem);
            }
        }
        answer
    }

    async fn obey(
        self: &Arc<Self>,
        person: &Person,
        table: &str,
        id: &str,
        command: &Command,
    ) -> Result<(u32, Option<String>), Problem> {
        check_id(id)?;
        self.limit(Kind::Command, &person.id)?;
        if let Command::Say { .. } = command {
            self.limit(Kind::Saying, &person.id)?;
        }
        let asker = Asker {
            identity: &person.id,
            name: &person.name,
            command: format!("{}:{id}", person.id),
            now: clock::now(),
        };
        if let Command::Rematch = command {
            return self.rematch(&asker, table).await;
        }
        let seq = self.change(table, |table| {
            if let Some(answer) = table.answered(&asker.command) {
                return answer;
            }
            match table.attempt(&asker, command) {
                Ok(()) => Ok(table.answered(&asker.command).and_then(Result::ok).unwrap_or(table.seq())),
                Err(problem) => {
                    table.refuse(asker.command.clone(), problem.clone());
                    Err(problem)
                }
            }
        });
        Ok((seq.await?, None))
    }

    async fn rematch(self: &Arc<Self>, asker: &Asker<'_>, old: &str) -> Result<(u32, Option<String>), Problem> {
        self.limit(Kind::Table, asker.identity)?;
        let created = self.look(old, |table| table.again(asker.identity)).await?;
        let new = secret::table(old, "rematch");
        self.open(&new, created, false).await?;
        let seq = self.change(old, |table| {
            if table.rematch().is_none() {
                let deed = Deed::Rematch { table: new.clone() };
                table.apply(Entry { time: asker.now, command: Some(asker.command.clone()), deed })?;
            }
            Ok(table.seq())
        });
        Ok((seq.await?, Some(new)))
    }

    pub(crate) fn limit(&self, kind: Kind, who: &str) -> Result<(), Problem> {
        self.gate.pass(kind, who).inspect_err(|_| {
            self.metrics.limited.inc();
        })
    }

    /// The place of a table in memory.
    pub(crate) fn slot(&self, id: &str) -> Arc<Slot> {
        let mut slots = self.slots.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        let slot = slots.entry(id.to_owned()).or_insert_with(|| {
            Arc::new(Slot { table: tokio::sync::Mutex::default(), thinking: Mutex::default(), used: AtomicI64::new(0) })
        });
        slot.used.store(clock::now(), Ordering::Relaxed);
        slot.clone()
    }

    async fn read<'a>(&self, id: &str, place: &'a mut Option<Table>) -> Result<&'a Table, Problem> {
        if place.is_none() {
            let entries = self.store.entries(id).await?;
            match Table::load(id, entries) {
                Ok(table) => *place = Some(table),
                Err(problem) => {
                    self.slots.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).remove(id);
                    if problem.code != Code::NotFound {
                        tracing::error!(table = id, problem = problem.message, "a log does not add up to a table");
                    }
                    return Err(problem);
                }
            }
        }
        place.as_ref().ok_or_else(|| Problem::new(Code::NotFound, "there is no such table"))
    }

    /// Forgets tables that nobody looks at, the longest unused first, until few enough are in memory. Nothing is lost:
    /// they are read again when needed.
    pub(crate) fn tidy(&self) {
        let mut slots = self.slots.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        let mut idle: Vec<(i64, String)> = slots
            .iter()
            .filter(|(id, slot)| Arc::strong_count(slot) == 1 && !self.hub.is_watched(id))
            .filter(|(_, slot)| slot.thinking.lock().is_ok_and(|ticket| ticket.is_none()))
            .map(|(id, slot)| (slot.used.load(Ordering::Relaxed), id.clone()))
            .collect();
        idle.sort_unstable();
        let keep = slots.len().min(self.config.tables_in_memory);
        let surplus = slots.len() - keep;
        for (_, id) in idle.into_iter().take(surplus) {
            slots.remove(&id);
        }
        self.metrics.tables.set(slots.len() as i64);
    }

    /// Tidies now and then, for as long as the server runs.
    pub(crate) async fn keep_tidy(self: Arc<Self>) {
        let mut closing = self.closing.subscribe();
        loop {
            tokio::select! {
                () = tokio::time::sleep(Duration::from_secs(10)) => self.tidy(),
                _ = closing.changed() => return,
            }
        }
    }
}

fn check_id(id: &str) -> Result<(), Problem> {
    match (1..=LONGEST_ID).contains(&id.len()) {
        true => Ok(()),
        false => Err(Problem::new(Code::BadRequest, format!("a command's id has 1 to {LONGEST_ID} characters"))),
    }
}
