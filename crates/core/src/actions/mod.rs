//! Declares the actions of a game once. A declaration gives each kind of action its name, its fields and its notation. Parsing,
//! printing, JSON with its schema, stable numbers, policy indices and the names of features all follow from it.
//!
//! ```ignore
//! actions! {
//!     /// An answer to a decision.
//!     #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
//!     pub enum Action in Huang {
//!         /// Place a tile of the hand (H15).
//!         Tile {
//!             /// Its colour.
//!             colour: Colour,
//!             /// Where.
//!             at: Cell,
//!         } = "tile {colour} {at}" as "tile";
//!         /// Do nothing more.
//!         None = "none" | "stop" as "none";
//!     }
//!     /// An action as data.
//!     #[serde(deny_unknown_fields)]
//!     pub enum ActionData;
//!     /// The kinds of actions.
//!     pub enum Kind;
//!     numbers [Tile, None]
//!     policy [Tile, None]
//! }
//! ```
//!
//! # The parts of a declaration
//!
//! - `pub enum Action in Huang`: the type that the rules use, and the *context* that its fields need to be read and written: the game, or
//!   its board. Attributes such as `derive` and `repr` go to this type.
//! - **A kind** has documentation, a name and perhaps fields. Each field has documentation, a name and a type that implements
//!   [`Field`] for the context. A `#[serde(…)]` or `#[cfg_attr(…)]` attribute of a field goes to the data type alone.
//! - **A notation** after `=`: words, and fields in braces in the order of their declaration. A field that writes nothing takes
//!   the space before it along. Further notations after `|` are read, but never written. A notation that does not name
//!   the fields in order fails to compile.
//! - `as "…"`, if given, is the name of the feature that marks this kind. Neighbouring kinds of one name share the feature.
//! - `numbered by leader, at`, if given, is the order in which the fields count. Otherwise it is the order of declaration.
//! - `pub enum ActionData`: the data type, with the same kinds and fields. It derives the traits of serde and the JSON schema by
//!   itself, with the tag `action` and kinds in `snake_case`; more attributes may be added.
//! - `numbers [...]`, if given, lists the kinds in the order of their stable numbers; every kind exactly once.
//! - `policy [...]`, if given, lists the kinds in the order of their policy indices. Kinds that are never asked together share
//!   indices: `Riot | Remove | Keep`.
//! - In both lists `by Block` puts a type that implements [`Block`] in the place of the fields, for kinds whose order follows from
//!   no single field: `Draft by Pairs`, `Pagoda | Palace by Buildings`.
//!
//! # The expansion
//!
//! ```text
//! pub enum Action { Tile { colour: Colour, at: Cell }, None }
//!
//! #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
//! #[cfg_attr(feature = "schema", derive(JsonSchema))]
//! #[serde(tag = "action", rename_all = "snake_case")]
//! #[serde(deny_unknown_fields)]
//! pub enum ActionData { Tile { colour: <Colour as Field<Huang>>::Data, at: <Cell as Field<Huang>>::Data }, None }
//!
//! pub enum Kind { Tile, None }
//! impl Kind { const ALL: …; const FEATURES: …; fn feature(self) -> Option<usize> }
//! impl Action { fn kind(self) -> Kind }
//!
//! impl Declared<Huang> for Action { /* write, read, data, of_data, joins, columns */ }
//! impl Numbered<Huang> for Action { /* number, numbered, numbers; with `numbers [...]` */ }
//! impl Indexed<Huang> for Action { /* policy, at_policy, POLICY; with `policy [...]` */ }
//! ```
//!
//! `write` copies the words of the notation and lets each field write itself. `read` tries the notations one after the other. A
//! failure is remembered by its word, and the error is about the furthest word that any notation came to. `number` adds the sizes of
//! the kinds before to a mixed-radix number of the fields, the first field counting most; `numbered` is the reverse. `joins` and `columns`
//! make groups of the answers to a decision, as they travel: no answer is written but the first of its group.
//!
//! What remains for a game: what several fields mean together. `commit 0`, for instance, is another way to say `none`. The game
//! changes such an action after it was read, in its `Written::read` and `Written::action`.

mod declare;
mod features;
mod field;
mod line;
mod words;

pub use features::joined;
pub use field::{Block, Counted, Declared, Field, Indexed, Numbered};
pub use words::{Miss, Words};

/// What the expansion of `actions!` calls.
#[doc(hidden)]
pub mod expansion {
    pub use super::features::{distinct, distinct_names, place_of};
    pub use super::field::{field_joins, push_index, push_slot, take_index, take_slot};
    pub use super::line::{Line, names_fields};
    pub use crate::BadInput;
    pub use crate::choices::Columns;
}
