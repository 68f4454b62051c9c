//! How a command fails: one sentence after `error:`, as clap writes its own, and an exit code.

use std::fmt::{Display, Write as _};
use std::io::Write;
use std::process::ExitCode;

/// The exit codes of all commands. `tianxia --help` prints them, and docs/commands.md has the same table.
const EXIT_CODES: [(u8, &str); 5] = [
    (0, "success"),
    (1, "a check failed: a record, scenario, lesson, map or server is not as it should be"),
    (2, "the command, an option or a setting is not valid"),
    (3, "a file or a server cannot be read, written or reached"),
    (130, "interrupted by Ctrl-C"),
];

/// Why a command did not succeed.
#[derive(Debug)]
pub(crate) enum Failure {
    /// What was checked is wrong: exit code 1.
    Wrong(String),
    /// The command or a setting is wrong: exit code 2.
    Usage(String),
    /// A file or a server is out of reach: exit code 3.
    Access(String),
}

impl Failure {
    pub(crate) fn wrong(error: impl Display) -> Self {
        Failure::Wrong(error.to_string())
    }

    pub(crate) fn usage(error: impl Display) -> Self {
        Failure::Usage(error.to_string())
    }

    pub(crate) fn access(error: impl Display) -> Self {
        Failure::Access(error.to_string())
    }

    /// The sentence.
    pub(crate) fn sentence(&self) -> &str {
        let (Failure::Wrong(sentence) | Failure::Usage(sentence) | Failure::Access(sentence)) = self;
        sentence
    }

    /// Says where it went wrong.
    pub(crate) fn within(self, place: &str) -> Self {
        match self {
            Failure::Wrong(sentence) => Failure::Wrong(format!("{place}: {sentence}")),
            Failure::Usage(sentence) => Failure::Usage(format!("{place}: {sentence}")),
            Failure::Access(sentence) => Failure::Access(format!("{place}: {sentence}")),
        }
    }

    pub(crate) fn report(&self) -> ExitCode {
        let code = match self {
            Failure::Wrong(_) => 1,
            Failure::Usage(_) => 2,
            Failure::Access(_) => 3,
        };
        // If standard error is closed, the exit code still reports the failure.
        let _ = writeln!(std::io::stderr(), "error: {}", self.sentence());
        ExitCode::from(code)
    }
}

/// The exit codes as lines of help.
pub(crate) fn exit_codes() -> String {
    EXIT_CODES.iter().fold("Exit codes:".to_owned(), |mut text, (code, meaning)| {
        let _ = write!(text, "\n  {code:<3}  {meaning}");
        text
    })
}
