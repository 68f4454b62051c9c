//! What a seat knows, as numbers: the board in planes, then hands, pagodas and what is known of the others. It holds what the view
//! holds.

use crate::board::{Colour, OF_EACH, SIDE, Tile};
use crate::state::{HAND, MAX_PLAYERS, NONE, Qin};
use tianxia_core::encoding::{Ink, fraction, one_hot};
use tianxia_core::{Cells, Seat, Square};

/// Rows and columns of a plane: every board has room in it.
pub(crate) const GRID: (usize, usize) = (SIDE, SIDE);

/// The most pagodas of a player (Q3), and the usual size of a large province.
const PAGODAS: u32 = 24;
const LARGE: u32 = 10;
/// The most games of a series (Q25).
const GAMES: u32 = 8;

pub(crate) fn encode(state: &Qin, seat: Seat, ink: &mut impl Ink) {
    encode_board(state, seat, ink);
    let players = state.options.players;
    let own = &state.hands[seat.index()];
    ink.vector("hand", own.0.map(|count| fraction(count, HAND.into())));
    ink.vector("unseen tiles", state.unseen(|other| other == seat).0.map(|count| fraction(count, OF_EACH.into())));
    ink.vector("supply", [fraction(state.supply(), 6 * u32::from(OF_EACH))]);
    ink.vector("players", one_hot(Some(usize::from(players)), MAX_PLAYERS + 1).skip(2));
    ink.vector("deciding seat", one_hot(state.turn.seat().map(|other| steps(seat, other, players)), MAX_PLAYERS));
    ink.vector("fair start", [f32::from(u8::from(state.options.fair_start))]);
    ink.vector("game", [fraction(state.game_number(), GAMES), fraction(state.options.boards.len() as u32, GAMES)]);
    for step in 0..MAX_PLAYERS {
        let other = (step < usize::from(players)).then(|| Seat::new((seat.index() + step) % usize::from(players)));
        encode_player(state, other, step, ink);
    }
}

/// How many seats clockwise from the observer.
fn steps(observer: Seat, other: Seat, players: u8) -> usize {
    (other.index() + usize::from(players) - observer.index()) % usize::from(players)
}

fn encode_board(state: &Qin, seat: Seat, ink: &mut impl Ink) {
    let board = &*state.board;
    let at = |cell| board.square(cell);
    let marks = |cells: Cells| cells.iter().map(move |cell| (at(cell), 1.0));
    ink.plane("meadow", marks(board.meadow));
    ink.plane("villages", marks(board.villages));
    ink.plane("water", marks(board.water));
    ink.plane("starting territories", marks(board.starts[0] | board.starts[1] | board.starts[2]));
    for (colour, name) in Colour::ALL.into_iter().zip(["red", "yellow", "blue"]) {
        ink.plane(name, marks(state.territory[colour as usize]));
    }
    ink.plane("lone territories", marks(state.lone));
    // Each province is met once for each of its squares, and each village once.
    let provinces = state.all_territories() & !state.lone;
    let held = |cell: tianxia_core::Cell| {
        let root = state.root[cell.index()];
        state.at(if root == NONE { cell } else { root })
    };
    let of = |figure: fn(u8, u8) -> f32| {
        (provinces | board.villages).iter().map(move |cell| {
            let held = held(cell);
            (at(cell), figure(held.size, held.pagodas))
        })
    };
    ink.plane("size of province", of(|size, _| fraction(size, LARGE)));
    ink.plane("pagodas", of(|_, pagodas| fraction(pagodas, 2)));
    for step in 0..MAX_PLAYERS {
        let owner = Seat::new((seat.index() + step) % usize::from(state.options.players));
        let plays = step < usize::from(state.options.players);
        let owned = move |cell: &tianxia_core::Cell| plays && held(*cell).owner == Some(owner);
        let owned = (provinces | board.villages).iter().filter(owned);
        ink.plane(("owned", step), owned.map(|cell| -> (Square, f32) { (at(cell), 1.0) }));
    }
}

/// One seat's side of the table; zeros for a seat that is not taken.
fn encode_player(state: &Qin, other: Option<Seat>, step: usize, ink: &mut impl Ink) {
    let known = other.map_or_else(Default::default, |other| state.known[other.index()]);
    let count = |count: fn(&Qin, Seat) -> u8| other.map_or(0, |other| count(state, other));
    ink.vector(("plays", step), [f32::from(u8::from(other.is_some()))]);
    ink.vector(("pagodas left", step), [fraction(count(Qin::pagodas_left), PAGODAS)]);
    ink.vector(("pagodas left over before", step), [fraction(count(Qin::left_over), PAGODAS)]);
    ink.vector(("tiles held", step), [fraction(count(|state, seat| state.hands[seat.index()].len()), HAND.into())]);
    ink.vector(("surely holds a double", step), [f32::from(u8::from(known.double))]);
    ink.vector(("tiles that are barred", step), [fraction(known.unbarred, HAND.into())]);
    ink.vector(("kinds they are not", step), Tile::ALL.map(|tile| f32::from(known.barred >> tile.index() & 1)));
}
