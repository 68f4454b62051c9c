//! What sockets are told when a log has grown: each update is written once, however many people see the same.

use axum::extract::ws::Utf8Bytes;
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use tianxia_protocol::{Code, FromServer, Problem, Update, ViewpointName};
use tianxia_tables::{Presence, Table, Views};

/// Updates are kept for those who have all but so many of the newest entries: the others are few, and their updates long.
const RECENT: u32 = 8;

/// How long an update is true for others, in milliseconds: it tells the time.
const SAME_MOMENT: i64 = 1000;

/// The updates that were written since a table's log grew last.
#[derive(Default)]
pub(crate) struct Updates(Mutex<(Written, Views)>);

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
    /// The view in which changes are told, by its newest entry.
    base: Option<u32>,
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
    /// The view they have, if they want to be told only what has changed in it.
    pub(crate) has: Option<Has>,
}

/// A view that somebody has.
#[derive(Clone, Copy)]
pub(crate) struct Has {
    /// Whose it is.
    pub(crate) eye: ViewpointName,
    /// The newest entry it shows.
    pub(crate) seq: u32,
}

/// A message to a socket, and the number of the newest entry it tells of.
pub(crate) struct News {
    pub(crate) seq: u32,
    /// Whose view it shows, if there is a game.
    pub(crate) shows: Option<ViewpointName>,
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
        update: impl FnOnce(i64, &mut Views, Option<u32>) -> Result<Update, Problem>,
    ) -> Result<News, Problem> {
        let (seq, Reader { who, own, from, since, has }) = (table.seq(), reader);
        let eye = ViewpointName::of(table.viewpoint(who, from)?);
        let shows = table.game().map(|_| eye);
        let is_open = table.game().is_some_and(|game| !game.hides());
        let base = has.filter(|has| has.eye == eye || is_open).map(|has| has.seq);
        let mut kept = self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        let (known, views) = &mut *kept;
        let write = |views| written(&FromServer::Update(Box::new(update(now, views, base)?)));
        let Some(since) = since.filter(|since| seq.saturating_sub(*since) <= RECENT) else {
            return Ok(News { seq, shows, text: write(views)?, fresh: true });
        };
        let key = Seen { who: who.filter(|who| own || table.knows(who)).map(str::to_owned), from, since, base };
        if known.seq != seq || now - known.at > SAME_MOMENT || !is_same(&known.presence, presence) {
            *known = Written { seq, at: now, presence: presence.clone(), texts: HashMap::new() };
        }
        if let Some(text) = known.texts.get(&key) {
            return Ok(News { seq, shows, text: text.clone(), fresh: false });
        }
        let text = write(views)?;
        known.texts.insert(key, text.clone());
        Ok(News { seq, shows, text, fresh: true })
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
