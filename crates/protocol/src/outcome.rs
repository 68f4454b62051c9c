//! How a game ended, as it travels: the owned twins of [`tianxia_core::Outcome`] and [`tianxia_core::SheetRow`].

use crate::phrase::Phrase;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// Places, scores and the score sheet.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Outcome {
    /// The place of each seat, in seat order. The best place is 1; seats that share a place have equal numbers, and the
    /// places below are skipped (1, 1, 3). Where nobody wins, nobody holds place 1.
    pub places: Vec<u8>,
    /// The figure each seat is ranked by first.
    pub scores: Vec<i32>,
    /// Where the figures come from.
    pub sheet: Vec<SheetRow>,
}

/// A line of the score sheet: one figure for each seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SheetRow {
    /// What the figures count.
    pub label: Phrase,
    /// The part of the sheet this row belongs to (a message id), such as `dragon-sheet-by-month`.
    pub section: Cow<'static, str>,
    /// One figure for each seat, in seat order.
    pub values: Vec<i32>,
}

impl From<&tianxia_core::Outcome> for Outcome {
    fn from(outcome: &tianxia_core::Outcome) -> Self {
        Outcome {
            places: outcome.places.clone(),
            scores: outcome.scores.clone(),
            sheet: outcome.sheet.iter().map(SheetRow::from).collect(),
        }
    }
}

impl From<&tianxia_core::SheetRow> for SheetRow {
    fn from(row: &tianxia_core::SheetRow) -> Self {
        SheetRow { label: Phrase::from(&row.label), section: row.section.into(), values: row.values.clone() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_outcome_travels_as_the_core_writes_it() {
        let core = tianxia_core::Outcome {
            places: vec![1, 2],
            scores: vec![31, -4],
            sheet: vec![tianxia_core::SheetRow {
                section: "dragon-sheet-by-month",
                label: tianxia_core::Phrase::new("dragon-sheet-month").number("month", 3),
                values: vec![5, 0],
            }],
        };
        let written = serde_json::to_value(&core).unwrap();
        let read: Outcome = serde_json::from_value(written.clone()).unwrap();
        assert_eq!(read, Outcome::from(&core));
        assert_eq!(serde_json::to_value(&read).unwrap(), written);
    }
}
