//! The one error for input that a person or a program hands in: options, boards, notation, records, positions,
//! scenarios. It is one sentence that says what was wrong, where, and what would be right. Input that it repeats is cut.

use crate::text_file::single_line;
use std::fmt;

/// Input that cannot be used, as one sentence for the person who wrote it, and a [`Fault`] for the program that passed it on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadInput {
    fault: Fault,
    place: Vec<String>,
    message: String,
}

/// What kind of fault it is, for programs: the sentence is for people and may change.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Fault {
    /// It does not have the form that is read here.
    Malformed,
    /// It names something that does not exist: a game, an option, a board, a rule.
    Unknown,
    /// A number or a list is too small, too large, too short or too long.
    OutOfRange,
    /// Every part can be read, but the rules do not allow them together.
    Contradiction,
    /// It was written under a version that this program does not know.
    Version,
    /// It could not be read from where it should be.
    Unreadable,
}

/// The most characters of a quotation that a message repeats.
const LONGEST_QUOTATION: usize = 80;
/// The most characters of a message, and of each place.
const LONGEST_MESSAGE: usize = 1_000;

impl BadInput {
    /// Creates an error without a place; callers add places with [`BadInput::within`] on the way out. The message becomes one
    /// line. Every passage between backticks or double quotes is cut at 80 characters, and the whole at 1,000.
    pub fn new(message: impl Into<String>) -> Self {
        BadInput { fault: Fault::Malformed, place: Vec::new(), message: brief(&message.into()) }
    }

    /// Sets the kind of fault, which is [`Fault::Malformed`] otherwise.
    #[must_use]
    pub fn of(mut self, fault: Fault) -> Self {
        self.fault = fault;
        self
    }

    /// What kind of fault it is.
    #[must_use]
    pub fn fault(&self) -> Fault {
        self.fault
    }

    /// A complaint about a spot in a text; lines and columns count from 1.
    pub fn at(line: usize, column: usize, message: impl Into<String>) -> Self {
        BadInput::new(message).within(format!("line {line}, column {column}"))
    }

    /// Adds the larger thing (a file, a section, an option) in which the fault lies.
    #[must_use]
    pub fn within(mut self, place: impl Into<String>) -> Self {
        self.place.push(brief(&place.into()));
        self
    }

    /// What is wrong, without the place.
    #[must_use]
    pub fn message(&self) -> &str {
        &self.message
    }
}

impl fmt::Display for BadInput {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for place in self.place.iter().rev() {
            write!(f, "{place}: ")?;
        }
        f.write_str(&self.message)
    }
}

impl std::error::Error for BadInput {}

/// Parses TOML, turning the parser's diagnosis into one sentence with line and column.
pub fn parse_toml(text: &str) -> Result<toml::Table, BadInput> {
    read_toml(text).map_err(|error| BadInput { message: format!("not valid TOML: {}", error.message), ..error })
}

/// Reads a TOML text into a struct; what does not fit is told with line and column.
pub fn read_toml<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, BadInput> {
    toml::from_str(text).map_err(|error| {
        let start = error.span().map_or(0, |span| span.start).min(text.len());
        let before = String::from_utf8_lossy(&text.as_bytes()[..start]);
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().map_or(0, |last| last.chars().count()) + 1;
        BadInput::at(line, column, one_line(error.message()))
    })
}

/// Reads a TOML table into a struct, as one sentence when it does not fit.
pub fn from_table<T: serde::de::DeserializeOwned>(table: &toml::Table) -> Result<T, BadInput> {
    table.clone().try_into().map_err(|error: toml::de::Error| BadInput::new(one_line(&error.to_string())))
}

/// Makes a text one line and cuts long quotations, so that input of any size gives a short message.
fn brief(text: &str) -> String {
    let mut short = String::new();
    let mut written = 0;
    // The mark that opened a quotation, and the characters since.
    let mut quotation: Option<(char, usize)> = None;
    for letter in single_line(text).chars() {
        quotation = match quotation {
            None if matches!(letter, '`' | '"') => Some((letter, 0)),
            Some((mark, length)) if letter != mark => Some((mark, length + 1)),
            _ => None,
        };
        let beyond = quotation.map_or(0, |(_, length)| length.saturating_sub(LONGEST_QUOTATION));
        if beyond > 1 {
            continue;
        }
        if written == LONGEST_MESSAGE {
            short.push('…');
            break;
        }
        short.push(if beyond == 1 { '…' } else { letter });
        written += 1;
    }
    short
}

fn one_line(text: &str) -> String {
    text.split('\n').map(str::trim).filter(|line| !line.is_empty()).collect::<Vec<_>>().join("; ")
}
