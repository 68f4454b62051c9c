//! Do two languages say the same? Their blocks must stand in the same order, with the same conditions, figures and links.

use crate::read::{Mark, Sheet};
use crate::{Chapter, Condition};
use std::collections::BTreeSet;

/// Everything in which a language differs from English, each as a sentence with its line.
pub(crate) fn compare(english: &Sheet, other: &Sheet) -> Vec<String> {
    let slugs =
        |sheet: &Sheet| -> Vec<String> { sheet.book.chapters.iter().map(|Chapter { id, .. }| id.clone()).collect() };
    let (wanted, found) = (slugs(english), slugs(other));
    if wanted != found {
        return vec![format!("the chapters are {}; in English they are {}", found.join(", "), wanted.join(", "))];
    }
    // Before the first chapter, then chapter by chapter: one block too many must not make all others differ.
    let chapters = std::iter::once(None).chain(wanted.into_iter().map(Some));
    chapters
        .flat_map(|chapter| compare_chapter(&within(english, &chapter), &within(other, &chapter), &chapter))
        .collect()
}

fn within<'a>(sheet: &'a Sheet, chapter: &Option<String>) -> Vec<&'a Mark> {
    sheet.marks.iter().filter(|mark| mark.chapter == *chapter).collect()
}

fn compare_chapter(english: &[&Mark], other: &[&Mark], chapter: &Option<String>) -> Vec<String> {
    let differs = |(wanted, found): (&&Mark, &&Mark)| wanted.what != found.what;
    if let Some(place) = english.iter().zip(other).position(differs) {
        let (wanted, found) = (&english[place], &other[place]);
        return vec![format!("line {}: {} stands here; in English it is {}", found.line, found.what, wanted.what)];
    }
    if english.len() != other.len() {
        let chapter =
            chapter.as_deref().map_or("what stands before the first chapter".to_owned(), |id| format!("chapter #{id}"));
        return vec![format!("{chapter} has {} blocks; in English it has {}", other.len(), english.len())];
    }
    english.iter().zip(other).flat_map(|(wanted, found)| compare_blocks(wanted, found)).collect()
}

fn compare_blocks(wanted: &Mark, found: &Mark) -> Vec<String> {
    let place = format!("line {}: {}", found.line, found.what);
    let mut complaints = Vec::new();
    if wanted.when != found.when {
        let [wanted, found] = [wanted, found].map(|mark| listed(mark.when.iter().map(shown)));
        complaints.push(format!("{place} has the conditions {found}; in English they are {wanted}"));
    }
    let mut compare = |what: &str, wanted: &BTreeSet<String>, found: &BTreeSet<String>| {
        if wanted != found {
            let [wanted, found] = [wanted, found].map(|names| listed(names.iter().cloned()));
            complaints.push(format!("{place} has the {what} {found}; in English they are {wanted}"));
        }
    };
    compare("figures", &wanted.uses.figures, &found.uses.figures);
    compare("rules", &wanted.uses.rules, &found.uses.rules);
    compare("links", &wanted.uses.chapters, &found.uses.chapters);
    complaints
}

fn listed(names: impl Iterator<Item = String>) -> String {
    let names: Vec<String> = names.collect();
    if names.is_empty() { "none".to_owned() } else { names.join(", ") }
}

fn shown(condition: &Condition) -> String {
    match condition {
        Condition::Option { option, value: None } => format!("option={option}"),
        Condition::Option { option, value: Some(value) } => format!("option={option}:{value}"),
        Condition::Players { from, to } => format!("players={from}-{to}"),
        Condition::Version { version } => format!("rules={version}"),
    }
}
