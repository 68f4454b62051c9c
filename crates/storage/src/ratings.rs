//! What the server asks of a store about ratings. The games that count are written with the entry that ends them (`Store::append`).

use super::store::Later;
use crate::weng_lin::{Belief, rate};
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

/// What a game comes to for those whose places count in it.
pub(super) struct Rated<'a> {
    /// Each seat, with what was believed before and after.
    pub(super) seats: Vec<(&'a Counted, Belief, Belief)>,
    /// Everybody, with what is believed now. Several bots of one level have one rating: what they come to on average, in one game.
    pub(super) ratings: Vec<(&'a Contestant, Belief)>,
}

impl<'a> Rated<'a> {
    /// What a game comes to, from what was believed before, seat by seat.
    pub(super) fn of(counted: &[&'a Counted], before: &[Belief]) -> Self {
        let places: Vec<u8> = counted.iter().map(|one| one.place).collect();
        let after = rate(before, &places);
        let seats: Vec<_> =
            counted.iter().zip(before).zip(after).map(|((one, before), after)| (*one, *before, after)).collect();
        let mut ratings: Vec<(&Contestant, Belief)> = Vec::new();
        for (one, ..) in &seats {
            if ratings.iter().any(|(who, _)| *who == &one.who) {
                continue;
            }
            let of_one = || seats.iter().filter(|(other, ..)| other.who == one.who).map(|(_, _, after)| after);
            let mean = |part: fn(&Belief) -> f64| of_one().map(part).sum::<f64>() / of_one().count() as f64;
            ratings.push((&one.who, Belief { rating: mean(|one| one.rating), spread: mean(|one| one.spread) }));
        }
        Rated { seats, ratings }
    }
}

/// Whether somebody is a bot, and who.
pub(super) fn key(who: &Contestant) -> (bool, &str) {
    match who {
        Contestant::Person(identity) => (false, identity),
        Contestant::Bot(level) => (true, level),
    }
}

/// A figure as people see it.
pub(super) fn shown(figure: f64) -> i32 {
    figure.round() as i32
}
