//! The month and the row of events in a position: a row that cannot be laid out is refused, unless it says so itself.

use crate::board::calendar::{self, MonthEvent, SUPER_MONTH, SuperEvent};
use crate::state::{Dragon, Phase};
use crate::written::position::Page;
use tianxia_core::{BadInput, Fault};

/// Reads month, events and phase.
pub(super) fn read_calendar(game: &mut Dragon, page: &Page) -> Result<(), BadInput> {
    game.month = page.month.unwrap_or(1);
    if !(1..=calendar::MONTHS).contains(&game.month) {
        let message = format!("there is no month {}; the year has 12", game.month);
        return Err(BadInput::new(message).of(Fault::OutOfRange).within("month"));
    }
    if let Some(words) = &page.events {
        let row: Vec<MonthEvent> = words.iter().map(|word| read_event(word)).collect::<Result<_, _>>()?;
        let months = row.len();
        game.calendar = row.try_into().map_err(|_| {
            BadInput::new(format!("{months} events for 12 months")).of(Fault::OutOfRange).within("events")
        })?;
        if let Some(fault) = calendar::fault(&game.calendar).filter(|_| !page.any_events) {
            let message = format!("{fault} (D5); a row that is not laid out by D5 needs `any_events = true`");
            return Err(BadInput::new(message).of(Fault::Contradiction).within("events"));
        }
    }
    if let Some(word) = &page.event {
        game.calendar[usize::from(game.month) - 1] = read_event(word)?;
    }
    game.phase = page.phase.unwrap_or(Phase::Action);
    check_phase(game)
}

fn read_event(word: &str) -> Result<MonthEvent, BadInput> {
    word.parse().map_err(|error: BadInput| error.within("events"))
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
    if possible {
        return Ok(());
    }
    Err(BadInput::new(format!("not in month {}: {why}", game.month)).of(Fault::Contradiction).within("phase"))
}
