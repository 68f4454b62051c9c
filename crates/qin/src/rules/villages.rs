//! Villages: who holds them is decided last, for all at the same time (Q19, Q20).

use super::resolve::LastPagoda;
use crate::seen::Event;
use crate::state::{Holding, MAX_PLAYERS, NONE, Qin};
use tianxia_core::{Cell, Cells, Seat, Sink};

impl Qin {
    /// Decides all villages beside the changed provinces at the same time (Q19, Q20). No other village can change.
    pub(super) fn decide_villages(
        &mut self,
        seat: Seat,
        changed: Cells,
        events: &mut impl Sink<Event>,
    ) -> Result<(), LastPagoda> {
        let near = self.board.beside(changed) & self.board.villages;
        let mut won = [Cells::NONE; MAX_PLAYERS];
        for village in near.iter() {
            let holder = self.at(village).owner;
            let Some(winner) = self.majority_around(village).filter(|winner| Some(*winner) != holder) else { continue };
            won[winner.index()].insert(village);
            if let Some(loser) = holder {
                self.pagodas[loser.index()] += 1;
                self.holding[village.index()] = Holding::default();
                events.push(Event::VillageLost { seat: loser, at: self.board.square(village) });
            }
        }
        for winner in seat.around(self.options.players) {
            for village in won[winner.index()].iter() {
                self.holding[village.index()].owner = Some(winner);
                events.push(Event::VillageWon { seat: winner, at: self.board.square(village) });
                self.build(winner, village)?;
            }
        }
        Ok(())
    }

    /// Who has strictly the most pagodas in the provinces around a village (Q19).
    fn majority_around(&self, village: Cell) -> Option<Seat> {
        let mut seen = [NONE; 4];
        let mut sums = [0; MAX_PLAYERS];
        for (slot, neighbour) in self.board.neighbours(village).into_iter().enumerate() {
            let root = self.root[neighbour.index()];
            if root == NONE || seen.contains(&root) {
                continue;
            }
            seen[slot] = root;
            let held = self.at(root);
            if let Some(owner) = held.owner {
                sums[owner.index()] += held.pagodas;
            }
        }
        let most = sums.iter().max().copied().filter(|most| *most > 0)?;
        let mut leaders = (0..MAX_PLAYERS).filter(|index| sums[*index] == most);
        let leader = leaders.next().map(Seat::new);
        leader.filter(|_| leaders.next().is_none())
    }
}
