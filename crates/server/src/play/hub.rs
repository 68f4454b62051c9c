//! Who wants to hear of a table. The log is the truth, so the hub carries nothing but "this table now has entry n":
//! a listener who falls behind misses nothing, and no queue can grow.

use parking_lot::Mutex;
use std::collections::HashMap;
use tokio::sync::watch;

/// Spreads the news that a table's log has grown.
pub(crate) trait Hub: Send + Sync + 'static {
    /// Tells everybody who listens.
    fn publish(&self, table: &str, seq: u32);
    /// Listens; the value is the number of the newest entry heard of.
    fn subscribe(&self, table: &str, seq: u32) -> watch::Receiver<u32>;
    /// Does anybody listen?
    fn is_watched(&self, table: &str) -> bool;
    /// The tables that somebody listens to.
    fn watched(&self) -> Vec<String>;
    /// The newest entry of a table that was heard of, if anybody listens to it.
    fn newest(&self, table: &str) -> Option<u32>;
    /// Tells those who listen here, and no other server: what was read from the store need not be told again.
    fn hear(&self, table: &str, seq: u32);
    /// One sentence if news from other servers come late.
    fn late(&self) -> Option<String>;
}

/// The hub of a single process.
#[derive(Default)]
pub(crate) struct LocalHub {
    tables: Mutex<HashMap<String, watch::Sender<u32>>>,
}

impl LocalHub {
    fn with<T>(&self, work: impl FnOnce(&mut HashMap<String, watch::Sender<u32>>) -> T) -> T {
        work(&mut self.tables.lock())
    }
}

impl Hub for LocalHub {
    fn publish(&self, table: &str, seq: u32) {
        self.hear(table, seq);
    }

    fn hear(&self, table: &str, seq: u32) {
        self.with(|tables| {
            let Some(sender) = tables.get(table) else { return };
            if sender.receiver_count() == 0 {
                tables.remove(table);
            } else {
                sender.send_if_modified(|newest| {
                    let news = seq > *newest;
                    *newest = (*newest).max(seq);
                    news
                });
            }
        });
    }

    fn subscribe(&self, table: &str, seq: u32) -> watch::Receiver<u32> {
        self.with(|tables| tables.entry(table.to_owned()).or_insert_with(|| watch::channel(seq).0).subscribe())
    }

    fn is_watched(&self, table: &str) -> bool {
        self.with(|tables| tables.get(table).is_some_and(|sender| sender.receiver_count() > 0))
    }

    fn watched(&self) -> Vec<String> {
        self.with(|tables| {
            tables.retain(|_, sender| sender.receiver_count() > 0);
            tables.keys().cloned().collect()
        })
    }

    fn newest(&self, table: &str) -> Option<u32> {
        self.with(|tables| tables.get(table).map(|sender| *sender.borrow()))
    }

    fn late(&self) -> Option<String> {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn news_reach_those_who_listen_and_nothing_piles_up() {
        let hub = LocalHub::default();
        hub.publish("a", 1);
        let mut ear = hub.subscribe("a", 1);
        hub.publish("a", 2);
        hub.publish("a", 3);
        assert!(ear.has_changed().unwrap());
        assert_eq!(*ear.borrow_and_update(), 3);
        assert!(hub.is_watched("a") && hub.watched() == ["a"] && hub.newest("a") == Some(3));
        drop(ear);
        hub.publish("a", 4);
        assert!(!hub.is_watched("a") && hub.tables.lock().is_empty());
    }
}
