//! Decay (D27), phase 4 (D28), the end (D29), and the score sheet that explains every point.

use crate::calendar::{MONTHS, SuperEvent};
use crate::happening::Happening;
use crate::state::{Dragon, Phase};
use crate::tally::{Cause, Source, Tally};
use tianxia_core::{Outcome, Phrase, Seat, SheetRow, Sink, places};

impl Dragon {
    /// Books points and says so; no points, no word.
    pub(crate) fn score(&mut self, seat: Seat, source: Source, points: u16, events: &mut impl Sink<Happening>) {
        if points > 0 {
            let month = if self.phase == Phase::Over { MONTHS + 1 } else { self.month };
            self.seats[seat.index()].tally.add(source, points, month);
            events.push(Happening::Scores { seat, source, points });
        }
    }

    /// Every empty palace loses a floor (D27).
    pub(crate) fn decay(&mut self, events: &mut impl Sink<Happening>) {
        for seat in self.track_order() {
            let player = &mut self.seats[seat.index()];
            let floors = player.court.decay();
            player.tally.decayed += floors;
            if floors > 0 {
                events.push(Happening::Decays { seat, floors });
            }
        }
    }

    /// The monthly scoring (D28).
    pub(crate) fn score_month(&mut self, events: &mut impl Sink<Happening>) {
        for seat in self.track_order() {
            let income = self.seats[seat.index()].income();
            for (source, points) in [Source::Palaces, Source::Ladies, Source::Privileges].into_iter().zip(income) {
                self.score(seat, source, points, events);
            }
        }
    }

    /// The final scoring (D29).
    pub(crate) fn finish(&mut self, events: &mut impl Sink<Happening>) {
        self.begin(Phase::Over);
        for seat in self.track_order() {
            let player = &mut self.seats[seat.index()];
            let estate = player.estate();
            let (rice, fireworks) = (std::mem::take(&mut player.rice), std::mem::take(&mut player.fireworks));
            let yuan = 2 * (rice + fireworks);
            player.yuan += yuan;
            if yuan > 0 {
                events.push(Happening::Sells { seat, rice, fireworks, yuan });
            }
            for (source, points) in [Source::Persons, Source::Monks, Source::Money].into_iter().zip(estate) {
                self.score(seat, source, points, events);
            }
        }
        let winner = self.winner();
        events.push(Happening::Ends { winner, points: self.seats[winner.index()].tally.score() });
    }

    fn track_order(&self) -> impl Iterator<Item = Seat> + use<> {
        self.track.order().into_iter().take(usize::from(self.players)).map(|seat| Seat::new(usize::from(seat)))
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

    /// Places, scores and the sheet.
    pub(crate) fn result(&self) -> Outcome {
        let ranks = self.track_order().enumerate();
        let mut keys = vec![(0, 0); usize::from(self.players)];
        ranks.for_each(|(rank, seat)| {
            keys[seat.index()] = (self.seats[seat.index()].tally.score(), self.players - rank as u8);
        });
        Outcome { places: places(&keys), scores: self.figures(|tally| i32::from(tally.score())), sheet: self.sheet() }
    }

    /// The score sheet: by source, by month, and what was lost and paid.
    fn sheet(&self) -> Vec<SheetRow> {
        let mut sheet = Vec::new();
        let mut row = |section, label, values| sheet.push(SheetRow { section, label, values });
        for source in Source::ALL.into_iter().filter(|source| self.is_source(*source)) {
            let values = self.figures(|tally| i32::from(tally.sources[source as usize]));
            row("dragon-sheet-sources", Phrase::new(source.message()), values);
        }
        for month in 0..=MONTHS {
            let label = match month {
                MONTHS => Phrase::new("dragon-sheet-end"),
                _ => Phrase::new("dragon-sheet-month").number("month", month + 1),
            };
            let values = self.figures(|tally| i32::from(tally.months[usize::from(month)]));
            row("dragon-sheet-months", label, values);
        }
        for cause in Cause::ALL.into_iter().filter(|cause| self.is_cause(*cause)) {
            let values = self.figures(|tally| i32::from(tally.lost[cause as usize]));
            row("dragon-sheet-lost", Phrase::new(cause.message()), values);
        }
        let mut count = |id, count: fn(&Tally) -> u8| {
            row("dragon-sheet-counts", Phrase::new(id), self.figures(|tally| i32::from(count(tally))));
        };
        count("dragon-sheet-built", |tally| tally.built);
        count("dragon-sheet-decayed", |tally| tally.decayed);
        if self.super_event == Some(SuperEvent::Earthquake) {
            count("dragon-sheet-fallen", |tally| tally.fallen);
        }
        count("dragon-sheet-paid", |tally| tally.paid);
        let spaces = Seat::all(self.players).map(|seat| i32::from(self.track.space(seat))).collect();
        row("dragon-sheet-counts", Phrase::new("dragon-sheet-track"), spaces);
        sheet
    }

    /// Can points come from there in this game?
    fn is_source(&self, source: Source) -> bool {
        match source {
            Source::Wall | Source::WallTile => self.great_wall,
            Source::Lanterns => self.super_event == Some(SuperEvent::Lanterns),
            Source::Buddha => self.super_event == Some(SuperEvent::Buddha),
            Source::Treaty => self.super_event == Some(SuperEvent::Treaty),
            _ => true,
        }
    }

    /// Can persons be lost to that in this game?
    fn is_cause(&self, cause: Cause) -> bool {
        match cause {
            Cause::Wall => self.great_wall,
            Cause::Earthquake => self.super_event == Some(SuperEvent::Earthquake),
            _ => true,
        }
    }

    fn figures(&self, figure: impl Fn(&Tally) -> i32) -> Vec<i32> {
        self.table().iter().map(|player| figure(&player.tally)).collect()
    }
}
