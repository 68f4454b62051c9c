//! Huang as a [`Game`], as a [`Written`] and as an [`Encoded`] game: the contract, answered by the rooms of this crate.

use crate::board::Colour;
use crate::rules::{self, Action, ActionData, Kind};
use crate::seen::{self, Effect, Event, View};
use crate::state::{self, Decision, Huang, WarPhase};
use crate::written::{self, ABOUT, Options};
use tianxia_core::actions::{Declared, Indexed, Numbered};
use tianxia_core::choices::Columns;
use tianxia_core::encoding::{Ink, Moment};
use tianxia_core::{
    About, BadInput, Dice, Encoded, Figure, Game, Illegal, Outcome, Phrase, Seat, Setup, Sink, Turn, Viewpoint, Written,
};

impl Game for Huang {
    type Options = Options;
    type Action = Action;
    type View = View;
    type Event = Event;
    type Effect = Effect;

    fn about() -> &'static About {
        &ABOUT
    }

    fn read_options(setup: &Setup) -> Result<Options, BadInput> {
        written::read_options(setup)
    }

    fn setup(options: &Options) -> Setup {
        written::setup(options)
    }

    fn start(options: &Options, dice: &mut impl Dice) -> Huang {
        rules::start(options, dice)
    }

    fn rules(&self) -> u32 {
        self.options.rules
    }

    fn players(&self) -> u8 {
        self.options.players
    }

    fn turn(&self) -> Turn {
        Turn::Decide(match &self.decision {
            Decision::Over(_) => return Turn::Over,
            Decision::Revolt(revolt) => revolt.asked(self.active),
            Decision::War(war) => match war.phase {
                WarPhase::Support(seat) => seat,
                _ => self.active,
            },
            _ => self.active,
        })
    }

    fn outcome(&self) -> Option<Outcome> {
        rules::outcome(self)
    }

    fn ranking(&self) -> Option<Outcome> {
        rules::ranking(self)
    }

    fn legal(&self, out: &mut Vec<Action>) {
        rules::legal(self, out);
    }

    fn random_action(&self, dice: &mut impl Dice, buffer: &mut Vec<Action>) -> Option<Action> {
        rules::sample(self, dice, buffer)
    }

    fn play(&mut self, action: Action, dice: &mut impl Dice, events: &mut impl Sink<Event>) -> Result<(), Illegal> {
        rules::play(self, action, dice, events)
    }

    fn play_listed(&mut self, action: Action, dice: &mut impl Dice, events: &mut impl Sink<Event>) {
        rules::play_listed(self, action, dice, events);
    }

    fn view(&self, eye: Viewpoint) -> View {
        seen::view(self, eye)
    }

    fn witness(event: &Event, eye: Viewpoint) -> Option<Event> {
        Some(seen::witness(event, eye))
    }

    fn imagine(&self, seat: Seat, dice: &mut impl Dice) -> Huang {
        seen::imagine(self, seat, dice)
    }

    fn census(&self) -> Vec<(&'static str, u32)> {
        state::census(self)
    }

    fn effect(&self, events: &[Event], after: Option<&Huang>) -> Effect {
        seen::effect(self, events, after)
    }

    fn figures(&self) -> Vec<(Figure, i64)> {
        seen::figures(self)
    }

    fn changes(effect: &Effect) -> Vec<(Figure, i64)> {
        seen::changes(effect)
    }

    fn misjudged(&self, events: &[Event], after: &Huang) -> Option<String> {
        seen::misjudged(self, events, after)
    }
}

impl Written for Huang {
    type ActionData = ActionData;

    fn data(&self, action: Action) -> ActionData {
        Declared::data(action, self)
    }

    fn action(&self, data: &ActionData) -> Result<Action, BadInput> {
        Action::of_data(data, self).map(Action::settled)
    }

    fn write(&self, action: Action) -> String {
        Declared::write(action, self)
    }

    fn read(&self, text: &str) -> Result<Action, BadInput> {
        <Action as Declared<_>>::read(text, self).map(Action::settled)
    }

    fn joins(&self, one: Action, other: Action) -> bool {
        one.joins(other, self)
    }

    fn columns(&self, actions: &[Action]) -> Columns {
        Action::columns(actions, self)
    }

    fn number(&self, action: Action) -> u32 {
        Numbered::number(action, self)
    }

    fn numbered(&self, number: u32) -> Option<Action> {
        <Action as Numbered<_>>::numbered(number, self).filter(|action| !action.adds_nothing())
    }

    fn numbers(&self) -> u32 {
        <Action as Numbered<_>>::numbers(self)
    }

    fn done_by_itself(&self, events: &[Event], action: Action) -> bool {
        written::done_by_itself(self, events, action)
    }

    fn face(word: &str) -> Option<u32> {
        word.parse::<Colour>().ok().map(|colour| colour.index() as u32)
    }

    fn position(&self) -> toml::Table {
        written::position(self)
    }

    fn from_position(table: &toml::Table, dice: &mut impl Dice) -> Result<Huang, BadInput> {
        written::from_position(table, dice)
    }

    fn canonical(part: toml::Table) -> toml::Table {
        written::canonical(part)
    }

    fn ask(&self) -> Phrase {
        written::ask(self)
    }

    fn tell(event: &Event) -> Phrase {
        written::tell(event)
    }
}

impl Encoded for Huang {
    const GRID: (usize, usize) = seen::GRID;
    const POLICY: u32 = <Action as Indexed<Huang>>::POLICY;
    const FEATURES: &'static [&'static str] = written::FEATURES;
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
        let asked = |kind| match kind {
            Kind::Remove => matches!(self.decision, Decision::War(_) | Decision::Bandits { .. }),
            Kind::Keep => matches!(self.decision, Decision::Granaries),
            Kind::Move => matches!(self.decision, Decision::Move { .. }),
            _ => true,
        };
        Action::at_policy(index, self, asked).filter(|action| !action.adds_nothing())
    }

    fn features(&self, action: Action, out: &mut [f32]) {
        written::features(self, action, out);
    }

    fn fits(&self) -> bool {
        seen::fits(self)
    }
}
