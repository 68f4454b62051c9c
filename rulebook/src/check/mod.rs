//! Everything that can be wrong with the rulebook of a game, each as one sentence with its place. The tests hold every rulebook to it.

mod examples;
mod typography;

pub use examples::FEWEST_EXAMPLES;

use crate::compare::compare;
use crate::read::{Sheet, sheet};
use crate::{Block, Condition, Figures, Files};
use std::collections::BTreeSet;
use tianxia_core::{About, OptionKind, OptionSpec, parse_toml};

/// The last chapter: what the words of the game mean.
const LAST_CHAPTER: &str = "words";

/// Everything that is wrong with the rulebook of a game; nothing if all is well.
#[must_use]
pub fn check(files: &Files<'_>) -> Vec<String> {
    let game = files.game;
    let about = match tianxia_games::about(game) {
        Ok(about) => about,
        Err(error) => return vec![format!("{game}: {error}")],
    };
    let figures = match Figures::read(files.figures) {
        Ok(figures) => figures,
        Err(error) => return vec![format!("{game}/figures.toml: {error}")],
    };
    let mut complaints = Vec::new();
    let mut sheets = Vec::new();
    for (language, text) in files.languages {
        match sheet(game, language, text, &figures) {
            Ok(sheet) => sheets.push(sheet),
            Err(error) => complaints.push(error.to_string()),
        }
    }
    for sheet in &sheets {
        let found = alone(sheet, about).into_iter().chain(typography::faults(sheet));
        let place = format!("{game}/{}.md", sheet.book.language);
        complaints.extend(found.map(|fault| format!("{place}: {fault}")));
        if let Some(english) = sheets.iter().find(|sheet| sheet.book.language == "en") {
            complaints.extend(compare(english, sheet).into_iter().map(|fault| format!("{place}: {fault}")));
        }
    }
    complaints.extend(unused(&figures, &sheets).map(|name| format!("{game}/figures.toml: no text uses `{name}`")));
    complaints.extend(things(files, about));
    complaints.extend(examples::faults(files, about, &sheets));
    complaints
}

/// What is wrong with one language by itself.
fn alone(sheet: &Sheet, about: &About) -> Vec<String> {
    let mut faults = Vec::new();
    let book = &sheet.book;
    if book.intro.is_empty() {
        faults.push("no text before the first chapter; say there what the game is about".to_owned());
    }
    let chapters: Vec<&str> = book.chapters.iter().map(|chapter| chapter.id.as_str()).collect();
    if chapters.last() != Some(&LAST_CHAPTER) {
        faults.push(format!("the last chapter is not #{LAST_CHAPTER}, which explains the words of the game"));
    }
    for mark in &sheet.marks {
        let mut fault = |what: String| faults.push(format!("line {}: {}: {what}", mark.line, mark.what));
        for id in mark.uses.rules.iter().filter(|id| !about.has_rule(id)) {
            fault(format!("[{id}] is no rule of {}; {}", about.id, known_rules(about)));
        }
        for slug in mark.uses.chapters.iter().filter(|slug| !chapters.contains(&slug.as_str())) {
            fault(format!("(#{slug}) is no chapter; there are {}", chapters.join(", ")));
        }
        mark.when.iter().filter_map(|condition| impossible(condition, about)).for_each(fault);
    }
    faults.extend(missing_rules(sheet, about));
    faults
}

/// Every rule stands there exactly once.
fn missing_rules(sheet: &Sheet, about: &About) -> Vec<String> {
    let mut faults = Vec::new();
    let mut seen = BTreeSet::new();
    for block in sheet.book.blocks() {
        let Block::Rule { id, .. } = block else { continue };
        if !about.has_rule(id) {
            faults.push(format!("{id} is no rule of {}; {}", about.id, known_rules(about)));
        } else if !seen.insert(id.as_str()) {
            faults.push(format!("{id} stands there twice; once is right"));
        }
    }
    let (letter, count) = about.rule_ids;
    let ids = (1..=count).map(|number| format!("{letter}{number}"));
    let missing: Vec<String> = ids.filter(|id| !seen.contains(id.as_str())).collect();
    if !missing.is_empty() {
        faults.push(format!("{} missing; every rule of the game has its paragraph", missing.join(", ")));
    }
    faults
}

/// Why a condition can never be so.
fn impossible(condition: &Condition, about: &About) -> Option<String> {
    match condition {
        Condition::Option { option, value } => {
            let Some(spec) = about.options.iter().find(|spec| spec.key == option) else {
                let known: Vec<_> = about.options.iter().map(|spec| spec.key).collect();
                return Some(format!("{} has no option `{option}`; there are {}", about.id, known.join(", ")));
            };
            let values = values(spec);
            let wrong = value.as_deref().filter(|value| !values.is_empty() && !values.contains(value))?;
            Some(format!("the option `{option}` is never `{wrong}`; it is {}", values.join(", ")))
        }
        Condition::Players { from, to } => {
            let (fewest, most) = about.players;
            let fits = (fewest..=most).contains(from) && (fewest..=most).contains(to);
            (!fits).then(|| format!("{} is for {fewest} to {most} players, not {from} to {to}", about.id))
        }
        Condition::Version { version } => about.check_version(*version).err().map(|error| error.to_string()),
    }
}

fn values(spec: &OptionSpec) -> &'static [&'static str] {
    match spec.kind {
        OptionKind::Flag => &["true", "false"],
        OptionKind::Choice(values) | OptionKind::Board(values) | OptionKind::Boards(values) => values,
    }
}

fn unused<'a>(figures: &'a Figures, sheets: &'a [Sheet]) -> impl Iterator<Item = &'a str> {
    let used: BTreeSet<&String> =
        sheets.iter().flat_map(|sheet| &sheet.marks).flat_map(|mark| &mark.uses.figures).collect();
    figures.names().filter(move |name| !used.iter().any(|used| used == name))
}

/// Every thing on the table leads to a rule that exists.
fn things(files: &Files<'_>, about: &About) -> Vec<String> {
    let place = format!("{}/things.toml", files.game);
    let table = match parse_toml(files.things) {
        Ok(table) => table,
        Err(error) => return vec![format!("{place}: {error}")],
    };
    let lost = table.iter().filter(|(_, rule)| !rule.as_str().is_some_and(|rule| about.has_rule(rule)));
    lost.map(|(thing, rule)| format!("{place}: {thing}: {rule} is no rule; {}", known_rules(about))).collect()
}

fn known_rules(about: &About) -> String {
    let (letter, count) = about.rule_ids;
    format!("they are {letter}1 to {letter}{count}")
}
