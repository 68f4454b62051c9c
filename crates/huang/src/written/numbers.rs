//! A number for every action of a map, the same in every position: kinds of action lie one behind the other, each in the
//! order of its hexes, colours and counts.

use crate::board::{Colour, Map, Site, Tiles};
use crate::rules::Action;
use crate::state::{Commitment, HAND, LARGEST_HAND};
use std::sync::LazyLock;
use tianxia_core::Cell;

/// Commitments: 0 to 7 tiles, without and with the leader.
pub(super) const COMMITMENTS: u32 = 2 * (LARGEST_HAND as u32 + 1);
/// Ways to choose 1 to 6 tiles of five colours.
pub(super) const REPLACEMENTS: u32 = 461;

/// How many actions there are of each kind, in the order of [`Action`].
fn sizes(map: &Map) -> [u32; 14] {
    let cells = map.hexes() as u32;
    let triangles = map.triangles().len() as u32;
    let sites = triangles + map.rhombi().len() as u32;
    [
        5 * cells,           // tile
        5 * cells,           // leader
        5,                   // withdraw
        2 * cells,           // riot
        2 * sites,           // build
        triangles,           // move
        REPLACEMENTS,        // replace
        5,                   // take
        COMMITMENTS,         // commit
        COMMITMENTS * cells, // support
        cells,               // win
        cells,               // remove
        cells,               // keep
        1,                   // none
    ]
}

/// All numbers are below this.
pub(crate) fn numbers(map: &Map) -> u32 {
    sizes(map).iter().sum()
}

/// The number of an action.
pub(crate) fn number(map: &Map, action: Action) -> u32 {
    let cells = map.hexes() as u32;
    let coloured = |colour: Colour, cell: Cell| colour.index() as u32 * cells + u32::from(cell.0);
    let (kind, index) = match action {
        Action::Tile(colour, cell) => (0, coloured(colour, cell)),
        Action::Leader(colour, cell) => (1, coloured(colour, cell)),
        Action::Withdraw(colour) => (2, colour.index() as u32),
        Action::Riot { cell, leader } => (3, u32::from(leader) * cells + u32::from(cell.0)),
        Action::Build { site, leader } => {
            let triangles = map.triangles().len() as u32;
            let sites = triangles + map.rhombi().len() as u32;
            let index = match site {
                Site::Triangle(index) => u32::from(index),
                Site::Rhombus(index) => triangles + u32::from(index),
            };
            (4, u32::from(leader) * sites + index)
        }
        Action::Move(triangle) => (5, triangle.into()),
        Action::Replace(tiles) => (6, rank(&tiles)),
        Action::Take(colour) => (7, colour.index() as u32),
        Action::Commit(commitment) => (8, commitment_index(commitment)),
        Action::Support(door, commitment) => (9, u32::from(door.0) * COMMITMENTS + commitment_index(commitment)),
        Action::Win(cell) => (10, cell.0.into()),
        Action::Remove(cell) => (11, cell.0.into()),
        Action::Keep(cell) => (12, cell.0.into()),
        Action::None => (13, 0),
    };
    sizes(map)[..kind].iter().sum::<u32>() + index
}

/// The action with a number.
pub(crate) fn numbered(map: &Map, number: u32) -> Option<Action> {
    let cells = map.hexes() as u32;
    let mut index = number;
    let kind = sizes(map).iter().position(|size| {
        let found = index < *size;
        if !found {
            index -= size;
        }
        found
    })?;
    let cell = |index: u32| Cell(index as u8);
    let colour = |index: u32| Colour::ALL[index as usize];
    Some(match kind {
        0 => Action::Tile(colour(index / cells), cell(index % cells)),
        1 => Action::Leader(colour(index / cells), cell(index % cells)),
        2 => Action::Withdraw(colour(index)),
        3 => Action::Riot { cell: cell(index % cells), leader: index >= cells },
        4 => {
            let triangles = map.triangles().len() as u32;
            let sites = triangles + map.rhombi().len() as u32;
            let site = index % sites;
            let site =
                if site < triangles { Site::Triangle(site as u16) } else { Site::Rhombus((site - triangles) as u16) };
            Action::Build { site, leader: index >= sites }
        }
        5 => Action::Move(index as u16),
        6 => Action::Replace(unrank(index)?),
        7 => Action::Take(colour(index)),
        8 => Action::Commit(commitment(index)?),
        9 => Action::Support(cell(index / COMMITMENTS), commitment(index % COMMITMENTS)?),
        10 => Action::Win(cell(index)),
        11 => Action::Remove(cell(index)),
        12 => Action::Keep(cell(index)),
        _ => Action::None,
    })
}

pub(super) fn commitment_index(Commitment { tiles, leader }: Commitment) -> u32 {
    2 * u32::from(tiles) + u32::from(leader)
}

/// The commitment of nothing has a number but is no action: that is `none`.
pub(super) fn commitment(index: u32) -> Option<Commitment> {
    let commitment = Commitment { tiles: (index / 2) as u8, leader: index % 2 == 1 };
    (!commitment.is_none()).then_some(commitment)
}

/// Every choice of 1 to 6 tiles, in the order of its code.
static CHOICES: LazyLock<Vec<Tiles>> = LazyLock::new(|| {
    let choice = |code: u32| Tiles(std::array::from_fn(|place| (code / WHEEL.pow(place as u32) % WHEEL) as u8));
    (1..WHEEL.pow(5)).map(choice).filter(|tiles| tiles.len() <= HAND).collect()
});

const WHEEL: u32 = HAND as u32 + 1;

fn code(tiles: &Tiles) -> u32 {
    tiles.0.iter().rev().fold(0, |code, count| code * WHEEL + u32::from(*count))
}

/// The place of each code among the choices; 0 for codes that are none.
static RANKS: [u16; WHEEL.pow(5) as usize] = ranks();

const fn ranks() -> [u16; WHEEL.pow(5) as usize] {
    let mut ranks = [0; WHEEL.pow(5) as usize];
    let (mut code, mut known) = (1, 0);
    while code < ranks.len() {
        let (mut tiles, mut rest) = (0, code);
        while rest > 0 {
            tiles += rest % WHEEL as usize;
            rest /= WHEEL as usize;
        }
        if tiles <= HAND as usize {
            ranks[code] = known;
            known += 1;
        }
        code += 1;
    }
    ranks
}

pub(super) fn rank(tiles: &Tiles) -> u32 {
    u32::from(RANKS.get(code(tiles) as usize).copied().unwrap_or(0))
}

pub(super) fn unrank(index: u32) -> Option<Tiles> {
    CHOICES.get(index as usize).copied()
}

#[cfg(test)]
mod tests {
    use super::{CHOICES, REPLACEMENTS, rank};

    #[test]
    fn there_are_as_many_replacements_as_numbers() {
        assert_eq!(CHOICES.len(), REPLACEMENTS as usize);
    }

    #[test]
    fn every_replacement_knows_its_place() {
        assert!(CHOICES.iter().map(rank).eq(0..REPLACEMENTS));
    }
}
