//! Which decisions are asked: those to which public information leaves more than one answer.

use super::play::Play;
use crate::board::Colour;
use crate::seen::Event;
use crate::state::{Decision, Huang, WarPhase};
use tianxia_core::{Cells, Dice, Sink};

impl<D: Dice, S: Sink<Event>> Play<'_, D, S> {
    /// Asks a decision, and says whether there is anything to decide.
    pub(super) fn ask(&mut self, decision: Decision) -> bool {
        let asked = self.game.asks(&decision);
        if asked {
            self.game.decision = decision;
        }
        asked
    }
}

impl Huang {
    /// Does public information leave more than one answer?
    pub(crate) fn asks(&self, decision: &Decision) -> bool {
        let more_reds = |state: Cells, left: u8| left > 0 && self.reds_in(state).len() > left.into();
        match decision {
            Decision::Act => self.can_act() && self.only_action().is_none(),
            Decision::Build { tile } => self.sites_at(*tile).next().is_some(),
            Decision::Move { to, .. } => self.pagodas_to_move(*to).count() > 1,
            Decision::Market => !self.market.is_empty(),
            Decision::Chain { tile } => {
                self.might_hold(self.active, Colour::Blue) && !self.chain_places(*tile).is_empty()
            }
            Decision::Revolt(revolt) => self.might_commit(revolt.asked(self.active), Colour::Yellow),
            Decision::War(war) => match war.phase {
                WarPhase::Support(seat) => self.might_commit(seat, Colour::Red),
                WarPhase::Tie => (0..war.sides().len()).filter(|side| war.leads(*side)).count() > 1,
                WarPhase::Pay { winner, left } => more_reds(war.sides()[usize::from(winner)].cells, left),
            },
            Decision::Bandits { reds, left, .. } => more_reds(*reds, *left),
            Decision::Granaries => !self.granaries_to_take().is_empty(),
            Decision::Over(_) => false,
        }
    }
}
