//! Villages: their holders are decided last, all at the same time (Q19, Q20).

use super::merge::majority;
use super::resolve::LastPagoda;
use crate::seen::Event;
use crate::state::{Holding, MAX_PLAYERS, Qin};
use tianxia_core::{Cells, Seat, Sink};

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
            let winner = majority(self.pagodas_around(village)).filter(|winner| Some(*winner) != holder);
            let Some(winner) = winner else { continue };
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
}
