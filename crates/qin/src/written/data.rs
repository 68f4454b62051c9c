//! An action as data, for programs that read and make actions without knowing notation.

use crate::board::{Board, Tile};
use crate::rules::{Action, Placement};
use serde::{Deserialize, Serialize};
use tianxia_core::{BadInput, Square};

/// An action: `{"action": "place", "tile": "RY", "first": "c4", "second": "c5"}` or `{"action": "pass"}`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "action", rename_all = "snake_case")]
pub enum ActionData {
    /// A tile is placed (Q7).
    Place {
        /// Which tile: `RR`, `YY`, `BB`, `RY`, `RB` or `YB`.
        tile: Tile,
        /// Where its first colour lies.
        first: Square,
        /// Where its second colour lies.
        second: Square,
    },
    /// Nothing can be placed (Q24).
    Pass,
}

pub(crate) fn data(action: Action, board: &Board) -> ActionData {
    match action.placement(board) {
        Some(Placement { tile, first, second }) => ActionData::Place { tile, first, second },
        None => ActionData::Pass,
    }
}

pub(crate) fn action(data: &ActionData, board: &Board) -> Result<Action, BadInput> {
    match *data {
        ActionData::Place { tile, first, second } => Action::place(board, tile, first, second),
        ActionData::Pass => Ok(Action::PASS),
    }
}
