//! What goes between the page and its tables: a request as the server would get it, and what is to be done with the answer.

use crate::thought::Thought;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use tianxia_core::Seed;
use tianxia_protocol::{Code, Listing, Problem};
use tianxia_tables::Entry;

/// A request of the protocol, with what a server would know by itself.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// `GET` or `POST`.
    pub method: String,
    /// The parts of the path: `api`, `tables`, the id.
    pub path: Vec<String>,
    /// The query.
    #[serde(default)]
    pub query: BTreeMap<String, String>,
    /// The body.
    #[serde(default)]
    pub body: Value,
    /// The time, in milliseconds since 1970.
    pub now: i64,
    /// Chance that nobody can guess, for this request alone.
    pub random: Seed,
    /// What the person at this page is called.
    pub name: String,
}

/// The answer, and what the page has to do before it passes it on.
#[derive(Debug, Default, Serialize)]
pub struct Reply {
    /// As HTTP has it.
    pub status: u16,
    /// What is answered.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub body: Option<Box<RawValue>>,
    /// What is answered, where it is a text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// What has to be stored before anybody is answered.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub keep: Vec<Kept>,
    /// A table that has to be loaded first; then the same is asked again.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub missing: Option<String>,
    /// What has to be thought about for the answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub think: Option<Thought>,
    /// What the person is called from now on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

/// New entries of a table's log, and what lists show of it now.
#[derive(Clone, Debug, Serialize)]
pub struct Kept {
    /// The table.
    pub table: String,
    /// The number of the first entry.
    pub first: u32,
    /// The entries.
    pub entries: Vec<Entry>,
    /// Where lists show it.
    pub shelf: Shelf,
    /// What lists show.
    pub listing: Listing,
}

/// The part of "my games" that shows a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Shelf {
    /// Where it is my turn.
    MyTurn,
    /// Where somebody else decides.
    Waiting,
    /// What is over.
    Over,
    /// Nowhere: the table was closed.
    Closed,
}

/// Why a request has no answer yet, or gets none.
pub(crate) enum Stopped {
    /// A table has to be loaded first.
    Missing(String),
    /// It is refused.
    Refused(Problem),
}

impl<E: Into<Problem>> From<E> for Stopped {
    fn from(problem: E) -> Self {
        Stopped::Refused(problem.into())
    }
}

pub(crate) type Answered = Result<Reply, Stopped>;

impl Reply {
    /// Answers with JSON.
    pub(crate) fn json(value: &impl Serialize) -> Answered {
        Reply::with_status(200, value)
    }

    pub(crate) fn with_status(status: u16, value: &impl Serialize) -> Answered {
        let written = |error| Problem::new(Code::Unavailable, format!("the answer cannot be written as JSON: {error}"));
        let body = serde_json::value::to_raw_value(value).map_err(written)?;
        Ok(Reply { status, body: Some(body), ..Reply::default() })
    }

    /// Answers with a text.
    pub(crate) fn text(text: String) -> Answered {
        Ok(Reply { status: 200, text: Some(text), ..Reply::default() })
    }

    /// The answer to whatever happened.
    pub(crate) fn of(answered: Answered) -> Reply {
        match answered {
            Ok(reply) => reply,
            Err(Stopped::Missing(table)) => Reply { missing: Some(table), ..Reply::default() },
            Err(Stopped::Refused(problem)) => {
                let body = serde_json::value::to_raw_value(&problem).ok();
                Reply { status: problem.code.status(), body, ..Reply::default() }
            }
        }
    }
}

impl Request {
    /// The body as what it has to be.
    pub(crate) fn body<T: for<'de> Deserialize<'de>>(&self) -> Result<T, Problem> {
        T::deserialize(&self.body)
            .map_err(|error| Problem::new(Code::BadRequest, format!("the request cannot be read: {error}")))
    }

    /// A number of the query, if it is there.
    pub(crate) fn number<T: std::str::FromStr>(&self, key: &str) -> Result<Option<T>, Problem> {
        let text = self.query.get(key);
        let read = |text: &String| {
            text.parse().map_err(|_| Problem::new(Code::BadRequest, format!("`{key}` is a number, not `{text}`")))
        };
        text.map(read).transpose()
    }

    /// A number of the query that must be there.
    pub(crate) fn needed<T: std::str::FromStr>(&self, key: &str) -> Result<T, Problem> {
        self.number(key)?.ok_or_else(|| Problem::new(Code::BadRequest, format!("`{key}` is missing: give a number")))
    }
}
