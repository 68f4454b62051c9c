//! The effects of all answers to a decision, each once: many answers do the same. They are compared before any is written as JSON.

use std::hash::{Hash, Hasher};
use tianxia_core::Written;
use tianxia_core::choices::List;

/// So many effects are compared before one is hashed: answers that do the same are mostly neighbours.
const NEWEST: usize = 4;

/// Effects, each once.
pub(crate) struct Effects<G: Written> {
    list: Vec<G::Effect>,
    /// Their hashes.
    hashes: Vec<u64>,
    /// The indices of those that were found last.
    newest: [usize; NEWEST],
    /// The place of the one that is replaced next.
    oldest: usize,
}

impl<G: Written> Default for Effects<G> {
    fn default() -> Self {
        Effects { list: Vec::new(), hashes: Vec::new(), newest: [0; NEWEST], oldest: 0 }
    }
}

impl<G: Written> Effects<G> {
    /// Returns the index of an effect.
    pub(crate) fn index(&mut self, effect: G::Effect) -> u32 {
        if let Some(index) = self.newest.iter().find(|index| self.list.get(**index) == Some(&effect)) {
            return *index as u32;
        }
        let mut hasher = Quick(0);
        effect.hash(&mut hasher);
        let hash = hasher.finish();
        let mut known = self.hashes.iter().enumerate().filter(|(_, known)| **known == hash).map(|(index, _)| index);
        let index = known.find(|index| self.list[*index] == effect).unwrap_or_else(|| {
            self.list.push(effect);
            self.hashes.push(hash);
            self.list.len() - 1
        });
        self.newest[self.oldest] = index;
        self.oldest = (self.oldest + 1) % NEWEST;
        index as u32
    }

    /// Returns all effects by their indices.
    pub(crate) fn list(&self) -> List {
        List::of(&self.list)
    }
}

/// A quick hash. Nobody outside chooses what is hashed, and effects of one hash are compared.
struct Quick(u64);

impl Hasher for Quick {
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.write_u64((*byte).into()));
    }

    fn write_u8(&mut self, number: u8) {
        self.write_u64(number.into());
    }

    fn write_u16(&mut self, number: u16) {
        self.write_u64(number.into());
    }

    fn write_u32(&mut self, number: u32) {
        self.write_u64(number.into());
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = (self.0.rotate_left(5) ^ number).wrapping_mul(0x517c_c1b7_2722_0a95);
    }

    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
