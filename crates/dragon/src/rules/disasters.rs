//! Phase 3: the month's event (D21 to D26) and the check of the wall (D31). All seats pay, count and score
//! at once, before any release. The releases then follow in track order.

use crate::board::calendar::MonthEvent;
use crate::seen::event::{Event, Good, Had};
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
    /// What an event would mean for each seat as things are.
    fn tolls(&self, event: MonthEvent, had: &Had) -> [Toll; MAX_SEATS] {
        let mut tolls = [Toll::default(); MAX_SEATS];
        let most = had.iter().copied().max().unwrap_or(0);
        let second = had.iter().copied().filter(|has| *has < most).max().unwrap_or(0);
        let fewest = had.iter().copied().min().unwrap_or(0);
        for ((player, has), into) in self.table().iter().zip(had.iter().copied()).zip(&mut tolls) {
            let none = Toll::default();
            let toll = match event {
                MonthEvent::Peace => none,
                MonthEvent::Tribute => {
                    let (yuan, missing) = (has.min(TRIBUTE), TRIBUTE.saturating_sub(has));
                    Toll { yuan, missing, persons: missing, ..none }
                }
                MonthEvent::Drought => {
                    let mouths = u16::from(player.court.inhabited());
                    let (rice, missing) = (has.min(mouths), mouths.saturating_sub(has));
                    Toll { rice, missing, persons: missing, ..none }
                }
                MonthEvent::Festival if has == 0 || has < second => none,
                MonthEvent::Festival => {
                    Toll { points: if has == most { 6 } else { 3 }, fireworks: has.div_ceil(2), ..none }
                }
                MonthEvent::Mongols => Toll { points: has, persons: u16::from(has == fewest), ..none },
                MonthEvent::Epidemic => Toll { persons: EPIDEMIC.saturating_sub(has), ..none },
            };
            *into = Toll { persons: toll.persons.min(player.court.population().into()), ..toll };
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

    #[inline]
    fn had(&self, event: MonthEvent) -> Had {
        let seats = if event == MonthEvent::Peace { 0 } else { self.players };
        let mut had = Had { seats, of: [0; MAX_SEATS] };
        had.of.iter_mut().zip(self.table()).for_each(|(has, player)| *has = player.has_for(event));
        had
    }

    /// The month's event, for the first time or again (D37).
    pub(crate) fn bring_event(&mut self, events: &mut impl Sink<Event>) {
        let event = self.event();
        let again = self.phase == Phase::Eclipse;
        let had = self.had(event);
        events.push(Event::Event { month: self.month, brings: event, again, had });
        let tolls = self.tolls(event, &had);
        for seat in self.in_order() {
            self.take(seat, event, tolls[seat.index()], events);
        }
    }

    fn take(&mut self, seat: Seat, event: MonthEvent, toll: Toll, events: &mut impl Sink<Event>) {
        self.seats[seat.index()].give(toll.yuan, toll.rice, toll.fireworks);
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
