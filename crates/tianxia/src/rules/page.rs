//! A rulebook laid out for a terminal: rules with their ids in the margin, lists, tables and captions of examples.

use super::wrap::{Line, wrap};
use crate::out::outln;
use crate::pen::Pen;
use crate::pen::pad;
use crate::speech::Speech;
use anstyle::Style;
use tianxia_core::Phrase;
use tianxia_rulebook::{Block, Book, Chapter, Condition, Inline};
use unicode_width::UnicodeWidthStr;

/// The ids of rules stand in a margin of this width.
const MARGIN: usize = 5;

/// Where and how a rulebook is printed.
pub(super) struct Page<'a> {
    pub(super) pen: Pen,
    pub(super) speech: &'a Speech,
    pub(super) width: usize,
}

impl Page<'_> {
    /// The whole book.
    pub(super) fn book(&self, book: &Book) {
        self.heading(&book.title);
        book.intro.iter().for_each(|block| self.block(block));
        book.chapters.iter().for_each(|chapter| self.chapter(chapter));
    }

    /// A chapter.
    pub(super) fn chapter(&self, chapter: &Chapter) {
        self.heading(&chapter.title);
        chapter.blocks.iter().for_each(|block| self.block(block));
    }

    pub(super) fn heading(&self, title: &str) {
        outln!("{}\n", self.pen.bold(title));
    }

    /// A text of one paragraph.
    pub(super) fn text(&self, text: &str) {
        self.lines(&Line::new().plain(text), "", 0);
    }

    /// A block, and a blank line below it.
    pub(super) fn block(&self, block: &Block) {
        match block {
            Block::Text { inline } => self.lines(&self.line(inline), "", 0),
            Block::Rule { id, when, inline, list } => {
                self.rule(id, when, inline);
                list.iter().flatten().for_each(|item| self.lines(&self.line(item), "-", MARGIN));
            }
            Block::List { items } => items.iter().for_each(|item| self.lines(&self.line(item), "-", 0)),
            Block::Table { head, rows } => self.table(head, rows),
            Block::Example { caption, .. } => {
                let caption = Phrase::new("rulebook-example").text("caption", plain(caption));
                self.lines(&Line::new().styled(Style::new().dimmed(), &self.speech.say(&caption)), "", MARGIN);
            }
        }
        outln!();
    }

    fn rule(&self, id: &str, when: &[Condition], inline: &[Inline]) {
        let mut line = Line::new();
        if !when.is_empty() {
            let when: Vec<String> = when.iter().map(|condition| self.condition(condition)).collect();
            line = line.styled(Style::new().dimmed(), &format!("[{}] ", when.join("; ")));
        }
        self.add(&mut line, inline);
        for (number, text) in wrap(&line, self.width - MARGIN, self.pen).into_iter().enumerate() {
            let margin = if number == 0 { format!("{id:MARGIN$}") } else { " ".repeat(MARGIN) };
            outln!("{}{text}", self.pen.bold(&margin));
        }
    }

    fn condition(&self, condition: &Condition) -> String {
        let phrase = match condition {
            Condition::Option { option, value: None } => Phrase::new("rulebook-option").text("option", option.clone()),
            Condition::Option { option, value: Some(value) } => {
                Phrase::new("rulebook-option-value").text("option", option.clone()).text("value", value.clone())
            }
            Condition::Players { from, to } if from == to => Phrase::new("rulebook-players").number("players", *from),
            Condition::Players { from, to } => {
                Phrase::new("rulebook-players-range").number("from", *from).number("to", *to)
            }
            Condition::Version { version } => Phrase::new("rulebook-version").number("version", *version),
        };
        self.speech.say(&phrase)
    }

    /// Prints a line, broken where it must be, with a mark before its first part.
    fn lines(&self, line: &Line, mark: &str, indent: usize) {
        let hanging = if mark.is_empty() { 0 } else { mark.len() + 1 };
        for (number, text) in wrap(line, self.width - indent - hanging, self.pen).into_iter().enumerate() {
            let mark = if number == 0 { mark } else { "" };
            outln!("{:indent$}{mark:hanging$}{text}", "");
        }
    }

    /// Columns where they fit; otherwise each row as lines of its own.
    fn table(&self, head: &[Vec<Inline>], rows: &[Vec<Vec<Inline>>]) {
        let widths: Vec<usize> = (0..head.len())
            .map(|column| {
                let cells = rows.iter().map(|row| &row[column]).chain([&head[column]]);
                cells.map(|cell| plain(cell).width()).max().unwrap_or_default()
            })
            .collect();
        if widths.iter().sum::<usize>() + 2 * widths.len() > self.width {
            return self.stacked(head, rows);
        }
        let row = |cells: &[Vec<Inline>]| -> String {
            let padded = cells.iter().zip(&widths).map(|(cell, width)| pad(&plain(cell), width + 2));
            padded.collect::<String>().trim_end().to_owned()
        };
        outln!("{}", self.pen.bold(&row(head)));
        rows.iter().for_each(|cells| outln!("{}", row(cells)));
    }

    fn stacked(&self, head: &[Vec<Inline>], rows: &[Vec<Vec<Inline>>]) {
        for row in rows {
            let Some((first, others)) = row.split_first() else { continue };
            self.lines(&Line::new().styled(Style::new().bold(), &plain(first)), "", 0);
            for (name, cell) in head.iter().skip(1).zip(others).filter(|(_, cell)| !cell.is_empty()) {
                let mut line = Line::new().styled(Style::new().dimmed(), &plain(name)).plain(" – ");
                self.add(&mut line, cell);
                self.lines(&line, "", 2);
            }
        }
    }

    fn line(&self, pieces: &[Inline]) -> Line {
        let mut line = Line::new();
        self.add(&mut line, pieces);
        line
    }

    fn add(&self, line: &mut Line, pieces: &[Inline]) {
        for piece in pieces {
            let (style, text) = match piece {
                Inline::Text { text } => (Style::new(), text.clone()),
                Inline::Em { text } => (Style::new().italic(), text.clone()),
                Inline::Strong { text } => (Style::new().bold(), text.clone()),
                Inline::Chapter { text, .. } => (Style::new().underline(), text.clone()),
                Inline::Rule { rule } => (Style::new().bold(), format!("[{rule}]")),
                Inline::Code { text } => (Style::new(), format!("`{text}`")),
            };
            line.add(style, &text);
        }
    }
}

/// A text without any style.
fn plain(pieces: &[Inline]) -> String {
    let piece = |piece: &Inline| match piece {
        Inline::Code { text } => format!("`{text}`"),
        Inline::Rule { rule } => format!("[{rule}]"),
        Inline::Text { text } | Inline::Em { text } | Inline::Strong { text } | Inline::Chapter { text, .. } => {
            text.clone()
        }
    };
    pieces.iter().map(piece).collect()
}
