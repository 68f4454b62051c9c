//! How the game ended: places, scores, and the score sheet that explains every point (D29).

use crate::board::calendar::{MONTHS, SuperEvent};
use crate::state::tally::{Cause, Source, Tally};
use crate::state::{Dragon, Phase};
use tianxia_core::{MAX_SEATS, Outcome, Phrase, Seat, SheetRow, places};

/// Places, scores and the sheet, once the game is over.
pub(crate) fn outcome(game: &Dragon) -> Option<Outcome> {
    ranking(game).map(|ranking| Outcome { sheet: game.sheet(), ..ranking })
}

/// The same without the sheet. Of equal scores, the one earlier on the track is ahead.
pub(crate) fn ranking(game: &Dragon) -> Option<Outcome> {
    if game.phase != Phase::Over {
        return None;
    }
    let mut keys = [(0, 0); MAX_SEATS];
    for (rank, seat) in game.track_order().enumerate() {
        keys[seat.index()] = (game.seats[seat.index()].tally.score(), game.players - rank as u8);
    }
    let scores = game.of_all(|tally| i32::from(tally.score()));
    Some(Outcome { places: places(&keys[..usize::from(game.players)]), scores, sheet: Vec::new() })
}

impl Dragon {
    /// The score sheet: by source, by month, and what was lost and paid.
    fn sheet(&self) -> Vec<SheetRow> {
        let mut sheet = Vec::new();
        let mut row = |section, label, values| sheet.push(SheetRow { section, label, values });
        for source in Source::ALL.into_iter().filter(|source| self.is_source(*source)) {
            let values = self.of_all(|tally| i32::from(tally.sources[source as usize]));
            row("dragon-sheet-sources", Phrase::new(source.message()), values);
        }
        for month in 0..=MONTHS {
            let label = match month {
                MONTHS => Phrase::new("dragon-sheet-end"),
                _ => Phrase::new("dragon-sheet-month").number("month", month + 1),
            };
            let values = self.of_all(|tally| i32::from(tally.months[usize::from(month)]));
            row("dragon-sheet-months", label, values);
        }
        for cause in Cause::ALL.into_iter().filter(|cause| self.is_cause(*cause)) {
            let values = self.of_all(|tally| i32::from(tally.lost[cause as usize]));
            row("dragon-sheet-lost", Phrase::new(cause.message()), values);
        }
        let mut count = |id, count: fn(&Tally) -> u8| {
            row("dragon-sheet-counts", Phrase::new(id), self.of_all(|tally| i32::from(count(tally))));
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

    fn of_all(&self, figure: impl Fn(&Tally) -> i32) -> Vec<i32> {
        self.table().iter().map(|player| figure(&player.tally)).collect()
    }
}
