//! People: who they are, what they may do, and how they are rated, blocked and recovered.

pub(crate) mod device_name;
pub(crate) mod identity;
pub(crate) mod limits;
pub(crate) mod ratings;
pub(crate) mod recovery;
pub(crate) mod safety;
pub(crate) mod secret;
