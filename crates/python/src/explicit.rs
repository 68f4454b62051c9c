//! `ExplicitState`: a game in which chance is a player. Every roll becomes a question of its own, with all faces and how likely they are. The
//! rules roll as they go, so an action is played with the faces known so far; where one is missing, that is the question, and
//! what was played is thrown away until it is answered.

use crate::errors::Fault;
use crate::single::{Play, Single, Studied, action_at};
use crate::state::{State, read_setup};
use pyo3::prelude::*;
use pyo3::types::PyType;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tianxia_core::{Dice, FastDice, Mute, Seat, Setup, parse_toml};
use tianxia_games::with_game;

/// The faces of a roll, each with its probability.
type Faces = Vec<(u32, f64)>;

/// Dice that fall as asked, and note the first roll that nobody has answered.
struct AskingDice<'a> {
    faces: std::slice::Iter<'a, u32>,
    asked: Option<Faces>,
    otherwise: FastDice,
}

impl AskingDice<'_> {
    fn face(&mut self, faces: impl FnOnce() -> Faces) -> Option<u32> {
        let face = self.faces.next().copied();
        if face.is_none() {
            self.asked.get_or_insert_with(faces);
        }
        face
    }
}

impl Dice for AskingDice<'_> {
    fn below(&mut self, n: u32) -> u32 {
        let face = self.face(|| (0..n).map(|face| (face, 1.0 / f64::from(n))).collect());
        face.unwrap_or_else(|| self.otherwise.below(n))
    }

    fn draw(&mut self, counts: &[u8]) -> Option<usize> {
        let total: u32 = counts.iter().map(|count| u32::from(*count)).sum();
        if total == 0 {
            return None;
        }
        let likely = |count: &u8| f64::from(*count) / f64::from(total);
        let kinds = || counts.iter().enumerate().filter(|(_, count)| **count > 0);
        let face = self.face(|| kinds().map(|(kind, count)| (kind as u32, likely(count))).collect());
        face.map_or_else(|| self.otherwise.draw(counts), |face| Some(face as usize))
    }
}

/// A game with explicit chance, whatever game it is.
trait Unfolding: Send + Sync {
    fn chance(&self) -> &Faces;
    fn apply(&mut self, index: u32) -> Result<(), Fault>;
    fn imagine(&self, seat: usize, seed: u64) -> Result<Box<dyn Unfolding>, Fault>;
    fn state(&self) -> Box<dyn Single>;
    fn save(&self) -> Result<Folded, Fault>;
    fn copy(&self) -> Box<dyn Unfolding>;
}

/// The same written down.
#[derive(Serialize, Deserialize)]
struct Folded {
    game: String,
    setup: Setup,
    position: String,
    /// Is a roll asked about?
    open: bool,
    /// The number of what is being played; none for the deal.
    action: Option<u32>,
    faces: Vec<u32>,
}

#[derive(Clone)]
struct Unfolded<G: Studied> {
    options: G::Options,
    /// The last position at which nothing was open; before the start, any.
    state: G,
    /// What is being played, and the faces known so far.
    action: Option<G::Action>,
    faces: Vec<u32>,
    /// The roll that is asked about; empty where a player decides.
    chance: Faces,
    /// How many floats an observation has.
    size: usize,
}

impl<G: Studied> Unfolded<G> {
    fn new(setup: &Setup) -> Result<Self, Fault> {
        let options = G::read_options(setup)?;
        let state = G::start(&options, &mut FastDice::new(0));
        let (size, action, faces, chance) = (state.layout().size(), None, Vec::new(), Vec::new());
        let mut game = Unfolded { options, state, action, faces, chance, size };
        game.go_on()?;
        Ok(game)
    }

    fn restore(folded: &Folded) -> Result<Self, Fault> {
        let table = parse_toml(&folded.position)?;
        let state = G::from_position(&table, &mut FastDice::new(0))?;
        let action = folded.action.and_then(|number| state.numbered(number));
        let (options, size) = (G::read_options(&folded.setup)?, state.layout().size());
        let (faces, chance) = (folded.faces.clone(), Vec::new());
        let mut game = Unfolded { options, state, action, faces, chance, size };
        if folded.open {
            game.go_on()?;
        }
        Ok(game)
    }

    /// Plays what is being played with the faces known so far, up to the first that is missing.
    fn go_on(&mut self) -> Result<(), Fault> {
        let mut dice = AskingDice { faces: self.faces.iter(), asked: None, otherwise: FastDice::new(0) };
        let next = match self.action {
            None => G::start(&self.options, &mut dice),
            Some(action) => {
                let mut next = self.state.clone();
                let played = next.play(action, &mut dice, &mut Mute);
                played.map_err(|illegal| Fault::illegal(&self.state.write(action), &illegal))?;
                next
            }
        };
        self.chance = dice.asked.unwrap_or_default();
        if self.chance.is_empty() {
            (self.state, self.action) = (next, None);
            self.faces.clear();
        }
        Ok(())
    }
}

impl<G: Studied> Unfolding for Unfolded<G> {
    fn chance(&self) -> &Faces {
        &self.chance
    }

    fn apply(&mut self, index: u32) -> Result<(), Fault> {
        if self.chance.is_empty() {
            self.action = Some(action_at(&self.state, index)?);
            return self.go_on().inspect_err(|_| self.action = None);
        }
        if !self.chance.iter().any(|(face, _)| *face == index) {
            return Err(Fault::Illegal(format!("chance cannot come to {index}; chance_outcomes() lists what it can")));
        }
        self.faces.push(index);
        self.go_on()
    }

    fn imagine(&self, seat: usize, seed: u64) -> Result<Box<dyn Unfolding>, Fault> {
        if !self.chance.is_empty() {
            return Err(Fault::Input("chance is to decide: nothing can be imagined before".to_owned()));
        }
        let state = self.state.imagine(Seat::new(seat), &mut FastDice::new(seed));
        Ok(Box::new(Unfolded { state, ..self.clone() }))
    }

    fn state(&self) -> Box<dyn Single> {
        Box::new(Play::of(self.state.clone(), 0, self.size))
    }

    fn save(&self) -> Result<Folded, Fault> {
        Ok(Folded {
            game: G::about().id.to_owned(),
            setup: G::setup(&self.options),
            position: self.state().position()?,
            open: !self.chance.is_empty(),
            action: self.action.map(|action| self.state.number(action)),
            faces: self.faces.clone(),
        })
    }

    fn copy(&self) -> Box<dyn Unfolding> {
        Box::new(self.clone())
    }
}

/// A game in which chance is asked like a player.
#[pyclass(module = "tianxia._native")]
pub(crate) struct ExplicitState {
    game: Box<dyn Unfolding>,
}

#[pymethods]
impl ExplicitState {
    /// Sets up a game, in which the deal is the first thing that chance decides.
    #[new]
    #[pyo3(signature = (game, players=None, options=None))]
    fn new(game: &str, players: Option<u8>, options: Option<BTreeMap<String, Bound<'_, PyAny>>>) -> PyResult<Self> {
        let setup = read_setup(game, players, options)?;
        let game: Result<Box<dyn Unfolding>, Fault> =
            with_game!(game, G => Unfolded::<G>::new(&setup).map(|game| Box::new(game) as Box<dyn Unfolding>))
                .map_err(Fault::from)?;
        Ok(ExplicitState { game: game? })
    }

    /// Is chance to decide?
    #[getter]
    fn is_chance(&self) -> bool {
        !self.game.chance().is_empty()
    }

    /// What chance can come to, and how likely each is; empty where a player decides.
    fn chance_outcomes(&self) -> Vec<(u32, f64)> {
        self.game.chance().clone()
    }

    /// Plays an action of the deciding player, or lets chance come to this.
    fn apply(&mut self, action: u32) -> PyResult<()> {
        Ok(self.game.apply(action)?)
    }

    /// The game as a state; where chance is to decide, as it was before the last action.
    fn state(&self) -> State {
        State { game: self.game.state() }
    }

    /// An equal game that goes on by itself.
    fn clone(&self) -> Self {
        ExplicitState { game: self.game.copy() }
    }

    /// A game that this player cannot tell from the real one. Chance must not be about to decide.
    fn imagine(&self, player: usize, seed: u64) -> PyResult<Self> {
        self.state().seat(player)?;
        Ok(ExplicitState { game: self.game.imagine(player, seed)? })
    }

    /// The game as a text from which `restore` makes an equal one.
    fn save(&self) -> PyResult<String> {
        serde_json::to_string(&self.game.save()?).map_err(|error| Fault::Input(error.to_string()).into())
    }

    /// The game that `save` wrote.
    #[classmethod]
    fn restore(_: &Bound<'_, PyType>, text: &str) -> PyResult<Self> {
        let unread = |error: serde_json::Error| Fault::Input(format!("this is no saved game: {error}"));
        let folded: Folded = serde_json::from_str(text).map_err(unread)?;
        let game: Result<Box<dyn Unfolding>, Fault> = with_game!(folded.game.as_str(), G => {
            Unfolded::<G>::restore(&folded).map(|game| Box::new(game) as Box<dyn Unfolding>)
        })
        .map_err(Fault::from)?;
        Ok(ExplicitState { game: game? })
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        Ok((slf.get_type().getattr("restore")?, (slf.borrow().save()?,)))
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }
}
