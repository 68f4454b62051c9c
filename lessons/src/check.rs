//! Checks a folder of lessons. Every right answer can be played and leads on, every named wrong answer has a message, every message exists in every
//! language, everything that is pointed at is on the table, and every lesson ends.

mod lesson;

pub use lesson::Held;

use crate::folder::Folder;
use crate::lesson::Lesson;
use crate::texts::Texts;
use crate::walk::OTHERWISE;
use std::collections::{BTreeMap, BTreeSet};
use tianxia_core::{BadInput, Fault, Seat};

/// What was found of one file.
#[derive(Clone, Debug)]
pub struct Checked {
    /// Its name.
    pub file: String,
    /// What it holds, in a few words, or all that is wrong with it.
    pub result: Result<String, Vec<BadInput>>,
}

/// The texts of a folder and of what it shares, by language.
#[derive(Debug, Default)]
pub struct Sayings {
    own: BTreeMap<String, Texts>,
    shared: BTreeMap<String, Texts>,
}

impl Sayings {
    /// Reads the texts of a folder; [`folder`] reports those that cannot be read.
    #[must_use]
    pub fn read(own: &Folder, shared: &Folder) -> Self {
        let read = |folder: &Folder| {
            let texts =
                folder.texts().filter_map(|(language, text)| Some((language.to_owned(), Texts::read(text).ok()?)));
            texts.collect()
        };
        Sayings { own: read(own), shared: read(shared) }
    }

    /// The languages in which a message is missing.
    fn missing<'a>(&self, id: &str, languages: &[&'a str]) -> Vec<&'a str> {
        let said = |language: &str| {
            [&self.own, &self.shared].iter().any(|texts| texts.get(language).is_some_and(|texts| texts.has(id)))
        };
        languages.iter().copied().filter(|language| !said(language)).collect()
    }
}

/// Checks one lesson; `languages` are those in which it must speak.
pub fn one(id: &str, text: &str, sayings: &Sayings, languages: &[&str]) -> Result<Held, Vec<BadInput>> {
    let lesson = Lesson::read(id, text).map_err(|error| vec![error])?;
    let mut faults = Vec::new();
    let held = lesson::check(&lesson, &mut faults);
    for message in said(&lesson) {
        let missing = sayings.missing(&message, languages);
        if !missing.is_empty() {
            let complaint = format!("there is no message `{message}` in {}", files(&missing));
            faults.push(BadInput::new(complaint).of(Fault::Unknown));
        }
    }
    if faults.is_empty() { Ok(held) } else { Err(faults) }
}

/// Checks all lessons and texts of a folder.
#[must_use]
pub fn folder(own: &Folder, shared: &Folder, languages: &[&str]) -> Vec<Checked> {
    let sayings = Sayings::read(own, shared);
    let mut checked = Vec::new();
    let mut used: BTreeSet<String> = BTreeSet::new();
    for (id, text) in own.lessons() {
        if let Ok(lesson) = Lesson::read(id, text) {
            used.extend(said(&lesson));
        }
        let result = one(id, text, &sayings, languages).map(|held| held.to_string());
        checked.push(Checked { file: format!("{id}.toml"), result });
    }
    let missing = languages.iter().filter(|language| own.text(language).is_none());
    checked.extend(missing.map(|language| Checked { file: format!("{language}.ftl"), result: Err(vec![no_file()]) }));
    checked.extend(
        own.texts().map(|(language, text)| Checked { file: format!("{language}.ftl"), result: spoken(text, &used) }),
    );
    checked
}

/// Checks the texts that folders share: they can be read, and say the same in every language.
#[must_use]
pub fn shared(folder: &Folder, languages: &[&str]) -> Vec<Checked> {
    let sayings = Sayings::read(folder, &Folder::default());
    let all: BTreeSet<&str> = sayings.own.values().flat_map(Texts::ids).collect();
    let check = |language: &str| {
        let text = folder.text(language).ok_or_else(|| vec![no_file()])?;
        let texts = Texts::read(text).map_err(|error| vec![error])?;
        let missing = all.iter().filter(|id| !texts.has(id));
        let missing: Vec<_> = missing.map(|id| BadInput::new(format!("there is no message `{id}`"))).collect();
        if missing.is_empty() { Ok(format!("{} messages", texts.len())) } else { Err(missing) }
    };
    let checked = |language: &&str| Checked { file: format!("{language}.ftl"), result: check(language) };
    languages.iter().map(checked).collect()
}

/// Checks a file of texts: it can be read, and every message of it is used.
fn spoken(text: &str, used: &BTreeSet<String>) -> Result<String, Vec<BadInput>> {
    let texts = Texts::read(text).map_err(|error| vec![error])?;
    let mentioned: BTreeSet<&str> = texts.mentioned().collect();
    let idle = texts.ids().filter(|id| !used.contains(*id) && !mentioned.contains(id));
    let idle: Vec<_> =
        idle.map(|id| BadInput::new(format!("no lesson says the message `{id}`; take it out"))).collect();
    if idle.is_empty() { Ok(format!("{} messages", texts.len())) } else { Err(idle) }
}

/// Every message a lesson says, names included.
fn said(lesson: &Lesson) -> BTreeSet<String> {
    let players = lesson.start().map_or(0, |game| game.players());
    let names = Seat::all(players).filter(|seat| *seat != lesson.seat).map(|seat| lesson.name(seat));
    let mut ids: BTreeSet<String> = lesson.messages().into_iter().map(str::to_owned).chain(names).collect();
    if lesson.steps.iter().any(|step| !step.right.is_empty() && step.otherwise.is_none()) {
        ids.insert(OTHERWISE.to_owned());
    }
    ids
}

fn files(languages: &[&str]) -> String {
    languages.iter().map(|language| format!("{language}.ftl")).collect::<Vec<_>>().join(", ")
}

fn no_file() -> BadInput {
    BadInput::new("there is no such file; everything is said in every language").of(Fault::Unreadable)
}
