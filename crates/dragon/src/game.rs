//! In the Year of the Dragon as a [`Game`], as [`Written`] and as [`Encoded`]: what is short is answered here, the rest by the function of the same
//! name in the room where the work is done.

use crate::board::calendar::{MonthEvent, SuperEvent};
use crate::board::cards::ActionCard;
use crate::rules::action::{Action, ActionData};
use crate::seen::effect::Effect;
use crate::seen::event::Event;
use crate::seen::view::View;
use crate::state::{Dragon, Phase};
use crate::written::options::{ABOUT, Options};
use crate::written::{features, fields, options, phrases};
use crate::{rules, seen, state, written};
use std::ops::ControlFlow;
use tianxia_core::actions::{Declared, Indexed, Numbered};
use tianxia_core::choices::Columns;
use tianxia_core::encoding::{Ink, Moment};
use tianxia_core::{
    About, BadInput, Dice, Encoded, Figure, Game, Illegal, Outcome, Phrase, Seat, Setup, Sink, Turn, Viewpoint, Written,
};

impl Game for Dragon {
    type Options = Options;
    type Action = Action;
    type View = View;
    type Event = Event;
    type Effect = Effect;

    fn about() -> &'static About {
        &ABOUT
    }

    fn read_options(setup: &Setup) -> Result<Options, BadInput> {
        options::read_options(setup)
    }

    fn setup(options: &Options) -> Setup {
        options::setup(options)
    }

    fn start(options: &Options, dice: &mut impl Dice) -> Self {
        rules::start(options, dice)
    }

    fn players(&self) -> u8 {
        self.players
    }

    #[inline]
    fn turn(&self) -> Turn {
        if self.phase == Phase::Over { Turn::Over } else { Turn::Decide(self.seat()) }
    }

    fn outcome(&self) -> Option<Outcome> {
        rules::outcome(self)
    }

    fn ranking(&self) -> Option<Outcome> {
        rules::ranking(self)
    }

    fn legal(&self, out: &mut Vec<Action>) {
        let _ = self.visit_legal(|action| {
            out.push(action);
            ControlFlow::Continue(())
        });
    }

    fn play(&mut self, action: Action, dice: &mut impl Dice, events: &mut impl Sink<Event>) -> Result<(), Illegal> {
        rules::play(self, action, dice, events)
    }

    fn play_listed(&mut self, action: Action, dice: &mut impl Dice, events: &mut impl Sink<Event>) {
        rules::play_listed(self, action, dice, events);
    }

    const HIDES: bool = false;

    fn view(&self, _: Viewpoint) -> View {
        seen::view(self)
    }

    fn witness(event: &Event, _: Viewpoint) -> Option<Event> {
        Some(*event)
    }

    /// Nothing is hidden but the shuffles to come, which no state holds.
    fn imagine(&self, _: Seat, _: &mut impl Dice) -> Self {
        *self
    }

    fn rules(&self) -> u32 {
        self.rules
    }

    fn effect(&self, events: &[Event], after: Option<&Self>) -> Effect {
        seen::effect(self, events, after)
    }

    fn figures(&self) -> Vec<(Figure, i64)> {
        seen::figures(self)
    }

    fn changes(effect: &Effect) -> Vec<(Figure, i64)> {
        seen::changes(effect)
    }

    fn misjudged(&self, events: &[Event], after: &Self) -> Option<String> {
        seen::misjudged(self, events, after)
    }

    fn census(&self) -> Vec<(&'static str, u32)> {
        state::census(self)
    }
}

impl Written for Dragon {
    type ActionData = ActionData;

    fn data(&self, action: Action) -> ActionData {
        fields::data(self, action)
    }

    fn action(&self, data: &ActionData) -> Result<Action, BadInput> {
        fields::action(self, data)
    }

    fn write(&self, action: Action) -> String {
        fields::write(self, action)
    }

    fn read(&self, text: &str) -> Result<Action, BadInput> {
        fields::read(self, text)
    }

    fn joins(&self, one: Action, other: Action) -> bool {
        one.joins(other, self)
    }

    fn columns(&self, actions: &[Action]) -> Columns {
        fields::columns(self, actions)
    }

    fn number(&self, action: Action) -> u32 {
        Numbered::number(action, self)
    }

    fn numbered(&self, number: u32) -> Option<Action> {
        Numbered::numbered(number, self)
    }

    fn numbers(&self) -> u32 {
        Action::numbers(self)
    }

    fn done_by_itself(&self, events: &[Event], action: Action) -> bool {
        written::done_by_itself(events, action)
    }

    /// Events, super events and action cards are drawn; their words stand for their faces.
    fn face(word: &str) -> Option<u32> {
        let event = MonthEvent::ALL[..5].iter().position(|event| event.word() == word);
        let action = || ActionCard::ALL.iter().position(|card| card.word() == word);
        let super_event = || SuperEvent::ALL.iter().position(|event| event.word() == word);
        event.or_else(action).or_else(super_event).map(|face| face as u32)
    }

    fn position(&self) -> toml::Table {
        written::position::position(self)
    }

    fn from_position(table: &toml::Table, dice: &mut impl Dice) -> Result<Self, BadInput> {
        written::position::from_position(table, dice)
    }

    fn canonical(part: toml::Table) -> toml::Table {
        written::position::canonical(part)
    }

    fn ask(&self) -> Phrase {
        phrases::ask(self)
    }

    fn tell(event: &Event) -> Phrase {
        phrases::tell(event)
    }
}

impl Encoded for Dragon {
    const GRID: (usize, usize) = seen::GRID;
    const POLICY: u32 = <Action as Indexed<Dragon>>::POLICY;
    const FEATURES: &'static [&'static str] = features::FEATURES;
    const EVENTS: &'static [&'static str] = seen::EVENTS;
    const THINGS: usize = seen::THINGS;

    fn moment(event: &Event) -> Moment {
        seen::moment(event)
    }

    fn encode(&self, seat: Seat, ink: &mut impl Ink) {
        seen::encode(self, seat, ink);
    }

    fn policy(&self, action: Action) -> Option<u32> {
        Indexed::policy(action, self)
    }

    fn at_policy(&self, index: u32) -> Option<Action> {
        Action::at_policy(index, self, |kind| self.decision.asks(kind))
    }

    fn features(&self, action: Action, out: &mut [f32]) {
        features::features(self, action, out);
    }
}
