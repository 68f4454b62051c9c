//! Features of an action: what kind it is, its colour and place, and what it changes.

use crate::board::{Colour, Site};
use crate::rules::{Action, Kind};
use crate::seen::GRID;
use crate::state::{HAND, Huang};
use tianxia_core::actions::joined;
use tianxia_core::encoding::{changes, fraction};
use tianxia_core::{Cell, Square};

/// What each feature is called: the kind of action, its colour, its place, and what it changes.
pub(crate) const FEATURES: &[&str] = &joined::<{ KINDS + OTHERS.len() }>(&Kind::FEATURES, OTHERS);

const OTHERS: &[&str] = &[
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

const KINDS: usize = Kind::FEATURES.len();
const COLOURS: usize = KINDS;
const AMOUNT: usize = COLOURS + 5;
const HELPS: usize = AMOUNT + 1;
const ROW: usize = HELPS + 1;
const CHANGES: usize = ROW + 2;

pub(crate) fn features(game: &Huang, action: Action, out: &mut [f32]) {
    let Some((own, effects)) = out.split_at_mut_checked(CHANGES) else { return };
    let map = game.map();
    let (colour, at): (Option<Colour>, Option<Cell>) = match action {
        Action::Tile { colour, at } | Action::Leader { colour, at } => (Some(colour), Some(at)),
        Action::Withdraw { colour } => (Some(colour), game.leader(game.active, colour)),
        Action::Riot { at, .. } => (game.colour_at(at), Some(at)),
        Action::Pagoda { at, .. } | Action::Move { from: at } => on_first_hex(game, Site::Triangle(at)),
        Action::Palace { at, .. } => on_first_hex(game, Site::Rhombus(at)),
        Action::Take { colour } => (Some(colour), None),
        Action::Commit { .. } => (Some(Colour::Yellow), None),
        Action::Support { side, .. } => (Some(Colour::Red), Some(side.0)),
        Action::Win { side } => (None, Some(side.0)),
        Action::Remove { at } => (Some(Colour::Red), Some(at)),
        Action::Keep { at } => (None, Some(at)),
        Action::Replace { .. } | Action::None => (None, None),
    };
    if let Some(kind) = action.kind().feature() {
        own[kind] = 1.0;
    }
    if let Some(colour) = colour {
        own[COLOURS + colour.index()] = 1.0;
    }
    let (tiles, helps) = match action {
        Action::Tile { .. } => (1, false),
        Action::Riot { leader, .. } | Action::Pagoda { leader, .. } | Action::Palace { leader, .. } => {
            (2 - u8::from(leader), leader)
        }
        Action::Replace { tiles } => (tiles.len(), false),
        Action::Commit { tiles, leader } | Action::Support { tiles, leader, .. } => (tiles, leader),
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

/// The colour and the place of a site's first hex.
fn on_first_hex(game: &Huang, site: Site) -> (Option<Colour>, Option<Cell>) {
    let first = site.cells(game.map())[0];
    (game.colour_at(first), Some(first))
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
