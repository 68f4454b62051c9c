//! Tables that people play at over the network: sockets, time and limits around [`tianxia_tables`].
//!
//! The truth about a table is its log, kept by a store ([`tianxia_storage`]) that answers when entries are on disk. The folders:
//!
//! - `play/`: tables in memory are a cache of what their logs add up to; bots and deadlines keep them going, and the hub spreads the
//!   news that a log has grown.
//! - `think/`: the threads that search for bots, hints and analyses, and workers.
//! - `people/`: identities, limits, ratings, reports and recovery.
//! - `upkeep/`: the administrator's side, erasure, retention and metrics.
//! - `notices/`: web push.
//! - `http/`: the routes, and one WebSocket per guest. They speak the types of [`tianxia_protocol`].
//!
//! `service.rs` is what clients may ask, within limits; `server.rs` opens the data, listens and stops.
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

mod config;
mod error;
mod http;
mod notices;
mod people;
mod play;
mod running;
mod seams;
mod server;
mod service;
mod think;
mod upkeep;

pub use config::{Config, Limits, NoticeSettings, PORT, Think};
pub use error::ServerError;
pub use http::openapi;
pub use running::Running;
pub use seams::{Asset, Assets, NoPainter, Painter, PlainPage};
pub use server::Server;
pub use think::worker::Worker;
pub use tianxia_storage::{
    Age, DataError, Inspected, Moved, backup, inspect, inspect_database, move_data, new_token, new_token_in,
};

/// A server makes and drops thousands of small texts for each move; the usual allocators take a fifth of its time for it, and that of musl much more.
/// It stands here, for programs that ask for it, because the way into it is optimised as the crate is that names it.
#[cfg(feature = "mimalloc")]
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;
