//! Weights as a file. All numbers are little-endian.
//!
//! | what | bytes |
//! |---|---|
//! | `txweight` | 8 |
//! | version of the format: 1 | 4 |
//! | id of the game, filled up with zeros | 16 |
//! | hash of the layout ([`super::layout_hash`]) | 8 |
//! | length of the note, and the note: how the weights were made | 4 + … |
//! | the layers `first`, `to_value`, `to_policy`, `judge`, `chances`, `lean`, `policy` | … |
//! | SHA-256 of all before it | 32 |
//!
//! A layer is its rows, columns and kind (4 bytes each), its weights and its biases (`f32`; one for each column, in `policy` one for each row).
//! Weights of kind 0 are `f32`. Of kind 1 they are a scale (`f32`) for each row, then bytes with a sign, to be multiplied by it.

use super::layer::Layer;
use super::{First, LEANINGS, Net, layout_hash, layout_of};
use crate::knowledge::figures_of;
use hmac_sha256::Hash;
use std::path::Path;
use std::sync::Arc;
use tianxia_core::encoding::Encoded;
use tianxia_core::{BadInput, MAX_SEATS};

const MAGIC: &[u8] = b"txweight";
const VERSION: u32 = 1;
const HASH: usize = 32;

/// No layer has more rows or columns.
const MOST: usize = 1 << 16;

impl Net {
    /// Reads weights for a game. Weights that were cut or changed, of another version, game or layout are refused.
    pub fn read<G: Encoded>(bytes: &[u8]) -> Result<Net, BadInput> {
        let id = G::about().id;
        let complain =
            |what: String| Err(BadInput::new(format!("the weights for {id} {what}; make them with training/train.py")));
        let body = bytes.len().checked_sub(HASH).and_then(|length| bytes.split_at_checked(length));
        let Some((body, hash)) = body.filter(|(body, _)| body.starts_with(MAGIC)) else {
            return complain("are no file of weights".into());
        };
        let mut rest = Rest(&body[MAGIC.len()..]);
        let version = rest.number().unwrap_or(0);
        if version != VERSION as usize {
            return complain(format!("are of format {version}, and format {VERSION} is read"));
        }
        if Hash::hash(body).as_slice() != hash {
            return complain("were cut or changed: their hash does not fit".into());
        }
        let Some(net) = Net::parse(&mut rest).filter(|_| rest.0.is_empty()) else {
            return complain("have layers that do not fit together".into());
        };
        if net.game != id {
            return complain(format!("are weights for {}", net.game));
        }
        let layout = layout_of::<G>().ok_or_else(|| BadInput::new(format!("{id} has no observation")))?;
        if net.layout != layout_hash::<G>(&layout) {
            return complain("were made for other observations or other actions".into());
        }
        match net.fits(layout.size() + figures_of(id), G::POLICY as usize) {
            true => Ok(net),
            false => complain("have layers that do not fit together".into()),
        }
    }

    /// Reads a file of weights for a game.
    pub fn open<G: Encoded>(path: &Path) -> Result<Arc<Net>, BadInput> {
        let bytes = std::fs::read(path)
            .map_err(|error| BadInput::new(format!("cannot read the weights {}: {error}", path.display())))?;
        Net::read::<G>(&bytes).map(Arc::new)
    }

    fn parse(rest: &mut Rest) -> Option<Net> {
        let game = String::from_utf8(rest.take(16)?.to_vec()).ok()?.trim_end_matches('\0').to_owned();
        let layout = rest.take(8)?.try_into().ok()?;
        let length = rest.number()?;
        let note = String::from_utf8(rest.take(length)?.to_vec()).ok()?;
        let [first, to_value, to_policy, judge, chances, lean] = [
            rest.layer(false)?,
            rest.layer(false)?,
            rest.layer(false)?,
            rest.layer(false)?,
            rest.layer(false)?,
            rest.layer(false)?,
        ];
        let policy = rest.layer(true)?;
        let follow = to_value.rows == first.columns && to_policy.rows == first.columns && first.rows > LEANINGS;
        if !follow {
            return None;
        }
        let inputs = first.rows;
        let (for_values, to_value) = First::of(&first, &to_value);
        let (for_policy, to_policy) = First::of(&first, &to_policy);
        let (first, lean) = ([for_values, for_policy], lean.weights);
        Some(Net { game, layout, note, inputs, first, to_value, to_policy, judge, chances, lean, policy })
    }

    fn fits(&self, observation: usize, policy: usize) -> bool {
        self.inputs == observation + LEANINGS
            && self.judge.rows == self.to_value.columns
            && self.chances.rows == self.judge.columns
            && self.chances.columns == MAX_SEATS
            && self.lean.len() == MAX_SEATS
            && self.policy.rows == policy
            && self.policy.columns == self.to_policy.columns
    }
}

/// What is still to be read.
struct Rest<'a>(&'a [u8]);

impl<'a> Rest<'a> {
    fn take(&mut self, count: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(taken)
    }

    fn number(&mut self) -> Option<usize> {
        let bytes: [u8; 4] = self.take(4)?.try_into().ok()?;
        usize::try_from(u32::from_le_bytes(bytes)).ok()
    }

    fn floats(&mut self, count: usize) -> Option<Vec<f32>> {
        let bytes = self.take(count.checked_mul(4)?)?;
        let floats: Vec<f32> = bytes.as_chunks::<4>().0.iter().map(|bytes| f32::from_le_bytes(*bytes)).collect();
        floats.iter().all(|float| float.is_finite()).then_some(floats)
    }

    fn layer(&mut self, bias_by_row: bool) -> Option<Layer> {
        let (rows, columns, kind) = (self.number()?, self.number()?, self.number()?);
        if !(1..=MOST).contains(&rows) || !(1..=MOST).contains(&columns) {
            return None;
        }
        let weights = match kind {
            0 => self.floats(rows.checked_mul(columns)?)?,
            1 => {
                let scales = self.floats(rows)?;
                let bytes = self.take(rows.checked_mul(columns)?)?;
                let rows = bytes.chunks_exact(columns).zip(scales);
                rows.flat_map(|(row, scale)| row.iter().map(move |byte| f32::from(byte.cast_signed()) * scale))
                    .collect()
            }
            _ => return None,
        };
        let bias = self.floats(if bias_by_row { rows } else { columns })?;
        Some(Layer { rows, columns, weights, bias })
    }
}
