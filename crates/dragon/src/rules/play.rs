//! Playing an answer: refused or carried out, and on to the next decision that has more than one answer.

use crate::board::cards::Card;
use crate::rules::action::Action;
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
    game.check(action)?;
    play_listed(game, action, dice, events);
    Ok(())
}

/// Plays an answer that is legal.
pub(crate) fn play_listed(game: &mut Dragon, action: Action, dice: &mut impl Dice, events: &mut impl Sink<Event>) {
    game.carry_out(action, dice, events);
    game.settle(dice, events);
}

impl Dragon {
    /// Carries out a legal action, up to the next question.
    pub(crate) fn carry_out(&mut self, action: Action, dice: &mut impl Dice, events: &mut impl Sink<Event>) {
        match action {
            Action::Draft { first, second } => self.draft(first, second, events),
            Action::Act { card } => self.act(card, dice, events),
            Action::Privilege { size } => self.buy_privilege(size, dice, events),
            Action::Wall { tile } => self.extend_wall(tile, dice, events),
            Action::Pass => self.pass(dice, events),
            Action::Floor { palace } => self.build(Some(palace), dice, events),
            Action::NewPalace => self.build(None, dice, events),
            Action::Person { person } => self.play_card(Card::Of(person.role()), person, events),
            Action::Wild { person } => self.play_card(Card::Wild, person, events),
            Action::Spend { card } => self.spend_card(card, dice, events),
            Action::Palace { palace } => self.place(palace, None, dice, events),
            Action::Replace { palace, person } => self.place(palace, Some(person), dice, events),
            Action::LetGo => self.let_go(dice, events),
            Action::Release { palace, person } => self.release(palace, person, dice, events),
            Action::Fall { palace } => self.fall(palace, dice, events),
            Action::Give { rice, fireworks, .. } => self.give_back(rice.0, fireworks.0, dice, events),
            Action::Discard { card } => self.discard(card, dice, events),
            Action::Dawn { role } => self.take_at_dawn(role, events),
            Action::Treaty { role } => self.treat(role, dice, events),
        }
    }
}
