//! How often is too often: a bucket of tokens for each person or address and each kind of request, and a count of open sockets.

use crate::config::Limits;
use parking_lot::Mutex;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tianxia_protocol::{Code, Problem};

/// Buckets that are full again are forgotten once there are so many.
const MANY: usize = 10_000;

/// The most buckets, so that no flood makes memory grow.
const MOST: usize = 100_000;

/// What is limited.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Kind {
    Request,
    Command,
    Saying,
    Table,
    Identity,
    Claim,
    Guess,
    Report,
    Hint,
}

struct Bucket {
    tokens: f64,
    filled: Instant,
}

#[derive(Default)]
struct Buckets {
    of: HashMap<(Kind, String), Bucket>,
    /// The number of buckets above which full ones are removed. It doubles with what is left, so that removing stays cheap per request.
    sweep_above: usize,
}

impl Buckets {
    /// Removes buckets that are full again, and the older half where there are still too many.
    fn sweep(&mut self, is_full: impl Fn(Kind, Duration) -> bool, now: Instant) {
        if self.of.len() <= self.sweep_above.max(MANY) {
            return;
        }
        self.of.retain(|(kind, _), bucket| !is_full(*kind, now.duration_since(bucket.filled)));
        if self.of.len() >= MOST {
            // Those that were used longest ago are nearest to being full.
            let mut used: Vec<Instant> = self.of.values().map(|bucket| bucket.filled).collect();
            let (_, middle, _) = used.select_nth_unstable(MOST / 2);
            let middle = *middle;
            self.of.retain(|_, bucket| bucket.filled > middle);
        }
        self.sweep_above = (2 * self.of.len()).min(MOST);
    }
}

/// Counts for everybody.
pub(crate) struct Gate {
    limits: Limits,
    buckets: Mutex<Buckets>,
    sockets: Mutex<HashMap<String, u32>>,
}

impl Gate {
    pub(crate) fn new(limits: Limits) -> Self {
        Gate { limits, buckets: Mutex::default(), sockets: Mutex::default() }
    }

    /// How many at once, and how long until the bucket is full again.
    fn size(&self, kind: Kind) -> (u32, Duration) {
        const SECOND: u64 = 1;
        let (count, seconds) = match kind {
            // Bursts of a few seconds' worth are how pages load and how people play.
            Kind::Request => (self.limits.requests.saturating_mul(4), 4 * SECOND),
            Kind::Command => (self.limits.commands.saturating_mul(4), 4 * SECOND),
            Kind::Saying => (self.limits.sayings, 60 * SECOND),
            Kind::Table => (self.limits.tables, 3600 * SECOND),
            Kind::Identity => (self.limits.identities, 3600 * SECOND),
            Kind::Claim => (self.limits.claims, 3600 * SECOND),
            Kind::Guess => (self.limits.guesses, 3600 * SECOND),
            Kind::Report => (self.limits.reports, 3600 * SECOND),
            Kind::Hint => (self.limits.hints, 60 * SECOND),
        };
        (count, Duration::from_secs(seconds))
    }

    /// Takes a token, or says that there is none.
    pub(crate) fn pass(&self, kind: Kind, who: &str) -> Result<(), Problem> {
        let (size, refill) = self.size(kind);
        if size == 0 {
            return Ok(());
        }
        let now = Instant::now();
        let mut buckets = self.buckets.lock();
        buckets.sweep(|kind, idle| idle >= self.size(kind).1, now);
        let bucket =
            buckets.of.entry((kind, who.to_owned())).or_insert(Bucket { tokens: f64::from(size), filled: now });
        let earned = now.duration_since(bucket.filled).as_secs_f64() / refill.as_secs_f64() * f64::from(size);
        bucket.tokens = (bucket.tokens + earned).min(f64::from(size));
        bucket.filled = now;
        if bucket.tokens < 1.0 {
            let word = match kind {
                Kind::Request => "requests",
                Kind::Command => "commands",
                Kind::Saying => "messages",
                Kind::Table => "new tables",
                Kind::Identity => "new players from this address",
                Kind::Claim => "links to other devices",
                Kind::Guess => "wrong codes, phrases or tokens from this address",
                Kind::Report => "reports",
                Kind::Hint => "hints",
            };
            return Err(Problem::new(Code::TooMany, format!("too many {word}; wait a little")));
        }
        bucket.tokens -= 1.0;
        Ok(())
    }

    /// Has this person a page open?
    pub(crate) fn is_connected(&self, person: &str) -> bool {
        self.sockets.lock().contains_key(person)
    }

    /// Is there no token left? For what counts only when it fails.
    pub(crate) fn is_spent(&self, kind: Kind, who: &str) -> bool {
        let (size, refill) = self.size(kind);
        let buckets = self.buckets.lock();
        size > 0
            && buckets.of.get(&(kind, who.to_owned())).is_some_and(|bucket| {
                bucket.tokens + bucket.filled.elapsed().as_secs_f64() / refill.as_secs_f64() * f64::from(size) < 1.0
            })
    }

    /// Counts a socket for a person and an address until the returned value is dropped.
    pub(crate) fn socket(self: &Arc<Self>, person: Option<&str>, address: &str) -> Result<OpenSocket, Problem> {
        let keys = [
            Some((String::new(), self.limits.sockets_in_all)),
            Some((format!("@{address}"), self.limits.sockets_per_address)),
            person.map(|person| (person.to_owned(), self.limits.sockets)),
        ];
        let open = self.count(keys.into_iter().flatten().collect());
        open.ok_or_else(|| Problem::new(Code::TooMany, "too many open connections; close another table first"))
    }

    /// Counts a connection that is no socket (yet), of an address if addresses can be told apart, until the returned value is dropped.
    pub(crate) fn connection(self: &Arc<Self>, peer: Option<IpAddr>) -> Option<OpenSocket> {
        let keys = [
            Some(("=".to_owned(), self.limits.connections_in_all)),
            peer.map(|peer| (format!("={}", counted_as(peer)), self.limits.connections_per_address)),
        ];
        self.count(keys.into_iter().flatten().collect())
    }

    /// Counts under each key, if there is room under all of them.
    fn count(self: &Arc<Self>, keys: Vec<(String, u32)>) -> Option<OpenSocket> {
        let mut sockets = self.sockets.lock();
        let full = |(key, limit): &(String, u32)| *limit > 0 && sockets.get(key).copied().unwrap_or(0) >= *limit;
        if keys.iter().any(full) {
            return None;
        }
        let keys: Vec<String> = keys.into_iter().map(|(key, _)| key).collect();
        for key in &keys {
            *sockets.entry(key.clone()).or_default() += 1;
        }
        Some(OpenSocket { gate: self.clone(), keys })
    }
}

/// What an address is counted as. Of an IPv6 address only the network part: one household has very many.
pub(crate) fn counted_as(address: IpAddr) -> String {
    match address {
        IpAddr::V4(ip) => ip.to_string(),
        IpAddr::V6(ip) => match ip.to_ipv4_mapped() {
            Some(ip) => ip.to_string(),
            None => ip.segments()[..4].iter().map(|part| format!("{part:x}:")).collect(),
        },
    }
}

/// A socket or another connection that counts.
pub(crate) struct OpenSocket {
    gate: Arc<Gate>,
    keys: Vec<String>,
}

impl Drop for OpenSocket {
    fn drop(&mut self) {
        let mut sockets = self.gate.sockets.lock();
        for key in &self.keys {
            if let Some(count) = sockets.get_mut(key) {
                *count -= 1;
                if *count == 0 {
                    sockets.remove(key);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_runs_dry_for_one_person_only() {
        let gate = Gate::new(Limits { tables: 2, ..Limits::default() });
        assert!(gate.pass(Kind::Table, "a").is_ok() && gate.pass(Kind::Table, "a").is_ok());
        assert_eq!(gate.pass(Kind::Table, "a").unwrap_err().code, Code::TooMany);
        assert!(gate.pass(Kind::Table, "b").is_ok());
    }

    #[test]
    fn buckets_have_a_bound() {
        let gate = Gate::new(Limits::default());
        for person in 0..=2 * MOST {
            gate.pass(Kind::Table, &person.to_string()).unwrap();
        }
        assert!(gate.buckets.lock().of.len() <= MOST + 1);
    }

    #[test]
    fn sockets_count_until_they_close() {
        let gate = Arc::new(Gate::new(Limits { sockets: 1, ..Limits::default() }));
        let open = gate.socket(Some("a"), "1.2.3.4").unwrap();
        assert!(gate.socket(Some("a"), "1.2.3.4").is_err());
        assert!(gate.socket(None, "1.2.3.4").is_ok());
        drop(open);
        assert!(gate.socket(Some("a"), "1.2.3.4").is_ok());
        assert!(gate.sockets.lock().is_empty());
    }
}
