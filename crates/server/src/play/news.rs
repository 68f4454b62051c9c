//! News between servers on one store: after a commit, the number of a table's last entry. They only make other servers look sooner. What is lost is
//! found by comparing numbers ([`crate::play::tables::Tables::compare`]), so news may fail at any time.

use crate::play::hub::{Hub, LocalHub};
use std::sync::Arc;
use tianxia_storage::{News, SharedStore, Store, tasks};
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::watch;

/// Returns the hub for a store: one that reaches other servers, where there can be some.
pub(crate) fn hub(store: &Arc<dyn Store>) -> Arc<dyn Hub> {
    match store.shared() {
        None => Arc::new(LocalHub::default()),
        Some(shared) => Arc::new(NewsHub::start(shared)),
    }
}

/// A hub that also tells other servers, and hears from them.
struct NewsHub {
    local: Arc<LocalHub>,
    shared: Arc<dyn SharedStore>,
}

impl NewsHub {
    fn start(shared: Arc<dyn SharedStore>) -> Self {
        let local = Arc::new(LocalHub::default());
        tasks::spawn(hear(shared.listen(), local.clone()));
        NewsHub { local, shared }
    }
}

async fn hear(mut news: Receiver<News>, local: Arc<LocalHub>) {
    loop {
        match news.recv().await {
            Ok(News::Entry { table, seq }) => local.hear(&table, seq),
            // What was missed is found by comparing.
            Ok(_) | Err(RecvError::Lagged(_)) => {}
            Err(RecvError::Closed) => return,
        }
    }
}

impl Hub for NewsHub {
    fn publish(&self, table: &str, seq: u32) {
        self.local.hear(table, seq);
        self.shared.tell(News::Entry { table: table.to_owned(), seq });
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
        (!self.shared.hears()).then(|| {
            "news from other servers do not arrive, so their moves are shown up to two seconds late".to_owned()
        })
    }
}
