//! A worker (`tianxia work`): a process that thinks for the servers on a database, and that nobody connects to. It claims tables where a bot has to play and
//! adds the bot's entry through the same fence as everybody, so a dead or late one harms nothing; and it answers questions about hints and analyses.

use crate::config::{Config, Think};
use crate::error::ServerError;
use crate::running::{Running, Stop};
use crate::server::{Data, open_data, open_news};
use crate::service::Service;
use crate::think::pool::Share;
use crate::think::thinking::{BOTS, QUESTIONS, Question};
use crate::upkeep::metrics::Metrics;
use serde_json::Value;
use std::sync::Arc;
use std::time::Duration;
use tianxia_nats::{Client, Message};
use tianxia_protocol::{Code, Problem};
use tianxia_storage::tasks;
use tianxia_tables::Table;
use tokio::time::timeout;
use tracing::{info, warn};

/// How long a worker that is to stop goes on with what it thinks about.
const FAREWELL: Duration = Duration::from_secs(10);
/// The workers among which each question goes to one.
const GROUP: &str = "workers";

/// A worker, ready to think.
pub struct Worker(Arc<Service>);

impl Worker {
    /// Opens the database. A failure is one sentence for the person who started it.
    #[must_use]
    pub fn open(config: Config) -> Running<Self> {
        Box::pin(Self::opened(config))
    }

    async fn opened(config: Config) -> Result<Self, ServerError> {
        if config.database().is_none() {
            let none = "a worker thinks for servers on a database: name it with --data postgres://…; a server on a file thinks itself";
            return Err(ServerError::Settings(none.to_owned()));
        }
        // What it has played is left to whoever claims the next decision: a fair turn for everybody's tables.
        let config = Config { think: Think::Never, ..config };
        let metrics = Arc::new(Metrics::new());
        let Data { store, alive, .. } = open_data(&config.data_file()?, &config, metrics.store.clone()).await?;
        store.leave_bots(true);
        let (hub, nats) = open_news(&config, &metrics)?;
        let url = config.url(config.listen);
        let service = Service::new(config, url, store, hub, metrics, alive, nats);
        let service = service.map_err(|error| ServerError::Threads(format!("cannot start threads: {error}")))?;
        Ok(Worker(Arc::new(service)))
    }

    /// Thinks until `stop` is ready; then finishes what it has begun, and returns.
    #[must_use]
    pub fn run(self, stop: impl Future<Output = ()> + 'static) -> Running<()> {
        self.until(Box::pin(stop))
    }

    fn until(self, stop: Stop) -> Running<()> {
        Box::pin(self.working(stop))
    }

    async fn working(self, stop: Stop) -> Result<(), ServerError> {
        let Worker(service) = self;
        let working = tasks::spawn(service.tables.clone().work());
        tasks::spawn(service.tables.clone().watch_deadlines());
        tasks::spawn(service.tables.clone().keep_tidy());
        tasks::spawn(service.notices.clone().wake());
        let listening = service.nats.clone().map(|nats| tasks::spawn(listen(service.clone(), nats)));
        info!("thinking");
        stop.await;
        info!("stopping");
        service.tables.closing.send_replace(true);
        let _ = working.await;
        if let Some(listening) = listening {
            listening.abort();
        }
        if timeout(FAREWELL, service.tables.finish()).await.is_err() {
            warn!("some bots were still thinking; others take over");
        }
        service.tables.hand_over().await;
        let closed = service.store.close().await;
        closed.map_err(|error| ServerError::Data(format!("could not finish writing: {error:?}")))
    }
}

/// Hears that a bot has to play, and answers questions, for as long as the worker runs.
async fn listen(service: Arc<Service>, nats: Client) {
    let (mut called, mut questions) = (nats.subscribe(BOTS, None), nats.subscribe(QUESTIONS, Some(GROUP)));
    loop {
        tokio::select! {
            call = called.next() => match call {
                Some(_) => service.tables.thinkers.freed(),
                None => return,
            },
            question = questions.next() => match question {
                Some(question) => drop(tasks::spawn(reply(service.clone(), nats.clone(), question))),
                None => return,
            },
        }
    }
}

async fn reply(service: Arc<Service>, nats: Client, message: Message) {
    let Some(to) = message.reply else { return };
    let answer = match serde_json::from_slice(&message.payload) {
        Ok(question) => answer(&service, question).await,
        Err(error) => {
            Err(Problem::new(Code::Unavailable, format!("a worker does not understand the question: {error}")))
        }
    };
    let answer = serde_json::to_vec(&answer).unwrap_or_default();
    if !nats.publish(&to, &answer) {
        warn!("an answer came to nothing");
    }
}

async fn answer(service: &Service, question: Question) -> Result<Value, Problem> {
    match question {
        Question::Hint { table, at, person } => {
            let game = service.tables.look(&table, |table| {
                let game = table.game().filter(|_| table.at() == at);
                let game = game.ok_or_else(|| Problem::new(Code::NotNow, "the game has gone on"))?;
                Ok(game.duplicate())
            });
            let (game, share) = (game.await?, Share { person: &person, table: &table, quick: false });
            written(service.think(share, move |stop| tianxia_host::hint(&*game, stop)).await?)
        }
        Question::Verdict { table, number, pass, person } => {
            let record = service.tables.look(&table, Table::record).await?;
            let share = Share { person: &person, table: &table, quick: false };
            written(service.think(share, move |stop| pass.judge(&record, number, stop)).await??)
        }
    }
}

fn written(value: impl serde::Serialize) -> Result<Value, Problem> {
    serde_json::to_value(value).map_err(|error| Problem::new(Code::Unavailable, error.to_string()))
}
