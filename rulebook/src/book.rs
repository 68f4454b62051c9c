//! A rulebook as it travels to a reader: chapters of blocks, blocks of inline pieces, figures already filled in.

use serde::{Deserialize, Serialize};

/// The rulebook of a game in one language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Book {
    /// The game's id.
    pub game: String,
    /// The code of the language.
    pub language: String,
    /// The title of the game in this language.
    pub title: String,
    /// What the game is about, before the first chapter.
    pub intro: Vec<Block>,
    /// The chapters in teaching order.
    pub chapters: Vec<Chapter>,
}

/// A chapter.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Chapter {
    /// Its anchor, the same in every language.
    pub id: String,
    /// Its heading.
    pub title: String,
    /// What stands in it.
    pub blocks: Vec<Block>,
}

/// A block of a rulebook.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Block {
    /// A paragraph that explains.
    Text {
        /// Its text.
        inline: Vec<Inline>,
    },
    /// A rule.
    Rule {
        /// Its id, which is also its anchor.
        id: String,
        /// When it applies: all of these must be so. Empty for a rule that always applies.
        when: Vec<Condition>,
        /// Its text.
        inline: Vec<Inline>,
        /// The list that belongs to it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        list: Option<Vec<Vec<Inline>>>,
    },
    /// A list.
    List {
        /// Its items.
        items: Vec<Vec<Inline>>,
    },
    /// A table.
    Table {
        /// The cells of its head.
        head: Vec<Vec<Inline>>,
        /// Its rows, each with as many cells.
        rows: Vec<Vec<Vec<Inline>>>,
    },
    /// An example to step through.
    Example {
        /// Its name.
        example: String,
        /// What it shows, as one sentence.
        caption: Vec<Inline>,
    },
}

/// When a rule applies.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Condition {
    /// With an option of the game.
    Option {
        /// The option.
        option: String,
        /// The value it must have; without one, the option must be on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        value: Option<String>,
    },
    /// With so many players.
    Players {
        /// The fewest.
        from: u8,
        /// The most.
        to: u8,
    },
    /// Under this version of the rules only.
    Version {
        /// The version.
        version: u32,
    },
}

/// A piece of text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Inline {
    /// Plain text.
    Text {
        /// The text.
        text: String,
    },
    /// Stressed text.
    Em {
        /// The text.
        text: String,
    },
    /// Strongly stressed text.
    Strong {
        /// The text.
        text: String,
    },
    /// Something to type, such as an action in notation.
    Code {
        /// The text.
        text: String,
    },
    /// A rule, cited by its id.
    Rule {
        /// The id.
        rule: String,
    },
    /// A link to a chapter.
    Chapter {
        /// The id of the chapter.
        chapter: String,
        /// The text of the link.
        text: String,
    },
}

impl Book {
    /// All blocks, those before the first chapter included.
    pub fn blocks(&self) -> impl Iterator<Item = &Block> {
        self.intro.iter().chain(self.chapters.iter().flat_map(|chapter| &chapter.blocks))
    }
}
