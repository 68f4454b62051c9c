//! JSON Schemas and the browser client's TypeScript types, made from the Rust types of the protocol and from the views, events, actions and
//! effects of each game, as files: nothing that ships makes a schema. A test compares the files with the types;
//! `UPDATE_TYPES=1 cargo test --release -p tianxia-typescript` writes them anew.
//!
//! ```
//! let schemas = serde_json::json!({
//!     "Status": { "enum": ["open", "over"] },
//!     "Table": { "type": "object", "properties": { "status": { "$ref": "#/$defs/Status" } }, "required": ["status"] },
//! });
//! let types = tianxia_typescript::declare(schemas.as_object().unwrap())?;
//! assert_eq!(types, "export type Status = 'open' | 'over'\n\nexport type Table = { status: Status }\n");
//! # Ok::<(), tianxia_typescript::Untranslatable>(())
//! ```

mod declare;
#[cfg(feature = "schema")]
mod files;
#[cfg(feature = "schema")]
mod wire;

pub use declare::{Untranslatable, declare};
#[cfg(feature = "schema")]
pub use files::{File, files};
