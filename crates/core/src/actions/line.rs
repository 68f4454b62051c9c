//! Writes an action: the words of its notation, with the text of a field in the place of each name in braces.

use super::Field;
use super::features::equal;

/// The text of an action while it is written.
///
/// A turn has hundreds of answers to write, so that the text is put together without the machinery of formats.
pub struct Line {
    text: String,
    rest: &'static str,
}

impl Line {
    /// Begins the text of an action with this notation.
    #[must_use]
    pub fn new(notation: &'static str) -> Line {
        Line { text: String::with_capacity(24), rest: notation }
    }

    /// Begins with a text to which nothing is added.
    pub(crate) fn written(text: String) -> Line {
        Line { text, rest: "" }
    }

    /// Writes the words before the next name in braces, and the field in its place. A field without text takes the space before it along.
    pub fn field<C: ?Sized, F: Field<C>>(&mut self, field: F, context: &C) {
        self.put(|text| field.write(context, text));
    }

    /// Writes the words before the next name in braces, and a text in its place.
    pub(crate) fn put(&mut self, write: impl FnOnce(&mut String)) {
        let (words, rest) = next_field(self.rest);
        self.text.push_str(words);
        self.rest = rest;
        let start = self.text.len();
        write(&mut self.text);
        if self.text.len() == start && words.ends_with(' ') {
            self.text.pop();
        }
    }

    /// Writes the words that remain.
    #[must_use]
    pub fn end(mut self) -> String {
        self.text.push_str(self.rest);
        self.text
    }
}

/// Splits a notation at its next name in braces: the words before it, and what follows it.
pub(super) fn next_field(notation: &'static str) -> (&'static str, &'static str) {
    let Some((words, rest)) = notation.split_once('{') else { return (notation, "") };
    (words, rest.split_once('}').map_or("", |(_, rest)| rest))
}

/// Checks that a notation names exactly these fields in this order.
#[must_use]
pub const fn names_fields(notation: &str, fields: &[&str]) -> bool {
    let notation = notation.as_bytes();
    let (mut index, mut field) = (0, 0);
    while index < notation.len() {
        if notation[index] == b'{' {
            let (_, rest) = notation.split_at(index + 1);
            if field == fields.len() || fields[field].len() >= rest.len() {
                return false;
            }
            let (name, after) = rest.split_at(fields[field].len());
            if !equal(name, fields[field].as_bytes()) || after[0] != b'}' {
                return false;
            }
            field += 1;
        }
        index += 1;
    }
    field == fields.len()
}
