//! The month and the row of events in a position: a row that cannot be laid out is refused, unless it says so itself.

use crate::board::calendar::{self, MonthEvent, SUPER_MONTH, SuperEvent};
use crate::state::{Dragon, Phase};
use crate::written::position::{Page, need};
use tianxia_core::{BadInput, Fault};

/// Reads month, events and phase.
pub(super) fn read_calendar(game: &mut Dragon, page: &Page) -> Result<(), BadInput> {
    game.month = page.month.unwrap_or(1);
    let known = (1..=calendar::MONTHS).contains(&game.month);
    let message = format!("there is no month {}; the year has 12", game.month);
    need(known, "month", message).map_err(|error| error.of(Fault::OutOfRange))?;
    if let Some(row) = &page.events {
        game.calendar = row.clone().try_into().map_err(|row: Vec<_>| {
            BadInput::new(format!("{} events for 12 months", row.len())).of(Fault::OutOfRange).within("events")
        })?;
        let fault = calendar::fault(&game.calendar).filter(|_| !page.any_events);
        let message = |fault| format!("{fault} (D5); a row that is not laid out by D5 needs `any_events = true`");
        fault.map_or(Ok(()), |fault| need(false, "events", message(fault)))?;
    }
    if let Some(event) = page.event {
        game.calendar[usize::from(game.month) - 1] = event;
    }
    game.phase = page.phase.unwrap_or(Phase::Action);
    check_phase(game)
}

/// Is there such a phase in this month?
fn check_phase(game: &Dragon) -> Result<(), BadInput> {
    let (possible, why) = match game.phase {
        Phase::Draft => (game.month == 1, "the draft is before month 1"),
        Phase::Person => (game.month < calendar::MONTHS, "month 12 has no person phase (D18)"),
        Phase::Wall => {
            (game.great_wall && game.event() == MonthEvent::Mongols, "the wall is checked when Mongols come (D31)")
        }
        Phase::LastWall => (game.great_wall && game.month == calendar::MONTHS, "the last check is in month 12 (D31)"),
        Phase::Super => {
            (game.super_event.is_some() && game.month == SUPER_MONTH, "the super event is in month 7 (D32)")
        }
        Phase::Eclipse => (
            game.super_event == Some(SuperEvent::Eclipse) && game.month == SUPER_MONTH,
            "an eclipse is a super event, in month 7 (D37)",
        ),
        Phase::Over => (game.month == calendar::MONTHS, "the game ends in month 12 (D29)"),
        Phase::Action | Phase::Event => (true, ""),
    };
    need(possible, "phase", format!("not in month {}: {why}", game.month))
}
