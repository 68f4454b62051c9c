//! The whole position as plain data of less than 1 KiB, and the questions that many rules ask of it: what lies where, what is
//! under a building, what everybody knows.

mod census;
mod decision;
mod groups;
mod known;
mod standing;

use crate::board::{Colour, Map, Rhombus, Site, Tiles, Triangle};
use crate::written::Options;
use tianxia_core::{Cell, Cells, Seat};

pub(crate) use census::census;
pub use decision::{Commitment, Ending};
pub(crate) use decision::{Decision, Revolt, Side, War, WarPhase};
pub(crate) use groups::{Group, Groups, bit};
pub(crate) use known::Known;
pub use standing::{Led, Standing};

/// Tiles in a full hand, and in a full market (H4).
pub const HAND: u8 = 6;
/// The most tiles a hand can have: one more with the palace (H53).
pub const LARGEST_HAND: u8 = 7;

/// A game of Huang.
///
/// A plain value: a clone shares nothing but the map, which never changes.
#[derive(Clone, PartialEq, Debug)]
pub struct Huang {
    pub(crate) options: Options,
    /// The tiles on the map, by colour.
    pub(crate) tiles: [Cells; 5],
    /// Where each seat's leaders are, by colour; off the map if nowhere.
    pub(crate) leaders: [[Option<Cell>; 5]; 5],
    /// The triangles under pagodas, by colour, in order, empty places last.
    pub(crate) pagodas: [[Option<Triangle>; 2]; 5],
    /// The rhombus under the palace.
    pub(crate) palace: Option<Rhombus>,
    /// The granaries on the map.
    pub(crate) granaries: Cells,
    /// The granaries that left the game (H23).
    pub(crate) granaries_lost: u8,
    /// The hexes under each bandit tile, by its number less one.
    pub(crate) bandits: [Option<[Cell; 3]>; 10],
    pub(crate) bag: Tiles,
    /// What H5 took out of the bag.
    pub(crate) removed: Tiles,
    pub(crate) market: Tiles,
    /// Discarded tiles that everybody has seen.
    pub(crate) spent: Tiles,
    pub(crate) seats: [Player; 5],
    pub(crate) active: Seat,
    /// Actions the active player has left, the present one included.
    pub(crate) actions: u8,
    /// Was a tile placed or drawn in this turn?
    pub(crate) lively: bool,
    /// Turns in a row in which none was (H32).
    pub(crate) quiet: u8,
    pub(crate) decision: Decision,
}

/// What a seat has, besides its leaders.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub(crate) struct Player {
    pub(crate) hand: Tiles,
    /// What it discarded unseen (H26).
    pub(crate) discards: Tiles,
    /// What everybody knows of its hand and discards.
    pub(crate) known: Known,
    pub(crate) points: [u16; 5],
    /// Granaries taken (H51).
    pub(crate) granaries: u8,
}

/// How many bandits each bandit tile shows (H46).
pub const BANDITS: [u8; 10] = [1, 1, 2, 2, 2, 3, 3, 3, 4, 4];

impl Huang {
    /// The map it is played on.
    #[must_use]
    #[inline]
    pub fn map(&self) -> &Map {
        &self.options.map
    }

    pub(crate) fn seat(&self, seat: Seat) -> &Player {
        &self.seats[seat.index()]
    }

    pub(crate) fn seat_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.seats[seat.index()]
    }

    /// The leaders on the map: whose, of which colour, where.
    pub(crate) fn leaders(&self) -> impl Iterator<Item = (Seat, Colour, Cell)> + '_ {
        Seat::all(self.options.players).flat_map(move |seat| {
            let own = self.leaders[seat.index()];
            Colour::ALL.into_iter().filter_map(move |colour| Some((seat, colour, own[colour.index()]?)))
        })
    }

    pub(crate) fn leader(&self, seat: Seat, colour: Colour) -> Option<Cell> {
        self.leaders[seat.index()][colour.index()]
    }

    /// Whose leader of this colour stands within these hexes.
    pub(crate) fn leader_within(&self, colour: Colour, cells: Cells) -> Option<(Seat, Cell)> {
        Seat::all(self.options.players)
            .find_map(|seat| Some((seat, self.leader(seat, colour).filter(|cell| cells.has(*cell))?)))
    }

    pub(crate) fn all_tiles(&self) -> Cells {
        self.tiles.iter().fold(Cells::NONE, |all, tiles| all | *tiles)
    }

    /// Tiles and leaders: what links (H8).
    #[inline]
    pub(crate) fn linked(&self) -> Cells {
        let mut linked = self.all_tiles();
        // Nested loops take far fewer instructions than an iterator flattened twice.
        for leaders in &self.leaders[..usize::from(self.options.players)] {
            for cell in leaders.iter().flatten() {
                linked.insert(*cell);
            }
        }
        linked
    }

    pub(crate) fn bandit_cells(&self) -> Cells {
        if !self.options.bandits {
            return Cells::NONE;
        }
        let mut cells = Cells::NONE;
        for camp in self.bandits.iter().flatten() {
            camp.iter().for_each(|cell| cells.insert(*cell));
        }
        cells
    }

    pub(crate) fn colour_at(&self, cell: Cell) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| self.tiles[colour.index()].has(cell))
    }

    pub(crate) fn tiles_of(&self, colour: Colour) -> Cells {
        self.tiles[colour.index()]
    }

    /// The red tiles that lie in a state.
    pub(crate) fn reds_in(&self, state: Cells) -> Cells {
        state & self.tiles_of(Colour::Red)
    }

    /// The tiles under pagodas, the palace and granaries (H25).
    pub(crate) fn under_buildings(&self) -> Cells {
        let map = self.map();
        let mut under = self.granaries;
        for pagodas in &self.pagodas {
            for triangle in pagodas.iter().flatten() {
                Site::Triangle(*triangle).cells(map).iter().for_each(|cell| under.insert(*cell));
            }
        }
        if let Some(rhombus) = self.palace {
            Site::Rhombus(rhombus).cells(map).iter().for_each(|cell| under.insert(*cell));
        }
        under
    }

    /// How many pagodas of a colour the game has (H6); none of blue with Eighteen Kingdoms (H50).
    pub(crate) fn pagodas_of(&self, colour: Colour) -> usize {
        match colour {
            Colour::Blue if self.options.eighteen_kingdoms => 0,
            Colour::White => 1,
            _ => 2,
        }
    }

    /// The pagodas that could move to a triangle (H27).
    pub(crate) fn pagodas_to_move(&self, to: Triangle) -> impl Iterator<Item = Triangle> {
        let colour = self.colour_at(Site::Triangle(to).cells(self.map())[0]);
        colour.map_or([None; 2], |colour| self.pagodas[colour.index()]).into_iter().flatten()
    }

    pub(crate) fn pagodas_in_supply(&self, colour: Colour) -> usize {
        self.pagodas_of(colour) - self.pagodas[colour.index()].iter().flatten().count()
    }
}
