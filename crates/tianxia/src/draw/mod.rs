//! Pictures of positions for the terminal, one file for each game.

mod dragon;
mod huang;
mod qin;

use crate::pen::{Pen, line_width, pad, pad_left};
use crate::speech::Speech;
use std::fmt::Write;
use tianxia_core::{Outcome, Seat, Written};
use unicode_width::UnicodeWidthStr;

/// A game that can be drawn in a terminal.
pub(crate) trait Draw: Written {
    /// The picture of a view, with the latest events marked in it. Ends with a newline.
    fn draw(view: &Self::View, latest: &[Self::Event], pen: Pen, speech: &Speech) -> String;
}

/// The end of a game: places, scores, and the sheet behind them.
pub(crate) fn outcome(outcome: &Outcome, pen: Pen, speech: &Speech) -> String {
    let seats = || Seat::all(outcome.places.len() as u8);
    let label_width = outcome.sheet.iter().map(|row| speech.say(&row.label).width() + 2).max().unwrap_or(0).max(12);
    let names: Vec<String> = seats().map(|seat| speech.name(seat)).collect();
    let width = names.iter().map(|name| name.width()).max().unwrap_or(0).max(6) + 2;
    let mut text = format!("{:label_width$}", "");
    names.iter().for_each(|name| text.push_str(&pad_left(name, width)));
    let mut section = "";
    let line = |text: &mut String, label: String, values: &mut dyn Iterator<Item = String>| {
        let _ = write!(text, "\n{}", pad(&label, label_width));
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

/// Actions as a list: in columns, but where many differ in their last word only, under what they have in common.
pub(crate) fn listing(actions: impl Iterator<Item = String>) -> String {
    const MANY: usize = 6;
    let actions: Vec<String> = actions.collect();
    let mut parts = Vec::new();
    let mut single = Vec::new();
    for alike in actions.chunk_by(|one, two| stem(one) == stem(two)) {
        if alike.len() < MANY || stem(&alike[0]).is_empty() {
            single.extend_from_slice(alike);
            continue;
        }
        if !single.is_empty() {
            parts.push(columns(std::mem::take(&mut single).into_iter()));
        }
        let stem = stem(&alike[0]);
        let mut line = format!("  {stem}");
        for last in alike.iter().map(|action| action[stem.len()..].trim()) {
            if line.len() + last.len() >= line_width() {
                parts.push(std::mem::replace(&mut line, " ".repeat(stem.len() + 2)));
            }
            let _ = write!(line, " {last}");
        }
        parts.push(line);
    }
    if !single.is_empty() {
        parts.push(columns(single.into_iter()));
    }
    parts.join("\n")
}

/// All words of an action but the last.
fn stem(action: &str) -> &str {
    action.rsplit_once(' ').map_or("", |(stem, _)| stem)
}

/// Words set in columns that fit a line.
fn columns(words: impl Iterator<Item = String>) -> String {
    let words: Vec<_> = words.collect();
    let width = words.iter().map(|word| word.width()).max().unwrap_or(0) + 2;
    let per_line = (line_width() / width).max(1);
    let lines = words.chunks(per_line).map(|chunk| {
        let line: String = chunk.iter().map(|word| format!("  {word:<pad$}", pad = width - 2)).collect();
        line.trim_end().to_owned()
    });
    lines.collect::<Vec<_>>().join("\n")
}
