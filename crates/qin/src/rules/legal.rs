//! Which placements are legal (Q7, Q8, Q15, Q16, Q24). Nearly all of it is done on whole sets of squares at once; only squares where
//! provinces could be joined are looked at one by one.

use super::action::Action;
use crate::board::{Axis, Colour, Direction, SQUARES, Tile, Tiles};
use crate::state::Qin;
use tianxia_core::{Cell, Cells, Turn};

/// Lists the answers of the deciding seat: every placement of a held tile, or the pass when there is none (Q24).
pub(crate) fn legal(state: &Qin, out: &mut Vec<Action>) {
    let Turn::Decide(seat) = state.turn else { return };
    let ground = state.ground();
    let before = out.len();
    for tile in state.hands[seat.index()].kinds() {
        for (axis, towards, away) in AXES {
            let Places { forth, back } = state.places(&ground, tile, axis);
            list(forth, Action::towards(tile, Cell(0), towards), out);
            list(back, Action::towards(tile, Cell(state.board.stride(axis)), away), out);
        }
    }
    if out.len() == before {
        out.push(Action::PASS);
    }
}

/// The board as the next tile finds it.
pub(super) struct Ground {
    /// For each axis, the squares from which a tile may lie east or south: both squares free, one of them beside a
    /// territory (Q7, Q8).
    pub(super) starts: [Cells; 2],
    colours: [ColourGround; 3],
}

/// The board as one colour finds it.
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
pub(super) const AXES: [(Axis, Direction, Direction); 2] =
    [(Axis::Across, Direction::East, Direction::West), (Axis::Down, Direction::South, Direction::North)];

/// Where one kind of tile may begin along an axis: forth and back. A double lies forth only (Q7).
pub(super) struct Places {
    pub(super) forth: Cells,
    pub(super) back: Cells,
}

/// Room for as many actions as there are squares, to be copied in one go.
const ROOM: [Action; SQUARES] = [Action::PASS; SQUARES];

/// Lists an action moved to every square of a set. The room is made first and filled then: this is where random play
/// spends most of its time, and asking for room again for each action would cost half as much more.
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
        let taken = self.all_territories();
        let free = board.meadow & !taken;
        let beside = board.beside(taken) & free;
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
            // Round a filled corner the two neighbours are of one province: nothing is joined there.
            let [below_east, _, below_west, _] = board.steps(south);
            let [above_east, _, above_west, _] = board.steps(north);
            let bent = (east & south & !below_east) | (west & south & !below_west);
            let bent = bent | (east & north & !above_east) | (west & north & !above_west);
            ground.twice = (bent | (east & west) | (south & north)) & free;
            ground.twice.each(|cell| {
                if self.may_join_among(provinces, &[cell]).is_err() {
                    ground.barred.insert(cell);
                }
            });
        }
        Ground { starts, colours }
    }

    /// Where a kind of tile may lie along an axis.
    #[inline]
    pub(super) fn places(&self, ground: &Ground, tile: Tile, axis: Axis) -> Places {
        let [one, other] = tile.colours().map(|colour| &ground.colours[colour as usize]);
        let starts = ground.starts[axis as usize];
        let before = |cells| self.board.before(cells, axis);
        if !tile.is_double() {
            let forth = starts & !one.barred & !before(other.barred);
            let back = starts & !other.barred & !before(one.barred);
            return Places { forth, back };
        }
        // A double can join only where both halves touch provinces, or one half touches twice.
        let contested = starts & ((one.beside & before(one.beside)) | one.twice | before(one.twice));
        let mut forth = starts & !contested;
        let (step, provinces) = (self.board.stride(axis), self.in_provinces(tile.colours()[0]));
        contested.each(|first| {
            if self.may_join_among(provinces, &[first, Cell(first.0 + step)]).is_ok() {
                forth.insert(first);
            }
        });
        Places { forth, back: Cells::NONE }
    }

    /// The kinds of tiles, as bits, that can be placed somewhere. Public: it depends on the board alone.
    pub(crate) fn placeable(&self, among: impl Iterator<Item = Tile>) -> u8 {
        let ground = self.ground();
        among.fold(0, |mask, tile| {
            let fits = AXES.into_iter().any(|(axis, ..)| {
                let Places { forth, back } = self.places(&ground, tile, axis);
                !(forth | back).is_empty()
            });
            mask | u8::from(fits) << tile.index()
        })
    }

    /// Can any of these tiles be placed? Nearly always the first look at the board says yes.
    pub(crate) fn fits_anywhere(&self, tiles: Tiles) -> bool {
        self.fits_at_once(tiles) || self.placeable(tiles.kinds()) != 0
    }

    /// Is there a place for one of these tiles where it cannot join anything? Cheap, and right only when it says yes.
    fn fits_at_once(&self, tiles: Tiles) -> bool {
        let board = &*self.board;
        let taken = self.all_territories();
        let free = board.meadow & !taken;
        let beside = board.beside(taken) & free;
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
