//! Lessons and puzzles: what is on offer, and each stage of one as the page shows it. Everything that is said travels as the id of a message,
//! whose texts the page loads apart.

use crate::command::Play;
use crate::phrase::Phrase;
use crate::table::Update;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tianxia_core::Json;

/// The lessons of every game, in teaching order.
pub type LessonList = BTreeMap<String, Vec<LessonAbout>>;

/// A lesson as the list shows it.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LessonAbout {
    /// Its id: `01-first-province`.
    pub id: String,
    /// The message with its title.
    pub title: String,
    /// The message with one line about it.
    pub about: String,
    /// About how many minutes it takes.
    pub minutes: u8,
    /// The rules it teaches.
    pub rules: Vec<String>,
    /// Is it beside the main path: an option, an expansion?
    pub extra: bool,
    /// How many steps it has.
    pub steps: u32,
    /// What is asked after the steps.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub questions: Vec<LessonQuestion>,
    /// The message that closes it.
    pub closing: String,
}

/// A question at the end of a lesson.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct LessonQuestion {
    /// The message that asks.
    pub say: String,
    /// The rule that answers it.
    pub rule: String,
    /// The answers to choose from.
    pub answers: Vec<LessonAnswer>,
}

/// An answer to choose.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct LessonAnswer {
    /// The message with the answer.
    pub say: String,
    /// Is it the right one?
    #[serde(default)]
    pub right: bool,
    /// The message that says why it is not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub because: Option<String>,
}

/// Where a learner stands in a lesson, and what they try now.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct LessonAttempt {
    /// The right answers given so far, one for each step; `"next"` for a step that is only read.
    #[serde(default)]
    pub answers: Vec<Play>,
    /// The answer to the present step, to be judged.
    #[serde(default, rename = "try", skip_serializing_if = "Option::is_none")]
    pub tried: Option<Play>,
}

/// A lesson at one of its steps.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Stage {
    /// The id of the lesson.
    pub lesson: String,
    /// How many steps are done; a right answer is counted already.
    pub step: u32,
    /// How many steps there are.
    pub steps: u32,
    /// The message to say now; the closing once all steps are done.
    pub say: String,
    /// What to point at.
    pub point: Vec<String>,
    /// The answer that "Show me" plays; nothing for a step that is only read.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line: Option<LessonLine>,
    /// The table: at this step, or after a wrong answer until it is tried again.
    pub update: Update,
    /// After a right answer: what to show on the way to `update`, in order.
    pub frames: Vec<LessonFrame>,
    /// What is to be said of the answer that was tried.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub verdict: Option<LessonVerdict>,
    /// Are all steps done?
    pub done: bool,
    /// Of a puzzle: what speaks for the answer that was tried; for the right one, why it is best.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reason: Vec<Phrase>,
    /// Of a solved puzzle: how the game might go on; begins with the answer.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub follows: Vec<PuzzleStep>,
    /// Of a solved puzzle: the next best choice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub instead: Option<PuzzleInstead>,
}

/// An answer, by both its names.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LessonLine {
    /// Its notation.
    pub notation: String,
    /// Its number.
    pub number: u32,
}

/// Something that happens between two steps: the learner's own action, then every reply.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LessonFrame {
    /// The message that tells it, beside the log.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub say: Option<String>,
    /// The table after it; its items are what is new.
    pub update: Update,
}

/// What is to be said of an answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LessonVerdict {
    /// Right, wrong or against the rules.
    pub kind: LessonVerdictKind,
    /// The message that says so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub say: Option<String>,
    /// The game's own sentence, where the lesson has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub phrase: Option<Phrase>,
    /// The rule behind it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
}

/// How an answer is judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum LessonVerdictKind {
    /// It does what the step asks.
    Right,
    /// It can be played, but is not what the step asks.
    Wrong,
    /// The rules forbid it.
    Illegal,
}

/// The puzzles of every game.
pub type PuzzleList = BTreeMap<String, Vec<PuzzleAbout>>;

/// A puzzle as the list shows it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PuzzleAbout {
    /// Its id: `07`.
    pub id: String,
    /// The message with its theme.
    pub theme: String,
    /// How hard it is to find.
    pub level: PuzzleLevel,
    /// How many play.
    pub players: u8,
    /// The seat that decides.
    pub seat: u8,
    /// The chance to win after the best answer, from 0 to 1.
    pub chance: f32,
    /// The chance after the next best.
    pub next: f32,
}

/// A step of how the game might go on after a puzzle.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PuzzleStep {
    /// Who plays it.
    pub seat: u8,
    /// The action, in notation.
    pub notation: String,
    /// The same as data, in the game's terms.
    pub action: Json,
}

/// The next best choice of a puzzle.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PuzzleInstead {
    /// The action, in notation.
    pub notation: String,
    /// The same as data, in the game's terms.
    pub action: Json,
    /// What it would have done.
    pub reason: Vec<Phrase>,
}

/// How hard a puzzle is to find.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum PuzzleLevel {
    /// A first look finds it.
    Easy,
    /// A first look may find it.
    Medium,
    /// It must be thought about.
    Hard,
}
