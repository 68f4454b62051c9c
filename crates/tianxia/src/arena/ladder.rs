//! A ladder: each bot against the one before it, and ratings for all of them on Elo's scale, on which 400 points more mean ten
//! victories for one defeat.

use super::results::GameResult;
use super::schedule::Schedule;
use super::standings::{interval, share};
use crate::out::outln;
use serde::Serialize;

/// How a ladder came out.
#[derive(Debug, Serialize)]
pub(super) struct Ladder {
    pub(super) steps: Vec<Step>,
    pub(super) ratings: Vec<Rating>,
}

/// One bot against the one before it.
#[derive(Debug, Serialize)]
pub(super) struct Step {
    upper: String,
    lower: String,
    games: u64,
    win_rate: f64,
    low: f64,
    high: f64,
}

/// A rating; the first bot of the ladder has 0. Each is as far above the one before as their games say, so its
/// interval adds up from the bottom; where all games were won or lost, it is open at that end (infinite, `null` in JSON).
#[derive(Debug, Serialize)]
pub(super) struct Rating {
    name: String,
    elo: f64,
    low: f64,
    high: f64,
}

/// Counts the steps. With more than two players the upper bot holds one seat and the lower one the others: its rate is then
/// set against the share that equals would have.
pub(super) fn climb(schedule: &Schedule, bots: &[String], games: &[&GameResult]) -> Ladder {
    let fair = 1.0 / f64::from(schedule.players);
    let steps: Vec<Step> = (1..bots.len())
        .map(|upper| {
            let met = games.iter().filter(|game| game.seats.contains(&upper) && game.seats.contains(&(upper - 1)));
            let shares: Vec<f64> = met
                .filter_map(|game| {
                    game.seats.iter().position(|bot| *bot == upper).map(|seat| share(&game.places, seat))
                })
                .collect();
            let wins: f64 = shares.iter().sum();
            let (low, high) = interval(wins, shares.len() as u64);
            Step {
                upper: bots[upper].clone(),
                lower: bots[upper - 1].clone(),
                games: shares.len() as u64,
                win_rate: wins / shares.len().max(1) as f64,
                low,
                high,
            }
        })
        .collect();
    let mut ratings = vec![Rating { name: bots[0].clone(), elo: 0.0, low: 0.0, high: 0.0 }];
    let (mut elo, mut below, mut above) = (0.0, 0.0, 0.0);
    // A bot that has not met the one before it has no rating yet, nor have those above it.
    for step in steps.iter().take_while(|step| step.games > 0) {
        // One more game, of equals, keeps a rate of 0 or 1 finite.
        let n = step.games as f64;
        let gain = difference((step.win_rate * n + fair) / (n + 1.0), fair);
        elo += gain;
        // Independent errors add up by their squares.
        below = f64::hypot(below, gain - difference(step.low, fair));
        above = f64::hypot(above, difference(step.high, fair) - gain);
        ratings.push(Rating { name: step.upper.clone(), elo, low: elo - below, high: elo + above });
    }
    Ladder { steps, ratings }
}

/// The difference on Elo's scale that explains a rate, where equals would have `fair`: infinite for rates of 0 and 1.
fn difference(rate: f64, fair: f64) -> f64 {
    let odds = |rate: f64| rate / (1.0 - rate);
    400.0 * (odds(rate) / odds(fair)).log10()
}

pub(super) fn print(ladder: &Ladder) {
    outln!();
    for Step { upper, lower, games, win_rate, low, high } in &ladder.steps {
        if *games == 0 {
            outln!("{upper} has not met {lower} yet");
            continue;
        }
        let (rate, low, high) = (win_rate * 100.0, low * 100.0, high * 100.0);
        outln!("{upper} beats {lower} in {rate:.1} % of {games} games ({low:.1} to {high:.1} %)");
    }
    outln!();
    for Rating { name, elo, low, high } in &ladder.ratings {
        let interval = match (low.is_finite(), high.is_finite()) {
            (true, true) => format!("{low:.0} to {high:.0}"),
            (true, false) => format!("{low:.0} or more"),
            (false, true) => format!("{high:.0} or less"),
            (false, false) => "anything".to_owned(),
        };
        outln!("{elo:>7.0} Elo  {name} ({interval})");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_to_one_is_four_hundred_points() {
        assert!((difference(10.0 / 11.0, 0.5) - 400.0).abs() < 1e-9);
        assert_eq!(difference(0.25, 0.25), 0.0);
        assert_eq!((difference(1.0, 0.5), difference(0.0, 0.5)), (f64::INFINITY, f64::NEG_INFINITY));
    }
}
