//! A server from its first breath to its last: opens the data, listens, serves, and stops without losing anything.

use crate::config::{Config, Think};
use crate::error::ServerError;
use crate::http::linger::Lingering;
use crate::http::patience::Patient;
use crate::http::{App, router};
use crate::notices::connected;
use crate::play::hub::{Hub, LocalHub};
use crate::play::news::NewsHub;
use crate::running::{Running, Stop};
use crate::seams::{Assets, Painter};
use crate::service::Service;
use crate::upkeep::alive::{Alive, told_to_stop};
use crate::upkeep::metrics::Metrics;
use axum::Router;
use axum::extract::ConnectInfo;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tianxia_core::BadInput;
use tianxia_lessons::Library;
use tianxia_nats::Client;
use tianxia_protocol::{Code, Problem};
use tianxia_puzzles::Puzzles;
use tianxia_storage::{Lock, Postgres, Sqlite, Store, StoreError, StoreMetrics, clock, is_address, tasks};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio::time::timeout;
use tower::ServiceExt;
use tracing::{info, warn};

/// How long a client may take to send the head of a request.
const HEAD: Duration = Duration::from_secs(15);
/// How long one who is turned away may take to hear it.
const FULL: Duration = Duration::from_millis(500);
/// How long requests and sockets have to finish when the server stops.
const FAREWELL: Duration = Duration::from_secs(5);
/// The stack of buffers for one connection that is not a socket yet.
const BUFFER: usize = 32 * 1024;

/// A server that listens.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    service: Arc<Service>,
    router: Router,
    lock: Option<Lock>,
}

/// The data of a server, opened.
pub(crate) struct Data {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) alive: Alive,
    /// Held where only one server may use it.
    lock: Option<Lock>,
}

impl Server {
    /// Opens the data and begins to listen. A failure is one sentence for the person who started it.
    #[must_use]
    pub fn open(config: Config, assets: Arc<dyn Assets>, painter: Arc<dyn Painter>) -> Running<Self> {
        Box::pin(Self::opened(config, assets, painter))
    }

    async fn opened(config: Config, assets: Arc<dyn Assets>, painter: Arc<dyn Painter>) -> Result<Self, ServerError> {
        let lessons = lessons(&config).map_err(|error| ServerError::Lessons(error.to_string()))?;
        let puzzles = Puzzles::built_in().map_err(|error| ServerError::Lessons(error.to_string()))?;
        let listen = config.listen;
        let listener = TcpListener::bind(listen).await.map_err(|error| match error.kind() {
            std::io::ErrorKind::AddrInUse => ServerError::Address(format!(
                "{listen} is in use already, perhaps by another server; stop it, or choose another with --listen ADDRESS:PORT"
            )),
            _ => ServerError::Address(format!("cannot listen on {listen}: {error}")),
        })?;
        let address = listener.local_addr().map_err(|error| ServerError::Address(error.to_string()))?;
        let metrics = Arc::new(Metrics::new());
        let data = config.data_file()?;
        let Data { store, alive, lock } = open_data(&data, &config, metrics.store.clone()).await?;
        let url = config.url(address);
        let (hub, nats) = open_news(&config, &metrics)?;
        has_workers(&config)?;
        store.leave_bots(config.think != Think::Always);
        let service = Service::new(config, url, store, hub, metrics, alive, nats);
        let service =
            Arc::new(service.map_err(|error| ServerError::Threads(format!("cannot start threads: {error}")))?);
        let (lessons, puzzles) = (Arc::new(lessons), Arc::new(puzzles));
        let router = router(App { service: service.clone(), assets, painter, lessons, puzzles });
        match is_address(&data) {
            // An address may hold a password.
            true => info!(%address, "listening, with the data in PostgreSQL"),
            false => info!(%address, data = %data.display(), "listening"),
        }
        Ok(Server { listener, address, service, router, lock })
    }

    /// Where it listens.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The address to open.
    #[must_use]
    pub fn url(&self) -> &str {
        &self.service.url
    }

    /// Serves until `stop` is ready; then tells clients, finishes what is being written, and returns.
    #[must_use]
    pub fn run(self, stop: impl Future<Output = ()> + 'static) -> Running<()> {
        self.until(Box::pin(stop))
    }

    fn until(self, stop: Stop) -> Running<()> {
        Box::pin(self.serving(stop))
    }

    async fn serving(self, stop: Stop) -> Result<(), ServerError> {
        let Server { listener, service, router, lock, .. } = self;
        if service.config.table_seeds.is_some() {
            warn!("`table_seeds` is set: who knows it knows every hand, so this server is for tests only");
        }
        tasks::spawn(service.tables.clone().wake());
        tasks::spawn(service.tables.clone().watch_deadlines());
        tasks::spawn(service.tables.clone().keep_tidy());
        if service.store.is_shared() {
            tasks::spawn(service.tables.clone().compare());
            tasks::spawn(service.tables.clone().take_over());
            tasks::spawn(service.clone().pack());
        }
        tasks::spawn(service.presence.clone().keep_tidy(service.tables.closing.subscribe()));
        let alive = tasks::spawn(service.tables.clone().stay_alive());
        tasks::spawn(service.clone().sweep());
        tasks::spawn(service.clone().finish_erasures());
        tasks::spawn(service.notices.clone().wake());
        if let Some(nats) = service.nats.clone() {
            tasks::spawn(connected::tell(nats, service.gate.clone()));
        }
        let (open, mut all_closed) = mpsc::channel(1);
        let drained = async {
            stop.await;
            service.draining.store(true, Ordering::SeqCst);
            if service.config.drain > 0 {
                info!(seconds = service.config.drain, "draining");
            }
            tokio::time::sleep(Duration::from_secs(u64::from(service.config.drain))).await;
        };
        tokio::pin!(drained);
        loop {
            tokio::select! {
                accepted = listener.accept() => match accepted {
                    Ok((stream, peer)) => serve(stream, peer, &router, &service, open.clone()),
                    Err(error) => {
                        // Too many open files, most likely: wait for some to close.
                        warn!(%error, "cannot accept a connection");
                        tokio::time::sleep(Duration::from_millis(100)).await;
                    }
                },
                () = &mut drained => break,
            }
        }
        info!("stopping");
        drop((listener, open));
        service.tables.closing.send_replace(true);
        // Others go on with what bots think about here, at once.
        service.tables.hand_over().await;
        let sockets_close = async {
            while service.metrics.sockets.get() > 0 {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        let farewell = async { tokio::join!(all_closed.recv(), sockets_close) };
        if timeout(FAREWELL, farewell).await.is_err() {
            warn!("some clients did not leave in time");
        }
        let _ = alive.await;
        service.tables.hand_over().await;
        let closed = service.store.close().await;
        closed.map_err(|error| ServerError::Data(format!("could not finish writing: {error:?}")))?;
        drop(lock);
        info!("everything is written");
        Ok(())
    }
}

/// Opens the data file, or the database of that address, and starts the clock by it.
pub(crate) async fn open_data(data: &Path, config: &Config, metrics: Arc<StoreMetrics>) -> Result<Data, ServerError> {
    if !is_address(data) {
        let lock = Lock::take(data)?;
        let store = Arc::new(Sqlite::open(data, metrics)?);
        let alive = Alive::beside(data);
        clock::start(alive.last());
        return Ok(Data { store, alive, lock: Some(lock) });
    }
    let lost = |error: StoreError| ServerError::Data(Problem::from(error).message);
    let store = Postgres::open(data.to_str().unwrap_or_default(), metrics).await?;
    // Servers on several machines have one clock between them.
    let (now, last) = (store.clock().await.map_err(lost)?, store.last_sign().await.map_err(lost)?);
    clock::start_at(clock::shared(now, last) + config.clock_ahead.saturating_mul(1000));
    let store: Arc<dyn Store> = Arc::new(store);
    // A sign that is not believed was no life.
    let last = last.filter(|last| *last <= clock::shared(now, Some(*last)));
    Ok(Data { alive: Alive::Shared(store.clone(), last), store, lock: None })
}

/// How a process hears of entries that others stored, and its way to NATS where there is one.
type News = (Arc<dyn Hub>, Option<Client>);

/// The way to hear of other servers, where the settings name one.
pub(crate) fn open_news(config: &Config, metrics: &Arc<Metrics>) -> Result<News, ServerError> {
    let Some(news) = &config.news else { return Ok((Arc::new(LocalHub::default()), None)) };
    let hub = NewsHub::start(news, metrics.clone()).map_err(ServerError::Settings)?;
    let client = hub.client();
    Ok((Arc::new(hub), Some(client)))
}

/// Can there be workers, if thinking is left to them?
fn has_workers(config: &Config) -> Result<(), ServerError> {
    let refuse = |why: &str| Err(ServerError::Settings(why.to_owned()));
    match config.think {
        Think::Always => Ok(()),
        _ if config.database().is_none() => refuse(
            "--think: workers think for servers on a database (--data postgres://…); a server on a file always thinks itself",
        ),
        Think::Never if config.news.is_none() => refuse(
            "--think never: workers are asked for hints and analyses over NATS; name it with --news nats://HOST:PORT",
        ),
        _ => Ok(()),
    }
}

/// Our lessons, and those of the host.
fn lessons(config: &Config) -> Result<Library, BadInput> {
    let library = Library::built_in()?;
    match &config.lessons {
        Some(folder) => library.with(folder),
        None => Ok(library),
    }
}

/// Serves one connection; it counts as open until `open` is dropped.
fn serve(stream: TcpStream, peer: SocketAddr, router: &Router, service: &Arc<Service>, open: mpsc::Sender<()>) {
    let (mut closing, metrics) = (service.tables.closing.subscribe(), service.metrics.clone());
    // A proxy is one address for everybody: it has to count by itself.
    let address = (service.config.proxies() == 0).then(|| peer.ip());
    let Some(counted) = service.gate.connection(address) else {
        metrics.limited.inc();
        tasks::spawn(timeout(FULL, turn_away(stream)));
        return;
    };
    let patience = service.config.silence();
    // Moves are small and must not wait for company.
    let _ = stream.set_nodelay(true);
    let service = router.clone().map_request(move |mut request: axum::http::Request<hyper::body::Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        request.map(axum::body::Body::new)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .max_buf_size(BUFFER)
        .serve_connection(
            TokioIo::new(Patient::new(Lingering::new(stream), patience)),
            TowerToHyperService::new(service),
        )
        .with_upgrades();
    metrics.connections.inc();
    tasks::spawn(async move {
        let mut connection = std::pin::pin!(connection);
        // A client that breaks off harms nobody but itself, so how it ends does not matter.
        tokio::select! {
            _ = connection.as_mut() => {}
            () = told_to_stop(&mut closing) => {
                connection.as_mut().graceful_shutdown();
                let _ = connection.await;
            }
        }
        metrics.connections.dec();
        drop((open, counted));
    });
}

/// Says that there are too many connections, to whatever is asked.
async fn turn_away(mut stream: TcpStream) {
    let problem = Problem::new(Code::TooMany, "too many connections from your network; close some, or try again later");
    let body = serde_json::to_string(&problem).unwrap_or_default();
    let answer = format!(
        "HTTP/1.1 429 Too Many Requests\r\nContent-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
        body.len()
    );
    if stream.write_all(answer.as_bytes()).await.is_ok() && stream.shutdown().await.is_ok() {
        // Unread bytes would make a reset of the end, and the answer would be lost.
        let _ = tokio::io::copy(&mut stream.take(BUFFER as u64), &mut tokio::io::sink()).await;
    }
}
