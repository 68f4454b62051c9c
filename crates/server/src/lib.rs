//! Tables that people play at over the network: sockets, time and limits around [`tianxia_tables`].
//!
//! The truth about a table is its log, kept by a store ([`tianxia_storage`]) that answers when entries are on disk. Tables in memory are a
//! cache (`cache.rs`) of what their logs add up to; bots and clocks keep them going (`tables.rs`, `pool.rs`, `deadlines.rs`), and the
//! hub spreads the news that a log has grown (`hub.rs`). What people ask goes through `service.rs`, which knows their limits. In front
//! of all that stand HTTP (`http/`) and one WebSocket per guest (`socket.rs`), which speak the types of [`tianxia_protocol`].
//!
//! Nothing here knows the rules of any game: games are played through [`tianxia_games::AnyMatch`].
//!
//! ```
//! use std::sync::Arc;
//! use tianxia_server::{Config, NoPainter, PlainPage, Server};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let folder = std::env::temp_dir().join(format!("tianxia-front-page-{}", std::process::id()));
//! let mut config = Config::read("listen = \"127.0.0.1:0\"")?;
//! config.data = Some(folder.join("tables.db"));
//! let runtime = tokio::runtime::Runtime::new()?;
//! runtime.block_on(async {
//!     let server = Server::open(config, Arc::new(PlainPage), Arc::new(NoPainter)).await?;
//!     println!("open {}", server.url());
//!     server.run(async { /* ready when it is time to stop */ }).await
//! })?;
//! # std::fs::remove_dir_all(folder)?;
//! # Ok(())
//! # }
//! ```

mod alive;
mod analyses;
mod boards;
mod cache;
mod config;
mod deadlines;
mod device_name;
mod error;
mod http;
mod hub;
mod identity;
mod keeper;
mod limits;
mod linger;
mod metrics;
mod news;
mod notices;
mod patience;
mod pool;
mod presence;
mod ratings;
mod recovery;
mod retention;
mod running;
mod safety;
mod seams;
mod secret;
mod server;
mod service;
mod socket;
mod tables;
mod thinking;
mod updates;
mod worker;

pub use config::{Config, Limits, NoticeSettings, PORT, Think};
pub use error::ServerError;
pub use http::{http_status, openapi};
pub use running::Running;
pub use seams::{Asset, Assets, NoPainter, Painter, PlainPage};
pub use server::Server;
pub use tianxia_storage::{DataError, Moved, backup, move_data, new_token, new_token_in};
pub use worker::Worker;

/// A server makes and drops thousands of small texts for each move; the usual allocators take a fifth of its time for it, and that of musl much more.
/// It stands here, for programs that ask for it, because the way into it is optimised as the crate is that names it.
#[cfg(feature = "mimalloc")]
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;
