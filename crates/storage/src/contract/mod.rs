//! The contract: what a server asks of a store, and what every store shares. It knows no database.

pub(crate) mod administrator;
pub(crate) mod data;
pub(crate) mod notices;
pub(crate) mod people;
pub(crate) mod ratings;
pub(crate) mod safety;
pub(crate) mod store;
