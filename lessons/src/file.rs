//! The shape of a lesson file. The keys and their types stand here once; `serde` refuses everything else.

use serde::Deserialize;
use std::collections::BTreeMap;
use tianxia_core::Seed;
use tianxia_core::scenario::{Script, seed};
use tianxia_protocol::LessonQuestion;

/// The whole file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct File {
    pub(crate) game: String,
    pub(crate) title: String,
    pub(crate) about: String,
    pub(crate) minutes: u8,
    pub(crate) rules: Vec<String>,
    #[serde(default)]
    pub(crate) extra: bool,
    #[serde(default = "first")]
    pub(crate) seat: u8,
    #[serde(default)]
    pub(crate) names: BTreeMap<String, String>,
    #[serde(default, deserialize_with = "seed")]
    pub(crate) seed: Option<Seed>,
    pub(crate) position: toml::Table,
    #[serde(default)]
    pub(crate) step: Vec<Step>,
    #[serde(default)]
    pub(crate) question: Vec<LessonQuestion>,
    pub(crate) closing: Closing,
}

fn first() -> u8 {
    1
}

/// `[[step]]`: something to do, or, without `right`, something to read.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Step {
    pub(crate) say: String,
    #[serde(default)]
    pub(crate) point: Vec<String>,
    #[serde(default)]
    pub(crate) right: Vec<String>,
    pub(crate) praise: Option<String>,
    #[serde(default)]
    pub(crate) dice: Option<Script>,
    #[serde(default)]
    pub(crate) wrong: Vec<Wrong>,
    pub(crate) otherwise: Option<Otherwise>,
    #[serde(default)]
    pub(crate) then: Vec<Then>,
}

/// Wrong answers with what is to be said of them.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Wrong {
    pub(crate) play: Vec<String>,
    pub(crate) say: String,
    pub(crate) rule: String,
}

/// What is said of all other answers that can be played.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Otherwise {
    pub(crate) say: String,
    pub(crate) rule: Option<String>,
}

/// A reply: what is played next, by the seat that decides.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Then {
    pub(crate) play: String,
    #[serde(default)]
    pub(crate) dice: Option<Script>,
    pub(crate) say: Option<String>,
}

/// `[closing]`: the last word.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Closing {
    pub(crate) say: String,
}
