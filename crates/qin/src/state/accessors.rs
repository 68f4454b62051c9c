//! What a program that uses the rules may ask of a position: the board, what lies on a square, owners, supplies. A position holds all
//! hands; the view shows what one player may know.

use super::Qin;
use crate::board::{Board, Colour, Tile};
use crate::written::Options;
use serde::Serialize;
use tianxia_core::{Cell, Seat, Square};

/// A province.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Province {
    /// Its colour.
    pub colour: Colour,
    /// Its owner.
    pub owner: Option<Seat>,
    /// The pagodas on it: 2 on a major province.
    pub pagodas: u8,
    /// Is it major (Q13)?
    pub major: bool,
    /// Its territories.
    pub squares: Vec<Square>,
}

impl Qin {
    /// The board of the game being played.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The options it is played by.
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The colour of the territory on a square, starting territories included; `None` where there is none.
    #[must_use]
    pub fn territory(&self, square: Square) -> Option<Colour> {
        self.colour_at(self.board.cell(square)?)
    }

    /// The province that a square belongs to; `None` for lone territories (Q10) and where there is none.
    #[must_use]
    pub fn province(&self, square: Square) -> Option<Province> {
        let root = self.root[self.board.cell(square)?.index()];
        (root != super::NONE).then(|| self.province_of(root))?
    }

    /// All provinces, by their first squares in reading order.
    pub fn provinces(&self) -> impl Iterator<Item = Province> + '_ {
        self.roots().filter_map(|root| self.province_of(root))
    }

    /// Owner and size of every province: the same in short, and cheaper.
    pub fn province_sizes(&self) -> impl Iterator<Item = (Seat, u8)> + '_ {
        self.roots().filter_map(|root| self.at(root).owner.map(|owner| (owner, self.at(root).size)))
    }

    /// Who holds the village on a square; `None` where it is free, and where there is no village.
    #[must_use]
    pub fn village_owner(&self, square: Square) -> Option<Seat> {
        let village = self.board.cell(square).filter(|cell| self.board.villages.has(*cell))?;
        self.at(village).owner
    }

    /// The pagodas a player has left to place (Q3).
    #[must_use]
    pub fn pagodas_left(&self, seat: Seat) -> u8 {
        self.pagodas[seat.index()]
    }

    /// The pagodas a player has on the board: on provinces, and on villages.
    #[must_use]
    pub fn pagodas_placed(&self, seat: Seat) -> (u8, u8) {
        let standing =
            |cell: Cell| Some(self.at(cell)).filter(|held| held.owner == Some(seat)).map_or(0, |held| held.pagodas);
        (self.roots().map(standing).sum(), self.board.villages.iter().map(standing).sum())
    }

    /// The tiles a player holds. Secret from the other players.
    pub fn hand(&self, seat: Seat) -> impl Iterator<Item = Tile> + use<> {
        self.hands[seat.index()].each()
    }

    /// How many tiles lie in the face-down supply.
    #[must_use]
    pub fn supply(&self) -> u8 {
        self.supply.len()
    }

    /// Which game of a series is being played, counted from 1 (Q25).
    #[must_use]
    pub fn game_number(&self) -> u8 {
        self.series.game + 1
    }

    /// Who began the game being played.
    #[must_use]
    pub fn starter(&self) -> Seat {
        self.series.starter
    }

    /// The pagodas a player had left over in the earlier games of a series (Q25).
    #[must_use]
    pub fn left_over(&self, seat: Seat) -> u8 {
        self.series.left_over[seat.index()]
    }

    fn province_of(&self, root: Cell) -> Option<Province> {
        let held = self.at(root);
        let colour = self.colour_at(root)?;
        let cells = self.board.linked(root, self.territory[colour as usize]);
        Some(Province {
            colour,
            owner: held.owner,
            pagodas: held.pagodas,
            major: held.is_major(),
            squares: cells.iter().map(|cell| self.board.square(cell)).collect(),
        })
    }
}
