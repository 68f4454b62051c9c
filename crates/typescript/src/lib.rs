//! The browser client's TypeScript types, made from JSON Schemas: those of the protocol from the server's OpenAPI document, those of
//! each game from its views, events, actions and effects. A test compares them with the files under `web/src`;
//! `UPDATE_TYPES=1 cargo test --release -p tianxia-typescript` writes the files anew.
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
mod files;

pub use declare::{Untranslatable, declare};
pub use files::{File, files};
