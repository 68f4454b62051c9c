//! Tables in play: the cache of logs, bots and deadlines, updates, and news of other servers.

pub(crate) mod boards;
pub(crate) mod cache;
pub(crate) mod deadlines;
pub(crate) mod hub;
pub(crate) mod news;
pub(crate) mod presence;
pub(crate) mod tables;
pub(crate) mod updates;
