//! Reads a rulebook from the Markdown that `README.md` describes, and nothing more than that: whatever else stands there is refused with its
//! line and what would be right.

mod condition;
mod inline;
mod paragraph;
mod table;

pub(crate) use inline::Uses;

use crate::{Block, Book, Chapter, Condition, Figures, Inline};
use inline::{inline, is_rule_id, plain};
use paragraph::{Paragraph, paragraphs};
use tianxia_core::BadInput;

/// Reads the rulebook of a game in one language.
pub fn read(game: &str, language: &str, text: &str, figures: &Figures) -> Result<Book, BadInput> {
    sheet(game, language, text, figures).map(|sheet| sheet.book)
}

/// A rulebook, and for each of its blocks what languages must have in common.
pub(crate) struct Sheet {
    pub(crate) book: Book,
    pub(crate) marks: Vec<Mark>,
}

/// What a block must have in common with the same block in other languages.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Mark {
    /// The line it begins in.
    pub(crate) line: usize,
    /// The chapter it stands in; none before the first.
    pub(crate) chapter: Option<String>,
    /// What it is: `rule Q8`, `a table of 3 × 4`.
    pub(crate) what: String,
    /// When it applies.
    pub(crate) when: Vec<Condition>,
    /// The figures and links in it.
    pub(crate) uses: Uses,
}

pub(crate) fn sheet(game: &str, language: &str, text: &str, figures: &Figures) -> Result<Sheet, BadInput> {
    let book = Book {
        game: game.to_owned(),
        language: language.to_owned(),
        title: String::new(),
        intro: Vec::new(),
        chapters: Vec::new(),
    };
    let mut reader = Reader { figures, sheet: Sheet { book, marks: Vec::new() } };
    let place = || format!("{game}/{language}.md");
    for paragraph in paragraphs(text) {
        reader.take(&paragraph).map_err(|error| error.within(place()))?;
    }
    if reader.sheet.book.title.is_empty() {
        return Err(BadInput::new("there is no title; the first line is `# Title`").within(place()));
    }
    Ok(reader.sheet)
}

struct Reader<'a> {
    figures: &'a Figures,
    sheet: Sheet,
}

impl Reader<'_> {
    fn take(&mut self, paragraph: &Paragraph<'_>) -> Result<(), BadInput> {
        let first = paragraph.lines[0];
        if let Some(heading) = first.strip_prefix('#') {
            return self.heading(heading).map_err(at(paragraph.line));
        }
        if self.sheet.book.title.is_empty() {
            let complaint = BadInput::new("text before the title; the first line is `# Title`");
            return Err(at(paragraph.line)(complaint));
        }
        let mut mark = Mark {
            line: paragraph.line,
            chapter: self.sheet.book.chapters.last().map(|chapter| chapter.id.clone()),
            what: String::new(),
            when: Vec::new(),
            uses: Uses::default(),
        };
        let block = if first.starts_with("![") {
            self.example(paragraph, &mut mark)?
        } else if first.starts_with('|') {
            table::table(paragraph, self.figures, &mut mark)?
        } else {
            self.words(paragraph, &mut mark)?
        };
        self.sheet.marks.push(mark);
        let book = &mut self.sheet.book;
        book.chapters.last_mut().map_or(&mut book.intro, |chapter| &mut chapter.blocks).push(block);
        Ok(())
    }

    fn heading(&mut self, heading: &str) -> Result<(), BadInput> {
        let book = &mut self.sheet.book;
        if let Some(title) = heading.strip_prefix(' ') {
            if !book.title.is_empty() {
                return Err(BadInput::new("a second title; a chapter is `## Title {#slug}`"));
            }
            title.trim().clone_into(&mut book.title);
            return Ok(());
        }
        let wrong = || BadInput::new(format!("`#{heading}` is no heading; a chapter is `## Title {{#slug}}`"));
        let (title, slug) = heading.strip_prefix("# ").and_then(|rest| rest.split_once(" {#")).ok_or_else(wrong)?;
        let slug = slug.trim_end().strip_suffix('}').filter(|slug| is_name(slug)).ok_or_else(wrong)?;
        if book.chapters.iter().any(|chapter| chapter.id == slug) {
            return Err(BadInput::new(format!("a second chapter #{slug}; each has a slug of its own")));
        }
        let title = plain(title.trim(), &Figures::default(), &mut Uses::default())?;
        book.chapters.push(Chapter { id: slug.to_owned(), title, blocks: Vec::new() });
        Ok(())
    }

    fn example(&self, paragraph: &Paragraph<'_>, mark: &mut Mark) -> Result<Block, BadInput> {
        let text = paragraph.text();
        let parts = text.strip_prefix("![").and_then(|rest| rest.strip_suffix(".toml)")?.rsplit_once("](examples/"));
        let Some((caption, name)) = parts.filter(|(caption, name)| !caption.is_empty() && is_name(name)) else {
            let message = "this is no example; it is `![caption](examples/NAME.toml)` in a paragraph of its own";
            return Err(at(paragraph.line)(BadInput::new(message)));
        };
        mark.what = format!("example {name}");
        let caption = inline(caption, paragraph.line, self.figures, &mut mark.uses)?;
        Ok(Block::Example { example: name.to_owned(), caption })
    }

    /// A rule, a list or a paragraph that explains.
    fn words(&self, paragraph: &Paragraph<'_>, mark: &mut Mark) -> Result<Block, BadInput> {
        let (text, items) = paragraph.text_and_items()?;
        let mut list = Vec::new();
        for (line, item) in &items {
            list.push(inline(item, *line, self.figures, &mut mark.uses)?);
        }
        let at = at(paragraph.line);
        let Some((id, rest)) = rule(&text).map_err(&at)? else {
            if items.is_empty() {
                mark.what = "a paragraph".to_owned();
                return Ok(Block::Text { inline: inline(&text, paragraph.line, self.figures, &mut mark.uses)? });
            }
            if !text.is_empty() {
                let message = "a list right below text that is no rule; put a blank line between them";
                return Err(at(BadInput::new(message)));
            }
            mark.what = format!("a list of {}", items.len());
            return Ok(Block::List { items: list });
        };
        let (when, rest) = condition::conditions(rest).map_err(&at)?;
        mark.what = match items.len() {
            0 => format!("rule {id}"),
            items => format!("rule {id} with a list of {items}"),
        };
        mark.when.clone_from(&when);
        let inline = inline(rest, paragraph.line, self.figures, &mut mark.uses)?;
        if inline.is_empty() {
            return Err(at(BadInput::new(format!("{id} has no text; the rule follows its id"))));
        }
        Ok(Block::Rule { id: id.to_owned(), when, inline, list: (!list.is_empty()).then_some(list) })
    }
}

/// Tells the line of a fault.
fn at(line: usize) -> impl Fn(BadInput) -> BadInput {
    move |error| error.within(format!("line {line}"))
}

/// The id with which a rule begins, and what follows it.
fn rule(text: &str) -> Result<Option<(&str, &str)>, BadInput> {
    let Some((strong, rest)) = text.strip_prefix("**").and_then(|rest| rest.split_once("**")) else { return Ok(None) };
    if is_rule_id(strong) {
        return Ok(Some((strong, rest.trim_start())));
    }
    match strong.split(|letter: char| !letter.is_ascii_alphanumeric()).next() {
        Some(id) if is_rule_id(id) => {
            Err(BadInput::new(format!("`**{strong}**` is no id; a rule begins with `**{id}**` alone")))
        }
        _ => Ok(None),
    }
}

/// Is this a name of a chapter, an example or a figure?
fn is_name(text: &str) -> bool {
    !text.is_empty()
        && text.chars().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-')
}

impl Inline {
    fn text(text: String) -> Self {
        Inline::Text { text }
    }
}
