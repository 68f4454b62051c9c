//! Tables for Tianxia's games, without a server: commands become entries of a log, a log adds up to a [`Table`], and everybody is
//! shown what they may see.
//!
//! Nothing here reads a clock, a file or a socket, starts a thread, or draws a random number: times, seeds and ids come in as
//! arguments, and what is to be stored goes out ([`Table::take_unsaved`], [`Table::summary`]). So it runs wherever Rust does, on
//! `wasm32-unknown-unknown` too.
//!
//! ```
//! use tianxia_core::Seed;
//! use tianxia_protocol::{Command, Filling, NewTable, Play, Status, ViewpointName};
//! use tianxia_tables::{Asker, Created, Presence, Table};
//!
//! let new: NewTable = serde_json::from_str(
//!     r#"{"id": "1", "game": "qin", "seats": [{"kind": "me"}, {"kind": "me", "name": "West"}]}"#,
//! )?;
//! let created = Created::new(&new, None, "an identity", "East", Seed::from_number(7))?;
//! let mut table = Table::create("a table", created, 1_000)?;
//!
//! let presence = Presence::default();
//! let asker = |command: &str| Asker {
//!     identity: "an identity",
//!     name: "East",
//!     command: command.to_owned(),
//!     now: 2_000,
//!     presence: &presence,
//! };
//! table.obey(&asker("start"), &Command::Start)?;
//! let shown = table.update(Some("an identity"), ViewpointName::MINE, None, 2_000, &presence)?;
//! let game = shown.game.ok_or("it has started")?;
//! let legal = game.legal.ok_or("the seat that decides is told what it may do")?.unpack();
//! let choice = &legal[0];
//! let seat = game.turn.ok_or("nobody has won yet")?;
//! table.obey(&asker("move"), &Command::Act { seat, at: game.at, action: Play::Number(choice.number) })?;
//!
//! // The log is all there is to keep: it adds up to the same table again.
//! let (first, entries) = table.take_unsaved();
//! assert_eq!((first, entries.len()), (0, 3));
//! let again = Table::load("a table", entries)?;
//! assert_eq!(again.update(None, ViewpointName::MINE, None, 3_000, &presence)?.table.status, Status::Playing);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod log;
mod name;
mod presence;
mod refusal;
mod seed;
mod table;

pub use log::{Beginning, Chair, Created, Deed, Entry};
pub use name::{clean_name, is_title};
pub use presence::Presence;
pub use seed::{check_seed, seed_hash, shared_seed};
pub use table::{
    Asker, Base, Contestant, Counted, Facts, Ground, LONGEST_BANK, REFUSALS, RatedResult, RefusalNews, Shown, Summary,
    Table, Views, acted, preview,
};
