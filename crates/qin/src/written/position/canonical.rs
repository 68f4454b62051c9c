//! A position, or the part of one that a scenario expects, in the form in which the engine writes it: tiles in their fixed order, and a
//! diagram with the owner on every square of a province. What cannot be read is left as it is, and will differ.

use super::tiles::{read_known, read_tiles, write_known, write_supply, write_tiles};
use crate::written::diagram;
use toml::{Table, Value};

pub(crate) fn canonical(mut part: Table) -> Table {
    rewrite(part.get_mut("hands"), |hand| named(hand).map(write_tiles));
    rewrite(part.get_mut("known"), |known| read_known(known).ok().map(write_known));
    rewrite(part.get_mut("supply"), |supply| named(supply).map(write_supply));
    rewrite(part.get_mut("diagram"), diagram::canonical);
    part
}

/// Tiles that are all named.
fn named(text: &str) -> Option<crate::board::Tiles> {
    read_tiles(text).ok().filter(|(_, hidden)| *hidden == 0).map(|(tiles, _)| tiles)
}

/// Rewrites a text, or every text of a list, given whole or by place.
fn rewrite(value: Option<&mut Value>, canonical: impl Fn(&str) -> Option<String>) {
    let texts: Vec<&mut Value> = match value {
        None => Vec::new(),
        Some(Value::Array(items)) => items.iter_mut().collect(),
        Some(Value::Table(places)) => places.iter_mut().map(|(_, item)| item).collect(),
        Some(single) => vec![single],
    };
    for text in texts {
        if let Some(written) = text.as_str().and_then(&canonical) {
            *text = Value::String(written);
        }
    }
}
