//! Where logs are kept. The trait is all the rest of the server knows; behind it stand SQLite in a file, for one server, and PostgreSQL, for many.
//! Whoever adds entry `n` of a table first wins, so several servers may share one store. One suite holds both to the same contract.

mod data;
mod ends;
mod keeper;
mod lock;
mod migrations;
mod moving;
mod notices;
mod people;
mod postgres;
mod presence;
mod ratings;
mod reader;
mod safety;
mod sqlite;
mod store;
#[cfg(test)]
mod suite;
mod writer;

pub(crate) use lock::Lock;
pub use moving::{Moved, move_data};
pub(crate) use notices::Subscription;
pub(crate) use people::{KnownDevice, NewDevice};
pub use postgres::new_token_in;
pub(crate) use postgres::{Postgres, is_address};
pub(crate) use ratings::WantedGames;
pub(crate) use safety::{NewBlock, NewReport};
pub(crate) use sqlite::Sqlite;
pub use sqlite::{backup, new_token};
pub(crate) use store::{LEASE, Store, StoreError};
