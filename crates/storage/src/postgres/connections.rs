//! The connections to PostgreSQL: a few, made when they are needed, and made again when they are lost. When the database cannot be reached, that is
//! found out once, and until it is back everybody is told so without waiting.

use super::errors::{in_words, is_kept_waiting, meaning};
use super::tls::Tls;
use crate::contract::store::StoreError;
use crate::metrics::StoreMetrics;
use crate::tasks;
use parking_lot::{Mutex, MutexGuard};
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::sync::Semaphore;
use tokio::time::timeout;
use tokio_postgres::config::{Host, SslMode};
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Config, Error, Row, Statement};
use tracing::{error, info, warn};

/// The most connections of one process beside the one that appends.
const MOST: usize = 8;
/// How long a new connection may take.
const CONNECT: Duration = Duration::from_millis(1000);
/// How long an answer may take, in all.
const ANSWER: Duration = Duration::from_millis(1500);
/// How often a database that was away is looked for.
const LOOK: Duration = Duration::from_millis(250);
/// How long PostgreSQL itself works on a statement, or waits for a lock, before it gives up.
const STATEMENT: &str = "-c statement_timeout=1400 -c lock_timeout=1200 -c idle_in_transaction_session_timeout=10000";

pub(super) type Params = Vec<Box<dyn ToSql + Sync + Send>>;

/// What is at stake when a statement is cut off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Effect {
    /// It changes nothing.
    None,
    /// It is part of a transaction, which is given up.
    Undone,
    Change,
}

/// The way to a database.
pub(super) struct Connections {
    config: Config,
    /// The same for each host by itself.
    hosts: Vec<(String, Config)>,
    tls: Tls,
    idle: Mutex<Vec<Connection>>,
    permits: Semaphore,
    away: AtomicBool,
    metrics: Arc<StoreMetrics>,
}

/// One connection, with the statements that it knows.
pub(super) struct Connection {
    client: Client,
    statements: HashMap<&'static str, Statement>,
}

impl Connection {
    pub(super) fn client(&mut self) -> &mut Client {
        &mut self.client
    }

    /// A statement, prepared once for each connection. Nothing is done by that.
    pub(super) async fn statement(&mut self, text: &'static str) -> Result<Statement, Error> {
        if let Some(known) = self.statements.get(text) {
            return Ok(known.clone());
        }
        let statement = self.client.prepare(text).await?;
        self.statements.insert(text, statement.clone());
        Ok(statement)
    }
}

impl Connections {
    /// Nothing is reached yet; an address that cannot be understood is refused.
    pub(super) fn to(address: &str, metrics: Arc<StoreMetrics>) -> Result<Self, String> {
        let mut config: Config = address.parse().map_err(|error: Error| {
            let wrong = in_words(&error);
            format!(
                "--data: this is no address of a database ({wrong}); write postgres://USER:PASSWORD@HOST:PORT/DATABASE"
            )
        })?;
        let options = config.get_options().map_or_else(|| STATEMENT.to_owned(), |more| format!("{STATEMENT} {more}"));
        config.options(options).connect_timeout(CONNECT).application_name("tianxia");
        config
            .keepalives_idle(Duration::from_secs(10))
            .keepalives_interval(Duration::from_secs(3))
            .keepalives_retries(3);
        config.tcp_user_timeout(Duration::from_secs(5));
        // Encrypted means that the certificate is looked at, so it is asked for or left.
        if config.get_ssl_mode() == SslMode::Prefer {
            config.ssl_mode(SslMode::Disable);
        }
        let (idle, permits) = (Mutex::default(), Semaphore::new(MOST));
        let hosts = one_by_one(&config);
        Ok(Connections { config, hosts, tls: Tls::new(), idle, permits, away: AtomicBool::new(false), metrics })
    }

    /// A sentence about an error at the start.
    pub(super) fn in_words(&self, why: &str) -> String {
        format!("cannot use the database {}: {why}", self.name())
    }

    /// The database without user and password.
    fn name(&self) -> String {
        let host = match self.config.get_hosts().first() {
            Some(Host::Tcp(host)) => host.clone(),
            #[cfg(unix)]
            Some(Host::Unix(folder)) => folder.display().to_string(),
            None => "here".to_owned(),
        };
        format!("{} at {host}", self.config.get_dbname().unwrap_or("postgres"))
    }

    /// Returns a new connection, to the first host that answers in time. A host that accepts and is silent is passed over like one that refuses.
    pub(super) async fn connect(&self) -> Result<Connection, String> {
        let mut why = Vec::new();
        for (host, config) in &self.hosts {
            match timeout(CONNECT, self.connect_to(config)).await {
                Ok(Ok(connection)) => return Ok(connection),
                Ok(Err(error)) => why.push(format!("{host}: {}", in_words(&error))),
                Err(_) => why.push(format!("{host}: no answer in {} s", CONNECT.as_secs())),
            }
        }
        match &why[..] {
            // The name of the only host is said elsewhere.
            [_] if self.hosts.len() == 1 => {
                Err(why.remove(0).split_once(": ").map_or_else(String::new, |(_, why)| why.to_owned()))
            }
            _ => Err(why.join("; ")),
        }
    }

    async fn connect_to(&self, config: &Config) -> Result<Connection, Error> {
        let (client, connection) = config.connect(self.tls.clone()).await?;
        // It ends when the client is dropped or the database is lost; whoever asks then hears of it.
        tasks::spawn(async move { drop(connection.await) });
        Ok(Connection { client, statements: HashMap::new() })
    }

    /// Is the database not to be reached, as far as is known?
    pub(super) fn is_away(&self) -> bool {
        self.away.load(Ordering::SeqCst)
    }

    /// A connection that waits, or a new one. Whoever is told that there is none has done nothing.
    pub(super) async fn take(self: &Arc<Self>) -> Result<Connection, StoreError> {
        if self.is_away() {
            return Err(StoreError::Away);
        }
        loop {
            let Some(waiting) = self.idle().pop() else { break };
            if !waiting.client.is_closed() {
                return Ok(waiting);
            }
        }
        self.connect().await.map_err(|why| {
            self.lost(&why);
            StoreError::Away
        })
    }

    pub(super) fn give_back(&self, connection: Connection) {
        let mut idle = self.idle();
        if !connection.client.is_closed() && idle.len() < MOST {
            idle.push(connection);
        }
    }

    /// Sends one statement, and says what came of it within a moment.
    pub(super) async fn ask(
        self: &Arc<Self>,
        effect: Effect,
        statement: &'static str,
        params: &Params,
    ) -> Result<Vec<Row>, StoreError> {
        let sent = AtomicBool::new(false);
        let asked = async {
            let _permit = self.permit().await?;
            // A connection that was lost while it waited is found out by using it; nothing is lost by asking once more.
            for last in [false, true] {
                let mut connection = self.take().await?;
                let params: Vec<_> = params.iter().map(|param| &**param as &(dyn ToSql + Sync)).collect();
                let prepared = match connection.statement(statement).await {
                    Err(error) if error.code().is_none() && !last => continue,
                    Err(error) => return Err(self.failed(&error, Effect::None, statement)),
                    Ok(prepared) => prepared,
                };
                sent.store(true, Ordering::SeqCst);
                match connection.client.query(&prepared, &params).await {
                    Ok(rows) => {
                        self.give_back(connection);
                        return Ok(rows);
                    }
                    Err(error) if error.code().is_none() && effect == Effect::None && !last => {}
                    Err(error) => {
                        let meaning = self.failed(&error, effect, statement);
                        self.give_back(connection);
                        return Err(meaning);
                    }
                }
            }
            Err(StoreError::Away)
        };
        match timeout(ANSWER, asked).await {
            Ok(answer) => answer,
            Err(_) => {
                self.lost("no answer in time");
                match effect {
                    Effect::Change if sent.load(Ordering::SeqCst) => Err(StoreError::Unknown),
                    _ => Err(StoreError::Away),
                }
            }
        }
    }

    /// Sends statements that are done together or not at all.
    pub(super) async fn together(self: &Arc<Self>, statements: &[(&'static str, Params)]) -> Result<(), StoreError> {
        let committing = AtomicBool::new(false);
        let done = async {
            let _permit = self.permit().await?;
            let mut connection = self.take().await?;
            let mut prepared = Vec::with_capacity(statements.len());
            for (text, _) in statements {
                let statement = connection.statement(text).await;
                prepared.push(statement.map_err(|error| self.failed(&error, Effect::Undone, text))?);
            }
            let undone = |error: Error| self.failed(&error, Effect::Undone, "a transaction");
            let transaction = connection.client().transaction().await.map_err(undone)?;
            for ((text, params), statement) in statements.iter().zip(&prepared) {
                let params: Vec<_> = params.iter().map(|param| &**param as &(dyn ToSql + Sync)).collect();
                let done = transaction.execute(statement, &params).await;
                done.map_err(|error| self.failed(&error, Effect::Undone, text))?;
            }
            committing.store(true, Ordering::SeqCst);
            transaction.commit().await.map_err(|error| self.failed(&error, Effect::Change, "COMMIT"))?;
            self.give_back(connection);
            Ok(())
        };
        match timeout(ANSWER, done).await {
            Ok(answer) => answer,
            Err(_) => {
                self.lost("no answer in time");
                Err(if committing.load(Ordering::SeqCst) { StoreError::Unknown } else { StoreError::Away })
            }
        }
    }

    /// Waits for one of the few permits to use a connection.
    pub(super) async fn permit(&self) -> Result<tokio::sync::SemaphorePermit<'_>, StoreError> {
        self.permits.acquire().await.map_err(|error| StoreError::Broken(error.to_string()))
    }

    /// What a failed statement means; a database that cannot be reached is looked for from now on.
    pub(super) fn failed(self: &Arc<Self>, error: &Error, effect: Effect, statement: &str) -> StoreError {
        let meaning = meaning(error, effect);
        match meaning {
            StoreError::Away if is_kept_waiting(error) => {
                warn!(error = in_words(error), statement, "the database was too slow")
            }
            StoreError::Away | StoreError::Unknown => self.lost(&in_words(error)),
            StoreError::Taken => {}
            _ => error!(error = in_words(error), statement, "the database refused a statement"),
        }
        meaning
    }

    /// The database is away: from now on everybody is told so at once, until it is found again.
    pub(super) fn lost(self: &Arc<Self>, why: &str) {
        if self.away.swap(true, Ordering::SeqCst) {
            return;
        }
        warn!(why, "the database is away");
        self.metrics.away.set(1);
        self.metrics.lost.inc();
        self.idle().clear();
        let connections = Arc::downgrade(self);
        tasks::spawn(async move {
            while let Some(connections) = connections.upgrade() {
                if let Ok(mut found) = connections.connect().await
                    && let Ok(Ok(_)) = timeout(CONNECT, found.client().simple_query("SELECT 1")).await
                {
                    connections.idle().push(found);
                    connections.metrics.away.set(0);
                    connections.away.store(false, Ordering::SeqCst);
                    return info!("the database is back");
                }
                drop(connections);
                tokio::time::sleep(LOOK).await;
            }
        });
    }

    fn idle(&self) -> MutexGuard<'_, Vec<Connection>> {
        self.idle.lock()
    }
}

/// The settings for each host of an address by itself, so that each has its own time to answer.
fn one_by_one(config: &Config) -> Vec<(String, Config)> {
    let (hosts, addresses, ports) = (config.get_hosts(), config.get_hostaddrs(), config.get_ports());
    let port = |index: usize| ports.get(index).or(ports.first()).copied();
    let one = |index: usize| {
        let mut one = Config::new();
        let set = |text: Option<&str>, set: &mut dyn FnMut(&str)| text.into_iter().for_each(set);
        set(config.get_user(), &mut |user| _ = one.user(user));
        if let Some(password) = config.get_password() {
            one.password(password);
        }
        set(config.get_dbname(), &mut |name| _ = one.dbname(name));
        set(config.get_options(), &mut |options| _ = one.options(options));
        set(config.get_application_name(), &mut |name| _ = one.application_name(name));
        one.ssl_mode(config.get_ssl_mode())
            .ssl_negotiation(config.get_ssl_negotiation())
            .channel_binding(config.get_channel_binding())
            .target_session_attrs(config.get_target_session_attrs())
            .keepalives(config.get_keepalives())
            .keepalives_idle(config.get_keepalives_idle());
        if let Some(interval) = config.get_keepalives_interval() {
            one.keepalives_interval(interval);
        }
        if let Some(retries) = config.get_keepalives_retries() {
            one.keepalives_retries(retries);
        }
        if let Some(timeout) = config.get_connect_timeout() {
            one.connect_timeout(*timeout);
        }
        if let Some(timeout) = config.get_tcp_user_timeout() {
            one.tcp_user_timeout(*timeout);
        }
        let mut name = String::new();
        match hosts.get(index) {
            Some(Host::Tcp(host)) => {
                name.clone_from(host);
                one.host(host);
            }
            #[cfg(unix)]
            Some(Host::Unix(folder)) => {
                name = folder.display().to_string();
                one.host_path(folder);
            }
            None => {}
        }
        if let Some(address) = addresses.get(index) {
            name = address.to_string();
            one.hostaddr(*address);
        }
        if let Some(port) = port(index) {
            one.port(port);
        }
        (name, one)
    };
    (0..hosts.len().max(addresses.len()).max(1)).map(one).collect()
}
