//! Questions that a program may ask of a position without a view: figures for evaluation, and everything on the table. All of it is
//! public in this game.

use crate::board::calendar::{MONTHS, MonthEvent};
use crate::board::cards::{ActionCard, Card};
use crate::board::person::{Person, Role};
use crate::board::tiles::{Size, WallTile};
use crate::seen::forecast::{Forecast, forecast};
use crate::state::decision::Decision;
use crate::state::groups::Groups;
use crate::state::palace::Palace;
use crate::state::tally::Source;
use crate::state::{Dragon, Phase};
use crate::written::options::{Options, SuperChoice};
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
    /// Inhabited palaces.
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

    /// How it is played. A super event that was drawn is named.
    #[must_use]
    pub fn options(&self) -> Options {
        Options {
            rules: self.rules,
            players: self.players,
            great_wall: self.great_wall,
            super_event: self.super_event.map_or(SuperChoice::None, SuperChoice::Chosen),
            large_privilege_cost: self.large_cost,
        }
    }

    /// The decision that is waited for.
    #[must_use]
    pub fn decision(&self) -> Decision {
        self.decision
    }

    /// What each seat still has to give up by its own choice in this phase.
    #[must_use]
    pub fn debt(&self, seat: Seat) -> u16 {
        self.due[seat.index()]
    }

    /// The palaces of a seat in falling order, as notation numbers them from 1.
    #[must_use]
    pub fn palaces(&self, seat: Seat) -> &[Palace] {
        self.seats[seat.index()].court.palaces()
    }

    /// The person cards a seat holds, equal ones side by side (D4).
    pub fn cards(&self, seat: Seat) -> impl Iterator<Item = Card> + use<> {
        let hand = self.seats[seat.index()].hand;
        hand.kinds().flat_map(move |card| (0..hand.count(card)).map(move |_| card))
    }

    /// The wall tiles a seat has not used (D30).
    pub fn wall_tiles(&self, seat: Seat) -> impl Iterator<Item = WallTile> + '_ {
        WallTile::ALL.into_iter().filter(move |tile| self.seats[seat.index()].has_tile(*tile))
    }

    /// The privileges of a seat of one size (D17).
    #[must_use]
    pub fn privileges(&self, seat: Seat, size: Size) -> u8 {
        self.seats[seat.index()].privileges(size)
    }

    /// The points of a seat from one source.
    #[must_use]
    pub fn points(&self, seat: Seat, source: Source) -> u16 {
        self.seats[seat.index()].tally.sources[source as usize]
    }

    /// The action cards of the month in their groups (D9).
    #[must_use]
    pub fn groups(&self) -> &Groups {
        &self.groups
    }

    /// The yuan to be paid for the group of a card (D10); `None` if the card does not lie out.
    #[must_use]
    pub fn group_price(&self, card: ActionCard) -> Option<u16> {
        self.price(card)
    }

    /// The tiles of a person left to take (D3).
    #[must_use]
    pub fn supply(&self, person: Person) -> u8 {
        self.supply[person.index()]
    }

    /// The owners of the wall's tiles, first month first (D30).
    pub fn wall(&self) -> impl Iterator<Item = Seat> + '_ {
        self.wall.owners().iter().map(|owner| Seat::new(usize::from(*owner)))
    }

    /// The seats in the order of the person track, earliest first (D7).
    pub fn track(&self) -> impl Iterator<Item = Seat> + use<> {
        self.track.seats(self.players)
    }

    /// Does a seat still come to its turn in this phase, or is it on turn?
    #[must_use]
    pub fn waits(&self, seat: Seat) -> bool {
        self.in_order().skip(usize::from(self.done)).any(|other| other == seat)
    }

    /// Returns what the coming months bring if nothing changes.
    #[must_use]
    pub fn forecast(&self) -> Vec<Forecast> {
        forecast(self)
    }
}
