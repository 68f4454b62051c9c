//! The contract of a game, for Qin: [`Game`] for search and simulation, [`Written`] for what people and programs read and write,
//! [`Encoded`] for programs that learn. What takes more than a few lines is a function of the same name in its room.

use crate::board::Tile;
use crate::rules::{self, Action, ActionData, Choice};
use crate::seen::{self, Effect, Event, View};
use crate::state::{self, Qin};
use crate::written::{self, Options};
use tianxia_core::actions::Declared;
use tianxia_core::choices::Columns;
use tianxia_core::encoding::{Ink, Moment};
use tianxia_core::{
    About, BadInput, Dice, Encoded, Figure, Game, Illegal, Outcome, Phrase, Seat, Setup, Sink, Turn, Viewpoint, Written,
};

impl Game for Qin {
    type Options = Options;
    type Action = Action;
    type View = View;
    type Event = Event;
    type Effect = Effect;

    fn about() -> &'static About {
        &written::ABOUT
    }

    fn read_options(setup: &Setup) -> Result<Options, BadInput> {
        Options::read(setup)
    }

    fn setup(options: &Options) -> Setup {
        options.write()
    }

    fn start(options: &Options, dice: &mut impl Dice) -> Self {
        rules::start(options, dice)
    }

    fn rules(&self) -> u32 {
        self.options.rules
    }

    fn players(&self) -> u8 {
        self.options.players
    }

    fn turn(&self) -> Turn {
        self.turn
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

    fn random_action(&self, dice: &mut impl Dice, _: &mut Vec<Action>) -> Option<Action> {
        rules::sample(self, dice)
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

    fn imagine(&self, seat: Seat, dice: &mut impl Dice) -> Self {
        seen::imagine(self, seat, dice)
    }

    fn census(&self) -> Vec<(&'static str, u32)> {
        state::census(self)
    }

    fn effect(&self, events: &[Event], _: Option<&Self>) -> Effect {
        seen::effect(self, events)
    }

    fn figures(&self) -> Vec<(Figure, i64)> {
        seen::figures(self)
    }

    fn changes(effect: &Effect) -> Vec<(Figure, i64)> {
        seen::changes(effect)
    }
}

impl Written for Qin {
    type ActionData = ActionData;

    fn data(&self, action: Action) -> ActionData {
        action.choice(&self.board).data(&self.board)
    }

    fn action(&self, data: &ActionData) -> Result<Action, BadInput> {
        Action::of(Choice::of_data(data, &self.board)?, &self.board)
    }

    fn write(&self, action: Action) -> String {
        action.choice(&self.board).write(&self.board)
    }

    fn read(&self, text: &str) -> Result<Action, BadInput> {
        Action::of(Choice::read(text, &self.board)?, &self.board)
    }

    fn joins(&self, one: Action, other: Action) -> bool {
        one.is_pass() == other.is_pass()
    }

    fn columns(&self, actions: &[Action]) -> Columns {
        let choices: Vec<_> = actions.iter().map(|action| action.choice(&self.board)).collect();
        Choice::columns(&choices, &self.board)
    }

    fn number(&self, action: Action) -> u32 {
        action.code().into()
    }

    fn numbered(&self, number: u32) -> Option<Action> {
        Action::from_code(u16::try_from(number).ok()?, &self.board)
    }

    fn numbers(&self) -> u32 {
        Action::codes(&self.board).into()
    }

    /// A player without tiles is passed over without being asked (Q24).
    fn done_by_itself(&self, events: &[Event], action: Action) -> bool {
        let empty = |seat: &Seat| self.hands[seat.index()].len() == 0;
        action.is_pass() && events.iter().any(|event| matches!(event, Event::Passed { seat } if empty(seat)))
    }

    /// Tiles have numbers that stand for them on scripted dice.
    fn face(word: &str) -> Option<u32> {
        word.parse::<Tile>().ok().map(|tile| tile.index() as u32)
    }

    fn position(&self) -> toml::Table {
        written::position(self)
    }

    fn from_position(table: &toml::Table, dice: &mut impl Dice) -> Result<Self, BadInput> {
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

impl Encoded for Qin {
    const GRID: (usize, usize) = seen::GRID;
    const POLICY: u32 = written::POLICY;
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
        written::policy(action, &self.board)
    }

    fn at_policy(&self, index: u32) -> Option<Action> {
        written::at_policy(index, &self.board)
    }

    fn features(&self, action: Action, out: &mut [f32]) {
        written::features(self, action, out);
    }
}
