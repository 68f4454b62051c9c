//! Upkeep: the administrator's side, retention, metrics and the sign of life.

pub(crate) mod administrator;
pub(crate) mod alive;
pub(crate) mod metrics;
pub(crate) mod retention;
