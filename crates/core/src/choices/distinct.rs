//! Values written as JSON into one list, each once.

use super::List;
use crate::Json;
use crate::json::append;
use serde::Serialize;
use std::collections::HashMap;
use std::ops::Range;

/// A list that grows, in which no value stands twice.
pub struct Distinct {
    /// The list without its end.
    text: String,
    values: Vec<Range<usize>>,
    /// The index of the newest value of each hash.
    newest: HashMap<u64, u32>,
}

impl Default for Distinct {
    fn default() -> Self {
        Distinct { text: "[".to_owned(), values: Vec::new(), newest: HashMap::new() }
    }
}

impl Distinct {
    /// Returns the index of a value, which is added if it is new. A value that cannot be written is `null`.
    pub fn index(&mut self, value: &impl Serialize) -> u32 {
        let before = self.text.len();
        if !self.values.is_empty() {
            self.text.push(',');
        }
        let begin = self.text.len();
        if append(value, &mut self.text).is_err() {
            self.text.truncate(begin);
            self.text.push_str("null");
        }
        let hash = hash(&self.text.as_bytes()[begin..]);
        let known = self
            .newest
            .get(&hash)
            .filter(|index| self.text[self.values[**index as usize].clone()] == self.text[begin..]);
        if let Some(index) = known {
            self.text.truncate(before);
            return *index;
        }
        let index = self.values.len() as u32;
        self.newest.insert(hash, index);
        self.values.push(begin..self.text.len());
        index
    }

    /// Returns the list.
    #[must_use]
    pub fn list(self) -> List {
        List(Json::written(&(self.text + "]")))
    }
}

/// A quick hash: nobody outside chooses what is hashed, and two values of one hash only cost that one of them is written twice.
fn hash(text: &[u8]) -> u64 {
    let add = |hash: u64, word: u64| (hash.rotate_left(5) ^ word).wrapping_mul(0x517c_c1b7_2722_0a95);
    let (words, rest) = text.as_chunks::<8>();
    let hash = words.iter().fold(text.len() as u64, |hash, word| add(hash, u64::from_le_bytes(*word)));
    rest.iter().fold(hash, |hash, letter| add(hash, u64::from(*letter)))
}
