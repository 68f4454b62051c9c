//! Paragraphs: lines that no blank line parts. A heading is one by itself.

use super::at;
use tianxia_core::BadInput;

/// Lines that belong together.
pub(super) struct Paragraph<'a> {
    /// The number of the first, counted from 1.
    pub(super) line: usize,
    /// Never empty.
    pub(super) lines: Vec<&'a str>,
}

/// The paragraphs of a text.
pub(super) fn paragraphs(text: &str) -> Vec<Paragraph<'_>> {
    let mut found: Vec<Paragraph<'_>> = Vec::new();
    let mut open = false;
    for (line, number) in text.lines().map(str::trim_end).zip(1..) {
        let heading = line.starts_with('#');
        match found.last_mut() {
            _ if line.is_empty() => {}
            Some(paragraph) if open && !heading => paragraph.lines.push(line),
            _ => found.push(Paragraph { line: number, lines: vec![line] }),
        }
        open = !line.is_empty() && !heading;
    }
    found
}

impl Paragraph<'_> {
    /// The whole text; line breaks stay, so that a fault can be told with its line.
    pub(super) fn text(&self) -> String {
        self.lines.iter().map(|line| line.trim()).collect::<Vec<_>>().join("\n")
    }

    /// The text, and the items of the list right below it, each with its line.
    pub(super) fn text_and_items(&self) -> Result<(String, Vec<(usize, String)>), BadInput> {
        let (mut text, mut items) = (Vec::new(), Vec::<(usize, String)>::new());
        for (line, number) in self.lines.iter().zip(self.line..) {
            let indented = line.starts_with(' ');
            match (line.strip_prefix("- "), items.last_mut()) {
                (Some(item), _) => items.push((number, item.trim().to_owned())),
                (None, None) => text.push(line.trim()),
                (None, Some((_, item))) if indented && !line.trim_start().starts_with("- ") => {
                    item.push('\n');
                    item.push_str(line.trim());
                }
                (None, Some(_)) if indented => {
                    let message = "a list within a list; write one list, or two";
                    return Err(at(number)(BadInput::new(message)));
                }
                (None, Some(_)) => {
                    let message = "text right below a list; indent it by two spaces, or put a blank line between them";
                    return Err(at(number)(BadInput::new(message)));
                }
            }
        }
        Ok((text.join("\n"), items))
    }
}
