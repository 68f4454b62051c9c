//! Why something was not done: one type for every refusal, with a code for programs and a sentence for people.

use super::Phrase;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Why something was not done.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Problem {
    /// For programs.
    pub code: Code,
    /// For people: one English sentence that says what was wrong and what would be right.
    pub message: String,
    /// The rule that forbids it, by its id in `docs/rules`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rule: Option<String>,
    /// The reason in the reader's language.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub phrase: Option<Phrase>,
}

/// The kinds of problems.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Code {
    /// The request cannot be understood.
    BadRequest,
    /// The request is too large.
    TooLarge,
    /// No identity: `POST /api/me` first.
    Nobody,
    /// It belongs to somebody else.
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
    /// The server is shutting down or overloaded.
    Unavailable,
}

impl Code {
    /// The HTTP status that goes with it.
    #[must_use]
    pub fn status(self) -> u16 {
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

impl From<tianxia_games::Refusal> for Problem {
    fn from(refusal: tianxia_games::Refusal) -> Self {
        use tianxia_core::Refused;
        use tianxia_games::Refusal;
        let code = match &refusal {
            Refusal::BadInput(_) => Code::BadRequest,
            Refusal::Refused(Refused::Illegal(_)) => Code::Illegal,
            Refusal::Refused(_) => Code::NotNow,
        };
        let illegal = refusal.illegal();
        Problem {
            code,
            message: refusal.to_string(),
            rule: illegal.map(|illegal| illegal.rule.to_owned()),
            phrase: illegal.map(|illegal| Phrase::from(&illegal.reason)),
        }
    }
}

impl From<tianxia_core::BadInput> for Problem {
    fn from(error: tianxia_core::BadInput) -> Self {
        Problem::new(Code::BadRequest, error.to_string())
    }
}
