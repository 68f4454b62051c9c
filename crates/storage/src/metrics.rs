//! What a store counts about itself.

use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

/// The figures of a store.
#[derive(Debug)]
pub struct StoreMetrics {
    pub(crate) away: Gauge,
    pub(crate) lost: Counter,
    pub(crate) batch: Histogram,
    pub(crate) flush: Histogram,
}

impl Default for StoreMetrics {
    fn default() -> Self {
        StoreMetrics {
            away: Gauge::default(),
            lost: Counter::default(),
            batch: Histogram::new(exponential_buckets(1.0, 2.0, 11)),
            flush: Histogram::new(exponential_buckets(0.0005, 2.0, 14)),
        }
    }
}

impl StoreMetrics {
    /// Names them to whoever is asked for figures.
    pub fn register(&self, registry: &mut Registry) {
        registry.register("store_away", "Is the database not reached?", self.away.clone());
        registry.register("store_lost", "How often the database was lost", self.lost.clone());
        registry.register("flush_jobs", "Jobs that share one disk flush", self.batch.clone());
        registry.register("flush_seconds", "Time of one transaction and its flush", self.flush.clone());
    }
}
