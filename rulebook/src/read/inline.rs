//! Pieces of text: `*em*`, `**strong**`, code, `[H20]`, `[text](#chapter)`, `[text](../../docs/page.md)` and `{=figure}`.

use super::{at, is_name};
use crate::{Figures, Inline};
use std::collections::BTreeSet;
use tianxia_core::BadInput;

/// What a text uses.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Uses {
    /// The names of the figures in it.
    pub(crate) figures: BTreeSet<String>,
    /// The rules it cites.
    pub(crate) rules: BTreeSet<String>,
    /// The chapters it links.
    pub(crate) chapters: BTreeSet<String>,
}

/// Is this the id of a rule of some game?
pub(super) fn is_rule_id(text: &str) -> bool {
    let mut letters = text.chars();
    letters.next().is_some_and(|letter| letter.is_ascii_uppercase())
        && !letters.as_str().is_empty()
        && letters.all(|letter| letter.is_ascii_digit())
}

/// The pieces of a text that begins in this line.
pub(super) fn inline(text: &str, line: usize, figures: &Figures, uses: &mut Uses) -> Result<Vec<Inline>, BadInput> {
    let text = text.trim();
    let mut scan = Scan { rest: text, figures, uses, pieces: Vec::new() };
    let read = scan.all();
    let left = scan.rest;
    let before = &text[..text.len() - left.len()];
    read.map_err(at(line + before.matches('\n').count()))?;
    Ok(scan.pieces)
}

/// A text in which only figures are allowed, as it is printed.
pub(super) fn plain(text: &str, figures: &Figures, uses: &mut Uses) -> Result<String, BadInput> {
    let mut scan = Scan { rest: text, figures, uses, pieces: Vec::new() };
    scan.all()?;
    match &mut scan.pieces[..] {
        [] => Err(BadInput::new("there is no text here")),
        [Inline::Text { text }] => Ok(std::mem::take(text)),
        _ => Err(BadInput::new(format!("`{text}` must be plain text; figures are the only thing allowed in it"))),
    }
}

/// Where a link to a page of the documentation begins.
const DOCS: &str = "(../../docs/";

struct Scan<'a, 'b> {
    rest: &'a str,
    figures: &'b Figures,
    uses: &'b mut Uses,
    pieces: Vec<Inline>,
}

impl<'a> Scan<'a, '_> {
    fn all(&mut self) -> Result<(), BadInput> {
        while let Some(letter) = self.rest.chars().next() {
            match letter {
                '`' => {
                    let text = single_spaced(self.between("`", "`")?);
                    self.pieces.push(Inline::Code { text });
                }
                '*' if self.rest.starts_with("**") => {
                    let inner = self.between("**", "**")?;
                    let text = self.stressed(inner)?;
                    self.pieces.push(Inline::Strong { text });
                }
                '*' => {
                    let inner = self.between("*", "*")?;
                    let text = self.stressed(inner)?;
                    self.pieces.push(Inline::Em { text });
                }
                '[' => self.link()?,
                '{' => self.figure()?,
                ']' | '}' | '<' | '\\' => {
                    return Err(BadInput::new(format!("`{letter}` has no meaning here; write it in words")));
                }
                '!' if self.rest.starts_with("![") => {
                    return Err(BadInput::new("an example inside a text; it stands in a paragraph of its own"));
                }
                _ if letter.is_ascii_digit() => {
                    let number = self.rest.split(|letter: char| !letter.is_ascii_digit()).next().unwrap_or_default();
                    let right = "write `{=name}` and the value in figures.toml, or `[ID]` for a rule";
                    return Err(BadInput::new(format!("the number {number} in the text; {right}")));
                }
                _ => {
                    self.push(if letter == '\n' { ' ' } else { letter }.encode_utf8(&mut [0; 4]));
                    self.rest = &self.rest[letter.len_utf8()..];
                }
            }
        }
        Ok(())
    }

    /// Adds to the plain text at the end.
    fn push(&mut self, more: &str) {
        match self.pieces.last_mut() {
            Some(Inline::Text { text }) => text.push_str(more),
            _ => self.pieces.push(Inline::text(more.to_owned())),
        }
    }

    /// What stands between an opening and a closing sign; the rest begins behind the closing one.
    fn between(&mut self, open: &str, close: &str) -> Result<&'a str, BadInput> {
        let inside = &self.rest[open.len()..];
        let Some((inner, rest)) = inside.split_once(close) else {
            return Err(BadInput::new(format!("`{open}` is not closed; its partner is `{close}`")));
        };
        if inner.trim().is_empty() {
            return Err(BadInput::new(format!("nothing stands between `{open}` and `{close}`")));
        }
        self.rest = rest;
        Ok(inner)
    }

    fn stressed(&mut self, inner: &str) -> Result<String, BadInput> {
        plain(inner, self.figures, self.uses)
    }

    fn link(&mut self) -> Result<(), BadInput> {
        let inner = self.between("[", "]")?;
        if self.rest.starts_with("(#") {
            let slug = self.between("(#", ")")?;
            let text = plain(inner, self.figures, self.uses)?;
            self.uses.chapters.insert(slug.to_owned());
            self.pieces.push(Inline::Chapter { chapter: slug.to_owned(), text });
            return Ok(());
        }
        if self.rest.starts_with(DOCS) {
            // A link for readers of the source. The browser and the terminal have no such page and show the text.
            self.between("(", ")")?;
            let text = plain(inner, self.figures, self.uses)?;
            self.push(&text);
            return Ok(());
        }
        if !is_rule_id(inner) {
            return Err(BadInput::new(format!("`[{inner}]` leads nowhere; write `[ID]` or `[text](#chapter)`")));
        }
        self.uses.rules.insert(inner.to_owned());
        self.pieces.push(Inline::Rule { rule: inner.to_owned() });
        Ok(())
    }

    fn figure(&mut self) -> Result<(), BadInput> {
        let inner = self.between("{", "}")?;
        let Some(name) = inner.strip_prefix('=').filter(|name| is_name(name)) else {
            let right = "a figure is `{=name}`, and conditions stand right behind the id of a rule";
            return Err(BadInput::new(format!("`{{{inner}}}` has no meaning here; {right}")));
        };
        let Some(printed) = self.figures.printed(name) else {
            return Err(BadInput::new(format!("there is no figure `{name}`; add it to figures.toml")));
        };
        self.uses.figures.insert(name.to_owned());
        self.push(&printed);
        Ok(())
    }
}

fn single_spaced(text: &str) -> String {
    text.replace('\n', " ")
}
