//! What tables refuse with, in few words.

use tianxia_core::Seat;
use tianxia_games::Refusal;
use tianxia_protocol::{Code, Problem};

/// It cannot be done at this stage of the table.
pub(crate) fn not_now(message: impl Into<String>) -> Problem {
    Problem::new(Code::NotNow, message)
}

/// It cannot be understood.
pub(crate) fn bad(message: impl Into<String>) -> Problem {
    Problem::new(Code::BadRequest, message)
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
