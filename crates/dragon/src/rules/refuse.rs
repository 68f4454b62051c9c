//! Why an action is refused: the rule and the reason. Accepts exactly what `legal` lists, which the contract suite
//! proves.

use crate::board::cards::{ActionCard, Card};
use crate::board::person::{Person, Role};
use crate::rules::acting::GROUP_COST;
use crate::rules::action::Action;
use crate::rules::persons::is_drafted;
use crate::state::palace::{MOST_FLOORS, Palace};
use crate::state::{Dragon, Pending};
use tianxia_core::Illegal;

/// Refuses unless the condition holds.
fn need(holds: bool, rule: &'static str, reason: &'static str) -> Result<(), Illegal> {
    if holds { Ok(()) } else { Err(Illegal::new(rule, reason)) }
}

/// Accepts a legal action, or says which rule forbids it.
#[inline]
pub(crate) fn refuse(game: &Dragon, action: Action) -> Result<(), Illegal> {
    let player = game.player();
    match (game.pending, action) {
        (Pending::Nothing, _) => Err(Illegal::new("D29", "dragon-illegal-over")),
        (Pending::Draft, Action::Draft(first, second)) => game.refuse_draft(first, second),
        (Pending::Act, Action::Pass) => Ok(()),
        (Pending::Act, Action::Act(card)) => {
            need(!matches!(card, ActionCard::Privilege | ActionCard::Wall), "D10", "dragon-illegal-other-decision")?;
            game.refuse_price(card).map(|_| ())
        }
        (Pending::Act, Action::Privilege(size)) => {
            let left = game.refuse_price(ActionCard::Privilege)?;
            need(left >= u16::from(game.privilege_cost(size)), "D17", "dragon-illegal-privilege-cost")
        }
        (Pending::Act, Action::Wall(tile)) => {
            need(game.great_wall, "D30", "dragon-illegal-no-wall")?;
            need(player.has_tile(tile), "D30", "dragon-illegal-tile-used")?;
            need(!game.wall.is_complete(), "D30", "dragon-illegal-wall-complete")?;
            game.refuse_price(ActionCard::Wall).map(|_| ())
        }
        (Pending::Build(_), Action::NewPalace) => need(player.court.has_ground(), "D12", "dragon-illegal-no-ground"),
        (Pending::Build(_), Action::Floor(index)) => {
            let palace = game.refuse_palace(index, "D12")?;
            need(palace.floors() < MOST_FLOORS, "D8", "dragon-illegal-three-floors")
        }
        (Pending::Card, Action::Play(card, person)) => game.refuse_card(card, person),
        (Pending::Card, Action::Spend(card)) => {
            need(player.hand.count(card) > 0, "D18", "dragon-illegal-card-not-held")?;
            let left = match card {
                Card::Of(role) => game.is_left(role),
                Card::Wild => Role::ALL.into_iter().any(|role| game.is_left(role)),
            };
            need(!left, "D18", "dragon-illegal-tile-left")
        }
        (Pending::Place(..), Action::Place(index)) => {
            let palace = game.refuse_palace(index, "D19")?;
            need(palace.has_room(), "D8", "dragon-illegal-palace-full")
        }
        (Pending::Place(..), Action::Replace(index, person)) => {
            need(!player.court.has_room(), "D19", "dragon-illegal-room-left")?;
            let palace = game.refuse_palace(index, "D19")?;
            need(palace.holds(person), "D19", "dragon-illegal-nobody-like-that")
        }
        (Pending::Place(..), Action::LetGo) => need(!player.court.has_room(), "D19", "dragon-illegal-room-left"),
        (Pending::Release | Pending::Starve | Pending::Crowded, Action::Release(index, person)) => {
            game.refuse_release(index, person)
        }
        (Pending::Fall, Action::Fall(index)) => {
            let palace = game.refuse_palace(index, "D35")?;
            need(palace.floors() > 0, "D35", "dragon-illegal-no-floor")
        }
        (Pending::GiveBack, Action::GiveBack { rice, fireworks }) => game.refuse_gift(rice, fireworks),
        (Pending::Discard, Action::Discard(card)) => {
            need(player.hand.count(card) > 0, "D39", "dragon-illegal-card-not-held")
        }
        (Pending::Dawn, Action::Dawn(role)) => {
            need(game.dawn >> role as u16 & 1 == 0, "D40", "dragon-illegal-taken-at-dawn")?;
            need(game.supply[role.young().index()] > 0, "D40", "dragon-illegal-no-tile")
        }
        (Pending::Treaty, Action::Treaty(role)) => {
            need(game.roles().any(|own| own == role), "D42", "dragon-illegal-no-such-person")
        }
        _ => Err(Illegal::new(game.rule(), "dragon-illegal-other-decision")),
    }
}

impl Dragon {
    fn refuse_draft(&self, first: Role, second: Role) -> Result<(), Illegal> {
        need(first < second, "D6", "dragon-illegal-draft-different")?;
        need(!is_drafted(first, second, &self.drafted()), "D6", "dragon-illegal-pair-drafted")?;
        let left = [first, second].iter().all(|role| self.supply[role.young().index()] > 0);
        need(left, "D6", "dragon-illegal-no-tile")
    }

    /// What is left of the yuan after the group is paid for (D10).
    fn refuse_price(&self, card: ActionCard) -> Result<u16, Illegal> {
        let price = self.price(card).ok_or(Illegal::new("D9", "dragon-illegal-card-not-out"))?;
        debug_assert!(price == 0 || price == GROUP_COST);
        self.player().yuan.checked_sub(price).ok_or(Illegal::new("D10", "dragon-illegal-group-cost"))
    }

    /// The palace with this number, if there is one and it is not just like an earlier one.
    fn refuse_palace(&self, index: u8, rule: &'static str) -> Result<Palace, Illegal> {
        let court = &self.player().court;
        let palace = court.get(index).ok_or(Illegal::new(rule, "dragon-illegal-no-palace"))?;
        need(court.first_like(index) == index, rule, "dragon-illegal-equal-palace")?;
        Ok(palace)
    }

    fn refuse_card(&self, card: Card, person: Person) -> Result<(), Illegal> {
        need(self.player().hand.count(card) > 0, "D18", "dragon-illegal-card-not-held")?;
        need(card == Card::Wild || card == Card::Of(person.role()), "D18", "dragon-illegal-other-role")?;
        need(self.supply[person.index()] > 0, "D18", "dragon-illegal-no-tile")
    }

    fn refuse_release(&self, index: u8, person: Person) -> Result<(), Illegal> {
        let rule = self.rule();
        let palace = self.refuse_palace(index, rule)?;
        need(palace.holds(person), rule, "dragon-illegal-nobody-like-that")?;
        need(!palace.is_starved() || self.pending != Pending::Starve, rule, "dragon-illegal-starved-before")?;
        need(self.may_release(palace), rule, "dragon-illegal-not-crowded")?;
        let court = &self.player().court;
        let first = court.kinds().find(|(_, palace)| self.may_release(*palace)).map(|(first, _)| first);
        need(!self.is_one_by_one() || first == Some(index), rule, "dragon-illegal-one-by-one")
    }

    fn refuse_gift(&self, rice: u8, fireworks: u8) -> Result<(), Illegal> {
        let player = self.player();
        let due = self.owed();
        let (rice, fireworks) = (u16::from(rice), u16::from(fireworks));
        need(rice <= player.rice && fireworks <= player.fireworks, "D36", "dragon-illegal-not-owned")?;
        need(rice + fireworks <= due, "D36", "dragon-illegal-too-much")?;
        need(due - rice - fireworks <= player.yuan, "D36", "dragon-illegal-too-little")
    }
}
