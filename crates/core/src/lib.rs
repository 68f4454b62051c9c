//! What every game of Tianxia shares.
//!
//! A game is a value that implements [`Game`], whose page is the specification of the contract, and [`Written`], which adds
//! notation, positions and sentences. Around it stand
//!
//! - [`Seat`] and [`Eye`]: who plays and who looks;
//! - [`Dice`]: chance, always handed in from outside ([`SeededDice`] for records, [`ScriptedDice`] for scenarios,
//!   [`FastDice`] for search);
//! - [`Setup`] and [`About`]: players and options, as typed and as declared;
//! - [`Match`] and [`Record`]: a game at a table, and a game on paper;
//! - [`Knowledge`]: what a bot is handed instead of the state.

mod bad_input;
pub mod contract;
mod dice;
mod game;
mod knowledge;
mod outcome;
mod phrase;
mod play;
mod record;
pub mod scenario;
mod seat;
mod setup;
mod text_file;

pub use bad_input::{BadInput, from_table, parse_toml};
pub use dice::{Dice, FastDice, ProbeDice, ScriptedDice, Seed, SeededDice};
pub use game::{Game, Illegal, Mute, Sink, Turn, Written};
pub use knowledge::Knowledge;
pub use outcome::{Outcome, SheetRow, places};
pub use phrase::{Arg, Phrase};
pub use play::{Match, Refused, Step};
pub use record::{Deed, Entry, RECORD_VERSION, Record, RecordedResult};
pub use scenario::Scenario;
pub use seat::{Eye, MAX_SEATS, Seat};
pub use setup::{About, OptionKind, OptionSpec, Setup, is_board_text};
pub use text_file::{Header, TextFile};
