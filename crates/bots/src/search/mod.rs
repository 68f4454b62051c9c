//! The search, written once for every game: information-set Monte Carlo tree search.
//!
//! Each iteration imagines a fresh world (a determinisation) that the seat cannot tell from the real one, walks down the tree by the actions
//! that are legal in that world, tries one new action, estimates what comes of it and adds that estimate to
//! everything on its way. The tree knows only sequences of actions, never worlds, so a decision is learned over all
//! worlds together: nobody in the tree can act on what they could not know in play. Every seat has its own value and chooses by
//! it (max^n), so the search serves two players and five. Chance is not in the tree at all: the dice fall anew in every iteration.
//!
//! How an action is selected: its mean value for the seat that decides, plus a bonus that grows with its prior and with how often
//! it was available, and shrinks with how often it was played. That is the formula of PUCT with availability in the place
//! of the visits of the parent, as hidden information asks.

mod budget;
mod pairs;
mod tree;

pub use budget::Budget;
pub use pairs::Compared;
pub use tree::MEMORY;

use crate::glance::best_at_a_look;
use crate::insight::value;
use crate::insight::{Insight, Tuning};
use crate::portable::exp;
use crate::values::Values;
use std::sync::atomic::AtomicBool;
use tianxia_core::{Dice, FastDice, Game, Knowledge, Mute, Seat, Written};
use tree::Tree;

/// Rollouts that never end would be a fault of the game; a search must not hang on it.
pub(crate) const LONGEST_ROLLOUT: u32 = 10_000;

/// Preferences stay below this power of e, so that no figure leaves the range of an `f32`.
const MOST_PREFERRED: f32 = 60.0;

/// A decision asks after this many iterations whether it is already made.
const LOOK_UP: u32 = 16;

/// A search over one position, as one seat knows it.
pub struct Search<'a, G: Game, I: Insight<G>> {
    knowledge: &'a Knowledge<'a, G>,
    insight: I,
    tuning: Tuning,
    tree: Tree<G::Action>,
    dice: FastDice,
    scratch: Scratch<G::Action>,
}

/// Buffers that every iteration uses again.
struct Scratch<A> {
    legal: Vec<A>,
    /// The edges of the legal actions: those that were known first.
    slots: Vec<u32>,
    fresh: Vec<A>,
    /// Where the fresh ones stand among the legal ones.
    fresh_at: Vec<u32>,
    prior: Vec<f32>,
    /// The edges walked, each with the node it leaves.
    path: Vec<(u32, u32)>,
}

/// What a search found out about one answer.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rated<A> {
    /// The answer.
    pub action: A,
    /// How often it was tried: the measure of the search's trust in it.
    pub visits: u32,
    /// The chance of every seat to win after it.
    pub values: Values,
}

impl<'a, G: Game, I: Insight<G>> Search<'a, G, I> {
    /// A search that has not thought yet. The seed decides everything that is left to chance.
    #[must_use]
    pub fn new(knowledge: &'a Knowledge<'a, G>, tuning: Tuning, seed: u64) -> Self
    where
        I: Default,
    {
        Search::bounded(knowledge, tuning, seed, MEMORY)
    }

    /// The same with another bound for the memory of the tree, in bytes.
    #[must_use]
    pub fn bounded(knowledge: &'a Knowledge<'a, G>, tuning: Tuning, seed: u64, memory: usize) -> Self
    where
        I: Default,
    {
        Search { tree: Tree::new(memory), ..Search::with(knowledge, I::default(), tuning, seed) }
    }

    /// A search with knowledge of the game that was made before.
    #[must_use]
    pub fn with(knowledge: &'a Knowledge<'a, G>, insight: I, tuning: Tuning, seed: u64) -> Self {
        let scratch = Scratch {
            legal: Vec::new(),
            slots: Vec::new(),
            fresh: Vec::new(),
            fresh_at: Vec::new(),
            prior: Vec::new(),
            path: Vec::new(),
        };
        Search { knowledge, insight, tuning, tree: Tree::new(MEMORY), dice: FastDice::new(seed), scratch }
    }

    /// Thinks until the budget is spent or `stop` is set.
    pub fn run(&mut self, budget: Budget, stop: &AtomicBool) {
        let mut countdown = budget.begin(stop);
        while countdown.goes_on() {
            self.iterate(None);
        }
    }

    /// Thinks until the budget is spent, `stop` is set, or the iterations that are left could not change [`Search::best`] any more:
    /// the choice is that of [`Search::run`], found sooner. A time to think is spent in full, for nobody knows what it still holds.
    pub fn decide(&mut self, budget: Budget, stop: &AtomicBool) {
        let mut countdown = budget.begin(stop);
        while countdown.goes_on() {
            self.iterate(None);
            if countdown.left().is_some_and(|left| left % LOOK_UP == 0 && self.lead() > left) {
                break;
            }
        }
    }

    /// How many visits the answer tried most often is ahead of every other.
    fn lead(&self) -> u32 {
        let (mut first, mut second) = (0, 0);
        for edge in &self.tree.node(Tree::<G::Action>::ROOT).edges {
            second = second.max(edge.visits.min(first));
            first = first.max(edge.visits);
        }
        first - second
    }

    /// Thinks about what follows one answer only.
    pub fn run_after(&mut self, action: G::Action, budget: Budget, stop: &AtomicBool) {
        let mut countdown = budget.begin(stop);
        while countdown.goes_on() {
            self.iterate(Some(action));
        }
    }

    /// The answer the search trusts most: the one it tried most often.
    #[must_use]
    pub fn best(&self) -> Option<G::Action> {
        self.rated().first().map(|rated| rated.action)
    }

    /// Every answer that was tried, the most trusted first.
    #[must_use]
    pub fn rated(&self) -> Vec<Rated<G::Action>> {
        let seat = self.knowledge.seat().index();
        let edges = self.tree.node(Tree::<G::Action>::ROOT).edges.iter().filter(|edge| edge.visits > 0);
        let mut rated: Vec<_> =
            edges.map(|edge| Rated { action: edge.action, visits: edge.visits, values: edge.means() }).collect();
        sort_most_trusted_first(&mut rated, seat);
        rated
    }

    /// The memory its tree holds, in bytes.
    #[must_use]
    pub fn memory(&self) -> usize {
        self.tree.bytes()
    }

    /// One iteration: down the tree in a fresh world, one step beyond it, and back. What it found the world to be worth.
    fn iterate(&mut self, first: Option<G::Action>) -> Values {
        let mut world = self.knowledge.imagine(&mut self.dice);
        self.scratch.path.clear();
        let mut node = Tree::<G::Action>::ROOT;
        let values = loop {
            let Some(seat) = world.turn().seat() else { break value(&self.insight, &world) };
            self.scratch.legal.clear();
            world.legal(&mut self.scratch.legal);
            if let Some(first) = first.filter(|_| self.scratch.path.is_empty()) {
                self.scratch.legal.retain(|action| *action == first);
            }
            let Some(edge) = self.select(node, seat, &world) else { break self.estimate(world) };
            let action = self.tree.node(node).edges[edge].action;
            if world.play(action, &mut self.dice, &mut Mute).is_err() {
                break value(&self.insight, &world);
            }
            self.scratch.path.push((node, edge as u32));
            if self.tree.node(node).edges[edge].visits < self.tuning.ripe {
                break self.estimate(world);
            }
            match self.tree.child(node, edge) {
                Some(child) => node = child,
                None => break self.estimate(world),
            }
        };
        self.learn(values);
        values
    }

    /// Chooses the edge to follow among those that are legal in this world. `None` when the tree is full and knows none of them.
    fn select(&mut self, node: u32, seat: Seat, world: &G) -> Option<usize> {
        self.find_edges(node, world);
        let Scratch { slots, .. } = &self.scratch;
        let at = self.tree.node_mut(node);
        let tickets: f32 = slots.iter().map(|slot| at.edges[*slot as usize].tickets).sum();
        let searcher = self.knowledge.seat();
        let spite = if seat == searcher { 0.0 } else { self.tuning.paranoia };
        let wanted = |own: f32, total: &Values, visits: u32| match spite {
            0.0 => own,
            _ => own + spite * (1.0 - total[searcher.index()] / visits as f32 - own),
        };
        let mean = at.mean(seat.index()).map_or(0.5, |own| wanted(own, &at.total, at.visits));
        let unknown = mean - self.tuning.reduction;
        let bonus = self.tuning.exploration / tickets;
        let mut best = (f32::MIN, None);
        for slot in slots {
            let edge = &mut at.edges[*slot as usize];
            edge.available += 1;
            let found = edge.mean(seat.index()).map_or(unknown, |own| wanted(own, &edge.total, edge.visits));
            let score = found + bonus * edge.tickets * (edge.available as f32).sqrt() / (1 + edge.visits) as f32;
            if score > best.0 {
                best = (score, Some(*slot as usize));
            }
        }
        best.1
    }

    /// Finds the edge of each legal action, and adds those that the node has not met yet.
    fn find_edges(&mut self, node: u32, world: &G) {
        let Scratch { legal, slots, fresh, fresh_at, prior, path } = &mut self.scratch;
        slots.clear();
        fresh.clear();
        fresh_at.clear();
        let edges = &self.tree.node(node).edges;
        // Lists come in an order fixed by the state, so the next action mostly sits on the next edge.
        let mut cursor = 0;
        for (at, action) in legal.iter().enumerate() {
            let ahead = edges[cursor..].iter().position(|edge| edge.action == *action).map(|step| cursor + step);
            match ahead.or_else(|| edges[..cursor].iter().position(|edge| edge.action == *action)) {
                Some(slot) => {
                    slots.push(slot as u32);
                    cursor = slot + 1;
                }
                None => {
                    fresh.push(*action);
                    fresh_at.push(at as u32);
                }
            }
        }
        if fresh.is_empty() || !self.tree.has_room(edges.len() + fresh.len()) {
            return;
        }
        prior.clear();
        if fresh.len() == 1 && edges.is_empty() {
            prior.push(0.0);
        } else if I::POLICY && path.len() as f32 >= self.tuning.promise {
            // What an action is worth beside its siblings depends on the world, so all of them are weighed.
            self.insight.policy(world, legal, prior);
            shares(prior);
            for (action, at) in fresh.iter().zip(fresh_at.iter()) {
                slots.push(self.tree.add(node, *action, prior[*at as usize]));
            }
            return;
        } else if (path.len() as f32) < self.tuning.sight {
            self.insight.prior(world, fresh, &mut self.dice, prior);
        } else {
            self.insight.quick_prior(world, fresh, &mut self.dice, prior);
        }
        for (action, prior) in fresh.iter().zip(prior.iter()) {
            slots.push(self.tree.add(node, *action, exp((prior / self.tuning.temperature).min(MOST_PREFERRED))));
        }
    }

    /// What a world beyond the tree is worth: rolled on for a while, then evaluated.
    fn estimate(&mut self, world: G) -> Values {
        if self.tuning.horizon == 0 || world.turn().seat().is_none() {
            return value(&self.insight, &world);
        }
        if self.tuning.blend == 0.0 {
            return self.roll_out(world);
        }
        let before = self.insight.evaluate(&world);
        let behind = self.roll_out(world);
        let share = self.tuning.blend;
        std::array::from_fn(|seat| share * before[seat] + (1.0 - share) * behind[seat])
    }

    fn roll_out(&mut self, mut world: G) -> Values {
        let legal = &mut self.scratch.legal;
        let careful = (self.tuning.care * 1000.0) as u32;
        for _ in 0..self.tuning.horizon.min(LONGEST_ROLLOUT) {
            if world.turn().seat().is_none() {
                break;
            }
            if !I::ROLLS && careful == 0 {
                let Some(action) = world.random_action(&mut self.dice, legal) else { break };
                world.play_listed(action, &mut self.dice, &mut Mute);
                continue;
            }
            legal.clear();
            world.legal(legal);
            let choice = match legal.len() {
                1 => 0,
                _ if self.dice.below(1000) < careful => {
                    best_at_a_look(&self.insight, &world, legal, 0.0, 0, &mut self.dice)
                }
                _ => self.insight.roll(&world, legal, &mut self.dice),
            };
            world.play_listed(legal[choice], &mut self.dice, &mut Mute);
        }
        match world.turn().seat() {
            Some(_) => self.insight.settle(&world),
            None => value(&self.insight, &world),
        }
    }

    fn learn(&mut self, values: Values) {
        for (node, edge) in &self.scratch.path {
            let node = self.tree.node_mut(*node);
            node.visits += 1;
            let edge = &mut node.edges[*edge as usize];
            edge.visits += 1;
            for (seat, value) in values.iter().enumerate() {
                node.total[seat] += value;
                edge.total[seat] += value;
            }
        }
    }
}

/// Apart from the search, since sorting is compiled once for each kind of action, and not again for each kind of knowledge.
fn sort_most_trusted_first<A>(rated: &mut [Rated<A>], seat: usize) {
    rated.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.values[seat].total_cmp(&a.values[seat])));
}

/// Turns the weights of all legal actions into shares of one, of which each action has a little at least.
fn shares(weights: &mut [f32]) {
    /// What is divided equally.
    const EQUALLY: f32 = 0.02;
    let best = weights.iter().copied().fold(f32::MIN, f32::max);
    weights.iter_mut().for_each(|weight| *weight = exp(*weight - best));
    let total: f32 = weights.iter().sum();
    let least = EQUALLY / weights.len() as f32;
    weights.iter_mut().for_each(|weight| *weight = *weight / total * (1.0 - EQUALLY) + least);
}

impl<G: Written, I: Insight<G>> Search<'_, G, I> {
    /// The actions the search expects to follow an answer, in notation: the most tried ones, as long as they were tried often
    /// enough to mean something and fit one imagined world.
    #[must_use]
    pub fn line(&mut self, first: G::Action, longest: usize) -> Vec<String> {
        const ENOUGH: u32 = 8;
        let mut world = self.knowledge.imagine(&mut self.dice);
        let mut line = Vec::new();
        let mut node = Tree::<G::Action>::ROOT;
        let mut next = self.tree.node(node).edges.iter().find(|edge| edge.action == first);
        while let Some(edge) = next.filter(|_| line.len() < longest) {
            let text = world.write(edge.action);
            if world.play(edge.action, &mut self.dice, &mut Mute).is_err() {
                break;
            }
            line.push(text);
            if edge.child == Tree::<G::Action>::ROOT {
                break;
            }
            node = edge.child;
            self.scratch.legal.clear();
            world.legal(&mut self.scratch.legal);
            let legal = &self.scratch.legal;
            let edges = self.tree.node(node).edges.iter();
            next = edges
                .filter(|edge| edge.visits >= ENOUGH && legal.contains(&edge.action))
                .max_by_key(|edge| edge.visits);
        }
        line
    }
}
