//! Checks a position whose parts can all be read: debts that no seat can pay, and phases that have not begun.

use crate::board::calendar::SuperEvent;
use crate::state::{Dragon, Phase};
use crate::written::position::need;
use tianxia_core::{BadInput, MAX_SEATS, Seat};

/// Refuses a seat that owes more than it has, owes in a phase that takes nothing, or has begun to pay without a debt.
pub(super) fn check_dues(game: &Dragon) -> Result<(), BadInput> {
    for seat in Seat::all(game.players) {
        let player = &game.seats[seat.index()];
        let most = game.debt_decision().map_or(0, |decision| decision.stock(player));
        let (due, key) = (game.due[seat.index()], format!("seat {seat}, due"));
        need(due <= most, &key, format!("owes more than it has to give, which is {most}"))?;
        // The marks go with the last person owed.
        let starves = due > 0 || !player.court.palaces().iter().any(|palace| palace.is_starved());
        need(starves, &key, "a palace is starved only while more persons are owed; say how many (D23)")?;
    }
    Ok(())
}

impl Dragon {
    /// Is this a phase of the event, the wall or the super event in which no seat owes anything? In a game such a phase is over at
    /// once, so in a position it is still to begin.
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
