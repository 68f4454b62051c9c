//! What the parts of a month take from each seat and give it, read off the events: for what is foretold and for what came.

use crate::board::calendar::SuperEvent;
use crate::seen::effect::Brings;
use crate::seen::event::{Event, Good};
use crate::seen::forecast::Stage;
use crate::seen::is_zero;
use crate::state::Dragon;
use crate::state::decision::Owed;
use crate::state::tally::Source;
use serde::Serialize;
use tianxia_core::{MAX_SEATS, Seat};

/// What a part of a month means for a seat. What is 0 is left out.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeatToll {
    /// Who.
    pub seat: Seat,
    /// Yuan paid.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub yuan: u16,
    /// Rice paid.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub rice: u16,
    /// Fireworks given back.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub fireworks: u16,
    /// Points.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub points: u16,
    /// Persons to release.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub persons: u16,
    /// Floors that decay.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub floors: u16,
    /// Floors to take off.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub falls: u16,
    /// Goods to give back, in any mix.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub goods: u16,
    /// Person cards to discard.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub cards: u16,
    /// Privileges lost.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub privileges: u16,
    /// The points of the monthly scoring: palaces, court ladies, privileges (D28).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub income: [u16; 3],
}

/// The parts of a month, as they are read off the events.
pub(super) struct Account {
    players: u8,
    parts: Vec<(Brings, [SeatToll; MAX_SEATS])>,
    /// The persons of each seat of whom nobody knows yet that they leave.
    staying: [u16; MAX_SEATS],
    /// The persons of each seat who are to leave, but are still there.
    leaving: [u16; MAX_SEATS],
    over: bool,
}

impl Account {
    /// An account that begins in the middle of a part of the month, or before the first.
    pub(super) fn new(game: &Dragon, present: Option<Brings>) -> Self {
        let mut staying = [0; MAX_SEATS];
        for (seat, player) in game.table().iter().enumerate() {
            staying[seat] = u16::from(player.court.population());
        }
        let mut account =
            Account { players: game.players, parts: Vec::new(), staying, leaving: [0; MAX_SEATS], over: false };
        if let Some(brings) = present {
            account.open(brings);
        }
        account
    }

    /// Reads events. Those before the first part and those after the last are passed over.
    pub(super) fn read(&mut self, events: &[Event]) {
        for event in events {
            match opening(event) {
                // Decay and scoring are told seat by seat, everything else by one event at its beginning.
                Opening::Part(brings @ (Brings::Decay | Brings::Scoring)) => {
                    if self.parts.last().map(|(last, _)| *last) != Some(brings) {
                        self.open(brings);
                    }
                }
                Opening::Part(brings) => self.open(brings),
                Opening::End => self.over = true,
                Opening::Nothing => {}
            }
            if !self.over {
                self.book(event);
            }
        }
    }

    /// Has the month come to its end?
    pub(super) fn is_over(&self) -> bool {
        self.over
    }

    /// Notes what the seat that is asked has to give up, without knowing what.
    pub(super) fn owe(&mut self, game: &Dragon) {
        if game.debt_decision() == Some(game.decision) {
            self.owe_by(game, game.seat());
        }
    }

    /// Notes what every seat has to give up, without knowing what.
    pub(super) fn owe_all(&mut self, game: &Dragon) {
        Seat::all(game.players).for_each(|seat| self.owe_by(game, seat));
    }

    fn owe_by(&mut self, game: &Dragon, seat: Seat) {
        let due = game.due[seat.index()];
        match game.owes() {
            Owed::Persons => {
                let leaving = self.lose(seat, due);
                self.leaving[seat.index()] += leaving;
            }
            Owed::Floors => self.toll(seat, |toll| toll.falls += due),
            Owed::Goods => self.toll(seat, |toll| toll.goods += due),
            Owed::Cards => self.toll(seat, |toll| toll.cards += due),
        }
    }

    /// The parts in their order, each with the seats for which it means something.
    pub(super) fn stages(self) -> Vec<Stage> {
        let seats = |tolls: [SeatToll; MAX_SEATS]| {
            let all = tolls.into_iter().take(usize::from(self.players));
            all.filter(|toll| *toll != SeatToll::none(toll.seat)).collect()
        };
        self.parts.into_iter().map(|(brings, tolls)| Stage { brings, seats: seats(tolls) }).collect()
    }

    fn open(&mut self, brings: Brings) {
        self.parts.push((brings, std::array::from_fn(|seat| SeatToll::none(Seat::new(seat)))));
    }

    fn toll(&mut self, seat: Seat, change: impl FnOnce(&mut SeatToll)) {
        if let Some((_, tolls)) = self.parts.last_mut() {
            change(&mut tolls[seat.index()]);
        }
    }

    /// Persons leave, as many as there are. Says how many.
    fn lose(&mut self, seat: Seat, persons: u16) -> u16 {
        let lost = persons.min(self.staying[seat.index()]);
        self.staying[seat.index()] -= lost;
        self.toll(seat, |toll| toll.persons += lost);
        lost
    }

    fn book(&mut self, event: &Event) {
        match *event {
            Event::Pays { seat, good: Good::Yuan, amount, .. } => self.toll(seat, |toll| toll.yuan += amount),
            Event::Pays { seat, amount, .. } => self.toll(seat, |toll| toll.rice += amount),
            Event::GivesBack { seat, yuan, rice, fireworks } => {
                let festival = yuan + rice == 0 && !matches!(self.parts.last(), Some((Brings::Super(_), _)));
                self.toll(seat, |toll| match festival {
                    true => toll.fireworks += fireworks,
                    false => toll.goods += yuan + rice + fireworks,
                });
            }
            Event::Scores { seat, source, points } => {
                // Whoever is to leave does not see the lanterns, though nobody knows yet who it is.
                let gone = if source == Source::Lanterns { 2 * self.leaving[seat.index()] } else { 0 };
                self.toll(seat, |toll| {
                    toll.points += points.saturating_sub(gone);
                    if let Some(part) = income_part(source) {
                        toll.income[part] += points;
                    }
                });
            }
            Event::Releases { seat, .. } => {
                self.lose(seat, 1);
            }
            Event::Decays { seat, floors, .. } => self.toll(seat, |toll| toll.floors += u16::from(floors)),
            Event::Falls { seat, .. } => self.toll(seat, |toll| toll.falls += 1),
            Event::Discards { seat, .. } => self.toll(seat, |toll| toll.cards += 1),
            Event::LosesPrivileges { seat, small, large } => {
                self.toll(seat, |toll| toll.privileges += u16::from(small + large));
            }
            _ => {}
        }
    }
}

impl SeatToll {
    pub(super) const fn none(seat: Seat) -> Self {
        let (persons, floors, falls, goods, cards, privileges) = (0, 0, 0, 0, 0, 0);
        let income = [0; 3];
        SeatToll {
            seat,
            yuan: 0,
            rice: 0,
            fireworks: 0,
            points: 0,
            persons,
            floors,
            falls,
            goods,
            cards,
            privileges,
            income,
        }
    }

    pub(super) fn add(&mut self, other: &SeatToll) {
        self.yuan += other.yuan;
        self.rice += other.rice;
        self.fireworks += other.fireworks;
        self.points += other.points;
        self.persons += other.persons;
        self.floors += other.floors;
        self.falls += other.falls;
        self.goods += other.goods;
        self.cards += other.cards;
        self.privileges += other.privileges;
        self.income.iter_mut().zip(other.income).for_each(|(sum, points)| *sum += points);
    }
}

/// What an event says about the parts of a month.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Opening {
    /// This part is on.
    Part(Brings),
    /// The month is over.
    End,
    /// Nothing.
    Nothing,
}

/// What an event says about the parts of a month.
pub(super) fn opening(event: &Event) -> Opening {
    match *event {
        Event::Event { brings, again: false, .. } => Opening::Part(Brings::Event(brings)),
        Event::Event { brings, again: true, .. } => Opening::Part(Brings::Again(brings)),
        Event::WallCheck { month, length, holds } => Opening::Part(Brings::Wall { needed: month, length, holds }),
        // An eclipse is two events: the super event, and the month's event that comes again.
        Event::SuperEvent { brings: SuperEvent::Eclipse } => Opening::Nothing,
        Event::SuperEvent { brings } => Opening::Part(Brings::Super(brings)),
        Event::Decays { .. } => Opening::Part(Brings::Decay),
        Event::Scores { source, .. } if income_part(source).is_some() => Opening::Part(Brings::Scoring),
        Event::Scores { source: Source::Persons | Source::Monks | Source::Money, .. } => Opening::End,
        Event::Month { .. } | Event::Sells { .. } | Event::Ends { .. } => Opening::End,
        _ => Opening::Nothing,
    }
}

/// The place of a source in the monthly scoring (D28).
const fn income_part(source: Source) -> Option<usize> {
    match source {
        Source::Palaces => Some(0),
        Source::Ladies => Some(1),
        Source::Privileges => Some(2),
        _ => None,
    }
}
