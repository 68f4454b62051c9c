//! A table without a server: [`Page`] answers the requests of the server's protocol, as JSON, out of memory. Time and chance come with every
//! request; what is to be stored goes out with the answer. [`think`] is what bots do, on a thread of its own: a job is a text that stands
//! alone.
//!
//! ```
//! use serde_json::{Value, json};
//!
//! let mut page = tianxia_page::Page::default();
//! let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "easy"}]);
//! let request = json!({
//!     "method": "POST", "path": ["api", "tables"], "now": 1000, "name": "East", "random": "7",
//!     "body": {"id": "a", "game": "qin", "seats": seats, "start": true},
//! });
//! // The page is asked first whether it has stored such a table before; it has not.
//! let reply: Value = serde_json::from_str(&page.ask(&request.to_string()))?;
//! let missing = reply["missing"].as_str().unwrap_or_default();
//! assert_eq!(page.load(missing, "[]"), "");
//! let reply: Value = serde_json::from_str(&page.ask(&request.to_string()))?;
//! assert_eq!(reply["status"], 201);
//! assert_eq!(reply["keep"][0]["entries"].as_array().map(Vec::len), Some(2));
//! # Ok::<(), serde_json::Error>(())
//! ```

#[cfg(target_arch = "wasm32")]
pub mod exports;
mod learn;
mod message;
mod page;
mod tables;
mod thought;

pub use message::{Kept, Reply, Request, Shelf};
pub use page::Page;
pub use thought::{Job, Thought, think};
