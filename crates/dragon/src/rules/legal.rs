//! Which answers the pending decision has. Equal palaces, and equal persons in one palace, are one answer.

use crate::board::cards::{ActionCard, Card};
use crate::board::person::{Person, Role};
use crate::board::tiles::{Size, WallTile};
use crate::rules::acting::price;
use crate::rules::action::Action;
use crate::rules::persons::is_drafted;
use crate::state::palace::{MOST_FLOORS, Palace};
use crate::state::{Dragon, Pending};
use std::ops::ControlFlow::{self, Continue};

/// Appends every answer to the pending decision.
pub(crate) fn legal(game: &Dragon, out: &mut Vec<Action>) {
    let _ = game.visit_legal(|action| {
        out.push(action);
        Continue(())
    });
}

impl Dragon {
    /// Shows every answer to the visitor, until it has seen enough.
    #[inline]
    pub(crate) fn visit_legal(&self, mut visit: impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        let court = &self.player().court;
        match self.pending {
            Pending::Nothing => Continue(()),
            Pending::Draft => self.visit_draft(visit),
            Pending::Act => self.visit_actions(visit),
            Pending::Card => self.visit_cards(visit),
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
            Pending::GiveBack => self.visit_gifts(visit),
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

    fn visit_draft(&self, mut visit: impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        let drafted = self.drafted();
        let left = |role: Role| self.supply[role.young().index()] > 0;
        for (index, first) in Role::ALL.iter().enumerate() {
            for second in &Role::ALL[index + 1..] {
                if left(*first) && left(*second) && !is_drafted(*first, *second, &drafted) {
                    visit(Action::Draft(*first, *second))?;
                }
            }
        }
        Continue(())
    }

    fn visit_actions(&self, mut visit: impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        let player = self.player();
        let taken = self.taken();
        for card in &ActionCard::ALL {
            let Some(group) = self.groups.group_of(*card) else { continue };
            let Some(left) = player.yuan.checked_sub(price(group, taken)) else { continue };
            match card {
                ActionCard::Privilege => {
                    for size in [Size::Small, Size::Large] {
                        if left >= u16::from(self.privilege_cost(size)) {
                            visit(Action::Privilege(size))?;
                        }
                    }
                }
                ActionCard::Wall => {
                    for tile in &WallTile::ALL {
                        if player.has_tile(*tile) && !self.wall.is_complete() {
                            visit(Action::Wall(*tile))?;
                        }
                    }
                }
                card => visit(Action::Act(*card))?,
            }
        }
        visit(Action::Pass)
    }

    fn visit_cards(&self, mut visit: impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        let hand = self.player().hand;
        for role in hand.roles() {
            let card = Card::Of(role);
            if !self.is_left(role) {
                visit(Action::Spend(card))?;
            }
            for person in role.persons() {
                if self.supply[person.index()] > 0 {
                    visit(Action::Play(card, person))?;
                }
            }
        }
        if hand.count(Card::Wild) > 0 {
            let mut any = false;
            for person in &Person::ALL {
                if self.supply[person.index()] > 0 {
                    any = true;
                    visit(Action::Play(Card::Wild, *person))?;
                }
            }
            if !any {
                visit(Action::Spend(Card::Wild))?;
            }
        }
        Continue(())
    }

    fn visit_gifts(&self, mut visit: impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        let player = self.player();
        let due = self.owed();
        for rice in 0..=player.rice.min(due) {
            for fireworks in 0..=player.fireworks.min(due - rice) {
                if due - rice - fireworks <= player.yuan {
                    visit(Action::GiveBack { rice: rice as u8, fireworks: fireworks as u8 })?;
                }
            }
        }
        Continue(())
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
                usize::from(self.owed()) >= unfed
            }
            _ => false,
        }
    }

    /// The roles of the persons at court, each once.
    pub(crate) fn roles(&self) -> impl Iterator<Item = Role> + use<> {
        let present = self.player().court.roles();
        Role::ALL.into_iter().filter(move |role| present >> *role as u16 & 1 == 1)
    }
}
