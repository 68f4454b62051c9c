//! What has a JSON Schema. Schemas are made from the types themselves, but only where somebody asks for them by the feature `schema`: what ships
//! reads those that were made beforehand (`crates/typescript`), and need not compile what makes them.

/// A type that has a JSON Schema.
#[cfg(feature = "schema")]
pub trait Described: schemars::JsonSchema {}

#[cfg(feature = "schema")]
impl<T: schemars::JsonSchema + ?Sized> Described for T {}

/// A type that has a JSON Schema where the feature `schema` is on. It is not, so every type is one.
#[cfg(not(feature = "schema"))]
pub trait Described {}

#[cfg(not(feature = "schema"))]
impl<T: ?Sized> Described for T {}
