//! The contract of a game, kept: everything of [`Game`] and [`Written`] leads from here to where it is done.

use crate::action::Action;
use crate::calendar::{Event, SuperEvent};
use crate::cards::ActionCard;
use crate::happening::Happening;
use crate::options::{ABOUT, Options};
use crate::state::{Dragon, Pending};
use crate::view::View;
use crate::{notation, numbers, phrases, position};
use std::ops::ControlFlow::Continue;
use tianxia_core::{
    About, BadInput, Dice, Eye, Figure, Game, Illegal, Outcome, Phrase, Seat, Setup, Sink, Turn, Written,
};

impl Dragon {
    /// Carries out a legal action, up to the next question.
    pub(crate) fn apply(&mut self, action: Action, dice: &mut impl Dice, events: &mut impl Sink<Happening>) {
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

impl Game for Dragon {
    type Options = Options;
    type Action = Action;
    type View = View;
    type Event = Happening;
    type Effect = ();

    fn about() -> &'static About {
        &ABOUT
    }

    fn read_options(setup: &Setup) -> Result<Options, BadInput> {
        Options::read(setup)
    }

    fn setup(options: &Options) -> Setup {
        options.write()
    }

    fn start(options: &Options, dice: &mut impl Dice) -> Self {
        Dragon::set_up(options, dice)
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn turn(&self) -> Turn {
        if self.pending == Pending::Nothing { Turn::Over } else { Turn::Decide(self.seat()) }
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.pending == Pending::Nothing).then(|| self.result())
    }

    fn legal(&self, out: &mut Vec<Action>) {
        let _ = self.answers(|action| {
            out.push(action);
            Continue(())
        });
    }

    fn play(&mut self, action: Action, dice: &mut impl Dice, events: &mut impl Sink<Happening>) -> Result<(), Illegal> {
        self.judge(action)?;
        self.apply(action, dice, events);
        self.settle(dice, events);
        Ok(())
    }

    fn view(&self, _: Eye) -> View {
        View::new(self)
    }

    fn witness(event: &Happening, _: Eye) -> Option<Happening> {
        Some(*event)
    }

    /// Nothing is hidden but the shuffles to come, which no state holds.
    fn imagine(&self, _: Seat, _: &mut impl Dice) -> Self {
        *self
    }

    fn rules(&self) -> u32 {
        1
    }

    fn effect(&self, _: &[Happening], _: Option<&Self>) {}

    fn figures(&self) -> Vec<(Figure, i64)> {
        Vec::new()
    }

    fn changes(_: &()) -> Vec<(Figure, i64)> {
        Vec::new()
    }

    fn census(&self) -> Vec<(&'static str, u32)> {
        crate::census::census(self)
    }
}

impl Written for Dragon {
    type ActionData = String;

    fn data(&self, action: Action) -> String {
        self.write(action)
    }

    fn action(&self, data: &String) -> Result<Action, BadInput> {
        self.read(data)
    }

    fn write(&self, action: Action) -> String {
        notation::write(self, action)
    }

    fn read(&self, text: &str) -> Result<Action, BadInput> {
        notation::read(self, text)
    }

    fn number(&self, action: Action) -> u32 {
        numbers::number(action)
    }

    fn numbered(&self, number: u32) -> Option<Action> {
        numbers::numbered(number)
    }

    fn numbers(&self) -> u32 {
        numbers::NUMBERS
    }

    /// Events, super events and action cards are drawn; their words stand for their faces.
    fn face(word: &str) -> Option<u32> {
        let event = Event::ALL[..5].iter().position(|event| event.word() == word);
        let action = || ActionCard::ALL.iter().position(|card| card.word() == word);
        let super_event = || SuperEvent::ALL.iter().position(|event| event.word() == word);
        event.or_else(action).or_else(super_event).map(|face| face as u32)
    }

    fn position(&self) -> toml::Table {
        position::write(self)
    }

    fn from_position(table: &toml::Table, dice: &mut impl Dice) -> Result<Self, BadInput> {
        position::read(table, dice)
    }

    fn ask(&self) -> Phrase {
        phrases::ask(self)
    }

    fn tell(event: &Happening) -> Phrase {
        phrases::tell(event)
    }
}
