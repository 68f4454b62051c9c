//! Tables that people play at over the network.
//!
//! The truth about a table is its log: entries that are only ever added (`log.rs`), kept by a store (`storage/`) that
//! answers when they are on disk. A [`table`](crate) is what its log adds up to (`table/`), the house keeps tables in memory
//! as a cache (`house.rs`), the hub spreads the news that a log has grown (`hub.rs`), bots think on threads of their
//! own (`pool.rs`) and clocks ring (`deadlines.rs`). In front of all that stand HTTP (`http/`) and one WebSocket per guest
//! (`socket.rs`), which speak the types of [`wire`].
//!
//! Nothing here knows the rules of any game: games are played through [`tianxia_games::AnyMatch`].

mod automatic;
mod boards;
pub mod client;
mod clock;
mod config;
mod deadlines;
mod house;
mod http;
mod hub;
mod identity;
mod limits;
mod log;
mod metrics;
mod patience;
mod players;
mod pool;
mod seams;
mod secret;
mod server;
mod socket;
mod storage;
mod table;
pub mod wire;

pub use config::{Config, Limits, PORT};
pub use http::openapi;
pub use seams::{Asset, Assets, NoPainter, Painter, PlainPage};
pub use secret::seed_hash;
pub use server::Server;
pub use storage::backup;
