//! What can be played, and where.

use crate::seat::{SeatInfo, Status};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The server and what it offers.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct About {
    /// The program's version.
    pub version: String,
    /// The version of the protocol; it grows when a client must change.
    pub protocol: u32,
    /// The games, in the order in which they are best learned.
    pub games: Vec<GameAbout>,
    /// The levels of bots, weakest first.
    pub levels: Vec<String>,
    /// What bots may like beside winning.
    #[serde(default)]
    pub styles: Vec<String>,
    /// Days after which a table is removed where nobody has finished the game; 0 keeps it for ever.
    #[serde(default)]
    pub keep_unfinished: u32,
    /// Do pages that can do so make hints and previews themselves?
    #[serde(default)]
    pub hints_in_page: bool,
    /// What the keeper of the server announces.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub announcement: Option<String>,
}

/// A game on offer.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GameAbout {
    /// Its id.
    pub id: String,
    /// The title on the box.
    pub title: String,
    /// The version of the rules as implemented.
    pub rules: u32,
    /// The fewest players.
    pub fewest: u8,
    /// The most players.
    pub most: u8,
    /// The options, in the order in which they are best explained.
    pub options: Vec<OptionAbout>,
    /// Combinations that are refused, each as the id of a message.
    pub refused: Vec<String>,
}

/// An option of a game.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OptionAbout {
    /// Its name.
    pub key: String,
    /// `flag`, `choice`, `board` (one, or the text of an own board file) or `boards` (several, separated by commas).
    pub kind: String,
    /// The words it takes.
    pub values: Vec<String>,
    /// Its value when nobody says otherwise.
    pub default: String,
    /// The id of the message that explains it.
    pub explained: String,
}

/// A table in a list.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Listing {
    /// The table's id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The options.
    pub options: BTreeMap<String, String>,
    /// How far it is.
    pub status: Status,
    /// When it was made.
    pub created: i64,
    /// When something happened last.
    pub updated: i64,
    /// Who sits there.
    pub seats: Vec<SeatInfo>,
    /// The seat that decides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<u8>,
    /// Until when.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deadline: Option<i64>,
    /// The place of each seat, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub places: Option<Vec<u8>>,
    /// The score of each seat, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scores: Option<Vec<i32>>,
    /// Does the game count for ratings?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
}

/// Tables in a list.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Listings {
    /// The tables.
    pub tables: Vec<Listing>,
    /// What to pass for the next ones, if there are more: as `before` in the archive, as `after` in the lobby.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub more: Option<i64>,
}

/// The tables where I sit.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MyTables {
    /// Where it is my turn.
    pub my_turn: Vec<Listing>,
    /// Where I wait for others.
    pub waiting: Vec<Listing>,
    /// Those that are over, newest first.
    pub over: Vec<Listing>,
}
