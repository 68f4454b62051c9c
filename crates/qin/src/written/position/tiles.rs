//! Hands, the supply, and what is known of a hand, as words: `RR RY ?`, `3RR 12YB`, `double 2 not RR YB`.

use crate::board::{OF_EACH, Tile, Tiles};
use crate::state::{HAND, Known};
use tianxia_core::{BadInput, Fault};

pub(super) fn write_tiles(tiles: Tiles) -> String {
    tiles.each().map(|tile| tile.to_string()).collect::<Vec<_>>().join(" ")
}

pub(super) fn write_supply(tiles: Tiles) -> String {
    tiles.kinds().map(|tile| format!("{}{tile}", tiles.0[tile.index()])).collect::<Vec<_>>().join(" ")
}

/// Reads tiles such as `RR RY`, `3RR 12YB`, or `?` for one that is not named.
pub(super) fn read_tiles(text: &str) -> Result<(Tiles, u32), BadInput> {
    let mut tiles = Tiles::default();
    let mut hidden = 0;
    for word in text.split_whitespace() {
        let name = word.trim_start_matches(|letter: char| letter.is_ascii_digit());
        let digits = &word[..word.len() - name.len()];
        let count = if digits.is_empty() { Some(1) } else { digits.parse::<u8>().ok().filter(|n| *n <= OF_EACH) };
        let Some(count) = count else {
            let message = format!("`{word}` is too many; there are {OF_EACH} tiles of each kind (Q2)");
            return Err(BadInput::new(message).of(Fault::OutOfRange));
        };
        if name == "?" {
            hidden += u32::from(count);
        } else {
            let slot = &mut tiles.0[name.parse::<Tile>()?.index()];
            *slot = slot.saturating_add(count);
        }
    }
    Ok((tiles, hidden))
}

/// What is known of a hand: `double`, `2 not RR YB`, or both.
pub(super) fn write_known(known: Known) -> String {
    let mut words = Vec::new();
    if known.double {
        words.push("double".to_owned());
    }
    if known.unbarred > 0 {
        words.push(format!("{} not", known.unbarred));
        words.extend(known.barred_tiles().map(|tile| tile.to_string()));
    }
    words.join(" ")
}

pub(super) fn read_known(text: &str) -> Result<Known, BadInput> {
    let mut known = Known::default();
    let mut words = text.split_whitespace().peekable();
    known.double = words.next_if_eq(&"double").is_some();
    if let Some(word) = words.next() {
        let count = word.parse().ok().filter(|count| (1..=HAND).contains(count) && words.next() == Some("not"));
        let complaint = || BadInput::new(format!("`{text}` is not knowledge; write `double`, `2 not RR YB`, or both"));
        known.unbarred = count.ok_or_else(complaint)?;
        for word in words {
            known.barred |= 1 << word.parse::<Tile>()?.index();
        }
    }
    Ok(known)
}
