//! The samples of some games as bytes, column by column, so that numpy reads them at once. All numbers are little-endian.
//!
//! | what | type | how many |
//! |---|---|---|
//! | `txsample` | bytes | 8 |
//! | version of the format, samples `n`, inputs, policy, entries `x` of all observations, entries `p` of all policies | `u32` | 6 |
//! | hash of the layout, as in files of weights | bytes | 8 |
//! | id of the game, filled up with zeros | bytes | 16 |
//! | for each sample: the number of its game | `u32` | n |
//! | how many play | `u32` | n |
//! | how much its policy counts; 0: it has none | `f32` | n |
//! | what each seat won, the deciding one first | `f32` | 5 n |
//! | what the search expected; all zeros: nobody searched | `f32` | 5 n |
//! | how many entries its observation has | `u32` | n |
//! | how many entries its policy has: one for each legal action | `u32` | n |
//! | observations: the index of each input that is not 0 | `u16` | x |
//! | observations: its size, times 2048 | `i16` | x |
//! | policies: the index of each legal action | `u16` | p |
//! | policies: how much it is preferred, times 65535 | `u16` | p |

use crate::values::Values;

/// The version of the format of shards.
pub const FORMAT: u32 = 1;

const MAGIC: &[u8] = b"txsample";
const UNIT: f32 = 2048.0;

/// What is learned from one decision, beside what is seen.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Sample {
    pub(super) players: u8,
    pub(super) outcome: Values,
    pub(super) judged: Option<Values>,
    pub(super) weight: f32,
    pub(super) policy: Vec<(u32, f32)>,
}

/// Samples that are collected.
#[derive(Clone, Debug)]
pub(super) struct Shard {
    head: Vec<u8>,
    samples: u32,
    /// Game, players, weight, outcome, judged, entries of observation and of policy.
    columns: [Vec<u8>; 7],
    inputs: [Vec<u8>; 2],
    policies: [Vec<u8>; 2],
    shape: [u32; 2],
}

impl Shard {
    pub(super) fn new(game: &str, layout: [u8; 8], inputs: u32, policy: u32) -> Self {
        let mut head = layout.to_vec();
        let mut id = [0; 16];
        id.iter_mut().zip(game.bytes()).for_each(|(place, byte)| *place = byte);
        head.extend(id);
        let empty = || [Vec::new(), Vec::new()];
        Shard {
            head,
            samples: 0,
            columns: Default::default(),
            inputs: empty(),
            policies: empty(),
            shape: [inputs, policy],
        }
    }

    pub(super) fn add(&mut self, game: u32, seen: &[f32], sample: &Sample) {
        let [index, size] = &mut self.inputs;
        let mut entries = 0_u32;
        for (input, figure) in seen.iter().enumerate() {
            let figure = (figure * UNIT).round().clamp(f32::from(i16::MIN), f32::from(i16::MAX)) as i16;
            if figure != 0 {
                index.extend((input as u16).to_le_bytes());
                size.extend(figure.to_le_bytes());
                entries += 1;
            }
        }
        let [index, share] = &mut self.policies;
        for (policy, preferred) in &sample.policy {
            index.extend((*policy as u16).to_le_bytes());
            share.extend(((preferred * 65535.0).round() as u16).to_le_bytes());
        }
        let floats = |values: Values| values.map(f32::to_le_bytes).concat();
        let [games, players, weights, outcomes, judged, seen_entries, policy_entries] = &mut self.columns;
        games.extend(game.to_le_bytes());
        players.extend(u32::from(sample.players).to_le_bytes());
        weights.extend(sample.weight.to_le_bytes());
        outcomes.extend(floats(sample.outcome));
        judged.extend(floats(sample.judged.unwrap_or_default()));
        seen_entries.extend(entries.to_le_bytes());
        policy_entries.extend((sample.policy.len() as u32).to_le_bytes());
        self.samples += 1;
    }

    pub(super) fn finish(self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        let entries = |index: &[u8]| (index.len() / 2) as u32;
        let [inputs, policy] = self.shape;
        for number in [FORMAT, self.samples, inputs, policy, entries(&self.inputs[0]), entries(&self.policies[0])] {
            bytes.extend(number.to_le_bytes());
        }
        bytes.extend(&self.head);
        self.columns.iter().chain(&self.inputs).chain(&self.policies).for_each(|column| bytes.extend(column));
        bytes
    }
}
