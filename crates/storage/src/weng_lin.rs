//! How ratings change by a game: the Bayesian approximation of R. C. Weng and C.-J. Lin (Journal of Machine Learning Research 12, 2011) for
//! the model of Plackett and Luce, their algorithm 4. A game of many players is one observation, not one for each pair of them. Where
//! players share a place, every order among them is taken to be equally likely, so that sharing the first place is worth more than the
//! third.

/// What is believed of a player's strength.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Belief {
    pub(crate) rating: f64,
    /// How far the true strength is likely to lie from it.
    pub(crate) spread: f64,
}

/// Of somebody who has not played yet.
pub(crate) const UNKNOWN: Belief = Belief { rating: 1500.0, spread: 500.0 };

/// How much luck and the day's form matter in a game.
const LUCK: f64 = 250.0;
/// How much a player may have changed since the game before, so that no rating ever stands still.
const DRIFT: f64 = 5.0;
/// What is left at least of the square of a spread after one game.
const LEAST: f64 = 1e-4;

/// What is believed after a game, from what was believed before and the places; 1 is the best.
pub(crate) fn rate(before: &[Belief], places: &[u8]) -> Vec<Belief> {
    let variances: Vec<f64> = before.iter().map(|belief| belief.spread.powi(2) + DRIFT.powi(2)).collect();
    let scale = variances.iter().map(|variance| variance + LUCK.powi(2)).sum::<f64>().sqrt();
    let mut sums =
        Sums { weights: before.iter().map(|belief| (belief.rating / scale).exp()).collect(), places, of: Vec::new() };
    sums.of = vec![(0.0, 0.0); before.len()];
    sums.stage(&(0..before.len().min(places.len())).collect::<Vec<_>>(), 1.0);
    let after = |((belief, variance), (gain, known)): ((&Belief, &f64), &(f64, f64))| Belief {
        rating: belief.rating + variance / scale * gain,
        spread: (variance * (1.0 - variance.powf(1.5) / scale.powi(3) * known).max(LEAST)).sqrt(),
    };
    before.iter().zip(&variances).zip(&sums.of).map(after).collect()
}

/// How much each player did better than expected, and how much the game tells about them.
struct Sums<'a> {
    weights: Vec<f64>,
    places: &'a [u8],
    of: Vec<(f64, f64)>,
}

impl Sums<'_> {
    /// One of the players who are left has the next place; `part` is how likely the orders are that led here.
    fn stage(&mut self, left: &[usize], part: f64) {
        let Some(best) = left.iter().map(|player| self.places[*player]).min() else { return };
        let all: f64 = left.iter().map(|player| self.weights[*player]).sum();
        for player in left {
            let chance = self.weights[*player] / all;
            self.of[*player].0 -= part * chance;
            self.of[*player].1 += part * chance * (1.0 - chance);
        }
        let next: Vec<usize> = left.iter().copied().filter(|player| self.places[*player] == best).collect();
        let part = part / next.len() as f64;
        for player in next {
            self.of[player].0 += part;
            let rest: Vec<usize> = left.iter().copied().filter(|other| *other != player).collect();
            self.stage(&rest, part);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn belief(rating: f64, spread: f64) -> Belief {
        Belief { rating, spread }
    }

    #[track_caller]
    fn becomes(before: &[Belief], places: &[u8], after: &[(f64, f64)]) {
        let found = rate(before, places);
        assert_eq!(found.len(), after.len());
        for (found, (rating, spread)) in found.iter().zip(after) {
            assert!((found.rating - rating).abs() < 0.001 && (found.spread - spread).abs() < 0.001, "{found:?}");
        }
    }

    /// The figures were worked out apart from this code, as sums over all orders that agree with the places.
    #[test]
    fn ratings_change_as_the_formulas_say() {
        becomes(&[UNKNOWN; 2], &[1, 2], &[(1658.123, 483.954), (1341.877, 483.954)]);
        becomes(
            &[UNKNOWN; 4],
            &[1, 2, 3, 4],
            &[(1667.715, 495.814), (1593.175, 490.777), (1481.365, 485.048), (1257.745, 485.048)],
        );
    }

    #[test]
    fn who_shares_a_place_is_rated_alike_and_between_those_before_and_behind() {
        becomes(&[UNKNOWN; 2], &[1, 1], &[(1500.0, 483.954), (1500.0, 483.954)]);
        becomes(
            &[UNKNOWN; 5],
            &[1, 1, 3, 4, 4],
            &[(1635.008, 495.948), (1635.008, 495.948), (1543.336, 490.824), (1343.324, 486.732), (1343.324, 486.732)],
        );
        becomes(
            &[belief(1800.0, 120.0), belief(1500.0, 300.0), belief(1400.0, 500.0)],
            &[2, 2, 1],
            &[(1789.307, 119.977), (1476.067, 295.453), (1651.801, 484.774)],
        );
    }

    #[test]
    fn strength_shows_after_many_games_and_no_rating_stands_still() {
        let mut beliefs = [UNKNOWN; 3];
        for game in 0..600 {
            // The first wins two games of three, the others share what is left.
            let places = [[1, 2, 3], [1, 3, 2], [3, 1, 2], [1, 2, 3], [1, 3, 2], [3, 2, 1]][game % 6];
            beliefs = rate(&beliefs, &places).try_into().unwrap();
        }
        assert!(beliefs[0].rating > beliefs[1].rating + 100.0, "{beliefs:?}");
        assert!((beliefs[1].rating - beliefs[2].rating).abs() < 60.0, "{beliefs:?}");
        assert!(beliefs.iter().all(|belief| belief.spread > 20.0 && belief.spread < 200.0), "{beliefs:?}");
    }
}
