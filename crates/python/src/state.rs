//! `State`: one game for Python.

use crate::errors::Fault;
use crate::json::to_python;
use crate::numbers;
use crate::single::{Play, Saved, Single, returns};
use numpy::{Element, PyArray1, PyArray2, PyArrayDyn, PyArrayMethods, PyReadwriteArrayDyn, PyUntypedArrayMethods};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyType};
use std::collections::BTreeMap;
use tianxia_bots::Bot;
use tianxia_core::{OptionKind, Record, Seat, Seed, Setup, Viewpoint, parse_toml};
use tianxia_games::with_game;

/// One game: a position, the chance of its future, and how it came about.
#[pyclass(module = "tianxia._native")]
pub(crate) struct State {
    pub(crate) game: Box<dyn Single>,
}

/// More events than any game has.
const MOST_EVENTS: usize = 1 << 16;

/// The ids of all games.
#[pyfunction]
pub(crate) fn games() -> Vec<&'static str> {
    tianxia_games::IDS.to_vec()
}

/// The positions from which the benchmark is played, as texts.
#[pyfunction]
pub(crate) fn benchmark_starts(game: &str) -> PyResult<Vec<&'static str>> {
    Ok(tianxia_bots::benchmark::starts(game).map_err(Fault::from)?)
}

/// What can be set up: title, the fewest and the most players, and the options with their values and defaults.
#[pyfunction]
pub(crate) fn about<'py>(py: Python<'py>, game: &str) -> PyResult<Bound<'py, PyDict>> {
    let about = tianxia_games::about(game).map_err(Fault::from)?;
    let (dict, options) = (PyDict::new(py), PyDict::new(py));
    for option in about.options {
        let values = match option.kind {
            OptionKind::Flag => vec!["true", "false"],
            OptionKind::Choice(values) | OptionKind::Board(values) | OptionKind::Boards(values) => values.to_vec(),
        };
        options.set_item(option.key, (values, option.default))?;
    }
    dict.set_item("id", about.id)?;
    dict.set_item("title", about.title)?;
    dict.set_item("players", about.players)?;
    dict.set_item("options", options)?;
    Ok(dict)
}

/// Players and options as Python gives them: flags may be `True` or `False`.
pub(crate) fn read_setup(
    game: &str,
    players: Option<u8>,
    options: Option<BTreeMap<String, Bound<'_, PyAny>>>,
) -> PyResult<Setup> {
    let about = tianxia_games::about(game).map_err(Fault::from)?;
    let mut setup = Setup::new(players.unwrap_or(about.players.0));
    for (key, value) in options.into_iter().flatten() {
        let text = match value.extract::<bool>() {
            Ok(flag) => flag.to_string(),
            Err(_) => value.str()?.to_string(),
        };
        setup = setup.with(&key, text);
    }
    Ok(setup)
}

/// Starts a game of any kind.
fn start(game: &str, setup: &Setup, seed: Seed) -> Result<Box<dyn Single>, Fault> {
    let started: Result<Box<dyn Single>, Fault> =
        with_game!(game, G => Play::<G>::start(setup, seed).map(|play| Box::new(play) as Box<dyn Single>))?;
    started
}

impl State {
    pub(crate) fn seat(&self, player: usize) -> Result<usize, Fault> {
        let players = self.game.players();
        if player < players {
            return Ok(player);
        }
        Err(Fault::Input(format!("there is no player {player}; players are counted from 0 to {}", players - 1)))
    }

    /// The player who is meant: the deciding one where none is named, the first once the game is over.
    fn observer(&self, player: Option<usize>) -> Result<usize, Fault> {
        player.map_or(Ok(self.game.turn().unwrap_or(0)), |player| self.seat(player))
    }
}

#[pymethods]
impl State {
    /// Starts a game: `State("qin", players=3, seed=7, options={"board": "lion"})`.
    #[new]
    #[pyo3(signature = (game, players=None, seed=0, options=None))]
    fn new(
        game: &str,
        players: Option<u8>,
        seed: u64,
        options: Option<BTreeMap<String, Bound<'_, PyAny>>>,
    ) -> PyResult<Self> {
        let setup = read_setup(game, players, options)?;
        Ok(State { game: start(game, &setup, Seed::from_number(seed))? })
    }

    /// Starts from a position, as `position` writes it. What is hidden and not named is dealt by the seed.
    #[classmethod]
    #[pyo3(signature = (text, seed=0))]
    fn from_position(_: &Bound<'_, PyType>, text: &str, seed: u64) -> PyResult<Self> {
        let table = parse_toml(text).map_err(Fault::from)?;
        let game = table.get("game").and_then(|value| value.as_str()).unwrap_or_default();
        let game: Result<Box<dyn Single>, Fault> = with_game!(game, G => {
            Play::<G>::start_from(text, Seed::from_number(seed)).map(|play| Box::new(play) as Box<dyn Single>)
        })
        .map_err(Fault::from)?;
        Ok(State { game: game? })
    }

    /// Plays a record, as `record` writes it.
    #[classmethod]
    fn from_record(_: &Bound<'_, PyType>, text: &str) -> PyResult<Self> {
        let record: Record = text.parse().map_err(Fault::from)?;
        let game: Result<Box<dyn Single>, Fault> = with_game!(record.game.as_str(), G => {
            Play::<G>::replay(&record).map(|play| Box::new(play) as Box<dyn Single>)
        })
        .map_err(Fault::from)?;
        Ok(State { game: game? })
    }

    /// The id of the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.game.id()
    }

    /// How many play.
    #[getter]
    fn players(&self) -> usize {
        self.game.players()
    }

    /// The options in full; `None` for a game that did not begin with its normal set-up.
    #[getter]
    fn options(&self) -> Option<BTreeMap<String, String>> {
        self.game.setup().map(|setup| setup.options)
    }

    /// Who decides, counted from 0; -1 once the game is over.
    #[getter]
    fn current_player(&self) -> i32 {
        self.game.turn().map_or(-1, |seat| seat as i32)
    }

    /// Is the game over?
    #[getter]
    fn is_terminal(&self) -> bool {
        self.game.turn().is_none()
    }

    /// How many actions were played since the start.
    #[getter]
    fn steps(&self) -> usize {
        self.game.steps()
    }

    /// All actions are numbers below this.
    #[getter]
    fn policy_size(&self) -> usize {
        self.game.policy_size()
    }

    /// How many floats an observation has.
    #[getter]
    fn observation_size(&self) -> usize {
        self.game.observation_size()
    }

    /// What lies where in an observation.
    fn layout<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let layout = self.game.layout();
        let dict = PyDict::new(py);
        let planes: Vec<String> = layout.planes.iter().map(|part| part.label.to_string()).collect();
        let vectors: Vec<(String, usize, usize)> =
            layout.vectors.iter().map(|part| (part.label.to_string(), part.start, part.size)).collect();
        dict.set_item("size", layout.size())?;
        dict.set_item("rows", layout.rows)?;
        dict.set_item("columns", layout.columns)?;
        dict.set_item("planes", planes)?;
        dict.set_item("vectors", vectors)?;
        Ok(dict)
    }

    /// The legal actions of the deciding player.
    fn legal_actions<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        numbers::list(py, self.game.legal()?)
    }

    /// The same as flags, one for each number below `policy_size`.
    fn legal_mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<bool>>> {
        let mut mask = vec![false; self.game.policy_size()];
        for index in self.game.legal()? {
            mask[index as usize] = true;
        }
        Ok(PyArray1::from_vec(py, mask))
    }

    /// The same in notation, in the same order.
    fn legal_texts(&self) -> Vec<String> {
        self.game.legal_texts()
    }

    /// What each feature of an action is called.
    #[getter]
    fn feature_names(&self) -> Vec<&'static str> {
        self.game.feature_names().to_vec()
    }

    /// The features of the legal actions, a row for each, in the same order. They exist on every board, also where actions have no
    /// numbers.
    fn legal_features<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray2<f32>>> {
        let features = self.game.features();
        let width = self.game.feature_names().len();
        PyArray1::from_vec(py, features).reshape([self.game.legal_texts().len(), width])
    }

    /// An action in notation.
    fn action_text(&self, action: u32) -> PyResult<String> {
        Ok(self.game.text(action)?)
    }

    /// The action that a text means here.
    fn read_action(&self, text: &str) -> PyResult<u32> {
        Ok(self.game.index(text)?)
    }

    /// The stable number of an action, as files and servers have it.
    fn action_number(&self, action: u32) -> PyResult<u32> {
        Ok(self.game.number(action)?)
    }

    /// Plays an action. A refused one changes nothing.
    fn step(&mut self, action: u32) -> PyResult<()> {
        Ok(self.game.step(action)?)
    }

    /// Plays an action in notation.
    fn play(&mut self, text: &str) -> PyResult<()> {
        Ok(self.game.play(text)?)
    }

    /// Plays the legal action at this place of the list.
    fn step_nth(&mut self, place: usize) -> PyResult<()> {
        Ok(self.game.step_nth(place)?)
    }

    /// A legal action, each equally likely, drawn without a list.
    fn random_action(&self, seed: u64) -> PyResult<u32> {
        Ok(self.game.random(seed)?)
    }

    /// What a player knows, as a dictionary. `None` is a spectator.
    #[pyo3(signature = (player=None))]
    fn view<'py>(&self, py: Python<'py>, player: Option<usize>) -> PyResult<Bound<'py, PyAny>> {
        let viewpoint = match player {
            Some(player) => Viewpoint::Seat(Seat::new(self.seat(player)?)),
            None => Viewpoint::Spectator,
        };
        to_python(py, &self.game.view(viewpoint)?)
    }

    /// A picture of the position. `mode` is `text`, the whole position as `position()` writes it, or `svg`, a drawing of what a player knows, or of everything
    /// if none is named.
    #[pyo3(signature = (mode="text", player=None))]
    fn render(&self, mode: &str, player: Option<usize>) -> PyResult<String> {
        match (mode, player) {
            ("text", None) => self.position(),
            ("svg", None) => Ok(self.game.svg(Viewpoint::Open)),
            ("svg", Some(player)) => Ok(self.game.svg(Viewpoint::Seat(Seat::new(self.seat(player)?)))),
            ("text", Some(_)) => {
                let message = "as a text only the whole position is rendered: name no player, or render as svg";
                Err(Fault::Input(message.to_owned()).into())
            }
            _ => Err(Fault::Input(format!("there is no way `{mode}` to render; there are text and svg")).into()),
        }
    }

    /// What a player knows, as floats: a new array, or `out` if it is given. The deciding player if none is named.
    #[pyo3(signature = (player=None, out=None))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        player: Option<usize>,
        out: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let (seat, size) = (self.observer(player)?, self.game.observation_size());
        let Some(out) = out else {
            let mut floats = vec![0.0; size];
            self.game.observe(seat, &mut floats);
            return Ok(PyArray1::from_vec(py, floats).into_any());
        };
        {
            let mut array = array::<f32>(&out, "out", &[size])?;
            self.game.observe(seat, rows(&mut array, "out")?);
        }
        Ok(out)
    }

    /// Remembers so many of the events to come, for `history`; those before are forgotten.
    fn remember(&mut self, events: usize) -> PyResult<()> {
        if events > MOST_EVENTS {
            return Err(Fault::Input(format!("take at most {MOST_EVENTS} events, not {events}")).into());
        }
        self.game.remember(events);
        Ok(())
    }

    /// What each kind of event is called: the first columns of `history`.
    #[getter]
    fn event_names(&self) -> Vec<&'static str> {
        self.game.event_names().to_vec()
    }

    /// The last events as a player witnessed them, a row each, the newest first: what kind it is, whose (5 columns, the observer first), what it is about,
    /// row, column, how much.
    #[pyo3(signature = (player=None))]
    fn history<'py>(&self, py: Python<'py>, player: Option<usize>) -> PyResult<Bound<'py, PyArray2<f32>>> {
        let (events, width) = self.game.remembered();
        let mut floats = vec![0.0; events * width];
        self.game.history(self.observer(player)?, &mut floats);
        PyArray1::from_vec(py, floats).reshape([events, width])
    }

    /// What each player gains once the game is over; zeros before.
    fn returns(&self) -> Vec<f64> {
        self.game.outcome().map_or_else(|| vec![0.0; self.game.players()], |outcome| returns(&outcome))
    }

    /// Places and scores of a game that is over.
    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyDict>>> {
        let Some(outcome) = self.game.outcome() else { return Ok(None) };
        let dict = PyDict::new(py);
        let places: Vec<u32> = outcome.places.iter().map(|place| u32::from(*place)).collect();
        dict.set_item("places", places)?;
        dict.set_item("scores", outcome.scores)?;
        Ok(Some(dict))
    }

    /// An equal game that goes on by itself; with a seed, under another chance.
    #[pyo3(signature = (seed=None))]
    fn clone(&self, seed: Option<u64>) -> Self {
        State { game: seed.map_or_else(|| self.game.copy(), |seed| self.game.reseeded(seed)) }
    }

    /// A game that this player cannot tell from the real one: what is hidden is dealt afresh.
    fn imagine(&self, player: usize, seed: u64) -> PyResult<Self> {
        Ok(State { game: self.game.imagine(self.seat(player)?, seed) })
    }

    /// Plays on from here at random and says what each player gains. The state stays as it is.
    fn playout(&self, py: Python<'_>, seed: u64) -> PyResult<Vec<f64>> {
        let game = &self.game;
        let outcome = py.detach(|| game.playout(seed));
        Ok(outcome.map(|outcome| returns(&outcome)).ok_or(Fault::Over)?)
    }

    /// What one of our bots plays here: `random`, `easy`, `medium`, `hard`, `expert`, `master`, `plain`, `net`. It knows what its player knows.
    #[pyo3(signature = (bot, seed=0))]
    fn bot_action(&self, py: Python<'_>, bot: &str, seed: u64) -> PyResult<u32> {
        let bot: Bot = bot.parse().map_err(Fault::from)?;
        let game = &self.game;
        Ok(py.detach(|| game.choose(&bot, seed))?)
    }

    /// The whole position as a text (TOML), hidden things included.
    fn position(&self) -> PyResult<String> {
        Ok(self.game.position()?)
    }

    /// The record of the game so far.
    fn record(&self) -> PyResult<String> {
        Ok(self.game.record()?)
    }

    /// The game as a text from which `restore` makes an equal one, with the same chance to come.
    fn save(&self) -> PyResult<String> {
        let saved = self.game.save()?;
        serde_json::to_string(&saved).map_err(|error| Fault::Input(error.to_string()).into())
    }

    /// The game that `save` wrote.
    #[classmethod]
    fn restore(_: &Bound<'_, PyType>, text: &str) -> PyResult<Self> {
        let unread = |error: serde_json::Error| Fault::Input(format!("this is no saved game: {error}"));
        let saved: Saved = serde_json::from_str(text).map_err(unread)?;
        let game: Result<Box<dyn Single>, Fault> = with_game!(saved.game.as_str(), G => {
            Play::<G>::restore(&saved).map(|play| Box::new(play) as Box<dyn Single>)
        })
        .map_err(Fault::from)?;
        Ok(State { game: game? })
    }

    fn __copy__(&self) -> Self {
        State { game: self.game.copy() }
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        State { game: self.game.copy() }
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        Ok((slf.get_type().getattr("restore")?, (slf.borrow().save()?,)))
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<State>().is_ok_and(|other| self.game.same(&*other.borrow().game))
    }

    fn __repr__(&self) -> String {
        let turn = self.game.turn().map_or("over".to_owned(), |seat| format!("player {seat} decides"));
        format!("<tianxia.State {}, {} players, {} steps, {turn}>", self.game.id(), self.players(), self.steps())
    }
}

/// An array of the caller's that is written to, of this shape.
pub(crate) fn array<'py, T: Written>(
    array: &Bound<'py, PyAny>,
    name: &str,
    shape: &[usize],
) -> PyResult<PyReadwriteArrayDyn<'py, T>> {
    let found = array.cast::<PyArrayDyn<T>>().ok().filter(|array| array.shape() == shape);
    let found = found.and_then(|array| array.try_readwrite().ok());
    let kind = T::NAME;
    found.ok_or_else(|| Fault::Shape(format!("{name} must be a writable {kind} array of shape {shape:?}")).into())
}

/// Its items, one behind the other.
pub(crate) fn rows<'a, T: Element>(array: &'a mut PyReadwriteArrayDyn<'_, T>, name: &str) -> PyResult<&'a mut [T]> {
    let in_order = array.is_c_contiguous();
    let rows = array.as_slice_mut().ok().filter(|_| in_order);
    rows.ok_or_else(|| Fault::Shape(format!("{name} must be C-contiguous; np.ascontiguousarray makes it so")).into())
}

/// A type of items that arrays of the caller's have, with the name that numpy gives it.
pub(crate) trait Written: Element {
    const NAME: &'static str;
}

impl Written for f32 {
    const NAME: &'static str = "float32";
}

impl Written for bool {
    const NAME: &'static str = "bool";
}

impl Written for i32 {
    const NAME: &'static str = "int32";
}

impl Written for i64 {
    const NAME: &'static str = "int64";
}
