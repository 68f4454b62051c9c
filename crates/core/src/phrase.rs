//! What a game wants to say, before it is said in a language. A [`Phrase`] names a message of the Fluent files under
//! `locales/` and carries its arguments; the terminal and the browser turn it into a sentence.

use crate::Seat;
use serde::Serialize;

/// A message and its arguments.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Phrase {
    /// The id of a Fluent message, such as `qin-found`.
    pub id: &'static str,
    /// The arguments, in no particular order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(&'static str, Arg)>,
}

/// An argument of a phrase.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Arg {
    /// A number, for plurals.
    Number(i64),
    /// A text that is the same in every language: a square, a notation.
    Text(String),
    /// A player, shown by name.
    Seat(Seat),
    /// Another message, shown in the reader's language: the name of a colour, of a person, of an event.
    Term(&'static str),
    /// A word the message selects by and never shows, such as `young` or `old`.
    Key(&'static str),
    /// Several of the above, shown as a list.
    List(Vec<Arg>),
}

impl Phrase {
    /// A phrase without arguments (add them with the methods below).
    #[must_use]
    pub const fn new(id: &'static str) -> Self {
        Phrase { id, args: Vec::new() }
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: Arg) -> Self {
        self.args.push((name, arg));
        self
    }

    /// Adds a number.
    #[must_use]
    pub fn number(self, name: &'static str, number: impl Into<i64>) -> Self {
        self.with(name, Arg::Number(number.into()))
    }

    /// Adds a text that needs no translation.
    #[must_use]
    pub fn text(self, name: &'static str, text: impl Into<String>) -> Self {
        self.with(name, Arg::Text(text.into()))
    }

    /// Adds a player.
    #[must_use]
    pub fn seat(self, name: &'static str, seat: Seat) -> Self {
        self.with(name, Arg::Seat(seat))
    }

    /// Adds a word that is itself a message.
    #[must_use]
    pub fn term(self, name: &'static str, id: &'static str) -> Self {
        self.with(name, Arg::Term(id))
    }

    /// Adds a selector.
    #[must_use]
    pub fn key(self, name: &'static str, key: &'static str) -> Self {
        self.with(name, Arg::Key(key))
    }
}
