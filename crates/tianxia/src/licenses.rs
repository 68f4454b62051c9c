//! `tianxia licenses`: the licences of Tianxia and of everything it contains.

use crate::failure::Failure;
use crate::out::out;

/// Our licences, and those of Rust and JavaScript packages and of the glyphs, gathered by `scripts/third-party`.
pub(crate) const THIRD_PARTY: &str = include_str!("../THIRD-PARTY.txt");
/// Where a server and a site offer the same text.
pub(crate) const PATH: &str = "/third-party.txt";

pub(crate) fn run() -> Result<(), Failure> {
    out!("{}", THIRD_PARTY);
    Ok(())
}
