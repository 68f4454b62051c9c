//! Actions as data, for programs: an enum with named fields, in which colours and hexes have the names of the notation. Whoever writes
//! a bot or a client makes and reads actions by it, without parsing texts.

use super::notation::door;
use crate::board::{Colour, Map, Site, Tiles};
use crate::rules::Action;
use crate::state::{Commitment, HAND, Huang, LARGEST_HAND};
use serde::{Deserialize, Serialize};
use tianxia_core::{BadInput, Cell, Fault, Square};

/// An action as data.
///
/// ```
/// use tianxia_huang::{ActionData, Colour};
///
/// let data = ActionData::Tile { colour: Colour::Red, at: "f7".parse()? };
/// assert_eq!(serde_json::to_string(&data).unwrap(), r#"{"action":"tile","colour":"red","at":"f7"}"#);
/// # Ok::<(), tianxia_core::BadInput>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "action", rename_all = "snake_case", deny_unknown_fields)]
pub enum ActionData {
    /// Place a tile of the hand (H15), also as the next one of a chain (H20).
    Tile {
        /// Its colour.
        colour: Colour,
        /// Where.
        at: Square,
    },
    /// Place a leader, or move it if it is on the map (H10).
    Leader {
        /// Its colour.
        colour: Colour,
        /// Where.
        at: Square,
    },
    /// Withdraw a leader (H10).
    Withdraw {
        /// Its colour.
        colour: Colour,
    },
    /// A riot (H21).
    Riot {
        /// The tile to remove.
        at: Square,
        /// Does the blue leader off the map stand for one of the two tiles (H22)?
        #[serde(default, skip_serializing_if = "is_false")]
        leader: bool,
    },
    /// Build a pagoda, after a tile (H18) or for green tiles (H24).
    Pagoda {
        /// The triangle, in any order.
        at: [Square; 3],
        /// Does the green leader off the map stand for one of the two tiles?
        #[serde(default, skip_serializing_if = "is_false")]
        leader: bool,
    },
    /// Build the palace, likewise (H53).
    Palace {
        /// The rhombus, in any order.
        at: [Square; 4],
        /// Does the green leader off the map stand for one of the two tiles?
        #[serde(default, skip_serializing_if = "is_false")]
        leader: bool,
    },
    /// The pagoda that moves (H27).
    Move {
        /// The triangle it stands on.
        from: [Square; 3],
    },
    /// Replace tiles of the hand (H26).
    Replace {
        /// Which ones.
        tiles: TileCounts,
    },
    /// Take a tile from the market (H19).
    Take {
        /// Its colour.
        colour: Colour,
    },
    /// Commit to a revolt (H34): something, since nothing is [`ActionData::None`].
    Commit {
        /// Yellow tiles of the hand.
        #[serde(default)]
        tiles: u8,
        /// Does the yellow leader off the map help?
        #[serde(default, skip_serializing_if = "is_false")]
        leader: bool,
    },
    /// Support a warring state (H40).
    Support {
        /// The state: its first hex next to the unifying tile, or any other of its hexes.
        side: Square,
        /// Red tiles of the hand.
        #[serde(default)]
        tiles: u8,
        /// Does the red leader off the map help?
        #[serde(default, skip_serializing_if = "is_false")]
        leader: bool,
    },
    /// This warring state wins the tie (H41).
    Win {
        /// The state, as in [`ActionData::Support`].
        side: Square,
    },
    /// Remove a red tile (H44, H48).
    Remove {
        /// The tile.
        at: Square,
    },
    /// Take the granaries and leave this one (H51).
    Keep {
        /// The granary that stays.
        at: Square,
    },
    /// No building, no market tile, no further tile, no support, no granaries.
    None,
}

/// Tiles by colour, where a colour that is left out has none.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "the colours")]
pub struct TileCounts {
    #[serde(skip_serializing_if = "is_zero")]
    pub yellow: u8,
    #[serde(skip_serializing_if = "is_zero")]
    pub red: u8,
    #[serde(skip_serializing_if = "is_zero")]
    pub blue: u8,
    #[serde(skip_serializing_if = "is_zero")]
    pub green: u8,
    #[serde(skip_serializing_if = "is_zero")]
    pub white: u8,
}

impl From<Tiles> for TileCounts {
    fn from(tiles: Tiles) -> Self {
        let [yellow, red, blue, green, white] = Colour::ALL.map(|colour| tiles.of(colour));
        TileCounts { yellow, red, blue, green, white }
    }
}

impl From<TileCounts> for Tiles {
    fn from(TileCounts { yellow, red, blue, green, white }: TileCounts) -> Self {
        Tiles::new([yellow, red, blue, green, white])
    }
}

/// An action as data.
pub(crate) fn data(map: &Map, action: Action) -> ActionData {
    let at = |cell: Cell| map.square(cell);
    let triangle = |index: u16| map.triangles()[usize::from(index)].map(at);
    match action {
        Action::Tile(colour, cell) => ActionData::Tile { colour, at: at(cell) },
        Action::Leader(colour, cell) => ActionData::Leader { colour, at: at(cell) },
        Action::Withdraw(colour) => ActionData::Withdraw { colour },
        Action::Riot { cell, leader } => ActionData::Riot { at: at(cell), leader },
        Action::Build { site: Site::Triangle(index), leader } => ActionData::Pagoda { at: triangle(index), leader },
        Action::Build { site: Site::Rhombus(index), leader } => {
            ActionData::Palace { at: map.rhombi()[usize::from(index)].map(at), leader }
        }
        Action::Move(index) => ActionData::Move { from: triangle(index) },
        Action::Replace(tiles) => ActionData::Replace { tiles: tiles.into() },
        Action::Take(colour) => ActionData::Take { colour },
        Action::Commit(Commitment { tiles, leader }) => ActionData::Commit { tiles, leader },
        Action::Support(door, Commitment { tiles, leader }) => ActionData::Support { side: at(door), tiles, leader },
        Action::Win(door) => ActionData::Win { side: at(door) },
        Action::Remove(cell) => ActionData::Remove { at: at(cell) },
        Action::Keep(cell) => ActionData::Keep { at: at(cell) },
        Action::None => ActionData::None,
    }
}

/// The action that data means.
pub(crate) fn action(game: &Huang, data: &ActionData) -> Result<Action, BadInput> {
    let map = game.map();
    let cell = |square: &Square| map.cell_at(*square);
    Ok(match data {
        ActionData::Tile { colour, at } => Action::Tile(*colour, cell(at)?),
        ActionData::Leader { colour, at } => Action::Leader(*colour, cell(at)?),
        ActionData::Withdraw { colour } => Action::Withdraw(*colour),
        ActionData::Riot { at, leader } => Action::Riot { cell: cell(at)?, leader: *leader },
        ActionData::Pagoda { at, leader } => Action::Build { site: site(map, at)?, leader: *leader },
        ActionData::Palace { at, leader } => Action::Build { site: site(map, at)?, leader: *leader },
        ActionData::Move { from } => match site(map, from)? {
            Site::Triangle(index) => Action::Move(index),
            Site::Rhombus(_) => return Err(no_site(from)),
        },
        ActionData::Replace { tiles } => {
            let TileCounts { yellow, red, blue, green, white } = *tiles;
            let count = [yellow, red, blue, green, white].map(u32::from).iter().sum::<u32>();
            if !(1..=u32::from(HAND)).contains(&count) {
                let message = format!("tiles: {count} tiles; 1 to {HAND} can be replaced");
                return Err(BadInput::new(message).of(Fault::OutOfRange));
            }
            Action::Replace((*tiles).into())
        }
        ActionData::Take { colour } => Action::Take(*colour),
        ActionData::Commit { tiles, leader } => commitment(*tiles, *leader)?.map_or(Action::None, Action::Commit),
        ActionData::Support { side, tiles, leader } => {
            let door = door(game, cell(side)?);
            commitment(*tiles, *leader)?.map_or(Action::None, |commitment| Action::Support(door, commitment))
        }
        ActionData::Win { side } => Action::Win(door(game, cell(side)?)),
        ActionData::Remove { at } => Action::Remove(cell(at)?),
        ActionData::Keep { at } => Action::Keep(cell(at)?),
        ActionData::None => Action::None,
    })
}

fn site(map: &Map, squares: &[Square]) -> Result<Site, BadInput> {
    let cells = squares.iter().map(|square| map.cell_at(*square)).collect::<Result<Vec<_>, _>>()?;
    Site::on(map, &cells).ok_or_else(|| no_site(squares))
}

fn no_site(squares: &[Square]) -> BadInput {
    let shape = if squares.len() == 3 { "a triangle" } else { "a rhombus" };
    let names: Vec<String> = squares.iter().map(Square::to_string).collect();
    BadInput::new(format!("{} are not {shape}", names.join(", "))).of(Fault::Contradiction)
}

/// `None` for a commitment of nothing.
fn commitment(tiles: u8, leader: bool) -> Result<Option<Commitment>, BadInput> {
    if tiles > LARGEST_HAND {
        return Err(BadInput::new(format!("tiles: {tiles}; a hand has at most {LARGEST_HAND}")).of(Fault::OutOfRange));
    }
    let commitment = Commitment { tiles, leader };
    Ok((!commitment.is_none()).then_some(commitment))
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
fn is_false(flag: &bool) -> bool {
    !flag
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
fn is_zero(count: &u8) -> bool {
    *count == 0
}
