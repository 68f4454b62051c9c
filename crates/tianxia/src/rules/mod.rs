//! `tianxia rules`: the rulebook of a game, one of its chapters, or a single rule, as text for a terminal.

mod page;
mod wrap;

use crate::cli;
use crate::failure::Failure;
use crate::out::outln;
use crate::pen::Pen;
use crate::speech::Speech;
use page::Page;
use tianxia_core::{About, Phrase};
use tianxia_rulebook::{Block, Book, Chapter};

/// Lines longer than this are hard to read.
const WIDEST: usize = 100;

pub(crate) fn run(args: &cli::Rules) -> Result<(), Failure> {
    let speech = Speech::wanted(args.lang.as_deref()).map_err(Failure::usage)?;
    let width = terminal_size::terminal_size().map_or(WIDEST, |(width, _)| usize::from(width.0)).clamp(20, WIDEST);
    let page = Page { pen: Pen::for_stdout(), speech: &speech, width };
    let book = |game: &str| tianxia_rulebook::book(game, speech.code()).map_err(Failure::usage);
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
    if let Some(chapter) = book.chapters.iter().find(|chapter| chapter.id.eq_ignore_ascii_case(of)) {
        page.chapter(chapter);
        return Ok(());
    }
    let is_rule = |block: &&Block| matches!(block, Block::Rule { id, .. } if id.eq_ignore_ascii_case(of));
    let found = book.chapters.iter().find_map(|chapter| Some((chapter, chapter.blocks.iter().find(is_rule)?)));
    let Some((chapter, rule)) = found else {
        let (letter, count) = about.rule_ids;
        let chapters: Vec<&str> = book.chapters.iter().map(|chapter| chapter.id.as_str()).collect();
        return Err(Failure::usage(format!(
            "{} has no rule or chapter `{of}`; its rules are {letter}1 to {letter}{count}, its chapters {}",
            about.id,
            chapters.join(", ")
        )));
    };
    page.heading(&format!("{}: {}", book.title, chapter.title));
    page.block(rule);
    Ok(())
}
