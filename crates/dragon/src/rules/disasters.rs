//! Phase 3: the month's event (D21 to D26) and the check of the wall (D31). What is paid, counted and scored is
//! settled for everybody at once, before any release; the releases then follow in track order.

use crate::board::calendar::MonthEvent;
use crate::board::person::Role;
use crate::seen::event::{Event, Good};
use crate::state::player::Player;
use crate::state::tally::Source;
use crate::state::{Dragon, Phase};
use tianxia_core::{MAX_SEATS, Seat, Sink};

/// The tribute (D22).
pub const TRIBUTE: u16 = 4;

/// The persons an epidemic takes, before mortars (D26).
pub const EPIDEMIC: u16 = 3;

/// What an event means for one seat: what it pays and scores, and how many persons it loses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Toll {
    pub(crate) yuan: u16,
    pub(crate) rice: u16,
    pub(crate) fireworks: u16,
    pub(crate) points: u16,
    /// Yuan or rice that is missing.
    pub(crate) missing: u16,
    /// Persons to release: never more than there are.
    pub(crate) persons: u16,
}

impl Dragon {
    /// What an event would mean for each seat as things stand.
    pub(crate) fn tolls(&self, event: MonthEvent) -> [Toll; MAX_SEATS] {
        let mut tolls = [Toll::default(); MAX_SEATS];
        match event {
            MonthEvent::Peace => {}
            MonthEvent::Tribute => self.each(&mut tolls, |player| {
                let yuan = player.yuan.min(TRIBUTE);
                Toll { yuan, missing: TRIBUTE - yuan, persons: TRIBUTE - yuan, ..Toll::default() }
            }),
            MonthEvent::Drought => self.each(&mut tolls, |player| {
                let mouths = u16::from(player.court.inhabited());
                let rice = player.rice.min(mouths);
                Toll { rice, missing: mouths - rice, persons: mouths - rice, ..Toll::default() }
            }),
            MonthEvent::Festival => {
                let most = self.table().iter().map(|player| player.fireworks).max().unwrap_or(0);
                let below = self.table().iter().map(|player| player.fireworks).filter(|fireworks| *fireworks < most);
                let second = below.max().unwrap_or(0);
                self.each(&mut tolls, |player| match player.fireworks {
                    0 => Toll::default(),
                    own if own == most => Toll { points: 6, fireworks: own.div_ceil(2), ..Toll::default() },
                    own if own == second => Toll { points: 3, fireworks: own.div_ceil(2), ..Toll::default() },
                    _ => Toll::default(),
                });
            }
            MonthEvent::Mongols => {
                let helmets = |player: &Player| u16::from(player.court.symbols(Role::Warrior));
                let fewest = self.table().iter().map(helmets).min().unwrap_or(0);
                self.each(&mut tolls, |player| {
                    let points = helmets(player);
                    Toll { points, persons: u16::from(points == fewest), ..Toll::default() }
                });
            }
            MonthEvent::Epidemic => self.each(&mut tolls, |player| {
                let mortars = u16::from(player.court.symbols(Role::Healer));
                Toll { persons: EPIDEMIC.saturating_sub(mortars), ..Toll::default() }
            }),
        }
        tolls
    }

    /// What a check of the wall in this month would mean for each seat (D31).
    pub(crate) fn wall_tolls(&self, month: u8) -> [Toll; MAX_SEATS] {
        let mut tolls = [Toll::default(); MAX_SEATS];
        let own = |seat: usize| u16::from(self.wall.tiles_of(seat));
        let fewest = (0..usize::from(self.players)).map(own).min().unwrap_or(0);
        for (seat, player) in self.table().iter().enumerate() {
            if self.wall.len() >= month {
                tolls[seat].points = own(seat);
            } else {
                tolls[seat].persons = u16::from(own(seat) == fewest && player.court.population() > 0);
            }
        }
        tolls
    }

    fn each(&self, tolls: &mut [Toll; MAX_SEATS], toll: impl Fn(&Player) -> Toll) {
        for (player, into) in self.table().iter().zip(tolls) {
            *into = toll(player);
            into.persons = into.persons.min(u16::from(player.court.population()));
        }
    }

    /// The month's event, for the first time or again (D37).
    pub(crate) fn bring_event(&mut self, events: &mut impl Sink<Event>) {
        let event = self.event();
        events.push(Event::Event { month: self.month, brings: event, again: self.phase == Phase::Eclipse });
        let tolls = self.tolls(event);
        for seat in self.in_order() {
            self.take(seat, event, tolls[seat.index()], events);
        }
    }

    fn take(&mut self, seat: Seat, event: MonthEvent, toll: Toll, events: &mut impl Sink<Event>) {
        let player = &mut self.seats[seat.index()];
        player.yuan -= toll.yuan;
        player.rice -= toll.rice;
        player.fireworks -= toll.fireworks;
        self.due[seat.index()] = toll.persons;
        match event {
            MonthEvent::Tribute => {
                events.push(Event::Pays { seat, good: Good::Yuan, amount: toll.yuan, missing: toll.missing });
            }
            MonthEvent::Drought => {
                events.push(Event::Pays { seat, good: Good::Rice, amount: toll.rice, missing: toll.missing });
            }
            MonthEvent::Festival => {
                self.score(seat, Source::Festival, toll.points, events);
                if toll.fireworks > 0 {
                    events.push(Event::GivesBack { seat, yuan: 0, rice: 0, fireworks: toll.fireworks });
                }
            }
            MonthEvent::Mongols => self.score(seat, Source::Mongols, toll.points, events),
            MonthEvent::Epidemic | MonthEvent::Peace => {}
        }
    }

    /// The wall holds, and everybody scores their tiles; or it is too short, and those with the fewest lose a person
    /// (D31).
    pub(crate) fn check_wall(&mut self, events: &mut impl Sink<Event>) {
        let (month, length) = (self.month, self.wall.len());
        events.push(Event::WallCheck { month, length, holds: length >= month });
        let tolls = self.wall_tolls(month);
        for seat in self.in_order() {
            self.score(seat, Source::Wall, tolls[seat.index()].points, events);
            self.due[seat.index()] = tolls[seat.index()].persons;
        }
    }
}
