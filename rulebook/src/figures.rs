//! The figures of a rulebook: they stand once, in `figures.toml`, so that no language can differ.

use std::collections::BTreeMap;
use tianxia_core::{BadInput, parse_toml};
use toml::Value;

/// Figures by name.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Figures(BTreeMap<String, Value>);

impl Figures {
    /// Reads `figures.toml`: lines such as `tiles-yellow = 42` or `board = "13 × 13"`.
    pub fn read(text: &str) -> Result<Self, BadInput> {
        let table = parse_toml(text)?;
        for (name, value) in &table {
            if !name.chars().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-') {
                let message = format!("`{name}` is no name of a figure; small letters, digits and hyphens are");
                return Err(BadInput::new(message));
            }
            if !matches!(value, Value::Integer(_) | Value::String(_)) {
                return Err(BadInput::new(format!("{value} is no figure; write a whole number or a text")).within(name));
            }
        }
        Ok(Figures(table.into_iter().collect()))
    }

    /// A figure as it is printed.
    #[must_use]
    pub fn printed(&self, name: &str) -> Option<String> {
        Some(match self.0.get(name)? {
            Value::String(text) => text.clone(),
            value => value.to_string().replace('-', "−"),
        })
    }

    /// A figure that is a number.
    #[must_use]
    pub fn number(&self, name: &str) -> Option<i64> {
        self.0.get(name)?.as_integer()
    }

    /// The names of all figures.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }
}
