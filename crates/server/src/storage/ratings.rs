//! What the server asks of a store about ratings. The games that count are written with the entry that ends them (`Store::append`).

use super::store::Later;
use tianxia_protocol::{MyRatings, RatedGame};
use tianxia_tables::Contestant;

/// Which games that counted for somebody are wanted: the latest before a time.
pub(crate) struct WantedGames {
    pub(crate) game: Option<String>,
    pub(crate) players: Option<u8>,
    pub(crate) before: i64,
    pub(crate) limit: u32,
}

impl WantedGames {
    /// All of them.
    pub(crate) const ALL: Self = WantedGames { game: None, players: None, before: i64::MAX, limit: u32::MAX };
}

/// Keeps ratings of those who have agreed to it, and of bots.
pub(crate) trait RatingStore: Send + Sync + 'static {
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
