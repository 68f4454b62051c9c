//! What tables refuse with, in few words.

use tianxia_core::Seat;
use tianxia_games::Refusal;
use tianxia_protocol::{Arg, Code, Phrase, Problem};

/// It cannot be done at this stage of the table.
pub(crate) fn not_now(message: impl Into<String>) -> Problem {
    Problem::new(Code::NotNow, message)
}

/// Another player decided so, or it must wait: with the id of a message in the reader's language, and its number.
pub(crate) fn said(code: Code, message: impl Into<String>, id: &'static str, count: Option<i64>) -> Problem {
    let args = count.into_iter().map(|count| ("count".into(), Arg::Number(count))).collect();
    Problem { phrase: Some(Phrase { id: id.into(), args }), ..Problem::new(code, message) }
}

/// It cannot be understood.
pub(crate) fn bad(message: impl Into<String>) -> Problem {
    Problem::new(Code::BadRequest, message)
}

/// It was done too often.
pub(crate) fn too_many(message: impl Into<String>) -> Problem {
    Problem::new(Code::TooMany, message)
}

/// It came too late.
pub(crate) fn stale() -> Problem {
    Problem::new(Code::Stale, "the game has moved on since; look at the new position and decide again")
}

/// There is no such seat.
pub(crate) fn no_seat(seat: Seat) -> Problem {
    bad(format!("this table has no seat {seat}"))
}

/// The game refuses it.
pub(crate) fn refused(refusal: Refusal) -> Problem {
    match refusal {
        Refusal::BadInput(error) => error.into(),
        Refusal::Refused(refused) => refused.into(),
    }
}
