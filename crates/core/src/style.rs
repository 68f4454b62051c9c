//! What a bot likes beside winning, by name: a character for variety at the table. What it does with it in each game is the matter of the bots.

use crate::BadInput;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A character.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Style {
    /// Wants to take from others and to be feared.
    Warlord,
    /// Wants large things that last.
    Builder,
    /// Wants much of everything, here and there.
    Merchant,
}

impl Style {
    /// All of them.
    pub const ALL: [Style; 3] = [Style::Warlord, Style::Builder, Style::Merchant];

    /// The word for it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Style::Warlord => "warlord",
            Style::Builder => "builder",
            Style::Merchant => "merchant",
        }
    }
}

impl fmt::Display for Style {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Style {
    type Err = BadInput;

    fn from_str(text: &str) -> Result<Self, BadInput> {
        let wanted = text.trim().to_ascii_lowercase();
        Style::ALL.into_iter().find(|style| style.name() == wanted).ok_or_else(|| {
            let known = Style::ALL.map(Style::name).join(", ");
            BadInput::new(format!("there is no style `{text}`; the styles are {known}"))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn styles_are_read_as_they_are_written() {
        for style in Style::ALL {
            assert_eq!(style.to_string().parse(), Ok(style));
        }
        let error = "poet".parse::<Style>().unwrap_err().to_string();
        assert!(error.contains("`poet`") && error.contains("warlord, builder"), "{error}");
    }
}
