//! What bots say to people: hints during a game, verdicts on a finished one.

use crate::phrase::Phrase;
use crate::problem::Problem;
use serde::{Deserialize, Serialize};
use tianxia_core::Json;

/// What a bot advises.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Hint {
    /// The decision it is about.
    pub at: u32,
    /// The best actions, best first.
    pub actions: Vec<Weighed>,
}

/// A decision of a seat as its own page may think about it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Imagined {
    /// The decision it is about.
    pub at: u32,
    /// A record that begins with this decision. What the seat cannot know was dealt anew, so it tells nothing that the seat may not know;
    /// hints and previews made from it are those of the real game.
    pub record: String,
}

/// An action as a bot weighs it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Weighed {
    /// Its number.
    pub number: u32,
    /// Its notation.
    pub notation: String,
    /// The same as data, in the game's own terms.
    pub action: Json,
    /// The chance to win it promises, from 0 to 1.
    pub chance: f32,
    /// How the game might go on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub line: Vec<String>,
    /// Was it thought about as much as a chance that is shown must be? The others are only good for a warning.
    #[serde(default)]
    pub sure: bool,
    /// What speaks for it, the weightiest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reasons: Vec<Phrase>,
}

/// A finished game gone through by a bot, decision by decision.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Analysis {
    /// The level that judged.
    pub level: String,
    /// Every action that stood, in order.
    pub decisions: Vec<Verdict>,
    /// The numbers of the decisions that surely cost their seat most, worst first.
    pub turning_points: Vec<u32>,
}

/// What a bot has to say of one decision.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Verdict {
    /// Its number, from 1.
    pub number: u32,
    /// Who decided.
    pub seat: u8,
    /// What was played, in notation.
    pub played: String,
    /// The same as data.
    pub played_action: Json,
    /// The chance of every seat to win before it, from what the deciding seat knew.
    pub chances: Vec<f32>,
    /// The deciding seat's chance after what was played.
    pub chance: f32,
    /// What would have been best, in notation.
    pub best: String,
    /// The same as data.
    pub best_action: Json,
    /// The deciding seat's chance after that.
    pub best_chance: f32,
    /// What the choice cost: 0 if it was the best.
    pub cost: f32,
    /// Between what that lies, where it was thought about at length; in the lines that come first it never was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cost_range: Option<Range>,
    /// What spoke for the choice that was played, the weightiest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub played_reasons: Vec<Phrase>,
    /// What would have spoken for the best one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub best_reasons: Vec<Phrase>,
}

/// Between what a figure lies, roughly.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Range {
    /// At least this.
    pub least: f32,
    /// At most this.
    pub most: f32,
}

/// A line of the answer to a request for an analysis.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum AnalysisLine {
    /// A decision has been judged.
    Verdict {
        /// How many decisions there are.
        of: u32,
        /// What is to be said of this one.
        verdict: Verdict,
    },
    /// All of it; the last line.
    Analysis {
        /// The same verdicts, a few of them thought over at length, and what they add up to.
        analysis: Analysis,
    },
    /// It came to nothing; the last line.
    Problem {
        /// Why.
        problem: Problem,
    },
}
