//! What a seat knows as numbers: the map in planes, then what lies beside it and what everybody knows of the seats. It
//! holds what the view holds; the pending decision is in `observation_pending`.

use super::observation_pending::{encode_pending, encode_pending_planes};
use crate::board::{Colour, Site, Tiles, Triangle};
use crate::state::{Decision, HAND, Huang, Known, LARGEST_HAND};
use tianxia_core::encoding::{Ink, fraction, one_hot};
use tianxia_core::{Cell, Cells, Game, MAX_SEATS, Seat, Square};

/// Rows and columns of a plane: the two maps of the game have room in it.
pub(crate) const GRID: (usize, usize) = (13, 15);

/// What is usual: tiles of a colour, of the bag, of a seat's discards; points of a colour; turns in a row without a tile.
const TILES: u32 = 30;
const ALL_TILES: u32 = 138;
const DISCARDS: u32 = 12;
const POINTS: u32 = 12;
const QUIET: u32 = 12;

pub(crate) fn encode(game: &Huang, seat: Seat, ink: &mut impl Ink) {
    encode_map(game, seat, ink);
    encode_pending_planes(game, ink);
    encode_table(game, seat, ink);
    encode_pending(game, seat, ink);
    let players = usize::from(game.options.players);
    for step in 0..MAX_SEATS {
        let other = (step < players).then(|| Seat::new((seat.index() + step) % players));
        encode_seat(game, other, step, ink);
    }
}

/// Has the map room in the planes?
pub(crate) fn fits(game: &Huang) -> bool {
    usize::from(game.map().height()) <= GRID.0 && usize::from(game.map().width()) <= GRID.1
}

/// How many seats clockwise from the observer.
pub(super) fn steps(game: &Huang, observer: Seat, other: Seat) -> usize {
    let players = usize::from(game.options.players);
    (other.index() + players - observer.index()) % players
}

pub(super) fn flag(is: bool) -> f32 {
    if is { 1.0 } else { 0.0 }
}

/// The same figure for each of these hexes.
pub(super) fn marks(game: &Huang, cells: Cells, figure: f32) -> impl Iterator<Item = (Square, f32)> + '_ {
    cells.iter().map(move |cell| (game.map().square(cell), figure))
}

fn encode_map(game: &Huang, seat: Seat, ink: &mut impl Ink) {
    let map = game.map();
    let at = |cell: &Cell| map.square(*cell);
    ink.plane("land", marks(game, map.land(), 1.0));
    ink.plane("river", marks(game, map.river(), 1.0));
    ink.plane("capitals", map.capitals().iter().map(|capital| (at(&capital.cell), 1.0)));
    for (colour, name) in Colour::ALL.into_iter().zip(TILE_PLANES) {
        ink.plane(name, marks(game, game.tiles_of(colour), 1.0));
    }
    let led = game.led();
    for (cells, name) in led.into_iter().zip(LEADER_PLANES) {
        ink.plane(name, marks(game, cells, 1.0));
    }
    let players = usize::from(game.options.players);
    for step in 0..MAX_SEATS {
        let own = if step < players { game.leaders[(seat.index() + step) % players] } else { [None; 5] };
        ink.plane(("leaders", step), own.into_iter().flatten().map(|cell| (at(&cell), 1.0)));
    }
    // Two pagodas of a colour may stand side by side: they are told apart by their figures.
    for (pagodas, name) in game.pagodas.into_iter().zip(PAGODA_PLANES) {
        let one = |(rank, triangle): (usize, Option<Triangle>)| {
            let cells = triangle.map_or(&[][..], |triangle| Site::Triangle(triangle).cells(map));
            cells.iter().map(move |cell| (at(cell), fraction(rank as u32 + 1, 2)))
        };
        ink.plane(name, pagodas.into_iter().enumerate().flat_map(one));
    }
    let palace = game.palace.map_or(&[][..], |rhombus| Site::Rhombus(rhombus).cells(map));
    ink.plane("palace", palace.iter().map(|cell| (at(cell), 1.0)));
    ink.plane("granaries", marks(game, game.granaries, 1.0));
    let camps = game.bandits.iter().enumerate().filter_map(|(tile, camp)| Some((tile, (*camp)?)));
    let camp = |(tile, camp): (usize, [Cell; 3])| camp.map(|cell| (at(&cell), fraction(tile as u32 + 1, 10)));
    ink.plane("bandit tiles", camps.flat_map(camp));
}

const TILE_PLANES: [&str; 5] = ["yellow tiles", "red tiles", "blue tiles", "green tiles", "white tiles"];
const LEADER_PLANES: [&str; 5] = ["yellow leaders", "red leaders", "blue leaders", "green leaders", "white leaders"];
const PAGODA_PLANES: [&str; 5] = ["yellow pagodas", "red pagodas", "blue pagodas", "green pagodas", "white pagodas"];

/// What everybody shares, and what the observer holds.
fn encode_table(game: &Huang, seat: Seat, ink: &mut impl Ink) {
    let options = &game.options;
    let place = |other: Option<Seat>| one_hot(other.map(|other| steps(game, seat, other)), MAX_SEATS);
    let own = game.seat(seat);
    let counts = |tiles: &Tiles, usual: u32| tiles.0.map(|count| fraction(count, usual));
    ink.vector("players", one_hot(Some(usize::from(options.players)), MAX_SEATS + 1).skip(2));
    let flags = [options.short, options.bandits, options.eighteen_kingdoms, options.palace, options.open_scores];
    ink.vector("short, bandits, eighteen kingdoms, palace, open scores", flags.map(flag));
    ink.vector("hand", counts(&own.hand, HAND.into()));
    ink.vector("discards", counts(&own.discards, DISCARDS));
    let unseen = Colour::ALL.map(|colour| game.unseen(colour) - own.hand[colour] - own.discards[colour]);
    ink.vector("unseen tiles", unseen.map(|count| fraction(count, TILES)));
    ink.vector("market", counts(&game.market, HAND.into()));
    ink.vector("spent", counts(&game.spent, TILES));
    ink.vector("bag", [fraction(game.bag.len(), ALL_TILES)]);
    ink.vector("removed", [fraction(game.removed.len(), ALL_TILES)]);
    ink.vector("deciding seat", place(game.turn().seat()));
    ink.vector("active seat", place(Some(game.active)));
    ink.vector("actions left", [fraction(game.actions, 2)]);
    ink.vector("quiet turns", [fraction(game.quiet, QUIET)]);
}

/// What everybody knows of a seat; zeros for one that is not taken.
fn encode_seat(game: &Huang, other: Option<Seat>, step: usize, ink: &mut impl Ink) {
    let player = other.map_or_else(Default::default, |other| *game.seat(other));
    let Known { held, loose, buried } = player.known;
    let known = [held, loose, buried].into_iter().flat_map(|tiles| tiles.0);
    let over = matches!(game.decision, Decision::Over(_));
    let open = other.is_some() && (step == 0 || over || game.options.open_scores);
    let points = if open { player.points } else { [0; 5] };
    let granaries = if open { player.granaries } else { 0 };
    ink.vector(("plays", step), [flag(other.is_some())]);
    ink.vector(("tiles in hand", step), [fraction(player.hand.len(), LARGEST_HAND.into())]);
    ink.vector(("unseen discards", step), [fraction(player.discards.len(), DISCARDS)]);
    ink.vector(("known in hand, in either, in discards", step), known.map(|count| fraction(count, HAND.into())));
    let off = |colour| flag(other.is_some_and(|other| game.leader(other, colour).is_none()));
    ink.vector(("leaders off the map", step), Colour::ALL.map(off));
    ink.vector(("points are known", step), [flag(open)]);
    ink.vector(("points", step), points.map(|points| fraction(points, POINTS)));
    ink.vector(("granaries taken", step), [fraction(granaries, POINTS)]);
}
