//! How well a bot plays, by name. Tables, commands and clients name levels without having bots; what a level thinks is the
//! matter of the bots.

use crate::BadInput;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A level of play, from none to all the program knows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Any legal action.
    Random,
    /// One look at each action, some of them overlooked and all of them misjudged a little.
    Easy,
    /// A short search.
    Medium,
    /// A search of up to about a tenth of a second on one core.
    Hard,
    /// Up to about a second.
    Expert,
    /// Up to about two seconds, with a network that learned by playing where there is one.
    Master,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Level; 6] = [Level::Random, Level::Easy, Level::Medium, Level::Hard, Level::Expert, Level::Master];

    /// The word for it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Expert => "expert",
            Level::Master => "master",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = BadInput;

    fn from_str(text: &str) -> Result<Self, BadInput> {
        let wanted = text.trim().to_ascii_lowercase();
        Level::ALL.into_iter().find(|level| level.name() == wanted).ok_or_else(|| {
            let known = Level::ALL.map(Level::name).join(", ");
            BadInput::new(format!("there is no level `{text}`; the levels are {known}"))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_read_as_they_are_written() {
        for level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
        }
        let error = "grandmaster".parse::<Level>().unwrap_err().to_string();
        assert!(error.contains("`grandmaster`") && error.contains("easy, medium"), "{error}");
    }
}
