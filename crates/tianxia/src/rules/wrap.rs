//! Breaking a styled text into lines. It is broken at spaces only; a non-breaking space keeps its words together.

use crate::pen::Pen;
use anstyle::Style;

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
    for Word { width: wide, text } in words(line, pen) {
        match lines.last_mut() {
            Some((used, line)) if *used + 1 + wide <= width => {
                *used += 1 + wide;
                line.push(' ');
                line.push_str(&text);
            }
            _ => lines.push((wide, text)),
        }
    }
    lines.into_iter().map(|(_, line)| line).collect()
}

/// What stands between two spaces, painted, and as wide as it is seen.
#[derive(Default)]
struct Word {
    width: usize,
    text: String,
}

fn words(line: &Line, pen: Pen) -> Vec<Word> {
    let mut words = vec![Word::default()];
    for (style, text) in &line.0 {
        for (place, part) in text.split(' ').enumerate() {
            if place > 0 {
                words.push(Word::default());
            }
            if let Some(word) = words.last_mut().filter(|_| !part.is_empty()) {
                word.width += part.chars().count();
                let unstyled = *style == Style::new();
                word.text.push_str(&if unstyled { part.to_owned() } else { pen.paint(*style, part) });
            }
        }
    }
    words.retain(|word| word.width > 0);
    words
}

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
}
