//! A position, or a part of one, in the form in which it is written: tiles and points in the order of the colours, so that `gbr` and
//! `rbg` are the same hand and `r2 b4` and `rrbbbb` the same bag.

use super::read::{read_hand, read_known, read_points};
use super::write::{write_known, write_points};
use crate::board::Tiles;
use toml::{Table, Value};

/// Rewrites what is a multiset in its fixed form. What cannot be read stays as it is: comparing will tell.
pub(crate) fn canonical(mut part: Table) -> Table {
    for (key, value) in part.iter_mut() {
        let form: fn(&str) -> Option<String> = match key.as_str() {
            "hands" | "market" => letters,
            "discards" | "bag" | "spent" | "removed" => figures,
            "points" => |text| read_points(text).ok().map(write_points),
            "known" => |text| read_known(text).ok().map(|known| write_known(&known)),
            _ => continue,
        };
        each_text(value, form);
    }
    part
}

/// A text, a list with one for each seat, or a table of some of them by seat.
fn each_text(value: &mut Value, form: fn(&str) -> Option<String>) {
    match value {
        Value::String(text) => {
            if let Some(formed) = form(text) {
                *text = formed;
            }
        }
        Value::Array(items) => items.iter_mut().for_each(|item| each_text(item, form)),
        Value::Table(items) => items.iter_mut().for_each(|(_, item)| each_text(item, form)),
        _ => {}
    }
}

fn letters(text: &str) -> Option<String> {
    let (tiles, unnamed) = read_hand(text, u8::MAX).ok()?;
    Some(tiles.letters() + &"?".repeat(unnamed.into()))
}

fn figures(text: &str) -> Option<String> {
    text.parse::<Tiles>().ok().map(|tiles| tiles.figures())
}
