//! Networks that learned by playing: for each game one, small enough to be asked thousands of times in a decision.
//!
//! A network looks at what the deciding seat of an imagined world knows ([`tianxia_core::encoding::Encoded::observe`]) and at what the
//! evaluation written by hand says of that world, and tells the chance of every seat to win and how likely each legal action is to be
//! the best one. Its weights are a file (`file.rs`); `training/` makes it.
//!
//! ```text
//! observation + 5 figures of the evaluation ─ first ─┬─ to_value ── judge ── chances (+ the 5 figures, leaned on)
//!                                                    └─ to_policy ── policy (rows of the legal actions only)
//! ```
//!
//! Every arrow but the last ones ends in a ReLU. The first layer has most of the weights and is summed sparsely (`eye.rs`).

mod embedded;
pub(crate) mod eye;
mod file;
mod layer;
mod learned;

pub use embedded::trained;
pub use learned::Learned;

use eye::Eye;

use crate::knowledge::figures_of;
use hmac_sha256::Hash;
use layer::Layer;
use tianxia_core::MAX_SEATS;
use tianxia_core::encoding::{Encoded, Layout};

/// The figures of the evaluation, behind the observation: one for each seat, the observer's first.
pub(crate) const LEANINGS: usize = MAX_SEATS;

/// The network of one game.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    game: String,
    layout: [u8; 8],
    note: String,
    inputs: usize,
    /// The first layer as far as the values need it, and as far as the policy does.
    first: [First; 2],
    to_value: Layer,
    to_policy: Layer,
    judge: Layer,
    chances: Layer,
    /// How much the chances lean on the figure of the evaluation for the same seat.
    lean: Vec<f32>,
    /// A row for each index of the policy.
    policy: Layer,
}

impl Net {
    /// The id of the game it plays.
    #[must_use]
    pub fn game(&self) -> &str {
        &self.game
    }

    /// How it was made.
    #[must_use]
    pub fn note(&self) -> &str {
        &self.note
    }

    /// How many figures it is shown.
    pub(crate) fn inputs(&self) -> usize {
        self.inputs
    }
}

/// The part of the first layer that one purpose needs: it looks at the inputs from `from` on only.
#[derive(Clone, PartialEq, Debug)]
struct First {
    from: usize,
    layer: Layer,
}

impl First {
    /// What `next` asks for of the first layer, and `next` without what it never asks for.
    fn of(first: &Layer, next: &Layer) -> (First, Layer) {
        let asked: Vec<usize> =
            (0..next.rows).filter(|row| next.row(*row).iter().any(|weight| *weight != 0.0)).collect();
        let seen = |row: &usize| asked.iter().any(|unit| first.row(*row)[*unit] != 0.0);
        let from = (0..first.rows).find(seen).unwrap_or(first.rows - LEANINGS).min(first.rows - LEANINGS);
        let weights = (from..first.rows).flat_map(|row| asked.iter().map(move |unit| first.row(row)[*unit])).collect();
        let bias = asked.iter().map(|unit| first.bias[*unit]).collect();
        let layer = Layer { rows: first.rows - from, columns: asked.len(), weights, bias };
        let weights = asked.iter().flat_map(|row| next.row(*row)).copied().collect();
        (First { from, layer }, Layer { rows: asked.len(), columns: next.columns, weights, bias: next.bias.clone() })
    }
}

/// What the inputs and outputs of a network for a game mean, as a short hash: weights for another observation or other actions are refused.
#[must_use]
pub fn layout_hash<G: Encoded>(layout: &Layout) -> [u8; 8] {
    let mut hash = Hash::new();
    hash.update(format!(
        "{} {}x{} policy {} leanings {}\n",
        G::about().id,
        layout.rows,
        layout.columns,
        G::POLICY,
        LEANINGS + figures_of(G::about().id)
    ));
    for part in layout.parts() {
        hash.update(format!("{} {} {}\n", part.label, part.start, part.size));
    }
    let hash = hash.finalize();
    std::array::from_fn(|index| hash[index])
}

/// The layout of a game's observations, which is the same for every position.
pub(crate) fn layout_of<G: Encoded>() -> Option<Layout> {
    let setup = tianxia_core::Setup::new(G::about().players.0);
    let options = G::read_options(&setup).ok()?;
    Some(G::start(&options, &mut tianxia_core::FastDice::new(0)).layout())
}
