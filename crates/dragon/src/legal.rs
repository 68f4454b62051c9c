//! Which answers the pending decision has. Equal palaces, and equal persons in one palace, are one answer.

use crate::action::Action;
use crate::cards::{ActionCard, Card};
use crate::palace::{MOST_FLOORS, Palace};
use crate::person::{Person, Role};
use crate::player::{Size, WallTile};
use crate::state::{Dragon, Pending};
use std::ops::ControlFlow::{self, Continue};

impl Dragon {
    /// Shows every answer to the visitor, until it has seen enough.
    #[inline]
    pub(crate) fn answers(&self, mut visit: impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        let court = &self.player().court;
        match self.pending {
            Pending::Nothing => Continue(()),
            Pending::Draft => self.draft_answers(visit),
            Pending::Act => self.action_answers(visit),
            Pending::Card => self.card_answers(visit),
            Pending::Build(_) => {
                for (index, _) in court.kinds().filter(|(_, palace)| palace.floors() < MOST_FLOORS) {
                    visit(Action::Floor(index))?;
                }
                if court.has_ground() { visit(Action::NewPalace) } else { Continue(()) }
            }
            Pending::Place(..) if court.has_room() => {
                for (index, _) in court.kinds().filter(|(_, palace)| palace.has_room()) {
                    visit(Action::Place(index))?;
                }
                Continue(())
            }
            Pending::Place(..) => {
                for (index, palace) in court.kinds() {
                    for person in palace.kinds() {
                        visit(Action::Replace(index, person))?;
                    }
                }
                visit(Action::LetGo)
            }
            Pending::Release | Pending::Starve | Pending::Crowded => {
                for (index, palace) in court.kinds().filter(|(_, palace)| self.may_release(*palace)) {
                    for person in palace.kinds() {
                        visit(Action::Release(index, person))?;
                    }
                    if self.is_one_by_one() {
                        break;
                    }
                }
                Continue(())
            }
            Pending::Fall => {
                for (index, _) in court.kinds().filter(|(_, palace)| palace.floors() > 0) {
                    visit(Action::Fall(index))?;
                }
                Continue(())
            }
            Pending::GiveBack => self.flood_answers(visit),
            Pending::Discard => {
                for card in self.player().hand.kinds() {
                    visit(Action::Discard(card))?;
                }
                Continue(())
            }
            Pending::Dawn => {
                for role in self.dawn_roles() {
                    visit(Action::Dawn(role))?;
                }
                Continue(())
            }
            Pending::Treaty => {
                for role in self.roles() {
                    visit(Action::Treaty(role))?;
                }
                Continue(())
            }
        }
    }

    fn draft_answers(&self, mut visit: impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        for (index, first) in Role::ALL.into_iter().enumerate() {
            for second in Role::ALL.into_iter().skip(index + 1) {
                if self.can_draft(first, second) {
                    visit(Action::Draft(first, second))?;
                }
            }
        }
        Continue(())
    }

    fn action_answers(&self, mut visit: impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        let player = self.player();
        let mut taken = [false; 5];
        for chosen in self.chosen {
            if let Some(crate::state::Chosen::Card(card)) = chosen
                && let Some(group) = self.groups.group_of(card)
            {
                taken[usize::from(group)] = true;
            }
        }
        for card in ActionCard::ALL {
            let Some(group) = self.groups.group_of(card) else { continue };
            let price = if taken[usize::from(group)] { crate::acting::GROUP_COST } else { 0 };
            let Some(left) = player.yuan.checked_sub(price) else { continue };
            match card {
                ActionCard::Privilege => {
                    for size in [Size::Small, Size::Large] {
                        if left >= u16::from(self.privilege_cost(size)) {
                            visit(Action::Privilege(size))?;
                        }
                    }
                }
                ActionCard::Wall => {
                    for tile in WallTile::ALL {
                        if player.has_tile(tile) && !self.wall.is_complete() {
                            visit(Action::Wall(tile))?;
                        }
                    }
                }
                _ => visit(Action::Act(card))?,
            }
        }
        visit(Action::Pass)
    }

    fn card_answers(&self, mut visit: impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        let hand = self.player().hand;
        let mut any = false;
        for role in Role::ALL {
            let held = hand.count(Card::Of(role)) > 0;
            let mut left = false;
            for person in role.persons().filter(|person| self.supply[person.index()] > 0) {
                left = true;
                if held {
                    visit(Action::Play(Card::Of(role), person))?;
                }
            }
            if held && !left {
                visit(Action::Spend(Card::Of(role)))?;
            }
            any |= left;
        }
        if hand.count(Card::Wild) > 0 {
            for person in Person::ALL.into_iter().filter(|person| self.supply[person.index()] > 0) {
                visit(Action::Play(Card::Wild, person))?;
            }
            if !any {
                visit(Action::Spend(Card::Wild))?;
            }
        }
        Continue(())
    }

    fn flood_answers(&self, mut visit: impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        let player = self.player();
        let due = self.due[self.seat().index()];
        for rice in 0..=player.rice.min(due) {
            for fireworks in 0..=player.fireworks.min(due - rice) {
                if due - rice - fireworks <= player.yuan {
                    visit(Action::GiveBack { rice: rice as u8, fireworks: fireworks as u8 })?;
                }
            }
        }
        Continue(())
    }

    /// May this pair be drafted (D6)?
    pub(crate) fn can_draft(&self, first: Role, second: Role) -> bool {
        first < second
            && self.supply[first.young().index()] > 0
            && self.supply[second.young().index()] > 0
            && !self.is_drafted(first, second)
    }

    /// May somebody be released from this palace by the pending decision?
    pub(crate) fn may_release(&self, palace: Palace) -> bool {
        match self.pending {
            Pending::Starve => !palace.is_empty() && !palace.is_starved(),
            Pending::Crowded => palace.excess() > 0,
            _ => !palace.is_empty(),
        }
    }

    /// Are the palaces gone through one by one, because each of them must release? Then only the first is asked about:
    /// the order would make no difference.
    pub(crate) fn is_one_by_one(&self) -> bool {
        match self.pending {
            Pending::Crowded => true,
            Pending::Starve => {
                let unfed = self.player().court.palaces().iter().filter(|palace| self.may_release(**palace)).count();
                usize::from(self.due[self.seat().index()]) >= unfed
            }
            _ => false,
        }
    }

    /// The roles of the persons at court, each once.
    pub(crate) fn roles(&self) -> impl Iterator<Item = Role> + use<> {
        let present = self.player().court.persons().fold(0u16, |roles, person| roles | 1 << person.role() as u16);
        Role::ALL.into_iter().filter(move |role| present >> *role as u16 & 1 == 1)
    }
}
