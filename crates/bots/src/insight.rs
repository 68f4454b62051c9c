//! What a search may know of one game beyond its rules. [`Insight`] is implemented on an empty type for each game in
//! `knowledge/`, so that a rules crate never learns that bots exist.

use crate::values::{Values, equal_shares, reward};
use tianxia_core::{Dice, FastDice, Game, Mute, Seat, Style};

/// Knowledge of one game. Everything here looks at imagined worlds only, so it may use all that is in them.
pub trait Insight<G: Game>: Sized + Send + 'static {
    /// Does [`Insight::evaluate`] say anything? Without an evaluation every rollout goes to the end of the game.
    const EVALUATES: bool;

    /// Does [`Insight::roll`] choose by knowledge? Without it rollouts draw an action without listing all.
    const ROLLS: bool = false;

    /// Does [`Insight::policy`] say anything?
    const POLICY: bool = false;

    /// How many figures [`Insight::figures`] tells.
    const FIGURES: usize = 0;

    /// How the search is best set for this game.
    fn tuning() -> Tuning;

    /// To which power the chances that a search finds are raised before people see them, so that of the positions called 70 % seven in ten are won: above 1 where
    /// the search is too careful, below 1 where it is too sure. It depends on what everybody can see. Measured by `examples/calibration.rs`.
    fn sharpness(world: &G) -> f32 {
        let _ = world;
        1.0
    }

    /// The chance of each seat to win from here, by a look at the position. Never called once the game is over.
    fn evaluate(&self, world: &G) -> Values;

    /// The same at the end of a rollout, where a cheaper look will do.
    fn settle(&self, world: &G) -> Values {
        self.evaluate(world)
    }

    /// Figures of a world that a network is shown beside the observation: sums that are hard to see on a board. The seat's own come first, then those
    /// of the others clockwise; `out` begins as zeros.
    fn figures(&self, world: &G, seat: Seat, out: &mut [f32]) {
        let _ = (world, seat, out);
    }

    /// Writes the figures and says what [`Insight::evaluate`] says, where both are wanted.
    fn study(&self, world: &G, seat: Seat, out: &mut [f32]) -> Values {
        self.figures(world, seat, out);
        self.evaluate(world)
    }

    /// The prior of each legal action, how promising it looks before it is searched: appends one number for each of `legal`, in the unit of
    /// chances to win (0.1 better means: wins one game in ten more).
    fn prior(&self, world: &G, legal: &[G::Action], dice: &mut FastDice, out: &mut Vec<f32>) {
        look_ahead(self, world, legal, dice, out);
    }

    /// The same at less cost, for decisions far from the first ([`Tuning::sight`]).
    fn quick_prior(&self, world: &G, legal: &[G::Action], dice: &mut FastDice, out: &mut Vec<f32>) {
        self.prior(world, legal, dice, out);
    }

    /// How likely each legal action is to be the best one, at one look and as a logarithm that means something beside the others only:
    /// appends one number for each.
    fn policy(&self, world: &G, legal: &[G::Action], out: &mut Vec<f32>) {
        let _ = world;
        out.extend(std::iter::repeat_n(0.0, legal.len()));
    }

    /// What a seat with this style likes about a world beside winning, in the unit of chances to win: a few points at most.
    fn likes(&self, world: &G, seat: Seat, style: Style) -> f32 {
        let _ = (world, seat, style);
        0.0
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
    /// How many of these more, out of one, with each player beyond two: where others cost a search little.
    pub crowd: f32,
    /// Decisions a rollout takes before the evaluation is asked.
    pub horizon: u32,
    /// How much the evaluation before a rollout counts beside the one behind it; 0: it is not asked.
    pub blend: f32,
    /// How many of these decisions, out of one, are taken by a look at what each action leads to; the others by
    /// [`Insight::roll`].
    pub care: f32,
    /// How much the prior of an action counts against what was found out about it.
    pub exploration: f32,
    /// How far priors differ before one action is preferred clearly over another: small means strong preference.
    pub temperature: f32,
    /// Where there is a policy: how many decisions from the first one on are still judged by trying every action. Trying is exact and slow, a
    /// policy quick.
    pub promise: f32,
    /// How many decisions from the first one on are tried by [`Insight::prior`]; those further down by [`Insight::quick_prior`].
    pub sight: f32,
    /// How often an action is played before what follows it is looked at: until then what it leads to is evaluated in another world each time.
    pub ripe: u32,
    /// How much worse than its siblings an action is thought to be before it was tried (first-play urgency).
    pub reduction: f32,
    /// How much the others are thought to play against whoever thinks, out of one, instead of for themselves: 0 is max^n, 1 is paranoid.
    pub paranoia: f32,
    /// By how much `easy` misjudges an action, in chances to win.
    pub blur: f32,
}

impl Tuning {
    /// The figures by name, for experiments in the arena.
    pub(crate) fn set(&mut self, key: &str, value: f32) -> bool {
        match key {
            "pace" => self.pace = value as u32,
            "crowd" => self.crowd = value,
            "horizon" => self.horizon = value as u32,
            "blend" => self.blend = value.min(1.0),
            "care" => self.care = value,
            "exploration" => self.exploration = value,
            "temperature" => self.temperature = value,
            "promise" => self.promise = value,
            "sight" => self.sight = value,
            "ripe" => self.ripe = (value as u32).max(1),
            "reduction" => self.reduction = value,
            "paranoia" => self.paranoia = value.min(1.0),
            "blur" => self.blur = value,
            _ => return false,
        }
        true
    }

    pub(crate) const KEYS: [&'static str; 13] = [
        "pace",
        "horizon",
        "blend",
        "care",
        "exploration",
        "temperature",
        "promise",
        "sight",
        "ripe",
        "reduction",
        "paranoia",
        "blur",
        "crowd",
    ];
}

/// The value of a world: as it ended, or as it looks.
pub(crate) fn value<G: Game, I: Insight<G>>(insight: &I, world: &G) -> Values {
    match world.turn().seat() {
        Some(_) => insight.evaluate(world),
        None => world.ranking().map_or_else(|| equal_shares(world.players()), |outcome| reward(&outcome)),
    }
}

/// Promises by trying: plays every action on a copy and evaluates what comes of it for the deciding seat.
pub(crate) fn look_ahead<G: Game, I: Insight<G>>(
    insight: &I,
    world: &G,
    legal: &[G::Action],
    dice: &mut FastDice,
    out: &mut Vec<f32>,
) {
    let Some(seat) = world.turn().seat() else { return };
    out.extend(legal.iter().map(|action| {
        let mut after = world.clone();
        match after.play(*action, dice, &mut Mute) {
            Ok(()) => value(insight, &after)[seat.index()],
            Err(_) => 0.0,
        }
    }));
}
