//! The effects of all answers to a decision, each written once. Many answers do the same.

use tianxia_core::Written;
use tianxia_core::choices::{Distinct, List};

/// So many effects are compared before one is written: answers that do the same are mostly neighbours.
const NEWEST: usize = 4;

/// Effects, each once.
pub(crate) struct Effects<G: Written> {
    /// The newest of them, with their indices.
    newest: [Option<(G::Effect, u32)>; NEWEST],
    /// The place of the one that is replaced next.
    oldest: usize,
    written: Distinct,
}

impl<G: Written> Default for Effects<G> {
    fn default() -> Self {
        Effects { newest: std::array::from_fn(|_| None), oldest: 0, written: Distinct::default() }
    }
}

impl<G: Written> Effects<G> {
    /// Returns the index of an effect.
    pub(crate) fn index(&mut self, effect: G::Effect) -> u32 {
        if let Some((_, index)) = self.newest.iter().flatten().find(|(known, _)| *known == effect) {
            return *index;
        }
        let index = self.written.index(&effect);
        self.newest[self.oldest] = Some((effect, index));
        self.oldest = (self.oldest + 1) % NEWEST;
        index
    }

    /// Returns all effects by their indices.
    pub(crate) fn list(self) -> List {
        self.written.list()
    }
}
