//! Many games of one kind, played a step each at a time, by several threads if that is wanted. What is over begins anew.

use crate::errors::Fault;
use crate::single::{Play, Single, Studied, action_at, returns};
use tianxia_core::{BadInput, Encoded, FastDice, Mute, Seed, Setup, Turn};

/// Where the results of a step go; `None` where they are not wanted. Each has a row for each game.
#[derive(Default)]
pub(crate) struct Results<'a> {
    pub(crate) observations: Option<&'a mut [f32]>,
    pub(crate) mask: Option<&'a mut [bool]>,
    pub(crate) current: Option<&'a mut [i32]>,
    pub(crate) rewards: Option<&'a mut [f32]>,
    pub(crate) done: Option<&'a mut [bool]>,
    pub(crate) sampled: Option<&'a mut [i64]>,
}

/// How long a row of each is.
#[derive(Clone, Copy)]
struct Widths {
    observation: usize,
    policy: usize,
    players: usize,
}

impl<'a> Results<'a> {
    /// The rows of the first `games` games, and the rest.
    fn split(self, games: usize, widths: Widths) -> (Results<'a>, Results<'a>) {
        fn cut<T>(rows: Option<&mut [T]>, at: usize) -> (Option<&mut [T]>, Option<&mut [T]>) {
            match rows {
                Some(rows) => {
                    let (first, rest) = rows.split_at_mut(at.min(rows.len()));
                    (Some(first), Some(rest))
                }
                None => (None, None),
            }
        }
        let observations = cut(self.observations, games * widths.observation);
        let mask = cut(self.mask, games * widths.policy);
        let current = cut(self.current, games);
        let rewards = cut(self.rewards, games * widths.players);
        let done = cut(self.done, games);
        let sampled = cut(self.sampled, games);
        let first = Results {
            observations: observations.0,
            mask: mask.0,
            current: current.0,
            rewards: rewards.0,
            done: done.0,
            sampled: sampled.0,
        };
        let rest = Results {
            observations: observations.1,
            mask: mask.1,
            current: current.1,
            rewards: rewards.1,
            done: done.1,
            sampled: sampled.1,
        };
        (first, rest)
    }
}

/// Many games, whatever game it is.
pub(crate) trait Many: Send + Sync {
    fn id(&self) -> &'static str;
    fn count(&self) -> usize;
    fn players(&self) -> usize;
    fn observation_size(&self) -> usize;
    fn policy_size(&self) -> usize;
    fn reset(&mut self, seed: u64);
    fn step(&mut self, actions: &[i64]) -> Result<(), Fault>;
    fn tell(&mut self, results: Results<'_>);
    fn legal(&self, index: usize, out: &mut Vec<i64>) -> Result<(), Fault>;
    fn state(&self, index: usize) -> Result<Box<dyn Single>, Fault>;
}

/// One of the games.
struct One<G: Encoded> {
    state: G,
    dice: FastDice,
    /// What it was before the step, so that a step that is refused for one game is taken back for all.
    before: (G, FastDice),
    /// What the players gained by the step that ended a game; empty while it goes on.
    gained: Vec<f64>,
    buffer: Vec<G::Action>,
}

pub(crate) struct Games<G: Encoded> {
    options: G::Options,
    games: Vec<One<G>>,
    widths: Widths,
    threads: usize,
}

impl<G: Studied> Games<G> {
    pub(crate) fn new(setup: &Setup, count: usize, seed: u64, threads: usize) -> Result<Self, Fault> {
        let options = G::read_options(setup)?;
        let sample = G::start(&options, &mut FastDice::new(seed));
        if !sample.fits() {
            let (rows, columns) = G::GRID;
            let why = format!("the board is larger than the {rows} rows and {columns} columns of an observation");
            return Err(BadInput::new(why).into());
        }
        let widths = Widths {
            observation: sample.layout().size(),
            policy: G::POLICY as usize,
            players: usize::from(sample.players()),
        };
        let one = |_| One {
            state: sample.clone(),
            dice: FastDice::new(0),
            before: (sample.clone(), FastDice::new(0)),
            gained: Vec::new(),
            buffer: Vec::new(),
        };
        let mut games = Games { options, games: (0..count).map(one).collect(), widths, threads };
        games.reset(seed);
        Ok(games)
    }

    fn one(&self, index: usize) -> Result<&One<G>, Fault> {
        let last = self.games.len() - 1;
        let unknown = || Fault::Input(format!("there is no game {index}; they are counted from 0 to {last}"));
        self.games.get(index).ok_or_else(unknown)
    }

    fn per_thread(&self) -> usize {
        self.games.len().div_ceil(self.threads.max(1)).max(1)
    }
}

impl<G: Encoded> One<G> {
    fn start(&mut self, options: &G::Options) {
        self.state = G::start(options, &mut self.dice);
    }

    fn step(&mut self, action: i64, options: &G::Options) -> Result<(), Fault> {
        self.before = (self.state.clone(), self.dice.clone());
        self.gained.clear();
        let index = u32::try_from(action).unwrap_or(u32::MAX);
        let action = action_at(&self.state, index)?;
        let played = self.state.play(action, &mut self.dice, &mut Mute);
        played.map_err(|illegal| Fault::illegal(&self.state.write(action), &illegal))?;
        if let Some(outcome) = self.state.ranking() {
            self.gained = returns(&outcome);
            self.start(options);
        }
        Ok(())
    }

    fn take_back(&mut self) {
        (self.state, self.dice) = self.before.clone();
        self.gained.clear();
    }

    /// Writes the rows of this game.
    fn tell(&mut self, results: Results<'_>) {
        let Turn::Decide(seat) = self.state.turn() else { return };
        if let Some(observation) = results.observations {
            self.state.observe(seat, observation);
        }
        if let Some(mask) = results.mask {
            mask.fill(false);
            self.buffer.clear();
            self.state.legal(&mut self.buffer);
            for index in self.buffer.iter().filter_map(|action| self.state.policy(*action)) {
                mask[index as usize] = true;
            }
        }
        if let Some([current]) = results.current {
            *current = seat.index() as i32;
        }
        if let Some(rewards) = results.rewards {
            rewards.fill(0.0);
            rewards.iter_mut().zip(&self.gained).for_each(|(reward, gained)| *reward = *gained as f32);
        }
        if let Some([done]) = results.done {
            *done = !self.gained.is_empty();
        }
        if let Some([sampled]) = results.sampled {
            let action = self.state.random_action(&mut self.dice, &mut self.buffer);
            *sampled = action.and_then(|action| self.state.policy(action)).map_or(-1, i64::from);
        }
    }
}

impl<G: Studied> Many for Games<G> {
    fn id(&self) -> &'static str {
        G::about().id
    }

    fn count(&self) -> usize {
        self.games.len()
    }

    fn players(&self) -> usize {
        self.widths.players
    }

    fn observation_size(&self) -> usize {
        self.widths.observation
    }

    fn policy_size(&self) -> usize {
        self.widths.policy
    }

    fn reset(&mut self, seed: u64) {
        let first = Seed::from_number(seed);
        for (index, one) in self.games.iter_mut().enumerate() {
            one.dice = FastDice::from_seed(first.derive(index as u64));
            one.gained.clear();
            one.start(&self.options);
        }
    }

    fn step(&mut self, actions: &[i64]) -> Result<(), Fault> {
        let (per, options) = (self.per_thread(), &self.options);
        let play = |(part, (games, actions)): (usize, (&mut [One<G>], &[i64]))| -> Result<(), (usize, Fault)> {
            let mut fault = Ok(());
            for (index, (one, action)) in games.iter_mut().zip(actions).enumerate() {
                if let Err(error) = one.step(*action, options) {
                    let index = part * per + index;
                    fault = fault.and(Err((index, error.of_game(index))));
                }
            }
            fault
        };
        let parts = self.games.chunks_mut(per).zip(actions.chunks(per)).enumerate();
        let mut results = in_threads(parts, play);
        results.retain(Result::is_err);
        match results.into_iter().next() {
            Some(Err((_, fault))) => {
                self.games.iter_mut().for_each(One::take_back);
                Err(fault)
            }
            _ => Ok(()),
        }
    }

    fn tell(&mut self, results: Results<'_>) {
        let (per, widths) = (self.per_thread(), self.widths);
        let mut rest = results;
        let parts = self.games.chunks_mut(per).map(|games| {
            let (part, left) = std::mem::take(&mut rest).split(games.len(), widths);
            rest = left;
            (games, part)
        });
        let tell = |(games, mut rest): (&mut [One<G>], Results<'_>)| {
            for one in games {
                let (own, left) = std::mem::take(&mut rest).split(1, widths);
                one.tell(own);
                rest = left;
            }
        };
        in_threads(parts, tell);
    }

    fn legal(&self, index: usize, out: &mut Vec<i64>) -> Result<(), Fault> {
        let state = &self.one(index)?.state;
        let indices = state.legal_actions().into_iter().filter_map(|action| state.policy(action));
        out.extend(indices.map(i64::from));
        Ok(())
    }

    fn state(&self, index: usize) -> Result<Box<dyn Single>, Fault> {
        let one = self.one(index)?;
        Ok(Box::new(Play::of(one.state.clone(), one.dice.clone().next_u64(), self.widths.observation)))
    }
}

/// Does the parts of a work, the first here and each other in a thread of its own.
fn in_threads<P: Send, R: Send>(parts: impl Iterator<Item = P>, work: impl Fn(P) -> R + Sync) -> Vec<R> {
    let mut parts: Vec<P> = parts.collect();
    if parts.len() < 2 {
        return parts.into_iter().map(work).collect();
    }
    std::thread::scope(|scope| {
        let others = parts.split_off(1);
        let work = &work;
        let running: Vec<_> = others.into_iter().map(|part| scope.spawn(move || work(part))).collect();
        let mut results: Vec<R> = parts.into_iter().map(work).collect();
        results.extend(running.into_iter().filter_map(|thread| thread.join().ok()));
        results
    })
}
