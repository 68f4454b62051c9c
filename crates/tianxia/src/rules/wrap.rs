//! Breaks a styled text into lines: at spaces, and between the letters of Chinese and Japanese, which are written without spaces. A non-breaking space
//! keeps its words together. Widths are in cells of the terminal.

use crate::pen::Pen;
use anstyle::Style;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// A text in one or more styles.
#[derive(Default)]
pub(super) struct Line(Vec<(Style, String)>);

impl Line {
    pub(super) fn new() -> Self {
        Line::default()
    }

    pub(super) fn plain(self, text: &str) -> Self {
        self.styled(Style::new(), text)
    }

    pub(super) fn styled(mut self, style: Style, text: &str) -> Self {
        self.add(style, text);
        self
    }

    pub(super) fn add(&mut self, style: Style, text: &str) {
        self.0.push((style, text.to_owned()));
    }
}

/// The text in lines of at most this width, as far as its words allow.
pub(super) fn wrap(line: &Line, width: usize, pen: Pen) -> Vec<String> {
    let mut lines: Vec<(usize, String)> = Vec::new();
    for Word { width: wide, text, spaced } in words(line, pen) {
        let gap = usize::from(spaced);
        match lines.last_mut() {
            Some((used, line)) if *used + gap + wide <= width => {
                *used += gap + wide;
                line.push_str(&" ".repeat(gap));
                line.push_str(&text);
            }
            _ => lines.push((wide, text)),
        }
    }
    lines.into_iter().map(|(_, line)| line).collect()
}

/// A part of a text that is never broken: its width in cells and its painted text.
#[derive(Default)]
struct Word {
    width: usize,
    text: String,
    /// Is there a space before it?
    spaced: bool,
}

fn words(line: &Line, pen: Pen) -> Vec<Word> {
    let mut words = vec![Word::default()];
    for (style, text) in &line.0 {
        for (place, part) in text.split(' ').enumerate() {
            if place > 0 {
                words.push(Word { spaced: true, ..Word::default() });
            }
            for (place, piece) in pieces(part).into_iter().enumerate() {
                if place > 0 {
                    words.push(Word::default());
                }
                if let Some(word) = words.last_mut() {
                    word.width += piece.width();
                    let unstyled = *style == Style::new();
                    word.text.push_str(&if unstyled { piece.to_owned() } else { pen.paint(*style, piece) });
                }
            }
        }
    }
    words.retain(|word| word.width > 0);
    words
}

/// The parts of a word between which a line may be broken: around every wide letter, but never before closing punctuation or after opening
/// punctuation.
fn pieces(word: &str) -> Vec<&str> {
    let mut pieces = Vec::new();
    let mut start = 0;
    let mut before: Option<char> = None;
    for (place, letter) in word.char_indices() {
        let is_wide = |letter: char| letter.width() == Some(2);
        let breaks = before.is_some_and(|before| {
            (is_wide(before) || is_wide(letter)) && !CLOSING.contains(letter) && !OPENING.contains(before)
        });
        if breaks {
            pieces.push(&word[start..place]);
            start = place;
        }
        before = Some(letter);
    }
    if start < word.len() {
        pieces.push(&word[start..]);
    }
    pieces
}

/// Punctuation that must not begin a line.
const CLOSING: &str = "，。、；：？！）」』】》〉〕”’%…ー々).,;:?!]";
/// Punctuation that must not end a line.
const OPENING: &str = "（「『【《〈〔“‘([";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_broken_at_spaces_and_pieces_without_a_space_stay_together() {
        let line = Line::new().plain("See ").styled(Style::new().bold(), "H20").plain(", not\u{a0}here or there");
        assert_eq!(wrap(&line, 10, Pen::plain()), ["See H20,", "not\u{a0}here", "or there"]);
        assert_eq!(wrap(&line, 3, Pen::plain())[0], "See", "a word that is too long has a line of its own");
        assert!(wrap(&Line::new(), 10, Pen::plain()).is_empty());
    }

    #[test]
    fn chinese_is_broken_between_letters_of_two_cells_and_before_no_punctuation() {
        let line = Line::new().plain("国王，你好 (H20)。");
        assert_eq!(wrap(&line, 6, Pen::plain()), ["国王，", "你好", "(H20)。"]);
        assert_eq!(wrap(&line, 8, Pen::plain()), ["国王，你", "好", "(H20)。"]);
    }
}
