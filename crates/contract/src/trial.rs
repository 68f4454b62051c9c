//! One game under examination: it is played decision by decision, and every position is looked at on the way.

use super::failure::{Breach, Kept, promise};
use super::imagination::Imagined;
use super::{Budget, Clause, Failure, Tally, decisions, effects, paper, secrets};
use std::panic::{AssertUnwindSafe, catch_unwind};
use tianxia_core::{BadInput, Deed, Dice, FastDice, Game, Match, ProbeDice, Record, Seat, Seed, Setup, Turn, Written};

/// So many plies at the start are all looked at closely; later ones at powers of two and now and then.
const FIRST_PLIES: u64 = 8;
/// Of the others, one in so many.
const NOW_AND_THEN: u32 = 48;

/// A game under examination.
pub(super) struct Trial<G: Game> {
    game: Match<G>,
    /// What the suite itself needs chance for; never the dice of the game.
    chance: FastDice,
    /// The same for effects.
    foresight: FastDice,
    census: Vec<(&'static str, u32)>,
    past: Vec<Past<G>>,
    /// The answers to the decision before this one.
    stale: Vec<G::Action>,
    tally: Tally,
    /// What was seen of imagined worlds.
    pub(super) imagined: Imagined,
}

/// A position that was passed, kept to prove that nothing changes it afterwards.
struct Past<G> {
    step: usize,
    state: G,
    print: String,
}

impl<G: Written> Trial<G> {
    /// A new game.
    pub(super) fn start(setup: &Setup, seed: Seed) -> Result<Self, Box<Failure>> {
        let broken = |breach| Box::new(Failure::of_run::<G>(setup, breach));
        let started = catch_unwind(AssertUnwindSafe(|| {
            paper::check_setup::<G>(setup)?;
            Match::start(setup, seed).map_err(|error| Breach::new(Clause::Positions, error.to_string()))
        }));
        let game = started.unwrap_or_else(|panic| Err(told(&*panic))).map_err(broken)?;
        Ok(Trial::of(game, seed))
    }

    /// The start of a recorded game.
    pub(super) fn follow(record: &Record) -> Result<Self, BadInput> {
        Match::replay(record, Some(0)).map(|game| Trial::of(game, record.seed))
    }

    fn of(game: Match<G>, seed: Seed) -> Self {
        Trial {
            census: game.state().census(),
            game,
            chance: FastDice::from_seed(seed),
            foresight: FastDice::from_seed(seed.derive(0)),
            past: Vec::new(),
            stale: Vec::new(),
            tally: Tally::default(),
            imagined: Imagined::default(),
        }
    }

    /// Plays the game to its end, each decision uniform over the legal answers.
    pub(super) fn play(&mut self, budget: &Budget) -> Result<Tally, Box<Failure>> {
        self.guarded(|trial| {
            while let Some(seat) = trial.look(false)? {
                promise!(
                    Ending,
                    trial.tally.decisions < u64::from(budget.decisions),
                    "the game has not ended after {} decisions",
                    budget.decisions
                );
                let action = trial.stale[trial.chance.below(trial.stale.len() as u32) as usize];
                trial.act(seat, action)?;
            }
            trial.close()
        })
    }

    /// Plays a recorded game again, looking closely at every position.
    pub(super) fn retrace(mut self, record: &Record) -> Result<Tally, Box<Failure>> {
        self.guarded(|trial| {
            for entry in &record.entries {
                let text = match &entry.deed {
                    Deed::Action(text) => text,
                    Deed::Undo => {
                        let undone = trial.game.undo(entry.seat);
                        promise!(Undo, undone.is_ok(), "`{entry}` cannot be undone: {undone:?}");
                        continue;
                    }
                    // These belong to the table, not to the game.
                    Deed::Resign | Deed::Holder(_) => continue,
                };
                let Some(seat) = trial.look(true)? else { break };
                let read = trial.game.state().read(text);
                let action = read.map_err(|error| Breach::new(Clause::Records, error.to_string()))?;
                trial.act(seat, action)?;
            }
            if trial.look(true)?.is_none() { trial.close() } else { Ok(()) }
        })
    }

    /// Runs the checks; a panic is a breach like any other, and has a record too.
    fn guarded(&mut self, checks: impl FnOnce(&mut Self) -> Kept) -> Result<Tally, Box<Failure>> {
        let kept = catch_unwind(AssertUnwindSafe(|| checks(self))).unwrap_or_else(|panic| Err(told(&*panic)));
        kept.map_err(|breach| Box::new(Failure::of_game(&self.game, breach)))?;
        self.tally.longest = self.tally.decisions;
        Ok(self.tally)
    }

    /// Looks at the position; says who decides. Leaves the legal answers in `stale`.
    fn look(&mut self, closely: bool) -> Result<Option<Seat>, Breach> {
        let state = self.game.state();
        let mut legal = Vec::new();
        decisions::check_cheaply(state, &mut legal)?;
        let ply = self.tally.decisions;
        let over = state.turn() == Turn::Over;
        if closely || over || ply < FIRST_PLIES || ply.is_power_of_two() || self.chance.below(NOW_AND_THEN) == 0 {
            let print = format!("{state:?}");
            let before = state.clone();
            self.tally.looked_at += 1;
            self.tally.refused += decisions::check_closely(state, &legal, &self.stale, &mut self.chance)?;
            promise!(
                Independence,
                *state == before && format!("{state:?}") == print,
                "playing on clones of a position changed it from {print} to {state:?}"
            );
            self.tally.foreseen += effects::check_all(state, &legal, &mut self.foresight)?;
            paper::check_position(state)?;
            self.tally.worlds += secrets::check(state, &legal, &mut self.chance, &mut self.imagined)?;
            promise!(Independence, *state == before, "imagining worlds changed the real one from {print} to {state:?}");
            self.past.push(Past { step: self.game.steps().len(), state: before, print });
        }
        self.stale = legal;
        Ok(state.turn().seat())
    }

    /// Plays an answer, and looks at what came of it.
    fn act(&mut self, seat: Seat, action: G::Action) -> Kept {
        let before = self.game.state().clone();
        let refused = |refused: tianxia_core::Refused| {
            let text = before.write(action);
            Breach::new(Clause::Legality, format!("the legal action `{text}` was refused: {refused}"))
        };
        self.game.act(seat, action).map_err(refused)?;
        self.tally.decisions += 1;
        let census = self.game.state().census();
        promise!(
            Conservation,
            census == self.census,
            "`{}` changed the census from {:?} to {census:?}",
            before.write(action),
            self.census
        );
        let step = self.game.steps().last();
        if step.is_some_and(|step| step.free) {
            let mut dice = ProbeDice::default();
            let accepted = before.clone().play(action, &mut dice, &mut tianxia_core::Mute).is_ok();
            promise!(
                Undo,
                accepted && !dice.rolled && self.game.state().turn() == before.turn(),
                "`{}` can be taken back, but it rolls dice, ends the game or hands the decision over",
                before.write(action)
            );
        }
        if let Some(step) = step {
            decisions::check_events::<G>(&step.events)?;
            effects::check_account(&before, action, &step.events, self.game.state())?;
        }
        if self.chance.below(NOW_AND_THEN) == 0 { self.act_again(seat, action, &before) } else { Ok(()) }
    }

    /// Takes an action back and plays it again: the position of before, then the same draws.
    fn act_again(&mut self, seat: Seat, action: G::Action, before: &G) -> Kept {
        let after = self.game.state().clone();
        let undone = self.game.undo(seat).is_ok() && self.game.state() == before;
        promise!(Undo, undone, "taking `{}` back does not restore the position", before.write(action));
        let again = self.game.act(seat, action).is_ok() && *self.game.state() == after;
        promise!(Undo, again, "`{}`, taken back and played again, came out differently", before.write(action));
        Ok(())
    }

    /// What can be said only at the end of a game.
    fn close(&mut self) -> Kept {
        self.tally.games += 1;
        for Past { step, state, print } in &self.past {
            let kept = self.game.steps().get(*step).is_none_or(|step| step.before == *state);
            promise!(
                Independence,
                kept && format!("{state:?}") == *print,
                "later play changed the position kept after {step} actions from {print} to {state:?}"
            );
        }
        paper::check_record(&self.game)
    }
}

fn told(panic: &(dyn std::any::Any + Send)) -> Breach {
    let text = panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&str>().copied());
    Breach::new(Clause::Panic, format!("a panic: {}", text.unwrap_or("(no message)")))
}
