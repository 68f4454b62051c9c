//! How long the suite may take. `make test` has a fixed budget and fixed seeds; `make soak` runs the same tests for as
//! many minutes as one likes, with fresh seeds.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// The environment variable that makes [`hold`](super::hold) go on for that many minutes.
pub const SOAK: &str = "TIANXIA_SOAK";

/// How much the suite plays for one set-up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Budget {
    /// How many random games.
    pub games: u32,
    /// More decisions than this and a game counts as endless.
    pub decisions: u32,
    /// How many starts are imagined, for each seat, to find out whether imagination is biased; at least 300, or 0 for a game
    /// whose starts hide nothing.
    pub starts: u32,
    /// What the seeds of the games grow from.
    pub seed: u64,
}

impl Budget {
    /// A budget of so many games, with generous defaults for the rest.
    #[must_use]
    pub const fn games(games: u32) -> Self {
        Budget { games, decisions: 20_000, starts: 400, seed: 1 }
    }
}

/// The time left to soak.
pub(super) struct Soak {
    until: Option<Instant>,
}

impl Soak {
    pub(super) fn from_environment() -> Self {
        let minutes = std::env::var(SOAK).ok().map(|text| match text.parse::<f64>() {
            Ok(minutes) if (0.0..=1e6).contains(&minutes) => minutes,
            _ => panic!("{SOAK} is a number of minutes, not `{text}`"),
        });
        Soak { until: minutes.map(|minutes| Instant::now() + Duration::from_secs_f64(60.0 * minutes)) }
    }

    pub(super) fn is_over(&self) -> bool {
        self.until.is_none_or(|until| Instant::now() >= until)
    }

    /// A seed that no earlier soak has used; a failure prints the seed of its game, so nothing is lost.
    pub(super) fn fresh_seed(&self) -> u64 {
        SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |elapsed| elapsed.as_nanos() as u64)
    }
}
