//! What a program may ask of a position it holds: what lies where, who leads what, what is pending. Whoever holds a position holds its
//! secrets too; players are shown views.

use super::view::{BanditView, LeaderView, PagodaView, PointsView};
use super::view_pending::{Pending, pending};
use crate::board::{Colour, Site, Tiles};
use crate::state::{BANDITS, Decision, Ending, Huang};
use crate::written::Options;
use tianxia_core::{Cell, Seat, Square};

/// A linked group (H8): a state if it has a leader.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Realm {
    /// What it is called: the state of its first capital, or else its first hex.
    pub name: String,
    /// Its hexes, in reading order.
    pub squares: Vec<Square>,
    /// The leaders in it.
    pub leaders: Vec<LeaderView>,
    /// How many red tiles it has: its strength in a war (H39).
    pub reds: u8,
}

impl Huang {
    /// Players, options and the version of the rules.
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The tile on a hex.
    #[must_use]
    pub fn tile_at(&self, at: Square) -> Option<Colour> {
        self.colour_at(self.map().cell(at)?)
    }

    /// The leader on a hex.
    #[must_use]
    pub fn leader_at(&self, at: Square) -> Option<LeaderView> {
        let here = self.map().cell(at)?;
        self.leaders().find(|(_, _, cell)| *cell == here).map(|(seat, colour, _)| LeaderView { seat, colour, at })
    }

    /// Where a seat's leader stands; `None` if it is off the map.
    #[must_use]
    pub fn leader_of(&self, seat: Seat, colour: Colour) -> Option<Square> {
        self.leader(seat, colour).map(|cell| self.map().square(cell))
    }

    /// The linked group to which the tile or leader on a hex belongs.
    #[must_use]
    pub fn realm_at(&self, at: Square) -> Option<Realm> {
        let linked = self.linked();
        let start = self.map().cell(at).filter(|cell| linked.has(*cell))?;
        let cells = self.group(start, linked).cells;
        Some(Realm {
            name: self.map().state_name(cells),
            squares: self.map().squares(cells),
            leaders: self.leader_views(|_, cell| cells.has(cell)),
            reds: (cells & self.tiles_of(Colour::Red)).len() as u8,
        })
    }

    /// The pagodas on the map, by colour.
    #[must_use]
    pub fn pagodas(&self) -> Vec<PagodaView> {
        let of = |colour: Colour| self.pagodas[colour.index()].into_iter().flatten().map(move |at| (colour, at));
        let view = |(colour, at)| PagodaView { colour, at: Site::Triangle(at).squares(self.map()) };
        Colour::ALL.into_iter().flat_map(of).map(view).collect()
    }

    /// The tiles under the palace; empty while it is not built.
    #[must_use]
    pub fn palace(&self) -> Vec<Square> {
        self.palace.map_or(Vec::new(), |at| Site::Rhombus(at).squares(self.map()))
    }

    /// The bandit tiles on the map.
    #[must_use]
    pub fn bandits(&self) -> Vec<BanditView> {
        let camps = (1..).zip(self.bandits).filter_map(|(tile, camp)| Some((tile, camp?)));
        let view = |(tile, camp): (u8, [Cell; 3])| BanditView {
            tile,
            bandits: BANDITS[usize::from(tile) - 1],
            at: camp.map(|cell| self.map().square(cell)).to_vec(),
        };
        camps.map(view).collect()
    }

    /// What is being decided.
    #[must_use]
    pub fn pending(&self) -> Pending {
        pending(self)
    }

    /// Whose turn it is, also while somebody else decides.
    #[must_use]
    pub fn active(&self) -> Seat {
        self.active
    }

    /// Actions left in the turn, the present one included.
    #[must_use]
    pub fn actions_left(&self) -> u8 {
        self.actions
    }

    /// Why the game ended, if it did.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        match self.decision {
            Decision::Over(ending) => Some(ending),
            _ => None,
        }
    }

    /// The tiles in a seat's hand.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> Tiles {
        self.seat(seat).hand
    }

    /// The open market.
    #[must_use]
    pub fn market(&self) -> Tiles {
        self.market
    }

    /// A seat's points.
    #[must_use]
    pub fn points(&self, seat: Seat) -> PointsView {
        let player = self.seat(seat);
        let [yellow, red, blue, green, white] = player.points;
        PointsView { yellow, red, blue, green, white, granaries: player.granaries }
    }

    /// The leaders on the map that are asked for by colour and hex.
    pub(crate) fn leader_views(&self, wanted: impl Fn(Colour, Cell) -> bool) -> Vec<LeaderView> {
        let leaders = self.leaders().filter(|(_, colour, cell)| wanted(*colour, *cell));
        leaders.map(|(seat, colour, cell)| LeaderView { seat, colour, at: self.map().square(cell) }).collect()
    }
}
