//! An SVG document while it is written: shapes and texts, nothing else.

use std::fmt::{Display, Write};

/// A document of a fixed size.
pub(super) struct Svg {
    width: i32,
    height: i32,
    body: String,
}

impl Svg {
    pub(super) fn new(width: i32, height: i32) -> Svg {
        Svg { width, height, body: String::new() }
    }

    /// The whole document.
    pub(super) fn finish(self, title: &str) -> String {
        let Svg { width, height, body } = self;
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\" \
             font-family=\"sans-serif\" font-size=\"14\">\n<title>{}</title>\n\
             <rect width=\"{width}\" height=\"{height}\" fill=\"#faf7f0\"/>\n{body}</svg>\n",
            escaped(title)
        )
    }

    /// A rectangle. `about` says what it is; nothing for what is printed on the board.
    pub(super) fn rect(&mut self, [x, y, width, height]: [i32; 4], fill: &str, about: &str) {
        let about = piece(about);
        let _ = writeln!(
            self.body,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"{fill}\" stroke=\"#444\"{about}/>"
        );
    }

    pub(super) fn circle(&mut self, (x, y): (i32, i32), radius: i32, fill: &str, about: &str) {
        let about = piece(about);
        let _ = writeln!(
            self.body,
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"{fill}\" stroke=\"#222\"{about}/>"
        );
    }

    /// A closed shape through these points.
    pub(super) fn shape(&mut self, points: &[(i32, i32)], fill: &str, about: &str) {
        let points: Vec<String> = points.iter().map(|(x, y)| format!("{x},{y}")).collect();
        let (points, about) = (points.join(" "), piece(about));
        let _ = writeln!(self.body, "<polygon points=\"{points}\" fill=\"{fill}\" stroke=\"#444\"{about}/>");
    }

    /// A text that begins here.
    pub(super) fn text(&mut self, (x, y): (i32, i32), text: impl Display) {
        let text = escaped(&text.to_string());
        let _ = writeln!(self.body, "<text x=\"{x}\" y=\"{y}\">{text}</text>");
    }

    /// A text in a colour, around this point.
    pub(super) fn label(&mut self, (x, y): (i32, i32), fill: &str, text: impl Display) {
        let text = escaped(&text.to_string());
        let _ = writeln!(self.body, "<text x=\"{x}\" y=\"{y}\" fill=\"{fill}\" text-anchor=\"middle\">{text}</text>");
    }
}

fn piece(about: &str) -> String {
    if about.is_empty() { String::new() } else { format!(" data-piece=\"{}\"", escaped(about)) }
}

/// What stands between tags: names of boards are anybody's texts.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            // XML knows no other control characters.
            letter if letter.is_control() => out.push(' '),
            letter => out.push(letter),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_cannot_break_the_document() {
        let mut svg = Svg::new(10, 10);
        svg.text((0, 0), "<b> & \"c\"\u{0}");
        svg.rect([0, 0, 1, 1], "#fff", "a \"tile\"");
        let text = svg.finish("<title>");
        assert!(text.contains("&lt;b&gt; &amp; &quot;c&quot; </text>"), "{text}");
        assert!(text.contains("data-piece=\"a &quot;tile&quot;\"") && text.contains("<title>&lt;title&gt;</title>"));
    }
}
