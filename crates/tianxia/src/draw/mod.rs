//! Pictures of positions for the terminal, one file for each game.

mod dragon;
mod qin;

use crate::pen::Pen;
use crate::speech::Speech;
use std::fmt::Write;
use tianxia_core::{Outcome, Seat, Written};

/// A game that can be drawn in a terminal.
pub(crate) trait Draw: Written {
    /// The picture of a view, with the latest events marked in it. Ends with a newline.
    fn draw(view: &Self::View, latest: &[Self::Event], pen: Pen, speech: &Speech) -> String;
}

/// The end of a game: places, scores, and the sheet behind them.
pub(crate) fn outcome(outcome: &Outcome, pen: Pen, speech: &Speech) -> String {
    let seats = || Seat::all(outcome.places.len() as u8);
    let label_width =
        outcome.sheet.iter().map(|row| speech.say(&row.label).chars().count() + 2).max().unwrap_or(0).max(12);
    let names: Vec<String> = seats().map(|seat| speech.name(seat)).collect();
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0).max(6) + 2;
    let mut text = format!("{:label_width$}", "");
    names.iter().for_each(|name| _ = write!(text, "{name:>width$}"));
    let mut section = "";
    let line = |text: &mut String, label: String, values: &mut dyn Iterator<Item = String>| {
        let _ = write!(text, "\n{label:label_width$}");
        values.for_each(|value| _ = write!(text, "{value:>width$}"));
    };
    for row in &outcome.sheet {
        if row.section != section {
            section = row.section;
            let _ = write!(text, "\n{}", pen.bold(&speech.word(section)));
        }
        line(&mut text, format!("  {}", speech.say(&row.label)), &mut row.values.iter().map(ToString::to_string));
    }
    if !outcome.scores.is_empty() {
        line(&mut text, speech.word("sheet-score"), &mut outcome.scores.iter().map(ToString::to_string));
    }
    line(&mut text, speech.word("sheet-place"), &mut outcome.places.iter().map(ToString::to_string));
    let winners: Vec<_> = outcome.winners().map(|seat| speech.name(seat)).collect();
    let verdict = match &winners[..] {
        [] => speech.word("nobody-wins"),
        [one] => speech.say(&tianxia_core::Phrase::new("wins").text("name", one.clone())),
        several => speech.say(&tianxia_core::Phrase::new("share-victory").text("names", several.join(", "))),
    };
    let _ = write!(text, "\n\n{}", pen.bold(&verdict));
    text
}

/// Words set in columns that fit a line.
pub(crate) fn columns(words: impl Iterator<Item = String>) -> String {
    const LINE: usize = 100;
    let words: Vec<_> = words.collect();
    let width = words.iter().map(|word| word.chars().count()).max().unwrap_or(0) + 2;
    let per_line = (LINE / width).max(1);
    let lines = words.chunks(per_line).map(|chunk| {
        let line: String = chunk.iter().map(|word| format!("  {word:<pad$}", pad = width - 2)).collect();
        line.trim_end().to_owned()
    });
    lines.collect::<Vec<_>>().join("\n")
}
