//! The end (H32): white points fill up the other colours, the sorted totals are compared from the lowest, and the score sheet
//! shows how it came about.

use crate::board::Colour;
use crate::state::{Decision, Huang};
use crate::written::{FullTie, Options};
use std::cmp::Reverse;
use tianxia_core::{Outcome, Phrase, Seat, SheetRow, places};

/// Blue points a granary is worth (H52).
pub const GRANARY: u16 = 2;

/// Places and the score sheet, once the game is over.
pub(crate) fn outcome(game: &Huang) -> Option<Outcome> {
    ranking(game).map(|ranking| Outcome { sheet: sheet(&game.options, &tallies(game)), ..ranking })
}

/// The same without the sheet.
pub(crate) fn ranking(game: &Huang) -> Option<Outcome> {
    if !matches!(game.decision, Decision::Over(_)) {
        return None;
    }
    let tallies = tallies(game);
    let keys: Vec<_> = tallies.iter().map(|tally| tally.key(&game.options)).collect();
    let mut places = places(&keys);
    // Still equal at the top: nobody wins (H32).
    if places.iter().filter(|place| **place == 1).count() > 1 {
        places.iter_mut().filter(|place| **place == 1).for_each(|place| *place = 2);
    }
    let scores = tallies.iter().map(|tally| i32::from(tally.sorted[0])).collect();
    Some(Outcome { places, scores, sheet: Vec::new() })
}

fn tallies(game: &Huang) -> Vec<Tally> {
    let seats = Seat::all(game.options.players).map(|seat| game.seat(seat));
    seats.map(|player| Tally::new(player.points, player.granaries)).collect()
}

/// A seat's points at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Tally {
    /// By colour, granaries not yet counted.
    earned: [u16; 5],
    granaries: u16,
    /// White points added to yellow, red, blue and green.
    added: [u16; 4],
    /// The four totals, lowest first.
    sorted: [u16; 4],
}

impl Tally {
    fn new(earned: [u16; 5], granaries: u8) -> Tally {
        let granaries = u16::from(granaries) * GRANARY;
        let mut totals = Colour::COUNTED.map(|colour| earned[colour.index()]);
        totals[Colour::Blue.index()] += granaries;
        let before = totals;
        // A white point is best spent on the lowest total: that alone lifts the first figure that is compared.
        for _ in 0..earned[Colour::White.index()] {
            let lowest = totals.iter().copied().min().unwrap_or(0);
            if let Some(total) = totals.iter_mut().find(|total| **total == lowest) {
                *total += 1;
            }
        }
        let added = std::array::from_fn(|index| totals[index] - before[index]);
        let mut sorted = totals;
        sorted.sort_unstable();
        Tally { earned, granaries, added, sorted }
    }

    fn white(&self) -> u16 {
        self.earned[Colour::White.index()]
    }

    /// What is compared: the four totals, then the white points if the option `full_tie` says so. Version 1 of the rules
    /// always compared them.
    fn key(&self, options: &Options) -> ([u16; 4], Reverse<u16>) {
        let white = options.rules == 1 || options.full_tie == FullTie::FewestWhite;
        (self.sorted, Reverse(if white { self.white() } else { 0 }))
    }
}

fn sheet(options: &Options, tallies: &[Tally]) -> Vec<SheetRow> {
    let mut sheet = Vec::new();
    for colour in Colour::ALL {
        sheet.push(row("huang-sheet-earned", colour.term(), tallies, |tally| tally.earned[colour.index()]));
    }
    if options.eighteen_kingdoms {
        sheet.push(row("huang-sheet-earned", "huang-sheet-granaries", tallies, |tally| tally.granaries));
    }
    for colour in Colour::COUNTED {
        sheet.push(row("huang-sheet-white-added", colour.term(), tallies, |tally| tally.added[colour.index()]));
    }
    let ranks = ["huang-sheet-lowest", "huang-sheet-second", "huang-sheet-third", "huang-sheet-highest"];
    for (rank, label) in ranks.into_iter().enumerate() {
        sheet.push(row("huang-sheet-totals", label, tallies, |tally| tally.sorted[rank]));
    }
    sheet.push(decision(options, tallies));
    sheet
}

fn row(section: &'static str, label: &'static str, tallies: &[Tally], figure: impl Fn(&Tally) -> u16) -> SheetRow {
    let values = tallies.iter().map(|tally| i32::from(figure(tally))).collect();
    SheetRow { section, label: Phrase::new(label), values }
}

/// The comparison that decided: the first figure in which the best seat beats the next one.
fn decision(options: &Options, tallies: &[Tally]) -> SheetRow {
    const SECTION: &str = "huang-sheet-decided";
    let mut ranking: Vec<&Tally> = tallies.iter().collect();
    ranking.sort_by_key(|tally| Reverse(tally.key(options)));
    let labels = [
        "huang-sheet-decided-lowest",
        "huang-sheet-decided-second",
        "huang-sheet-decided-third",
        "huang-sheet-decided-highest",
    ];
    let (best, next) = (ranking[0], ranking[1]);
    match (0..4).find(|rank| best.sorted[*rank] != next.sorted[*rank]) {
        Some(rank) => row(SECTION, labels[rank], tallies, |tally| tally.sorted[rank]),
        None if best.key(options) != next.key(options) => {
            row(SECTION, "huang-sheet-decided-white", tallies, Tally::white)
        }
        None => row(SECTION, "huang-sheet-decided-nobody", tallies, Tally::white),
    }
}

#[cfg(test)]
mod tests {
    use super::Tally;

    /// H32, against trying every allocation.
    #[test]
    fn white_points_are_added_as_well_as_possible() {
        for code in 0..4096_u16 {
            let [a, b, c, d] = [code % 8, code / 8 % 8, code / 64 % 8, code / 512];
            let white = (code * 7 + a) % 9;
            let mut best = [0; 4];
            for to_a in 0..=white {
                for to_b in 0..=white - to_a {
                    for to_c in 0..=white - to_a - to_b {
                        let mut totals = [a + to_a, b + to_b, c + to_c, d + white - to_a - to_b - to_c];
                        totals.sort_unstable();
                        best = best.max(totals);
                    }
                }
            }
            assert_eq!(Tally::new([a, b, c, d, white], 0).sorted, best, "{a} {b} {c} {d} and {white} white");
        }
    }
}
