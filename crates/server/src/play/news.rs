//! News between servers on one store, over NATS: after a commit, the number of a table's last entry under `news.TABLE`. They only make others look
//! sooner: what NATS loses is found by comparing numbers ([`crate::play::tables::Tables::compare`]), so it may be away, slow or stopped at any time.

use crate::play::hub::{Hub, LocalHub};
use crate::upkeep::metrics::Metrics;
use std::sync::Arc;
use tianxia_nats::{Address, Client, Message, State, Subscription};
use tianxia_storage::tasks;
use tokio::sync::watch;
use tracing::{info, warn};

/// A hub that also tells other servers, and hears from them.
pub(crate) struct NewsHub {
    local: Arc<LocalHub>,
    client: Client,
}

impl NewsHub {
    /// Begins to tell and to hear. A NATS that is not there yet is looked for; an address that cannot be one is refused.
    pub(crate) fn start(address: &str, metrics: Arc<Metrics>) -> Result<Self, String> {
        let addresses = Address::list(address)
            .map_err(|error| format!("--news: `{address}` is no address of NATS ({error}); write nats://HOST:PORT"))?;
        metrics.news_away.set(1);
        let client = Client::start(addresses, "tianxia", move |state| match state {
            State::Reached => {
                metrics.news_away.set(0);
                info!("NATS is reached");
            }
            State::Refused(what) => {
                warn!(
                    "NATS refuses something ({what}): news from other servers may be late; let this user publish and subscribe everything"
                );
            }
            State::Away(why) => {
                metrics.news_away.set(1);
                warn!("NATS is away ({why}): news from other servers are late until it is back");
            }
        });
        let local = Arc::new(LocalHub::default());
        tasks::spawn(hear(client.subscribe("news.*", None), local.clone()));
        Ok(NewsHub { local, client })
    }

    /// The way to NATS, for more than news.
    pub(crate) fn client(&self) -> Client {
        self.client.clone()
    }
}

async fn hear(mut news: Subscription, local: Arc<LocalHub>) {
    while let Some(Message { subject, payload, .. }) = news.next().await {
        let seq = std::str::from_utf8(&payload).ok().and_then(|text| text.parse().ok());
        if let (Some(table), Some(seq)) = (subject.strip_prefix("news."), seq) {
            local.hear(table, seq);
        }
    }
}

impl Hub for NewsHub {
    fn publish(&self, table: &str, seq: u32) {
        self.local.hear(table, seq);
        // While it is away nothing is kept for it: the others find out by themselves.
        self.client.publish(&format!("news.{table}"), seq.to_string().as_bytes());
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
        (!self.client.is_up())
            .then(|| "NATS is not reached, so news from other servers are up to two seconds late".to_owned())
    }
}
