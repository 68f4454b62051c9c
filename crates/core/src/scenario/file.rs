//! The shape of a scenario file. The keys and their types stand here once; `serde` refuses everything else.

use super::script::Script;
use crate::{Seat, Seed, Setup, Turn};
use serde::de::{Deserializer, Error};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use toml::Value;

/// The whole file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    pub(super) title: String,
    pub(super) game: String,
    pub(super) rules: Vec<String>,
    #[serde(default, deserialize_with = "seed")]
    pub(super) seed: Option<Seed>,
    pub(super) position: Option<toml::Table>,
    pub(super) setup: Option<SetupTable>,
    #[serde(default)]
    pub(super) step: Vec<Step>,
}

/// `[setup]`: a normal start.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SetupTable {
    players: u8,
    rules: Option<u32>,
    #[serde(default)]
    options: BTreeMap<String, OptionValue>,
    pub(super) dice: Option<Script>,
}

impl SetupTable {
    pub(super) fn setup(&self) -> Setup {
        let options = self.options.iter().map(|(key, value)| (key.clone(), value.0.clone()));
        Setup { players: self.players, rules: self.rules, options: options.collect() }
    }
}

/// `[[step]]`: what is played and what must come of it.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Step {
    pub(super) play: Vec<String>,
    pub(super) dice: Option<Script>,
    #[serde(deserialize_with = "turn")]
    pub(super) turn: Option<Turn>,
    pub(super) legal: Vec<String>,
    pub(super) only: Option<Vec<String>>,
    pub(super) illegal: BTreeMap<String, String>,
    pub(super) places: Option<PerSeat>,
    pub(super) scores: Option<PerSeat>,
    pub(super) ask: Option<String>,
    pub(super) position: toml::Table,
    pub(super) view: toml::Table,
    pub(super) events: Vec<toml::Table>,
}

impl Step {
    /// Does it do nothing at all?
    pub(super) fn is_idle(&self) -> bool {
        let lists = [self.play.len(), self.legal.len(), self.illegal.len(), self.events.len()];
        lists == [0; 4]
            && self.position.is_empty()
            && self.view.is_empty()
            && self.turn.is_none()
            && self.only.is_none()
            && self.places.is_none()
            && self.scores.is_none()
            && self.ask.is_none()
    }
}

/// A figure for every seat, or by seat for those that matter: `[1, 2, 3]` or `{ 2 = 1 }`.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(untagged, expecting = "write a number for every seat, such as [1, 2], or for some, such as { 2 = 1 }")]
pub(super) enum PerSeat {
    All(Vec<i64>),
    Some(BTreeMap<String, i64>),
}

/// The value of an option, which may be written as a text, a flag or a number.
#[derive(Clone, Debug)]
struct OptionValue(String);

impl<'de> Deserialize<'de> for OptionValue {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match Value::deserialize(deserializer)? {
            Value::String(text) => Ok(OptionValue(text)),
            Value::Boolean(flag) => Ok(OptionValue(flag.to_string())),
            Value::Integer(number) => Ok(OptionValue(number.to_string())),
            other => Err(wrong(&other, "an option is a text, a number, true or false")),
        }
    }
}

/// A seed is a number, or a text that [`Seed`] reads.
pub fn seed<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Seed>, D::Error> {
    let text = match Value::deserialize(deserializer)? {
        Value::String(text) => text,
        other => other.to_string(),
    };
    text.parse().map(Some).map_err(D::Error::custom)
}

/// A turn is the number of a seat, or `"over"`.
fn turn<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Turn>, D::Error> {
    let value = Value::deserialize(deserializer)?;
    let seat = || Seat::try_from(u8::try_from(value.as_integer()?).ok()?).ok();
    let turn = if value.as_str() == Some("over") { Some(Turn::Over) } else { seat().map(Turn::Decide) };
    turn.map(Some).ok_or_else(|| wrong(&value, "turn is the number of a seat, or \"over\""))
}

pub(super) fn wrong<E: Error>(value: &Value, right: &str) -> E {
    E::custom(format!("{value} does not fit; {right}"))
}
