//! `tianxia rules`: the rulebook of a game, one of its chapters, or a single rule, as text for a terminal.

mod page;
mod wrap;

use crate::cli;
use crate::failure::Failure;
use crate::out::outln;
use crate::pen::{Pen, line_width};
use crate::speech::Speech;
use crate::suggest::with_suggestion;
use page::Page;
use serde_json::json;
use tianxia_core::{About, Phrase};
use tianxia_rulebook::{Block, Book, Chapter};

pub(crate) fn run(args: &cli::Rules, speech: &Speech) -> Result<(), Failure> {
    let page = Page { pen: Pen::for_stdout(), speech, width: line_width() };
    let book = |game: &str| book_in(game, speech.code());
    if args.json {
        return print_json(args, &book);
    }
    match (&args.game, &args.of) {
        (None, _) => {
            for game in tianxia_games::IDS {
                let about = tianxia_games::about(game).map_err(Failure::usage)?;
                contents(&book(game)?, about, &page);
            }
            page.text(&speech.word("rulebook-hint"));
        }
        (Some(game), None) => page.book(&book(game)?),
        (Some(game), Some(of)) => {
            let about = tianxia_games::about(game).map_err(Failure::usage)?;
            part(&book(game)?, about, of, &page)?;
        }
    }
    Ok(())
}

/// The rulebook in a language, or in English if it is not translated.
fn book_in(game: &str, code: &str) -> Result<Book, Failure> {
    tianxia_rulebook::book(game, code).or_else(|_| tianxia_rulebook::book(game, "en")).map_err(Failure::usage)
}

/// Prints what was asked for as JSON: all rulebooks, one of them, a chapter or a rule.
fn print_json(args: &cli::Rules, book: &dyn Fn(&str) -> Result<Book, Failure>) -> Result<(), Failure> {
    let printed = match (&args.game, &args.of) {
        (None, _) => json!(tianxia_games::IDS.iter().map(|game| book(game)).collect::<Result<Vec<_>, _>>()?),
        (Some(game), None) => json!(book(game)?),
        (Some(game), Some(of)) => match find(&book(game)?, tianxia_games::about(game).map_err(Failure::usage)?, of)? {
            (chapter, None) => json!(chapter),
            (_, Some(rule)) => json!(rule),
        },
    };
    outln!("{printed:#}");
    Ok(())
}

/// The title of a rulebook with its rules and chapters.
fn contents(book: &Book, about: &About, page: &Page<'_>) {
    let (letter, count) = about.rule_ids;
    let (first, last) = (format!("{letter}1"), format!("{letter}{count}"));
    let rules = page.speech.say(&Phrase::new("rulebook-rules").text("first", first).text("last", last));
    outln!("{}: {} ({rules})", page.pen.bold(about.id), book.title);
    let longest = book.chapters.iter().map(|chapter| chapter.id.len()).max().unwrap_or_default();
    for Chapter { id, title, .. } in &book.chapters {
        outln!("  {id:longest$}  {title}");
    }
    outln!();
}

/// A chapter or a single rule.
fn part(book: &Book, about: &About, of: &str, page: &Page<'_>) -> Result<(), Failure> {
    match find(book, about, of)? {
        (chapter, None) => page.chapter(chapter),
        (chapter, Some(rule)) => {
            page.heading(&format!("{}: {}", book.title, chapter.title));
            page.block(rule);
        }
    }
    Ok(())
}

/// Finds a chapter, or a rule with its chapter.
fn find<'a>(book: &'a Book, about: &About, of: &str) -> Result<(&'a Chapter, Option<&'a Block>), Failure> {
    if let Some(chapter) = book.chapters.iter().find(|chapter| chapter.id.eq_ignore_ascii_case(of)) {
        return Ok((chapter, None));
    }
    let is_rule = |block: &&Block| matches!(block, Block::Rule { id, .. } if id.eq_ignore_ascii_case(of));
    let found = book.chapters.iter().find_map(|chapter| Some((chapter, chapter.blocks.iter().find(is_rule)?)));
    let Some((chapter, rule)) = found else {
        let (letter, count) = about.rule_ids;
        let chapters: Vec<&str> = book.chapters.iter().map(|chapter| chapter.id.as_str()).collect();
        let complaint = format!(
            "{} has no rule or chapter `{of}`; its rules are {letter}1 to {letter}{count}, its chapters {}",
            about.id,
            chapters.join(", ")
        );
        return Err(Failure::usage(with_suggestion(complaint, of, chapters)));
    };
    Ok((chapter, Some(rule)))
}
