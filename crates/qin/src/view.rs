//! What an eye may know of a position, ready to be drawn or sent.

use crate::square::Square;
use crate::state::Qin;
use crate::tile::{Colour, Tile, Tiles};
use schemars::JsonSchema;
use serde::Serialize;
use tianxia_core::{Eye, Seat, Turn};

/// A position as an eye sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct View {
    /// The name of the board.
    pub board: &'static str,
    /// Its title.
    pub title: &'static str,
    /// The bare board, a row each: `.` meadow, `o` village, `~` water, `R` `Y` `B` starting territories.
    pub rows: Vec<String>,
    /// The territories that belong to no province (Q10).
    pub lone: Vec<Lone>,
    /// The provinces.
    pub provinces: Vec<Province>,
    /// The villages, held or free.
    pub villages: Vec<Village>,
    /// One entry for each seat.
    pub players: Vec<Player>,
    /// Tiles in the face-down supply.
    pub supply: u8,
    /// Tiles this eye has not seen: the supply and the hands hidden from it.
    pub unseen: Vec<TileCount>,
    /// Whose decision it is.
    pub turn: Turn,
    /// The games of the series, as boards; one for a single game.
    pub series: Vec<&'static str>,
    /// Which of them is being played, counted from 1.
    pub game: u8,
}

/// A lone territory.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Lone {
    /// Where.
    pub at: Square,
    /// Its colour.
    pub colour: Colour,
}

/// A province.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
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

/// A village.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Village {
    /// Where.
    pub at: Square,
    /// Who holds it.
    pub owner: Option<Seat>,
}

/// A player's side of the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Player {
    /// The pagodas left to place.
    pub pagodas: u8,
    /// Pagodas left over in the earlier games of a series (Q25).
    pub left_over: u8,
    /// Tiles in hand.
    pub tiles: u8,
    /// The hand, if this eye may see it.
    pub hand: Option<Vec<Tile>>,
    /// Everybody knows that the hand holds a double (Q6).
    pub surely_double: bool,
    /// Everybody knows from a pass (Q24) that this many of the tiles, at least …
    pub barred_tiles: u8,
    /// … are of none of these kinds.
    pub barred: Vec<Tile>,
}

/// How many of a kind of tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct TileCount {
    /// The kind.
    pub tile: Tile,
    /// How many.
    pub count: u8,
}

impl Qin {
    pub(crate) fn seen_by(&self, eye: Eye) -> View {
        let board = self.board;
        let name = |cell: u8| board.square(cell);
        let row =
            |row: u8| (0..board.width()).map(|column| board.terrain(row * board.width() + column).letter()).collect();
        let seats = || Seat::all(self.options.players);
        let mut unseen: Tiles = self.supply;
        for seat in seats().filter(|seat| !eye.sees(*seat)) {
            self.hands[seat.index()].each().for_each(|tile| unseen.add(tile));
        }
        View {
            board: board.name(),
            title: board.title(),
            rows: (0..board.height()).map(row).collect(),
            lone: self
                .lone
                .iter()
                .filter_map(|cell| self.colour_at(cell).map(|colour| Lone { at: name(cell), colour }))
                .collect(),
            provinces: self.provinces().filter_map(|root| self.province_at(root)).collect(),
            villages: board
                .villages
                .iter()
                .map(|cell| Village { at: name(cell), owner: self.at(cell).owner })
                .collect(),
            players: seats().map(|seat| self.player_seen(seat, eye)).collect(),
            supply: self.supply.len(),
            unseen: Tile::ALL.into_iter().map(|tile| TileCount { tile, count: unseen.0[tile.index()] }).collect(),
            turn: self.turn,
            series: self.options.series().map(|board| board.name()).collect(),
            game: self.series.game + 1,
        }
    }

    fn province_at(&self, root: u8) -> Option<Province> {
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

    fn player_seen(&self, seat: Seat, eye: Eye) -> Player {
        let hand = self.hands[seat.index()];
        let known = self.known[seat.index()];
        Player {
            pagodas: self.pagodas[seat.index()],
            left_over: self.series.left_over[seat.index()],
            tiles: hand.len(),
            hand: eye.sees(seat).then(|| hand.each().collect()),
            surely_double: known.double,
            barred_tiles: known.unbarred,
            barred: Tile::ALL.into_iter().filter(|tile| known.barred >> tile.index() & 1 == 1).collect(),
        }
    }
}
