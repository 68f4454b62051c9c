//! What the server asks of a store about ratings. The games that count are written with the entry that ends them (`Store::append`).

use super::store::Later;
use crate::weng_lin::{Belief, UNKNOWN, rate};
use tianxia_core::Level;
use tianxia_protocol::{MyRatings, RatedGame};
use tianxia_tables::{Contestant, Counted};

/// Which games that counted for somebody are wanted: the latest before a time.
pub struct WantedGames {
    /// Only of this game.
    pub game: Option<String>,
    /// Only with so many players.
    pub players: Option<u8>,
    /// Only those that ended before.
    pub before: i64,
    /// So many at most.
    pub limit: u32,
}

impl WantedGames {
    /// All of them.
    pub const ALL: Self = WantedGames { game: None, players: None, before: i64::MAX, limit: u32::MAX };
}

/// Keeps ratings of those who have agreed to it, and of bots.
pub trait RatingStore: Send + Sync + 'static {
    /// Keeps ratings of somebody from a time on. Who agreed before did so then.
    fn agree(&self, identity: &str, now: i64) -> Later<()>;

    /// Keeps no ratings of somebody any more, and erases those that were kept.
    fn disagree(&self, identity: &str) -> Later<()>;

    /// Has somebody agreed that ratings are kept of them?
    fn agrees(&self, identity: &str) -> Later<bool>;

    /// Somebody's ratings, and how they did against whom.
    fn ratings_of(&self, identity: &str) -> Later<MyRatings>;

    /// Games that counted for somebody.
    fn rated_games(&self, identity: &str, wanted: WantedGames) -> Later<Vec<RatedGame>>;

    /// The ratings of these in a game with so many players, and how many games count for each; none of those who have not agreed.
    fn ratings_now(&self, game: &str, players: u8, of: Vec<Contestant>) -> Later<Vec<Option<(i32, u32)>>>;
}

/// The rating of a bot: fixed by its level, so that nobody's games against it change what beating it is worth.
pub(crate) fn of_bot(who: &Contestant) -> Option<Belief> {
    let Contestant::Bot(level) = who else { return None };
    let rating = match level.parse() {
        Ok(Level::Random) => 600.0,
        Ok(Level::Easy) => 1000.0,
        Ok(Level::Medium) => 1400.0,
        Ok(Level::Hard) => 1700.0,
        Ok(Level::Expert) => 1950.0,
        Ok(Level::Master) => 2150.0,
        // A level of another version.
        Err(_) => UNKNOWN.rating,
    };
    Some(Belief { rating, spread: 60.0 })
}

/// Reports whether a game counts: two have places in it, one of them a person.
pub(crate) fn counts(counted: &[&Counted]) -> bool {
    counted.len() >= 2 && counted.iter().any(|one| matches!(one.who, Contestant::Person(_)))
}

/// What a game comes to for those whose places count in it.
pub(crate) struct Rated<'a> {
    /// Each seat, with what was believed before and after.
    pub(crate) seats: Vec<(&'a Counted, Belief, Belief)>,
    /// Everybody, with what is believed now. Several bots of one level are one contestant.
    pub(crate) ratings: Vec<(&'a Contestant, Belief)>,
}

impl<'a> Rated<'a> {
    /// What a game comes to, from what was believed before, seat by seat.
    pub(crate) fn of(counted: &[&'a Counted], before: &[Belief]) -> Self {
        let places: Vec<u8> = counted.iter().map(|one| one.place).collect();
        let before: Vec<Belief> =
            counted.iter().zip(before).map(|(one, before)| of_bot(&one.who).unwrap_or(*before)).collect();
        let after = rate(&before, &places);
        let after = counted.iter().zip(after).map(|(one, after)| of_bot(&one.who).unwrap_or(after));
        let seats: Vec<_> =
            counted.iter().zip(before).zip(after).map(|((one, before), after)| (*one, before, after)).collect();
        let mut ratings: Vec<(&Contestant, Belief)> = Vec::new();
        for (one, _, after) in &seats {
            if !ratings.iter().any(|(who, _)| *who == &one.who) {
                ratings.push((&one.who, *after));
            }
        }
        Rated { seats, ratings }
    }
}

/// Whether somebody is a bot, and who.
pub(crate) fn key(who: &Contestant) -> (bool, &str) {
    match who {
        Contestant::Person(identity) => (false, identity),
        Contestant::Bot(level) => (true, level),
    }
}

/// A figure as people see it.
pub(crate) fn shown(figure: f64) -> i32 {
    figure.round() as i32
}
