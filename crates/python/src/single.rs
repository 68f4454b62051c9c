//! One game behind one interface, whatever game it is: what a [`State`](crate::state::State) asks of it, in numbers and texts.

use crate::errors::Fault;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::any::Any;
use std::sync::atomic::AtomicBool;
use tianxia_bots::{Bot, DragonInsight, HuangInsight, Insight, QinInsight};
use tianxia_core::encoding::{History, Layout};
use tianxia_core::{
    Encoded, FastDice, Knowledge, Match, Outcome, Record, SavedDice, Seat, Seed, SeededDice, Setup, Turn, Viewpoint,
    parse_toml,
};
use tianxia_games::{Dragon, Huang, Picture, Qin};

/// A game with the knowledge that its bots have.
pub(crate) trait Studied: Encoded + Picture {
    type Insight: Insight<Self> + Default;
}

impl Studied for Qin {
    type Insight = QinInsight;
}

impl Studied for Dragon {
    type Insight = DragonInsight;
}

impl Studied for Huang {
    type Insight = HuangInsight;
}

/// Where a game began, so that its record can be written.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum Origin {
    Setup(Setup),
    Position(String),
    /// Somebody imagined it, or chance was changed on the way.
    Unknown,
}

/// A game as bytes.
#[derive(Serialize, Deserialize)]
pub(crate) struct Saved {
    pub(crate) game: String,
    origin: Origin,
    seed: Seed,
    actions: Vec<u32>,
    position: Option<String>,
    dice: Option<SavedDice>,
}

/// One game.
pub(crate) trait Single: Send + Sync {
    fn id(&self) -> &'static str;
    fn setup(&self) -> Option<Setup>;
    fn players(&self) -> usize;
    fn turn(&self) -> Option<usize>;
    fn steps(&self) -> usize;
    fn layout(&self) -> Layout;
    fn observation_size(&self) -> usize;
    fn policy_size(&self) -> usize;
    fn legal(&self) -> Result<Vec<u32>, Fault>;
    fn legal_texts(&self) -> Vec<String>;
    fn feature_names(&self) -> &'static [&'static str];
    fn features(&self) -> Vec<f32>;
    fn text(&self, index: u32) -> Result<String, Fault>;
    fn index(&self, text: &str) -> Result<u32, Fault>;
    fn number(&self, index: u32) -> Result<u32, Fault>;
    fn step(&mut self, index: u32) -> Result<(), Fault>;
    fn play(&mut self, text: &str) -> Result<(), Fault>;
    fn step_nth(&mut self, place: usize) -> Result<(), Fault>;
    fn random(&self, seed: u64) -> Result<u32, Fault>;
    fn view(&self, viewpoint: Viewpoint) -> Result<Value, Fault>;
    fn svg(&self, viewpoint: Viewpoint) -> String;
    fn observe(&self, seat: usize, out: &mut [f32]);
    fn remember(&mut self, events: usize);
    fn remembered(&self) -> (usize, usize);
    fn event_names(&self) -> &'static [&'static str];
    fn history(&self, seat: usize, out: &mut [f32]);
    fn outcome(&self) -> Option<Outcome>;
    fn playout(&self, seed: u64) -> Option<Outcome>;
    fn imagine(&self, seat: usize, seed: u64) -> Box<dyn Single>;
    fn reseeded(&self, seed: u64) -> Box<dyn Single>;
    fn choose(&self, bot: &Bot, seed: u64) -> Result<u32, Fault>;
    fn position(&self) -> Result<String, Fault>;
    fn record(&self) -> Result<String, Fault>;
    fn save(&self) -> Result<Saved, Fault>;
    fn copy(&self) -> Box<dyn Single>;
    fn same(&self, other: &dyn Single) -> bool;
    fn as_any(&self) -> &dyn Any;
}

/// A game of one kind.
#[derive(Clone)]
pub(crate) struct Play<G: Encoded> {
    state: G,
    dice: SeededDice,
    origin: Origin,
    seed: Seed,
    /// What was played since, by the stable numbers of actions.
    actions: Vec<u32>,
    /// What happened last, as much as is wanted.
    history: History<G>,
    /// How many floats an observation has.
    size: usize,
}

impl<G: Studied> Play<G> {
    pub(crate) fn start(setup: &Setup, seed: Seed) -> Result<Self, Fault> {
        let options = G::read_options(setup)?;
        let mut dice = SeededDice::new(seed);
        let state = G::start(&options, &mut dice);
        let size = state.layout().size();
        Ok(Play {
            state,
            dice,
            origin: Origin::Setup(G::setup(&options)),
            seed,
            actions: Vec::new(),
            history: History::new(0),
            size,
        })
    }

    pub(crate) fn start_from(position: &str, seed: Seed) -> Result<Self, Fault> {
        let mut dice = SeededDice::new(seed);
        let state = G::from_position(&parse_toml(position)?, &mut dice)?;
        let size = state.layout().size();
        Ok(Play {
            state,
            dice,
            origin: Origin::Position(position.to_owned()),
            seed,
            actions: Vec::new(),
            history: History::new(0),
            size,
        })
    }

    fn begin(origin: &Origin, seed: Seed) -> Result<Self, Fault> {
        match origin {
            Origin::Setup(setup) => Play::start(setup, seed),
            Origin::Position(position) => Play::start_from(position, seed),
            Origin::Unknown => Err(Fault::Input("nothing says how this game began".to_owned())),
        }
    }

    pub(crate) fn replay(record: &Record) -> Result<Self, Fault> {
        let game = Match::<G>::replay(record, None)?;
        let mut play = match &record.position {
            Some(position) => Play::start_from(position, record.seed)?,
            None => Play::start(&record.setup.clone().under(record.rules), record.seed)?,
        };
        game.steps().iter().try_for_each(|step| play.act(step.action))?;
        Ok(play)
    }

    pub(crate) fn restore(saved: &Saved) -> Result<Self, Fault> {
        if let (Some(position), Some(dice)) = (&saved.position, saved.dice) {
            let mut play = Play::<G>::start_from(position, saved.seed)?;
            (play.dice, play.origin) = (dice.into(), Origin::Unknown);
            return Ok(play);
        }
        let mut play = Play::<G>::begin(&saved.origin, saved.seed)?;
        for number in &saved.actions {
            let action = play.state.numbered(*number);
            play.act(action.ok_or_else(|| Fault::Input(format!("no action has the number {number}")))?)?;
        }
        Ok(play)
    }

    fn act(&mut self, action: G::Action) -> Result<(), Fault> {
        if self.state.turn() == Turn::Over {
            return Err(Fault::Over);
        }
        let number = self.state.number(action);
        let played = self.state.play(action, &mut self.dice, &mut self.history);
        played.map_err(|illegal| Fault::illegal(&self.state.write(action), &illegal))?;
        self.actions.push(number);
        Ok(())
    }

    fn at(&self, index: u32) -> Result<G::Action, Fault> {
        action_at(&self.state, index)
    }

    fn policy(&self, action: G::Action) -> Result<u32, Fault> {
        self.state.policy(action).ok_or_else(|| {
            let text = self.state.write(action);
            Fault::Input(format!("`{text}` has no policy index on this board; use legal_features and step_nth"))
        })
    }

    /// A game that has only come to light here.
    pub(crate) fn of(state: G, seed: u64, size: usize) -> Self {
        let seed = Seed::from_number(seed);
        Play {
            state,
            dice: SeededDice::new(seed),
            origin: Origin::Unknown,
            seed,
            actions: Vec::new(),
            history: History::new(0),
            size,
        }
    }
}

/// The action with a policy index.
pub(crate) fn action_at<G: Encoded>(state: &G, index: u32) -> Result<G::Action, Fault> {
    if state.turn() == Turn::Over {
        return Err(Fault::Over);
    }
    state.at_policy(index).ok_or_else(|| {
        let size = G::POLICY;
        Fault::Illegal(format!(
            "action {index} means nothing here; legal_actions() lists the legal ones, all below {size}"
        ))
    })
}

/// What each seat gains: 1 for who wins alone, less where several share, and what the others lose sums up to the same. Nothing for
/// anybody where nobody wins.
pub(crate) fn returns(outcome: &Outcome) -> Vec<f64> {
    let (players, winners) = (outcome.places.len() as f64, outcome.winners().count() as f64);
    if winners == 0.0 || winners == players {
        return vec![0.0; outcome.places.len()];
    }
    let gain = |place: &u8| if *place == 1 { 1.0 / winners } else { -1.0 / (players - winners) };
    outcome.places.iter().map(gain).collect()
}

/// Room for the legal actions of nearly every decision.
const USUAL: usize = 1024;

impl<G: Studied> Single for Play<G> {
    fn id(&self) -> &'static str {
        G::about().id
    }

    fn setup(&self) -> Option<Setup> {
        match &self.origin {
            Origin::Setup(setup) => Some(setup.clone()),
            _ => None,
        }
    }

    fn players(&self) -> usize {
        usize::from(self.state.players())
    }

    fn turn(&self) -> Option<usize> {
        self.state.turn().seat().map(Seat::index)
    }

    fn steps(&self) -> usize {
        self.actions.len()
    }

    fn layout(&self) -> Layout {
        self.state.layout()
    }

    fn observation_size(&self) -> usize {
        self.size
    }

    fn policy_size(&self) -> usize {
        G::POLICY as usize
    }

    fn legal(&self) -> Result<Vec<u32>, Fault> {
        let mut actions = Vec::with_capacity(USUAL);
        self.state.legal(&mut actions);
        actions.into_iter().map(|action| self.policy(action)).collect()
    }

    fn legal_texts(&self) -> Vec<String> {
        self.state.legal_actions().into_iter().map(|action| self.state.write(action)).collect()
    }

    fn feature_names(&self) -> &'static [&'static str] {
        G::FEATURES
    }

    fn features(&self) -> Vec<f32> {
        let legal = self.state.legal_actions();
        let mut out = vec![0.0; legal.len() * G::FEATURES.len()];
        for (action, row) in legal.into_iter().zip(out.chunks_mut(G::FEATURES.len())) {
            self.state.features(action, row);
        }
        out
    }

    fn text(&self, index: u32) -> Result<String, Fault> {
        Ok(self.state.write(self.at(index)?))
    }

    fn index(&self, text: &str) -> Result<u32, Fault> {
        self.policy(self.state.read(text)?)
    }

    fn number(&self, index: u32) -> Result<u32, Fault> {
        Ok(self.state.number(self.at(index)?))
    }

    fn step(&mut self, index: u32) -> Result<(), Fault> {
        self.act(self.at(index)?)
    }

    fn play(&mut self, text: &str) -> Result<(), Fault> {
        self.act(self.state.read(text)?)
    }

    fn step_nth(&mut self, place: usize) -> Result<(), Fault> {
        let legal = self.state.legal_actions();
        let count = legal.len();
        let action = legal.get(place).ok_or_else(|| match count {
            0 => Fault::Over,
            _ => Fault::Illegal(format!("there is no legal action {place}; they are counted from 0 to {}", count - 1)),
        })?;
        self.act(*action)
    }

    fn random(&self, seed: u64) -> Result<u32, Fault> {
        let action = self.state.random_action(&mut FastDice::new(seed), &mut Vec::new()).ok_or(Fault::Over)?;
        self.policy(action)
    }

    fn view(&self, viewpoint: Viewpoint) -> Result<Value, Fault> {
        serde_json::to_value(self.state.view(viewpoint)).map_err(|error| Fault::Input(error.to_string()))
    }

    fn svg(&self, viewpoint: Viewpoint) -> String {
        self.state.picture_for(viewpoint)
    }

    fn observe(&self, seat: usize, out: &mut [f32]) {
        self.state.observe(Seat::new(seat), out);
    }

    fn remember(&mut self, events: usize) {
        self.history = History::new(events);
    }

    fn remembered(&self) -> (usize, usize) {
        (self.history.most(), History::<G>::width())
    }

    fn event_names(&self) -> &'static [&'static str] {
        G::EVENTS
    }

    fn history(&self, seat: usize, out: &mut [f32]) {
        self.history.write(Seat::new(seat), self.state.players(), out);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.state.ranking()
    }

    fn playout(&self, seed: u64) -> Option<Outcome> {
        self.state.clone().playout(&mut FastDice::new(seed))
    }

    fn imagine(&self, seat: usize, seed: u64) -> Box<dyn Single> {
        Box::new(Play::of(self.state.imagine(Seat::new(seat), &mut FastDice::new(seed)), seed, self.size))
    }

    fn reseeded(&self, seed: u64) -> Box<dyn Single> {
        Box::new(Play::of(self.state.clone(), seed, self.size))
    }

    fn choose(&self, bot: &Bot, seed: u64) -> Result<u32, Fault> {
        let knowledge = Knowledge::of_decider(&self.state).ok_or(Fault::Over)?;
        let action = bot.answer::<G, G::Insight>(&knowledge, seed, &AtomicBool::new(false)).ok_or(Fault::Over)?;
        self.policy(action)
    }

    fn position(&self) -> Result<String, Fault> {
        toml::to_string(&self.state.position()).map_err(|error| Fault::Input(error.to_string()))
    }

    fn record(&self) -> Result<String, Fault> {
        let mut game: Match<G> = match &self.origin {
            Origin::Setup(setup) => Match::start(setup, self.seed)?,
            Origin::Position(position) => Match::start_from(position, None, self.seed)?,
            Origin::Unknown => {
                let why =
                    "only a game that was started here has a record; this one was imagined, or given another seed";
                return Err(Fault::Input(why.to_owned()));
            }
        };
        for number in &self.actions {
            let (Some(seat), Some(action)) = (game.turn().seat(), game.state().numbered(*number)) else { break };
            game.act(seat, action)?;
        }
        Ok(game.record().to_string())
    }

    fn save(&self) -> Result<Saved, Fault> {
        let unknown = matches!(self.origin, Origin::Unknown);
        Ok(Saved {
            game: self.id().to_owned(),
            origin: self.origin.clone(),
            seed: self.seed,
            actions: if unknown { Vec::new() } else { self.actions.clone() },
            position: if unknown { Some(self.position()?) } else { None },
            dice: unknown.then(|| self.dice.save()),
        })
    }

    fn copy(&self) -> Box<dyn Single> {
        Box::new(self.clone())
    }

    fn same(&self, other: &dyn Single) -> bool {
        other.as_any().downcast_ref::<Self>().is_some_and(|other| other.state == self.state)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
