//! Actions as indices of a policy. Hexes are counted on the grid of the observation, so that an index is a place of a plane: four for tiles
//! (blue ones lie on the river, all others on land), five for leaders, two for riots. What is never asked at the same
//! time shares its indices: hexes to remove or keep share those of riots, a pagoda that moves those of building.

use super::numbers::{COMMITMENTS, REPLACEMENTS, commitment, commitment_index, rank, unrank};
use crate::board::{Colour, Map, Site};
use crate::rules::Action;
use crate::seen::GRID;
use crate::state::{Commitment, Huang, Stage, War};
use tianxia_core::{Cell, Square};

const AREA: u32 = (GRID.0 * GRID.1) as u32;
/// As many triangles and rhombi as the larger map has.
const SITES: u32 = 350;
/// The most states in a war (H38).
const SIDES: u32 = 3;
/// The colours of tiles on land.
const ON_LAND: [Colour; 4] = [Colour::Yellow, Colour::Red, Colour::Green, Colour::White];

/// Where the kinds of actions begin.
const TILE: u32 = 0;
const LEADER: u32 = TILE + 4 * AREA;
const HEX: u32 = LEADER + 5 * AREA;
const RIOT_WITH_LEADER: u32 = HEX + AREA;
const BUILD: u32 = RIOT_WITH_LEADER + AREA;
const BUILD_WITH_LEADER: u32 = BUILD + SITES;
const WITHDRAW: u32 = BUILD_WITH_LEADER + SITES;
const REPLACE: u32 = WITHDRAW + 5;
const TAKE: u32 = REPLACE + REPLACEMENTS;
const COMMIT: u32 = TAKE + 5;
const SUPPORT: u32 = COMMIT + COMMITMENTS;
const WIN: u32 = SUPPORT + SIDES * COMMITMENTS;
const NONE: u32 = WIN + SIDES;

/// All indices are below this.
pub(crate) const POLICY: u32 = NONE + 1;

#[inline]
pub(crate) fn policy(game: &Huang, action: Action) -> Option<u32> {
    let map = game.map();
    let side = |door: Cell| war(game).and_then(|war| war.side_at(door)).map(|side| side as u32);
    Some(match action {
        Action::Tile(colour, cell) => TILE + plane(colour) * AREA + place(map, cell)?,
        Action::Leader(colour, cell) => LEADER + colour.index() as u32 * AREA + place(map, cell)?,
        Action::Riot { cell, leader: true } => RIOT_WITH_LEADER + place(map, cell)?,
        Action::Riot { cell, leader: false } | Action::Remove(cell) | Action::Keep(cell) => HEX + place(map, cell)?,
        Action::Build { site, leader } => (if leader { BUILD_WITH_LEADER } else { BUILD }) + site_index(map, site)?,
        Action::Move(triangle) => BUILD + site_index(map, Site::Triangle(triangle))?,
        Action::Withdraw(colour) => WITHDRAW + colour.index() as u32,
        Action::Replace(tiles) => REPLACE + rank(&tiles),
        Action::Take(colour) => TAKE + colour.index() as u32,
        Action::Commit(commitment) => COMMIT + commitment_index(commitment),
        Action::Support(door, commitment) => SUPPORT + side(door)? * COMMITMENTS + commitment_index(commitment),
        Action::Win(door) => WIN + side(door)?,
        Action::None => NONE,
    })
}

pub(crate) fn at_policy(game: &Huang, index: u32) -> Option<Action> {
    let map = game.map();
    let colour = |index: u32| Colour::ALL.get(index as usize).copied();
    let added = |index: u32| -> Option<Commitment> { commitment(index % COMMITMENTS) };
    let door = |side: u32| war(game).and_then(|war| war.sides().get(side as usize)).map(|side| side.door);
    Some(match index {
        POLICY.. => return None,
        NONE => Action::None,
        WIN.. => Action::Win(door(index - WIN)?),
        SUPPORT.. => Action::Support(door((index - SUPPORT) / COMMITMENTS)?, added(index - SUPPORT)?),
        COMMIT.. => Action::Commit(added(index - COMMIT)?),
        TAKE.. => Action::Take(colour(index - TAKE)?),
        REPLACE.. => Action::Replace(unrank(index - REPLACE)?),
        WITHDRAW.. => Action::Withdraw(colour(index - WITHDRAW)?),
        BUILD_WITH_LEADER.. => Action::Build { site: site(map, index - BUILD_WITH_LEADER)?, leader: true },
        BUILD.. => match (&game.stage, site(map, index - BUILD)?) {
            (Stage::Move { .. }, Site::Triangle(triangle)) => Action::Move(triangle),
            (Stage::Move { .. }, Site::Rhombus(_)) => return None,
            (_, site) => Action::Build { site, leader: false },
        },
        RIOT_WITH_LEADER.. => Action::Riot { cell: hex(map, index - RIOT_WITH_LEADER)?, leader: true },
        HEX.. => {
            let cell = hex(map, index - HEX)?;
            match game.stage {
                Stage::War(_) | Stage::Bandits { .. } => Action::Remove(cell),
                Stage::Granaries => Action::Keep(cell),
                _ => Action::Riot { cell, leader: false },
            }
        }
        LEADER.. => Action::Leader(colour((index - LEADER) / AREA)?, hex(map, (index - LEADER) % AREA)?),
        _ => {
            let (plane, cell) = ((index - TILE) / AREA, hex(map, (index - TILE) % AREA)?);
            match map.river().has(cell) {
                true if plane == 0 => Action::Tile(Colour::Blue, cell),
                true => return None,
                false => Action::Tile(ON_LAND[plane as usize], cell),
            }
        }
    })
}

fn war(game: &Huang) -> Option<&War> {
    match &game.stage {
        Stage::War(war) => Some(war),
        _ => None,
    }
}

/// The plane of the tiles of a colour: the place in [`ON_LAND`]; blue ones lie on the river, where no others do.
fn plane(colour: Colour) -> u32 {
    match colour {
        Colour::Blue | Colour::Yellow => 0,
        Colour::Red => 1,
        Colour::Green => 2,
        Colour::White => 3,
    }
}

/// The place of a hex in a plane.
#[inline]
fn place(map: &Map, cell: Cell) -> Option<u32> {
    let Square { row, column } = map.square(cell);
    let (row, column) = (usize::from(row), usize::from(column));
    (row < GRID.0 && column < GRID.1).then_some((row * GRID.1 + column) as u32)
}

fn hex(map: &Map, place: u32) -> Option<Cell> {
    let columns = GRID.1 as u32;
    map.cell(Square { row: (place / columns) as u8, column: (place % columns) as u8 })
}

/// Triangles come first, then rhombi.
fn site_index(map: &Map, site: Site) -> Option<u32> {
    let index = match site {
        Site::Triangle(index) => u32::from(index),
        Site::Rhombus(index) => map.triangles().len() as u32 + u32::from(index),
    };
    (index < SITES).then_some(index)
}

fn site(map: &Map, index: u32) -> Option<Site> {
    let triangles = map.triangles().len() as u32;
    match index.checked_sub(triangles) {
        None => Some(Site::Triangle(index as u16)),
        Some(rhombus) => ((rhombus as usize) < map.rhombi().len()).then_some(Site::Rhombus(rhombus as u16)),
    }
}
