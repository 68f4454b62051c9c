//! The game at a table as one viewpoint sees it: what is shown, what is asked, and which answers there are.

use crate::clock::Clocks;
use crate::outcome::Outcome;
use crate::phrase::{Phrase, Told};
use serde::{Deserialize, Serialize};
use tianxia_core::{Illegal, Json, Legal};

/// The game as one viewpoint sees it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GameNow {
    /// The number of the entry that led to this decision. A command that answers the decision says it.
    pub at: u32,
    /// The seat that decides; nobody once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<u8>,
    /// What is asked.
    pub ask: Phrase,
    /// The position, in the game's own terms.
    pub view: Json,
    /// The answers, if this viewpoint decides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub legal: Option<Legal>,
    /// Can this viewpoint's seat undo its last action?
    pub undo: UndoNow,
    /// A player asks to undo.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undo_request: Option<UndoRequest>,
    /// The bot that decides thinks less than usual, since the server has much to do.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hurried: bool,
    /// When the deciding seat's time is up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deadline: Option<i64>,
    /// The bank of time of every seat, where the table has live clocks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clocks: Option<Clocks>,
    /// May the players still end the game without a result? Only while some seat has not acted yet.
    #[serde(default)]
    pub first_round: bool,
    /// Places, scores and the score sheet, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
}

/// Can an action be undone?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum UndoNow {
    /// There is nothing to undo.
    No,
    /// At once.
    Free,
    /// If the other people agree.
    Ask,
}

/// An undo request.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct UndoRequest {
    /// Who asks.
    pub seat: u8,
    /// How many actions would be undone, those of others included.
    pub actions: u32,
    /// Who has still to answer.
    pub waiting: Vec<u8>,
}

/// What an action would do, as far as its seat can know.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Preview {
    /// What would happen, up to the first draw.
    pub told: Vec<Told>,
    /// Something is drawn: what follows cannot be known.
    pub draws: bool,
    /// Another player decides next, or the game is over.
    pub hands_over: bool,
}

/// Why an action of the deciding seat is not legal.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WhyNot {
    /// Is it legal after all? Then there is no rule and no reason.
    pub legal: bool,
    /// The rule that forbids it, by its id in the rulebook.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// The reason in the reader's language.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub phrase: Option<Phrase>,
}

impl From<Option<Illegal>> for WhyNot {
    fn from(illegal: Option<Illegal>) -> Self {
        WhyNot {
            legal: illegal.is_none(),
            rule: illegal.as_ref().map(|illegal| illegal.rule.to_owned()),
            phrase: illegal.as_ref().map(|illegal| Phrase::from(&illegal.reason)),
        }
    }
}
