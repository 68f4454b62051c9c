//! What is asked of tables: made, looked at, commanded, as a server does it, for the one person at the page.

use crate::message::{Answered, Reply, Request, Stopped};
use crate::page::{ME, Page, nothing_at};
use crate::thought::Thought;
use hmac_sha256::Hash;
use serde::Deserialize;
use std::collections::HashMap;
use std::fmt::Write;
use tianxia_core::Record;
use tianxia_protocol::{Answer, Code, Command, Envelope, Made, NewTable, Play, Problem, ViewpointName};
use tianxia_tables::{Asker, Created, Deed, Entry, Presence, Table};

/// How the id of a table in a page begins, by which it is told from those of servers.
const LOCAL: &str = "local-";

/// A record to be kept as a table.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Brought {
    record: String,
}

/// What a bot has decided on.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Decided {
    at: u32,
    number: u32,
}

impl Page {
    /// Makes a table. The same request makes it once.
    pub(crate) fn create(&mut self, request: &Request) -> Answered {
        let new: NewTable = request.body()?;
        if new.rated {
            let message = "ratings are kept by a server; this page has none to count for";
            return Err(Problem::new(Code::BadRequest, message).into());
        }
        let id = id_for(&new.id);
        if self.is_new(&id)? {
            let moment = match &new.from {
                None => None,
                Some(from) => Some(self.table(&from.table)?.moment_for(&new, from.step)?),
            };
            let created = Created::new(&new, moment, ME, &request.name, request.random)?;
            let mut table = Table::create(&id, created, request.now)?;
            if let Some(random) = &new.random {
                table.contribute_first(ME, random, request.now)?;
            }
            if new.start {
                table.apply(Entry { time: request.now, command: None, deed: Deed::Started })?;
            }
            self.tables.insert(id.clone(), Some(table));
        }
        self.made(&id)
    }

    /// Keeps a record as a table. The same record is kept once.
    pub(crate) fn import(&mut self, request: &Request) -> Answered {
        let Brought { record } = request.body()?;
        let record: Record = record.parse()?;
        let id = id_for(&record.to_string());
        if self.is_new(&id)? {
            let table = Table::import(&id, &record, ME, request.now)?;
            self.tables.insert(id.clone(), Some(table));
        }
        self.made(&id)
    }

    fn is_new(&self, id: &str) -> Result<bool, Stopped> {
        self.tables.get(id).map(Option::is_none).ok_or_else(|| Stopped::Missing(id.to_owned()))
    }

    fn made(&mut self, id: &str) -> Answered {
        let mut reply = Reply::with_status(201, &Made { table: id.to_owned(), url: format!("/table/{id}") })?;
        reply.keep.extend(self.kept(id));
        Ok(reply)
    }

    /// Plays what a bot has decided on.
    pub(crate) fn bot_acts(&mut self, request: &Request, id: &str) -> Answered {
        let Decided { at, number } = request.body()?;
        self.table(id)?.bot_acts(at, number, request.now)?;
        let mut reply = Reply::json(&self.table(id)?.seq())?;
        reply.keep.extend(self.kept(id));
        Ok(reply)
    }

    /// Answers what is asked below a table's address.
    pub(crate) fn of_table(&mut self, request: &Request, id: &str, rest: &[&str]) -> Answered {
        if let ("POST", ["commands"]) = (request.method.as_str(), rest) {
            return self.command(request, id);
        }
        let table = self.table(id)?;
        match (request.method.as_str(), rest) {
            ("GET", []) => {
                let (from, since) = (viewpoint(request, "mine")?, request.number("since")?);
                Reply::json(&table.update(Some(ME), from, since, request.now, &here())?)
            }
            ("GET", ["preview"]) => {
                let seat = table.seat_of(ME, request.needed("seat")?)?;
                Reply::json(&table.preview(seat, request.needed("at")?, request.needed("number")?)?)
            }
            ("GET", ["why_not"]) => {
                let seat = table.seat_of(ME, request.needed("seat")?)?;
                let action: String = request.needed("action")?;
                Reply::json(&table.why_not(seat, request.needed("at")?, &Play::from(&*action))?)
            }
            ("GET", ["record"]) => Reply::text(table.record()?.to_string()),
            ("GET", ["replay"]) => {
                Reply::json(&table.moment(Some(ME), request.number("until")?, viewpoint(request, "open")?)?)
            }
            ("POST", ["hint"]) => {
                if !table.hints() {
                    return Err(Problem::new(Code::NotNow, "hints were not allowed when this table was made").into());
                }
                let seat = table.seat_of(ME, request.needed("seat")?)?;
                let game = table.game().filter(|_| table.turn() == Some(seat));
                let game = game.ok_or_else(|| Problem::new(Code::NotNow, "hints are for the seat that decides"))?;
                Ok(Reply { status: 200, think: Some(Thought::hint(table, game)), ..Reply::default() })
            }
            ("POST", ["analysis"]) => {
                let record = table.record()?;
                Ok(Reply { status: 200, think: Some(Thought::analysis(table, &record)), ..Reply::default() })
            }
            _ => Err(nothing_at(request).into()),
        }
    }

    /// Does what a command asks; sent twice, it acts once.
    fn command(&mut self, request: &Request, id: &str) -> Answered {
        let envelope: Envelope = request.body()?;
        let (now, presence) = (request.now, here());
        let command = format!("{ME}:{}", envelope.id);
        let asker = Asker { identity: ME, name: &request.name, command, now, presence: &presence };
        let (acted, rematch) = match envelope.command {
            Command::Rematch => match self.rematch(request, &asker, id) {
                Ok((seq, table)) => (Ok(seq), Some(table)),
                Err(Stopped::Refused(problem)) => (Err(problem), None),
                Err(missing) => return Err(missing),
            },
            command => (self.table(id)?.obey(&asker, &command), None),
        };
        let mut answer = Answer { id: envelope.id, seq: None, table: rematch, problem: None, update: None };
        match acted {
            Ok(seq) => answer.seq = Some(seq),
            Err(problem) => {
                if problem.code == Code::Stale {
                    let table = self.table(id)?;
                    let update = table.update(Some(ME), ViewpointName::MINE, Some(table.seq()), now, &presence);
                    answer.update = update.ok().map(Box::new);
                }
                answer.problem = Some(problem);
            }
        }
        let mut reply =
            Reply::with_status(answer.problem.as_ref().map_or(200, |problem| problem.code.status()), &answer)?;
        let opened = answer.table.as_deref().and_then(|table| self.kept(table));
        reply.keep.extend(opened.into_iter().chain(self.kept(id)));
        Ok(reply)
    }

    fn rematch(&mut self, request: &Request, asker: &Asker<'_>, old: &str) -> Result<(u32, String), Stopped> {
        let created = self.table(old)?.again(ME, request.random)?;
        let new = match self.table(old)?.rematch() {
            Some(opened) => opened.to_owned(),
            None => {
                let new = id_for(&format!("rematch of {old}"));
                if self.is_new(&new)? {
                    self.tables.insert(new.clone(), Some(Table::create(&new, created, request.now)?));
                }
                new
            }
        };
        Ok((self.table(old)?.opened_rematch(asker, &new)?, new))
    }
}

/// The id of the table that something makes.
fn id_for(what: &str) -> String {
    Hash::hash(what.as_bytes()).iter().take(8).fold(LOCAL.to_owned(), |mut id, byte| {
        let _ = write!(id, "{byte:02x}");
        id
    })
}

/// The person at the page is always there.
fn here() -> Presence {
    Presence { seen: HashMap::from([(ME.to_owned(), None)]), ..Presence::default() }
}

fn viewpoint(request: &Request, otherwise: &str) -> Result<ViewpointName, Problem> {
    Ok(request.query.get("eye").map_or(otherwise, String::as_str).parse()?)
}
