//! News between servers on one store, over NATS: after a commit, the number of a table's last entry under `news.TABLE`. They only make others look
//! sooner: what NATS loses is found by comparing numbers ([`crate::tables::Tables::compare`]), so it may be away, slow or stopped at any time.

use crate::hub::{Hub, LocalHub};
use crate::metrics::Metrics;
use crate::tasks;
use async_nats::{Client, ConnectOptions, Event};
use futures_util::StreamExt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::sync::{OnceCell, mpsc, watch};
use tracing::{info, warn};

/// The most news that wait to be sent; what is too much is late.
const WAITING: usize = 4096;
/// How often a NATS that is away is looked for, and how long a try may take.
const LOOK: Duration = Duration::from_secs(1);
const FOUND: Duration = Duration::from_millis(20);

/// A hub that also tells other servers, and hears from them.
pub(crate) struct NewsHub {
    local: Arc<LocalHub>,
    outbox: mpsc::Sender<(String, u32)>,
    link: Arc<Link>,
}

/// The way to NATS, and so to other servers and to workers.
pub(crate) struct Link {
    up: AtomicBool,
    client: OnceCell<Client>,
    metrics: Arc<Metrics>,
}

impl Link {
    /// NATS, while it is reached.
    pub(crate) fn client(&self) -> Option<&Client> {
        self.client.get().filter(|_| self.up.load(Ordering::SeqCst))
    }

    /// NATS, as soon as it has been found once. It finds its way back by itself.
    pub(crate) async fn found(&self) -> &Client {
        loop {
            match self.client.get() {
                Some(client) => return client,
                None => tokio::time::sleep(FOUND).await,
            }
        }
    }

    fn set(&self, up: bool) {
        if self.up.swap(up, Ordering::SeqCst) != up {
            match up {
                true => info!("NATS is reached"),
                false => warn!("NATS is away: news from other servers are late until it is back"),
            }
        }
        self.metrics.news_away.set(i64::from(!up));
    }
}

impl NewsHub {
    /// Begins to tell and to hear. A NATS that is not there yet is looked for; an address that cannot be one is refused.
    pub(crate) fn start(address: &str, metrics: Arc<Metrics>) -> Result<Self, String> {
        let servers: Vec<async_nats::ServerAddr> =
            address.split(',').map(str::parse).collect::<Result<_, _>>().map_err(|error: std::io::Error| {
                format!("--news: `{address}` is no address of NATS ({error}); write nats://HOST:PORT")
            })?;
        metrics.news_away.set(1);
        let (outbox, inbox) = mpsc::channel(WAITING);
        let link = Arc::new(Link { up: AtomicBool::new(false), client: OnceCell::new(), metrics });
        let local = Arc::new(LocalHub::default());
        tasks::spawn(run(servers, local.clone(), link.clone(), inbox));
        Ok(NewsHub { local, outbox, link })
    }

    /// The way to NATS, for more than news.
    pub(crate) fn link(&self) -> Arc<Link> {
        self.link.clone()
    }
}

async fn run(
    servers: Vec<async_nats::ServerAddr>,
    local: Arc<LocalHub>,
    link: Arc<Link>,
    mut inbox: mpsc::Receiver<(String, u32)>,
) {
    let told = link.clone();
    let options = ConnectOptions::new()
        .name("tianxia")
        .no_echo()
        .connection_timeout(LOOK)
        .ping_interval(Duration::from_secs(5))
        .reconnect_delay_callback(|_| LOOK)
        .event_callback(move |event| {
            match event {
                Event::Connected => told.set(true),
                Event::Disconnected => told.set(false),
                _ => {}
            }
            async {}
        })
        .retry_on_initial_connect();
    let client = match options.connect(servers).await {
        Ok(client) => client,
        Err(error) => return warn!(%error, "no news from other servers"),
    };
    let _ = link.client.set(client.clone());
    let mut heard = match client.subscribe("news.*").await {
        Ok(heard) => heard,
        Err(error) => return warn!(%error, "no news from other servers"),
    };
    loop {
        tokio::select! {
            news = inbox.recv() => match news {
                Some((table, seq)) => tell(&client, &link, table, seq).await,
                None => return,
            },
            message = heard.next() => match message {
                Some(message) => {
                    let seq = std::str::from_utf8(&message.payload).ok().and_then(|text| text.parse().ok());
                    if let (Some(table), Some(seq)) = (message.subject.strip_prefix("news."), seq) {
                        local.hear(table, seq);
                    }
                }
                None => return,
            },
        }
    }
}

async fn tell(client: &Client, link: &Link, table: String, seq: u32) {
    // While it is away nothing is kept for it: the others find out by themselves.
    if link.up.load(Ordering::SeqCst)
        && let Err(error) = client.publish(format!("news.{table}"), seq.to_string().into()).await
    {
        warn!(%error, "news came to nothing");
    }
}

impl Hub for NewsHub {
    fn publish(&self, table: &str, seq: u32) {
        self.local.hear(table, seq);
        let _ = self.outbox.try_send((table.to_owned(), seq));
    }

    fn subscribe(&self, table: &str, seq: u32) -> watch::Receiver<u32> {
        self.local.subscribe(table, seq)
    }

    fn is_watched(&self, table: &str) -> bool {
        self.local.is_watched(table)
    }

    fn watched(&self) -> Vec<String> {
        self.local.watched()
    }

    fn newest(&self, table: &str) -> Option<u32> {
        self.local.newest(table)
    }

    fn hear(&self, table: &str, seq: u32) {
        self.local.hear(table, seq);
    }

    fn late(&self) -> Option<String> {
        let away = !self.link.up.load(Ordering::SeqCst);
        away.then(|| "NATS is not reached, so news from other servers are up to two seconds late".to_owned())
    }
}
