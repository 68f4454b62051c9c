//! What people ask of the server: tables are made and commands obeyed, within limits. Everything that routes and sockets need is
//! reached from here.

use crate::config::Config;
use crate::notices::Notices;
use crate::people::identity::{People, Person};
use crate::people::limits::{Gate, Kind};
use crate::people::secret::{self, Seeds};
use crate::play::boards;
use crate::play::hub::Hub;
use crate::play::presence::Presence;
use crate::play::tables::Tables;
use crate::think::analyses::Analyses;
use crate::think::pool::Share;
use crate::upkeep::alive::Alive;
use crate::upkeep::metrics::Metrics;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Instant;
use tianxia_nats::Client;
use tianxia_protocol::{Answer, Code, Command, Envelope, NewTable, Origin, Problem, ViewpointName};
use tianxia_storage::{Store, clock};
use tianxia_tables::{Asker, Chair, Created, Deed, Entry, Table};
use tokio::sync::oneshot;

const LONGEST_ID: usize = 64;

/// The tables, the people, and what stands around them.
pub(crate) struct Service {
    pub(crate) config: Config,
    pub(crate) url: String,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) hub: Arc<dyn Hub>,
    /// Is it about to stop?
    pub(crate) draining: AtomicBool,
    /// The way to other servers and to workers, where there is one.
    pub(crate) nats: Option<Client>,
    pub(crate) people: People,
    pub(crate) gate: Arc<Gate>,
    pub(crate) notices: Arc<Notices>,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) tables: Arc<Tables>,
    pub(crate) presence: Arc<Presence>,
    pub(crate) analyses: Analyses,
    seeds: Seeds,
}

impl Service {
    pub(crate) fn new(
        config: Config,
        url: String,
        store: Arc<dyn Store>,
        hub: Arc<dyn Hub>,
        metrics: Arc<Metrics>,
        alive: Alive,
        nats: Option<Client>,
    ) -> std::io::Result<Self> {
        let gate = Arc::new(Gate::new(config.limits.clone()));
        let notices = Arc::new(Notices::new(&config, &url, store.clone(), gate.clone(), nats.clone()));
        Ok(Service {
            people: People::new(store.clone()),
            tables: Arc::new(Tables::new(
                &config,
                store.clone(),
                hub.clone(),
                notices.clone(),
                metrics.clone(),
                alive,
                nats.clone(),
            )?),
            presence: Arc::new(Presence::new(config.absence)),
            analyses: Analyses::default(),
            seeds: Seeds::new(config.table_seeds),
            gate,
            notices,
            config,
            url,
            store,
            hub,
            draining: AtomicBool::new(false),
            nats,
            metrics,
        })
    }

    /// Thinks on the threads for that. Whoever stops waiting stops the thinking.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        share: Share<'_>,
        thought: impl FnOnce(&AtomicBool) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let busy = || Problem::new(Code::Unavailable, "the bots have too much to think about; try again later");
        if self.tables.pool.is_busy() {
            return Err(busy());
        }
        let (done, answer) = oneshot::channel();
        let ticket = self.tables.pool.think(share, move |stop| {
            let _ = done.send(thought(stop));
        });
        let answer = answer.await.map_err(|_| busy());
        drop(ticket);
        answer
    }

    /// Makes a table. The same request by the same person makes it once.
    pub(crate) async fn create(&self, person: &Person, new: &NewTable) -> Result<String, Problem> {
        check_id(&new.id)?;
        self.gate.pass(Kind::Table, &person.id)?;
        self.agrees_if(person, new.rated)?;
        boards::admit(&new.options)?;
        let moment = match &new.from {
            None => None,
            Some(Origin { table, step }) => {
                let moment = self.tables.look(table, |table| table.moment_for(new, *step)).await;
                Some(moment.map_err(|problem| match problem.code {
                    Code::NotFound => Problem::new(Code::NotFound, "there is no such table to begin from"),
                    _ => problem,
                })?)
            }
        };
        let created = Created::new(new, moment, &person.id, &person.name, self.seeds.next())?;
        let id = secret::table(&person.id, &new.id);
        let now = clock::now();
        let mut table = Table::create(&id, created, now)?;
        if let Some(random) = &new.random {
            table.contribute_first(&person.id, random, now)?;
        }
        if new.start {
            table.apply(Entry { time: now, command: None, deed: Deed::Started })?;
        }
        self.tables.add(table).await?;
        Ok(id)
    }

    /// Does what somebody asks of a table; sent twice, it acts once.
    pub(crate) async fn command(&self, person: &Person, table: &str, envelope: Envelope) -> Answer {
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
                    let now = self.update(Some(person), table, ViewpointName::MINE, Some(u32::MAX));
                    answer.update = now.await.ok().map(Box::new);
                }
                answer.problem = Some(problem);
            }
        }
        answer
    }

    async fn obey(
        &self,
        person: &Person,
        table: &str,
        id: &str,
        command: &Command,
    ) -> Result<(u32, Option<String>), Problem> {
        check_id(id)?;
        person.admitted()?;
        self.limit(Kind::Command, &person.id)?;
        if let Command::Say { .. } = command {
            self.limit(Kind::Saying, &person.id)?;
        }
        let presence = self.presence.at(table);
        let asker = Asker {
            identity: &person.id,
            name: &person.name,
            command: format!("{}:{id}", person.id),
            now: clock::now(),
            presence: &presence,
        };
        match command {
            Command::Rematch => return self.rematch(person, &asker, table).await,
            Command::Join { .. } => self.welcome_at(person, table).await?,
            _ => {}
        }
        let mut plays = false;
        let seq = self.tables.change(table, |table| {
            let answer = table.obey(&asker, command);
            plays = table.is_player(&person.id);
            answer
        });
        let seq = seq.await;
        if plays {
            self.presence.touch(table, &person.id);
        }
        Ok((seq?, None))
    }

    async fn rematch(&self, person: &Person, asker: &Asker<'_>, old: &str) -> Result<(u32, Option<String>), Problem> {
        self.limit(Kind::Table, asker.identity)?;
        let mut created = self.tables.look(old, |table| table.again(asker.identity, self.seeds.next())).await?;
        for chair in &mut created.seats {
            if chair.person().is_some_and(|other| person.blocked.contains(other)) {
                *chair = Chair::Open;
            }
        }
        self.agrees_if(person, created.rated)?;
        self.free_if_not_agreed(&mut created).await?;
        // Nobody outside knows the identity, so nobody can compute where the rematch will be. Of two who ask at once one opens it, and
        // both are told that one.
        let new = secret::table(asker.identity, &format!("rematch of {old}"));
        if self.tables.look(old, |table| Ok(table.rematch().is_none())).await? {
            self.tables.add(Table::create(&new, created, clock::now())?).await?;
        }
        let opened = self.tables.change(old, |table| {
            let seq = table.opened_rematch(asker, &new)?;
            Ok((seq, table.rematch().map(str::to_owned)))
        });
        opened.await
    }

    /// Lets somebody try a secret. What is wrong counts for their address, and after too many nothing is tried at all.
    pub(crate) async fn guess<T>(
        &self,
        address: &str,
        attempt: impl Future<Output = Result<T, Problem>>,
    ) -> Result<T, Problem> {
        if self.gate.is_spent(Kind::Guess, address) {
            self.limit(Kind::Guess, address)?;
        }
        let result = attempt.await;
        if let Err(Problem { code: Code::NotFound | Code::NotYours, .. }) = &result {
            self.limit(Kind::Guess, address)?;
        }
        result
    }

    pub(crate) fn limit(&self, kind: Kind, who: &str) -> Result<(), Problem> {
        self.gate.pass(kind, who).inspect_err(|_| {
            self.metrics.limited.inc();
        })
    }
}

fn check_id(id: &str) -> Result<(), Problem> {
    match (1..=LONGEST_ID).contains(&id.len()) && !id.contains('\0') {
        true => Ok(()),
        false => Err(Problem::new(
            Code::BadRequest,
            format!("a command's id has 1 to {LONGEST_ID} characters, none of them NUL"),
        )),
    }
}
