//! The legal placements (Q7, Q8, Q15, Q16, Q24), and why any other action is refused. Three predicates say what is legal: the free
//! squares (`free`), those beside a territory (`beside`), and what may be joined (`check_merge`). Listing applies them to whole sets of
//! squares at once; only squares where provinces could be joined are looked at one by one.

use super::action::{Action, Halves};
use crate::board::{Axis, Colour, Direction, SQUARES, Tile, Tiles};
use crate::state::Qin;
use tianxia_core::{Cell, Cells, Illegal, Turn};

/// Lists the answers of the deciding seat: every placement of a held tile, or the pass when there is none (Q24).
pub(crate) fn legal(state: &Qin, out: &mut Vec<Action>) {
    let Turn::Decide(seat) = state.turn else { return };
    let before = out.len();
    let hand = state.hands[seat.index()];
    state.each_places(&state.ground(), hand.kinds(), |places| list(places.cells, places.at_first, out));
    if out.len() == before {
        out.push(Action::PASS);
    }
}

/// Refuses an action that is not legal, by the rule that forbids it.
pub(crate) fn refuse(state: &Qin, action: Action) -> Result<(), Illegal> {
    let Turn::Decide(seat) = state.turn else { return Err(Illegal::new("Q22", "qin-illegal-over")) };
    let hand = state.hands[seat.index()];
    if action.is_pass() {
        let stuck = state.placeable(hand.kinds()) == 0;
        return if stuck { Ok(()) } else { Err(Illegal::new("Q24", "qin-illegal-pass")) };
    }
    let Some(placement) = action.halves(&state.board) else {
        return Err(Illegal::new("Q7", "qin-illegal-off-board"));
    };
    let Halves { tile, first, second } = placement;
    let (free, beside) = (state.free(), state.beside());
    if !hand.has(tile) {
        return Err(Illegal::new("Q7", "qin-illegal-not-in-hand"));
    }
    if !free.has(first) || !free.has(second) {
        return Err(Illegal::new("Q7", "qin-illegal-not-free"));
    }
    if !beside.has(first) && !beside.has(second) {
        return Err(Illegal::new("Q8", "qin-illegal-no-neighbour"));
    }
    placement.parts().try_for_each(|part| state.check_merge(state.in_provinces(part.colour), part.cells()))?;
    Ok(())
}

/// The board before the next tile.
pub(super) struct Ground {
    /// For each axis, the squares from which a tile may lie east or south: both squares free, one of them beside a
    /// territory (Q7, Q8).
    pub(super) starts: [Cells; 2],
    colours: [ColourGround; 3],
}

/// The board before a tile of one colour.
#[derive(Clone, Copy, Default)]
struct ColourGround {
    /// Free squares beside a province of the colour.
    beside: Cells,
    /// Free squares beside territories of provinces that may be different ones: only here can one half join provinces.
    twice: Cells,
    /// Free squares where one half alone would make an illegal merge.
    barred: Cells,
}

/// A tile lies along an axis: forth means its first colour comes first, back the other way round.
const AXES: [(Axis, Direction, Direction); 2] =
    [(Axis::Across, Direction::East, Direction::West), (Axis::Down, Direction::South, Direction::North)];

/// The squares from which one kind of tile may lie one way along an axis.
pub(super) struct Places {
    pub(super) tile: Tile,
    pub(super) axis: Axis,
    pub(super) cells: Cells,
    /// The placement that the first square of the board stands for; that of another square is as many squares further on.
    pub(super) at_first: Action,
}

/// Room for as many actions as there are squares, to be copied in one go.
const ROOM: [Action; SQUARES] = [Action::PASS; SQUARES];

/// Lists an action moved to every square of a set. It reserves the room first and fills it then: random play spends most of its
/// time here, and a push for each action would cost half as much again.
#[inline]
fn list(cells: Cells, at_first: Action, out: &mut Vec<Action>) {
    let before = out.len();
    out.extend_from_slice(&ROOM);
    let mut room = out[before..].iter_mut();
    for (index, mut bits) in cells.words().into_iter().enumerate() {
        let base = at_first.moved_by(64 * index as u16);
        while bits != 0 {
            let Some(slot) = room.next() else { break };
            *slot = base.moved_by(bits.trailing_zeros() as u16);
            bits &= bits - 1;
        }
    }
    let left = room.len();
    out.truncate(out.len() - left);
}

impl Qin {
    #[inline]
    pub(super) fn ground(&self) -> Ground {
        let board = &*self.board;
        let (free, beside) = (self.free(), self.beside());
        let mut starts = [Cells::NONE; 2];
        for (axis, ..) in AXES {
            starts[axis as usize] = free & board.before(free, axis) & (beside | board.before(beside, axis));
        }
        let mut colours = [ColourGround::default(); 3];
        for colour in Colour::ALL {
            let provinces = self.in_provinces(colour);
            let [east, south, west, north] = board.steps(provinces);
            let ground = &mut colours[colour as usize];
            ground.beside = (east | south | west | north) & free;
            // Around a filled corner both neighbours belong to one province: nothing is joined there.
            let [below_east, _, below_west, _] = board.steps(south);
            let [above_east, _, above_west, _] = board.steps(north);
            let bent = (east & south & !below_east) | (west & south & !below_west);
            let bent = bent | (east & north & !above_east) | (west & north & !above_west);
            ground.twice = (bent | (east & west) | (south & north)) & free;
            ground.twice.each(|cell| {
                if self.check_merge(provinces, &[cell]).is_err() {
                    ground.barred.insert(cell);
                }
            });
        }
        Ground { starts, colours }
    }

    /// Calls `take` with the places of each of these kinds of tiles.
    #[inline]
    pub(super) fn each_places(&self, ground: &Ground, tiles: impl Iterator<Item = Tile>, mut take: impl FnMut(Places)) {
        for tile in tiles {
            for (axis, towards, away) in AXES {
                let [forth, back] = self.places(ground, tile, axis);
                take(Places { tile, axis, cells: forth, at_first: Action::towards(tile, Cell(0), towards) });
                let last = Cell(self.board.stride(axis));
                take(Places { tile, axis, cells: back, at_first: Action::towards(tile, last, away) });
            }
        }
    }

    /// Returns the squares from which a kind of tile may lie along an axis, forth and back. A double lies forth only (Q7).
    #[inline]
    fn places(&self, ground: &Ground, tile: Tile, axis: Axis) -> [Cells; 2] {
        let [one, other] = tile.colours().map(|colour| &ground.colours[colour as usize]);
        let starts = ground.starts[axis as usize];
        let before = |cells| self.board.before(cells, axis);
        if !tile.is_double() {
            let forth = starts & !one.barred & !before(other.barred);
            let back = starts & !other.barred & !before(one.barred);
            return [forth, back];
        }
        // A double can join only where both halves touch provinces, or one half touches twice.
        let contested = starts & ((one.beside & before(one.beside)) | one.twice | before(one.twice));
        let mut forth = starts & !contested;
        let (step, provinces) = (self.board.stride(axis), self.in_provinces(tile.colours()[0]));
        contested.each(|first| {
            if self.check_merge(provinces, &[first, Cell(first.0 + step)]).is_ok() {
                forth.insert(first);
            }
        });
        [forth, Cells::NONE]
    }

    /// Returns the kinds of tiles, as bits, that can be placed somewhere. It depends on the board alone, so everybody knows it.
    pub(crate) fn placeable(&self, among: impl Iterator<Item = Tile>) -> u8 {
        let mut mask = 0;
        let mut add = |places: Places| mask |= u8::from(!places.cells.is_empty()) << places.tile.index();
        self.each_places(&self.ground(), among, &mut add);
        mask
    }

    /// Reports whether any of these tiles can be placed. The cheap test nearly always finds a place.
    pub(crate) fn fits_anywhere(&self, tiles: Tiles) -> bool {
        self.fits_at_once(tiles) || self.placeable(tiles.kinds()) != 0
    }

    /// Reports whether one of these tiles has a place where it cannot join anything. Cheap; `false` proves nothing.
    fn fits_at_once(&self, tiles: Tiles) -> bool {
        let board = &*self.board;
        let (free, beside) = (self.free(), self.beside());
        let alone = |colour: Colour| free & !board.beside(self.territory[colour as usize]);
        tiles.kinds().any(|tile| {
            let [one, other] = tile.colours().map(alone);
            AXES.into_iter().any(|(axis, ..)| {
                let near = beside | board.before(beside, axis);
                !((one & board.before(other, axis) | other & board.before(one, axis)) & near).is_empty()
            })
        })
    }
}
