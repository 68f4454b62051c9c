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
mod contract;
mod error;
mod metrics;
mod moving;
mod postgres;
pub mod secret;
mod sqlite;
#[cfg(test)]
mod suite;
pub mod tasks;
mod weng_lin;

pub use contract::administrator::{AdministratorStore, Counts};
pub use contract::data::{DataStore, Saying};
pub use contract::notices::{NoticeStore, Subscription};
pub use contract::people::{Found, Kept, KnownDevice, NewDevice, PersonStore};
pub use contract::ratings::{RatingStore, WantedGames};
pub use contract::safety::{NewBlock, NewReport, SafetyStore};
pub use contract::store::{LEASE, Later, Store, StoreError};
pub use error::DataError;
pub use metrics::StoreMetrics;
pub use moving::{Moved, move_data};
pub use postgres::{Postgres, inspect_database, is_address, new_token_in};
pub use sqlite::{Age, Inspected, Lock, Sqlite, backup, inspect, new_token};
