//! Wins and scores of each bot, with the interval in which its true rate lies 95 times in 100.

use super::results::GameResult;
use crate::out::outln;
use crate::pen::pad;
use serde::Serialize;
use unicode_width::UnicodeWidthStr;

/// How one bot did.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(super) struct Standing {
    pub(super) name: String,
    /// Games, counted once for each seat the bot held.
    pub(super) games: u64,
    /// Victories; a shared one counts as a part, and one that nobody won as an equal part for all.
    pub(super) wins: f64,
    pub(super) win_rate: f64,
    pub(super) low: f64,
    pub(super) high: f64,
    pub(super) mean_score: f64,
    /// Decisions that its program lost to chance: no answer in time, or none that is legal.
    pub(super) faults: u64,
}

/// Counts what each bot did; bots with the same name are one.
pub(super) fn count(bots: &[String], games: &[&GameResult]) -> Vec<Standing> {
    let mut names: Vec<&String> = Vec::new();
    bots.iter().for_each(|bot| {
        if !names.contains(&bot) {
            names.push(bot);
        }
    });
    let standing = |name: &&String| {
        let (mut played, mut wins, mut score, mut faults) = (0, 0.0, 0.0, 0);
        for game in games {
            for seat in (0..game.seats.len()).filter(|seat| bots[game.seats[*seat]] == **name) {
                played += 1;
                wins += share(&game.places, seat);
                score += f64::from(game.scores[seat]);
                faults += u64::from(game.faults.get(seat).copied().unwrap_or(0));
            }
        }
        let (low, high) = interval(wins, played);
        Standing {
            name: (*name).clone(),
            games: played,
            wins,
            win_rate: wins / played.max(1) as f64,
            low,
            high,
            mean_score: score / played.max(1) as f64,
            faults,
        }
    };
    names.iter().map(standing).collect()
}

/// The part of the victory that belongs to a seat.
pub(super) fn share(places: &[u8], seat: usize) -> f64 {
    match places.iter().filter(|place| **place == 1).count() {
        0 => 1.0 / places.len() as f64,
        winners if places[seat] == 1 => 1.0 / winners as f64,
        _ => 0.0,
    }
}

/// Wilson's interval at 95 %: sound also for few games and for rates near 0 and 1.
pub(super) fn interval(wins: f64, games: u64) -> (f64, f64) {
    const Z: f64 = 1.959_964;
    if games == 0 {
        return (0.0, 1.0);
    }
    let n = games as f64;
    let rate = wins / n;
    let middle = (rate + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
    let reach = Z / (1.0 + Z * Z / n) * (rate * (1.0 - rate) / n + Z * Z / (4.0 * n * n)).sqrt();
    ((middle - reach).max(0.0), (middle + reach).min(1.0))
}

pub(super) fn print(standings: &[Standing]) {
    let width = standings.iter().map(|standing| standing.name.width()).max().unwrap_or(0).max(4);
    outln!(
        "{:width$}  {:>6}  {:>7}  {:>6}  {:>15}  {:>10}  {:>6}",
        "bot",
        "games",
        "wins",
        "rate",
        "95 % interval",
        "mean score",
        "faults"
    );
    for Standing { name, games, wins, win_rate, low, high, mean_score, faults } in standings {
        let interval = format!("{:.1} to {:.1} %", low * 100.0, high * 100.0);
        outln!(
            "{}  {games:>6}  {wins:>7.1}  {:>4.1} %  {interval:>15}  {mean_score:>10.2}  {faults:>6}",
            pad(name, width),
            win_rate * 100.0
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_wilsons() {
        let (low, high) = interval(50.0, 100);
        assert!((low - 0.4038).abs() < 1e-4 && (high - 0.5962).abs() < 1e-4, "{low} {high}");
        let (low, high) = interval(20.0, 20);
        assert!((low - 0.8389).abs() < 1e-4 && high == 1.0, "{low} {high}");
        assert_eq!(interval(0.0, 0), (0.0, 1.0));
    }

    #[test]
    fn wins_are_counted_by_name_and_shared_victories_in_parts() {
        let bots = ["easy", "random", "random"].map(str::to_owned);
        let game = |places: [u8; 3], scores: [i32; 3]| GameResult {
            index: 0,
            seats: vec![0, 1, 2],
            places: places.to_vec(),
            scores: scores.to_vec(),
            faults: vec![0, 2, 0],
        };
        let games = [game([1, 2, 3], [9, 5, 1]), game([1, 1, 3], [7, 7, 0]), game([2, 2, 2], [3, 3, 3])];
        let standings = count(&bots, &games.iter().collect::<Vec<_>>());
        assert_eq!(standings.len(), 2);
        assert_eq!((standings[0].games, standings[1].games), (3, 6));
        assert!((standings[0].wins - (1.5 + 1.0 / 3.0)).abs() < 1e-9);
        assert!((standings[0].wins + standings[1].wins - 3.0).abs() < 1e-9);
        assert!((standings[1].mean_score - 19.0 / 6.0).abs() < 1e-9);
        assert_eq!((standings[0].faults, standings[1].faults), (0, 6));
    }
}
