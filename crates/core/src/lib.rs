//! What every game of Tianxia shares.
//!
//! A game is a value that implements [`Game`], whose page is the specification of the contract, and [`Written`], which adds
//! notation, positions and sentences. Around it stand
//!
//! - [`Seat`] and [`Viewpoint`]: who plays and who looks;
//! - [`Dice`]: chance, always handed in from outside ([`SeededDice`] for records, [`ScriptedDice`] for scenarios,
//!   [`FastDice`] for search);
//! - [`Setup`] and [`About`]: players and options, as typed and as declared;
//! - [`Match`] and [`Record`]: a game at a table, and a game on paper;
//! - [`Knowledge`]: what a bot is handed instead of the state;
//! - [`actions!`]: the declaration of a game's actions, from which notation, data and numbers follow;
//! - [`Encoded`]: positions and actions as numbers, for programs that learn;
//! - [`Scenario`]: rule tests written by hand. The one test that every game must pass is a crate of its own, `tianxia-contract`.
//!
//! # A tour
//!
//! Search and simulation need [`Game`] alone. A position is a plain value: ask whose decision it is, ask for the legal answers,
//! play one.
//!
//! ```
//! use tianxia_core::{BadInput, Dice, FastDice, Game, Mute, Outcome, Setup, Turn};
//!
//! /// Plays a game to its end, every decision at random.
//! fn random_game<G: Game>(setup: &Setup, seed: u64) -> Result<Outcome, BadInput> {
//!     let mut dice = FastDice::new(seed);
//!     let mut state = G::start(&G::read_options(setup)?, &mut dice);
//!     let mut legal = Vec::new();
//!     while let Turn::Decide(_) = state.turn() {
//!         legal.clear();
//!         state.legal(&mut legal);
//!         let action = legal[dice.below(legal.len() as u32) as usize];
//!         state.play(action, &mut dice, &mut Mute).expect("a listed action is legal");
//!     }
//!     Ok(state.outcome().expect("a game that is over has an outcome"))
//! }
//! ```
//!
//! At a table people type notation, take moves back and give up, and everything goes into a log. That is a [`Match`]:
//!
//! ```
//! use tianxia_core::{BadInput, Viewpoint, Match, Record, Seed, Setup, Written};
//!
//! /// Plays what was typed, takes it back, and saves the game.
//! fn try_out<G: Written>(typed: &str) -> Result<String, BadInput> {
//!     let mut table = Match::<G>::start(&Setup::new(2), Seed::from_number(7))?;
//!     let seat = table.turn().seat().expect("a new game is not over");
//!     let action = table.state().read(typed)?;
//!     if let Err(refused) = table.act(seat, action) {
//!         return Ok(format!("{refused}"));
//!     }
//!     let shown = table.state().view(Viewpoint::Seat(seat));
//!     println!("{}", serde_json::to_string(&shown).expect("views can be written as JSON"));
//!     if table.can_undo(seat) {
//!         table.undo(seat).expect("there is an action to undo");
//!     }
//!     let file: String = table.record().to_string();
//!     let record: Record = file.parse()?;
//!     let again = Match::<G>::replay(&record, None)?;
//!     assert!(again.state() == table.state());
//!     Ok(file)
//! }
//! ```
//!
//! A bot is shown a [`Knowledge`], which leads to views, answers and imagined worlds, but never to the real state:
//!
//! ```
//! use tianxia_core::{Dice, Game, Knowledge};
//!
//! /// Decides without looking.
//! fn decide<G: Game>(known: &Knowledge<G>, dice: &mut impl Dice) -> G::Action {
//!     let mut legal = Vec::new();
//!     known.legal(&mut legal);
//!     legal[dice.below(legal.len() as u32) as usize]
//! }
//! ```

#![warn(missing_docs)]

pub mod actions;
mod bad_input;
pub mod board;
pub mod changes;
pub mod choices;
mod described;
mod dice;
pub mod encoding;
mod foresight;
mod game;
pub mod json;
mod knowledge;
mod level;
mod outcome;
mod phrase;
mod play;
mod record;
pub mod scenario;
mod seat;
mod setup;
mod style;
mod text_file;

pub use bad_input::{BadInput, Fault, from_table, parse_toml, read_toml};
pub use board::{Cell, CellList, Cells, MAX_CELLS, Origin, Shelf, Square};
pub use changes::{Changes, Differences};
pub use choices::{Choice, Legal};
pub use described::Described;
pub use dice::{Dice, FastDice, ProbeDice, SavedDice, ScriptedDice, Seed, SeededDice};
pub use encoding::Encoded;
pub use foresight::{Figure, Foresight, Lookout, Outlook};
pub use game::{Game, Illegal, Mute, Sink, Turn, Written};
pub use json::Json;
pub use knowledge::Knowledge;
pub use level::Level;
pub use outcome::{Outcome, SheetRow, places};
pub use phrase::{Arg, Phrase};
pub use play::{Match, Refused, Step};
pub use record::{Deed, Entry, RECORD_VERSION, Record, RecordedResult};
pub use scenario::Scenario;
pub use seat::{MAX_SEATS, Seat, Viewpoint};
pub use setup::{About, OptionKind, OptionSpec, Setup, is_board_text};
pub use style::Style;
pub use text_file::{Header, TextFile};
