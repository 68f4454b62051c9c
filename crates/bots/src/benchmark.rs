//! A benchmark for agents: fixed positions of every game, from which an agent plays a bot once from each side, and what the results say.
//! The positions are files of this crate and stay as they are; `python -m tianxia.benchmark GAME SEED` made them. `tianxia benchmark` and the
//! Python package play it.

use tianxia_core::BadInput;

/// The number of the format of results; results of different numbers are not compared.
pub const FORMAT: u32 = 1;

/// Between two positions of a file; before the first one stands how they were made.
const SEPARATOR: &str = "\n---\n";

/// The positions of a game, for two players, as texts.
pub fn starts(game: &str) -> Result<Vec<&'static str>, BadInput> {
    let text = match game {
        "qin" => include_str!("../benchmark/qin.txt"),
        "dragon" => include_str!("../benchmark/dragon.txt"),
        "huang" => include_str!("../benchmark/huang.txt"),
        other => return Err(tianxia_games::unknown_game(other)),
    };
    Ok(text.split(SEPARATOR).skip(1).collect())
}

/// How an agent did against one bot. A victory is a point, a shared one a part of it.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Score {
    /// Games played.
    pub games: u32,
    /// Points of the agent.
    pub points: f64,
}

impl Score {
    /// The agent's part of the points: 0.5 is even.
    #[must_use]
    pub fn share(self) -> f64 {
        self.points / f64::from(self.games.max(1))
    }

    /// Where the true share lies 95 times in 100 (Wilson's interval).
    #[must_use]
    pub fn interval(self) -> (f64, f64) {
        const Z: f64 = 1.959_964;
        if self.games == 0 {
            return (0.0, 1.0);
        }
        let (n, share) = (f64::from(self.games), self.share());
        let middle = (share + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
        let reach = Z / (1.0 + Z * Z / n) * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
        ((middle - reach).max(0.0), (middle + reach).min(1.0))
    }
}

/// A share of the points as a difference on Elo's scale: 400 more mean ten victories for one defeat. `None` where it has no end, since
/// all games were won or lost.
#[must_use]
pub fn elo(share: f64) -> Option<f64> {
    (share > 0.0 && share < 1.0).then(|| 400.0 * (share / (1.0 - share)).log10())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_become_ratings() {
        let score = Score { games: 110, points: 100.0 };
        assert!((elo(score.share()).unwrap() - 400.0).abs() < 1e-9);
        let (low, high) = score.interval();
        assert!(low < score.share() && score.share() < high && high < 1.0, "{low} {high}");
        assert_eq!((elo(0.0), elo(1.0), elo(0.5)), (None, None, Some(0.0)));
        assert_eq!(Score::default().interval(), (0.0, 1.0));
    }
}
