//! Why something was not done: one type for every refusal, with a code for programs and a sentence for people.

use crate::phrase::Phrase;
use serde::{Deserialize, Serialize};
use std::fmt;
use tianxia_core::{BadInput, Refused};

/// Why something was not done.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Problem {
    /// For programs.
    pub code: Code,
    /// For people: one English sentence that says what was wrong and what would be right.
    pub message: String,
    /// The rule that forbids it, by its id in the rulebook.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// The reason in the reader's language.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub phrase: Option<Phrase>,
}

/// The kinds of problems.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Code {
    /// The request cannot be understood.
    BadRequest,
    /// The request is too large.
    TooLarge,
    /// No identity: `POST /api/me` first.
    Nobody,
    /// It belongs to another player.
    NotYours,
    /// There is no such table, link or page.
    NotFound,
    /// It cannot be done at this stage of the table.
    NotNow,
    /// The game has moved on since.
    Stale,
    /// The rules of the game forbid it.
    Illegal,
    /// Too often, or too many.
    TooMany,
    /// It could not be kept: the disk is full or failing. Nothing happened; try again later.
    NotKept,
    /// The server is shutting down, overloaded, or does not reach its database. Nothing happened.
    Unavailable,
    /// The server lost its database while it worked on this: it may have been done or not. Sent again with the same id, it acts once.
    Unknown,
}

impl Code {
    /// The HTTP status that answers such a problem.
    #[must_use]
    pub const fn status(self) -> u16 {
        match self {
            Code::BadRequest => 400,
            Code::Nobody => 401,
            Code::NotYours => 403,
            Code::NotFound => 404,
            Code::NotNow | Code::Stale => 409,
            Code::TooLarge => 413,
            Code::Illegal => 422,
            Code::TooMany => 429,
            Code::Unavailable => 503,
            Code::Unknown => 504,
            Code::NotKept => 507,
        }
    }
}

impl Problem {
    /// A problem with its sentence.
    pub fn new(code: Code, message: impl Into<String>) -> Self {
        Problem { code, message: message.into(), rule: None, phrase: None }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Problem {}

impl From<Refused> for Problem {
    fn from(refused: Refused) -> Self {
        let message = refused.to_string();
        match refused {
            Refused::Illegal(illegal) => Problem {
                code: Code::Illegal,
                message,
                rule: Some(illegal.rule.to_owned()),
                phrase: Some(Phrase::from(&illegal.reason)),
            },
            _ => Problem::new(Code::NotNow, message),
        }
    }
}

impl From<BadInput> for Problem {
    fn from(error: BadInput) -> Self {
        Problem::new(Code::BadRequest, error.to_string())
    }
}
