//! Where tables and people are kept. The trait [`Store`] is all that a server knows; behind it stand SQLite in a file, for one server, and PostgreSQL, for
//! many. Whoever adds entry `n` of a table first wins, so several servers may share one store. One suite holds both to the same contract.
//!
//! ```
//! use std::sync::Arc;
//! use tianxia_storage::{Sqlite, Store, StoreMetrics};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let folder = std::env::temp_dir().join(format!("tianxia-storage-{}", std::process::id()));
//! # std::fs::create_dir_all(&folder)?;
//! let store = Sqlite::open(&folder.join("tables.db"), Arc::new(StoreMetrics::default()))?;
//! let runtime = tokio::runtime::Runtime::new()?;
//! let log = runtime.block_on(store.entries("nowhere"));
//! assert!(log.is_ok_and(|log| log.is_empty()));
//! # drop(store);
//! # std::fs::remove_dir_all(folder)?;
//! # Ok(())
//! # }
//! ```

pub mod clock;
mod data;
mod ends;
mod error;
mod keeper;
mod lock;
mod metrics;
mod migrations;
mod moving;
mod notices;
mod people;
mod postgres;
mod presence;
mod ratings;
mod reader;
mod safety;
pub mod secret;
mod sqlite;
mod store;
#[cfg(test)]
mod suite;
pub mod tasks;
mod weng_lin;
mod writer;

pub use data::{DataStore, Saying};
pub use error::DataError;
pub use keeper::{Counts, KeeperStore};
pub use lock::Lock;
pub use metrics::StoreMetrics;
pub use moving::{Moved, move_data};
pub use notices::{NoticeStore, Subscription};
pub use people::{Found, Kept, KnownDevice, NewDevice, PersonStore};
pub use postgres::{Postgres, is_address, new_token_in};
pub use ratings::{RatingStore, WantedGames};
pub use safety::{NewBlock, NewReport, SafetyStore};
pub use sqlite::{Sqlite, backup, new_token};
pub use store::{LEASE, Later, Store, StoreError};
