//! The plain text form shared by records and boards: a header of `key: value` lines, a blank line, then the body.
//! A value that needs several lines follows its key as lines that begin with `|`.

use crate::BadInput;

/// A text split into header and body, with line numbers kept for complaints.
#[derive(Debug)]
pub struct TextFile<'a> {
    /// The header lines, in order.
    pub header: Vec<Header<'a>>,
    /// The lines after the first blank one, each with its number.
    pub body: Vec<(usize, &'a str)>,
}

/// A header line.
#[derive(Debug)]
pub struct Header<'a> {
    /// The line it stands on, counted from 1.
    pub line: usize,
    /// The part before the colon.
    pub key: &'a str,
    /// The part after it; several lines for a block.
    pub value: String,
}

impl<'a> TextFile<'a> {
    /// Splits a text. Only the header is judged here; the body is the caller's.
    pub fn parse(text: &'a str) -> Result<Self, BadInput> {
        let mut lines = text.lines().enumerate().map(|(index, line)| (index + 1, line.trim_end()));
        let mut header: Vec<Header<'a>> = Vec::new();
        for (line, content) in lines.by_ref().take_while(|(_, content)| !content.is_empty()) {
            if let Some(block) = content.strip_prefix('|') {
                let Some(last) = header.last_mut() else {
                    return Err(BadInput::at(line, 1, "a line of a block needs a `key:` line above it"));
                };
                if !last.value.is_empty() && !last.value.ends_with('\n') {
                    let complaint =
                        format!("`{}` has a value already; a block follows a `key:` line without one", last.key);
                    return Err(BadInput::at(line, 1, complaint));
                }
                last.value.push_str(block.strip_prefix(' ').unwrap_or(block));
                last.value.push('\n');
            } else {
                let (key, value) = content.split_once(':').ok_or_else(|| {
                    BadInput::at(line, 1, "expected a header line `key: value`, or a blank line before the body")
                })?;
                header.push(Header { line, key: key.trim(), value: value.trim().to_owned() });
            }
        }
        Ok(TextFile { header, body: lines.collect() })
    }

    /// The value of a key that must be there once at most.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<&Header<'a>> {
        self.header.iter().find(|header| header.key == key)
    }
}

/// A text as it can stand in one line: a name in a record, a quotation in a complaint.
pub(crate) fn single_line(text: &str) -> String {
    text.replace(char::is_control, " ").trim().to_owned()
}

/// A text of several lines as a block gives it back: no spaces at the ends of lines, and every line ended.
pub(crate) fn block_text(value: &str) -> String {
    value.lines().map(|line| line.trim_end().to_owned() + "\n").collect()
}

/// Writes `value` as a block of `|` lines.
pub(crate) fn block(value: &str) -> String {
    value.lines().map(|line| format!("| {line}").trim_end().to_owned() + "\n").collect()
}
