//! The page's tables in memory, and which request is answered where.

use crate::learn::Learning;
use crate::message::{Answered, Kept, Reply, Request, Shelf, Stopped};
use crate::thought::Thought;
use serde::Deserialize;
use std::collections::HashMap;
use tianxia_protocol::{Code, Listings, Me, Problem, Rename, Standing, Status, Verdict};
use tianxia_tables::{Entry, Table, clean_name};

/// The identity of the person at a page. Their tables never leave it, so nobody else needs to be told apart.
pub(crate) const ME: &str = "me";

/// A finished game gone through.
#[derive(Deserialize)]
struct Judged {
    /// Every decision, at a look.
    decisions: Vec<Verdict>,
    /// A few of them after long thought.
    weighed: Vec<Verdict>,
}

/// Everything that is played in a page.
#[derive(Default)]
pub struct Page {
    /// The tables that were loaded; nothing where the page has none of that id.
    pub(crate) tables: HashMap<String, Option<Table>>,
    learning: Learning,
}

impl Page {
    /// Answers a [`Request`] with a [`Reply`], both as JSON.
    #[must_use]
    pub fn ask(&mut self, request: &str) -> String {
        let reply = match serde_json::from_str::<Request>(request) {
            Ok(request) => Reply::of(self.answer(&request)),
            Err(error) => {
                Reply::of(Err(Problem::new(Code::BadRequest, format!("the request cannot be read: {error}")).into()))
            }
        };
        serde_json::to_string(&reply).unwrap_or_default()
    }

    /// Takes in the stored log of a table, a list of entries as JSON, in the place of what was in memory; an empty list says that there is no
    /// such table. The answer is empty, or says why the log does not add up to a table.
    #[must_use]
    pub fn load(&mut self, id: &str, log: &str) -> String {
        let entries = serde_json::from_str::<Vec<Entry>>(log)
            .map_err(|error| Problem::new(Code::BadRequest, format!("the stored log of {id} cannot be read: {error}")));
        let loaded = entries.and_then(|entries| match entries.is_empty() {
            true => Ok(None),
            false => Table::load(id, entries).map(Some),
        });
        match loaded {
            Ok(table) => {
                self.tables.insert(id.to_owned(), table);
                String::new()
            }
            Err(problem) => problem.to_string(),
        }
    }

    /// Forgets a table whose change could not be stored: it is loaded again when it is needed.
    pub fn forget(&mut self, id: &str) {
        self.tables.remove(id);
    }

    /// What the bot has to think about that a table waits for.
    #[must_use]
    pub fn thought(&self, id: &str) -> Option<Thought> {
        Thought::of_table(self.tables.get(id)?.as_ref()?)
    }

    fn answer(&mut self, request: &Request) -> Answered {
        let path: Vec<&str> = request.path.iter().map(String::as_str).collect();
        match (request.method.as_str(), &path[..]) {
            ("GET", ["api", "about"]) => Reply::json(&tianxia_host::about()),
            ("GET", ["api", "me"]) => Reply::json(&Me { name: request.name.clone() }),
            ("POST", ["api", "me"]) => rename(request),
            ("GET", ["api", "lobby" | "archive"]) => Reply::json(&Listings { tables: Vec::new(), more: None }),
            ("GET" | "POST", ["api", "lessons" | "puzzles" | "rules", ..]) => self.learning.answer(request, &path[1..]),
            ("POST", ["api", "tables"]) => self.create(request),
            ("POST", ["page", "records"]) => self.import(request),
            ("POST", ["page", "hint"]) => {
                let think = Some(Thought::imagined_hint(request.body()?));
                Ok(Reply { status: 200, think, ..Reply::default() })
            }
            ("POST", ["page", "preview"]) => preview(&request.body()?),
            ("POST", ["page", "candidates"]) => {
                Reply::json(&tianxia_host::candidates(&request.body::<Vec<Verdict>>()?))
            }
            ("POST", ["page", "analysis"]) => {
                let Judged { decisions, weighed } = request.body()?;
                Reply::json(&tianxia_host::sum_up(decisions, weighed))
            }
            ("POST", ["page", "tables", id, "bot"]) => self.bot_acts(request, id),
            (_, ["api", "tables", id, rest @ ..]) => self.of_table(request, id, rest),
            _ => Err(nothing_at(request).into()),
        }
    }

    /// A table that is in memory.
    pub(crate) fn table(&mut self, id: &str) -> Result<&mut Table, Stopped> {
        match self.tables.get_mut(id) {
            Some(Some(table)) => Ok(table),
            Some(None) => Err(Problem::new(Code::NotFound, "there is no such table").into()),
            None => Err(Stopped::Missing(id.to_owned())),
        }
    }

    /// What has to be stored of a table after a change.
    pub(crate) fn kept(&mut self, id: &str) -> Option<Kept> {
        let table = self.tables.get_mut(id)?.as_mut()?;
        let (first, entries) = table.take_unsaved();
        (!entries.is_empty()).then(|| {
            let listing = table.listing(ME);
            let turn = listing.seats.iter().find(|seat| Some(seat.seat) == listing.turn);
            let mine = turn.is_some_and(|seat| seat.yours && seat.standing == Standing::Playing);
            let shelf = match listing.status {
                Status::Closed => Shelf::Closed,
                Status::Over => Shelf::Over,
                _ if mine => Shelf::MyTurn,
                _ => Shelf::Waiting,
            };
            Kept { table: id.to_owned(), first, entries, shelf, listing }
        })
    }
}

/// An action at a server's table, as its seat imagines the game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Considered {
    record: String,
    number: u32,
}

/// What it would do.
fn preview(considered: &Considered) -> Answered {
    let game = tianxia_games::replay(&considered.record.parse()?, None)?;
    Reply::json(&tianxia_tables::preview(&*game, considered.number)?)
}

fn rename(request: &Request) -> Answered {
    let Rename { name } = request.body()?;
    let name = name.map_or_else(|| Ok(request.name.clone()), |name| clean_name(&name))?;
    let mut reply = Reply::json(&Me { name: name.clone() })?;
    reply.name = Some(name);
    Ok(reply)
}

pub(crate) fn nothing_at(request: &Request) -> Problem {
    let message = format!("there is nothing at {} /{} in a page", request.method, request.path.join("/"));
    Problem::new(Code::NotFound, message)
}
