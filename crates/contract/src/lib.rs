//! The contract suite: one generic test that holds any game to everything the page of [`Game`](tianxia_core::Game) promises. It plays random
//! games, each decision uniform over the legal answers, and looks at every position: cheap checks everywhere, all of them at
//! the first plies, at powers of two, and now and then. Whoever writes a game calls [`hold`] in a test:
//!
//! ```text
//! #[test]
//! fn qin_keeps_the_contract() {
//!     tianxia_contract::hold::<Qin>(&tianxia_contract::every_setup::<Qin>(), &Budget::games(50));
//! }
//! ```
//!
//! [`hold_encoded`] does the same for a game as numbers ([`Encoded`](tianxia_core::Encoded)).
//!
//! A promise that is broken ends in a [`Failure`]: which clause, what was seen, at which ply, and a record that plays the
//! game up to that point. Saved as a file, such a record becomes a test for good with [`recheck`].

mod bias;
mod budget;
mod decisions;
mod effects;
mod encoding;
mod failure;
mod imagination;
mod json;
pub mod noise;
mod paper;
mod rules;
mod secrets;
mod setups;
mod trial;
mod views;

pub use budget::{Budget, SOAK};
pub use encoding::{Encodings, check_encoded, hold_encoded};
pub use failure::{Clause, Failure};
pub use rules::rule_ids;
pub use setups::every_setup;

use failure::Breach;
use imagination::Imagined;
use std::fmt;
use tianxia_core::{BadInput, Record, Seed, Setup, Written};
use trial::Trial;

/// What a run of the suite has looked at.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    /// Games played to their end.
    pub games: u64,
    /// Decisions taken in them.
    pub decisions: u64,
    /// The decisions of the longest game.
    pub longest: u64,
    /// Positions at which everything was checked.
    pub looked_at: u64,
    /// Actions that were not legal, tried, and refused as they should be.
    pub refused: u64,
    /// Worlds imagined and compared with the real one.
    pub worlds: u64,
    /// Actions whose effect was told beforehand and compared with what came of them.
    pub foreseen: u64,
}

impl Tally {
    fn add(&mut self, other: Tally) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.longest = self.longest.max(other.longest);
        self.looked_at += other.looked_at;
        self.refused += other.refused;
        self.worlds += other.worlds;
        self.foreseen += other.foreseen;
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Tally { games, decisions, longest, looked_at, refused, worlds, foreseen } = self;
        write!(
            f,
            "{games} games of {decisions} decisions (the longest of {longest}), {looked_at} positions looked at \
             closely, {refused} illegal actions refused, {worlds} worlds imagined, {foreseen} effects foreseen"
        )
    }
}

/// Holds a game to the contract for one set-up: as many random games as the budget says, from its seed.
pub fn check<G: Written>(setup: &Setup, budget: &Budget) -> Result<Tally, Box<Failure>> {
    let mut tally = Tally::default();
    let mut imagined = Imagined::default();
    let first = Seed::from_number(budget.seed);
    for game in 0..u64::from(budget.games) {
        let mut trial = Trial::<G>::start(setup, first.derive(game))?;
        tally.add(trial.play(budget)?);
        imagined.add(&trial.imagined);
    }
    let whole_run = |breach: Breach| Box::new(Failure::of_run::<G>(setup, breach));
    imagined.verify().map_err(whole_run)?;
    bias::check::<G>(setup, budget).map_err(whole_run)?;
    Ok(tally)
}

/// Looks at every position of a recorded game as closely as [`check`] does at some: what a failure's record becomes once
/// the fault is mended.
pub fn recheck<G: Written>(record: &str) -> Result<Tally, Box<Failure>> {
    let unread = |error: BadInput| {
        Box::new(Failure::of_run::<G>(&Setup::default(), Breach::new(Clause::Records, error.to_string())))
    };
    let record: Record = record.parse().map_err(unread)?;
    Trial::<G>::follow(&record).map_err(unread)?.retrace(&record)
}

/// Holds a game to the contract for all of these set-ups, and says what was looked at. With the environment variable
/// [`SOAK`] set to a number of minutes, goes on with other seeds until they have passed.
///
/// # Panics
/// With the whole report, if a promise is broken.
pub fn hold<G: Written>(setups: &[Setup], budget: &Budget) -> Tally {
    assert!(!setups.is_empty(), "no set-up, nothing to hold");
    let mut tally = Tally::default();
    let mut round = budget.clone();
    let soak = budget::Soak::from_environment();
    loop {
        for setup in setups {
            match check::<G>(setup, &round) {
                Ok(more) => tally.add(more),
                Err(failure) => panic!("\n{failure}"),
            }
        }
        if soak.is_over() {
            break;
        }
        round.seed = soak.fresh_seed();
    }
    println!("{}: {tally}", G::about().id);
    tally
}
