//! What sockets are told when a log has grown: each update is written once, however many people see the same.

use axum::extract::ws::Utf8Bytes;
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use tianxia_protocol::{Code, FromServer, Problem, Update, ViewpointName};
use tianxia_tables::{Presence, Table};

/// Updates are kept for those who have all but so many of the newest entries: the others are few, and their updates long.
const RECENT: u32 = 8;

/// How long an update is true for others, in milliseconds: it tells the time.
const SAME_MOMENT: i64 = 1000;

/// The updates that were written since a table's log grew last.
#[derive(Default)]
pub(crate) struct Updates(Mutex<Written>);

#[derive(Default)]
struct Written {
    /// The newest entry they tell of.
    seq: u32,
    /// When the first of them was written, and who was there then: an update tells both.
    at: i64,
    presence: Arc<Presence>,
    texts: HashMap<Seen, Utf8Bytes>,
}

/// What makes one update differ from another.
#[derive(PartialEq, Eq, Hash)]
struct Seen {
    /// Who looks, if the table shows them anything that it does not show everybody.
    who: Option<String>,
    from: ViewpointName,
    since: u32,
}

/// Who is told, and of what.
#[derive(Clone, Copy)]
pub(crate) struct Reader<'a> {
    pub(crate) who: Option<&'a str>,
    /// Do they see something else than everybody, such as nothing of those whom they have blocked?
    pub(crate) own: bool,
    pub(crate) from: ViewpointName,
    /// The newest entry they know.
    pub(crate) since: Option<u32>,
}

/// A message to a socket, and the number of the newest entry it tells of.
pub(crate) struct News {
    pub(crate) seq: u32,
    pub(crate) text: Utf8Bytes,
    /// Was it written for this one, and not for another before?
    pub(crate) fresh: bool,
}

impl Updates {
    /// What somebody is told now, as `update` makes it.
    pub(crate) fn tell(
        &self,
        table: &Table,
        reader: Reader<'_>,
        (now, presence): (i64, &Arc<Presence>),
        update: impl FnOnce(i64) -> Result<Update, Problem>,
    ) -> Result<News, Problem> {
        let (seq, Reader { who, own, from, since }) = (table.seq(), reader);
        let write = || written(&FromServer::Update(Box::new(update(now)?)));
        let Some(since) = since.filter(|since| seq.saturating_sub(*since) <= RECENT) else {
            return Ok(News { seq, text: write()?, fresh: true });
        };
        let key = Seen { who: who.filter(|who| own || table.knows(who)).map(str::to_owned), from, since };
        let mut known = self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if known.seq != seq || now - known.at > SAME_MOMENT || !is_same(&known.presence, presence) {
            *known = Written { seq, at: now, presence: presence.clone(), texts: HashMap::new() };
        }
        if let Some(text) = known.texts.get(&key) {
            return Ok(News { seq, text: text.clone(), fresh: false });
        }
        let text = write()?;
        known.texts.insert(key, text.clone());
        Ok(News { seq, text, fresh: true })
    }
}

fn is_same(one: &Arc<Presence>, other: &Arc<Presence>) -> bool {
    Arc::ptr_eq(one, other) || one == other
}

/// A message as it goes over a socket.
pub(crate) fn written(message: &FromServer) -> Result<Utf8Bytes, Problem> {
    let text = tianxia_core::json::text(message);
    text.map(Utf8Bytes::from).map_err(|error| Problem::new(Code::Unavailable, format!("cannot be written: {error}")))
}
