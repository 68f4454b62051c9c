//! The answers of the deciding seat as they travel. A turn can have hundreds, so they form a small table each kind of answer: fields that all
//! answers of a group share are written once, every other field is a column, and equal effects are written once. [`Legal::unpack`] gives the
//! answers one by one; `docs/protocol.md` shows how little that takes in another language.

mod columns;
mod pack;

pub use columns::Columns;
pub use pack::Packing;

use crate::Json;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// An answer the deciding seat may give.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Choice {
    /// Its number, the same for the same action everywhere within a game and board.
    pub number: u32,
    /// Its notation.
    pub notation: String,
    /// Can it be undone without asking?
    pub free: bool,
    /// The action itself, as data in the game's own terms.
    pub action: Json,
    /// What everyone can see that it would do, in the game's own terms.
    pub effect: Json,
}

/// All answers to a decision, packed.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Legal {
    /// The answers in groups; one group after the other gives them in their order.
    pub groups: Vec<Group>,
    /// The effects of all answers, each once.
    pub effects: List,
}

/// Answers of one kind.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Group {
    /// Their notation, in which `{field}` stands for the value of that column; the parts of a list are separated by spaces.
    pub notation: String,
    /// The fields of the action that they share.
    pub action: Json,
    /// The other fields of the action, each with one value an answer.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub columns: BTreeMap<String, List>,
    /// Can they be undone without asking?
    pub free: bool,
    /// Their numbers.
    pub numbers: Vec<u32>,
    /// For each the index of its effect.
    pub effects: Vec<u32>,
}

/// A list of values, written as JSON.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct List(Json);

impl Default for List {
    fn default() -> Self {
        List(Json::written("[]"))
    }
}

impl List {
    /// Writes values as a list.
    pub fn of(values: &[impl Serialize]) -> Self {
        List(Json::of(&values))
    }

    /// Returns its values; none if it is no list.
    fn values(&self) -> Vec<Value> {
        match self.0.value() {
            Value::Array(values) => values,
            _ => Vec::new(),
        }
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for List {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        "List".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": "array", "items": true })
    }
}

impl Legal {
    /// The numbers of the answers, in their order.
    pub fn numbers(&self) -> impl Iterator<Item = u32> + '_ {
        self.groups.iter().flat_map(|group| group.numbers.iter().copied())
    }

    /// The answers one by one, in their order. What was packed wrongly is left out.
    #[must_use]
    pub fn unpack(&self) -> Vec<Choice> {
        let effects: Vec<Json> = self.effects.values().iter().map(Json::of).collect();
        self.groups.iter().flat_map(|group| group.unpack(&effects)).collect()
    }
}

impl Group {
    fn unpack(&self, effects: &[Json]) -> Vec<Choice> {
        let shared = self.action.value();
        let columns: Vec<(&String, Vec<Value>)> =
            self.columns.iter().map(|(field, column)| (field, column.values())).collect();
        let choice = |index: usize| {
            let mut notation = self.notation.clone();
            let mut fields = Map::new();
            for (field, column) in &columns {
                let value = column.get(index)?;
                notation = notation.replace(&format!("{{{field}}}"), &words(value));
                fields.insert((*field).clone(), value.clone());
            }
            let action = match &shared {
                Value::Object(shared) => Json::of(&shared.clone().into_iter().chain(fields).collect::<Map<_, _>>()),
                _ => self.action.clone(),
            };
            let effect = effects.get(*self.effects.get(index)? as usize)?.clone();
            Some(Choice { number: self.numbers[index], notation, free: self.free, action, effect })
        };
        (0..self.numbers.len()).filter_map(choice).collect()
    }
}

/// A value as notation names it.
fn words(value: &Value) -> String {
    match value {
        Value::String(word) => word.clone(),
        Value::Array(parts) => parts.iter().map(words).collect::<Vec<_>>().join(" "),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_wrongly_is_left_out() {
        let bad = r#"{"groups": [{"notation": "x", "action": {}, "free": true, "numbers": [1, 2], "effects": [5]}], "effects": []}"#;
        assert_eq!(serde_json::from_str::<Legal>(bad).unwrap().unpack(), []);
        let short = r#"{"groups": [{"notation": "{at}", "action": {}, "columns": {"at": ["a1"]}, "free": true, "numbers": [1, 2], "effects": [0, 0]}], "effects": [{}]}"#;
        assert_eq!(serde_json::from_str::<Legal>(short).unwrap().unpack().len(), 1);
    }
}
