//! A game at a table, whatever game it is: JSON and notation in and out. What leaves here for a player goes through an
//! [`Viewpoint`]; [`AnyMatch::record`] and [`AnyMatch::position`] hold everything and are for the table's own use.

use crate::any_view::AnyView;
use crate::effects::Effects;
use crate::with_game;
use serde::Serialize;
use std::any::Any;
use std::fmt;
use tianxia_core::choices::Packing;
use tianxia_core::scenario::Script;
use tianxia_core::{
    About, BadInput, Choice, Deed, FastDice, Illegal, Json, Knowledge, Legal, Lookout, Match, Mute, Outcome, Outlook,
    Phrase, Record, Refused, Seat, Seed, Setup, Turn, Viewpoint, Written,
};

/// An event as a viewpoint may know it, with the sentence that tells it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Told {
    /// What happened.
    pub event: Json,
    /// How to say it.
    pub phrase: Phrase,
}

/// Why a command had no effect.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// It could not be understood.
    BadInput(BadInput),
    /// It was understood and refused.
    Refused(Refused),
}

/// A game at a table.
pub trait AnyMatch: Send + Sync {
    /// The title page.
    fn about(&self) -> &'static About;
    /// The number of seats.
    fn players(&self) -> u8;
    /// Whose decision it is.
    fn turn(&self) -> Turn;
    /// The question, as a phrase.
    fn ask(&self) -> Phrase;
    /// Is anything kept from a viewpoint that another sees?
    fn hides(&self) -> bool;
    /// What a viewpoint may see.
    fn view(&self, eye: Viewpoint) -> Json;
    /// The same, to be kept and compared with later.
    fn look(&self, eye: Viewpoint) -> Box<dyn AnyView>;
    /// The answers of the deciding seat, packed; only that seat may be told.
    fn packed(&self) -> Legal;
    /// The same one by one.
    fn legal(&self) -> Vec<Choice> {
        self.packed().unpack()
    }
    /// Their numbers, in the same order.
    fn numbers(&self) -> Vec<u32>;
    /// What an action of the deciding seat would do; only that seat may be told.
    fn preview(&self, number: u32) -> Result<(Vec<Told>, bool, bool), Refusal>;
    /// Why the action with this number is not legal; nothing if it is. Only the deciding seat may be told.
    fn why_not(&self, number: u32) -> Result<Option<Illegal>, Refusal>;
    /// The notation of the action with this number; it need not be legal.
    fn notation(&self, number: u32) -> Result<String, Refusal>;
    /// The number of the action that a text stands for; it need not be legal.
    fn number(&self, notation: &str) -> Result<u32, Refusal>;
    /// The number of the action that data means; it need not be legal.
    fn number_of(&self, action: &serde_json::Value) -> Result<u32, Refusal>;
    /// The version of the rules it is played by.
    fn rules(&self) -> u32;
    /// Plays an action in notation.
    fn act(&mut self, seat: Seat, notation: &str) -> Result<(), Refusal>;
    /// Plays an action by number.
    fn act_numbered(&mut self, seat: Seat, number: u32) -> Result<(), Refusal>;
    /// Plays an action by number while chance falls as written, and says what of the script did not fit (expected, found).
    fn act_scripted(&mut self, seat: Seat, number: u32, script: &Script) -> Result<Option<(String, String)>, Refusal>;
    /// The notation of the newest entry of the record, if it is an action.
    fn newest_action(&self) -> Option<&str>;
    /// May the seat take back the last action freely?
    fn can_undo(&self, seat: Seat) -> bool;
    /// Takes back the last action.
    fn undo(&mut self, seat: Seat) -> Result<(), Refusal>;
    /// Gives up.
    fn resign(&mut self, seat: Seat) -> Result<(), Refusal>;
    /// Notes who holds a seat from now on.
    fn seat_holder(&mut self, seat: Seat, name: &str);
    /// How many actions stand.
    fn steps(&self) -> usize;
    /// What a viewpoint may know of what came of an action that stands.
    fn told(&self, step: usize, eye: Viewpoint) -> Vec<Told>;
    /// An action that stands, as data.
    fn action(&self, step: usize) -> Option<Json>;
    /// How it ended.
    fn outcome(&self) -> Option<Outcome>;
    /// The whole record, secrets included.
    fn record(&self) -> Record;
    /// The whole position, secrets included.
    fn position(&self) -> toml::Table;
    /// The same decision in a world that the deciding seat cannot tell from the real one: everything it cannot know is dealt anew. Nothing
    /// once the game is over.
    fn imagined(&self, seed: u64) -> Option<Box<dyn AnyMatch>>;
    /// A copy that goes its own way.
    fn duplicate(&self) -> Box<dyn AnyMatch>;
    /// The [`Match`] itself, for code that knows the game's type again ([`with_game!`]).
    fn as_any(&self) -> &dyn Any;
}

/// Starts a game from its normal set-up.
pub fn start(game: &str, setup: &Setup, seed: Seed) -> Result<Box<dyn AnyMatch>, BadInput> {
    with_game!(game, G => boxed(Match::<G>::start(setup, seed)?))
}

/// Starts a game from a position, under the version of the rules that it names, or else the given one, or else the newest.
pub fn start_from(game: &str, position: &str, rules: Option<u32>, seed: Seed) -> Result<Box<dyn AnyMatch>, BadInput> {
    with_game!(game, G => boxed(Match::<G>::start_from(position, rules, seed)?))
}

/// Plays a record again, up to an entry or to its end.
pub fn replay(record: &Record, until: Option<usize>) -> Result<Box<dyn AnyMatch>, BadInput> {
    with_game!(record.game.as_str(), G => boxed(Match::<G>::replay(record, until)?))
}

fn boxed<G: Written>(game: Match<G>) -> Box<dyn AnyMatch> {
    Box::new(game)
}

impl<G: Written> AnyMatch for Match<G> {
    fn about(&self) -> &'static About {
        G::about()
    }

    fn players(&self) -> u8 {
        self.state().players()
    }

    fn turn(&self) -> Turn {
        Match::turn(self)
    }

    fn ask(&self) -> Phrase {
        self.state().ask()
    }

    fn hides(&self) -> bool {
        G::HIDES
    }

    fn view(&self, eye: Viewpoint) -> Json {
        Json::of(&self.state().view(eye))
    }

    fn look(&self, eye: Viewpoint) -> Box<dyn AnyView> {
        Box::new(self.state().view(eye))
    }

    fn packed(&self) -> Legal {
        let (state, mut lookout) = (self.state(), Lookout::of(self.state()));
        let (mut packing, mut effects) = (Packing::of(state), Effects::<G>::default());
        for action in self.answers() {
            let Outlook { effect, free } = lookout.outlook(action);
            packing.add(action, free, effects.index(effect));
        }
        packing.finish(effects.list())
    }

    fn numbers(&self) -> Vec<u32> {
        self.answers().into_iter().map(|action| self.state().number(action)).collect()
    }

    fn preview(&self, number: u32) -> Result<(Vec<Told>, bool, bool), Refusal> {
        let action = self.numbered(number)?;
        let foreseen = self.state().foresee(action).map_err(Refused::Illegal)?;
        Ok((foreseen.events.iter().map(told::<G>).collect(), foreseen.draws, foreseen.hands_over))
    }

    fn why_not(&self, number: u32) -> Result<Option<Illegal>, Refusal> {
        let (action, mut after) = (self.numbered(number)?, self.state().clone());
        Ok(after.play(action, &mut FastDice::new(0), &mut Mute).err())
    }

    fn notation(&self, number: u32) -> Result<String, Refusal> {
        Ok(self.state().write(self.numbered(number)?))
    }

    fn number(&self, notation: &str) -> Result<u32, Refusal> {
        Ok(self.state().number(self.state().read(notation)?))
    }

    fn number_of(&self, action: &serde_json::Value) -> Result<u32, Refusal> {
        let data = serde_json::from_value(action.clone())
            .map_err(|error| BadInput::new(format!("{error}; this is not an action of {}", G::about().id)))?;
        Ok(self.state().number(self.state().action(&data)?))
    }

    fn rules(&self) -> u32 {
        self.state().rules()
    }

    fn act(&mut self, seat: Seat, notation: &str) -> Result<(), Refusal> {
        let action = self.state().read(notation)?;
        Ok(Match::act(self, seat, action)?)
    }

    fn act_numbered(&mut self, seat: Seat, number: u32) -> Result<(), Refusal> {
        let action = self.numbered(number)?;
        Ok(Match::act(self, seat, action)?)
    }

    fn act_scripted(&mut self, seat: Seat, number: u32, script: &Script) -> Result<Option<(String, String)>, Refusal> {
        let action = self.numbered(number)?;
        Ok(Match::act_scripted(self, seat, action, script)?)
    }

    fn newest_action(&self) -> Option<&str> {
        match &self.newest_entry()?.deed {
            Deed::Action(text) => Some(text),
            _ => None,
        }
    }

    fn can_undo(&self, seat: Seat) -> bool {
        Match::can_undo(self, seat)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        Ok(Match::undo(self, seat)?)
    }

    fn resign(&mut self, seat: Seat) -> Result<(), Refusal> {
        Ok(Match::resign(self, seat)?)
    }

    fn seat_holder(&mut self, seat: Seat, name: &str) {
        Match::seat_holder(self, seat, name);
    }

    fn steps(&self) -> usize {
        Match::steps(self).len()
    }

    fn told(&self, step: usize, eye: Viewpoint) -> Vec<Told> {
        let events = Match::steps(self).get(step).map_or(&[][..], |step| &step.events[..]);
        events.iter().filter_map(|event| G::witness(event, eye)).map(|event| told::<G>(&event)).collect()
    }

    fn action(&self, step: usize) -> Option<Json> {
        Match::steps(self).get(step).map(|step| Json::of(&step.before.data(step.action)))
    }

    fn outcome(&self) -> Option<Outcome> {
        Match::outcome(self)
    }

    fn record(&self) -> Record {
        Match::record(self)
    }

    fn position(&self) -> toml::Table {
        self.state().position()
    }

    fn imagined(&self, seed: u64) -> Option<Box<dyn AnyMatch>> {
        let knowledge = Knowledge::of_decider(self.state())?;
        let position = toml::to_string(&knowledge.imagine(&mut FastDice::new(seed)).position()).ok()?;
        let world = Match::<G>::start_from(&position, Some(self.state().rules()), Seed::from_number(seed)).ok()?;
        Some(Box::new(world))
    }

    fn duplicate(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

trait Answers<G: Written> {
    /// The answers of the deciding seat.
    fn answers(&self) -> Vec<G::Action>;
    /// The action with this number.
    fn numbered(&self, number: u32) -> Result<G::Action, BadInput>;
}

impl<G: Written> Answers<G> for Match<G> {
    fn answers(&self) -> Vec<G::Action> {
        match Match::turn(self) {
            Turn::Decide(_) => self.state().legal_actions(),
            Turn::Over => Vec::new(),
        }
    }

    fn numbered(&self, number: u32) -> Result<G::Action, BadInput> {
        let count = self.state().numbers();
        let complaint =
            || BadInput::new(format!("{number} is no action of {}; numbers are below {count}", G::about().id));
        self.state().numbered(number).ok_or_else(complaint)
    }
}

fn told<G: Written>(event: &G::Event) -> Told {
    Told { event: Json::of(event), phrase: G::tell(event) }
}

impl From<BadInput> for Refusal {
    fn from(error: BadInput) -> Self {
        Refusal::BadInput(error)
    }
}

impl From<Refused> for Refusal {
    fn from(refused: Refused) -> Self {
        Refusal::Refused(refused)
    }
}

impl Refusal {
    /// The rule behind it, if a rule is.
    #[must_use]
    pub fn illegal(&self) -> Option<&Illegal> {
        match self {
            Refusal::Refused(Refused::Illegal(illegal)) => Some(illegal),
            _ => None,
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::BadInput(error) => error.fmt(f),
            Refusal::Refused(refused) => refused.fmt(f),
        }
    }
}

impl std::error::Error for Refusal {}
