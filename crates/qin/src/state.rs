//! A position of Qin, as a plain value that is copied when it is cloned. Provinces are kept as they change, so that no rule
//! has to search the board for them: every territory of a province points at the province's first square,
//! where its owner and size stand.

use crate::board::Board;
use crate::cells::{Cells, MAX_CELLS};
use crate::options::Options;
use crate::tile::{Colour, Tiles};
use tianxia_core::{Seat, Turn};

/// The most players (Q1).
pub(crate) const MAX_PLAYERS: usize = 4;

/// Tiles in a full hand (Q5).
pub(crate) const HAND: u8 = 3;

/// From this size a province is major (Q13).
pub(crate) const MAJOR: u8 = 5;

/// In [`Qin::root`]: not a province.
pub(crate) const NONE: u8 = u8::MAX;

/// A position of Qin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Qin {
    pub(crate) options: Options,
    pub(crate) board: &'static Board,
    /// The territories of each colour, starting ones included.
    pub(crate) territory: [Cells; 3],
    /// The territories that belong to no province (Q10).
    pub(crate) lone: Cells,
    /// For a territory of a province: the province's first square. Otherwise [`NONE`].
    pub(crate) root: [u8; MAX_CELLS],
    /// What stands at the first square of a province, and at a village.
    pub(crate) holding: [Holding; MAX_CELLS],
    pub(crate) hands: [Tiles; MAX_PLAYERS],
    pub(crate) supply: Tiles,
    /// The pagodas each player has left to place (Q3).
    pub(crate) pagodas: [u8; MAX_PLAYERS],
    pub(crate) known: [Known; MAX_PLAYERS],
    pub(crate) turn: Turn,
    pub(crate) series: Series,
}

/// A province or a village in somebody's hands. Empty everywhere else.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Holding {
    pub(crate) owner: Option<Seat>,
    /// The territories of a province; 0 for a village.
    pub(crate) size: u8,
    /// The pagodas on it. Fewer than the size calls for only when the game ended before they were placed (Q22).
    pub(crate) pagodas: u8,
}

/// Where a series of games stands (Q25). A single game is a series of one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Series {
    /// The game being played, counted from 0.
    pub(crate) game: u8,
    /// Who began it.
    pub(crate) starter: Seat,
    /// Pagodas left over in the games before it.
    pub(crate) left_over: [u8; MAX_PLAYERS],
}

/// What everybody knows of a hand that nobody else sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Known {
    /// It surely holds a double: the deal gave one (Q6), and none was placed since.
    pub(crate) double: bool,
    /// Kinds of tiles (as bits) that could have been placed when this player had to pass (Q24) …
    pub(crate) barred: u8,
    /// … and how many tiles of the hand, at least, are therefore not of these kinds.
    pub(crate) unbarred: u8,
}

impl Qin {
    /// The pagodas a player has left to place (Q3).
    #[must_use]
    pub fn pagodas_left(&self, seat: Seat) -> u8 {
        self.pagodas[seat.index()]
    }

    /// Owner and size of every province.
    pub fn province_sizes(&self) -> impl Iterator<Item = (Seat, u8)> + '_ {
        self.provinces().filter_map(|root| self.at(root).owner.map(|owner| (owner, self.at(root).size)))
    }

    pub(crate) fn all_territories(&self) -> Cells {
        self.territory[0] | self.territory[1] | self.territory[2]
    }

    pub(crate) fn free(&self) -> Cells {
        self.board.meadow & !self.all_territories()
    }

    pub(crate) fn colour_at(&self, cell: u8) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| self.territory[*colour as usize].has(cell))
    }

    pub(crate) fn at(&self, cell: u8) -> &Holding {
        &self.holding[usize::from(cell)]
    }

    /// The provinces, as their first squares.
    pub(crate) fn provinces(&self) -> impl Iterator<Item = u8> + '_ {
        (0..MAX_CELLS as u8).filter(|cell| self.root[usize::from(*cell)] == *cell)
    }

    /// The pagodas a player has on provinces and on villages.
    pub(crate) fn placed(&self, seat: Seat) -> (u8, u8) {
        let standing =
            |cell: u8| Some(self.at(cell)).filter(|held| held.owner == Some(seat)).map_or(0, |held| held.pagodas);
        (self.provinces().map(standing).sum(), self.board.villages.iter().map(standing).sum())
    }

    /// Rebuilds the province around `cell` after territories were added or provinces joined. What stood at the first squares
    /// of joined provinces is wiped, so that equal positions are equal values.
    pub(crate) fn settle(&mut self, cell: u8, colour: Colour, owner: Seat, pagodas: u8) -> Cells {
        let cells = self.board.linked(cell, self.territory[colour as usize]);
        let root = cells.first().unwrap_or(cell);
        for member in cells.iter() {
            self.root[usize::from(member)] = root;
            self.holding[usize::from(member)] = Holding::default();
        }
        self.holding[usize::from(root)] = Holding { owner: Some(owner), size: cells.len() as u8, pagodas };
        self.lone = self.lone & !cells;
        cells
    }
}

impl Holding {
    /// Is it a major province (Q13)?
    pub(crate) fn is_major(&self) -> bool {
        self.size >= MAJOR
    }
}
