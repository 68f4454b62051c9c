//! A position in figures, for whoever judges it: cheap, without a heap, and nothing that is not public.

use crate::board::calendar::{MONTHS, MonthEvent};
use crate::board::person::Role;
use crate::state::{Dragon, Phase};
use tianxia_core::Seat;

/// What one player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Holdings {
    /// Points so far.
    pub points: u16,
    /// Yuan.
    pub yuan: u16,
    /// Rice.
    pub rice: u16,
    /// Fireworks.
    pub fireworks: u16,
    /// Dragons on privileges.
    pub dragons: u8,
    /// Palaces.
    pub palaces: u8,
    /// Palaces in which somebody lives.
    pub inhabited: u8,
    /// Floors of all palaces.
    pub floors: u8,
    /// Persons.
    pub persons: u8,
    /// What the monks would bring at the end (D29).
    pub monks: u16,
    /// Symbols by role, in the order of [`Role::ALL`].
    pub symbols: [u8; Role::ALL.len()],
    /// The space on the person track.
    pub space: u16,
    /// Own tiles in the wall.
    pub wall: u8,
}

impl Dragon {
    /// What a player has.
    #[must_use]
    pub fn holdings(&self, seat: Seat) -> Holdings {
        let player = &self.seats[seat.index()];
        let court = &player.court;
        let mut symbols = [0; Role::ALL.len()];
        court.persons().for_each(|person| symbols[person.role() as usize] += person.symbols());
        Holdings {
            points: player.tally.score(),
            yuan: player.yuan,
            rice: player.rice,
            fireworks: player.fireworks,
            dragons: player.dragons(),
            palaces: court.palaces().len() as u8,
            inhabited: court.inhabited(),
            floors: court.floors(),
            persons: court.population(),
            monks: court.monk_points(),
            symbols,
            space: self.track.space(seat),
            wall: self.wall.tiles_of(seat.index()),
        }
    }

    /// The month, from 1 to 12.
    #[must_use]
    pub fn month(&self) -> u8 {
        self.month
    }

    /// The part of the month.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The row of events, first month first (D5).
    #[must_use]
    pub fn events(&self) -> &[MonthEvent; MONTHS as usize] {
        &self.calendar
    }
}
