//! A position in figures, for whoever judges it: cheap and without a heap.

use super::{Decision, Group, Huang};
use crate::board::{Colour, Site};
use tianxia_core::{Cell, Cells, MAX_SEATS, Seat};

/// What one player has.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Standing {
    /// Points by colour, in the order of [`Colour::ALL`]; granaries are counted with the blue ones (H52).
    pub points: [u16; 5],
    /// Tiles in hand, by colour.
    pub hand: [u8; 5],
    /// The leaders on the map, by colour.
    pub leaders: [Option<Led>; 5],
}

/// How a leader stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Led {
    /// Yellow tiles next to it (H33).
    pub support: u8,
    /// Red tiles of its state (H39).
    pub reds: u8,
    /// Pagodas of its colour in its state (H29).
    pub pagodas: u8,
    /// Hexes of its state.
    pub size: u8,
}

impl Huang {
    /// What every player has; seats that do not play have nothing.
    #[must_use]
    pub fn standings(&self) -> [Standing; MAX_SEATS] {
        let map = self.map();
        let linked = self.linked();
        let states = self.states(linked);
        let mut table = [Standing::default(); MAX_SEATS];
        for seat in Seat::all(self.options.players) {
            let player = self.seat(seat);
            let standing = &mut table[seat.index()];
            standing.points = player.points;
            standing.points[Colour::Blue.index()] += 2 * u16::from(player.granaries);
            standing.hand = player.hand.0;
        }
        for (seat, colour, cell) in self.leaders() {
            let Some(state) = states.as_slice().iter().find(|state| state.cells.has(cell)) else { continue };
            let pagodas = self.pagodas[colour.index()].iter().flatten();
            table[seat.index()].leaders[colour.index()] = Some(Led {
                support: (map.near(cell) & self.tiles_of(Colour::Yellow)).len() as u8,
                reds: (state.cells & self.tiles_of(Colour::Red)).len() as u8,
                pagodas: pagodas.filter(|at| state.cells.has(Site::Triangle(**at).cells(map)[0])).count() as u8,
                size: state.cells.len() as u8,
            });
        }
        table
    }

    /// Tiles in the bag.
    #[must_use]
    pub fn bag_left(&self) -> u8 {
        self.bag.len()
    }

    /// Is a whole action to be taken (H9), and nothing pending?
    #[must_use]
    pub fn is_between_actions(&self) -> bool {
        matches!(self.decision, Decision::Act)
    }

    /// The hexes next to a state or in one.
    #[must_use]
    pub fn reach_of_states(&self) -> Cells {
        let reach = |all: Cells, state: &Group| all | state.reach;
        self.states(self.linked()).as_slice().iter().fold(Cells::NONE, reach)
    }

    /// Would a tile of this colour on this free hex complete a triangle (H25)?
    #[must_use]
    pub fn completes(&self, colour: Colour, cell: Cell) -> bool {
        let free = self.tiles_of(colour) & !self.under_buildings();
        let map = self.map();
        map.triangles_at(cell).iter().any(|triangle| {
            map.triangles()[usize::from(*triangle)].iter().all(|other| *other == cell || free.has(*other))
        })
    }
}
