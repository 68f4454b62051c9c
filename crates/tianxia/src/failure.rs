//! How a command fails: with one sentence, and an exit code that says whose fault it is.

use std::fmt::Display;
use std::io::Write;
use std::process::ExitCode;

/// Why a command did not succeed.
#[derive(Debug)]
pub(crate) enum Failure {
    /// What was asked about is wrong: exit code 1.
    Wrong(String),
    /// The question was wrong: exit code 2.
    Usage(String),
}

impl Failure {
    pub(crate) fn wrong(error: impl Display) -> Self {
        Failure::Wrong(error.to_string())
    }

    pub(crate) fn usage(error: impl Display) -> Self {
        Failure::Usage(error.to_string())
    }

    /// The sentence.
    pub(crate) fn sentence(&self) -> &str {
        let (Failure::Wrong(sentence) | Failure::Usage(sentence)) = self;
        sentence
    }

    /// Says where it went wrong.
    pub(crate) fn within(self, place: &str) -> Self {
        match self {
            Failure::Wrong(sentence) => Failure::Wrong(format!("{place}: {sentence}")),
            Failure::Usage(sentence) => Failure::Usage(format!("{place}: {sentence}")),
        }
    }

    pub(crate) fn report(&self) -> ExitCode {
        let (sentence, code) = match self {
            Failure::Wrong(sentence) => (sentence, 1),
            Failure::Usage(sentence) => (sentence, 2),
        };
        // Where nobody reads, the exit code still tells.
        let _ = writeln!(std::io::stderr(), "tianxia: {sentence}");
        ExitCode::from(code)
    }
}
