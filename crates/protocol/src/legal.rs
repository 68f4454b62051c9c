//! The answers of the deciding seat. A turn can have hundreds, each with its number, its notation, the action as data and its effect, so
//! they travel packed: answers that are written alike but for the places they name form a group, and equal effects stand once. [`Legal::pack`]
//! and [`Legal::unpack`] are each other's reverse; `docs/protocol.md` shows how little it takes to unpack in another language.

use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::HashMap;
use tianxia_core::Json;

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

/// All answers, packed.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Legal {
    /// The answers in groups; one group after the other gives them in their order.
    pub groups: Vec<Group>,
    /// The effects of all answers, each once.
    pub effects: Vec<Json>,
}

/// Answers that differ only in the places they name.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
        let (mut effects, mut pattern) = (Effects::default(), Pattern::default());
        for choice in choices {
            let (number, effect) = (choice.number, effects.number(&choice.effect));
            let places = match pattern.places_of(&choice) {
                Some(places) => places,
                None => {
                    let (group, places) = Group::begin(choice);
                    pattern = Pattern::of(&group);
                    legal.groups.push(group);
                    places
                }
            };
            if let Some(group) = legal.groups.last_mut() {
                group.numbers.push(number);
                group.effects.push(effect);
                group.places.extend(Some(places).filter(|places| !places.is_empty()));
            }
        }
        legal.effects = effects.all;
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

impl Group {
    /// A group for this answer, which is not in it yet, and its places. A word of the notation is a place if it has a digit and the action
    /// names it as a text.
    fn begin(choice: Choice) -> (Self, String) {
        if !has_digit(&choice.notation) {
            let Choice { notation, action, free, .. } = choice;
            return (Group::empty(notation, action, free), String::new());
        }
        let mut action = Cow::Borrowed(choice.action.text());
        let mut places: Vec<&str> = Vec::new();
        let mut notation: Vec<Cow<'_, str>> = Vec::new();
        for word in choice.notation.split(' ') {
            let text = has_digit(word).then(|| format!("\"{word}\"")).filter(|text| action.contains(text));
            match text {
                Some(text) => {
                    let mark = mark(places.len());
                    action = action.replace(&text, &format!("\"{mark}\"")).into();
                    notation.push(mark.into());
                    places.push(word);
                }
                None => notation.push(word.into()),
            }
        }
        // The places were put into JSON as texts, so it still is JSON.
        let action = match action {
            Cow::Borrowed(_) => choice.action.clone(),
            Cow::Owned(action) => Json::parse(&action).unwrap_or_default(),
        };
        (Group::empty(notation.join(" "), action, choice.free), places.join(" "))
    }

    fn empty(notation: String, action: Json, free: bool) -> Self {
        Group { notation, action, free, numbers: Vec::new(), places: Vec::new(), effects: Vec::new() }
    }
}

/// What the answers of a group have in common, taken apart once for all that may follow.
#[derive(Default)]
struct Pattern {
    free: bool,
    /// The words of the notation; a place is none.
    words: Vec<Option<String>>,
    /// The text of the action up to the first place it names, and for each that it names its number and the text up to the next.
    begins: String,
    goes_on: Vec<(usize, String)>,
}

impl Pattern {
    fn of(group: &Group) -> Self {
        if !group.notation.contains('*') {
            return Pattern::default();
        }
        let (mut words, mut places) = (Vec::new(), 0);
        for word in group.notation.split(' ') {
            let is_place = index_of(word) == Some(places);
            places += usize::from(is_place);
            words.push((!is_place).then(|| word.to_owned()));
        }
        let mut parts = group.action.text().split("\"*");
        let begins = parts.next().unwrap_or_default().to_owned();
        let goes_on = parts.map_while(|part| {
            let (number, after) = part.split_once('"')?;
            Some((number.parse::<usize>().ok()?.checked_sub(1)?, after.to_owned()))
        });
        Pattern { free: group.free, words, begins, goes_on: goes_on.collect() }
    }

    /// The places of an answer that belongs to the group, separated by spaces; none if it does not belong to it, or the group has no places.
    fn places_of(&self, choice: &Choice) -> Option<String> {
        if self.words.is_empty() || self.free != choice.free {
            return None;
        }
        let mut places: Vec<&str> = Vec::with_capacity(self.words.len());
        let mut words = choice.notation.split(' ');
        for wanted in &self.words {
            match (wanted, words.next()?) {
                (Some(wanted), word) if wanted == word => {}
                (None, word) if has_digit(word) => places.push(word),
                _ => return None,
            }
        }
        let belongs = words.next().is_none() && self.rest(&places, choice.action.text())?.is_empty();
        belongs.then(|| places.join(" "))
    }

    /// What stands in `action` behind what the group's action becomes with these places.
    fn rest<'a>(&self, places: &[&str], action: &'a str) -> Option<&'a str> {
        self.goes_on.iter().try_fold(action.strip_prefix(&*self.begins)?, |rest, (number, after)| {
            let rest = rest.strip_prefix('"')?.strip_prefix(*places.get(*number)?)?;
            rest.strip_prefix('"')?.strip_prefix(&**after)
        })
    }
}

/// Effects, each once.
#[derive(Default)]
struct Effects {
    all: Vec<Json>,
    /// Their numbers, once there are many.
    numbers: HashMap<String, u32>,
}

/// So many effects are sooner compared than looked up: most differ in their lengths.
const FEW: usize = 48;
/// Of so many the very same writing is looked for first.
const NEWEST: usize = 4;

impl Effects {
    /// The number of an effect.
    fn number(&mut self, effect: &Json) -> u32 {
        // Who makes the answers may have written it once for several.
        let newest = self.all.len().saturating_sub(NEWEST);
        let same = self.all[newest..].iter().position(|known| known.is_same(effect));
        match same {
            Some(place) => (newest + place) as u32,
            None => self.known(effect.text()).unwrap_or_else(|| self.add(effect)),
        }
    }

    fn known(&self, text: &str) -> Option<u32> {
        let few = self.all.iter().take(FEW).position(|known| known.text() == text);
        few.map(|number| number as u32).or_else(|| self.numbers.get(text).copied())
    }

    fn add(&mut self, effect: &Json) -> u32 {
        let number = self.all.len();
        self.all.push(effect.clone());
        if number >= FEW {
            self.numbers.insert(effect.text().to_owned(), number as u32);
        }
        number as u32
    }
}

fn has_digit(word: &str) -> bool {
    word.bytes().any(|letter| letter.is_ascii_digit())
}

fn mark(index: usize) -> String {
    format!("*{}", index + 1)
}

/// Which place a mark stands for.
fn index_of(mark: &str) -> Option<usize> {
    mark.strip_prefix('*')?.parse::<usize>().ok()?.checked_sub(1)
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
