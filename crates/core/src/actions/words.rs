//! Reads the text of an action word by word. What fails is remembered, so that the error is about the furthest word that any notation
//! came to, and lists everything that was expected there.

use super::line::next_field;
use crate::{BadInput, Fault};
use std::borrow::Cow;

/// What a notation expects when all its words were read.
const NOTHING_MORE: &str = "nothing more";
/// The most characters of the input that an error repeats.
const SHOWN: usize = 80;

/// The words of a typed action, in lower case.
pub struct Words<'a> {
    words: Vec<&'a str>,
    next: usize,
    /// The rest of the notation that is tried.
    notation: &'static str,
    failure: Failure,
}

/// A notation does not fit. The failure itself is remembered by the [`Words`].
#[derive(Debug)]
pub struct Miss(());

/// What was expected at the furthest word that did not fit, or what is wrong with it.
#[derive(Default)]
struct Failure {
    word: usize,
    expected: Vec<Cow<'static, str>>,
    wrong: Option<BadInput>,
}

impl<'a> Words<'a> {
    /// Splits a text, which is in lower case, into words.
    #[must_use]
    pub fn new(text: &'a str) -> Self {
        Words { words: text.split_whitespace().collect(), next: 0, notation: "", failure: Failure::default() }
    }

    /// Returns the next word without taking it.
    #[must_use]
    pub fn peek(&self) -> Option<&'a str> {
        self.words.get(self.next).copied()
    }

    /// Takes the next word if it is this one.
    pub fn literal(&mut self, word: &'static str) -> Result<(), Miss> {
        if self.optional(word) { Ok(()) } else { Err(Miss(())) }
    }

    /// Takes the next word if it is this one, and says whether it was.
    pub fn optional(&mut self, word: &'static str) -> bool {
        let found = self.peek() == Some(word);
        if found {
            self.next += 1;
        } else {
            self.expected(word);
        }
        found
    }

    /// Takes the next word if `read` understands it. `expected` describes what it may be, such as "a number from 1 to 6".
    pub fn word<T>(
        &mut self,
        expected: impl Into<Cow<'static, str>>,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, Miss> {
        match self.peek().and_then(read) {
            Some(value) => {
                self.next += 1;
                Ok(value)
            }
            None => Err(self.expected(expected)),
        }
    }

    /// Takes the next word if `read` understands it. An error lists the words that are understood.
    pub fn one_of<T, I: Iterator<Item = &'static str>>(
        &mut self,
        read: impl FnOnce(&str) -> Option<T>,
        all: impl FnOnce() -> I,
    ) -> Result<T, Miss> {
        match self.peek().and_then(read) {
            Some(value) => {
                self.next += 1;
                Ok(value)
            }
            None => {
                for word in all() {
                    self.expected(word);
                }
                Err(Miss(()))
            }
        }
    }

    /// Takes the next word if `read` understands it; otherwise its error is the complaint. `expected` describes a word that is missing.
    pub fn parse<T>(
        &mut self,
        expected: impl Into<Cow<'static, str>>,
        read: impl FnOnce(&str) -> Result<T, BadInput>,
    ) -> Result<T, Miss> {
        let Some(word) = self.peek() else { return Err(self.expected(expected)) };
        self.next += 1;
        read(word).map_err(|error| self.wrong(1, error))
    }

    /// Reports what the next word should be.
    pub fn expected(&mut self, what: impl Into<Cow<'static, str>>) -> Miss {
        if self.reaches(self.next) {
            self.failure.expected.push(what.into());
        }
        Miss(())
    }

    /// Reports what is wrong with the last words taken, so many of them.
    pub fn wrong(&mut self, words: usize, error: BadInput) -> Miss {
        let last = self.next.max(1);
        if self.reaches(last - 1) && self.failure.wrong.is_none() {
            let first = (last + 1).saturating_sub(words).max(1);
            let place = if first < last { format!("words {first} to {last}") } else { format!("word {last}") };
            self.failure.wrong = Some(error.within(place));
        }
        Miss(())
    }

    /// Starts again at the first word, with a notation to follow.
    #[doc(hidden)]
    pub fn begin(&mut self, notation: &'static str) {
        self.next = 0;
        self.notation = notation;
    }

    /// Takes the words of the notation up to its next field.
    #[doc(hidden)]
    pub fn up_to_field(&mut self) -> Result<(), Miss> {
        let (words, rest) = next_field(self.notation);
        self.notation = rest;
        words.split_ascii_whitespace().try_for_each(|word| self.literal(word))
    }

    /// Takes the words that remain in the notation, and expects no further ones.
    #[doc(hidden)]
    pub fn end(&mut self) -> Result<(), Miss> {
        self.up_to_field()?;
        if self.peek().is_none() { Ok(()) } else { Err(self.expected(NOTHING_MORE)) }
    }

    /// Returns the error about the furthest word that any notation came to.
    #[must_use]
    pub fn error(self) -> BadInput {
        let Failure { word, mut expected, wrong } = self.failure;
        if let Some(wrong) = wrong {
            return wrong;
        }
        let number = word + 1;
        let Some(found) = self.words.get(word) else {
            return BadInput::new(format!("word {number} is missing; expected {}", list(&mut expected)));
        };
        let shown: String = found.chars().take(SHOWN).collect();
        if expected == [NOTHING_MORE] {
            return BadInput::new(format!("word {number}, `{shown}`, is one too many: the action ended before it"));
        }
        BadInput::new(format!("word {number} is `{shown}`; expected {}", list(&mut expected))).of(Fault::Malformed)
    }

    /// Says whether a failure at a word counts. One that is further than all before makes them forgotten.
    fn reaches(&mut self, word: usize) -> bool {
        if word > self.failure.word {
            self.failure = Failure { word, ..Failure::default() };
        }
        word == self.failure.word
    }
}

/// Lists what was expected, each thing once: `a, b or c`.
fn list(expected: &mut Vec<Cow<'static, str>>) -> String {
    let mut listed: Vec<Cow<'static, str>> = Vec::new();
    for one in expected.drain(..) {
        if !listed.contains(&one) {
            listed.push(one);
        }
    }
    // The end comes last.
    listed.sort_by_key(|one| one == NOTHING_MORE);
    match &listed[..] {
        [] => String::new(),
        [only] => only.to_string(),
        [first @ .., last] => format!("{} or {last}", first.join(", ")),
    }
}
