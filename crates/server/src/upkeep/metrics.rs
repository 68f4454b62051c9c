//! What the server counts, for `/metrics`.

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;
use std::sync::Arc;
use tianxia_storage::StoreMetrics;

/// The figures.
pub(crate) struct Metrics {
    registry: Registry,
    pub(crate) requests: Counter,
    pub(crate) refused: Counter,
    pub(crate) limited: Counter,
    pub(crate) moves: Counter,
    pub(crate) bot_moves: Counter,
    pub(crate) not_kept: Counter,
    pub(crate) connections: Gauge,
    pub(crate) sockets: Gauge,
    pub(crate) dropped: Counter,
    pub(crate) updates: Counter,
    pub(crate) updates_written: Counter,
    pub(crate) tables: Gauge,
    pub(crate) waiting: Gauge,
    pub(crate) thinking: Gauge,
    pub(crate) analyses: Gauge,
    pub(crate) judged: Counter,
    pub(crate) news_away: Gauge,
    pub(crate) fences_lost: Counter,
    pub(crate) command: Histogram,
    /// Those of the store.
    pub(crate) store: Arc<StoreMetrics>,
}

impl Metrics {
    pub(crate) fn new() -> Self {
        let mut metrics = Metrics {
            registry: Registry::with_prefix("tianxia"),
            requests: Counter::default(),
            refused: Counter::default(),
            limited: Counter::default(),
            moves: Counter::default(),
            bot_moves: Counter::default(),
            not_kept: Counter::default(),
            connections: Gauge::default(),
            sockets: Gauge::default(),
            dropped: Counter::default(),
            updates: Counter::default(),
            updates_written: Counter::default(),
            tables: Gauge::default(),
            waiting: Gauge::default(),
            thinking: Gauge::default(),
            analyses: Gauge::default(),
            judged: Counter::default(),
            news_away: Gauge::default(),
            fences_lost: Counter::default(),
            command: Histogram::new(exponential_buckets(0.0005, 2.0, 14)),
            store: Arc::default(),
        };
        let registry = &mut metrics.registry;
        registry.register("http_requests", "HTTP requests", metrics.requests.clone());
        registry.register("commands_refused", "Commands that did not act", metrics.refused.clone());
        registry.register("limited", "Requests and commands over a limit", metrics.limited.clone());
        registry.register("entries_by_people", "Entries that people's commands became", metrics.moves.clone());
        registry.register("moves_by_bots", "Actions played by bots", metrics.bot_moves.clone());
        registry.register("entries_not_kept", "Entries that could not be written", metrics.not_kept.clone());
        registry.register("connections", "Open connections that are no sockets", metrics.connections.clone());
        registry.register("sockets", "Open sockets", metrics.sockets.clone());
        registry.register("sockets_dropped", "Sockets dropped for silence or slowness", metrics.dropped.clone());
        registry.register("updates", "Updates sent to sockets", metrics.updates.clone());
        registry.register(
            "updates_written",
            "Updates written: the others were the same as one before",
            metrics.updates_written.clone(),
        );
        registry.register("tables_in_memory", "Tables in memory", metrics.tables.clone());
        registry.register("bot_decisions_waiting", "Decisions that wait for a bot thread", metrics.waiting.clone());
        registry.register("bot_decisions_thinking", "Decisions that bot threads think about", metrics.thinking.clone());
        registry.register("analyses", "Analyses that a client waits for", metrics.analyses.clone());
        registry.register("decisions_judged", "Decisions of finished games judged", metrics.judged.clone());
        registry.register("news_away", "Is NATS wanted and not reached?", metrics.news_away.clone());
        registry.register("fences_lost", "Entries that another server was faster with", metrics.fences_lost.clone());
        metrics.store.register(registry);
        registry.register("command_seconds", "Time from a command to its durable answer", metrics.command.clone());
        metrics
    }

    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        // Writing into a string cannot fail.
        let _ = encode(&mut text, &self.registry);
        text
    }
}
