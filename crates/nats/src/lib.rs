//! The part of [NATS](https://docs.nats.io/reference/reference-protocols/nats-protocol) that servers need to tell each other what is new: publish,
//! subscribe, ask. Whoever uses a [`Client`] never waits for NATS: while it is away nothing is sent and nothing is kept, and subscriptions go on
//! when it is back.
//!
//! ```
//! use tianxia_nats::{Address, Client};
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), tianxia_nats::NoAddress> {
//! let addresses = Address::list("nats://127.0.0.1:4222,tls://me:secret@news.example.org")?;
//! let client = Client::start(addresses, "example", |state| println!("NATS: {state:?}"));
//! let mut news = client.subscribe("news.*", None);
//! client.publish("news.today", b"nobody hears this before NATS is reached");
//! # drop(news);
//! # Ok(())
//! # }
//! ```

mod address;
mod client;
mod connection;
mod registry;
mod wire;

pub use address::{Address, NoAddress};
pub use client::{Client, NoAnswer, State, Subscription};
pub use wire::Message;
