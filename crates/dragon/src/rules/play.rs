//! Playing an answer: refused or carried out, and on to the next decision that has more than one answer.

use crate::rules::action::Action;
use crate::rules::refuse::refuse;
use crate::seen::event::Event;
use crate::state::Dragon;
use tianxia_core::{Dice, Illegal, Sink};

/// Plays an answer to the pending decision, up to the next decision or the end.
pub(crate) fn play(
    game: &mut Dragon,
    action: Action,
    dice: &mut impl Dice,
    events: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    refuse(game, action)?;
    game.carry_out(action, dice, events);
    game.settle(dice, events);
    Ok(())
}

impl Dragon {
    /// Carries out a legal action, up to the next question.
    pub(crate) fn carry_out(&mut self, action: Action, dice: &mut impl Dice, events: &mut impl Sink<Event>) {
        match action {
            Action::Draft(first, second) => self.draft(first, second, events),
            Action::Act(card) => self.act(card, dice, events),
            Action::Privilege(size) => self.buy_privilege(size, dice, events),
            Action::Wall(tile) => self.extend_wall(tile, dice, events),
            Action::Pass => self.pass(dice, events),
            Action::Floor(index) => self.build(Some(index), dice, events),
            Action::NewPalace => self.build(None, dice, events),
            Action::Play(card, person) => self.play_card(card, person, events),
            Action::Spend(card) => self.spend_card(card, dice, events),
            Action::Place(index) => self.place(index, None, dice, events),
            Action::Replace(index, person) => self.place(index, Some(person), dice, events),
            Action::LetGo => self.let_go(dice, events),
            Action::Release(index, person) => self.release(index, person, dice, events),
            Action::Fall(index) => self.fall(index, dice, events),
            Action::GiveBack { rice, fireworks } => self.give_back(rice, fireworks, dice, events),
            Action::Discard(card) => self.discard(card, dice, events),
            Action::Dawn(role) => self.take_at_dawn(role, events),
            Action::Treaty(role) => self.treat(role, dice, events),
        }
    }
}
