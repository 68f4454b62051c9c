//! Features of an action: what kind it is, its colour and place, and what it changes.

use crate::board::{Colour, Site};
use crate::rules::Action;
use crate::seen::GRID;
use crate::state::{Commitment, HAND, Huang};
use tianxia_core::encoding::{changes, fraction};
use tianxia_core::{Cell, Square};

/// What each feature is called.
pub(crate) const FEATURES: &[&str] = &[
    "tile",
    "leader",
    "withdraw",
    "riot",
    "build",
    "move a pagoda",
    "replace",
    "take from the market",
    "commit",
    "support",
    "win a tie",
    "remove",
    "keep a granary",
    "none",
    "yellow",
    "red",
    "blue",
    "green",
    "white",
    "tiles from hand",
    "leader helps",
    "row",
    "column",
    "own yellow points",
    "others' yellow points",
    "own red points",
    "others' red points",
    "own blue points",
    "others' blue points",
    "own green points",
    "others' green points",
    "own white points",
    "others' white points",
    "own leaders",
    "others' leaders",
    "own tiles in hand",
    "others' tiles in hand",
    "own granaries",
    "others' granaries",
    "tiles on the map",
    "others' tiles on the map",
    "pagodas",
    "others' pagodas",
];

const COLOURS: usize = 14;
const AMOUNT: usize = COLOURS + 5;
const HELPS: usize = AMOUNT + 1;
const ROW: usize = HELPS + 1;
const CHANGES: usize = ROW + 2;

pub(crate) fn features(game: &Huang, action: Action, out: &mut [f32]) {
    let Some((own, effects)) = out.split_at_mut_checked(CHANGES) else { return };
    let map = game.map();
    let (kind, colour, at): (usize, Option<Colour>, Option<Cell>) = match action {
        Action::Tile(colour, cell) => (0, Some(colour), Some(cell)),
        Action::Leader(colour, cell) => (1, Some(colour), Some(cell)),
        Action::Withdraw(colour) => (2, Some(colour), game.leader(game.active, colour)),
        Action::Riot { cell, .. } => (3, game.colour_at(cell), Some(cell)),
        Action::Build { site, .. } => {
            let first = site.cells(map)[0];
            (4, game.colour_at(first), Some(first))
        }
        Action::Move(triangle) => {
            let first = Site::Triangle(triangle).cells(map)[0];
            (5, game.colour_at(first), Some(first))
        }
        Action::Replace(_) => (6, None, None),
        Action::Take(colour) => (7, Some(colour), None),
        Action::Commit(_) => (8, Some(Colour::Yellow), None),
        Action::Support(door, _) => (9, Some(Colour::Red), Some(door)),
        Action::Win(door) => (10, None, Some(door)),
        Action::Remove(cell) => (11, Some(Colour::Red), Some(cell)),
        Action::Keep(cell) => (12, None, Some(cell)),
        Action::None => (13, None, None),
    };
    own[kind] = 1.0;
    if let Some(colour) = colour {
        own[COLOURS + colour.index()] = 1.0;
    }
    let (tiles, helps) = match action {
        Action::Tile(..) => (1, false),
        Action::Riot { leader, .. } | Action::Build { leader, .. } => (2 - u8::from(leader), leader),
        Action::Replace(tiles) => (tiles.len(), false),
        Action::Commit(Commitment { tiles, leader }) | Action::Support(_, Commitment { tiles, leader }) => {
            (tiles, leader)
        }
        _ => (0, false),
    };
    own[AMOUNT] = fraction(tiles, HAND.into());
    own[HELPS] = f32::from(u8::from(helps));
    if let Some(Square { row, column }) = at.map(|cell| map.square(cell)) {
        own[ROW] = fraction(row, GRID.0 as u32);
        own[ROW + 1] = fraction(column, GRID.1 as u32);
    }
    changes(game, action, figure, effects);
}

/// Which kind of figure it is, and how large a change is usual.
fn figure(name: &str) -> Option<(usize, u32)> {
    let (first, last) = name.rsplit_once(' ')?;
    match last {
        "points" => Colour::ALL.into_iter().position(|colour| colour.word() == first).map(|kind| (kind, 2)),
        "leader" => Some((5, 1)),
        "hand" => Some((6, HAND.into())),
        "taken" => Some((7, 2)),
        "tiles" if first != "bandit" => Some((8, 2)),
        "pagodas" => Some((9, 1)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_feature_has_a_name() {
        assert_eq!(FEATURES.len(), CHANGES + 2 * 10);
        assert_eq!((FEATURES[COLOURS], FEATURES[ROW]), ("yellow", "row"));
    }
}
