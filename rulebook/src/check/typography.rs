//! Marks that each language sets in its own way.

use crate::read::Sheet;
use crate::{Block, Inline};

/// What is set wrongly in a rulebook.
pub(super) fn faults(sheet: &Sheet) -> Vec<String> {
    let french = sheet.book.language == "fr";
    let blocks = sheet.book.blocks().zip(&sheet.marks);
    let faults = blocks.flat_map(|(block, mark)| {
        let texts = texts(block).into_iter().map(printed);
        let found = texts.filter_map(move |text| straight(&text).or_else(|| french.then(|| unspaced(&text)).flatten()));
        found.map(|fault| format!("line {}: {}: {fault}", mark.line, mark.what))
    });
    faults.collect()
}

/// Typewriter quotation marks and apostrophes; code is left as it is typed.
fn straight(text: &str) -> Option<String> {
    let mark = text.chars().find(|letter| matches!(letter, '\'' | '"'))?;
    Some(format!("{mark} in the text; write the curved mark of the language"))
}

/// French marks that no non-breaking space keeps at their word.
fn unspaced(text: &str) -> Option<String> {
    let fixed = |letter: Option<char>| matches!(letter, Some('\u{a0}' | '\u{202f}'));
    let letters: Vec<char> = text.chars().collect();
    letters.iter().enumerate().find_map(|(place, letter)| {
        let before = place.checked_sub(1).and_then(|place| letters.get(place)).copied();
        let wrong = match letter {
            ':' | ';' | '!' | '?' | '»' => !fixed(before),
            '«' => !fixed(letters.get(place + 1).copied()),
            _ => false,
        };
        wrong.then(|| format!("`{letter}` without a non-breaking space (U+00A0) beside it"))
    })
}

/// The texts of a block.
fn texts(block: &Block) -> Vec<&[Inline]> {
    match block {
        Block::Text { inline } | Block::Rule { inline, list: None, .. } | Block::Example { caption: inline, .. } => {
            vec![inline]
        }
        Block::Rule { inline, list: Some(items), .. } => {
            std::iter::once(inline).chain(items).map(Vec::as_slice).collect()
        }
        Block::List { items } => items.iter().map(Vec::as_slice).collect(),
        Block::Table { head, rows } => head.iter().chain(rows.iter().flatten()).map(Vec::as_slice).collect(),
    }
}

/// A text as it is read, with a letter in place of what is typed or cited.
fn printed(pieces: &[Inline]) -> String {
    let piece = |piece: &Inline| match piece {
        Inline::Text { text } | Inline::Em { text } | Inline::Strong { text } | Inline::Chapter { text, .. } => {
            text.clone()
        }
        Inline::Code { .. } | Inline::Rule { .. } => "x".to_owned(),
    };
    pieces.iter().map(piece).collect()
}
