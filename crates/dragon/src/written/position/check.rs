//! What cannot be in a position, though every part of it can be read: debts that nobody can pay, and phases that have not begun.

use crate::board::calendar::{MonthEvent, SuperEvent};
use crate::state::{Dragon, Phase};
use tianxia_core::{BadInput, Fault, MAX_SEATS, Seat};

/// Nobody can owe more than there is, nor in a phase that takes nothing, nor have begun to pay what is not owed.
pub(super) fn check_dues(game: &Dragon) -> Result<(), BadInput> {
    for seat in Seat::all(game.players) {
        let player = &game.seats[seat.index()];
        let unfed = player.court.palaces().iter().filter(|palace| !palace.is_empty() && !palace.is_starved()).count();
        let most = match (game.phase, game.super_event) {
            (Phase::Event | Phase::Eclipse, _) if game.event() == MonthEvent::Drought => unfed as u16,
            (Phase::Event | Phase::Eclipse, _) if matches!(game.event(), MonthEvent::Peace | MonthEvent::Festival) => 0,
            (Phase::Event | Phase::Eclipse | Phase::Wall | Phase::LastWall, _) => u16::from(player.court.population()),
            (Phase::Super, Some(SuperEvent::Earthquake)) => u16::from(player.court.floors()),
            (Phase::Super, Some(SuperEvent::Tsunami)) => player.yuan + player.rice + player.fireworks,
            (Phase::Super, Some(SuperEvent::Tornado)) => u16::from(player.hand.len()),
            _ => 0,
        };
        if game.due[seat.index()] > most {
            return Err(BadInput::new(format!("owes more than it has to give, which is {most}"))
                .of(Fault::Contradiction)
                .within(format!("seat {seat}, due")));
        }
        // The marks go with the last person owed.
        if game.due[seat.index()] == 0 && player.court.palaces().iter().any(|palace| palace.is_starved()) {
            return Err(BadInput::new("a palace is starved only while more persons are owed; say how many (D23)")
                .of(Fault::Contradiction)
                .within(format!("seat {seat}, due")));
        }
    }
    Ok(())
}

impl Dragon {
    /// Is this a phase of the event, the wall or the super event in which nobody owes anything? A game never stands there: what nobody
    /// owes to is over at once, so the phase is still to begin.
    pub(super) fn is_before_its_phase(&self) -> bool {
        let asks_without_debts = matches!(self.super_event, Some(SuperEvent::Dawn | SuperEvent::Treaty));
        let crowded =
            || self.table().iter().flat_map(|player| player.court.palaces()).any(|palace| palace.excess() > 0);
        let begins = match self.phase {
            Phase::Event | Phase::Wall | Phase::Eclipse | Phase::LastWall => true,
            Phase::Super => !asks_without_debts && !crowded(),
            Phase::Draft | Phase::Action | Phase::Person | Phase::Over => false,
        };
        begins && self.due == [0; MAX_SEATS]
    }
}
