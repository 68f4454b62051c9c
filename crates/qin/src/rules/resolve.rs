//! What a placed tile does, in the order of Q9: merges and growth, founding, major provinces, villages. In each step all
//! returns come first, then the placements, the player on turn first. The moment a supply is empty the rest is
//! not carried out (Q22). Villages have a file of their own.

use super::action::Halves;
use super::merge::{Part, Roots};
use crate::board::Colour;
use crate::seen::Event;
use crate::state::{Holding, Qin};
use tianxia_core::{Cell, Cells, Seat, Sink};

/// A supply became empty: the game ends at once (Q22).
pub(crate) struct LastPagoda(pub(crate) Seat);

/// A province that the tile founded, grew or merged, as far as the later steps need it.
#[derive(Clone, Copy)]
struct Changed {
    colour: Colour,
    at: Cell,
    owner: Seat,
    cells: Cells,
    founded: bool,
}

impl Qin {
    pub(super) fn resolve(
        &mut self,
        seat: Seat,
        placement: Halves,
        events: &mut impl Sink<Event>,
    ) -> Result<(), LastPagoda> {
        let Halves { tile, first, second } = placement;
        let [one, other] = tile.colours();
        let mut parts = placement.parts().map(|part| (part, self.touched_by(&part)));
        let parts = [parts.next(), parts.next()];
        self.territory[one as usize].insert(first);
        self.territory[other as usize].insert(second);
        events.push(Event::Placed { seat, tile, first: self.board.square(first), second: self.board.square(second) });

        let changed = parts.map(|part| part.and_then(|(part, roots)| self.join(seat, &part, &roots, events)));
        let changed = changed.into_iter().flatten();
        for Changed { colour, at, cells, .. } in changed.clone().filter(|province| province.founded) {
            events.push(Event::Founded { seat, colour, at: self.board.square(at), size: cells.len() as u8 });
            self.build(seat, self.root[at.index()])?;
        }
        for owner in seat.around(self.options.players) {
            for Changed { colour, at, .. } in changed.clone().filter(|province| province.owner == owner) {
                let root = self.root[at.index()];
                if self.at(root).is_major() && self.at(root).pagodas < 2 {
                    events.push(Event::Major { seat: owner, colour, at: self.board.square(at) });
                    self.build(owner, root)?;
                }
            }
        }
        let cells = changed.fold(Cells::NONE, |cells, province| cells | province.cells);
        self.decide_villages(seat, cells, events)
    }

    /// Puts one colour of the tile into its province: grown, merged, new, or lone. Pagodas of merged provinces return
    /// here (Q18); those to be placed wait for their step.
    fn join(&mut self, seat: Seat, part: &Part, roots: &Roots, events: &mut impl Sink<Event>) -> Option<Changed> {
        let (colour, at) = (part.colour, part.cells()[0]);
        let square = self.board.square(at);
        match roots.as_slice() {
            [] if part.cells().len() == 1 && !self.touches_lone(part) => {
                self.lone.insert(at);
                None
            }
            [] => {
                let cells = self.settle(at, colour, seat, 0);
                Some(Changed { colour, at, owner: seat, cells, founded: true })
            }
            [single] => {
                let Holding { owner, pagodas, .. } = *self.at(*single);
                let owner = owner?;
                let cells = self.settle(at, colour, owner, pagodas);
                events.push(Event::Grown { seat: owner, colour, at: square, size: cells.len() as u8 });
                Some(Changed { colour, at, owner, cells, founded: false })
            }
            several => {
                // The placement was checked, so the merge has an owner.
                let owner = self.merge(several).ok()?;
                let mut standing = self.shares(several, |held| held.pagodas);
                let kept = standing[owner.index()].min(2);
                standing[owner.index()] -= kept;
                let cells = self.settle(at, colour, owner, kept);
                events.push(Event::Merged { seat: owner, colour, at: square, size: cells.len() as u8 });
                for holder in seat.around(self.options.players) {
                    let count = standing[holder.index()];
                    if count > 0 {
                        self.pagodas[holder.index()] += count;
                        events.push(Event::Returned { seat: holder, count, at: square });
                    }
                }
                Some(Changed { colour, at, owner, cells, founded: false })
            }
        }
    }

    /// Puts one pagoda from a supply on the province or village at `cell`.
    pub(super) fn build(&mut self, seat: Seat, cell: Cell) -> Result<(), LastPagoda> {
        self.holding[cell.index()].pagodas += 1;
        let left = &mut self.pagodas[seat.index()];
        *left -= 1;
        if *left == 0 { Err(LastPagoda(seat)) } else { Ok(()) }
    }
}
