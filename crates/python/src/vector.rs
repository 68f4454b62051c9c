//! `Vector`: many games for Python, a step each in one call, into arrays of the caller's.

use crate::errors::Fault;
use crate::many::{Games, Many, Results};
use crate::state::{State, Written, array, read_setup, rows};
use numpy::{PyArray1, PyArrayDyn, PyArrayMethods, PyReadwriteArrayDyn, PyUntypedArrayMethods};
use pyo3::prelude::*;
use std::collections::BTreeMap;
use tianxia_games::with_game;

/// The most games and threads: more than any machine can use.
const MOST_GAMES: usize = 1 << 20;
const MOST_THREADS: usize = 256;

/// Many games of one kind, which begin anew as soon as they are over.
#[pyclass(module = "tianxia._native")]
pub(crate) struct Vector {
    games: Box<dyn Many>,
}

/// A new array of numbers.
type Numbers<'py> = Bound<'py, PyArray1<i64>>;

impl Vector {
    /// Looks at the arrays, plays the actions if there are any, and lets the games write their rows, all without holding Python up. If
    /// anything is wrong, nothing is played.
    fn write<'py>(&mut self, py: Python<'py>, actions: Option<&[i64]>, wanted: &Wanted<'py>) -> PyResult<()> {
        let (count, players) = (self.games.count(), self.games.players());
        let mut observations = read(&wanted.observations, "observations", &[count, self.games.observation_size()])?;
        let mut mask = read(&wanted.mask, "mask", &[count, self.games.policy_size()])?;
        let mut current = read(&wanted.current, "current", &[count])?;
        let mut rewards = read(&wanted.rewards, "rewards", &[count, players])?;
        let mut done = read(&wanted.done, "done", &[count])?;
        let mut sampled = read(&wanted.sampled, "sampled", &[count])?;
        let results = Results {
            observations: observations.as_mut().map(|out| rows(out, "observations")).transpose()?,
            mask: mask.as_mut().map(|out| rows(out, "mask")).transpose()?,
            current: current.as_mut().map(|out| rows(out, "current")).transpose()?,
            rewards: rewards.as_mut().map(|out| rows(out, "rewards")).transpose()?,
            done: done.as_mut().map(|out| rows(out, "done")).transpose()?,
            sampled: sampled.as_mut().map(|out| rows(out, "sampled")).transpose()?,
        };
        let games = &mut self.games;
        py.detach(|| {
            actions.map_or(Ok(()), |actions| games.step(actions))?;
            games.tell(results);
            Ok::<(), Fault>(())
        })?;
        Ok(())
    }
}

/// The arrays of the caller's, as they came.
#[derive(Default)]
struct Wanted<'py> {
    observations: Option<Bound<'py, PyAny>>,
    mask: Option<Bound<'py, PyAny>>,
    current: Option<Bound<'py, PyAny>>,
    rewards: Option<Bound<'py, PyAny>>,
    done: Option<Bound<'py, PyAny>>,
    sampled: Option<Bound<'py, PyAny>>,
}

fn read<'py, T: Written>(
    out: &Option<Bound<'py, PyAny>>,
    name: &str,
    shape: &[usize],
) -> PyResult<Option<PyReadwriteArrayDyn<'py, T>>> {
    out.as_ref().map(|out| array(out, name, shape)).transpose()
}

#[pymethods]
impl Vector {
    /// Starts `count` games: `Vector("huang", 256, players=3, seed=7, threads=2)`.
    #[new]
    #[pyo3(signature = (game, count, players=None, seed=0, options=None, threads=1))]
    fn new(
        game: &str,
        count: usize,
        players: Option<u8>,
        seed: u64,
        options: Option<BTreeMap<String, Bound<'_, PyAny>>>,
        threads: usize,
    ) -> PyResult<Self> {
        if !(1..=MOST_GAMES).contains(&count) || !(1..=MOST_THREADS).contains(&threads) {
            let why =
                format!("take 1 to {MOST_GAMES} games and 1 to {MOST_THREADS} threads, not {count} and {threads}");
            return Err(Fault::Input(why).into());
        }
        let setup = read_setup(game, players, options)?;
        let games: Result<Box<dyn Many>, Fault> = with_game!(game, G => {
            Games::<G>::new(&setup, count, seed, threads).map(|games| Box::new(games) as Box<dyn Many>)
        })
        .map_err(Fault::from)?;
        Ok(Vector { games: games? })
    }

    /// The id of the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.games.id()
    }

    /// How many games there are.
    #[getter]
    fn count(&self) -> usize {
        self.games.count()
    }

    /// How many play in each.
    #[getter]
    fn players(&self) -> usize {
        self.games.players()
    }

    /// All actions are numbers below this.
    #[getter]
    fn policy_size(&self) -> usize {
        self.games.policy_size()
    }

    /// How many floats an observation has.
    #[getter]
    fn observation_size(&self) -> usize {
        self.games.observation_size()
    }

    /// Starts all games anew.
    #[pyo3(signature = (seed=0))]
    fn reset(&mut self, py: Python<'_>, seed: u64) {
        let games = &mut self.games;
        py.detach(|| games.reset(seed));
    }

    /// Writes what the games are now into the arrays that are given: `observations` (float32, a row for each game, by the deciding
    /// player), `mask` (bool, `policy_size` wide), `current` (int32, who decides) and `sampled` (int64, a legal action
    /// of each game, each equally likely).
    #[pyo3(signature = (observations=None, mask=None, current=None, sampled=None))]
    fn observe<'py>(
        &mut self,
        py: Python<'py>,
        observations: Option<Bound<'py, PyAny>>,
        mask: Option<Bound<'py, PyAny>>,
        current: Option<Bound<'py, PyAny>>,
        sampled: Option<Bound<'py, PyAny>>,
    ) -> PyResult<()> {
        self.write(py, None, &Wanted { observations, mask, current, sampled, ..Wanted::default() })
    }

    /// Plays an action in each game, then writes as `observe` does, and `rewards` (float32, a column for each player) and `done` (bool) of the
    /// step. A game that is over has begun anew. If one action is refused, no game is changed.
    #[pyo3(signature = (actions, observations=None, mask=None, current=None, rewards=None, done=None, sampled=None))]
    #[allow(
        clippy::too_many_arguments,
        reason = "each is an array of the caller's, and all but the first can be left out"
    )]
    fn step<'py>(
        &mut self,
        py: Python<'py>,
        actions: Bound<'py, PyAny>,
        observations: Option<Bound<'py, PyAny>>,
        mask: Option<Bound<'py, PyAny>>,
        current: Option<Bound<'py, PyAny>>,
        rewards: Option<Bound<'py, PyAny>>,
        done: Option<Bound<'py, PyAny>>,
        sampled: Option<Bound<'py, PyAny>>,
    ) -> PyResult<()> {
        let chosen: Vec<i64> = {
            let shape = [self.games.count()];
            let found = actions.cast::<PyArrayDyn<i64>>().ok().filter(|array| array.shape() == shape);
            let found = found.and_then(|array| array.try_readonly().ok());
            let found =
                found.ok_or_else(|| Fault::Shape(format!("actions must be an int64 array of shape {shape:?}")))?;
            found.as_array().iter().copied().collect()
        };
        self.write(py, Some(&chosen), &Wanted { observations, mask, current, rewards, done, sampled })
    }

    /// The legal actions of one game.
    fn legal_actions(&self, index: usize) -> PyResult<Vec<i64>> {
        let mut legal = Vec::new();
        self.games.legal(index, &mut legal)?;
        Ok(legal)
    }

    /// The legal actions of all games: how many each has, and all of them one behind the other (int64).
    fn legal_ids<'py>(&self, py: Python<'py>) -> PyResult<(Numbers<'py>, Numbers<'py>)> {
        let (mut counts, mut ids) = (Vec::new(), Vec::new());
        for index in 0..self.games.count() {
            let before = ids.len();
            self.games.legal(index, &mut ids)?;
            counts.push((ids.len() - before) as i64);
        }
        Ok((PyArray1::from_vec(py, counts), PyArray1::from_vec(py, ids)))
    }

    /// A copy of one game, as a state.
    fn state(&self, index: usize) -> PyResult<State> {
        Ok(State { game: self.games.state(index)? })
    }

    fn __len__(&self) -> usize {
        self.games.count()
    }

    fn __repr__(&self) -> String {
        format!("<tianxia.Vector {}, {} games, {} players>", self.games.id(), self.games.count(), self.games.players())
    }
}
