//! Ratings, kept of those alone who have agreed to it.

use serde::{Deserialize, Serialize};

/// Keep ratings of me, or no more: then all of them are erased.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct KeepRatings {
    /// Keep them?
    pub keep: bool,
}

/// My ratings, and how I did against whom.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MyRatings {
    /// Since when they are kept, if I want that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<i64>,
    /// One for each game and number of players that I have played, most played first.
    pub ratings: Vec<Rating>,
    /// How I did against each opponent, most met first.
    pub against: Vec<Against>,
}

/// How well I play a game with so many players.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Rating {
    /// The game's id.
    pub game: String,
    /// The number of players.
    pub players: u8,
    /// The rating: 1500 at first, higher is better.
    pub rating: i32,
    /// How far the true strength is likely to lie from it, up or down: 500 at first, less with every game.
    pub spread: i32,
    /// How many games count for it.
    pub games: u32,
    /// How often I was first, second and so on. Who shares a place has the better one.
    pub places: Vec<u32>,
}

/// How I did against somebody in a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Against {
    /// Who.
    pub opponent: Opponent,
    /// The game's id.
    pub game: String,
    /// How many games we had.
    pub games: u32,
    /// How often I was placed before them.
    pub ahead: u32,
    /// How often we shared a place.
    pub shared: u32,
}

/// Somebody I played with: a person by their name, a bot by its level, or somebody who is no longer known by either.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Opponent {
    /// The person's name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The bot's level.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
}

/// A game that counted for my rating.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RatedGame {
    /// Its table.
    pub table: String,
    /// Can it still be replayed?
    pub kept: bool,
    /// When it ended.
    pub time: i64,
    /// The game's id.
    pub game: String,
    /// The number of players.
    pub players: u8,
    /// The place that counted for me.
    pub place: u8,
    /// My rating afterwards.
    pub rating: i32,
    /// By how much it changed.
    pub change: i32,
    /// Those I played with, best first.
    pub opponents: Vec<Opponent>,
}

/// Games that counted for my ratings, latest first.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RatedGames {
    /// The games.
    pub games: Vec<RatedGame>,
    /// What to pass as `before` for the next ones, if there are more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub more: Option<i64>,
}

/// The ratings of those at a table; none where the game does not count for ratings.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TableRatings {
    /// By seat; without those of whom none is kept.
    pub seats: Vec<SeatRating>,
}

/// The rating of whose seat it is, in this game with so many players.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeatRating {
    /// The seat.
    pub seat: u8,
    /// The rating.
    pub rating: i32,
    /// How many games count for it.
    pub games: u32,
}
