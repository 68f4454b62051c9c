//! What sockets are told when a log has grown: each update is written once, however many people see the same.

use axum::extract::ws::Utf8Bytes;
use parking_lot::Mutex;
use std::collections::HashMap;
use std::sync::Arc;
use tianxia_protocol::{Code, FromServer, Problem, ViewpointName};
use tianxia_tables::{Base, Presence, Shown, Table, Views};

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
    /// What changes are told of.
    base: Option<Base>,
}

/// Who is told, and of what.
pub(crate) struct Reader<'a> {
    pub(crate) who: Option<&'a str>,
    /// Do they see something else than everybody, such as nothing of those whom they have blocked?
    pub(crate) own: bool,
    pub(crate) from: ViewpointName,
    /// The newest entry they know.
    pub(crate) since: Option<u32>,
    /// What they have, if they want to be told only what has changed in it.
    pub(crate) has: Option<&'a Has>,
}

/// What somebody has been shown of a game that goes on.
pub(crate) struct Has {
    /// Whose view.
    eye: ViewpointName,
    /// The newest entry of the log then, and who was there.
    seq: u32,
    presence: Arc<Presence>,
}

/// A message to a socket, and the number of the newest entry it tells of.
pub(crate) struct News {
    pub(crate) seq: u32,
    /// What its reader has then, if there is a game.
    pub(crate) shows: Option<Has>,
    pub(crate) text: Utf8Bytes,
    /// Was it written for this one, and not for another before?
    pub(crate) fresh: bool,
}

impl Updates {
    /// What somebody is told now, as `show` makes it.
    pub(crate) fn tell(
        &self,
        table: &Table,
        reader: &Reader<'_>,
        (now, presence): (i64, &Arc<Presence>),
        show: impl FnOnce(i64, &mut Views, Option<Base>) -> Result<Shown, Problem>,
    ) -> Result<News, Problem> {
        let (seq, &Reader { who, own, from, since, has }) = (table.seq(), reader);
        let eye = ViewpointName::of(table.viewpoint(who, from)?);
        let shows = table.game().map(|_| Has { eye, seq, presence: presence.clone() });
        let is_open = table.game().is_some_and(|game| !game.hides());
        let base = has.filter(|has| has.eye == eye || is_open);
        let base = base.map(|has| Base { seq: has.seq, same_people: is_same(&has.presence, presence) });
        let mut kept = self.0.lock();
        let (known, views) = &mut *kept;
        let write = |views| written(&FromServer::from(show(now, views, base)?));
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
    message
        .text()
        .map(Utf8Bytes::from)
        .map_err(|error| Problem::new(Code::Unavailable, format!("cannot be written: {error}")))
}
