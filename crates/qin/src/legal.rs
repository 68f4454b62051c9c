//! Which placements are legal (Q7, Q8, Q15, Q16, Q24). Nearly all of it is done on whole sets of squares at once; only squares where
//! provinces could be joined are looked at one by one.

use crate::action::{Action, Placement};
use crate::board::{Axis, Direction};
use crate::cells::Cells;
use crate::state::Qin;
use crate::tile::{Colour, Tile, Tiles};
use tianxia_core::{Illegal, Seat};

/// The board as the next tile finds it.
struct Ground {
    /// For each axis, the squares from which a tile may lie east or south: both squares free, one of them beside a
    /// territory (Q7, Q8).
    starts: [Cells; 2],
    colours: [ColourGround; 3],
}

/// The board as one colour finds it.
#[derive(Clone, Copy)]
struct ColourGround {
    /// Free squares beside a province of the colour.
    beside: Cells,
    /// Free squares beside two or more territories of the colour: only here can one half join provinces.
    twice: Cells,
    /// Free squares where one half alone would make an illegal merge.
    barred: Cells,
}

const AXES: [(Axis, Direction, Direction); 2] =
    [(Axis::Across, Direction::East, Direction::West), (Axis::Down, Direction::South, Direction::North)];

impl Qin {
    fn ground(&self) -> Ground {
        let board = self.board;
        let taken = self.all_territories();
        let free = board.meadow & !taken;
        let beside = board.beside(taken) & free;
        let starts = AXES.map(|(axis, ..)| free & board.before(free, axis) & (beside | board.before(beside, axis)));
        let colours = Colour::ALL.map(|colour| {
            let territory = self.territory[colour as usize];
            let [a, b, c, d] = board.steps(territory);
            let twice = ((a & b) | (c & d) | ((a | b) & (c | d))) & free;
            let barred = twice.iter().filter(|cell| self.may_join(colour, &[*cell]).is_err()).collect();
            ColourGround { beside: board.beside(territory & !self.lone) & free, twice, barred }
        });
        Ground { starts, colours }
    }

    /// Calls `found` with every legal placement of a kind of tile until it returns `false`.
    #[inline]
    fn placements(&self, ground: &Ground, tile: Tile, mut found: impl FnMut(Action) -> bool) {
        let [one, other] = tile.colours().map(|colour| &ground.colours[colour as usize]);
        for ((axis, forth, back), starts) in AXES.into_iter().zip(ground.starts) {
            let before = |cells| self.board.before(cells, axis);
            if tile.is_double() {
                // A double joins when both halves touch provinces, or one half touches two.
                let joins = (one.beside & before(one.beside)) | one.twice | before(one.twice);
                for first in starts.iter() {
                    let step = if axis == Axis::Across { 1 } else { self.board.width() };
                    let legal = !joins.has(first) || self.may_join(tile.colours()[0], &[first, first + step]).is_ok();
                    if legal && !found(Action::place(tile, first, forth)) {
                        return;
                    }
                }
            } else {
                for first in (starts & !one.barred & !before(other.barred)).iter() {
                    if !found(Action::place(tile, first, forth)) {
                        return;
                    }
                }
                let step = if axis == Axis::Across { 1 } else { self.board.width() };
                for second in (starts & !other.barred & !before(one.barred)).iter() {
                    if !found(Action::place(tile, second + step, back)) {
                        return;
                    }
                }
            }
        }
    }

    /// Lists the answers of the deciding seat: every placement of a held tile, or the pass when there is none (Q24).
    pub(crate) fn list_legal(&self, seat: Seat, out: &mut Vec<Action>) {
        let ground = self.ground();
        let before = out.len();
        for tile in self.hands[seat.index()].kinds() {
            self.placements(&ground, tile, |action| {
                out.push(action);
                true
            });
        }
        if out.len() == before {
            out.push(Action::PASS);
        }
    }

    /// The kinds of tiles, as bits, that can be placed somewhere. Public: it depends on the board alone.
    pub(crate) fn placeable(&self, among: impl Iterator<Item = Tile>) -> u8 {
        let ground = self.ground();
        among.fold(0, |mask, tile| {
            let mut fits = false;
            self.placements(&ground, tile, |_| {
                fits = true;
                false
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
        let board = self.board;
        let taken = self.all_territories();
        let free = board.meadow & !taken;
        let beside = board.beside(taken) & free;
        let alone = Colour::ALL.map(|colour| free & !board.beside(self.territory[colour as usize]));
        tiles.kinds().any(|tile| {
            let [one, other] = tile.colours().map(|colour| alone[colour as usize]);
            AXES.into_iter().any(|(axis, ..)| {
                let near = beside | board.before(beside, axis);
                !((one & board.before(other, axis) | other & board.before(one, axis)) & near).is_empty()
            })
        })
    }

    /// Why a placement is illegal, if it is.
    pub(crate) fn check_placement(&self, seat: Seat, placement: Placement) -> Result<(), Illegal> {
        let Placement { tile, first, second } = placement;
        let free = self.free();
        if !self.hands[seat.index()].has(tile) {
            return Err(Illegal::new("Q7", "qin-illegal-not-in-hand"));
        }
        if !free.has(first) || !free.has(second) {
            return Err(Illegal::new("Q7", "qin-illegal-not-free"));
        }
        let beside = self.board.beside(self.all_territories());
        if !beside.has(first) && !beside.has(second) {
            return Err(Illegal::new("Q8", "qin-illegal-no-neighbour"));
        }
        placement.parts().try_for_each(|part| self.may_join(part.colour, part.cells()))
    }

    /// Why a pass is illegal, if it is (Q24).
    pub(crate) fn check_pass(&self, seat: Seat) -> Result<(), Illegal> {
        if self.placeable(self.hands[seat.index()].kinds()) == 0 {
            Ok(())
        } else {
            Err(Illegal::new("Q24", "qin-illegal-pass"))
        }
    }
}
