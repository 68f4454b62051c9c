//! A worker (`tianxia work`): a process that thinks for the servers on a database. It claims tables where a bot has to play and
//! adds the bot's entry through the same fence as everybody, so a dead or late one harms nothing; and it answers questions about hints and analyses.

use crate::config::{Config, Think};
use crate::error::ServerError;
use crate::play::news;
use crate::running::{Running, Stop};
use crate::server::{Data, open_data, say_what_has_no_effect};
use crate::service::Service;
use crate::think::pool::Share;
use crate::think::thinking::Question;
use crate::upkeep::metrics::{Metrics, OPEN_METRICS};
use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::routing::get;
use serde_json::Value;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tianxia_protocol::{Code, Problem};
use tianxia_storage::{News, SharedStore, clock, tasks};
use tianxia_tables::Table;
use tokio::net::TcpListener;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::timeout;
use tracing::{info, warn};

/// How long a worker that is to stop goes on with what it thinks about.
const FAREWELL: Duration = Duration::from_secs(10);
/// Milliseconds for which a question is left to the worker that claimed it.
const LEASE: i64 = 10_000;
/// How often questions are looked for without news of them.
const LOOK: Duration = Duration::from_secs(1);

/// A worker, ready to think.
pub struct Worker {
    service: Arc<Service>,
    /// Where it says how it is.
    listener: Option<TcpListener>,
}

impl Worker {
    /// Opens the database. A failure is one sentence for the person who started it.
    #[must_use]
    pub fn open(config: Config, listen: Option<SocketAddr>) -> Running<Self> {
        Box::pin(Self::opened(config, listen))
    }

    async fn opened(config: Config, listen: Option<SocketAddr>) -> Result<Self, ServerError> {
        if config.database().is_none() {
            let none = "a worker thinks for servers on a database: name it with --data postgres://…; a server on a file thinks itself";
            return Err(ServerError::Settings(none.to_owned()));
        }
        // What it has played is left to whoever claims the next decision: a fair turn for everybody's tables.
        let config = Config { think: Think::Never, ..config };
        let metrics = Arc::new(Metrics::new());
        let Data { store, alive, .. } = open_data(&config.data_file()?, &config, metrics.store.clone()).await?;
        store.leave_bots(true);
        say_what_has_no_effect(&config);
        let hub = news::hub(&store);
        let url = config.url(config.listen);
        let service = Service::new(config, url, store, hub, metrics, alive);
        let service = service.map_err(|error| ServerError::Threads(format!("cannot start threads: {error}")))?;
        let listener = match listen {
            None => None,
            Some(listen) => {
                let bound = TcpListener::bind(listen).await;
                Some(bound.map_err(|error| ServerError::Address(format!("cannot listen on {listen}: {error}")))?)
            }
        };
        Ok(Worker { service: Arc::new(service), listener })
    }

    /// The address where it says how it is, if it has one.
    #[must_use]
    pub fn address(&self) -> Option<SocketAddr> {
        self.listener.as_ref()?.local_addr().ok()
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
        let Worker { service, listener } = self;
        if let Some(listener) = listener {
            tasks::spawn(say_how_it_is(listener, service.clone()));
        }
        let working = tasks::spawn(service.tables.clone().work());
        tasks::spawn(service.tables.clone().watch_deadlines());
        tasks::spawn(service.tables.clone().keep_tidy());
        tasks::spawn(service.notices.clone().wake());
        let listening = service.store.shared().map(|shared| tasks::spawn(listen(service.clone(), shared)));
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

/// Answers `/livez`, `/readyz`, `/healthz` and `/metrics`, as a server does, for as long as the worker runs.
async fn say_how_it_is(listener: TcpListener, service: Arc<Service>) {
    let ready = async |State(service): State<Arc<Service>>| match service.ready().await {
        Ok(text) => (StatusCode::OK, text),
        Err(problem) => (StatusCode::SERVICE_UNAVAILABLE, format!("{}\n", problem.message)),
    };
    let figures =
        async |State(service): State<Arc<Service>>| ([(header::CONTENT_TYPE, OPEN_METRICS)], service.metrics.text());
    let router = Router::new()
        .route("/livez", get(async || "ok\n"))
        .route("/readyz", get(ready))
        .route("/healthz", get(ready))
        .route("/metrics", get(figures))
        .with_state(service);
    if let Err(error) = axum::serve(listener, router).await {
        warn!(%error, "nobody is answered any more who asks how the worker is");
    }
}

/// Passes on that a bot has to play, and answers questions, for as long as the worker runs.
async fn listen(service: Arc<Service>, shared: Arc<dyn SharedStore>) {
    let mut news = shared.listen();
    loop {
        claim(&service, &shared).await;
        let asked = async {
            loop {
                match news.recv().await {
                    Ok(News::Bots) => service.tables.thinkers.freed(),
                    Ok(News::Question) => return,
                    Ok(_) => {}
                    Err(RecvError::Lagged(_)) => {
                        service.tables.thinkers.freed();
                        return;
                    }
                    Err(RecvError::Closed) => std::future::pending().await,
                }
            }
        };
        // Without news it looks all the same.
        let _ = timeout(LOOK, asked).await;
    }
}

/// Claims questions, as many as keep the threads busy, and begins to think about them.
async fn claim(service: &Arc<Service>, shared: &Arc<dyn SharedStore>) {
    let (now, room) = (clock::now(), service.tables.pool.room().max(1) as u32);
    // A store that is unreachable is logged elsewhere.
    for (id, question) in shared.claim_questions(now, now + LEASE, room).await.unwrap_or_default() {
        tasks::spawn(reply(service.clone(), shared.clone(), id, question));
    }
}

async fn reply(service: Arc<Service>, shared: Arc<dyn SharedStore>, id: String, question: String) {
    let answer = match serde_json::from_str(&question) {
        Ok(question) => answer(&service, question).await,
        Err(error) => {
            Err(Problem::new(Code::Unavailable, format!("a worker does not understand the question: {error}")))
        }
    };
    let answer = serde_json::to_string(&answer).unwrap_or_default();
    match shared.answer(&id, answer).await {
        Ok(()) => shared.tell(News::Answer { question: id }),
        Err(error) => warn!(?error, "could not store an answer"),
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
