//! What is decided before the first move: how many play and with which options. A [`Setup`] is the plain form, as typed
//! or recorded; each game turns it into its own `Options`, which cannot hold a forbidden combination.

use crate::{BadInput, Fault};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The title page of a game.
#[derive(Debug, Serialize)]
pub struct About {
    /// The short name used everywhere: `qin`.
    pub id: &'static str,
    /// The title on the box.
    pub title: &'static str,
    /// The newest version of the rules. It grows when a change would replay an old record differently; every version from 1 on can
    /// be played.
    pub rules: u32,
    /// The ids of the rules: the letter they begin with and how many there are, `('Q', 25)` for Q1 to Q25.
    #[serde(skip)]
    pub rule_ids: (char, u16),
    /// The fewest and the most players.
    pub players: (u8, u8),
    /// The options, in the order in which they are best explained.
    pub options: &'static [OptionSpec],
    /// Combinations that are refused, each as the id of a Fluent message.
    pub refused: &'static [&'static str],
}

/// One option of a game. What it does is said by the message `GAME-option-KEY`.
#[derive(Debug, Serialize)]
pub struct OptionSpec {
    /// The name, as typed in `--option KEY=VALUE`.
    pub key: &'static str,
    /// What values it takes.
    #[serde(flatten)]
    pub kind: OptionKind,
    /// The value it has when nobody says otherwise.
    pub default: &'static str,
}

/// The values an option takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", content = "values", rename_all = "lowercase")]
pub enum OptionKind {
    /// `true` or `false`.
    Flag,
    /// One of these words.
    Choice(&'static [&'static str]),
    /// One of these boards, or the text of an own board file.
    Board(&'static [&'static str]),
    /// Several of these boards separated by commas, or nothing.
    Boards(&'static [&'static str]),
}

/// Players and options, as typed or recorded. Options left out have their default.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Setup {
    /// How many play.
    pub players: u8,
    /// The version of the rules; the newest if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<u32>,
    /// The options that were named.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
}

impl Setup {
    /// A set-up with every option at its default.
    #[must_use]
    pub fn new(players: u8) -> Self {
        Setup { players, rules: None, options: BTreeMap::new() }
    }

    /// The same under this version of the rules.
    #[must_use]
    pub fn under(mut self, rules: u32) -> Self {
        self.rules = Some(rules);
        self
    }

    /// The same with one more option.
    #[must_use]
    pub fn with(mut self, key: &str, value: impl Into<String>) -> Self {
        self.options.insert(key.to_owned(), value.into());
        self
    }

    /// Checks players, names and values against the game's title page. What a value may be besides its kind (an own
    /// board, combinations) is the game's to check.
    pub fn check(&self, about: &About) -> Result<(), BadInput> {
        let (fewest, most) = about.players;
        if !(fewest..=most).contains(&self.players) {
            let message = format!("{} is for {fewest} to {most} players, not {}", about.id, self.players);
            return Err(BadInput::new(message).of(Fault::OutOfRange));
        }
        about.check_version(self.version(about))?;
        self.options.iter().try_for_each(|(key, value)| {
            let spec = about.options.iter().find(|spec| spec.key == key).ok_or_else(|| about.no_option(key))?;
            spec.check(value)
        })
    }

    /// The version of the rules: as set here, or the newest.
    #[must_use]
    pub fn version(&self, about: &About) -> u32 {
        self.rules.unwrap_or(about.rules)
    }

    /// The value of an option: as set here, or the default.
    #[must_use]
    pub fn value<'a>(&'a self, about: &About, key: &str) -> &'a str {
        let default = || about.options.iter().find(|spec| spec.key == key).map_or("", |spec| spec.default);
        self.options.get(key).map_or_else(default, String::as_str)
    }

    /// Is this flag on?
    #[must_use]
    pub fn flag(&self, about: &About, key: &str) -> bool {
        self.value(about, key) == "true"
    }
}

impl About {
    /// The ids of all rules, in order.
    pub fn rules_by_id(&self) -> impl Iterator<Item = String> {
        let (letter, count) = self.rule_ids;
        (1..=count).map(move |number| format!("{letter}{number}"))
    }

    /// Is there a rule with this id?
    #[must_use]
    pub fn has_rule(&self, id: &str) -> bool {
        let (letter, count) = self.rule_ids;
        let number = id.strip_prefix(letter).filter(|digits| !digits.starts_with('0'));
        number.and_then(|digits| digits.parse::<u16>().ok()).is_some_and(|number| (1..=count).contains(&number))
    }

    /// Refuses a version of the rules that this program does not know.
    pub fn check_version(&self, rules: u32) -> Result<(), BadInput> {
        if (1..=self.rules).contains(&rules) {
            return Ok(());
        }
        let (id, newest) = (self.id, self.rules);
        let known = if newest == 1 { "version 1".to_owned() } else { format!("versions 1 to {newest}") };
        let message = format!("version {rules} of the rules of {id}; this program knows {known}");
        Err(BadInput::new(message).of(Fault::Version))
    }

    fn no_option(&self, key: &str) -> BadInput {
        let known: Vec<_> = self.options.iter().map(|spec| spec.key).collect();
        let message = format!("{} has no option `{key}`; its options are {}", self.id, known.join(", "));
        BadInput::new(message).of(Fault::Unknown)
    }
}

impl OptionSpec {
    fn check(&self, value: &str) -> Result<(), BadInput> {
        let refuse =
            |allowed: String| Err(BadInput::new(format!("option {} cannot be `{value}`; it is {allowed}", self.key)));
        match self.kind {
            OptionKind::Flag if !matches!(value, "true" | "false") => refuse("true or false".to_owned()),
            OptionKind::Choice(allowed) if !allowed.contains(&value) => {
                refuse(format!("one of {}", allowed.join(", ")))
            }
            OptionKind::Board(names) if !names.contains(&value) && !is_board_text(value) => {
                refuse(format!("one of {}, or the text of an own board file", names.join(", ")))
            }
            OptionKind::Boards(names) if !value.is_empty() && value.split(',').any(|one| !names.contains(&one)) => {
                refuse(format!("a list of {}, separated by commas", names.join(", ")))
            }
            _ => Ok(()),
        }
    }
}

/// Board names are single words; a board's text has several lines.
#[must_use]
pub fn is_board_text(value: &str) -> bool {
    value.contains('\n')
}
