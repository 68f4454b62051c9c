//! What a viewpoint may know of a position, ready to be drawn or sent.

use crate::board::{Colour, Tile};
use crate::state::{Province, Qin};
use serde::Serialize;
use tianxia_core::{Cell, Seat, Square, Turn, Viewpoint, changes};

/// A position as a viewpoint sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct View {
    /// The name of the board.
    pub board: String,
    /// Its title.
    pub title: String,
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
    /// Tiles this viewpoint has not seen: the supply and the hands hidden from it.
    pub unseen: Vec<TileCount>,
    /// Whose decision it is.
    pub turn: Turn,
    /// The games of the series, as boards; one for a single game.
    pub series: Vec<String>,
    /// Which of them is being played, counted from 1.
    pub game: u8,
}

changes!(View { board, title, rows, lone, provinces, supply, turn, series, game } each { villages, players, unseen });

/// A lone territory.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Lone {
    /// Where.
    pub at: Square,
    /// Its colour.
    pub colour: Colour,
}

/// A village.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Village {
    /// Where.
    pub at: Square,
    /// Who holds it.
    pub owner: Option<Seat>,
}

changes!(Village { at, owner });

/// A player's side of the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Player {
    /// The pagodas left to place.
    pub pagodas: u8,
    /// Pagodas left over in the earlier games of a series (Q25).
    pub left_over: u8,
    /// Tiles in hand.
    pub tiles: u8,
    /// The hand, if this viewpoint may see it.
    pub hand: Option<Vec<Tile>>,
    /// Everybody knows that the hand holds a double (Q6).
    pub surely_double: bool,
    /// Everybody knows from a pass (Q24) that this many of the tiles, at least …
    pub barred_tiles: u8,
    /// … are of none of these kinds.
    pub barred: Vec<Tile>,
}

changes!(Player { pagodas, left_over, tiles, hand, surely_double, barred_tiles, barred });

/// How many of a kind of tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TileCount {
    /// The kind.
    pub tile: Tile,
    /// How many.
    pub count: u8,
}

changes!(TileCount { tile, count });

/// What a viewpoint may know of a position.
pub(crate) fn view(state: &Qin, eye: Viewpoint) -> View {
    let board = state.board();
    let at = |cell| board.square(cell);
    let row = |row| {
        let letter = |column| board.terrain_of(Cell(row * board.width() + column)).letter();
        (0..board.width()).map(letter).collect()
    };
    let unseen = state.unseen(|seat| eye.sees(seat));
    let lone = |cell| state.colour_at(cell).map(|colour| Lone { at: at(cell), colour });
    View {
        board: board.name().to_owned(),
        title: board.title().to_owned(),
        rows: (0..board.height()).map(row).collect(),
        lone: state.lone.iter().filter_map(lone).collect(),
        provinces: state.provinces().collect(),
        villages: board.villages.iter().map(|cell| Village { at: at(cell), owner: state.at(cell).owner }).collect(),
        players: state.seats().map(|seat| view_player(state, seat, eye)).collect(),
        supply: state.supply(),
        unseen: Tile::ALL.into_iter().map(|tile| TileCount { tile, count: unseen.0[tile.index()] }).collect(),
        turn: state.turn,
        series: state.options.boards.iter().map(|board| board.name().to_owned()).collect(),
        game: state.game_number(),
    }
}

fn view_player(state: &Qin, seat: Seat, eye: Viewpoint) -> Player {
    let known = state.known[seat.index()];
    Player {
        pagodas: state.pagodas_left(seat),
        left_over: state.left_over(seat),
        tiles: state.hands[seat.index()].len(),
        hand: eye.sees(seat).then(|| state.hand(seat).collect()),
        surely_double: known.double,
        barred_tiles: known.unbarred,
        barred: known.barred_tiles().collect(),
    }
}
