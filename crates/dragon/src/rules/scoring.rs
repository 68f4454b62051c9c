//! Decay (D27), phase 4 (D28) and the final scoring (D29).

use crate::board::calendar::MONTHS;
use crate::seen::event::Event;
use crate::state::tally::Source;
use crate::state::{Dragon, Phase};
use tianxia_core::{Seat, Sink};

impl Dragon {
    /// Books points and says so; no points, no word.
    pub(crate) fn score(&mut self, seat: Seat, source: Source, points: u16, events: &mut impl Sink<Event>) {
        if points > 0 {
            let month = if self.phase == Phase::Over { MONTHS + 1 } else { self.month };
            self.seats[seat.index()].tally.add(source, points, month);
            events.push(Event::Scores { seat, source, points });
        }
    }

    /// Every empty palace loses a floor (D27).
    pub(crate) fn decay(&mut self, events: &mut impl Sink<Event>) {
        for seat in self.track_order() {
            let player = &mut self.seats[seat.index()];
            let before = player.court.palaces().len();
            let floors = player.court.decay();
            player.tally.decayed += floors;
            if floors > 0 {
                let palaces = (before - player.court.palaces().len()) as u8;
                events.push(Event::Decays { seat, floors, palaces });
            }
        }
    }

    /// The monthly scoring (D28).
    pub(crate) fn score_month(&mut self, events: &mut impl Sink<Event>) {
        for seat in self.track_order() {
            let income = self.seats[seat.index()].income();
            for (source, points) in [Source::Palaces, Source::Ladies, Source::Privileges].into_iter().zip(income) {
                self.score(seat, source, points, events);
            }
        }
    }

    /// The final scoring (D29).
    pub(crate) fn finish(&mut self, events: &mut impl Sink<Event>) {
        self.begin(Phase::Over);
        for seat in self.track_order() {
            let player = &mut self.seats[seat.index()];
            let estate = player.estate();
            let (rice, fireworks) = (std::mem::take(&mut player.rice), std::mem::take(&mut player.fireworks));
            let yuan = 2 * (rice + fireworks);
            player.yuan += yuan;
            if yuan > 0 {
                events.push(Event::Sells { seat, rice, fireworks, yuan });
            }
            for (source, points) in [Source::Persons, Source::Monks, Source::Money].into_iter().zip(estate) {
                self.score(seat, source, points, events);
            }
        }
        let winner = self.winner();
        events.push(Event::Ends { winner, points: self.seats[winner.index()].tally.score() });
    }

    pub(super) fn track_order(&self) -> impl Iterator<Item = Seat> + use<> {
        self.track.seats(self.players)
    }

    /// The most points; of equals, the one earlier on the track (D29).
    fn winner(&self) -> Seat {
        let mut best = None;
        for seat in self.track_order() {
            let points = self.seats[seat.index()].tally.score();
            if best.is_none_or(|(most, _)| points > most) {
                best = Some((points, seat));
            }
        }
        best.map_or(Seat::new(0), |(_, seat)| seat)
    }
}
