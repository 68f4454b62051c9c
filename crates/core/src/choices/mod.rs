//! The answers of the deciding seat as they travel. A turn can have hundreds, so they form a small table each kind of answer: fields that all
//! answers of a group share are written once, every other field is a column, and equal effects are written once. [`Legal::unpack`] gives the
//! answers one by one; `docs/protocol.md` shows how little that takes in another language.

mod distinct;
mod fields;
mod pack;
mod pattern;
mod row;

pub use distinct::Distinct;
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

    #[derive(Serialize)]
    #[serde(tag = "action", rename_all = "snake_case")]
    enum Action {
        Tile {
            colour: &'static str,
            at: &'static str,
            #[serde(skip_serializing_if = "std::ops::Not::not")]
            leader: bool,
        },
        Pagoda {
            at: [&'static str; 3],
        },
        Floor {
            palace: u8,
        },
        Replace {
            tiles: BTreeMap<&'static str, u8>,
        },
        Pass,
    }

    /// Packs actions with their notations; each is its own effect by the parity of its place.
    fn packed(answers: &[(&str, Action)]) -> Legal {
        let mut packing = Packing::default();
        for (place, (notation, action)) in (0..).zip(answers) {
            packing.add(place * 2, notation, action, true, place % 2);
        }
        packing.finish(List(Json::of(&serde_json::json!([{}, true]))))
    }

    /// Checks that answers come back as they were, also from the wire, and returns the notations of their groups.
    fn groups_of(answers: &[(&str, Action)]) -> Vec<String> {
        let legal = packed(answers);
        let sent: Legal = serde_json::from_str(&serde_json::to_string(&legal).unwrap()).unwrap();
        let choices = sent.unpack();
        assert_eq!(choices.len(), answers.len());
        for (place, (choice, (notation, action))) in choices.iter().zip(answers).enumerate() {
            assert_eq!((choice.number as usize, &*choice.notation), (place * 2, *notation));
            assert_eq!(choice.action, Json::of(action));
            assert_eq!(choice.effect, if place % 2 == 1 { Json::of(&true) } else { Json::empty() });
        }
        legal.groups.into_iter().map(|group| group.notation).collect()
    }

    fn tile(colour: &'static str, at: &'static str, leader: bool) -> Action {
        Action::Tile { colour, at, leader }
    }

    #[test]
    fn fields_that_differ_become_columns() {
        let same_colour = [("tile red b1", tile("red", "b1", false)), ("tile red c12", tile("red", "c12", false))];
        assert_eq!(groups_of(&same_colour), ["tile red {at}"]);
        let two = [("tile red b1", tile("red", "b1", false)), ("tile blue b1", tile("blue", "b1", false))];
        assert_eq!(groups_of(&two), ["tile {colour} b1"]);
        let legal = packed(&two);
        assert_eq!(legal.groups[0].action, Json::of(&serde_json::json!({ "action": "tile", "at": "b1" })));
        assert_eq!(legal.groups[0].columns["colour"], List(Json::of(&["red", "blue"])));
    }

    #[test]
    fn lists_and_numbers_are_values_too() {
        let pagodas = [
            ("pagoda a1 a2 b1", Action::Pagoda { at: ["a1", "a2", "b1"] }),
            ("pagoda a1 b1 b2", Action::Pagoda { at: ["a1", "b1", "b2"] }),
        ];
        assert_eq!(groups_of(&pagodas), ["pagoda {at}"]);
        let floors = [("floor 1", Action::Floor { palace: 1 }), ("floor 12", Action::Floor { palace: 12 })];
        assert_eq!(groups_of(&floors), ["floor {palace}"]);
    }

    #[test]
    fn other_fields_or_another_pattern_begin_a_group() {
        let tiles = |colour, count| Action::Replace { tiles: BTreeMap::from([(colour, count)]) };
        let answers = [
            ("tile red b1", tile("red", "b1", false)),
            ("tile red c1 leader", tile("red", "c1", true)),
            ("tile red d1 leader", tile("red", "d1", true)),
            ("replace 1 red", tiles("red", 1)),
            ("replace 2 red", tiles("red", 2)),
            ("pass", Action::Pass),
        ];
        let groups = ["tile red b1", "tile red {at} leader", "replace 1 red", "replace 2 red", "pass"];
        assert_eq!(groups_of(&answers), groups);
    }

    #[test]
    fn a_word_that_only_looks_like_a_value_is_none() {
        let answers = [("b1 from b1", tile("from", "b1", false)), ("b1 to c1", tile("to", "c1", false))];
        assert_eq!(groups_of(&answers), ["b1 from b1", "b1 to c1"]);
    }

    #[test]
    fn an_action_without_fields_is_a_group_of_its_own() {
        let mut packing = Packing::default();
        packing.add(3, "one", &"one", false, 0);
        packing.add(4, "two", &"two", false, 0);
        let legal = packing.finish(List(Json::of(&[true])));
        let choices = legal.unpack();
        assert_eq!(choices.iter().map(|choice| choice.action.text()).collect::<Vec<_>>(), ["\"one\"", "\"two\""]);
    }

    #[test]
    fn what_is_packed_wrongly_is_left_out() {
        let bad = r#"{"groups": [{"notation": "x", "action": {}, "free": true, "numbers": [1, 2], "effects": [5]}], "effects": []}"#;
        assert_eq!(serde_json::from_str::<Legal>(bad).unwrap().unpack(), []);
        let short = r#"{"groups": [{"notation": "{at}", "action": {}, "columns": {"at": ["a1"]}, "free": true, "numbers": [1, 2], "effects": [0, 0]}], "effects": [{}]}"#;
        assert_eq!(serde_json::from_str::<Legal>(short).unwrap().unpack().len(), 1);
    }
}
