//! What a search may know of one game beyond its rules. [`Insight`] is implemented on an empty type for each game in
//! `knowledge/`, so that a rules crate never learns that bots exist; [`Plain`] knows nothing and works for every game.

use tianxia_core::{Dice, FastDice, Game, MAX_SEATS};

/// A figure for every seat, by index: chances to win between 0 and 1 that add up to 1. Seats that do not play have 0.
pub type Values = [f32; MAX_SEATS];

/// Knowledge of one game. Everything here looks at imagined worlds only, so it may use all that is in them.
pub trait Insight<G: Game>: Copy + Default + Send + Sync + 'static {
    /// Does [`Insight::evaluate`] say anything? Without an evaluation every rollout goes to the end of the game.
    const EVALUATES: bool;

    /// Does [`Insight::roll`] choose by knowledge? Without it rollouts draw an action without listing all.
    const ROLLS: bool = false;

    /// How the search is best set for this game.
    fn tuning() -> Tuning;

    /// The chance of each seat to win from here, by a look at the position. Never called once the game is over.
    fn evaluate(&self, world: &G) -> Values;

    /// The prior of each legal action, how promising it looks before it is searched: appends one number for each of `legal`, in the unit of
    /// chances to win (0.1 better means: wins one game in ten more).
    fn prior(&self, world: &G, legal: &[G::Action], dice: &mut FastDice, out: &mut Vec<f32>) {
        crate::value::look_ahead(self, world, legal, dice, out);
    }

    /// Which of the legal actions a rollout plays.
    fn roll(&self, world: &G, legal: &[G::Action], dice: &mut FastDice) -> usize {
        let _ = world;
        dice.below(legal.len() as u32) as usize
    }
}

/// The figures that set a search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tuning {
    /// Iterations that take hardly ever more than a tenth of a second on one core: what turns levels into iterations.
    pub pace: u32,
    /// Decisions a rollout takes before the evaluation is asked.
    pub horizon: u32,
    /// How many of these decisions, out of one, are taken by a look at what each action leads to; the others by
    /// [`Insight::roll`].
    pub care: f32,
    /// How much the prior of an action counts against what was found out about it.
    pub exploration: f32,
    /// How far priors differ before one action is preferred clearly over another: small means strong preference.
    pub temperature: f32,
    /// How much worse than its siblings an action is thought to be before it was tried (first-play urgency).
    pub reduction: f32,
    /// By how much `easy` misjudges an action, in chances to win.
    pub blur: f32,
}

impl Tuning {
    /// The figures by name, for experiments in the arena.
    pub(crate) fn set(&mut self, key: &str, value: f32) -> bool {
        match key {
            "pace" => self.pace = value as u32,
            "horizon" => self.horizon = value as u32,
            "care" => self.care = value,
            "exploration" => self.exploration = value,
            "temperature" => self.temperature = value,
            "reduction" => self.reduction = value,
            "blur" => self.blur = value,
            _ => return false,
        }
        true
    }

    pub(crate) const KEYS: [&'static str; 7] =
        ["pace", "horizon", "care", "exploration", "temperature", "reduction", "blur"];
}

/// No knowledge at all: every action looks alike, and every rollout is random to the end. The baseline that knowledge has to beat.
#[derive(Clone, Copy, Default, Debug)]
pub struct Plain;

impl<G: Game> Insight<G> for Plain {
    const EVALUATES: bool = false;

    fn tuning() -> Tuning {
        Tuning {
            pace: crate::knowledge::plain_pace(G::about().id),
            horizon: u32::MAX,
            care: 0.0,
            exploration: 1.5,
            temperature: 1.0,
            reduction: 0.0,
            blur: 0.0,
        }
    }

    fn evaluate(&self, world: &G) -> Values {
        crate::value::equal_shares(world.players())
    }

    fn prior(&self, _: &G, legal: &[G::Action], _: &mut FastDice, out: &mut Vec<f32>) {
        out.extend(std::iter::repeat_n(0.0, legal.len()));
    }
}
