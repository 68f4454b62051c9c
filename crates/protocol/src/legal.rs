//! The answers of the deciding seat. A turn can have hundreds, each with its number, its notation, the action as data and its effect, so
//! they travel packed: answers that are written alike but for the places they name form a group, and equal effects stand once. [`Legal::pack`]
//! and [`Legal::unpack`] are each other's reverse; `docs/protocol.md` shows how little it takes to unpack in another language.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use tianxia_core::Json;

/// An answer the deciding seat may give.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
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

/// All answers, packed.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Legal {
    /// The answers in groups; one group after the other gives them in their order.
    pub groups: Vec<Group>,
    /// The effects of all answers, each once.
    pub effects: Vec<Json>,
}

/// Answers that differ only in the places they name.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Group {
    /// Their notation, with `*1`, `*2` … for the places.
    pub notation: String,
    /// The action, with the texts `*1`, `*2` … for the places.
    pub action: Json,
    /// Can they be undone without asking?
    pub free: bool,
    /// Their numbers.
    pub numbers: Vec<u32>,
    /// For each the places, separated by spaces; left out where the notation has none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub places: Vec<String>,
    /// For each the index of its effect.
    pub effects: Vec<u32>,
}

impl Legal {
    /// Packs answers, which keep their order.
    #[must_use]
    pub fn pack(choices: impl IntoIterator<Item = Choice>) -> Self {
        let mut legal = Legal::default();
        let mut known: HashMap<String, u32> = HashMap::new();
        for choice in choices {
            let Pattern { notation, action, places } = Pattern::of(&choice);
            let effect = *known.entry(choice.effect.text().to_owned()).or_insert_with(|| {
                legal.effects.push(choice.effect);
                legal.effects.len() as u32 - 1
            });
            let alike = |group: &Group| {
                group.free == choice.free && group.notation == notation && group.action.text() == action
            };
            if !legal.groups.last().is_some_and(alike) {
                // The places were put into JSON as texts, so it still is JSON.
                let Ok(action) = Json::parse(&action) else { continue };
                legal.groups.push(Group { notation, action, free: choice.free, ..Group::default() });
            }
            if let Some(group) = legal.groups.last_mut() {
                group.numbers.push(choice.number);
                group.effects.push(effect);
                group.places.extend(Some(places).filter(|places| !places.is_empty()));
            }
        }
        legal
    }

    /// The numbers of the answers, in their order.
    pub fn numbers(&self) -> impl Iterator<Item = u32> + '_ {
        self.groups.iter().flat_map(|group| group.numbers.iter().copied())
    }

    /// The answers one by one, in their order.
    #[must_use]
    pub fn unpack(&self) -> Vec<Choice> {
        self.groups
            .iter()
            .flat_map(|group| (0..group.numbers.len()).filter_map(|index| self.choice(group, index)))
            .collect()
    }

    fn choice(&self, group: &Group, index: usize) -> Option<Choice> {
        let places: Vec<&str> = group.places.get(index).map_or_else(Vec::new, |places| places.split(' ').collect());
        let mut notation = group.notation.clone();
        let mut action = group.action.text().to_owned();
        for (number, place) in places.iter().enumerate() {
            notation = notation.replace(&mark(number), place);
            action = action.replace(&format!("\"{}\"", mark(number)), &format!("\"{place}\""));
        }
        Some(Choice {
            number: group.numbers[index],
            notation,
            free: group.free,
            action: Json::parse(&action).ok()?,
            effect: self.effects.get(*group.effects.get(index)? as usize)?.clone(),
        })
    }
}

/// What answers of a group have in common.
struct Pattern {
    notation: String,
    action: String,
    places: String,
}

impl Pattern {
    /// A word of the notation is a place if it has a digit and the action names it as a text.
    fn of(choice: &Choice) -> Self {
        let mut action = choice.action.text().to_owned();
        let mut places: Vec<&str> = Vec::new();
        let mut notation = Vec::new();
        for word in choice.notation.split(' ') {
            let text = format!("\"{word}\"");
            if word.contains(|letter: char| letter.is_ascii_digit()) && action.contains(&text) {
                let mark = mark(places.len());
                action = action.replace(&text, &format!("\"{mark}\""));
                notation.push(mark);
                places.push(word);
            } else {
                notation.push(word.to_owned());
            }
        }
        Pattern { notation: notation.join(" "), action, places: places.join(" ") }
    }
}

fn mark(index: usize) -> String {
    format!("*{}", index + 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn choice(number: u32, notation: &str, action: serde_json::Value, effect: serde_json::Value) -> Choice {
        Choice {
            number,
            notation: notation.to_owned(),
            free: number.is_multiple_of(2),
            action: Json::of(&action),
            effect: Json::of(&effect),
        }
    }

    #[test]
    fn answers_are_packed_by_what_they_share_and_come_back_as_they_were() {
        let tile = |number, at: &str, by| {
            choice(
                number,
                &format!("tile red {at}"),
                json!({"action": "tile", "colour": "red", "at": at}),
                json!({"by": by}),
            )
        };
        let choices = vec![
            tile(2, "b1", 0),
            tile(4, "c1", 1),
            tile(6, "c1", 0),
            tile(7, "d4", 1),
            choice(8, "RY c4 c5", json!({"action": "place", "tile": "RY", "first": "c4", "second": "c5"}), json!({})),
            choice(10, "RY c5 c4", json!({"action": "place", "tile": "RY", "first": "c5", "second": "c4"}), json!({})),
            choice(12, "pass", json!({"action": "pass"}), json!({})),
            choice(14, "floor 2", json!({"action": "floor", "palace": 2}), json!({})),
            choice(16, "from a1 to a1", json!({"from": "a1", "to": "a1", "why": ["a1", {"deep": "a1"}]}), json!({})),
        ];
        let legal = Legal::pack(choices.clone());
        assert_eq!(legal.groups.iter().map(|group| group.numbers.len()).collect::<Vec<_>>(), [3, 1, 2, 1, 1, 1]);
        assert_eq!(legal.effects.len(), 3);
        assert_eq!(
            (legal.groups[2].notation.as_str(), &legal.groups[2].places[..]),
            ("RY *1 *2", &["c4 c5".to_owned(), "c5 c4".to_owned()][..])
        );
        let sent: Legal = serde_json::from_str(&serde_json::to_string(&legal).unwrap()).unwrap();
        assert_eq!(sent.unpack(), choices);
    }

    #[test]
    fn what_is_packed_wrongly_unpacks_to_what_can_be_read() {
        let bad = r#"{"groups": [{"notation": "x", "action": {}, "free": true, "numbers": [1, 2], "effects": [5]}], "effects": []}"#;
        assert_eq!(serde_json::from_str::<Legal>(bad).unwrap().unpack(), []);
    }
}
